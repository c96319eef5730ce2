/** Kinds of archive, told by their first bytes: names and media types from outside say little. */

export type ArchiveExtension = '.tar.gz' | '.tar' | '.zip' | '.tar.xz' | '.tar.zst' | '.tar.bz2';

interface Signature {
  readonly ending: ArchiveExtension;
  readonly at: number;
  readonly bytes: Buffer;
}

const SIGNATURES: readonly Signature[] = [
  { ending: '.tar.gz', at: 0, bytes: Buffer.from([0x1f, 0x8b]) },
  { ending: '.zip', at: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
  { ending: '.tar.xz', at: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
  { ending: '.tar.zst', at: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
  { ending: '.tar.bz2', at: 0, bytes: Buffer.from('BZh', 'latin1') },
  { ending: '.tar', at: 257, bytes: Buffer.from('ustar', 'latin1') },
];

/** First bytes of a file that are needed to tell its kind. */
export const HEAD_BYTES = 262;

/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all where it is shorter
 * @returns undefined for anything that is no archive known here
 */
export function archiveExtension(head: Buffer): ArchiveExtension | undefined {
  return SIGNATURES.find(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes))?.ending;
}

/** True for a web page or an XML error in the place of an archive, as proxies and storages send them. */
export function isMarkup(head: Buffer): boolean {
  return /^\ufeff?\s*</.test(head.toString('utf8'));
}
