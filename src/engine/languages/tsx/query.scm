; Elements, for TSX and JavaScript.

(jsx_opening_element name: (_) @callee) @ref.jsx
(jsx_self_closing_element name: (_) @callee) @ref.jsx
(jsx_expression [(identifier) (member_expression)] @ref.value)
(jsx_text) @string
