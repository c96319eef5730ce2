/** The packers of npm. Each row is a line of JavaScript; `pack-with-node.mjs` has the names that it uses. */
import path from 'node:path';
import { REPOSITORY } from '../../../support/repository.ts';
import { pathOf } from '../needs.ts';
import { type Packer, type PackerRow, row } from './packer.ts';

const SCRIPT = path.join(REPOSITORY, '__tests__/real/support/packers/pack-with-node.mjs');

function npm(name: string, library: string, rows: readonly PackerRow[]): Packer {
  return {
    name: `npm ${name}`,
    needs: ['packers', 'bsdtar', 'unzip'],
    command: (options, out) => [
      process.execPath,
      SCRIPT,
      pathOf('packers'),
      `const lib = await load('${library}'); ${options}`,
      out,
    ],
    rows,
  };
}

/** The first one is also that of the older versions. */
const TAR_ROWS = [
  row(`await lib.create({ gzip: true, file: out }, ['.'])`),
  row(`await lib.create({ gzip: true, file: out, prefix: 'site' }, ['.'])`, { topFolder: 'site' }),
  row(`await lib.create({ gzip: true, file: out, noPax: true }, ['.'])`, { site: 'short' }),
  row(`await lib.create({ brotli: true, file: out }, ['.'])`, { refused: /not an archive/ }),
];

const TAR_STREAM = `const pack = lib.pack(); const done = pipeline(pack, createGzip(), write());`;
const TAR_STREAM_ROWS = [
  row(
    `${TAR_STREAM} for (const name of all) name.endsWith('/') ? pack.entry({ name, type: 'directory' }) : pack.entry({ name }, read(name)); pack.finalize(); await done`,
  ),
  row(
    `${TAR_STREAM} for (const name of files) { const { size, mode, mtime } = stat(name); await pipeline(createReadStream(name), pack.entry({ name, size, mode, mtime })); } pack.finalize(); await done`,
  ),
];

const archiver = (archive: string, add: string) =>
  `const archive = new lib.${archive}; const done = pipeline(archive, write()); ${add}; await archive.finalize(); await done`;
const FOLDER = `archive.directory('.', false)`;

const ARCHIVER_ROWS = [
  row(archiver('TarArchive({ gzip: true })', FOLDER)),
  row(archiver('ZipArchive()', FOLDER)),
  row(archiver('ZipArchive()', 'for (const name of files) archive.append(createReadStream(name), { name })')),
  row(archiver(`ZipArchive({ forceZip64: true, forceLocalTime: true, comment: 'A comment' })`, FOLDER)),
  row(archiver('ZipArchive({ namePrependSlash: true })', FOLDER), { refused: /has an absolute name/ }),
];

const MODERN_TAR_ROWS = [
  row(
    `const { writeFile } = await import('node:fs/promises'); await writeFile(out, await lib.packTar(files.map((name) => ({ header: { name, size: stat(name).size }, body: read(name) }))))`,
  ),
  row(`const { packTar } = await load('modern-tar/fs'); await pipeline(packTar('.'), createGzip(), write())`),
];

const yazl = (add: string, end = 'zip.end()') =>
  `const zip = new lib.ZipFile(); ${add}; ${end}; await pipeline(zip.outputStream, write())`;

const YAZL_ROWS = [
  row(
    yazl(
      `for (const name of all) name.endsWith('/') ? zip.addEmptyDirectory(name) : zip.addFile(name, name)`,
    ),
  ),
  row(yazl('for (const name of files) zip.addReadStream(createReadStream(name), name)')),
  row(
    yazl(
      'for (const name of files) zip.addFile(name, name, { forceZip64Format: true })',
      'zip.end({ forceZip64Format: true })',
    ),
  ),
];

const ADM_ZIP_ROWS = [
  row(`const zip = new lib(); zip.addLocalFolder('.', 'site'); zip.writeZip(out)`, { topFolder: 'site' }),
];

const jszip = (zipOptions: string) =>
  `const zip = new lib(); for (const name of files) zip.file(name, read(name)); await pipeline(zip.generateNodeStream(${zipOptions}), write())`;

const JSZIP_ROWS = [
  row(jszip('')),
  row(jszip(`{ compression: 'DEFLATE', streamFiles: true, platform: 'UNIX' }`)),
];

const FFLATE_ROWS = [
  row(
    `const { writeFileSync } = await import('node:fs'); writeFileSync(out, lib.zipSync(Object.fromEntries(all.map((name) => [name, name.endsWith('/') ? new Uint8Array() : read(name)]))))`,
    { bsdtar: true },
  ),
  row(
    'const file = write(); const zip = new lib.Zip((error, chunk, last) => { if (error) throw error; file.write(chunk); if (last) file.end(); }); for (const name of files) { const entry = new lib.ZipDeflate(name); zip.add(entry); entry.push(read(name), true); } zip.end(); await finished(file)',
    { bsdtar: true },
  ),
];

export const NODE_PACKERS: readonly Packer[] = [
  npm('tar 7', 'tar7', TAR_ROWS),
  npm('tar 6', 'tar6', TAR_ROWS.slice(0, 1)),
  npm('tar 4', 'tar4', TAR_ROWS.slice(0, 1)),
  npm('tar-stream', 'tar-stream', TAR_STREAM_ROWS),
  npm('tar-fs', 'tar-fs', [row(`await pipeline(lib.pack('.'), createGzip(), write())`)]),
  npm('archiver', 'archiver', ARCHIVER_ROWS),
  npm('modern-tar', 'modern-tar', MODERN_TAR_ROWS),
  npm('yazl', 'yazl', YAZL_ROWS),
  npm('adm-zip', 'adm-zip', ADM_ZIP_ROWS),
  npm('jszip', 'jszip', JSZIP_ROWS),
  npm('fflate', 'fflate', FFLATE_ROWS),
];
