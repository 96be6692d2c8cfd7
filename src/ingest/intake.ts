/**
 * A folder or an archive to source files, the same for both: in path order, every file either a source, a project file or
 * a skip with its reason. Web APIs only, so page and endpoint read alike. What the first gate refuses is never kept.
 */
import { admit, SOURCE_FILE_LIMIT } from '../engine/classify/admit.ts';
import { classify } from '../engine/classify/classify.ts';
import { type IgnoreRules, readIgnoreRules } from '../engine/classify/ignore.ts';
import type { LanguageKey, ProjectFile, SkippedFile, SourceFile } from '../engine/classify/types.ts';
import { fail, ProblemError } from '../engine/problem.ts';
import { readArchive } from './archive.ts';
import { INTAKE_LIMITS, type IntakeLimits } from './limits.ts';
import { commonRoot, isMetadata, isVersionControl, safePath } from './paths.ts';

export interface ListedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  read(): Promise<Uint8Array>;
}

export type IntakeSource =
  | { readonly tag: 'archive'; readonly name: string; readonly stream: ReadableStream<Uint8Array> }
  | { readonly tag: 'files'; readonly name: string; readonly files: readonly ListedFile[] };

export interface IntakeProgress {
  readonly phase: 'read' | 'unpack' | 'classify';
  readonly done: number;
  readonly total: number | null;
  readonly bytes: number;
  readonly skipped: Readonly<Record<string, number>>;
}

export interface IntakeHooks {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<IntakeLimits>;
  onProgress?(progress: IntakeProgress): void;
}

export interface Intake {
  /** The archive's root folder, or the name it was given. */
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly projects: readonly ProjectFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Throws worded problems: bad-archive, unsafe-path, too-large, empty-repository, cancelled. */
export async function takeIn(
  source: IntakeSource,
  languages: readonly LanguageKey[],
  hooks: IntakeHooks,
): Promise<Intake> {
  const limits = { ...INTAKE_LIMITS, ...hooks.limits };
  const progress = new Tally(hooks);
  const held =
    source.tag === 'archive'
      ? await unpack(source.stream, languages, limits, progress)
      : await list(source.files, languages, progress);
  const root = source.tag === 'archive' ? commonRoot(held.map(({ path }) => path)) : '';
  const name = source.name || root.slice(0, -1) || 'repository';
  const intake = judge(held, root, languages, progress);
  if (intake.files.length === 0) refuseEmpty(name, intake.skipped);
  return { name, ...intake };
}

/** A file before it is judged. `content` is null when it was not read; `why` says what it is instead of a file. */
interface Held {
  readonly path: string;
  readonly bytes: number;
  readonly content: Uint8Array | null;
  readonly skipped: SkippedFile | null;
}

const NO_RULES = readIgnoreRules([]);
const isIgnoreFile = (path: string): boolean => /(?:^|\/)\.gitignore$/.test(path);

async function unpack(
  stream: ReadableStream<Uint8Array>,
  languages: readonly LanguageKey[],
  limits: IntakeLimits,
  progress: Tally,
): Promise<readonly Held[]> {
  const held: Held[] = [];
  let entries = 0;
  let inflated = 0;
  await readArchive(stream, limits, progress, async (entry) => {
    progress.check();
    if (++entries > limits.entries) tooLarge(`more than ${limits.entries} entries`);
    const path = safePath(entry.name, limits.pathChars);
    if (entry.kind === 'folder' || path === '' || isVersionControl(path)) return;
    inflated += entry.size;
    if (inflated > limits.inflatedBytes) tooLarge(`more than ${limits.inflatedBytes} bytes when unpacked`);
    const skip = (reason: SkippedFile['reason'], detail: string): void => {
      held.push({ path, bytes: entry.size, content: null, skipped: { path, bytes: entry.size, reason, detail } });
    };
    if (entry.kind === 'symlink') return skip('symlink', 'a link, which is not followed');
    if (entry.kind === 'other') return skip('unreadable', 'neither a file nor a folder');
    if (isMetadata(path)) return skip('ignored', 'added by an operating system');
    // Below the first folder, which may be the archive's root; with its name it is judged again at the end.
    const refused = isIgnoreFile(path)
      ? null
      : admit(path.slice(path.indexOf('/') + 1), entry.size, NO_RULES, languages);
    const content = refused ? null : await entry.read();
    if (content && content.length > SOURCE_FILE_LIMIT) tooLarge(`an entry ${path} that is larger than it says`);
    held.push({ path, bytes: entry.size, content, skipped: null });
    progress.step('unpack', null, entry.size);
  });
  return held;
}

async function list(
  listed: readonly ListedFile[],
  languages: readonly LanguageKey[],
  progress: Tally,
): Promise<readonly Held[]> {
  const files = listed.filter(({ path }) => !isVersionControl(path));
  const admitted = files.filter(({ path }) => !isMetadata(path));
  const held: Held[] = files
    .filter(({ path }) => isMetadata(path))
    .map(({ path, size }) => ({
      path,
      bytes: size,
      content: null,
      skipped: { path, bytes: size, reason: 'ignored', detail: 'added by an operating system' },
    }));
  const rules = await rulesOf(admitted, ({ read }) => read());
  for (const { path, size, read } of admitted) {
    progress.check();
    const refused = admit(path, size, rules, languages);
    const content = refused ? null : await read().catch(() => null);
    const unread: SkippedFile = {
      path,
      bytes: size,
      reason: 'unreadable',
      detail: 'it could not be read; it may have moved',
    };
    held.push({ path, bytes: size, content, skipped: refused ?? (content === null ? unread : null) });
    progress.step('read', files.length, size);
  }
  return held;
}

async function rulesOf<File extends { readonly path: string }>(
  files: readonly File[],
  read: (file: File) => Promise<Uint8Array>,
): Promise<IgnoreRules> {
  const ignores: { dir: string; text: string }[] = [];
  for (const file of files) {
    if (!isIgnoreFile(file.path) || NO_RULES.verdict(file.path) !== null) continue;
    const dir = file.path.slice(0, -'.gitignore'.length).replace(/\/$/, '');
    ignores.push({ dir, text: new TextDecoder().decode(await read(file)) });
  }
  return readIgnoreRules(ignores);
}

function judge(
  held: readonly Held[],
  root: string,
  languages: readonly LanguageKey[],
  progress: Tally,
): Omit<Intake, 'name'> {
  const decoder = new TextDecoder();
  const entries = held
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const rules = readIgnoreRules(
    entries.flatMap(({ path, content }) =>
      content && isIgnoreFile(path)
        ? [{ dir: path.slice(0, -'.gitignore'.length).replace(/\/$/, ''), text: decoder.decode(content) }]
        : [],
    ),
  );
  const files: SourceFile[] = [];
  const projects: ProjectFile[] = [];
  const skipped: SkippedFile[] = [];
  const skip = (file: SkippedFile): void => {
    skipped.push(file);
    progress.skip(file.reason);
  };
  for (const { path, bytes, content, skipped: already } of entries) {
    progress.check();
    const refused = already ? { ...already, path } : admit(path, bytes, rules, languages);
    if (refused) skip(refused);
    else if (content === null)
      skip({ path, bytes, reason: 'ignored', detail: 'in a folder that is left out by default' });
    else {
      const found = classify(path, content, languages);
      if (found.tag === 'source') files.push(found.file);
      else skip(found.skipped);
      if (found.tag === 'project') projects.push(found.file);
    }
    progress.step('classify', entries.length, bytes);
  }
  return { files, projects, skipped };
}

/** Counts for the reader, and the place where an open is ended. */
class Tally {
  private readonly hooks: IntakeHooks;
  private readonly skipped: Record<string, number> = {};
  private phase: IntakeProgress['phase'] = 'read';
  private done = 0;
  private bytes = 0;

