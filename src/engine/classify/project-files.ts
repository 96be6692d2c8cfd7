/** Files that say how names lead to files. They are read for resolution, never shown, and listed as `project-file`. */

const PROJECT_FILES: readonly (readonly [name: RegExp, says: string])[] = [
  [/^package\.json$/, 'package manifest'],
  [/^(?:ts|js)config[^/]*\.json$/, 'compiler configuration'],
  [/^pnpm-workspace\.yaml$/, 'workspace list'],
  [/^go\.mod$/, 'module file'],
  [/^go\.work$/, 'workspace file'],
  [/^pyproject\.toml$/, 'project table'],
  [/^pubspec\.yaml$/, 'package manifest'],
  [/^Cargo\.toml$/, 'crate manifest'],
];

/** What a project file is, in a few words; null for every other file. */
export function projectFile(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return PROJECT_FILES.find(([shape]) => shape.test(name))?.[1] ?? null;
}
