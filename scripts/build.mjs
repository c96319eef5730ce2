/**
 * Builds what the runner runs. `dist/` holds nothing but what this writes, so a file that is no longer built goes.
 *
 * The actions are one bundle, and each starts by a file of a few lines that lies where its `action.yml` looks for it:
 * in bundles of their own, what they share would be there once for each.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';

/** The bundles, by their folders in `dist/`. */
const BUNDLES = { actions: 'lib/src/entries/actions/index.js', tools: 'lib/tools/entries/tools/index.js' };
/** Options of the bundler, by the same folders. */
const OPTIONS = {
  // CommonJS starts faster than modules (docs/performance.md). Nothing uses undici.
  actions: { esm: false, externals: { undici: './no-undici.js' } },
  // Of a library in one file, only minifying leaves out what is not used. It slows down the start, which the actions
  // must not have. The conformance check has the HTTP client of the actions.
  tools: { minify: true, externals: { undici: '../actions/no-undici.js' } },
};
/** Not bundled: every `.cjs` in these folders, to the same place in `dist/`. */
const STARTS = ['src/entries', 'tools/entries'];
/** What the emulator and the demo read while they run, from the repository to the same place beside their bundle. */
const TOOL_FILES = [
  'api/openapi.yaml',
  ...['emulator/page', 'emulator/site', 'tools/demo'].flatMap(assetsOf),
];
const LICENSES = 'licenses.txt';

const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

/** Writes the bundle, and beside it what it loads later and its licenses, if they are asked for. */
async function bundle(entry, folder, options) {
  const { code, assets } = await ncc(path.resolve(entry), { cache: false, quiet: true, ...options });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), code);
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(path.join(folder, name), source);
}

rmSync('lib', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');

rmSync('dist', { recursive: true, force: true });
for (const [name, entry] of Object.entries(BUNDLES)) {
  await bundle(entry, path.join('dist', name), OPTIONS[name]);
}
for (const folder of STARTS) {
  for (const file of filesOf(folder).filter((file) => file.endsWith('.cjs'))) {
    const start = path.join('dist', path.relative(folder, file)).replace(/cjs$/, 'js');
    mkdirSync(path.dirname(start), { recursive: true });
    copyFileSync(file, start);
  }
}
writeFileSync('dist/package.json', '{"type":"commonjs"}');
for (const file of TOOL_FILES) cpSync(file, path.join('dist/tools', file));

// The licenses of a bundle in several files would be those of its last file alone: they are taken from a bundle in
// one file, which has everything that is loaded later at its beginning. It exports what it holds, since what nobody
// asks for is left out.
const whole = mkdtempSync(path.join('lib', 'whole-'));
const entry = path.join(whole, 'entry.js');
const everything = [...Object.values(BUNDLES).map(fromWhole), ...loadedLater()];
writeFileSync(entry, everything.map((name, at) => `export * as part${at} from '${name}';\n`).join(''));
await bundle(entry, path.join(whole, 'out'), { license: LICENSES, externals: { undici: 'undici' } });
copyFileSync(path.join(whole, 'out', LICENSES), path.join('dist', LICENSES));

/** What the bundles load with `import()`, as the file in `whole` names it. */
function loadedLater() {
  const files = ['lib/src', 'lib/emulator'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  );
  const names = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*(['"])(.+?)\1\s*\)/g)].map(([, , name]) =>
        name.startsWith('.') ? fromWhole(path.join(path.dirname(file), name)) : name,
      ),
    );
  return [...new Set(names)].sort();
}

function fromWhole(file) {
  return path.relative(whole, file).replaceAll(path.sep, '/');
}

/** The files below a folder that are not compiled. */
function assetsOf(folder) {
  return filesOf(folder).filter((file) => !file.endsWith('.ts'));
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
