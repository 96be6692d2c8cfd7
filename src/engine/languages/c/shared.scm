; What C and C++ have in common. The capture names are those of extract/match.ts.

(function_definition type: (_) @type declarator: (function_declarator declarator: (identifier) @name) body: (_) @body) @def.function
(function_definition type: (_) @type
  declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @name)) body: (_) @body) @def.function
(function_definition type: (_) @type
  declarator: (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @name)))
  body: (_) @body) @def.function
(function_definition
  declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))))
  body: (_) @body) @def.function
; Behind a macro that the grammar takes for the type, the name is read as the type.
(function_definition type: (type_identifier) @name declarator: (parenthesized_declarator) body: (_) @body) @def.function
(preproc_function_def name: (_) @name value: (_)? @body) @def.function
(preproc_def name: (_) @name value: (_)? @value) @constant

(struct_specifier name: (_) @name body: (_) @body) @def.struct
(union_specifier name: (_) @name body: (_) @body) @def.struct
(enum_specifier name: (_) @name body: (_) @body) @def.enum
(enumerator name: (_) @name value: (_)? @value) @def.enum_member
(type_definition type: (struct_specifier name: (_)? @alias body: (_) @body) . declarator: (type_identifier) @name) @def.struct
(type_definition type: (union_specifier name: (_)? @alias body: (_) @body) . declarator: (type_identifier) @name) @def.struct
(type_definition type: (enum_specifier name: (_)? @alias body: (_) @body) . declarator: (type_identifier) @name) @def.enum
(type_definition
  type: [
    (struct_specifier name: (_) @type !body)
    (union_specifier name: (_) @type !body)
    (enum_specifier name: (_) @type !body)
  ]
  declarator: [(type_identifier) @name (pointer_declarator declarator: (type_identifier) @name)]) @def.type_alias
(type_definition
  type: [(type_identifier) (primitive_type) (sized_type_specifier)] @type
  declarator: [
    (type_identifier) @name
    (pointer_declarator declarator: (type_identifier) @name)
    (array_declarator declarator: (type_identifier) @name)
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (type_identifier) @name)))
  ]) @def.type_alias

(field_declaration type: (_) @type declarator: [
  (field_identifier) @name
  (pointer_declarator declarator: (field_identifier) @name)
  (pointer_declarator declarator: (pointer_declarator declarator: (field_identifier) @name))
  (array_declarator declarator: (field_identifier) @name)
  (array_declarator declarator: (pointer_declarator declarator: (field_identifier) @name))
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier) @name)))
]) @def.field

; A prototype declares what some file defines.
(declaration declarator: [
  (function_declarator declarator: (identifier) @name)
  (pointer_declarator declarator: (function_declarator declarator: (identifier) @name))
  (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @name)))
]) @export.named

(declaration type: (_) @type declarator: [
  (identifier) @name @variable
  (pointer_declarator declarator: (identifier) @name) @variable
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name)) @variable
  (array_declarator declarator: (identifier) @name) @variable
  (array_declarator declarator: (pointer_declarator declarator: (identifier) @name)) @variable
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name))) @variable
]) @statement
(declaration type: (_) @type declarator: (init_declarator declarator: [
  (identifier) @name
  (pointer_declarator declarator: (identifier) @name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
  (array_declarator declarator: (identifier) @name)
  (array_declarator declarator: (array_declarator declarator: (identifier) @name))
  (array_declarator declarator: (pointer_declarator declarator: (identifier) @name))
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))
] value: (_) @value) @variable) @statement
(assignment_expression left: (_) @left right: (_) @right) @assign

(parameter_declaration type: (_) @type declarator: [
  (identifier) @name
  (pointer_declarator declarator: (identifier) @name)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
  (array_declarator declarator: (identifier) @name)
  (array_declarator declarator: (pointer_declarator declarator: (identifier) @name))
  (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))
]) @bind.parameter

(declaration declarator: (function_declarator) @scope.signature)
(declaration declarator: (pointer_declarator declarator: (function_declarator) @scope.signature))
(field_declaration declarator: (function_declarator) @scope.signature)
(parameter_declaration declarator: (function_declarator) @scope.signature)
(type_definition declarator: (function_declarator) @scope.signature)
(compound_statement) @scope.block
(for_statement) @scope.block

(type_identifier) @ref.type

(initializer_list [(identifier) @ref.value (pointer_expression argument: (identifier) @ref.value)])
(initializer_pair value: [(identifier) @ref.value (pointer_expression argument: (identifier) @ref.value)])
(init_declarator value: [(identifier) @ref.value (pointer_expression argument: (identifier) @ref.value)])
(assignment_expression right: [(identifier) @ref.value (pointer_expression argument: (identifier) @ref.value)])
(return_statement (identifier) @ref.value)

(preproc_include path: (string_literal (string_content) @source)) @import.star
(preproc_include path: (system_lib_string) @source) @import.star

(comment) @comment
(string_content) @string
(system_lib_string) @regex
(char_literal) @regex

(ERROR) @error
(MISSING) @missing
