/**
 * Compares the readers with the system's own tools: what `tar` extracts and what `sha256sum` prints, for many archives.
 * It also tests every hostile archive with its reader.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { packTar } from 'modern-tar';
import { packSite } from '../../../emulator/site/pack.ts';
import { readArchive } from '../../../src/archive/read-archive.ts';
import { readTar } from '../../../src/archive/tar/read-tar.ts';
import { readZip } from '../../../src/archive/zip/read-zip.ts';
import { ActionError } from '../../../src/errors.ts';
import { formatManifest } from '../../../src/site/manifest.ts';
import { filesIn, home, LINUX, pieces, WINDOWS } from '../../support/extraction.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import fc from '../../support/fast-check.ts';
import { type HostileArchive, hostileArchives } from '../../support/hostile-archives.ts';
import { hostileZips } from '../../support/hostile-zips.ts';
import { newFolder } from '../../support/new-folder.ts';
import { itUnless, TAR_ENVIRONMENT } from '../../support/platform.ts';
import { REPOSITORY } from '../../support/repository.ts';

/** Other systems have tools with the same names but other options. */
const itWithTools = itUnless(
  hasGnuTools() ? undefined : 'There is no bash, or no GNU tar, find, and sha256sum',
);

function hasGnuTools(): boolean {
  // On Windows, bash and tar come from different places, and read the colon of `C:\` as the end of a host name.
  if (process.platform === 'win32') return false;
  const versions = ['tar', 'find', 'sha256sum'].map((tool) => spawnSync(tool, ['--version']).stdout);
  return spawnSync('bash').status === 0 && versions.every((version) => version?.includes('GNU'));
}

/** Runs the command of `docs/reference.md`. */
function shellDigest(root: string): string {
  const documented = readFileSync(path.join(REPOSITORY, 'docs', 'reference.md'), 'utf8');
  const [, command = ''] = /```console\n(find .*)\n```/.exec(documented) ?? [];
  const printed = execFileSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' });
  return `sha256:${printed.split(' ', 1)[0]}`;
}

