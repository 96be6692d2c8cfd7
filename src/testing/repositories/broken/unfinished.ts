export function whole(): number {
  return 1;
}

export function unfinished( {
  if (whole( {
    return
