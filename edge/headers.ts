/** What every response says to browsers. */

/** For answers of the endpoint, which are data: nothing in them is run, framed or guessed at. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For the page's files. WebAssembly is compiled in its workers; everything else comes from this origin as it was built. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A response of its own with these headers set; a cache-control that is there already stays. */
export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const own = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) own.headers.set(name, value);
  if (!own.headers.has('cache-control')) own.headers.set('cache-control', 'no-store');
  return own;
}

/** What is named by the hash of its content never changes. */
export const IMMUTABLE = 'max-age=31536000, immutable';
