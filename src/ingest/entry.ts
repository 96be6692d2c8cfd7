/** What an archive holds, whatever its format. */
export interface ArchiveEntry {
  /** As stored. */
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'symlink' | 'other';
  /** Inflated size as the archive states it. */
  readonly size: number;
  /** The content; only for files, at most once, called before `take` first waits. */
  read(): Promise<Uint8Array>;
}

export type TakeEntry = (entry: ArchiveEntry) => Promise<void>;
