/**
 * What `dist/tools/` contains: the emulator's process, its command line, the demo, and the conformance check. They are
 * bundled once, so that they run in a clone without installed packages. Each part runs when it is imported. `eager`
 * keeps all of them in one file, because ncc minifies no other file.
 */
import { UsageError } from '../../../emulator/command-line.ts';
import { ActionError } from '../../../src/errors.ts';

/** The oldest version that `engines` in package.json allows. npm checks it only when packages are installed. */
const OLDEST_NODE = 22;

export const runEmulatorServer = () => import(/* webpackMode: "eager" */ '../../../emulator/server.ts');
export const runEmulatorCli = () =>
  runCommand(() => import(/* webpackMode: "eager" */ '../../../emulator/cli.ts'));
export const runConformance = () =>
  runCommand(() => import(/* webpackMode: "eager" */ '../../conformance.ts'));
export const runDemo = () => runCommand(() => import(/* webpackMode: "eager" */ '../../demo.ts'));
export const runRclone = () => runCommand(() => import(/* webpackMode: "eager" */ '../../rclone.ts'));

/** Runs a command for people. Node would print an error with the complete line of the bundle. */
async function runCommand(load: () => Promise<unknown>): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(`This needs Node ${OLDEST_NODE} or later. This is Node ${process.versions.node}.`);
    process.exitCode = 2;
    return;
  }
  try {
    await load();
  } catch (error) {
    // A folder that is not writable, or a port in use: the stack would add nothing.
    const { message, syscall } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError;
    console.error(isUsage || error instanceof ActionError || syscall !== undefined ? message : error);
    process.exitCode = isUsage ? 2 : 1;
  }
}
