/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */

/**
 * Everything that depends on the format. A new format needs a row here, a reader in `read-archive.ts`, and its
 * compression in `site/decompress.ts`.
 */
interface FormatRow {
  /** The usual extension of such a file. Messages use it as the name of the format. */
  readonly extension: string;
  /** The bytes (latin1) that identify the format, and where they are. */
  readonly bytes: string;
  readonly at?: number;
  /** How to read the site in such a file. If undefined, the bundle is kept as downloaded. */
  readonly read?: 'tar' | 'zip';
  /** How the bytes are compressed, if the complete file is. */
  readonly compression?: 'gzip';
}

const SIGNATURES: readonly FormatRow[] = [
  { extension: '.tar.gz', bytes: '\u001f\u008b', read: 'tar', compression: 'gzip' },
  { extension: '.zip', bytes: 'PK\u0003\u0004', read: 'zip' },
  // A .zip without entries begins with the end of its directory.
  { extension: '.zip', bytes: 'PK\u0005\u0006', read: 'zip' },
  { extension: '.tar.xz', bytes: '\u00fd7zXZ\u0000' },
  { extension: '.tar.zst', bytes: '\u0028\u00b5\u002f\u00fd' },
  // The header of the first block. The three letters before it are not enough, since a text may begin with them.
  { extension: '.tar.bz2', bytes: '1AY&SY', at: 4 },
  { extension: '.7z', bytes: '7z\u00bc\u00af\u0027\u001c' },
  { extension: '.rar', bytes: 'Rar!\u001a\u0007' },
  { extension: '.tar', bytes: 'ustar', at: 257, read: 'tar' },
];

export type ArchiveFormat = Omit<FormatRow, 'bytes' | 'at'>;

/** The extensions of all formats that are recognized. */
export const ARCHIVE_EXTENSIONS: ReadonlySet<string> = new Set(SIGNATURES.map(({ extension }) => extension));

/** The number of bytes at the start of a file that identify its format. */
export const HEAD_BYTES = 262;

/** Takes the first {@link HEAD_BYTES} bytes, or all of a shorter file. Returns undefined for an unknown format. */
export function archiveFormat(head: Buffer): ArchiveFormat | undefined {
  return SIGNATURES.find(({ bytes, at = 0 }) => head.toString('latin1', at, at + bytes.length) === bytes);
}

/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
export function describeOther(head: Buffer): string {
  if (head.length === 0) return 'nothing';
  const text = head.toString('utf8');
  if (/^\ufeff?\s*</.test(text)) return 'a web page or an XML document';
  if (/^\ufeff?\s*[{[]/.test(text)) return 'JSON';
  return `something that is not an archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`;
}
