; Scala 2 and 3. The capture names are those of extract/match.ts.

(package_clause name: (_) @name) @package

(class_definition name: (_) @name body: (_)? @body) @def.class
(object_definition name: (_) @name body: (_)? @body) @def.class
(trait_definition name: (_) @name body: (_)? @body) @def.trait
(enum_definition name: (_) @name body: (_)? @body) @def.enum
(simple_enum_case name: (_) @name) @def.enum_member
(full_enum_case name: (_) @name) @def.enum_member
(type_definition name: (_) @name type: (_)? @type) @def.type_alias
(instance_expression . (_) @name (template_body) @body) @def.object

(function_definition name: (_) @name return_type: (_)? @type body: (_) @body @value) @def.function
(function_declaration name: (_) @name return_type: (_)? @type) @def.method
(extension_definition
  parameters: (parameters . (parameter type: (_) @owner) .)
  body: (function_definition name: (_) @name return_type: (_)? @type body: (_) @body @value) @def.function)
(lambda_expression parameters: (_) . (_) @body) @def.function

(val_definition pattern: (identifier) @name type: (_)? @type value: (_) @value) @constant
(val_definition pattern: (tuple_pattern) @pattern value: (_) @value) @constant
(val_declaration name: (_) @name type: (_) @type) @constant
(var_definition pattern: (identifier) @name type: (_)? @type value: (_) @value) @variable
(var_declaration name: (_) @name type: (_) @type) @variable
(given_definition name: (_) @name return_type: (_)? @type) @constant
(class_parameter name: (_) @name type: (_) @type) @def.field
(assignment_expression left: [(identifier) (field_expression)] @left right: (_) @right) @assign

(class_parameter name: (_) @name type: (_) @type) @bind.parameter
(parameter name: (_) @name type: (_) @type) @bind.parameter
(binding name: (_) @name type: (_)? @type) @bind.parameter
(lambda_expression parameters: (identifier) @name @bind.parameter)
(enumerator . (identifier) @name "<-" . (_) @value) @bind.element
(enumerator . (identifier) @name "=" . (_) @value) @constant
(enumerator . (tuple_pattern) @pattern . (_) @value) @bind.element
(typed_pattern pattern: (identifier) @name type: (_) @type) @bind.local
(case_class_pattern (identifier) @name @bind.local)
(capture_pattern name: (_) @name @bind.local)
(case_clause pattern: (identifier) @name @bind.local)
(type_parameters name: (_) @name bound: (upper_bound type: (_) @type)?) @bind.type

(block) @scope.block
(indented_block) @scope.block
(for_expression) @scope.block
(case_clause) @scope.block
(extension_definition) @scope.block

(call_expression
  function: [(identifier) (operator_identifier) (field_expression) (call_expression) (parenthesized_expression) (instance_expression)] @callee
  arguments: (_) @args) @ref.call
(call_expression function: (generic_function function: (_) @callee) arguments: (_) @args) @ref.call
(call_expression function: (_) @callee arguments: (block . (lambda_expression) @value .)) @argument
(call_expression function: (call_expression function: (_) @callee) arguments: (block . (lambda_expression) @value .)) @argument
(instance_expression . [(type_identifier) (stable_type_identifier)] @callee (arguments)? @args) @ref.new
(instance_expression . (generic_type type: (_) @callee) (arguments)? @args) @ref.new
(instance_expression . (compound_type base: [(type_identifier) (stable_type_identifier)] @callee)) @ref.new
(instance_expression . (compound_type base: (generic_type type: (_) @callee))) @ref.new

(extends_clause [(type_identifier) (stable_type_identifier)] @ref.extends)
(extends_clause (generic_type type: (_) @ref.extends))
(extends_clause (compound_type base: [(type_identifier) (stable_type_identifier)] @ref.extends))
(extends_clause (compound_type extra: [(type_identifier) (stable_type_identifier)] @ref.extends))
(extends_clause (compound_type base: (generic_type type: (_) @ref.extends)))
(extends_clause (compound_type extra: (generic_type type: (_) @ref.extends)))
(instance_expression . [(type_identifier) (stable_type_identifier)] @ref.extends (template_body))
(instance_expression . (generic_type type: (_) @ref.extends) (template_body))
(instance_expression . (compound_type base: [(type_identifier) (stable_type_identifier)] @ref.extends) (template_body))
(instance_expression . (compound_type extra: [(type_identifier) (stable_type_identifier)] @ref.extends) (template_body))

(type_identifier) @ref.type
(stable_type_identifier) @ref.type
(annotation name: (_) @callee) @decorator

(val_definition value: [(identifier) (field_expression)] @ref.value)
(assignment_expression right: [(identifier) (field_expression)] @ref.value)
(function_definition body: [(identifier) (field_expression)] @ref.value)
(case_clause body: [(identifier) (field_expression)] @ref.value)
(infix_expression left: (field_expression) @ref.value)
(infix_expression right: (field_expression) @ref.value)
(match_expression value: (field_expression) @ref.value)

(import_declaration (identifier) @name .) @import.named
(import_declaration (namespace_selectors (identifier) @name)) @import.named
(import_declaration (namespace_selectors (arrow_renamed_identifier name: (_) @name alias: (identifier) @alias))) @import.named
(import_declaration (namespace_wildcard) @name) @import.star
(import_declaration (namespace_selectors (namespace_wildcard) @name)) @import.star

(comment) @comment
(block_comment) @comment
(string) @string
(character_literal) @regex

(ERROR) @error
(MISSING) @missing
