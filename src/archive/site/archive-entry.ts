/** An entry of an archive of any format, and the interface of its receiver. */

export interface ArchiveEntry {
  /** `file`, `folder`, `symbolic link` or `hard link`; anything else, such as `FIFO`, is the kind in words. */
  readonly kind: string;
  /** The name as stored in the archive, neither checked nor known to be UTF-8. */
  readonly name: Buffer;
  /** Target of a link, as stored in the archive; empty for the other kinds. */
  readonly linkName: Buffer;
  /** Bytes of contents; 0 for a folder and a link. */
  readonly size: number;
  readonly mode: number;
}

/** Receives the entries in order. An error that it throws ends the reading. */
export interface EntryHandler {
  /** Must throw for a kind other than these four, since it is unknown what follows such an entry. */
  onEntry(entry: ArchiveEntry): void;
  /** Receives a piece of the last entry's contents. Its memory may be reused as soon as this returns. */
  onContents(piece: Buffer): void;
  /** The contents of the last entry are complete. */
  onEntryEnd(): void;
}
