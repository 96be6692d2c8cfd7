; Lua. The capture names are those of extract/match.ts.

(function_declaration name: (identifier) @name body: (_)? @body) @def.function
(function_declaration name: (dot_index_expression table: (_) @owner field: (_) @name) body: (_)? @body) @def.function
(function_declaration name: (method_index_expression table: (_) @owner method: (_) @name) body: (_)? @body) @def.method
(function_definition body: (_)? @body) @def.function

(variable_declaration (assignment_statement (variable_list name: (identifier) @name) (expression_list) @value)) @variable
(variable_declaration (variable_list name: (identifier) @name)) @variable
(chunk (assignment_statement (variable_list . name: (identifier) @name .) (expression_list) @value) @hoisted)
(chunk (assignment_statement (variable_list . name: (dot_index_expression) @left .) (expression_list) @right) @assign)
(block (assignment_statement (variable_list . name: [(identifier) (dot_index_expression)] @left .) (expression_list) @right) @assign)
(assignment_statement
  (variable_list . name: (dot_index_expression) @left .)
  (expression_list . (table_constructor (field name: (identifier) @name value: (_) @value)))) @assign.member

(parameters name: (identifier) @name @bind.parameter)
(for_generic_clause (variable_list name: (identifier) @name @bind.local))
(for_numeric_clause name: (identifier) @name @bind.local)

(field name: (_) @key value: (function_definition) @value) @pair
(block) @scope.block
(for_statement) @scope.block

(function_call name: (_) @callee arguments: (_) @args) @ref.call
(field value: [(identifier) (dot_index_expression)] @ref.value)
(return_statement (expression_list [(identifier) (dot_index_expression)] @ref.value))
(chunk (return_statement (expression_list . (_) @value .)) @export.equals)

(comment) @comment
(string_content) @string

(ERROR) @error
(MISSING) @missing
