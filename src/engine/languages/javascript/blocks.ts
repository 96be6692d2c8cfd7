/** What the build tools of components take these for when nothing else says so. */
export const CUSTOMARY_ROOTS: Readonly<Record<string, string>> = { $lib: 'src/lib', '@': 'src', '~': 'src' };

/** Languages of the script blocks in markup, by what their `lang` says. */
export const LANGUAGES_OF_SCRIPTS: Readonly<Record<string, string>> = {
  js: 'javascript',
  javascript: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  typescript: 'typescript',
  tsx: 'tsx',
};
