/**
 * `npm test`: installs rclone if it is missing and can be had, so that the tests of the deploy action run, and starts
 * jest. Nothing fails here because something is missing: the end of the run lists what was left out.
 */
import { fileURLToPath } from 'node:url';
import { install, lastLine, tool } from './real-tools.mjs';
import { promisedNode, runNode } from './run-node.mjs';

/** The tests run without rclone rather than wait longer for it. */
const RCLONE_LIMIT_MS = 300_000;

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(import.meta.resolve('jest/bin/jest')),
];

// On other systems, nobody has tried the tests that deploy. `node scripts/install-real-tools.mjs rclone` adds them.
const needsRclone = process.platform === 'linux' && tool('rclone').path === undefined;
// Without a Node for the tests, nothing else matters.
if (needsRclone && promisedNode() !== undefined) {
  console.error('Installing rclone for the tests of the deploy action ...');
  await install('rclone', RCLONE_LIMIT_MS).catch((error) => {
    console.error(`The tests that deploy are left out, because there is no rclone. ${lastLine(error)}`);
  });
}
await runNode([...JEST, ...process.argv.slice(2)]);
