/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */

export const ARCHIVE_FORMATS = ['.tar.gz', '.tar', '.zip', '.tar.xz', '.tar.zst', '.tar.bz2'] as const;

/** A format, named by its usual file extension. */
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

interface Signature {
  readonly format: ArchiveFormat;
  readonly offset: number;
  readonly bytes: Buffer;
}

const SIGNATURES: readonly Signature[] = [
  { format: '.tar.gz', offset: 0, bytes: Buffer.from([0x1f, 0x8b]) },
  { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
  // Of a .zip without entries.
  { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0005\u0006', 'latin1') },
  { format: '.tar.xz', offset: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
  { format: '.tar.zst', offset: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
  { format: '.tar.bz2', offset: 0, bytes: Buffer.from('BZh', 'latin1') },
  { format: '.tar', offset: 257, bytes: Buffer.from('ustar', 'latin1') },
];

/** How many first bytes of a file are needed to recognize its format. */
export const HEAD_BYTES = 262;

/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all if it is shorter
 * @returns undefined for anything that is not a known archive
 */
export function archiveFormat(head: Buffer): ArchiveFormat | undefined {
  return SIGNATURES.find(({ offset, bytes }) => head.subarray(offset, offset + bytes.length).equals(bytes))
    ?.format;
}

/** True for a web page or an XML error instead of an archive, as proxies and storages send them. */
export function isMarkup(head: Buffer): boolean {
  return /^\ufeff?\s*</.test(head.toString('utf8'));
}
