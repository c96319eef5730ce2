/** Functions for the tests of the readers: bytes in pieces, and the contents of a folder. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { newFolder } from './new-folder.ts';

export const home = newFolder();

/** Yields the bytes in pieces of these sizes, in turn. All pieces use one buffer, which is cleared in between. */
export async function* pieces(bytes: Buffer, sizes: readonly number[] = [64 * 1024]): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(Math.max(...sizes));
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = bytes.copy(buffer, 0, at, at + (sizes[turn % sizes.length] ?? 1));
    yield buffer.subarray(0, length);
    buffer.fill(0xee);
    at += length;
  }
}

/** Returns every file and folder below a folder: contents, one character for each byte, or undefined. */
export function treeOf(root: string, within = ''): Record<string, string | undefined> {
  const tree: Record<string, string | undefined> = {};
  for (const name of readdirSync(path.join(root, within))) {
    const full = path.posix.join(within, name);
    const stat = lstatSync(path.join(root, full));
    expect(stat.isFile() || stat.isDirectory()).toBe(true);
    tree[full] = stat.isFile() ? readFileSync(path.join(root, full), 'latin1') : undefined;
    if (stat.isDirectory()) Object.assign(tree, treeOf(root, full));
  }
  return tree;
}

/** Whether a site is read as on Windows. */
export const WINDOWS = true;
export const LINUX = false;
