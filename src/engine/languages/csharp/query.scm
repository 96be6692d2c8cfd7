; C#. The capture names are those of extract/match.ts.

(namespace_declaration name: (_) @name) @package
(file_scoped_namespace_declaration name: (_) @name) @package

(class_declaration name: (_) @name body: (_)? @body) @def.class
(record_declaration name: (_) @name body: (_)? @body) @def.class
(struct_declaration name: (_) @name body: (_)? @body) @def.struct
(interface_declaration name: (_) @name body: (_)? @body) @def.interface
(enum_declaration name: (_) @name body: (_)? @body) @def.enum
(enum_member_declaration name: (_) @name) @def.enum_member
(delegate_declaration name: (_) @name) @def.type_alias

(method_declaration returns: (_) @type name: (_) @name body: (_)? @body) @def.method
(constructor_declaration name: (_) @name body: (_)? @body) @def.constructor
(operator_declaration type: (_) @type operator: _ @name body: (_)? @body) @def.method
(local_function_statement type: (_) @type name: (_) @name body: (_)? @body) @def.function
(lambda_expression body: (_) @body) @def.function
(anonymous_method_expression (block) @body) @def.function
(property_declaration type: (_) @type name: (_) @name accessors: (_)? @body) @def.property
(indexer_declaration type: (_) @type "this" @name accessors: (_)? @body) @def.property
(event_declaration type: (_) @type name: (_) @name accessors: (_)? @body) @def.property

(field_declaration (variable_declaration type: (_) @type (variable_declarator . name: (identifier) @name . (_)? @value) @variable)) @statement
(event_field_declaration (variable_declaration type: (_) @type (variable_declarator . name: (identifier) @name . (_)? @value) @variable)) @statement
(local_declaration_statement (variable_declaration type: (_) @type (variable_declarator . name: (identifier) @name . (_)? @value) @variable))
(using_statement (variable_declaration type: (_) @type (variable_declarator . name: (identifier) @name . (_)? @value) @variable))
(for_statement (variable_declaration type: (_) @type (variable_declarator . name: (identifier) @name . (_)? @value) @variable))
(variable_declarator . (tuple_pattern) @pattern . (_) @value) @variable
(record_declaration (parameter_list (parameter type: (_) @type name: (_) @name) @def.field))
(assignment_expression left: [(identifier) (member_access_expression)] @left right: (_) @right) @assign

(parameter type: (_)? @type name: (_) @name) @bind.parameter
(parameter_list type: (_) @type name: (_) @name) @bind.parameter
(implicit_parameter) @name @bind.parameter
(type_parameter name: (_) @name) @bind.type
(type_parameter_constraints_clause . (identifier) @name (type_parameter_constraint type: (_) @type)) @bind.type
(foreach_statement type: (_) @type left: (identifier) @name right: (_) @value) @bind.element
(foreach_statement left: (tuple_pattern) @pattern right: (_) @value) @bind.element
(from_clause name: (_) @name . (_) @value) @bind.element
(catch_declaration type: (_) @type name: (_) @name) @bind.local
(declaration_pattern type: (_) @type name: (_) @name) @bind.local
(recursive_pattern type: (_) @type name: (_) @name) @bind.local
(declaration_expression type: (_) @type name: (_) @name) @bind.local

(block) @scope.block
(for_statement) @scope.block
(foreach_statement) @scope.block
(using_statement) @scope.block
(catch_clause) @scope.block
(switch_section) @scope.block
(switch_expression_arm) @scope.block
(query_expression) @scope.block
(property_declaration) @scope.block
(conversion_operator_declaration) @scope.block
(destructor_declaration) @scope.block
(indexer_declaration) @scope.block
(delegate_declaration) @scope.signature

(invocation_expression function: (_) @callee arguments: (_) @args) @ref.call
(constructor_initializer ["this" "base"] @callee (argument_list) @args) @ref.call
(object_creation_expression type: [(identifier) (qualified_name)] @callee arguments: (_)? @args) @ref.new
(object_creation_expression type: (generic_name . (identifier) @callee) arguments: (_)? @args) @ref.new
(variable_declaration type: (identifier) @callee (variable_declarator (implicit_object_creation_expression (argument_list) @args) @ref.new))

(base_list [(identifier) (qualified_name)] @ref.extends)
(base_list (generic_name . (identifier) @ref.extends))
(base_list (primary_constructor_base_type type: (_) @ref.extends))

(parameter type: (_) @ref.type)
(parameter_list type: (_) @ref.type)
(method_declaration returns: (_) @ref.type)
(local_function_statement type: (_) @ref.type)
(property_declaration type: (_) @ref.type)
(indexer_declaration type: (_) @ref.type)
(operator_declaration type: (_) @ref.type)
(delegate_declaration type: (_) @ref.type)
(variable_declaration type: (_) @ref.type)
(foreach_statement type: (_) @ref.type)
(catch_declaration type: (_) @ref.type)
(declaration_pattern type: (_) @ref.type)
(recursive_pattern type: (_) @ref.type)
(declaration_expression type: (_) @ref.type)
(cast_expression type: (_) @ref.type)
(typeof_expression type: (_) @ref.type)
(as_expression right: (_) @ref.type)
(type_parameter_constraint type: (_) @ref.type)
(type_argument_list (_) @ref.type)
(array_creation_expression type: (_) @ref.type)

(attribute_list (attribute name: (_) @callee)) @decorator

(assignment_expression right: [(identifier) (member_access_expression)] @ref.value)
(variable_declarator name: (_) . [(identifier) (member_access_expression)] @ref.value)
(return_statement [(identifier) (member_access_expression)] @ref.value)
(arrow_expression_clause [(identifier) (member_access_expression)] @ref.value)
(initializer_expression [(identifier) (member_access_expression)] @ref.value)
(binary_expression left: (member_access_expression) @ref.value)
(binary_expression right: (member_access_expression) @ref.value)

(using_directive !name [(identifier) (qualified_name)] @source) @import.star
(using_directive name: (_) @alias (qualified_name qualifier: (_) @source name: (identifier) @name)) @import.named

(comment) @comment
(string_literal) @string
(verbatim_string_literal) @string
(raw_string_literal) @string
(string_content) @string
(character_literal) @regex

(ERROR) @error
(MISSING) @missing
