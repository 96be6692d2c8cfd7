/** Repository paths: `/` between parts, no leading `./`, the root is the empty string. */

/** The folder a path lies in; empty for the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The last part of a path. */
export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path from a folder, with `.` and `..` worked out; null when it leaves the repository. */
export function joinPath(folder: string, path: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else parts.push(part);
  }
  return parts.join('/');
}

/** A folder and every folder above it, nearest first, the root last. */
export function upwards(folder: string): string[] {
  const folders = [folder];
  for (let at = folder; at !== ''; ) {
    at = folderOf(at);
    folders.push(at);
  }
  return folders;
}
