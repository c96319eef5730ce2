/**
 * The rclone with which the tests deploy, whatever the machine has. A test that deploys is declared with
 * {@link itWithRcloneAtOnce} or {@link cannotDeploy}, or is a scenario that needs rclone. `npm test` installs it.
 */
import path from 'node:path';
import { it } from '@jest/globals';
import { tool } from '../../scripts/real-tools.mjs';
import { itUnless } from './platform.ts';

const { path: program } = tool('rclone');

const installs = process.platform === 'linux' ? 'npm test' : 'node scripts/install-real-tools.mjs rclone';

/** Why a test cannot deploy, and how to change that; undefined if it can. */
export const cannotDeploy =
  program === undefined
    ? `rclone is not installed. \`${installs}\` installs it where it can reach GitHub or, with Go, a module proxy`
    : undefined;

export const itWithRclone = itUnless(cannotDeploy);
/** The same for tests that run at once. */
export const itWithRcloneAtOnce = (
  cannotDeploy === undefined ? it.concurrent : itWithRclone
) as typeof it.concurrent;

/** Returns the folder that contains nothing but that rclone; one that does not exist if it is not installed. */
export function rcloneFolder(): string {
  return path.dirname(program ?? '/nowhere/rclone');
}

/**
 * Returns PATH with that rclone at its front.
 *
 * @throws Error if it is not installed: the deploy action would download one
 */
export function pathWithRclone(): string {
  if (cannotDeploy !== undefined) throw new Error(`This test must be left out: ${cannotDeploy}.`);
  return `${rcloneFolder()}${path.delimiter}${process.env['PATH'] ?? ''}`;
}
