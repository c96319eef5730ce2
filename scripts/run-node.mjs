/**
 * Runs a script with this Node if the repository promises it, and otherwise with Node 24: `node scripts/run-node.mjs
 * ARGUMENTS`. It first installs the runner's Node 24, with which the tests and the bench run the actions.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installNode } from './install-node.mjs';

/** The oldest version in `engines` of package.json. */
const OLDEST = 22;

const { node: version } = process.versions;

/** @type {{ readonly node: string | undefined } | undefined} found only once: without a network, that takes time */
let found;

/** @returns the program; undefined if this Node is too old, and Node 24 could not be installed */
export function promisedNode() {
  found ??= { node: findNode() };
  return found.node;
}

function findNode() {
  const node24 = version.startsWith('24.') ? process.execPath : installNode('24');
  return Number.parseInt(version, 10) >= OLDEST ? process.execPath : node24;
}

/** @param {readonly string[]} args */
export async function runNode(args) {
  const node = promisedNode();
  if (node === undefined) {
    console.error(
      `Node ${version} is too old, and npm could not download Node 24. Install Node ${OLDEST} or 24, and try again.`,
    );
    process.exitCode = 2;
    return;
  }
  if (node !== process.execPath)
    console.error(`Node ${version} is too old. This runs with Node 24, which npm put into tools/node-24.`);
  const child = spawn(node, args, { stdio: 'inherit' });
  // A terminal sends Ctrl+C to both.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  const [exitCode] = await once(child, 'close');
  process.exitCode = exitCode ?? 1;
}

if (process.argv[1] === import.meta.filename) await runNode(process.argv.slice(2));
