/** The manifest, with the tool that it is made for. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import { type Files, tarGz } from '../support/archives.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type ActionRun, explained, runBuiltAction } from '../support/run-built-action.ts';
import { startService } from './support/exported-bundle.ts';
import { describeWith } from './support/needs.ts';

const SITE: Files = {
  'index.html': 'two',
  'guides/same.html': 'same',
  'guides/new/[[...slug]].html': 'new',
  '#new.html': 'new',
  ';new.html': 'new',
  ' new.html': 'new',
  'guides/ü 🚀.html': 'new',
  '-new.html': 'new',
  '_next/static/(group)/@slot.js': 'new',
};

let home: string;
let service: Emulator;
let run: ActionRun;

beforeAll(async () => {
  home = await makeTempFolder('real-manifest');
  service = await startService([], { archive: await tarGz(SITE)(home) });
  const inputs = { extract: 'true' };
  run = await runBuiltAction({ home: await makeTempFolder('run', home), emulator: service, inputs });
});

afterAll(async () => {
  await service.close();
  await removeFolder(home);
});

describeWith('sha256sum', ['sha256sum'], () => {
  it('passes in the folder of the site, and fails after a page changed', async () => {
    explained(run, () => expect(run.step.exitCode).toBe(0));
    // The folder of the run is removed with its files.
    const folder = await makeTempFolder('site', home);
    const files = Object.entries(run.files).map(([name, bytes]): [string, string] => [name, String(bytes)]);
    await writeFiles(folder, Object.fromEntries(files));
    const [site, manifest] = [path.join(folder, 'site'), path.join(folder, 'site.sha256')];
    const check = () =>
      execFileSync('sha256sum', ['--check', '--strict', '--quiet', manifest], { cwd: site, stdio: 'pipe' });
    check();
    await writeFile(path.join(site, 'guides', 'same.html'), 'other');
    expect(check).toThrow(/did NOT match/);
  });
});
