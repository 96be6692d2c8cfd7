; Swift. The capture names are those of extract/match.ts. The grammar calls result and parameter types `name`, too.

(class_declaration "class" name: (_) @name body: (_) @body) @def.class
(class_declaration "actor" name: (_) @name body: (_) @body) @def.class
(class_declaration "struct" name: (_) @name body: (_) @body) @def.struct
(class_declaration "enum" name: (_) @name body: (_) @body) @def.enum
(class_declaration "extension" name: (_) @owner body: (_) @body) @extension
(protocol_declaration name: (_) @name body: (_) @body) @def.interface
(typealias_declaration name: (type_identifier) @name name: (_) @type) @def.type_alias
(associatedtype_declaration name: (_) @name) @def.type_alias
(enum_entry name: (simple_identifier) @name) @def.enum_member

(function_declaration name: (simple_identifier) @name
  name: [(user_type) (optional_type) (tuple_type) (array_type) (dictionary_type) (function_type) (opaque_type) (existential_type)]? @type
  body: (_) @body) @def.function
(init_declaration "init" @name body: (_) @body) @def.function
(deinit_declaration "deinit" @name body: (_) @body) @def.function
(subscript_declaration "subscript" @name (computed_property) @body) @def.function
(protocol_function_declaration name: (simple_identifier) @name
  name: [(user_type) (optional_type) (tuple_type) (array_type) (dictionary_type) (function_type) (opaque_type) (existential_type)]? @type) @def.method
(protocol_property_declaration name: (pattern bound_identifier: (_) @name) (type_annotation (_) @type)) @def.property
(property_declaration name: (pattern bound_identifier: (_) @name) (type_annotation (_) @type)? computed_value: (_) @body) @def.getter
(lambda_literal (statements) @body) @def.function

(property_declaration name: (pattern bound_identifier: (_) @name) (type_annotation (_) @type)? !computed_value value: (_)? @value) @variable
(property_declaration name: (pattern (pattern)) @pattern value: (_) @value) @bind.pattern
(assignment target: (_) @left result: (_) @right) @assign

(parameter name: (simple_identifier) @name
  [(user_type) (optional_type) (tuple_type) (array_type) (dictionary_type) (function_type) (opaque_type) (existential_type)] @type) @bind.parameter
(lambda_parameter name: (simple_identifier) @name (_)? @type) @bind.parameter
(type_parameter (type_identifier) @name (user_type)? @type) @bind.type
(if_statement bound_identifier: (simple_identifier) @name . [(simple_identifier) (navigation_expression) (call_expression) (try_expression) (await_expression) (as_expression) (self_expression) (nil_coalescing_expression)] @value) @bind.local
(guard_statement bound_identifier: (simple_identifier) @name . [(simple_identifier) (navigation_expression) (call_expression) (try_expression) (await_expression) (as_expression) (self_expression) (nil_coalescing_expression)] @value) @bind.local
(while_statement bound_identifier: (simple_identifier) @name . [(simple_identifier) (navigation_expression) (call_expression) (try_expression) (await_expression) (as_expression) (self_expression) (nil_coalescing_expression)] @value) @bind.local
(if_statement (pattern (value_binding_pattern) bound_identifier: (simple_identifier) @name @bind.local))
(guard_statement (pattern (value_binding_pattern) bound_identifier: (simple_identifier) @name @bind.local))
(switch_statement expr: (_) @value (switch_entry (switch_pattern (pattern) @pattern))) @bind.pattern
(for_statement item: (pattern bound_identifier: (simple_identifier) @name) collection: (_) @value) @bind.element
(for_statement item: (pattern (pattern)) @pattern) @bind.pattern
(catch_block error: (pattern (pattern bound_identifier: (simple_identifier) @name) name: (_) @type)) @bind.local

(if_statement) @scope.block
(for_statement) @scope.block
(while_statement) @scope.block
(repeat_while_statement) @scope.block
(do_statement) @scope.block
(catch_block) @scope.block
(switch_entry) @scope.block
(function_type) @scope.signature

(call_expression . [(simple_identifier) (navigation_expression) (self_expression) (super_expression)] @callee . (call_suffix . (value_arguments) @args)) @ref.call
(call_expression . [(simple_identifier) (navigation_expression)] @callee . (call_suffix . (lambda_literal))) @ref.call
(call_expression . [(simple_identifier) (navigation_expression)] @callee . (call_suffix (lambda_literal) @value)) @argument
(constructor_expression constructed_type: (_) @callee) @ref.new
(inheritance_specifier inherits_from: (user_type) @ref.extends)
(attribute (user_type) @callee) @decorator
(user_type) @ref.type
(value_argument value: [(simple_identifier) (navigation_expression)] @ref.value)
(property_declaration value: [(simple_identifier) (navigation_expression)] @ref.value)
(assignment result: [(simple_identifier) (navigation_expression)] @ref.value)

(comment) @comment
(multiline_comment) @comment
(line_str_text) @string
(multi_line_str_text) @string
(raw_str_part) @string

(ERROR) @error
(MISSING) @missing
