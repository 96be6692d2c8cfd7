; What TypeScript adds, for TypeScript and TSX.

; Whatever declares a type: parameters, variables, fields, properties; results of functions.
; Named one by one: a pattern that begins with any node is tried at every node.
(required_parameter type: (type_annotation (_) @type)) @typed
(optional_parameter type: (type_annotation (_) @type)) @typed
(variable_declarator type: (type_annotation (_) @type)) @typed
(property_signature type: (type_annotation (_) @type)) @typed
(public_field_definition type: (type_annotation (_) @type)) @typed
(catch_clause type: (type_annotation (_) @type)) @typed
(function_declaration return_type: (type_annotation (_) @type)) @typed
(generator_function_declaration return_type: (type_annotation (_) @type)) @typed
(function_expression return_type: (type_annotation (_) @type)) @typed
(arrow_function return_type: (type_annotation (_) @type)) @typed
(method_definition return_type: (type_annotation (_) @type)) @typed
(function_signature return_type: (type_annotation (_) @type)) @typed
(method_signature return_type: (type_annotation (_) @type)) @typed
(abstract_method_signature return_type: (type_annotation (_) @type)) @typed

(abstract_class_declaration name: (_) @name body: (_) @body) @def.class
(interface_declaration name: (_) @name body: (_) @body) @def.interface
(type_alias_declaration name: (_) @name value: (_) @value) @def.type_alias
(enum_declaration name: (_) @name body: (_) @body) @def.enum
(enum_body name: (_) @name @def.enum_member)
(enum_assignment name: (_) @name value: (_) @value) @def.enum_member
(internal_module name: (_) @name body: (_) @body) @def.namespace
(module name: (_) @name body: (_) @body) @def.namespace
(function_signature name: (_) @name) @def.function
(abstract_method_signature name: (_) @name) @def.method
(method_signature name: (_) @name) @def.method
(property_signature name: (_) @name) @def.property
(public_field_definition name: (_) @name value: (_)? @value) @def.field
(required_parameter (accessibility_modifier) pattern: (identifier) @name) @def.field
(required_parameter "readonly" pattern: (identifier) @name) @def.field
(optional_parameter (accessibility_modifier) pattern: (identifier) @name) @def.field

(required_parameter pattern: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern] value: (_)? @value) @bind.parameter
(required_parameter pattern: (rest_pattern (identifier) @name)) @bind.parameter
(optional_parameter pattern: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern]) @bind.parameter
(type_parameter name: (_) @name constraint: (constraint (_) @type)?) @bind.type
(infer_type (type_identifier) @name @bind.type)
(mapped_type_clause name: (type_identifier) @name @bind.type)

(function_type) @scope.signature
(constructor_type) @scope.signature
(call_signature) @scope.signature
(construct_signature) @scope.signature
(conditional_type) @scope.signature
(mapped_type_clause) @scope.signature

(extends_clause value: [(identifier) (member_expression)] @ref.extends)
(extends_clause value: (call_expression arguments: (arguments [(identifier) (member_expression)] @ref.extends)))
(extends_type_clause type: [(type_identifier) (nested_type_identifier)] @ref.extends)
(extends_type_clause type: (generic_type name: (_) @ref.extends))
(implements_clause [(type_identifier) (nested_type_identifier)] @ref.implements)
(implements_clause (generic_type name: (_) @ref.implements))
(type_identifier) @ref.type
(nested_type_identifier) @ref.type
(type_query [(identifier) (member_expression)] @ref.value)

(import_statement (import_require_clause (identifier) @name source: (string (string_fragment) @source))) @import.module
(export_statement "=" (_) @value) @export.equals
