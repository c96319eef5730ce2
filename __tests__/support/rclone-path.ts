/** The rclone with which the tests deploy: the version that the action downloads, whatever the machine has. */
import path from 'node:path';
import { tool } from '../../scripts/real-tools.mjs';

/** @returns PATH with the folder of that rclone at its front, where it is installed */
export function pathWithRclone(): string {
  const { PATH = '' } = process.env;
  const { path: program } = tool('rclone');
  return program === undefined ? PATH : `${path.dirname(program)}${path.delimiter}${PATH}`;
}
