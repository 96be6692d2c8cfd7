/** Completions of a path as it is typed. */

/** So many are offered; a list that is longer is not read. */
const OFFERED = 20;

/** Paths that hold what was typed, in any case: in the name first, at its beginning before that; then by path. None for a path that is complete. */
export function completions(paths: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const found = new Map<string, number>();
  for (const path of paths) {
    if (path === typed.trim()) return [];
    const lower = path.toLowerCase();
    if (!lower.includes(wanted)) continue;
    const name = lower.slice(lower.lastIndexOf('/') + 1);
    found.set(path, name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);
  }
  return [...found]
    .sort(([one, first], [other, second]) => first - second || (one < other ? -1 : 1))
    .slice(0, OFFERED)
    .map(([path]) => path);
}
