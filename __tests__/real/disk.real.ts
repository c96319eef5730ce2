/** A full disk: a small file system. The scenarios have the device that is always full. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type GivenRun, runBuiltAction } from '../support/run-built-action.ts';
import { expectFailure, startService } from './support/exported-bundle.ts';
import { describeWith } from './support/needs.ts';
import { type Bundle, makeBundle } from './support/s3.ts';

const MEGABYTES = 6;

describeWith('a full disk', ['mounting a tmpfs'], () => {
  let home: string;
  let bundle: Bundle;
  const mounted: string[] = [];

  beforeAll(async () => {
    home = await makeTempFolder('real-disk');
    bundle = await makeBundle(path.join(home, 'bundle'), MEGABYTES);
  });

  afterAll(async () => {
    for (const folder of mounted) execFileSync('umount', [folder]);
    await removeFolder(home);
  });

  /** @returns the root of a new file system */
  async function mountDisk(kilobytes: number): Promise<string> {
    const folder = await makeTempFolder('disk', home);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
    mounted.push(folder);
    return folder;
  }

  async function exportWith(given: Pick<GivenRun, 'inputs' | 'env'>) {
    const emulator = await startService([], { archive: bundle.file });
    try {
      return await runBuiltAction({ home: await makeTempFolder('run', home), emulator, ...given });
    } finally {
      await emulator.close();
    }
  }

  it.concurrent('during the download: the previous bundle stays, and nothing else is left', async () => {
    const disk = await mountDisk(3000);
    const run = await exportWith({ inputs: { path: disk } });
    expectFailure(run, /The disk is full/, /ENOSPC/, /`job-id: se_/);
    expect(await readdir(disk)).toEqual(['static-export.tar.gz']);
  });

  it.concurrent('during the extraction: the previous bundle and site stay, and nothing else is left', async () => {
    // There is space for the bundle and for half of the site.
    const disk = await mountDisk(MEGABYTES * 1500);
    await mkdir(path.join(disk, 'site'));
    await writeFile(path.join(disk, 'site', 'index.html'), 'the site of yesterday');
    await writeFile(path.join(disk, '.static-export-site'), '');
    const run = await exportWith({ inputs: { path: disk, extract: 'true' } });
    expectFailure(run, /The disk is full/, /ENOSPC/);
    expect((await readdir(disk)).sort()).toEqual(['.static-export-site', 'site', 'static-export.tar.gz']);
    expect(await readdir(path.join(disk, 'site'))).toEqual(['index.html']);
    expect(String(await readFile(path.join(disk, 'site', 'index.html')))).toBe('the site of yesterday');
  });

  it.concurrent('for the temporary folder of the runner: the step fails and names it, and no partial file is left', async () => {
    const disk = await mountDisk(64);
    appendFileSync(path.join(disk, 'outputs'), '');
    const fill = () => appendFileSync(path.join(disk, 'filling'), Buffer.alloc(100_000));
    expect(fill).toThrow('ENOSPC');
    const run = await exportWith({ env: { RUNNER_TEMP: disk, TMPDIR: disk } });
    expectFailure(run, /The values file for Helm could not be written/, /RUNNER_TEMP/, /disk is full/);
    expect((await readdir(disk)).sort()).toEqual(['filling', 'outputs']);
  });
});
