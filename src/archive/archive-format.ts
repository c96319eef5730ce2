/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */

/**
 * The bytes (latin1) at an offset that show a format, which is named by its usual file extension. The action reads
 * `.tar.gz`, `.tar` and `.zip`. The others are only recognized: such a bundle is kept as downloaded.
 */
const SIGNATURES = [
  ['.tar.gz', 0, '\u001f\u008b'],
  ['.zip', 0, 'PK\u0003\u0004'],
  // A .zip without entries begins with the end of its directory.
  ['.zip', 0, 'PK\u0005\u0006'],
  ['.tar.xz', 0, '\u00fd7zXZ\u0000'],
  ['.tar.zst', 0, '\u0028\u00b5\u002f\u00fd'],
  // The header of the first block. The three letters before it are not enough, since a text may begin with them.
  ['.tar.bz2', 4, '1AY&SY'],
  ['.7z', 0, '7z\u00bc\u00af\u0027\u001c'],
  ['.rar', 0, 'Rar!\u001a\u0007'],
  ['.tar', 257, 'ustar'],
] as const;

export type ArchiveFormat = (typeof SIGNATURES)[number][0];

export const ARCHIVE_FORMATS: ReadonlySet<ArchiveFormat> = new Set(SIGNATURES.map(([format]) => format));

/** The number of bytes at the start of a file that show its format. */
export const HEAD_BYTES = 262;

/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all if it is shorter
 * @returns undefined for anything that is not a known archive
 */
export function archiveFormat(head: Buffer): ArchiveFormat | undefined {
  const found = SIGNATURES.find(
    ([, offset, bytes]) => head.toString('latin1', offset, offset + bytes.length) === bytes,
  );
  return found?.[0];
}

/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
export function describeOther(head: Buffer): string {
  if (head.length === 0) return 'nothing';
  const text = head.toString('utf8');
  if (/^\ufeff?\s*</.test(text)) return 'a web page or an XML document';
  if (/^\ufeff?\s*[{[]/.test(text)) return 'JSON';
  return `something that is not an archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`;
}
