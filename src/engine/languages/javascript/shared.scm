; What JavaScript, TypeScript and TSX have in common. The capture names are those of extract/match.ts.

; Functions and classes. One without a name of its own is named by what holds it.
(function_declaration name: (_) @name body: (_) @body) @def.function
(generator_function_declaration name: (_) @name body: (_) @body) @def.function
(function_expression name: (_)? @name body: (_) @body) @def.function
(generator_function name: (_)? @name body: (_) @body) @def.function
(arrow_function body: (_) @body) @def.function
(method_definition name: (_) @name body: (_) @body) @def.method
(class_declaration name: (_) @name body: (_) @body) @def.class
(class name: (_)? @name body: (_) @body) @def.class

; Variables
(lexical_declaration kind: "const"
  (variable_declarator name: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern] value: (_)? @value) @constant) @statement
(lexical_declaration kind: "let"
  (variable_declarator name: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern] value: (_)? @value) @variable) @statement
(variable_declaration
  (variable_declarator name: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern] value: (_)? @value) @hoisted) @statement
(assignment_expression left: (_) @left right: (_) @right) @assign
(arrow_function parameter: (identifier) @name @bind.parameter)
(catch_clause parameter: (identifier) @name @bind.local)
(for_in_statement left: [(identifier) @name (object_pattern) @pattern (array_pattern) @pattern] operator: "of" right: (_) @value) @bind.element
(for_in_statement left: (identifier) @name @bind.local operator: "in")

; Functions held by an object
(pair key: (_) @key value: [(arrow_function) (function_expression) (generator_function)] @value) @pair
(return_statement [(arrow_function) (function_expression)] @value) @returned
(arrow_function body: [(arrow_function) (function_expression)] @value) @returned

; Scopes
(statement_block) @scope.block
(for_statement) @scope.block
(for_in_statement) @scope.block
(catch_clause) @scope.block
(switch_body) @scope.block
(class_static_block) @scope.block

; Uses. What stands in the arguments of a call is read from here on, see extract/calls.ts.
(call_expression function: (_) @callee arguments: (_) @args) @ref.call
(new_expression constructor: (_) @callee arguments: (_)? @args) @ref.new
(decorator [(identifier) (member_expression)] @callee) @decorator
(decorator (call_expression function: (_) @callee)) @decorator
(array [(identifier) (member_expression)] @ref.value)
(variable_declarator value: [(identifier) (member_expression)] @ref.value)
(assignment_expression right: [(identifier) (member_expression)] @ref.value)
(pair value: [(identifier) (member_expression)] @ref.value)
(return_statement [(identifier) (member_expression)] @ref.value)
(ternary_expression consequence: [(identifier) (member_expression)] @ref.value)
(ternary_expression alternative: [(identifier) (member_expression)] @ref.value)
(binary_expression operator: ["||" "??"] right: [(identifier) (member_expression)] @ref.value)
(shorthand_property_identifier) @ref.value

; Imports
(import_statement (import_clause (identifier) @name) source: (string (string_fragment) @source)) @import.default
(import_statement
  (import_clause (named_imports (import_specifier name: (_) @name alias: (_)? @alias)))
  source: (string (string_fragment) @source)) @import.named
(import_statement (import_clause (namespace_import (identifier) @name)) source: (string (string_fragment) @source)) @import.module
(import_statement . "import" . source: (string (string_fragment) @source)) @import.bare

; Exports
(export_statement declaration: (_) @value) @export.declaration
(export_statement value: (_) @value) @export.default
(export_statement
  (export_clause (export_specifier name: (_) @name alias: (_)? @alias))
  source: (string (string_fragment) @source)?) @export.named
(export_statement "*" source: (string (string_fragment) @source)) @export.star
(export_statement (namespace_export (_) @name) source: (string (string_fragment) @source)) @export.star

; The keys of an object assigned to a path: `module.exports = { … }`, `X.prototype = { … }`
(assignment_expression left: (member_expression) @left right: (object (shorthand_property_identifier) @name)) @assign.member
(assignment_expression
  left: (member_expression) @left
  right: (object (pair key: (_) @name value: (_) @value))) @assign.member
(assignment_expression left: (member_expression) @left right: (object (method_definition name: (_) @name))) @assign.member

; Text
(comment) @comment
(string_fragment) @string
(regex_pattern) @regex

(ERROR) @error
(MISSING) @missing
