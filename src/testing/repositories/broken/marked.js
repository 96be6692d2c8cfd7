export function marked() {
  return 1;
}
