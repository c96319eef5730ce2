// @ts-check
/**
 * Runs a line of JavaScript that packs the site in the working directory into `out`:
 * `node pack-with-node.mjs PACKAGE_JSON CODE OUT`. The code is the row's text in the table of results.
 */
import { createReadStream, createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';

const [packages = '', code = '', out = ''] = process.argv.slice(2);
const require = createRequire(packages);

/**
 * @param {string} name
 * @returns {Promise<any>}
 */
async function load(name) {
  const file = require.resolve(name);
  try {
    return require(file);
  } catch {
    return import(String(pathToFileURL(file)));
  }
}

/**
 * Paths below the site, in order. A folder ends with a slash, and comes before what is in it.
 *
 * @param {string} folder
 * @returns {string[]}
 */
const walk = (folder = '') =>
  readdirSync(folder || '.', { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [`${folder}${entry.name}/`, ...walk(`${folder}${entry.name}/`)]
        : [`${folder}${entry.name}`],
    );

const all = walk();
const names = {
  load,
  out,
  all,
  files: all.filter((name) => !name.endsWith('/')),
  top: readdirSync('.'),
  cwd: '.',
  createGzip,
  createReadStream,
  createWriteStream,
  finished,
  path,
  pipeline,
  read: readFileSync,
  stat: statSync,
  Writable,
  write: () => createWriteStream(out),
};
/** @type {new (...args: string[]) => (...args: unknown[]) => Promise<unknown>} */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
await new AsyncFunction(...Object.keys(names), code)(...Object.values(names));
