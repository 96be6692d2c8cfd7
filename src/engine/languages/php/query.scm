; PHP. The capture names are those of extract/match.ts.

(namespace_definition name: (_) @name) @package

(function_definition name: (_) @name return_type: (_)? @type body: (_) @body) @def.function
(method_declaration name: (_) @name return_type: (_)? @type body: (_)? @body) @def.method
(anonymous_function return_type: (_)? @type body: (_) @body) @def.function
(arrow_function return_type: (_)? @type body: (_) @body) @def.function
(class_declaration name: (_) @name body: (_) @body) @def.class
(anonymous_class "class" @name body: (_) @body) @def.class
(interface_declaration name: (_) @name body: (_) @body) @def.interface
(trait_declaration name: (_) @name body: (_) @body) @def.trait
(enum_declaration name: (_) @name body: (_) @body) @def.enum
(enum_case name: (_) @name value: (_)? @value) @def.enum_member
(property_declaration type: (_)? @type (property_element name: (variable_name (name) @name) default_value: (_)? @value)) @def.field
(property_promotion_parameter type: (_)? @type name: (variable_name (name) @name)) @def.field
(const_declaration type: (_)? @type (const_element (name) @name (_) @value) @constant) @statement

(assignment_expression left: (variable_name) @name right: (_) @value) @hoisted
(assignment_expression left: (list_literal) @pattern right: (_) @value) @hoisted
(augmented_assignment_expression left: (variable_name) @name right: (_) @value) @hoisted
(assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @left right: (_) @right) @assign
(augmented_assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @left right: (_) @right) @assign
(static_variable_declaration name: (variable_name) @name value: (_)? @value) @bind.local
(global_declaration (variable_name) @name @bind.local)
(foreach_statement . (_) @value . (variable_name) @name) @bind.element
(foreach_statement . (_) @value . (pair (_) (variable_name) @name)) @bind.element
(foreach_statement . (_) . (pair . (variable_name) @name @bind.local))
(foreach_statement . (_) . (by_ref (variable_name) @name @bind.local))
(catch_clause type: (_) @type name: (variable_name) @name) @bind.local

(simple_parameter type: (_)? @type name: (variable_name) @name default_value: (_)? @value) @bind.parameter
(property_promotion_parameter type: (_)? @type name: (variable_name) @name) @bind.parameter
(variadic_parameter type: (_)? @type name: (variable_name) @name) @bind.rest

(function_call_expression function: (_) @callee arguments: (_) @args) @ref.call
(member_call_expression name: (_) @name arguments: (_) @args) @ref.call
(nullsafe_member_call_expression name: (_) @name arguments: (_) @args) @ref.call
(scoped_call_expression name: (_) @name arguments: (_) @args) @ref.call
(object_creation_expression . "new" . [(name) (qualified_name) (relative_name) (variable_name)] @callee (arguments)? @args) @ref.new
(attribute [(name) (qualified_name)] @callee) @decorator

(base_clause [(name) (qualified_name)] @ref.extends)
(class_interface_clause [(name) (qualified_name)] @ref.implements)
(declaration_list (use_declaration [(name) (qualified_name)] @ref.implements))
(enum_declaration_list (use_declaration [(name) (qualified_name)] @ref.implements))

(named_type [(name) (qualified_name)] @ref.type)
(class_constant_access_expression . [(name) (qualified_name)] @ref.type)
(scoped_property_access_expression scope: [(name) (qualified_name)] @ref.type)
(binary_expression operator: "instanceof" right: [(name) (qualified_name)] @ref.type)
(binary_expression left: (name) @ref.value)
(binary_expression right: (name) @ref.value)
(return_statement (name) @ref.value)
(array_element_initializer (name) @ref.value)
(assignment_expression right: (name) @ref.value)
(simple_parameter default_value: (name) @ref.value)
(property_element default_value: (name) @ref.value)

(namespace_use_declaration (namespace_use_clause . [(name) (qualified_name)] @source alias: (_)? @alias) @import.qualified)
(namespace_use_declaration
  (namespace_name) @owner
  body: (namespace_use_group (namespace_use_clause . [(name) (qualified_name) (namespace_name)] @source alias: (_)? @alias) @import.qualified))
(require_once_expression [(string (string_content) @source) (binary_expression right: (string (string_content) @source))]) @import.bare
(require_expression [(string (string_content) @source) (binary_expression right: (string (string_content) @source))]) @import.bare
(include_once_expression [(string (string_content) @source) (binary_expression right: (string (string_content) @source))]) @import.bare
(include_expression [(string (string_content) @source) (binary_expression right: (string (string_content) @source))]) @import.bare

(comment) @comment
(string_content) @string
(heredoc_body) @string
(nowdoc_body) @string
(text) @regex

(ERROR) @error
(MISSING) @missing
