/**
 * Which paths stay out: the default list and the .gitignore of every folder, with git's own reading of the lines. The same
 * rules hold for a folder and for an archive, tracked or not, so that one tree gives one index however it arrives.
 * This is the only file that names the library which reads a .gitignore line.
 */
import createIgnore from 'ignore';
import { defaultRule } from './default-ignores.ts';

/** What keeps a path out. */
export interface IgnoreVerdict {
  /** The folder that is out as a whole, with a slash at its end; or the path itself. */
  readonly at: string;
  /** The rule, for people: `.gitignore: *.log`. */
  readonly rule: string;
}

export interface IgnoreRules {
  /** What keeps the file at `path` (from the root, `/` between parts) out; null when nothing does. */
  verdict(path: string): IgnoreVerdict | null;
}

interface Lines {
  /** Folder of the .gitignore with a slash at its end; empty for the root. */
  readonly prefix: string;
  readonly name: string;
  readonly ignore: createIgnore.Ignore;
}

/** The rules of a repository, given the text of its .gitignore files; `dir` is the folder of each, empty for the root. */
export function readIgnoreRules(files: readonly { readonly dir: string; readonly text: string }[]): IgnoreRules {
  const byFolder = new Map<string, Lines>();
  let revived = createIgnore({ ignorecase: false });
  for (const { dir, text } of files) {
    const prefix = dir === '' ? '' : `${dir}/`;
    byFolder.set(dir, {
      prefix,
      name: `${prefix}.gitignore`,
      ignore: createIgnore({ ignorecase: false, allowRelativePaths: true }).add(text),
    });
    if (dir === '') revived = createIgnore({ ignorecase: false, allowRelativePaths: true }).add(revivals(text));
  }

  const isRevived = (folder: string): boolean => revived.test(`${folder}/`).ignored;

  /** The rule for one path when nothing above it is out; `target` ends in a slash for a folder. */
  const ruleAt = (target: string, folders: readonly string[]): string | null => {
    for (let depth = folders.length - 1; depth >= 0; depth--) {
      const lines = byFolder.get(folders[depth] ?? '');
      if (lines === undefined) continue;
      const own = target.slice(lines.prefix.length);
      const result = lines.ignore.test(own);
      if (result.unignored) return null;
      if (result.ignored && !inheritsFromFolder(lines.ignore, own))
        return `${lines.name}: ${result.rule?.pattern ?? ''}`;
    }
    return null;
  };

  const known = new Map<string, IgnoreVerdict | null>([['', null]]);
  const foldersAbove = (folder: string): readonly string[] => {
    const above = [''];
    for (let at = folder.indexOf('/'); at >= 0; at = folder.indexOf('/', at + 1)) above.push(folder.slice(0, at));
    return above;
  };
  const folderVerdict = (folder: string): IgnoreVerdict | null => {
    const kept = known.get(folder);
    if (kept !== undefined) return kept;
    const verdict = folderVerdict(folderOf(folder)) ?? ownFolderVerdict(folder);
    known.set(folder, verdict);
    return verdict;
  };
  const ownFolderVerdict = (folder: string): IgnoreVerdict | null => {
    const byDefault = defaultRule(folder);
    const rule = byDefault !== null && !isRevived(folder) ? byDefault : ruleAt(`${folder}/`, foldersAbove(folder));
    return rule === null ? null : { at: `${folder}/`, rule };
  };

  return {
    verdict(path) {
      const folder = folderOf(path);
      const above = folderVerdict(folder);
      if (above !== null || byFolder.size === 0) return above;
      const rule = ruleAt(path, foldersAbove(path));
      return rule === null ? null : { at: path, rule };
    },
  };
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A folder's verdict was settled before; a deeper .gitignore may have kept what this one would have thrown out. */
function inheritsFromFolder(ignore: createIgnore.Ignore, target: string): boolean {
  const parent = folderOf(target.endsWith('/') ? target.slice(0, -1) : target);
  return parent !== '' && ignore.test(`${parent}/`).ignored;
}

/** The negated lines that name a folder, turned round: what they match comes back although the default list has it. */
function revivals(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('!'))
    .map((line) =>
      line
        .slice(1)
        .trim()
        .replace(/\/\*{0,2}$/, '/'),
    )
    .filter((pattern) => /(?:^|\/)[^/*?[\]]+\/?$/.test(pattern));
}
