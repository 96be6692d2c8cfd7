; Ruby. The capture names are those of extract/match.ts.

(method name: (_) @name body: (_)? @body) @def.function
(singleton_method object: (self) name: (_) @name body: (_)? @body) @def.function
(singleton_method object: (constant) @owner name: (_) @name body: (_)? @body) @def.function
(singleton_method) @static
(singleton_class) @static
(class name: (_) @name body: (_)? @body) @def.class
(module name: (_) @name body: (_)? @body) @def.module
(block body: (_)? @body) @def.function
(do_block body: (_)? @body) @def.function
(lambda body: (_) @body) @def.function
(alias name: (_) @name) @def.method

(assignment left: (identifier) @name right: (_) @value) @hoisted
(assignment left: (constant) @name right: (_) @value) @constant
(assignment left: (left_assignment_list) @pattern right: (_) @value) @hoisted
(operator_assignment left: (identifier) @name right: (_) @value) @hoisted
(assignment left: [(instance_variable) (class_variable)] @left right: (_) @right) @assign
(operator_assignment left: [(instance_variable) (class_variable)] @left right: (_) @right) @assign

(method_parameters (identifier) @name @bind.parameter)
(lambda_parameters (identifier) @name @bind.parameter)
(block_parameters (identifier) @name @bind.parameter)
(block_parameters locals: (identifier) @name @bind.local)
(optional_parameter name: (_) @name value: (_) @value) @bind.parameter
(keyword_parameter name: (_) @name value: (_)? @value) @bind.parameter
(splat_parameter name: (_) @name) @bind.parameter
(hash_splat_parameter name: (_) @name) @bind.parameter
(block_parameter name: (_) @name) @bind.parameter
(destructured_parameter (identifier) @name @bind.parameter)
(exception_variable (identifier) @name @bind.local)
(for pattern: (identifier) @name @bind.local)
(for pattern: (left_assignment_list (identifier) @name @bind.local))
(as_pattern name: (identifier) @name @bind.local)
(array_pattern (identifier) @name @bind.local)
(find_pattern (identifier) @name @bind.local)
(keyword_pattern value: (identifier) @name @bind.local)
(keyword_pattern key: (hash_key_symbol) @name !value) @bind.local
(in_clause pattern: (identifier) @name @bind.local)

(call method: (_) @name arguments: (_)? @args) @ref.call
(call method: (_) @name block: (_) @value) @argument
(identifier) @ref.bare
(super) @ref.bare
(alias alias: (identifier) @ref.value)
(undef (identifier) @ref.value)
(call !receiver !block method: (identifier) @key arguments: (argument_list (_) @value)) @macro
(call !receiver method: (identifier) @key arguments: (argument_list . (_) @value) block: [(block body: (_) @body) (do_block body: (_) @body)]) @macro
(body_statement (identifier) @section)

(superclass [(constant) (scope_resolution)] @ref.extends)
(constant) @ref.type
(scope_resolution) @ref.type

(comment) @comment
(string_content) @string
(heredoc_content) @string
(character) @regex
(simple_symbol) @regex

(ERROR) @error
(MISSING) @missing
