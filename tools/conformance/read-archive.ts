/** Reads an archive of any format without the code of the action. It keeps the names and digests of its entries. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { openPromise } from 'yauzl';

export interface ArchiveEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly sha256: string;
}

export interface Archive {
  /** The format, such as `tar.gz`; undefined if the first bytes do not match any archive. */
  readonly format: string | undefined;
  /** Why the archive was not read to its end; undefined if it was. */
  readonly problem: string | undefined;
  readonly entries: readonly ArchiveEntry[];
  /** The HTML of the `index.html` that is nearest to the root; empty if there is none. */
  readonly homePage: string;
}

type Add = (name: string, kind: ArchiveEntry['kind'], body: AsyncIterable<Uint8Array>) => Promise<void>;

/** The first bytes of the formats that are read here, and of other archives. */
// biome-ignore format: a table
const MAGIC: readonly (readonly [format: string, hex: string])[] = [
  ['tar.gz', '1f8b'], ['zip', '504b0304'], ['tar.zst', '28b52ffd'], ['tar.xz', 'fd377a585a00'], ['tar.bz2', '425a68'],
];
/** The position of the word `ustar` in a tar header (POSIX, pax, "ustar Interchange Format"). */
const USTAR_AT = 257;
/** A tar archive ends with two blocks of zeros. */
const END = Buffer.alloc(1024);

export async function readArchive(file: string): Promise<Archive> {
  const start = await buffer(createReadStream(file, { end: 511 }));
  const isTar = start.toString('latin1', USTAR_AT, USTAR_AT + 5) === 'ustar';
  const format = isTar ? 'tar' : MAGIC.find(([, hex]) => start.toString('hex').startsWith(hex))?.[0];
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
  const source = createReadStream(file);
  if (format === 'tar') return readTar(source, add);
  if (format === 'tar.gz')
    return readTar(
      pipeline(source, zlib.createGunzip(), () => {}),
      add,
    );
  if (format === 'tar.zst' && 'createZstdDecompress' in zlib)
    return readTar(
      pipeline(source, zlib.createZstdDecompress(), () => {}),
      add,
    );
  source.destroy();
  return format === undefined ? 'is not an archive' : 'is a format that is not read here';
}

async function readTar(source: AsyncIterable<Buffer>, add: Add): Promise<string | undefined> {
  let end = Buffer.alloc(0);
  const watched = async function* () {
    for await (const chunk of source) {
      end = Buffer.concat([end, chunk.subarray(-END.length)]).subarray(-END.length);
      yield chunk;
    }
  };
  const kinds = new Map([
    ['file', 'file'],
    ['directory', 'folder'],
    ['link', 'link'],
    ['symlink', 'link'],
  ] as const);
  const entries = ReadableStream.from(watched()).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries)
    await add(header.name, kinds.get(header.type as 'file') ?? 'other', body);
  return end.equals(END) ? undefined : 'has no end mark';
}

async function readZip(file: string, add: Add): Promise<undefined> {
  // Without decoding, the library does not refuse any names, since the report is about these names.
  const zip = await openPromise(file, { decodeStrings: false });
  // The file types in Unix modes. An archive from another system has none.
  const kinds = new Map([
    [0, 'file'],
    [0o100000, 'file'],
    [0o040000, 'folder'],
    [0o120000, 'link'],
  ] as const);
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString();
    const kind = kinds.get(((entry.externalFileAttributes >>> 16) & 0o170000) as 0) ?? 'other';
    await add(name, name.endsWith('/') ? 'folder' : kind, await zip.openReadStreamPromise(entry));
  }
}
