/** Reads an archive of any format with other code than the action, and keeps the names and digests of its entries. */
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
  /** Such as `tar.gz`; undefined if the first bytes are those of no archive. */
  readonly format: string | undefined;
  /** Why it was not read to its end; undefined if it was. */
  readonly problem: string | undefined;
  readonly entries: readonly ArchiveEntry[];
  /** The HTML of the `index.html` that is nearest to the root; empty if there is none. */
  readonly homePage: string;
}

type Body = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
type Add = (name: string, kind: ArchiveEntry['kind'], body: Body) => Promise<void>;

/** First bytes of formats that are archives, or that often contain one. */
const MAGIC: Readonly<Record<string, string>> = {
  'tar.gz': '1f8b',
  zip: '504b0304',
  'tar.zst': '28b52ffd',
  'tar.xz': 'fd377a585a00',
  'tar.bz2': '425a68',
  '7z': '377abcaf271c',
  rar: '526172211a07',
};
/** Where a tar header has the word `ustar` (POSIX, pax, "ustar Interchange Format"). */
const USTAR_AT = 257;
/** A tar archive ends with two blocks of zeros. */
const END = Buffer.alloc(1024);

export async function readArchive(file: string): Promise<Archive> {
  const format = formatOf(await buffer(createReadStream(file, { end: 511 })));
  const entries: ArchiveEntry[] = [];
  let home = { html: '', depth: 3 };
  const add: Add = async (name, kind, body) => {
    const depth = name.replace(/^\.\//, '').split('/').length;
    const isHome = /(?:^|\/)index\.html$/.test(name) && depth < home.depth;
    const hash = createHash('sha256');
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) {
      hash.update(chunk);
      if (isHome) chunks.push(chunk);
    }
    if (isHome) home = { html: Buffer.concat(chunks).toString(), depth };
    entries.push({ name, kind, sha256: hash.digest('hex') });
  };
  // The messages of the libraries may quote names. Their codes do not.
  const problem = await readEntries(file, format, add).catch(
    (error: NodeJS.ErrnoException) => `cannot be read (${error.code ?? 'the format is violated'})`,
  );
  return { format, problem, entries, homePage: home.html };
}

function formatOf(start: Buffer): string | undefined {
  if (start.toString('latin1', USTAR_AT, USTAR_AT + 5) === 'ustar') return 'tar';
  return Object.keys(MAGIC).find((format) => start.toString('hex').startsWith(MAGIC[format] ?? ''));
}

async function readEntries(file: string, format: string | undefined, add: Add): Promise<string | undefined> {
  if (format === 'zip') return readZip(file, add);
  if (format === 'tar') return readTar(createReadStream(file), add);
  if (format === 'tar.gz')
    return readTar(
      pipeline(createReadStream(file), zlib.createGunzip(), () => {}),
      add,
    );
  if (format === 'tar.zst' && 'createZstdDecompress' in zlib)
    return readTar(
      pipeline(createReadStream(file), zlib.createZstdDecompress(), () => {}),
      add,
    );
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
  const kinds: Readonly<Record<string, ArchiveEntry['kind']>> = {
    file: 'file',
    directory: 'folder',
    link: 'link',
    symlink: 'link',
  };
  const entries = ReadableStream.from(watched()).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries)
    await add(header.name, kinds[header.type ?? 'file'] ?? 'other', body);
  return end.equals(END) ? undefined : 'has no end mark';
}

async function readZip(file: string, add: Add): Promise<undefined> {
  // Without decoding, the library refuses no names: the report is about them.
  const zip = await openPromise(file, { decodeStrings: false });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString();
    // The type of the file in its Unix mode; 0 if the archive was made elsewhere.
    const type = (entry.externalFileAttributes >>> 16) & 0o170000;
    if (name.endsWith('/')) await add(name, 'folder', []);
    else {
      const kind = type === 0o120000 ? 'link' : type === 0 || type === 0o100000 ? 'file' : 'other';
      await add(name, kind, await zip.openReadStreamPromise(entry));
    }
  }
}
