/**
 * Declares what a test needs from the machine. A test whose needs are not met is skipped, and the end of the run lists
 * it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from '@jest/globals';
import { type ToolName, tool } from '../../../scripts/real-tools.mjs';
import { describeUnless, itUnless } from '../../support/platform.ts';

export type Need =
  | ToolName
  | 'root'
  | 'sha256sum'
  | 'network namespaces'
  | 'mounting a tmpfs'
  | 'giving up privileges';

/** `describe` if the machine has everything that its tests need; otherwise, they are skipped. */
export function describeWith(name: string, needs: readonly Need[], tests: () => void): void {
  describeUnless(missing(needs), name, tests);
}

/** A test that runs at the same time as others of the file, or is skipped. */
export function itWithAtOnce(name: string, needs: readonly Need[], test: () => Promise<void>): void {
  const reason = missing(needs);
  if (reason === undefined) it.concurrent(name, test);
  else itUnless(reason)(name, test);
}

function missing(needs: readonly Need[]): string | undefined {
  const reasons = needs.flatMap((need) => {
    const why = whyMissing(need);
    return why === undefined ? [] : [`${need} (${why})`];
  });
  return reasons.length === 0 ? undefined : `This needs ${reasons.join(', ')}`;
}

/** Path of a tool that a test declared as needed. */
export function pathOf(name: ToolName): string {
  const { path: found, whyNot } = tool(name);
  if (found === undefined) throw new Error(`${name}: ${whyNot}`);
  return found;
}

/** Options of `setpriv`, with which root is like any other account, and owns only its files. */
export const WITHOUT_PRIVILEGES = ['--bounding-set=-all', '--inh-caps=-all', '--'];

function whyMissing(need: Need): string | undefined {
  switch (need) {
    case 'root':
      return process.getuid?.() === 0 ? undefined : 'this account is not root';
    case 'sha256sum':
      return whyItFails(need, '--version');
    case 'giving up privileges':
      if (process.getuid?.() !== 0) return 'only root has some';
      return whyItFails('setpriv', ...WITHOUT_PRIVILEGES, 'true');
    case 'network namespaces': {
      const name = `probe-${process.pid}`;
      const why = whyItFails('ip', 'netns', 'add', name);
      if (why === undefined) execFileSync('ip', ['netns', 'delete', name]);
      return why;
    }
    case 'mounting a tmpfs': {
      const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
      const why = whyItFails('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder);
      if (why === undefined) execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
      return why;
    }
    default:
      return tool(need).whyNot;
  }
}

function whyItFails(command: string, ...args: readonly string[]): string | undefined {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer };
    if (code === 'ENOENT') return `${command} is not installed here`;
    return String(stderr).trim().split('\n').at(-1) || `${command} ${args.join(' ')} fails`;
  }
}
