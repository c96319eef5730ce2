/** Reads an archive without the readers of the action, which refuse what is reported here. It keeps the names and digests of its entries. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Duplex, PassThrough, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { openPromise } from 'yauzl';
import { archiveFormat, HEAD_BYTES, otherFormat } from '../../src/archive/archive-format.ts';

type Kind = 'file' | 'folder' | 'link' | 'other';

export interface ArchiveEntry {
  readonly name: string;
  readonly kind: Kind;
  readonly sha256: string;
}

export interface Archive {
  /** The format, such as `tar.gz` or `xz`; undefined if the first bytes do not match any archive. */
  readonly format: string | undefined;
  /** Why the archive was not read to its end; undefined if it was. */
  readonly problem: string | undefined;
  readonly entries: readonly ArchiveEntry[];
  /** The HTML of the `index.html` that is nearest to the root; empty if there is none. */
  readonly homePage: string;
}

type Add = (name: string, kind: Kind, body: AsyncIterable<Uint8Array>) => Promise<void>;

/** What a tar archive is read through. */
const DECOMPRESSORS: Readonly<Record<string, (() => Duplex) | undefined>> = {
  tar: () => new PassThrough(),
  'tar.gz': zlib.createGunzip,
};
const TAR_KINDS: Readonly<Record<string, Kind>> = {
  file: 'file',
  directory: 'folder',
  link: 'link',
  symlink: 'link',
};
/** The file types in Unix modes. An archive from another system has none. */
const ZIP_KINDS = new Map<number, Kind>([
  [0, 'file'],
  [0o100000, 'file'],
  [0o040000, 'folder'],
  [0o120000, 'link'],
]);
/** A tar archive ends with two blocks of zeros. */
const END = Buffer.alloc(1024);

export async function readArchive(file: string): Promise<Archive> {
  const head = await buffer(createReadStream(file, { end: HEAD_BYTES - 1 }));
  const format = archiveFormat(head)?.extension.slice(1) ?? otherFormat(head);
  const entries: ArchiveEntry[] = [];
  let home = { html: '', depth: 3 };
  const add: Add = async (name, kind, body) => {
    const bytes = await buffer(body);
    const depth = name.replace(/^\.\//, '').split('/').length;
    if (/(?:^|\/)index\.html$/.test(name) && depth < home.depth) home = { html: bytes.toString(), depth };
    entries.push({ name, kind, sha256: createHash('sha256').update(bytes).digest('hex') });
  };
  // The messages of the libraries may quote names. Error codes do not.
  const problem = await readEntries(file, format, add).catch(
    (error: NodeJS.ErrnoException) => `cannot be read (${error.code ?? 'the format is violated'})`,
  );
  return { format, problem, entries, homePage: home.html };
}

/** @returns why the archive was not read to its end; undefined if it was */
async function readEntries(file: string, format: string | undefined, add: Add): Promise<string | undefined> {
  if (format === 'zip') return readZip(file, add);
  const decompress = DECOMPRESSORS[format ?? ''];
  if (decompress !== undefined)
    return readTar(
      pipeline(createReadStream(file), decompress(), () => {}),
      add,
    );
  return format === undefined ? 'is not an archive' : 'is a format that the action rejects';
}

async function readTar(source: AsyncIterable<Buffer>, add: Add): Promise<string | undefined> {
  let end = Buffer.alloc(0);
  const watched = async function* () {
    for await (const chunk of source) {
      end = Buffer.concat([end, chunk.subarray(-END.length)]).subarray(-END.length);
      yield chunk;
    }
  };
  const entries = ReadableStream.from(watched()).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries)
    await add(header.name, TAR_KINDS[header.type ?? ''] ?? 'other', body);
  return end.equals(END) ? undefined : 'has no end mark';
}

async function readZip(file: string, add: Add): Promise<undefined> {
  // Without decoding, the library does not refuse any names, since the report is about these names.
  const zip = await openPromise(file, { decodeStrings: false });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString();
    const kind = ZIP_KINDS.get((entry.externalFileAttributes >>> 16) & 0o170000) ?? 'other';
    await add(name, name.endsWith('/') ? 'folder' : kind, await zip.openReadStreamPromise(entry));
  }
}
