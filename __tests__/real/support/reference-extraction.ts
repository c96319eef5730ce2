/** What GNU tar or Info-ZIP's `unzip` extracts from an archive: the reference for what the action extracts. */
import { execFile } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import type { StepResult } from '../../../tools/runner-double/run-step.ts';
import { sha256Of } from '../../support/sha256.ts';

const run = promisify(execFile);
/** Names are UTF-8. Without a locale for it, `unzip` replaces other characters. */
const OPTIONS = {
  env: { ...process.env, LC_ALL: 'C.UTF-8', UNZIP: '', TAR_OPTIONS: '' },
  maxBuffer: 256 << 20,
};

interface ReferenceOptions {
  /** The folder within the archive that holds the site, if there is one. */
  readonly topFolder?: string | undefined;
  /**
   * For a zip whose packer calls its system DOS and marks its names as UTF-8: `unzip` 6.00 ignores the mark there, and
   * reads the names in DOS's code page.
   */
  readonly bsdtar?: boolean | undefined;
}

/**
 * Returns the manifest, as `sha256sum` writes it for the extracted files and the targets of links, sorted by the bytes of
 * the path.
 *
 * @param folder an empty folder to extract into
 * @throws the error of `tar` or `unzip`
 */
export async function extractWithReference(
  archive: string,
  folder: string,
  { topFolder = '.', bsdtar = false }: ReferenceOptions = {},
): Promise<string> {
  const isZip = await beginsWith(archive, 'PK');
  if (isZip && !bsdtar) await run('unzip', ['-q', archive, '-d', folder], OPTIONS);
  else await run(bsdtar ? 'bsdtar' : 'tar', ['-xf', archive, '--no-same-owner', '-C', folder], OPTIONS);
  return manifestOfFolder(path.join(folder, topFolder));
}

/** Expects the files of the manifest in `site-path`, and the digest of them (`docs/reference.md`). */
export async function expectSite(step: StepResult, manifest: string): Promise<void> {
  const { 'manifest-path': own = '', 'site-path': folder = '' } = step.outputs;
  expectSameLines(await readFile(own, 'utf8'), manifest);
  expect(step.outputs['content-digest']).toBe(
    `sha256:${sha256Of(manifest.replaceAll(/^(\S+) {2}/gm, '$1  ./'))}`,
  );
  await checkManifest(own, folder);
}

/** A difference is shown by its first lines: the comparison of hundreds of long ones takes jest seconds. */
export function expectSameLines(text: string, expected: string): void {
  if (text === expected) return;
  const [lines, expectedLines] = [new Set(text.split('\n')), new Set(expected.split('\n'))];
  expect({
    unexpected: [...lines].filter((line) => !expectedLines.has(line)).slice(0, 5),
    missing: [...expectedLines].filter((line) => !lines.has(line)).slice(0, 5),
  }).toEqual({ unexpected: [], missing: [] });
  expect('The order of the lines').toBe('the same');
}

/** Fails if a file of the manifest is missing or has other contents, or if the folder has another file. */
async function checkManifest(manifest: string, folder: string): Promise<void> {
  const options = { ...OPTIONS, cwd: folder };
  await run('sha256sum', ['--check', '--quiet', '--strict', manifest], options);
  const script = 'diff <(find . -mindepth 1 ! -type d -printf x | wc -c) <(grep -c . "$0")';
  await run('bash', ['-ec', script, manifest], options);
}

async function manifestOfFolder(cwd: string): Promise<string> {
  // A link is followed, since each link of a site is a copy of its file.
  const script = 'find . -mindepth 1 ! -type d -printf "%P\\0" | LC_ALL=C sort -z | xargs -0r sha256sum --';
  return (await run('bash', ['-o', 'pipefail', '-ec', script], { ...OPTIONS, cwd })).stdout;
}

async function beginsWith(file: string, text: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(text.length), 0, text.length, 0);
    return buffer.toString('latin1') === text;
  } finally {
    await handle.close();
  }
}
