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
    version: { npm: library },
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

/** The first five are those of the older versions. */
const TAR_ROWS = [
  row(`await lib.create({ gzip: true, file: out }, ['.'])`),
  row(`await lib.create({ file: out }, ['.'])`),
  row(`await lib.create({ gzip: true, file: out }, top)`),
  row(`await lib.create({ gzip: true, file: out, noDirRecurse: true }, files)`),
  row(`await finished(lib.create({ gzip: true }, ['.']).pipe(write()))`),
  row(`await lib.create({ gzip: true, file: out, portable: true }, ['.'])`),
  row(`await lib.create({ gzip: true, file: out, prefix: 'site' }, ['.'])`, { topFolder: 'site' }),
  row(`await lib.create({ gzip: true, file: out, noPax: true }, ['.'])`, { site: 'short' }),
];

const TAR_STREAM = `const pack = lib.pack(); const done = pipeline(pack, write());`;
const TAR_STREAM_GZIP = `const pack = lib.pack(); const done = pipeline(pack, createGzip(), write());`;
const ADD_FILES = 'for (const name of files) pack.entry({ name }, read(name)); pack.finalize(); await done';
const ADD_ALL = `for (const name of all) name.endsWith('/') ? pack.entry({ name, type: 'directory' }) : pack.entry({ name }, read(name)); pack.finalize(); await done`;
const ADD_STREAMS =
  'for (const name of files) { const { size, mode, mtime } = stat(name); await pipeline(createReadStream(name), pack.entry({ name, size, mode, mtime })); } pack.finalize(); await done';

const TAR_STREAM_ROWS = [
  row(`${TAR_STREAM} ${ADD_FILES}`),
  row(`${TAR_STREAM_GZIP} ${ADD_FILES}`),
  row(`${TAR_STREAM_GZIP} ${ADD_ALL}`),
  row(
    `${TAR_STREAM_GZIP} ${ADD_ALL.replaceAll('{ name', "{ name: './' + name").replaceAll(', type', ', type')}`,
  ),
  row(`${TAR_STREAM_GZIP} ${ADD_STREAMS}`),
];

const TAR_FS_ROWS = [
  row(`await pipeline(lib.pack('.'), write())`),
  row(`await pipeline(lib.pack('.'), createGzip(), write())`),
  row(
    `await pipeline(lib.pack('.', { map: (header) => ({ ...header, name: './' + header.name }) }), createGzip(), write())`,
  ),
  row(`await pipeline(lib.pack('.', { entries: files }), createGzip(), write())`),
];

const archiver = (archive: string, add: string) =>
  `const archive = new lib.${archive}; const done = pipeline(archive, write()); ${add}; await archive.finalize(); await done`;
const FOLDER = `archive.directory('.', false)`;
const STREAMS = 'for (const name of files) archive.append(createReadStream(name), { name })';

const ARCHIVER_ROWS = [
  row(archiver('TarArchive()', FOLDER)),
  row(archiver('TarArchive({ gzip: true })', FOLDER)),
  row(archiver('TarArchive({ gzip: true })', STREAMS)),
  row(archiver('TarArchive({ gzip: true })', `archive.directory('.', 'site')`), { topFolder: 'site' }),
  row(archiver('ZipArchive()', FOLDER)),
  row(archiver('ZipArchive()', STREAMS)),
  row(archiver('ZipArchive({ forceZip64: true })', FOLDER)),
  row(archiver(`ZipArchive({ forceLocalTime: true, comment: 'A comment' })`, FOLDER)),
  row(archiver('ZipArchive({ namePrependSlash: true })', FOLDER), { refused: /has an absolute name/ }),
  row(archiver('JsonArchive()', FOLDER), { refused: /JSON/ }),
];

const modernTar = (gzip: boolean, add: string) =>
  `const { readable, controller } = lib.createTarPacker(); const done = pipeline(readable, ${gzip ? 'createGzip(), ' : ''}write()); for (const name of ${add}; controller.finalize(); await done`;
const MODERN_TAR_FILE = `{ const body = read(name); const file = controller.add({ name, size: body.length }).getWriter(); await file.write(body); await file.close(); }`;

const MODERN_TAR_ROWS = [
  row(
    `const { writeFile } = await import('node:fs/promises'); await writeFile(out, await lib.packTar(files.map((name) => ({ header: { name, size: stat(name).size }, body: read(name) }))))`,
  ),
  row(`const { packTar } = await load('modern-tar/fs'); await pipeline(packTar('.'), write())`),
  row(`const { packTar } = await load('modern-tar/fs'); await pipeline(packTar('.'), createGzip(), write())`),
  row(modernTar(false, `files) ${MODERN_TAR_FILE}`)),
  row(modernTar(true, `files) ${MODERN_TAR_FILE.replace('{ name,', "{ name: './' + name,")}`)),
];

