; What C++ adds to C.

(function_definition type: (_)? @type declarator: [
  (function_declarator declarator: [(field_identifier) (operator_name) (destructor_name) (qualified_identifier)] @name)
  (_ (function_declarator declarator: [(field_identifier) (operator_name) (destructor_name) (qualified_identifier)] @name))
  (_ (_ (function_declarator declarator: [(field_identifier) (operator_name) (destructor_name) (qualified_identifier)] @name)))
] body: (_) @body) @def.function
(function_definition !type declarator: (function_declarator declarator: (identifier) @name) body: (_) @body) @def.function
(function_definition type: (_) @type
  declarator: (reference_declarator (function_declarator declarator: (identifier) @name)) body: (_) @body) @def.function
(function_definition type: (_)? @type declarator: (function_declarator declarator: [(identifier) (qualified_identifier)] @name)
  (default_method_clause)) @def.function
(field_declaration type: (_) @type declarator: [
  (function_declarator declarator: [(field_identifier) (operator_name)] @name)
  (_ (function_declarator declarator: [(field_identifier) (operator_name)] @name))
  (_ (_ (function_declarator declarator: [(field_identifier) (operator_name)] @name)))
]) @def.method
(field_declaration_list (declaration declarator: (function_declarator declarator: [(identifier) (destructor_name)] @name)) @def.method)
(template_declaration (_) @value) @export.declaration
(lambda_expression body: (_) @body) @def.function

(class_specifier name: (_) @name body: (_) @body) @def.class
(alias_declaration name: (_) @name type: (_) @type) @def.type_alias
(namespace_definition name: (_) @name body: (_) @body) @def.namespace
(type_definition type: [(qualified_identifier) (template_type)] @type declarator: (type_identifier) @name) @def.type_alias
(field_declaration type: (_) @type declarator: (reference_declarator (field_identifier) @name)) @def.field

(declaration type: (_) @type declarator: (init_declarator declarator: (reference_declarator (identifier) @name) value: (_) @value) @variable) @statement
(init_declarator declarator: [
  (structured_binding_declarator (identifier) @name @bind.local)
  (reference_declarator (structured_binding_declarator (identifier) @name @bind.local))
])
(condition_clause value: (declaration type: (_) @type declarator: (_ declarator: (identifier) @name) value: (_) @value)) @variable
(condition_clause value: (declaration type: (_) @type declarator: (identifier) @name value: (_) @value)) @variable
(parameter_declaration type: (_) @type declarator: (reference_declarator [(identifier) @name (_ (identifier) @name)])) @bind.parameter
(optional_parameter_declaration type: (_) @type declarator: [
  (identifier) @name
  (pointer_declarator declarator: (identifier) @name)
  (reference_declarator (identifier) @name)
]) @bind.parameter
(for_range_loop type: (placeholder_type_specifier)
  declarator: [(identifier) @name (reference_declarator (identifier) @name) (pointer_declarator declarator: (identifier) @name)]
  right: (_) @value) @bind.element
(for_range_loop type: [(type_identifier) (qualified_identifier) (template_type)] @type
  declarator: [(identifier) @name (reference_declarator (identifier) @name) (pointer_declarator declarator: (identifier) @name)]) @bind.local

(for_range_loop) @scope.block
(if_statement) @scope.block
(catch_clause) @scope.block
(field_declaration declarator: (_ (function_declarator) @scope.signature))
(declaration declarator: (reference_declarator (function_declarator) @scope.signature))
(declaration declarator: (reference_declarator (function_declarator declarator: (identifier) @name))) @export.named

(call_expression function: [(identifier) (field_expression) (qualified_identifier) (template_function name: (_))] @callee arguments: (_) @args) @ref.call
(new_expression type: (_) @callee arguments: (_)? @args) @ref.new
(compound_literal_expression type: [(type_identifier) (qualified_identifier) (template_type)] @callee) @ref.new
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @callee
  declarator: (init_declarator value: [(argument_list) (initializer_list)])) @ref.new
(base_class_clause [(type_identifier) (qualified_identifier)] @ref.extends)
(base_class_clause (template_type name: (_) @ref.extends))
(qualified_identifier name: (type_identifier)) @ref.type

(using_declaration "namespace" [(identifier) (qualified_identifier)] @source) @import.star
(using_declaration . "using" . (qualified_identifier) @source) @import.tree

(raw_string_content) @string
