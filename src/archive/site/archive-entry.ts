/** An entry of an archive, whatever the format, and who receives it. */

export interface ArchiveEntry {
  readonly kind: 'file' | 'folder' | 'symbolic link' | 'hard link' | 'other';
  /** The kind in words, even for `other`. */
  readonly what: string;
  /** As the archive has it: neither checked nor known to be UTF-8. */
  readonly name: Buffer;
  /** Target of a link, as the archive has it; empty for the other kinds. */
  readonly linkName: Buffer;
  /** Bytes of contents; 0 for a folder and a link. */
  readonly size: number;
  readonly mode: number;
}

/** Receives the entries in order. What it throws ends the reading. */
export interface EntryHandler {
  /** Must throw for an `other` that it does not know: what follows such an entry is unknown. */
  onEntry(entry: ArchiveEntry): void;
  /** Contents of the last entry, in one or several pieces; valid until it returns, since the chunk may be reused. */
  onContents(piece: Buffer): void;
  /** The contents of the last entry are complete. */
  onEntryEnd(): void;
}
