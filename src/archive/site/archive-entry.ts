/** An entry of an archive of any format. */

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
