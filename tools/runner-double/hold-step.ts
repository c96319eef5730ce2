// Lets a step stand still at a line of its log, so that what happens meanwhile is over before it continues, however slow
// the machine is.
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface HeldStep {
  /** Variables of the step. */
  readonly env: { readonly NODE_OPTIONS: string };
  /** Lets the step continue. Its processes, such as rclone, have never stood still. */
  release(): Promise<void>;
}

/**
 * @param folder where a file says that the step is held; the step continues when the file is removed, or when the process
 *   that has started it ends
 * @param line the beginning of the line, as a regular expression
 */
export function holdStep(folder: string, line: string): HeldStep {
  const file = join(folder, 'held-step');
  writeFileSync(file, '');
  const preload = `
import { existsSync } from 'node:fs';
const { stdout, ppid } = process;
const write = stdout.write.bind(stdout);
const cell = new Int32Array(new SharedArrayBuffer(4));
const hold = () => {
  while (existsSync(${JSON.stringify(file)}) && process.ppid === ppid) Atomics.wait(cell, 0, 0, 50);
};
stdout.write = (chunk, ...given) => {
  const hasRoom = write(chunk, ...given);
  if (new RegExp(${JSON.stringify(`^${line}`)}, 'm').test(chunk)) write('', hold);
  return hasRoom;
};`;
  const options = `--import=data:text/javascript,${encodeURIComponent(preload)}`;
  return { env: { NODE_OPTIONS: options }, release: () => rm(file, { force: true }) };
}
