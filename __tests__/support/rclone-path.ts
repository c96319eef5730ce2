/** The rclone with which the tests deploy: the version that the action downloads, whatever the machine has. */
import path from 'node:path';
import { tool } from '../../scripts/real-tools.mjs';

/** @returns the folder that contains nothing but that rclone; one that does not exist where it is not installed */
export function rcloneFolder(): string {
  return path.dirname(tool('rclone').path ?? '/nowhere/rclone');
}

/** @returns PATH with that rclone at its front */
export function pathWithRclone(): string {
  return `${rcloneFolder()}${path.delimiter}${process.env['PATH'] ?? ''}`;
}