const yazl = (add: string, end = 'zip.end()') =>
  `const zip = new lib.ZipFile(); ${add}; ${end}; await pipeline(zip.outputStream, write())`;

const YAZL_ROWS = [
  row(yazl('for (const name of files) zip.addFile(name, name)')),
  row(
    yazl(
      `for (const name of all) name.endsWith('/') ? zip.addEmptyDirectory(name) : zip.addFile(name, name)`,
    ),
  ),
  row(yazl('for (const name of files) zip.addReadStream(createReadStream(name), name)')),
  row(yazl('for (const name of files) zip.addFile(name, name, { compress: false })')),
  row(
    yazl(
      'for (const name of files) zip.addFile(name, name, { forceZip64Format: true })',
      'zip.end({ forceZip64Format: true })',
    ),
  ),
  row(
    yazl(
      'for (const name of files) zip.addFile(name, name, { forceDosTimestamp: true })',
      `zip.end({ comment: 'A comment' })`,
    ),
  ),
];

const ADM_ZIP_ROWS = [
  row(`const zip = new lib(); zip.addLocalFolder('.'); zip.writeZip(out)`),
  row(`const zip = new lib(); zip.addLocalFolder('.', 'site'); zip.writeZip(out)`, { topFolder: 'site' }),
  row(`const zip = new lib(); await zip.addLocalFolderPromise('.'); await zip.writeZipPromise(out)`),
  row('const zip = new lib(); for (const name of files) zip.addFile(name, read(name)); zip.writeZip(out)'),
];

const jszip = (zipOptions: string, fileOptions = '') =>
  `const zip = new lib(); for (const name of files) zip.file(name, read(name)${fileOptions}); await pipeline(zip.generateNodeStream(${zipOptions}), write())`;

const JSZIP_ROWS = [
  row(jszip('')),
  row(jszip(`{ compression: 'DEFLATE' }`)),
  row(jszip(`{ compression: 'DEFLATE', streamFiles: true }`)),
  row(jszip(`{ platform: 'UNIX', compression: 'DEFLATE' }`, ', { unixPermissions: 0o644 }')),
  row(jszip(`{ compression: 'DEFLATE' }`, ', { createFolders: false }')),
  row(jszip(`{ comment: 'A comment' }`)),
];

const fflate = (entries: string, options = '') =>
  `const { writeFileSync } = await import('node:fs'); writeFileSync(out, lib.zipSync(Object.fromEntries(${entries})${options}))`;
const fflateStream = (file: string) =>
  `const file = write(); const zip = new lib.Zip((error, chunk, last) => { if (error) throw error; file.write(chunk); if (last) file.end(); }); for (const name of files) { const entry = new lib.${file}; zip.add(entry); entry.push(read(name), true); } zip.end(); await finished(file)`;

const FFLATE_ROWS = [
  row(fflate('files.map((name) => [name, read(name)])'), { bsdtar: true }),
  row(fflate('files.map((name) => [name, read(name)])', ', { level: 0 }'), { bsdtar: true }),
  row(fflate(`all.map((name) => [name, name.endsWith('/') ? new Uint8Array() : read(name)])`), {
    bsdtar: true,
  }),
  row(fflate('files.map((name) => [name, [read(name), { os: 3, attrs: 0o644 << 16 }]])')),
  row(fflateStream('ZipDeflate(name)'), { bsdtar: true }),
];

export const NODE_PACKERS: readonly Packer[] = [
  npm('tar 7', 'tar7', [
    ...TAR_ROWS,
    row(`await lib.create({ brotli: true, file: out }, ['.'])`, { refused: /not an archive/ }),
  ]),
  npm('tar 6', 'tar6', TAR_ROWS.slice(0, 5)),
  npm('tar 4', 'tar4', TAR_ROWS.slice(0, 5)),
  npm('tar-stream', 'tar-stream', TAR_STREAM_ROWS),
  npm('tar-fs', 'tar-fs', TAR_FS_ROWS),
  npm('archiver', 'archiver', ARCHIVER_ROWS),
  npm('modern-tar', 'modern-tar', MODERN_TAR_ROWS),
  npm('yazl', 'yazl', YAZL_ROWS),
  npm('adm-zip', 'adm-zip', ADM_ZIP_ROWS),
  npm('jszip', 'jszip', JSZIP_ROWS),
  npm('fflate', 'fflate', FFLATE_ROWS),
];
