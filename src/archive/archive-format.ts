/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */
import { BLOCK_BYTES, isTarHeader } from './tar/tar-header.ts';

/**
 * The formats of a bundle. A new one needs a row here and its signature below. A compressed tar also needs a row in
 * `site/decompress.ts`. Any other format needs a reader in `read-archive.ts`.
 */
export const ARCHIVE_FORMATS = {
  '.tar.gz': { extension: '.tar.gz', read: 'tar', compression: 'gzip' },
  '.tar': { extension: '.tar', read: 'tar', compression: undefined },
  '.zip': { extension: '.zip', read: 'zip', compression: undefined },
} as const;

export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[keyof typeof ARCHIVE_FORMATS];

interface Signature {
  /** The bytes (latin1) that identify the format, and where they are. */
  readonly bytes: string;
  readonly at?: number;
}

const SIGNATURES: readonly (Signature & { readonly format: ArchiveFormat })[] = [
  { bytes: '\u001f\u008b', format: ARCHIVE_FORMATS['.tar.gz'] },
  { bytes: 'PK\u0003\u0004', format: ARCHIVE_FORMATS['.zip'] },
  // A .zip without entries begins with the end of its directory.
  { bytes: 'PK\u0005\u0006', format: ARCHIVE_FORMATS['.zip'] },
  { bytes: 'ustar', at: 257, format: ARCHIVE_FORMATS['.tar'] },
];

/** Formats that a bundle does not have, named in messages. */
const OTHERS: readonly (Signature & { readonly name: string })[] = [
  { bytes: '\u00fd7zXZ\u0000', name: 'xz' },
  { bytes: '\u0028\u00b5\u002f\u00fd', name: 'zstd' },
  // The header of the first block. The three letters before it are not enough, since a text may begin with them.
  { bytes: '1AY&SY', at: 4, name: 'bzip2' },
  { bytes: '7z\u00bc\u00af\u0027\u001c', name: '7z' },
  { bytes: 'Rar!\u001a\u0007', name: 'rar' },
];

/** The number of bytes at the start of a file that identify its format. */
export const HEAD_BYTES = BLOCK_BYTES;

/** Takes the first {@link HEAD_BYTES} bytes, or all of a shorter file. Returns undefined for an unknown format. */
export function archiveFormat(head: Buffer): ArchiveFormat | undefined {
  const format = SIGNATURES.find((signature) => begins(head, signature))?.format;
  // The old format of tar has no signature.
  return format ?? (isTarHeader(head) ? ARCHIVE_FORMATS['.tar'] : undefined);
}

/** Returns the name of another archive or compressed file, such as `xz`; undefined for anything else. */
export function otherFormat(head: Buffer): string | undefined {
  return OTHERS.find((signature) => begins(head, signature))?.name;
}

function begins(head: Buffer, { bytes, at = 0 }: Signature): boolean {
  return head.toString('latin1', at, at + bytes.length) === bytes;
}

/** The first characters that decide whether something is text. */
const TEXT_LENGTH = 32;

/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
export function describeOther(head: Buffer): string {
  if (head.length === 0) return 'nothing';
  // A compressed file of an unknown format may begin with any byte.
  const text = head.toString('utf8').slice(0, TEXT_LENGTH);
  const isText = !/[^\P{Cc}\s]|\ufffd/u.test(text);
  if (isText && /^\ufeff?\s*</.test(text)) return 'a web page or an XML document';
  if (isText && /^\ufeff?\s*[{[]/.test(text)) return 'JSON';
  const begin = head.every((byte) => byte === 0)
    ? 'it begins with zeros, as a tar without files does'
    : `its first bytes are ${head.subarray(0, 8).toString('hex')}`;
  return `something that is not an archive (${begin})`;
}
