/** The reader against the system's own tools: what `tar` extracts and what `sha256sum` says, for many archives. */
import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packTar } from 'modern-tar';
import { packSite } from '../../../emulator/site/pack.ts';
import { readArchive } from '../../../src/archive/read-archive.ts';
import { extractSite } from '../../../src/archive/tar/read-tar.ts';
import { readZip } from '../../../src/archive/zip/read-zip.ts';
import { formatManifest } from '../../../src/site/manifest.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { END, file, folder as folderEntry, hostileArchives } from '../../support/hostile-archives.ts';
import { cannotSetModes, itUnless, TAR_ENVIRONMENT } from '../../support/platform.ts';
import { REPOSITORY } from '../../support/repository.ts';

const home = mkdtempSync(path.join(tmpdir(), 'archives-'));
afterAll(() => rmSync(home, { recursive: true }));
let folders = 0;
function newFolder(): string {
  const made = path.join(home, String(folders++));
  mkdirSync(made);
  return made;
}

/** Gives the bytes in pieces of these sizes, over and over. */
async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const end = at + (sizes[turn % sizes.length] ?? 1);
    yield bytes.subarray(at, end);
    at = end;
  }
}

/** Other systems have tools of the same names that know other options. */
const itWithTools = hasGnuTools() ? it : it.skip;
if (!hasGnuTools())
  process.stderr.write('Left out, for want of bash and the GNU tools: archives of `tar`.\n');

function hasGnuTools(): boolean {
  // Its bash and its tar come from different places, and take the colon of `C:\` for the name of a host.
  if (process.platform === 'win32') return false;
  try {
    const versions = execFileSync('bash', [
      '-c',
      'tar --version; find --version; sha256sum --version',
    ]).toString();
    return versions.split('\n').filter((line) => line.includes('GNU')).length >= 3;
  } catch {
    return false;
  }
}

/** Every file below a folder with its mode and contents. */
function treeOf(root: string, within = ''): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const entry of readdirSync(path.join(root, within), { withFileTypes: true })) {
    const name = path.posix.join(within, entry.name);
    if (entry.isDirectory()) Object.assign(tree, treeOf(root, name));
    else tree[name] = readFileSync(path.join(root, name)).toString('hex');
  }
  return tree;
}

/** The command of `docs/content-digest.md`. */
function shellDigest(root: string): string {
  const [, command = ''] =
    /```console\n(find .*)\n```/.exec(
      readFileSync(path.join(REPOSITORY, 'docs', 'content-digest.md'), 'utf8'),
    ) ?? [];
  const printed = execFileSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' });
  return `sha256:${printed.split(' ', 1)[0]}`;
}

