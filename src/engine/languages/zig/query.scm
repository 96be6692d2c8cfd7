; Zig. The capture names are those of extract/match.ts. A type is the value of a constant, and a file is a type, too.

(function_declaration name: (_) @name type: (_)? @type body: (_) @body) @def.function
(function_declaration name: (_) @name type: (_)? @type !body) @def.function
(test_declaration [(string (string_content) @name) (identifier) @name] (block) @body) @def.function
(variable_declaration . (identifier) @name . (struct_declaration) @body) @def.struct
(variable_declaration . (identifier) @name . (union_declaration) @body) @def.struct
(variable_declaration . (identifier) @name . (opaque_declaration) @body) @def.struct
(variable_declaration . (identifier) @name . (enum_declaration) @body) @def.enum
(variable_declaration . (identifier) @name . (error_set_declaration) @body) @def.enum
(struct_declaration (container_field name: (_) @name type: (_)? @type) @def.field)
(union_declaration (container_field name: (_) @name type: (_)? @type) @def.field)
(source_file (container_field name: (_) @name type: (_)? @type) @def.field)
(enum_declaration (container_field name: (_) @name) @def.enum_member)
(error_set_declaration (identifier) @name @def.enum_member)

(variable_declaration "const" !type . (identifier) @name . [
  (builtin_function) (field_expression) (call_expression) (identifier) (try_expression) (catch_expression)
  (struct_initializer) (anonymous_struct_initializer) (string) (integer) (float) (boolean) (if_expression)
  (switch_expression) (binary_expression) (unary_expression) (index_expression) (dereference_expression)
  (null_coercion_expression) (error_type) (pointer_type) (slice_type) (nullable_type)
] @value) @constant
(variable_declaration "const" . (identifier) @name . type: (_) @type . (_)? @value) @constant
(variable_declaration "var" !type . (identifier) @name . [
  (builtin_function) (field_expression) (call_expression) (identifier) (try_expression) (catch_expression)
  (struct_initializer) (anonymous_struct_initializer) (string) (integer) (float) (boolean) (if_expression)
  (switch_expression) (binary_expression) (unary_expression) (index_expression) (dereference_expression)
  (null_coercion_expression) (error_type) (pointer_type) (slice_type) (nullable_type)
] @value) @variable
(variable_declaration "var" . (identifier) @name . type: (_) @type . (_)? @value) @variable
(assignment_expression left: (_) @left right: (_) @right) @assign

(parameter name: (identifier) @name type: (_) @type) @bind.parameter
(if_statement condition: (_) @value (payload . (identifier) @name)) @bind.local
(if_expression condition: (_) @value (payload . (identifier) @name)) @bind.local
(while_statement condition: (_) @value (payload . (identifier) @name)) @bind.local
(for_statement . (_) @value (payload . (identifier) @name)) @bind.element
(switch_case (payload (identifier) @name @bind.local))
(else_clause (payload (identifier) @name @bind.local))
(catch_expression (payload (identifier) @name @bind.local))

(block) @scope.block
(if_statement) @scope.block
(while_statement) @scope.block
(for_statement) @scope.block
(switch_case) @scope.block
(catch_expression) @scope.block

(call_expression function: [(identifier) (field_expression)] @callee) @ref.call
(builtin_function (builtin_identifier) @callee (arguments) @args) @ref.call
(struct_initializer . [(identifier) (field_expression)] @callee) @ref.new
(parameter type: (identifier) @ref.type)
(parameter type: (pointer_type (identifier) @ref.type))
(container_field type: (identifier) @ref.type)
(container_field type: (field_expression) @ref.type)
(function_declaration type: (identifier) @ref.type)
(function_declaration type: (error_union_type ok: (identifier) @ref.type))
(variable_declaration (identifier) . type: (identifier) @ref.type)

(call_expression (identifier) @ref.value)
(variable_declaration . (identifier) . (identifier) @ref.value)
(assignment_expression right: (identifier) @ref.value)

(comment) @comment
(string_content) @string
(multiline_string) @string
(character) @regex

(ERROR) @error
(MISSING) @missing
