; Rust. The capture names are those of extract/match.ts.

(function_item name: (_) @name return_type: (_)? @type body: (_) @body) @def.function
(function_signature_item name: (_) @name return_type: (_)? @type) @def.method
(closure_expression return_type: (_)? @type body: (_) @body) @def.function
(macro_definition name: (_) @name . (macro_rule) @body) @def.function

(struct_item name: (_) @name body: (_)? @body) @def.struct
(union_item name: (_) @name body: (_) @body) @def.struct
(enum_item name: (_) @name body: (_) @body) @def.enum
(enum_variant name: (_) @name !body) @def.enum_member
(enum_variant name: (_) @name body: (field_declaration_list) @body) @def.enum_member
(enum_variant name: (_) @name body: (ordered_field_declaration_list . type: (_) @type)) @def.enum_member
(trait_item name: (_) @name body: (_) @body) @def.trait
(type_item name: (_) @name type: (_) @type) @def.type_alias
(associated_type name: (_) @name) @def.type_alias
(field_declaration name: (_) @name type: (_) @type) @def.field
(mod_item name: (_) @name body: (_) @body) @def.namespace
(impl_item type: (_) @owner body: (_) @body) @extension

(const_item name: (_) @name type: (_) @type value: (_)? @value) @constant
(static_item name: (_) @name type: (_) @type value: (_)? @value) @constant
(let_declaration pattern: (identifier) @name type: (_)? @type value: (_)? @value) @variable
(let_declaration pattern: (tuple_pattern) @pattern type: (_)? @type value: (_)? @value) @bind.pattern
(let_declaration pattern: (tuple_struct_pattern) @pattern value: (_)? @value) @bind.pattern
(let_declaration pattern: (struct_pattern) @pattern value: (_)? @value) @bind.pattern
(let_declaration pattern: (ref_pattern) @pattern value: (_)? @value) @bind.pattern
(let_condition pattern: (_) @pattern value: (_) @value) @bind.pattern
(match_expression value: (_) @value body: (match_block (match_arm pattern: (match_pattern . (_) @pattern)))) @bind.pattern
(for_expression pattern: (identifier) @name value: (_) @value) @bind.element
(for_expression pattern: [(tuple_pattern) (reference_pattern)] @pattern) @bind.pattern
(assignment_expression left: (_) @left right: (_) @right) @assign

(self_parameter (self) @name) @bind.receiver
(parameter pattern: (identifier) @name type: (_) @type) @bind.parameter
(parameter pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern)] @pattern type: (_) @type) @bind.pattern
(closure_parameters (identifier) @name @bind.parameter)
(closure_parameters [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern)] @pattern) @bind.pattern
(type_parameter name: (_) @name bounds: (trait_bounds . (_) @type)?) @bind.type
(where_predicate left: (type_identifier) @name bounds: (trait_bounds . (_) @type)) @bind.type

(block) @scope.block
(match_arm) @scope.block
(if_expression) @scope.block
(while_expression) @scope.block
(for_expression) @scope.block
(function_type) @scope.signature

(call_expression function: [(identifier) (self) (field_expression) (scoped_identifier) (call_expression)] @callee arguments: (_) @args) @ref.call
(call_expression function: (generic_function function: (_) @callee) arguments: (_) @args) @ref.call
(macro_invocation macro: (_) @callee) @ref.call
(token_tree (identifier) @callee . (token_tree) @args) @ref.token
(struct_expression name: (_) @callee) @ref.new
(impl_item trait: [(type_identifier) (scoped_type_identifier)] @ref.implements)
(impl_item trait: (generic_type type: (_) @ref.implements))
(trait_item bounds: (trait_bounds [(type_identifier) (scoped_type_identifier)] @ref.extends))
(trait_item bounds: (trait_bounds (generic_type type: (_) @ref.extends)))
(attribute_item (attribute . (_) @callee)) @decorator
(inner_attribute_item (attribute . (_) @callee)) @decorator
(type_identifier) @ref.type
(scoped_type_identifier) @ref.type

(field_initializer value: [(identifier) (scoped_identifier)] @ref.value)
(shorthand_field_initializer (identifier) @ref.value)
(let_declaration value: [(identifier) (scoped_identifier)] @ref.value)
(const_item value: [(identifier) (scoped_identifier)] @ref.value)
(static_item value: [(identifier) (scoped_identifier)] @ref.value)
(array_expression [(identifier) (scoped_identifier)] @ref.value)
(reference_expression value: [(identifier) (scoped_identifier)] @ref.value)
(assignment_expression right: [(identifier) (scoped_identifier)] @ref.value)
(match_pattern (scoped_identifier) @ref.value)
(tuple_struct_pattern type: (scoped_identifier) @ref.value)

(use_declaration argument: (_) @source) @import.tree
(mod_item name: (_) @name !body) @import.child

(line_comment) @comment
(block_comment) @comment
(string_content) @string
(char_literal) @regex

(ERROR) @error
(MISSING) @missing