const name = fc
  .array(fc.constantFrom('a', 'b', 'c', 'ü', '語', '🚀', ' x', '-', '_', '.html', '1'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && !/[. ]$/.test(text));
const pathName = fc.array(name, { minLength: 1, maxLength: 9 }).map((parts) => parts.join('/'));
const tree = fc
  .uniqueArray(fc.tuple(pathName, fc.uint8Array({ maxLength: 3000 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([text]) => text.toLowerCase(),
  })
  // No file where another one has a folder.
  .map((files) =>
    files.filter(([a]) => !files.some(([b]) => b !== a && b.toLowerCase().startsWith(`${a.toLowerCase()}/`))),
  )
  // Nor two spellings of one folder.
  .filter((files) => {
    const all = new Set(
      files.flatMap(([text]) =>
        text.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
      ),
    );
    return new Set([...all].map((text) => text.normalize('NFC').toLowerCase())).size === all.size;
  });
const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 5 });

describe('an archive', () => {
  itWithTools('of the system’s tar, in each of its formats, is read as tar extracts it', async () => {
    await fc.assert(
      fc.asyncProperty(tree, sizes, fc.constantFrom('ustar', 'pax', 'gnu'), async (files, pieces, format) => {
        const source = newFolder();
        for (const [text, contents] of files) {
          mkdirSync(path.dirname(path.join(source, text)), { recursive: true });
          writeFileSync(path.join(source, text), contents);
        }
        const archive = path.join(newFolder(), 'archive.tar.gz');
        try {
          execFileSync('tar', ['-czf', archive, `--format=${format}`, '-C', source, '.'], {
            stdio: 'ignore',
            env: TAR_ENVIRONMENT,
          });
        } catch {
          // Not every name fits into the oldest format.
          return fc.pre(false);
        }
        const [extracted, byTar] = [newFolder(), newFolder()];
        execFileSync('tar', ['-xzf', archive, '-C', byTar]);
        const chunks = inPieces(readFileSync(archive), pieces);
        const site = await extractSite(chunks, {
          format: '.tar.gz',
          folder: extracted,
          signal: neverAborted,
        });
        expect(treeOf(extracted)).toEqual(treeOf(byTar));
        expect(site.fileCount).toBe(Object.keys(treeOf(byTar)).length);
        expect(site.contentDigest).toBe(shellDigest(path.join(byTar, site.topFolder)));
      }),
      { numRuns: 120 },
    );
  });

  itWithTools('has a digest that does not hang on order, times, compression or pieces', async () => {
    await fc.assert(
      fc.asyncProperty(tree, sizes, fc.integer({ min: 0, max: 9 }), async (files, pieces, level) => {
        const pack = (some: typeof files, mtime: Date) =>
          packTar(
            some.map(([text, body]) => ({
              header: { name: text, size: body.length, mode: 0o600, mtime, type: 'file' as const },
              body: Uint8Array.from(body),
            })),
          );
        const one = gzipSync(await pack(files, new Date(0)), { level });
        const other = Buffer.from(await pack([...files].reverse(), new Date(1e12)));
        const read = (bytes: Buffer, format: '.tar' | '.tar.gz') =>
          extractSite(inPieces(bytes, pieces), { format, folder: undefined, signal: neverAborted });
        const [first, second] = [await read(one, '.tar.gz'), await read(other, '.tar')];
        expect(second.contentDigest).toBe(first.contentDigest);
        expect(second.files).toEqual(first.files);
      }),
      { numRuns: 150 },
    );
  });

  it('of the same site is the same in every format, extracted or not', async () => {
    const formats = ['tar.gz', 'tar', 'zip'] as const;
    await fc.assert(
      fc.asyncProperty(
        tree,
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        async (files, gzipLevel, extracts) => {
          const found: {
            contentDigest: string | undefined;
            manifest: string;
            extracted: object | undefined;
          }[] = [];
          for (const format of formats) {
            const archive = path.join(newFolder(), `site.${format}`);
            const siteFiles = files.map(([text, body]) => ({ path: text, contents: body }));
            await packSite(siteFiles, archive, { format, gzipLevel });
            const folder = extracts ? newFolder() : undefined;
            const { site } =
              format === 'zip'
                ? { site: await readZip(archive, { folder, signal: neverAborted }) }
                : await readArchive(createReadStream(archive), folder, neverAborted);
            const { contentDigest, files: hashes, topFolder = '' } = site ?? {};
            const extracted = folder === undefined ? undefined : treeOf(path.join(folder, topFolder));
            found.push({ contentDigest, manifest: formatManifest(hashes ?? new Map()), extracted });
          }
          expect(found).toEqual(found.map(() => found[0]));
          expect(found[0]?.contentDigest).toMatch(/^sha256:/);
        },
      ),
      { numRuns: 60 },
    );
  });

  const itWithModes = itUnless(cannotSetModes);
  itWithModes('gives files and folders the modes of a web site, whatever theirs and the umask', async () => {
    const before = process.umask(0o077);
    try {
      const extracted = newFolder();
      const bytes = Buffer.concat([
        folderEntry('d'),
        file('d/plain', 'x', { mode: 0o600 }),
        file('d/run', 'x', { mode: 0o100 }),
        file('d/all', 'x', { mode: 0o7777 }),
        END,
      ]);
      await extractSite(inPieces(bytes, [100]), { format: '.tar', folder: extracted, signal: neverAborted });
      const modeOf = (text: string) => (statSync(path.join(extracted, text)).mode & 0o7777).toString(8);
      expect(['d', 'd/plain', 'd/run', 'd/all'].map(modeOf)).toEqual(['755', '644', '755', '755']);
    } finally {
      process.umask(before);
    }
  });

  it('that is truncated anywhere is refused', async () => {
    const complete = gzipSync(
      Buffer.concat([file('a', 'x'.repeat(700)), folderEntry('b'), file('b/c', 'y'), END]),
    );
    for (let length = 0; length < complete.length; length += 1) {
      const chunks = inPieces(complete.subarray(0, length), [64]);
      const reading = extractSite(chunks, { format: '.tar.gz', folder: undefined, signal: neverAborted });
      await expect(reading).rejects.toThrow(/not a complete archive/);
    }
  });

  it('that exceeds the limits is refused', async () => {
    const bytes = Buffer.concat([
      ...Array.from({ length: 30 }, (_, index) => file(`f${index}`, 'x'.repeat(100))),
      END,
    ]);
    const read = (limits: { files: number; bytes: number }) =>
      extractSite(inPieces(bytes, [5000]), {
        format: '.tar',
        folder: undefined,
        limits,
        signal: neverAborted,
      });
    await expect(read({ files: 29, bytes: 1e6 })).rejects.toThrow(
      'The bundle has more than 29 files and folders.',
    );
    await expect(read({ files: 30, bytes: 2999 })).rejects.toThrow('The bundle extracts to more than 3 kB.');
    await expect(read({ files: 30, bytes: 3000 })).resolves.toMatchObject({ fileCount: 30 });
  });
});

describe('a hostile archive', () => {
  const outside = path.join(home, 'outside');
  const corpus = hostileArchives(outside);

  it('is one of many', () => {
    expect(corpus.length).toBeGreaterThan(80);
  });

  it.each(corpus)(
    'with $what is refused, and nothing of it is outside of its folder',
    async ({ says, bytes }) => {
      for (const [kind, archive] of [
        ['.tar', bytes],
        ['.tar.gz', gzipSync(bytes)],
      ] as const) {
        for (const isExtracted of [true, false]) {
          const around = newFolder();
          const inside = path.join(around, 'site');
          mkdirSync(inside);
          const options = { format: kind, folder: isExtracted ? inside : undefined, signal: neverAborted };
          await expect(extractSite(inPieces(archive, [700, 13]), options)).rejects.toThrow(says);
          expect(readdirSync(around)).toEqual(['site']);
          if (!isExtracted) expect(readdirSync(inside)).toEqual([]);
        }
      }
      expect(statSync(outside, { throwIfNoEntry: false })).toBeUndefined();
    },
  );
});
