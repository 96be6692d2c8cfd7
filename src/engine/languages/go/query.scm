; Go. The capture names are those of extract/match.ts.

(package_clause (package_identifier) @name) @package

(function_declaration name: (_) @name result: (_)? @type body: (_)? @body) @def.function
(method_declaration
  receiver: (parameter_list (parameter_declaration type: (_) @owner))
  name: (_) @name result: (_)? @type body: (_)? @body) @def.method
(func_literal result: (_)? @type body: (_) @body) @def.function
(method_elem name: (_) @name result: (_)? @type) @def.method

(type_declaration (type_spec name: (_) @name type: (struct_type (_) @body)) @def.struct) @statement
(type_declaration (type_spec name: (_) @name type: (interface_type) @body) @def.interface) @statement
(type_declaration
  (type_spec name: (_) @name type: [
    (type_identifier) (qualified_type) (generic_type) (pointer_type) (slice_type) (array_type)
    (map_type) (channel_type) (function_type) (parenthesized_type)
  ] @type) @def.type_alias) @statement
(type_declaration (type_alias name: (_) @name type: (_) @type) @def.type_alias) @statement

(field_declaration name: (_) @name type: (_) @type) @def.field
(field_declaration !name type: (_) @name @type) @def.field
(field_declaration !name type: [(type_identifier) (qualified_type)] @ref.extends)
(field_declaration !name type: (generic_type type: (_) @ref.extends))
(interface_type (type_elem . [(type_identifier) (qualified_type)] @ref.extends .))
(interface_type (type_elem . (generic_type type: (_) @ref.extends) .))

; Each name of a list is a match of its own; the builder counts the names of one node.
(const_declaration (const_spec (identifier) @name type: (_)? @type value: (_)? @value) @constant) @statement
(var_declaration (var_spec name: (identifier) @name type: (_)? @type value: (_)? @value) @variable) @statement
(var_declaration (var_spec_list (var_spec name: (identifier) @name type: (_)? @type value: (_)? @value) @variable))
(short_var_declaration left: (expression_list (identifier) @name) right: (_) @value) @variable
(range_clause left: (expression_list . (identifier) @name @bind.local))
(range_clause left: (expression_list (identifier) . (identifier) @name) right: (_) @value) @bind.element
(receive_statement left: (expression_list . (identifier) @name @bind.local))
(type_switch_statement
  alias: (expression_list (identifier) @name)
  (type_case . "case" . type: (_) @type . ":") @bind.case)
(assignment_statement left: (expression_list . (_) @left .) right: (expression_list . (_) @right .)) @assign

(method_declaration receiver: (parameter_list (parameter_declaration name: (_) @name type: (_) @type) @bind.receiver))
(parameter_declaration name: (identifier) @name type: (_) @type) @bind.parameter
(variadic_parameter_declaration name: (identifier) @name type: (_) @type) @bind.rest
(type_parameter_declaration name: (identifier) @name type: (_) @type) @bind.type
(function_declaration result: (parameter_list (parameter_declaration type: (_) @type) @result))
(method_declaration result: (parameter_list (parameter_declaration type: (_) @type) @result))
(method_elem result: (parameter_list (parameter_declaration type: (_) @type) @result))
(func_literal result: (parameter_list (parameter_declaration type: (_) @type) @result))

(keyed_element key: (literal_element (identifier) @key) value: (literal_element (func_literal) @value)) @pair

(block) @scope.block
(if_statement) @scope.block
(for_statement) @scope.block
(expression_switch_statement) @scope.block
(type_switch_statement) @scope.block
(expression_case) @scope.block
(type_case) @scope.block
(default_case) @scope.block
(communication_case) @scope.block
(function_type) @scope.signature

(call_expression function: [(identifier) (selector_expression) (call_expression) (parenthesized_expression) (type_assertion_expression)] @callee arguments: (_) @args) @ref.call
(call_expression function: (index_expression operand: (_) @callee) arguments: (_) @args) @ref.call
(type_conversion_expression type: (generic_type type: (_) @callee)) @ref.call
(composite_literal type: [(type_identifier) (qualified_type)] @callee) @ref.new
(composite_literal type: (generic_type type: (_) @callee)) @ref.new
(type_identifier) @ref.type
(qualified_type) @ref.type

(keyed_element value: (literal_element [(identifier) (selector_expression)] @ref.value))
(literal_value (literal_element [(identifier) (selector_expression)] @ref.value))
(short_var_declaration right: (expression_list [(identifier) (selector_expression)] @ref.value))
(assignment_statement right: (expression_list [(identifier) (selector_expression)] @ref.value))
(var_spec value: (expression_list [(identifier) (selector_expression)] @ref.value))
(return_statement (expression_list [(identifier) (selector_expression)] @ref.value))

(import_spec name: (_)? @alias path: (_ (_) @source)) @import.path

(comment) @comment
(interpreted_string_literal_content) @string
(raw_string_literal_content) @string
(rune_literal) @regex

(ERROR) @error
(MISSING) @missing
