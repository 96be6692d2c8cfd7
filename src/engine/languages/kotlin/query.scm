; Kotlin. The capture names are those of extract/match.ts.

(package_header (qualified_identifier) @name) @package

; A class without a body ends with one of these.
(class_declaration "class" name: (_) @name (class_body) @body) @def.class
(class_declaration "class" name: (_) @name .) @def.class
(class_declaration "class" name: (_) @name [(primary_constructor) (delegation_specifiers) (type_parameters) (type_constraints)] .) @def.class
(class_declaration "class" name: (_) @name (enum_class_body) @body) @def.enum
(class_declaration "interface" name: (_) @name (class_body) @body) @def.interface
(class_declaration "interface" name: (_) @name .) @def.interface
(class_declaration "interface" name: (_) @name [(delegation_specifiers) (type_parameters) (type_constraints)] .) @def.interface
(object_declaration name: (_) @name (class_body)? @body) @def.class
(type_alias type: (_) @name (_) @type .) @def.type_alias
(enum_entry . (identifier) @name) @def.enum_member
(enum_entry . (modifiers) . (identifier) @name) @def.enum_member
(object_literal (delegation_specifiers . (delegation_specifier [(user_type) (constructor_invocation)] @name)) (class_body) @body) @def.object

(function_declaration
  [(user_type) (nullable_type)]? @owner . name: (_) @name
  (function_value_parameters) . (type)? @type
  (function_body ["=" (block)] (expression)? @value)? @body) @def.function
(secondary_constructor "constructor" @name (block)? @body) @def.constructor
(lambda_literal) @body @def.function
(anonymous_function (function_body) @body) @def.function

(property_declaration "val" (variable_declaration . (identifier) @name . (type)? @type) . (expression)? @value) @constant
(property_declaration "var" (variable_declaration . (identifier) @name . (type)? @type) . (expression)? @value) @variable
(property_declaration (multi_variable_declaration) @pattern . (expression) @value) @constant
(when_subject (variable_declaration . (identifier) @name . (type)? @type) . (expression) @value) @constant
(class_parameter ["val" "var"] (identifier) @name . (type) @type) @def.field
(assignment left: [(identifier) (navigation_expression)] @left right: (_) @right) @assign

(class_parameter (identifier) @name . (type) @type) @bind.parameter
(parameter . (identifier) @name . (type) @type) @bind.parameter
(lambda_parameters (variable_declaration . (identifier) @name . (type)? @type) @bind.parameter)
(setter . (identifier) @name @bind.parameter)
(catch_block . (identifier) @name . (type) @type) @bind.local
(for_statement (variable_declaration . (identifier) @name . (type)? @type) . (expression) @value) @bind.element
(for_statement (multi_variable_declaration) @pattern . (expression) @value) @bind.element
(type_parameter (identifier) @name . (type)? @type) @bind.type

(block) @scope.block
(for_statement) @scope.block
(when_expression) @scope.block
(when_entry) @scope.block
(catch_block) @scope.block
(getter) @scope.block
(setter) @scope.block
(anonymous_initializer) @scope.block

; A lambda after the parentheses is one more argument of the call inside.
(call_expression . (expression) @callee (value_arguments) @args .) @ref.call
(call_expression . (expression) @callee . (annotated_lambda)) @ref.call
(call_expression . (call_expression . (expression) @callee (value_arguments) @args .) . (annotated_lambda)) @ref.call
(call_expression . (expression) @callee . (annotated_lambda (lambda_literal) @value)) @argument
(call_expression . (call_expression . (expression) @callee (value_arguments) .) . (annotated_lambda (lambda_literal) @value)) @argument
(constructor_delegation_call ["this" "super"] @callee (value_arguments) @args) @ref.call

(delegation_specifier (user_type) @ref.extends)
(delegation_specifier (constructor_invocation . (user_type) @ref.extends))
(delegation_specifier (explicit_delegation . (user_type) @ref.extends))
(user_type) @ref.type
(annotation (user_type) @callee) @decorator
(annotation (constructor_invocation . (user_type) @callee)) @decorator

(callable_reference) @ref.value
(property_declaration (variable_declaration) . [(identifier) (navigation_expression)] @ref.value)
(assignment right: [(identifier) (navigation_expression)] @ref.value)
(return_expression [(identifier) (navigation_expression)] @ref.value)
(function_body "=" [(identifier) (navigation_expression)] @ref.value)
(binary_expression left: (navigation_expression) @ref.value)
(binary_expression right: (navigation_expression) @ref.value)

(import (qualified_identifier) @source "*") @import.star
(import (qualified_identifier (identifier) @name .) @source .) @import.named
(import (qualified_identifier (identifier) @name .) @source . (identifier) @alias) @import.named

(line_comment) @comment
(block_comment) @comment
(string_content) @string
(character_literal) @regex

(ERROR) @error
(MISSING) @missing
