; JavaScript alone: fields, heritage and parameters have other shapes in the TypeScript grammars.

(class_heritage [(identifier) (member_expression)] @ref.extends)
(class_heritage (call_expression arguments: (arguments [(identifier) (member_expression)] @ref.extends)))
(field_definition property: (_) @name value: (_)? @value) @def.field

(formal_parameters (identifier) @name @bind.parameter)
(formal_parameters [(object_pattern) (array_pattern)] @pattern @bind.parameter)
(formal_parameters (assignment_pattern left: (identifier) @name right: (_) @value) @bind.parameter)
(formal_parameters (assignment_pattern left: [(object_pattern) (array_pattern)] @pattern) @bind.parameter)
(formal_parameters (rest_pattern (identifier) @name) @bind.parameter)
