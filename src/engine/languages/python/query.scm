; Python. The capture names are those of extract/match.ts.

(function_definition name: (_) @name return_type: (_)? @type body: (_) @body) @def.function
(lambda body: (_) @body) @def.function
(class_definition name: (_) @name body: (_) @body) @def.class
(type_alias_statement left: (type (identifier) @name) right: (_) @value) @def.type_alias

(assignment left: (identifier) @name type: (_)? @type right: (_)? @value) @hoisted
(assignment left: [(pattern_list) (tuple_pattern) (list_pattern)] @pattern right: (_) @value) @hoisted
(assignment left: (attribute) @left type: (_)? @type right: (_)? @right) @assign
(named_expression name: (identifier) @name value: (_) @value) @hoisted
(for_statement left: [(identifier) @name (pattern_list) @pattern (tuple_pattern) @pattern] right: (_) @value) @bind.element
(for_in_clause left: [(identifier) @name (pattern_list) @pattern (tuple_pattern) @pattern] right: (_) @value) @bind.element
(with_item value: (as_pattern . (_) @value alias: (as_pattern_target (identifier) @name))) @bind.local
(with_item value: (as_pattern . (_) @value alias: (as_pattern_target (tuple) @pattern))) @bind.local
(except_clause value: (as_pattern . (_) @type alias: (as_pattern_target (identifier) @name @bind.local)))

(parameters (identifier) @name @bind.parameter)
(lambda_parameters (identifier) @name @bind.parameter)
(default_parameter name: (identifier) @name value: (_) @value) @bind.parameter
(typed_parameter . (identifier) @name type: (_) @type) @bind.parameter
(typed_default_parameter name: (identifier) @name type: (_) @type value: (_) @value) @bind.parameter
(parameters (list_splat_pattern (identifier) @name) @bind.parameter)
(parameters (dictionary_splat_pattern (identifier) @name) @bind.parameter)
(typed_parameter . [(list_splat_pattern (identifier) @name) (dictionary_splat_pattern (identifier) @name)]) @bind.parameter
(function_definition type_parameters: (type_parameter (type (identifier) @name @bind.type)))
(class_definition type_parameters: (type_parameter (type (identifier) @name @bind.type)))

(list_comprehension) @scope.block
(set_comprehension) @scope.block
(dictionary_comprehension) @scope.block
(generator_expression) @scope.block

(call function: (_) @callee arguments: (_) @args) @ref.call
(decorator [(identifier) (attribute)] @callee) @decorator
(decorator (call function: (_) @callee)) @decorator
(class_definition superclasses: (argument_list [(identifier) (attribute)] @ref.extends))
(class_definition superclasses: (argument_list (subscript value: [(identifier) (attribute)] @ref.extends)))

(type [(identifier) (attribute)] @ref.type)
(type (subscript value: [(identifier) (attribute)] @ref.type))
(type (subscript subscript: [(identifier) (attribute)] @ref.type))
(type (generic_type . (identifier) @ref.type))
(type (binary_operator left: [(identifier) (attribute)] @ref.type))
(type (binary_operator right: [(identifier) (attribute)] @ref.type))
(type (string (string_content) @ref.type))

(keyword_argument value: [(identifier) (attribute)] @ref.value)
(assignment right: [(identifier) (attribute)] @ref.value)
(default_parameter value: [(identifier) (attribute)] @ref.value)
(pair value: [(identifier) (attribute)] @ref.value)
(list [(identifier) (attribute)] @ref.value)
(tuple [(identifier) (attribute)] @ref.value)
(set [(identifier) (attribute)] @ref.value)
(return_statement [(identifier) (attribute)] @ref.value)
(conditional_expression . [(identifier) (attribute)] @ref.value)
(conditional_expression [(identifier) (attribute)] @ref.value .)
(boolean_operator right: [(identifier) (attribute)] @ref.value)
(except_clause value: [(identifier) (attribute)] @ref.value)
(except_clause value: (as_pattern . [(identifier) (attribute)] @ref.value))

(import_statement name: (dotted_name) @source) @import.dotted
(import_statement name: (aliased_import name: (dotted_name) @source alias: (identifier) @alias)) @import.dotted
(import_from_statement module_name: (_) @source name: (dotted_name) @name) @import.named
(import_from_statement module_name: (_) @source name: (aliased_import name: (dotted_name) @name alias: (identifier) @alias)) @import.named
(import_from_statement module_name: (_) @source (wildcard_import)) @import.star

(comment) @comment
(string_content) @string

(ERROR) @error
(MISSING) @missing
