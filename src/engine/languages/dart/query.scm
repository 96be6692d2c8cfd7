; Dart. The capture names are those of extract/match.ts. Bodies stand beside their signatures, see extract/loose-matches.ts.

(class_definition name: (_) @name body: (_) @body) @def.class
(class_definition (mixin_application_class . (identifier) @name)) @def.class
(mixin_declaration (identifier) @name (class_body) @body) @def.class
(enum_declaration name: (_) @name body: (_) @body) @def.enum
(enum_constant name: (_) @name) @def.enum_member
(extension_type_declaration name: (_) @name body: (_) @body) @def.class
(type_alias . "typedef" . (type_identifier) @name . "=") @def.type_alias
(type_alias . "typedef" (type_identifier) @name . (formal_parameter_list)) @def.type_alias

((function_signature name: (_) @name) @def.function . (function_body) @body)
((getter_signature name: (_) @name) @def.function . (function_body) @body)
(lambda_expression parameters: (function_signature name: (_) @name) body: (_) @body) @def.function
(function_expression body: (_) @body) @def.function

(class_body (method_signature (function_signature name: (_) @name)) @def.method . (function_body) @body)
(class_body (method_signature [(getter_signature name: (_) @name) (setter_signature name: (_) @name)]) @def.method . (function_body) @body)
(class_body (method_signature (constructor_signature . name: (identifier) @name @type . parameters: (_))) @def.method . (function_body) @body)
(class_body (method_signature (constructor_signature . name: (identifier) @type . name: (identifier) @name)) @def.method . (function_body) @body)
(class_body (method_signature (factory_constructor_signature . (identifier) @type . (identifier) @name)) @def.method . (function_body) @body)
(class_body (method_signature (factory_constructor_signature . (identifier) @name @type . (formal_parameter_list))) @def.method . (function_body) @body)
(class_body (declaration (function_signature name: (_) @name)) @def.method)
(class_body (declaration [(getter_signature name: (_) @name) (setter_signature name: (_) @name)]) @def.method)
(class_body (declaration (constructor_signature . name: (identifier) @name @type . parameters: (_))) @def.method)
(class_body (declaration (constructor_signature . name: (identifier) @type . name: (identifier) @name)) @def.method)
(class_body (declaration (constant_constructor_signature (const_builtin) . (identifier) @name @type . (formal_parameter_list))) @def.method)
(class_body (declaration (constant_constructor_signature (const_builtin) . (identifier) @type . (identifier) @name)) @def.method)
(class_body (declaration (redirecting_factory_constructor_signature . (identifier) @type . (identifier) @name)) @def.method)
(enum_body (method_signature [(function_signature name: (_) @name) (getter_signature name: (_) @name)]) @def.method . (function_body) @body)
(extension_declaration class: (type_identifier) @owner body: (extension_body (method_signature [(function_signature name: (_) @name) (getter_signature name: (_) @name)]) @def.method . (function_body) @body))

(class_body (declaration (initialized_identifier_list (initialized_identifier . (identifier) @name) @right) @key) @def.field)
(enum_body (declaration (initialized_identifier_list (initialized_identifier . (identifier) @name) @right) @key) @def.field)
(static_final_declaration_list (static_final_declaration . (identifier) @name) @right) @constant
(program (initialized_identifier_list (initialized_identifier . (identifier) @name) @right) @hoisted)
(local_variable_declaration (initialized_variable_definition name: (identifier) @name) @right) @variable
(assignment_expression left: (assignable_expression . (identifier) @left .) right: (_) @right) @assign

(formal_parameter name: (identifier) @name) @bind.parameter
(formal_parameter . (identifier) @name .) @bind.parameter
(constructor_param (identifier) @name @bind.parameter)
(catch_parameters (identifier) @name @bind.local)
(for_loop_parts name: (identifier) @name value: (_) @value) @bind.element
(variable_pattern (identifier) @name @bind.local)
(type_parameter (type_identifier) @name @bind.type)

(block) @scope.block
(for_statement) @scope.block
(function_type) @scope.signature

(selector (argument_part (arguments) @args) @ref.call)
(cascade_section (argument_part (arguments) @args) @ref.call)
(new_expression (type_identifier) @callee (arguments) @args) @ref.new
(const_object_expression (type_identifier) @callee (arguments) @args) @ref.new
(annotation name: (_) @callee) @decorator
(superclass (type_identifier) @ref.extends)
(mixins (type_identifier) @ref.implements)
(interfaces (type_identifier) @ref.implements)
(mixin_declaration "on" (type_identifier) @ref.extends)
(type_identifier) @ref.type
(return_statement (identifier) @ref.value .)
(list_literal (identifier) @ref.value)

(import_specification (configurable_uri (uri (string_literal) @source)) .) @import.star
(import_specification (configurable_uri (uri (string_literal) @source)) . (combinator)) @import.star
(import_specification (configurable_uri (uri (string_literal) @source)) "as" . (identifier) @name) @import.module
(library_export (configurable_uri (uri (string_literal) @source))) @export.star
(part_directive (uri (string_literal) @source)) @import.star
(part_directive (uri (string_literal) @source)) @export.star
(part_of_directive (uri (string_literal) @source)) @import.star

(comment) @comment
(documentation_comment) @comment
(string_literal) @string

(ERROR) @error
(MISSING) @missing
