export function crlf() {
  return marked();
}
