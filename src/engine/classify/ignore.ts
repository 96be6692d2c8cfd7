/**
 * Which paths are left out before anything is read: default folders, and what the repository's own `.gitignore` files say.
 * The rules of a folder hold below it; a deeper file overrides a higher one, as git has it.
 */
import ignore, { type Ignore } from 'ignore';
import { IGNORED_FOLDERS } from './ignored.ts';

export interface IgnoreRules {
  /** The rule that leaves a path out, for people, or null. */
  why(path: string): string | null;
}

interface Layer {
  /** Folder of the `.gitignore`, ending in `/`, or empty at the root. */
  readonly dir: string;
  readonly rules: Ignore;
}

const IGNORED = new Set(IGNORED_FOLDERS);

/** `dir` is the folder of a `.gitignore` relative to the root, without a slash at its end; `text` is its content. */
export function readIgnoreRules(files: readonly { readonly dir: string; readonly text: string }[]): IgnoreRules {
  const layers = files
    .map(({ dir, text }): Layer => ({ dir: dir === '' ? '' : `${dir}/`, rules: ignore().add(text) }))
    .sort((a, b) => a.dir.length - b.dir.length);
  return {
    why(path) {
      const folders = path.split('/').slice(0, -1);
      const folder = folders.find((name) => IGNORED.has(name));
      if (folder) return `in ${folder}/, which is left out by default`;
      let verdict: string | null = null;
      for (const { dir, rules } of layers) {
        if (!path.startsWith(dir) || path.length === dir.length) continue;
        const { ignored, unignored } = rules.test(path.slice(dir.length));
        if (ignored) verdict = `left out by ${dir}.gitignore`;
        else if (unignored) verdict = null;
      }
      return verdict;
    },
  };
}
