/**
 * Builds what the runner runs. `dist/` contains only what this script writes, so a file that is no longer built
 * disappears.
 *
 * The actions are one bundle. Each starts with a file of a few lines at the place that its `action.yml` names. In
 * separate bundles, the shared code would exist once for each.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';

/** The bundles, by their folders in `dist/`. */
const BUNDLES = { actions: 'lib/src/entries/actions/index.js', tools: 'lib/tools/entries/tools/index.js' };
/** Options of the bundler, by the same folders. */
const OPTIONS = {
  // CommonJS starts faster than modules (.github/PERFORMANCE.md). Nothing uses undici.
  actions: { esm: false, externals: { undici: './no-undici.js' } },
  // Only minifying leaves out unused parts of a library in one file. It slows down the start, so the actions do
  // without it. The conformance check contains the HTTP client of the actions.
  tools: { minify: true, externals: { undici: '../actions/no-undici.js' } },
};
/** Every `.cjs` in this folder is copied to the same place in `dist/`. */
const STARTS = 'src/entries';
/** What scripts, the demo, and the emulator action start: a part of `tools/entries/tools/index.ts`. */
const TOOL_STARTS = {
  'conformance/index.js': 'runConformance',
  'demo/index.js': 'runDemo',
  'emulator/cli.js': 'runEmulatorCli',
  'emulator/server/index.js': 'runEmulatorServer',
  'rclone/index.js': 'runRclone',
};
/** The emulator and the demo read files in these folders while they run. Those files are copied next to the bundle. */
const READ_FOLDERS = ['emulator/site', 'tools/demo'];

/** The folders of the packages whose code is in the bundles. */
const packages = new Set();

/** Writes the bundle, and the code that it loads later. */
async function bundle(entry, folder, options) {
  const { code, assets, stats } = await ncc(path.resolve(entry), { cache: false, quiet: true, ...options });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), code);
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(path.join(folder, name), source);
  // The bundler joins modules to larger ones.
  const modules = [...stats.compilation.modules].flatMap((one) => [one, ...(one.modules ?? [])]);
  for (const { resource = '' } of modules) {
    const [inPackage] = /.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resource) ?? [];
    if (inPackage !== undefined) packages.add(inPackage);
  }
}

rmSync('lib', { recursive: true, force: true });
// Arguments are options of the compiler.
const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', ...process.argv.slice(2)];
execFileSync(process.execPath, tsc, { stdio: 'inherit' });

rmSync('dist', { recursive: true, force: true });
for (const [name, entry] of Object.entries(BUNDLES)) {
  await bundle(entry, path.join('dist', name), OPTIONS[name]);
}
for (const file of filesOf(STARTS).filter((file) => file.endsWith('.cjs')))
  cpSync(file, path.join('dist', path.relative(STARTS, file)).replace(/cjs$/, 'js'));
for (const [file, part] of Object.entries(TOOL_STARTS)) {
  const folder = path.join('dist', path.dirname(file));
  mkdirSync(folder, { recursive: true });
  const bundle = path.relative(folder, 'dist/tools/index.js').replaceAll(path.sep, '/');
  writeFileSync(path.join('dist', file), `import('${bundle}').then(({ ${part} }) => ${part}());\n`);
}
writeFileSync('dist/package.json', '{"type":"commonjs"}');
for (const file of READ_FOLDERS.flatMap(filesOf))
  if (!file.endsWith('.ts')) cpSync(file, path.join('dist/tools', file));

writeFileSync('dist/licenses.txt', [...new Set([...packages].map(licenseOf))].sort().join('\n\n'));

/** Returns the name of a package, its license, and its text. */
function licenseOf(folder) {
  const { name, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return [name, license, ...(file ? [readFileSync(path.join(folder, file), 'utf8')] : [])].join('\n');
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
