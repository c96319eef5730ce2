/** A disk that is full: a small file system of its own, and the device that is always full. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWith } from './support/needs.ts';
import {
  expectBundle,
  expectFailure,
  type GivenExport,
  runExport,
  startService,
} from './support/run-export.ts';
import { type Bundle, makeBundle } from './support/s3.ts';

const MEGABYTES = 6;

describeWith('a full disk', ['mounting a tmpfs'], () => {
  let home: string;
  let bundle: Bundle;
  const mounted: string[] = [];

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'real-disk-'));
    bundle = await makeBundle(path.join(home, 'bundle'), MEGABYTES);
  });

  afterAll(async () => {
    for (const folder of mounted) execFileSync('umount', [folder]);
    await rm(home, { recursive: true, force: true });
  });

  /** @returns the root of a new file system */
  async function mountDisk(kilobytes: number): Promise<string> {
    const folder = await mkdtemp(path.join(home, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
    mounted.push(folder);
    return folder;
  }

  async function exportWith(given: Pick<GivenExport, 'inputs' | 'env'>) {
    const emulator = await startService([], { archive: bundle.file });
    try {
      return await runExport({ home: await mkdtemp(path.join(home, 'run-')), emulator, ...given });
    } finally {
      await emulator.close();
    }
  }

  it.concurrent('during the download: the former bundle is unharmed, and nothing else is left', async () => {
    const disk = await mountDisk(3000);
    const run = await exportWith({ inputs: { path: disk } });
    expectFailure(run, /The disk is full/, /ENOSPC/, /`job-id: se_/);
    expect(await readdir(disk)).toEqual(['static-export.tar.gz']);
  });

  it.concurrent('while unpacking: the former bundle and the former site are unharmed, and nothing else is left', async () => {
    // Room for the bundle, and for half of the site beside it.
    const disk = await mountDisk(MEGABYTES * 1500);
    await mkdir(path.join(disk, 'site'));
    await writeFile(path.join(disk, 'site', 'index.html'), 'the site of yesterday');
    const run = await exportWith({ inputs: { path: disk, extract: 'true' } });
    expectFailure(run, /The disk is full/, /ENOSPC/);
    expect((await readdir(disk)).sort()).toEqual(['site', 'static-export.tar.gz']);
    expect(await readdir(path.join(disk, 'site'))).toEqual(['index.html']);
    expect(String(await readFile(path.join(disk, 'site', 'index.html')))).toBe('the site of yesterday');
  });

  it.concurrent('with just enough room: the export is complete', async () => {
    // The former bundle, the new one, and the folder's own pages.
    const disk = await mountDisk(MEGABYTES * 1000 + 300);
    expectBundle(await exportWith({ inputs: { path: disk } }), bundle.sha256);
  });

  it.concurrent('under the file of the outputs: the step fails, and says which output is lost', async () => {
    const disk = await mountDisk(64);
    const outputs = path.join(disk, 'outputs');
    await fill(disk);
    const run = await exportWith({ env: { GITHUB_OUTPUT: outputs } });
    expectLostOutputs(run);
    expect((await stat(outputs)).size).toBe(0);
  });

  it.concurrent('under the file of the outputs, which takes half of one: the step fails all the same', async () => {
    const disk = await mountDisk(64);
    const outputs = path.join(disk, 'outputs');
    // Its page has room for some bytes more, which is less than the first output needs.
    await writeFile(outputs, 'x'.repeat(4096 - 20));
    await fill(disk);
    expectLostOutputs(await exportWith({ env: { GITHUB_OUTPUT: outputs } }));
    expect((await stat(outputs)).size).toBe(4096);
  });

  it.concurrent('under the temporary folder of the runner: the step fails and names it, and no half file is left', async () => {
    const disk = await mountDisk(64);
    await fill(disk);
    const run = await exportWith({ env: { RUNNER_TEMP: disk, TMPDIR: disk } });
    expectFailure(run, /The values file for Helm could not be written/, /RUNNER_TEMP/, /disk is full/);
    expect((await readdir(disk)).sort()).toEqual(['filling', 'outputs']);
  });

  /** Makes an empty file for the outputs, then takes all the room that is left. */
  async function fill(disk: string): Promise<void> {
    appendFileSync(path.join(disk, 'outputs'), '');
    const page = Buffer.alloc(4096);
    try {
      for (;;) appendFileSync(path.join(disk, 'filling'), page);
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
});

describeWith('the device that is always full', ['/dev/full'], () => {
  let home: string;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'real-full-'));
    bundle = await makeBundle(path.join(home, 'bundle'), 1);
  });

  afterAll(() => rm(home, { recursive: true, force: true }));

  async function exportWith(env: Readonly<Record<string, string>>) {
    const emulator = await startService([], { archive: bundle.file });
    try {
      return await runExport({ home: await mkdtemp(path.join(home, 'run-')), emulator, env });
    } finally {
      await emulator.close();
    }
  }

  it('as the file of the outputs: the step fails', async () =>
    expectLostOutputs(await exportWith({ GITHUB_OUTPUT: '/dev/full' })));

  it('as the file of the summary: the step is green, since its work is done', async () => {
    const run = await exportWith({ GITHUB_STEP_SUMMARY: '/dev/full' });
    expectBundle(run, bundle.sha256);
    expect(run.step.log).toContain('The job summary could not be written');
  });

  it('as both: the step fails with one annotation', async () =>
    expectLostOutputs(await exportWith({ GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' })));
});

/** Red with one annotation, although not even the outcome could be told. */
function expectLostOutputs({ step }: Awaited<ReturnType<typeof runExport>>): void {
  const said = step.commands.annotations.map(({ message }) => message);
  expect({ exitCode: step.exitCode, said, log: step.log }).toEqual({
    exitCode: 1,
    said: [
      expect.stringMatching(
        /^The output `job-id` could not be written\.\n.*GITHUB_OUTPUT.*disk is full.*`job-id: se_/,
      ),
    ],
    log: step.log,
  });
}
