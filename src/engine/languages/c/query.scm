; What C has for itself.

(call_expression function: [(identifier) (field_expression)] @callee arguments: (_) @args) @ref.call
(compound_literal_expression type: (type_descriptor type: (type_identifier) @callee)) @ref.new