  constructor(hooks: IntakeHooks) {
    this.hooks = hooks;
  }

  check(): void {
    if (this.hooks.signal?.aborted) {
      throw new ProblemError({
        code: 'cancelled',
        seen: 'Reading the repository was cancelled.',
        todo: 'Open it again when you want it; what was stored before is untouched.',
        where: '',
      });
    }
  }

  step(phase: IntakeProgress['phase'], total: number | null, bytes: number): void {
    if (phase !== this.phase) {
      this.phase = phase;
      this.done = 0;
      this.bytes = 0;
    }
    this.done++;
    this.bytes += bytes;
    this.hooks.onProgress?.({ phase, done: this.done, total, bytes: this.bytes, skipped: { ...this.skipped } });
  }

  skip(reason: string): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }
}

function tooLarge(what: string): never {
  return fail(
    'too-large',
    `The archive has ${what}.`,
    'Open a smaller part of the repository, such as one of its folders.',
  );
}

function refuseEmpty(name: string, skipped: readonly SkippedFile[]): never {
  const counts = new Map<string, number>();
  for (const { detail, reason } of skipped) {
    const what = reason === 'no-grammar' ? detail : reason;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const most = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 5);
  const seen = most.map(([what, count]) => `${count} × ${what}`).join(', ');
  return fail(
    'empty-repository',
    skipped.length === 0
      ? `${name} holds no files.`
      : `${name} holds ${skipped.length} files and none that can be parsed: ${seen}.`,
    'Open a repository with TypeScript, JavaScript, Python or Go in it.',
    name,
  );
}