const unit = fc.constantFrom('a', 'b', 'c', 'ü', '語', '🚀', ' x', '-', '_', '.html', '1');
const name = fc
  .array(unit, { minLength: 1, maxLength: 30 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && !/[. ]$/.test(text));
const pathName = fc.array(name, { minLength: 1, maxLength: 9 }).map((parts) => parts.join('/'));
const tree = fc
  .uniqueArray(fc.tuple(pathName, fc.uint8Array({ maxLength: 3000 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([text]) => text.toLowerCase(),
  })
  // No file has the name of another one's folder.
  .map((files) =>
    files.filter(([a]) => !files.some(([b]) => b !== a && b.toLowerCase().startsWith(`${a.toLowerCase()}/`))),
  )
  // No folder has two spellings.
  .filter((files) => {
    const partsOf = (text: string) =>
      text.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    const all = new Set(files.flatMap(([text]) => partsOf(text)));
    return new Set([...all].map((text) => text.normalize('NFC').toLowerCase())).size === all.size;
  });
const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 5 });

/** Writes the files, and packs them with `tar`; undefined for a name that its oldest format cannot hold. */
function packedByTar(files: readonly (readonly [string, Uint8Array])[], format: string): string | undefined {
  const [source, archive] = [newFolder(), path.join(newFolder(), 'archive.tar.gz')];
  for (const [text, contents] of files) {
    mkdirSync(path.dirname(path.join(source, text)), { recursive: true });
    writeFileSync(path.join(source, text), contents);
  }
  const options = ['-czf', archive, `--format=${format}`, '-C', source, '.'];
  return spawnSync('tar', options, { env: TAR_ENVIRONMENT }).status === 0 ? archive : undefined;
}

itWithTools('readTar: reads an archive of the system’s tar, in each format, as tar extracts it', async () => {
  const formats = fc.constantFrom('ustar', 'pax', 'gnu');
  await fc.assert(
    fc.asyncProperty(tree, sizes, formats, async (files, chunkSizes, format) => {
      const archive = packedByTar(files, format);
      if (archive === undefined) return fc.pre(false);
      const [extracted, byTar] = [newFolder(), newFolder()];
      execFileSync('tar', ['-xzf', archive, '-C', byTar]);
      const chunks = pieces(readFileSync(archive), chunkSizes);
      const site = await readTar(chunks, 'gzip', { folder: extracted, signal: neverAborted });
      expect(filesIn(extracted)).toEqual(filesIn(byTar));
      expect(site.fileCount).toBe(Object.keys(filesIn(byTar)).length);
      expect(site.contentDigest).toBe(shellDigest(path.join(byTar, site.topFolder)));
    }),
    { numRuns: 20 },
  );
});

it('readTar: finds the same digest whatever the order, times, compression, and pieces', async () => {
  await fc.assert(
    fc.asyncProperty(tree, sizes, fc.integer({ min: 0, max: 9 }), async (files, chunkSizes, level) => {
      const pack = (some: typeof files, mtime: Date) =>
        packTar(
          some.map(([text, body]) => ({
            header: { name: text, size: body.length, mode: 0o600, mtime, type: 'file' as const },
            body: Uint8Array.from(body),
          })),
        );
      const one = gzipSync(await pack(files, new Date(0)), { level });
      const other = Buffer.from(await pack([...files].reverse(), new Date(1e12)));
      const read = (bytes: Buffer, compression?: 'gzip') =>
        readTar(pieces(bytes, chunkSizes), compression, { folder: undefined, signal: neverAborted });
      const [first, second] = [await read(one, 'gzip'), await read(other)];
      expect(second.contentDigest).toBe(first.contentDigest);
      expect(second.files).toEqual(first.files);
    }),
    { numRuns: 40 },
  );
});

it('readArchive and readZip: find the same site in every format, extracted or not', async () => {
  const levels = fc.integer({ min: 0, max: 9 });
  await fc.assert(
    fc.asyncProperty(tree, levels, fc.boolean(), async (files, gzipLevel, extracts) => {
      const found: { digest: string | undefined; manifest: string; extracted: object }[] = [];
      for (const format of ['tar.gz', 'tar', 'zip'] as const) {
        const archive = path.join(newFolder(), `site.${format}`);
        const siteFiles = files.map(([text, body]) => ({ path: text, contents: body }));
        await packSite(siteFiles, archive, { format, gzipLevel });
        const folder = extracts ? newFolder() : undefined;
        const { bundle: read } = await readArchive(createReadStream(archive), archive, {
          folder,
          signal: neverAborted,
        });
        const { contentDigest: digest, files: hashes = new Map() } = read?.site ?? {};
        expect(read?.sitePath === undefined).toBe(!extracts);
        const extracted = read?.sitePath === undefined ? {} : filesIn(read.sitePath);
        found.push({ digest, manifest: formatManifest(hashes), extracted });
      }
      expect(found).toEqual(found.map(() => found[0]));
      expect(found[0]?.digest).toMatch(/^sha256:/);
    }),
    { numRuns: 20 },
  );
});

type Read = (bytes: Buffer, folder: string | undefined, isWindows: boolean) => Promise<unknown>;

const readTarBytes: Read = (bytes, folder, isWindows) => {
  const chunks = pieces(bytes, [700, 13]);
  // Each archive is extracted in its packed form, and only read in its plain form.
  const compression = folder === undefined ? undefined : 'gzip';
  return readTar(chunks, compression, { folder, isWindows, signal: neverAborted });
};
const readPackedZip: Read = (bytes, folder, isWindows) => {
  const packed = path.join(home, 'archive.zip');
  writeFileSync(packed, bytes);
  return readZip(packed, { folder, isWindows, signal: neverAborted });
};

const outside = path.join(home, 'outside');

describe.each<[string, readonly HostileArchive[], Read, (bytes: Buffer) => Buffer]>([
  ['a .tar.gz', hostileArchives(outside), readTarBytes, gzipSync],
  ['a .zip', hostileZips(outside), readPackedZip, (bytes) => bytes],
])('readTar or readZip: %s', (_, corpus, read, pack) => {
  it.each(corpus)(
    'refuses $what, and writes nothing outside the folder',
    async ({ says, bytes, isOnlyForWindows }) => {
      const around = newFolder();
      const inside = path.join(around, 'site');
      mkdirSync(inside);
      const extracting = read(pack(bytes), inside, WINDOWS);
      await expect(extracting).rejects.toThrow(says);
      await expect(extracting).rejects.toThrow(ActionError);
      await expect(read(bytes, undefined, isOnlyForWindows ? WINDOWS : LINUX)).rejects.toThrow(says);
      expect(readdirSync(around)).toEqual(['site']);
      expect(existsSync(outside)).toBe(false);
    },
  );

  it.each(corpus.filter(({ isOnlyForWindows }) => isOnlyForWindows))(
    'reads $what where the system can store it',
    async ({ bytes }) => {
      await expect(read(bytes, undefined, LINUX)).resolves.toMatchObject({ topFolder: '' });
    },
  );
});
