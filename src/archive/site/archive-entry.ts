/** An entry of an archive of any format. */

export interface ArchiveEntry {
  /** `file`, `folder`, `symbolic link`, or `hard link`; for anything else, a word for it, such as `FIFO`. */
  readonly kind: string;
  /** The name as stored in the archive, neither checked nor known to be UTF-8. */
  readonly name: Buffer;
  /** Target of a link, as stored in the archive; empty for the other kinds. */
  readonly linkName: Buffer;
  /** Size of the contents in bytes; 0 for a folder or a link. */
  readonly size: number;
  readonly mode: number;
}
