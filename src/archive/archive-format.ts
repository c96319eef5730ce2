/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */

/** The formats that the action reads. Each is named by its usual file extension. */
const READ_FORMATS = ['.tar.gz', '.tar', '.zip'] as const;

/** The formats that are only recognized: such a bundle is kept as downloaded. */
const KEPT_FORMATS = ['.tar.xz', '.tar.zst', '.tar.bz2', '.7z', '.rar'] as const;

export const ARCHIVE_FORMATS = [...READ_FORMATS, ...KEPT_FORMATS];

export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

interface Signature {
  readonly format: ArchiveFormat;
  readonly offset: number;
  readonly bytes: Buffer;
}

const SIGNATURES: readonly Signature[] = [
  { format: '.tar.gz', offset: 0, bytes: Buffer.from([0x1f, 0x8b]) },
  { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
  // A .zip without entries begins with the end of its directory.
  { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0005\u0006', 'latin1') },
  { format: '.tar.xz', offset: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
  { format: '.tar.zst', offset: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
  // The header of the first block. The three letters before it are not enough, since a text may begin with them.
  { format: '.tar.bz2', offset: 4, bytes: Buffer.from('1AY&SY', 'latin1') },
  { format: '.7z', offset: 0, bytes: Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1') },
  { format: '.rar', offset: 0, bytes: Buffer.from('Rar!\u001a\u0007', 'latin1') },
  { format: '.tar', offset: 257, bytes: Buffer.from('ustar', 'latin1') },
];

/** The number of bytes at the start of a file that show its format. */
export const HEAD_BYTES = 262;

/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all if it is shorter
 * @returns undefined for anything that is not a known archive
 */
export function archiveFormat(head: Buffer): ArchiveFormat | undefined {
  return SIGNATURES.find(({ offset, bytes }) => head.subarray(offset, offset + bytes.length).equals(bytes))
    ?.format;
}

/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
export function describeOther(head: Buffer): string {
  if (head.length === 0) return 'nothing';
  const text = head.toString('utf8');
  if (/^\ufeff?\s*</.test(text)) return 'a web page or an XML document';
  if (/^\ufeff?\s*[{[]/.test(text)) return 'JSON';
  return `something that is not an archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`;
}
