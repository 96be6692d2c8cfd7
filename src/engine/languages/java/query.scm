; Java. The capture names are those of extract/match.ts.

(package_declaration [(identifier) (scoped_identifier)] @name) @package

(class_declaration name: (_) @name body: (_) @body) @def.class
(record_declaration name: (_) @name body: (_) @body) @def.class
(interface_declaration name: (_) @name body: (_) @body) @def.interface
(annotation_type_declaration name: (_) @name body: (_) @body) @def.interface
(enum_declaration name: (_) @name body: (_) @body) @def.enum
(enum_constant name: (_) @name) @def.enum_member
(object_creation_expression type: (_) @name (class_body) @def.object)

(method_declaration type: (_) @type name: (_) @name body: (_)? @body) @def.method
(annotation_type_element_declaration type: (_) @type name: (_) @name) @def.method
(constructor_declaration name: (_) @name body: (_) @body) @def.constructor
(compact_constructor_declaration name: (_) @name body: (_) @body) @def.constructor
(lambda_expression body: (_) @body) @def.function

(field_declaration type: (_) @type declarator: (variable_declarator name: (_) @name value: (_)? @value) @variable) @statement
(constant_declaration type: (_) @type declarator: (variable_declarator name: (_) @name value: (_)? @value) @variable) @statement
(local_variable_declaration type: (_) @type declarator: (variable_declarator name: (_) @name value: (_)? @value) @variable)
(record_declaration parameters: (formal_parameters (formal_parameter type: (_) @type name: (_) @name) @def.field))
(resource type: (_) @type name: (_) @name value: (_) @value) @variable
(assignment_expression left: [(identifier) (field_access)] @left right: (_) @right) @assign

(formal_parameter type: (_) @type name: (_) @name) @bind.parameter
(spread_parameter (_) @type . (variable_declarator name: (_) @name)) @bind.rest
(lambda_expression parameters: (identifier) @name @bind.parameter)
(inferred_parameters (identifier) @name @bind.parameter)
(enhanced_for_statement type: (_) @type name: (_) @name value: (_) @value) @bind.element
(catch_formal_parameter (catch_type) @type name: (_) @name) @bind.local
(instanceof_expression right: (_) @type name: (_) @name) @bind.local
(type_pattern (_) @type . (identifier) @name) @bind.local
(record_pattern_component (_) @type . (identifier) @name) @bind.local
(type_parameter (type_identifier) @name (type_bound . (_) @type)?) @bind.type

(block) @scope.block
(for_statement) @scope.block
(enhanced_for_statement) @scope.block
(try_with_resources_statement) @scope.block
(catch_clause) @scope.block
(switch_rule) @scope.block
(switch_block_statement_group) @scope.block

(method_invocation name: (_) @name arguments: (_) @args) @ref.call
(explicit_constructor_invocation constructor: (_) @callee arguments: (_) @args) @ref.call
(object_creation_expression type: [(type_identifier) (scoped_type_identifier)] @callee arguments: (_) @args) @ref.new
(object_creation_expression type: (generic_type . (_) @callee) arguments: (_) @args) @ref.new

(superclass [(type_identifier) (scoped_type_identifier)] @ref.extends)
(superclass (generic_type . (_) @ref.extends))
(super_interfaces (type_list [(type_identifier) (scoped_type_identifier)] @ref.implements))
(super_interfaces (type_list (generic_type . (_) @ref.implements)))
(extends_interfaces (type_list [(type_identifier) (scoped_type_identifier)] @ref.extends))
(extends_interfaces (type_list (generic_type . (_) @ref.extends)))

(type_identifier) @ref.type
(scoped_type_identifier) @ref.type
(marker_annotation name: (_) @callee) @decorator
(annotation name: (_) @callee) @decorator

(method_reference) @ref.value
(variable_declarator value: [(identifier) (field_access)] @ref.value)
(assignment_expression right: [(identifier) (field_access)] @ref.value)
(return_statement [(identifier) (field_access)] @ref.value)
(array_initializer [(identifier) (field_access)] @ref.value)
(binary_expression left: (field_access) @ref.value)
(binary_expression right: (field_access) @ref.value)

(import_declaration (scoped_identifier scope: (_) @source name: (_) @name) .) @import.named
(import_declaration (_) @source (asterisk)) @import.star

(line_comment) @comment
(block_comment) @comment
(string_literal) @string
(character_literal) @regex

(ERROR) @error
(MISSING) @missing
