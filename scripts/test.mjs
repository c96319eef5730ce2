/**
 * `npm test`: installs rclone if it is missing and can be had, so that the tests of the deploy action run, and starts
 * jest. Nothing fails here because something is missing: the end of the run lists what was left out.
 */
import { fileURLToPath } from 'node:url';
import { install, lastLine, tool } from './real-tools.mjs';
import { runNode } from './run-node.mjs';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(import.meta.resolve('jest/bin/jest')),
];

// On other systems, nobody has tried the tests that deploy. `node scripts/install-real-tools.mjs rclone` adds them.
if (process.platform === 'linux' && tool('rclone').path === undefined) {
  console.error('Installing rclone for the tests of the deploy action ...');
  await install('rclone').catch((error) => console.error(`rclone is not available. ${lastLine(error)}`));
}
await runNode([...JEST, ...process.argv.slice(2)]);
