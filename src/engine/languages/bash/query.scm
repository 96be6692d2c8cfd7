; Shell scripts. The capture names are those of extract/match.ts.

(function_definition name: (_) @name body: (_) @body) @def.function
(program (variable_assignment name: (variable_name) @name value: (_)? @value) @hoisted)
(program (declaration_command (variable_assignment name: (variable_name) @name value: (_)? @value) @hoisted))

(command name: (command_name (word) @callee)) @ref.call
(command name: (command_name (word) @key) . argument: (_) @value) @macro
(command name: (command_name) argument: (word) @ref.value)

(comment) @comment
(string_content) @string
(raw_string) @regex
(heredoc_content) @string
(heredoc_body) @regex
(regex) @regex
(case_item value: (_) @regex)

(ERROR) @error
(MISSING) @missing
