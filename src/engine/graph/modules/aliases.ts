/**
 * Path aliases of TypeScript and JavaScript projects: `paths` and `baseUrl`, read through `extends`. A folder's main
 * configuration that only refers to others (a solution) hands over to its neighbours `tsconfig.*.json`.
 */
import type { ProjectFile } from '../../classify/types.ts';
import { type JsonRecord, readJson, recordAt, textAt, textsAt } from '../json.ts';
import { baseOf, folderOf, joinPath, upwards } from '../paths.ts';
import type { Workspaces } from './workspaces.ts';

export interface Aliases {
  /** Paths that a specifier in a file of this folder may stand for, best first; empty when no alias matches. */
  candidates(folder: string, specifier: string): readonly string[];
}

interface AliasRule {
  readonly prefix: string;
  readonly suffix: string;
  readonly exact: boolean;
  /** Paths from the root, `*` standing for what the pattern's star matched. */
  readonly targets: readonly string[];
}

interface Config {
  readonly rules: readonly AliasRule[];
  /** Folder that bare specifiers may start from, or null. */
  readonly base: string | null;
}

/** Longest chain of `extends` that is followed. */
const EXTENDS_DEPTH = 8;
const CONFIG_NAME = /^(?:tsconfig(?:\.[^/]*)?|jsconfig(?:\.[^/]*)?)\.json$/;

/** Reads the configurations. */
export function readAliases(files: readonly ProjectFile[], workspaces: Workspaces): Aliases {
  const texts = new Map(
    files.filter(({ path }) => CONFIG_NAME.test(baseOf(path))).map(({ path, text }) => [path, text]),
  );
  const byFolder = new Map<string, Config[]>();
  for (const path of [...texts.keys()].sort(mainFirst)) {
    const config = readConfig(path, texts, workspaces);
    if (config.rules.length === 0 && config.base === null) continue;
    const folder = folderOf(path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), config]);
  }
  return {
    candidates(folder, specifier) {
      const found: string[] = [];
      for (const above of upwards(folder)) {
        for (const config of byFolder.get(above) ?? []) found.push(...applied(config, specifier));
      }
      return [...new Set(found)];
    },
  };
}

/** The main configuration of a folder before its variants. */
function mainFirst(a: string, b: string): number {
  const main = (path: string): number => (/^[tj]sconfig\.json$/.test(baseOf(path)) ? 0 : 1);
  return main(a) - main(b) || (a < b ? -1 : 1);
}

function applied(config: Config, specifier: string): string[] {
  let best: AliasRule | null = null;
  for (const rule of config.rules) {
    const fits = rule.exact
      ? specifier === rule.prefix
      : specifier.length >= rule.prefix.length + rule.suffix.length &&
        specifier.startsWith(rule.prefix) &&
        specifier.endsWith(rule.suffix);
    if (fits && (best === null || rule.exact || rule.prefix.length > best.prefix.length)) best = rule;
  }
  const found: string[] = [];
  if (best !== null) {
    const middle = specifier.slice(best.prefix.length, specifier.length - best.suffix.length);
    found.push(...best.targets.map((target) => target.replace('*', middle)));
  }
  if (config.base !== null) {
    const path = joinPath(config.base, specifier);
    if (path !== null) found.push(path);
  }
  return found;
}

function readConfig(path: string, texts: ReadonlyMap<string, string>, workspaces: Workspaces): Config {
  let rules: readonly AliasRule[] | null = null;
  let base: string | null = null;
  let level: readonly string[] = [path];
  for (let depth = 0; depth < EXTENDS_DEPTH && level.length > 0; depth++) {
    const next: string[] = [];
    for (const at of level) {
      const text = texts.get(at);
      if (text === undefined) continue;
      const json = readJson(text);
      const options = recordAt(json, 'compilerOptions');
      const baseUrl = textAt(options, 'baseUrl');
      const ownBase = baseUrl === null ? null : joinPath(folderOf(at), baseUrl);
      base ??= ownBase;
      if (rules === null && options.paths !== undefined)
        rules = readRules(recordAt(options, 'paths'), ownBase ?? folderOf(at));
      // The last of several bases wins.
      for (const parent of textsAt(json, 'extends').reverse()) next.push(...parentPaths(at, parent, workspaces));
    }
    level = next;
  }
  return { rules: rules ?? [], base };
}

function parentPaths(path: string, parent: string, workspaces: Workspaces): string[] {
  const folder = folderOf(path);
  if (!parent.startsWith('.')) {
    return (workspaces.candidates(parent) ?? []).flatMap((file) => [file, `${file}.json`, `${file}/tsconfig.json`]);
  }
  const file = joinPath(folder, parent);
  return file === null ? [] : [file, `${file}.json`, `${file}/tsconfig.json`];
}

function readRules(paths: JsonRecord, base: string): AliasRule[] {
  return Object.keys(paths).map((pattern) => {
    const star = pattern.indexOf('*');
    return {
      prefix: star < 0 ? pattern : pattern.slice(0, star),
      suffix: star < 0 ? '' : pattern.slice(star + 1),
      exact: star < 0,
      targets: textsAt(paths, pattern)
        .map((target) => joinPath(base, target))
        .filter((target) => target !== null),
    };
  });
}
