/**
 * From what a reader dropped or picked to a source the worker can open. Version control and installed packages are left out by path
 * alone, before a byte of them is read: they are most of a folder and never part of an answer.
 */
import type { OpenSource } from '../../protocol/worker.ts';

interface FoundFile {
  readonly path: string;
  readonly file: File;
}

const UNREAD_FOLDERS: readonly string[] = ['.git', '.hg', '.svn', 'node_modules'];
const ARCHIVE_NAME = /\.(zip|tgz|tar\.gz|gz)$/i;
/** First bytes of a zip and of gzip. */
const ARCHIVE_SIGNS: readonly (readonly number[])[] = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
];

/** True for paths that are left out before they are read. */
export const isUnread = (path: string): boolean =>
  path
    .split('/')
    .slice(0, -1)
    .some((part) => UNREAD_FOLDERS.includes(part));

/** Paths without the folder that all of them lie in, and that folder's name; null when there is no such folder. */
export function cutRoot(paths: readonly string[]): { readonly root: string; readonly paths: readonly string[] } | null {
  const root = paths[0]?.split('/')[0] ?? '';
  const prefix = `${root}/`;
  if (!root || !paths.every((path) => path.startsWith(prefix))) return null;
  return { root, paths: paths.map((path) => path.slice(prefix.length)) };
}

/** A repository's name from its archive's. */
export const archiveName = (file: string): string => file.replace(ARCHIVE_NAME, '').replace(/\.tar$/i, '') || file;

/** True when the bytes or, for a file too short to tell, the name say archive. */
export const isArchive = (name: string, head: Uint8Array): boolean =>
  ARCHIVE_SIGNS.some((sign) => sign.every((byte, index) => head[index] === byte)) || ARCHIVE_NAME.test(name);

async function sourceOf(found: readonly FoundFile[]): Promise<OpenSource> {
  const [only] = found;
  if (found.length === 1 && !only.path.includes('/')) {
    const head = new Uint8Array(await only.file.slice(0, 2).arrayBuffer());
    if (isArchive(only.file.name, head)) return { tag: 'archive', name: archiveName(only.file.name), blob: only.file };
  }
  const cut = cutRoot(found.map(({ path }) => path));
  const files = found.map(({ path, file }, index) => ({ path: cut?.paths[index] ?? path, file }));
  return { tag: 'folder', name: cut?.root ?? only?.file.name ?? 'nothing', files };
}

/** A source from a file or folder picker. */
export function sourceOfFiles(list: Iterable<File>): Promise<OpenSource> {
  const found = [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  return sourceOf(found.filter(({ path }) => !isUnread(path)));
}

const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader hands out a hundred entries at most, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function walk(entries: readonly FileSystemEntry[]): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const ahead = [...entries];
  for (let entry = ahead.pop(); entry; entry = ahead.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isFolder(entry)) {
      if (!isUnread(`${path}/`)) ahead.push(...(await childrenOf(entry)));
    } else if (isFile(entry)) {
      const file = entry;
      found.push({ path, file: await new Promise<File>((resolve, reject) => file.file(resolve, reject)) });
    }
  }
  return found;
}

/** A source from a drop. Call it while the drop is handled: the list is emptied right after. */
export function sourceOfDrop(transfer: DataTransfer): Promise<OpenSource> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...transfer.files];
  return entries.length > 0 ? walk(entries).then(sourceOf) : sourceOfFiles(files);
}
