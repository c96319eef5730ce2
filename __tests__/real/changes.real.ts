/** The manifest and the lists, with the tools that they are made for. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import { type Files, manifestOf, tarGz } from '../support/archives.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';
import { type ActionRun, explained, PREVIOUS_BUNDLE, runBuiltAction } from '../support/run-built-action.ts';
import { startService } from './support/exported-bundle.ts';
import { describeWith, pathOf } from './support/needs.ts';

const LIVE: Files = {
  'index.html': 'one',
  'guides/same.html': 'same',
  'guides/old.html': 'old',
  '#gone.html': 'gone',
  ';gone.html': 'gone',
  ' gone.html': 'gone',
};
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
  home = await makeTempFolder('real-changes');
  const archive = await tarGz(SITE)(home);
  service = await startService([], { archive });
  run = await runBuiltAction({
    home: await makeTempFolder('run', home),
    emulator: service,
    inputs: { extract: 'true', 'previous-manifest': '../bundles/live.sha256' },
    previousFiles: { ...PREVIOUS_BUNDLE, 'live.sha256': manifestOf(LIVE) },
  });
});

afterAll(async () => {
  await service.close();
  await removeFolder(home);
});

/** Returns the outputs of the run. The checks show the log if one of them is missing. */
function outputs(): Record<string, string> {
  explained(run, () => expect(run.step.exitCode).toBe(0));
  return run.step.outputs as Record<string, string>;
}

/** Writes the results of the run, which are removed with its folder, and the live site next to them. */
async function deployFolder(): Promise<{ site: string; target: string; changed: string; removed: string }> {
  const folder = await makeTempFolder('deploy', home);
  const files = Object.entries(run.files).map(([name, bytes]): [string, string] => [name, String(bytes)]);
  await writeFiles(folder, Object.fromEntries(files));
  const target = path.join(folder, 'target');
  await mkdir(target);
  await writeFiles(target, LIVE);
  return {
    site: path.join(folder, 'site'),
    target,
    changed: path.join(folder, path.basename(outputs()['changed-files-path'] ?? '')),
    removed: path.join(folder, path.basename(outputs()['removed-files-path'] ?? '')),
  };
}

describeWith('sha256sum', ['sha256sum'], () => {
  it('passes in the folder of the site, and fails after a page changed', async () => {
    const { site } = await deployFolder();
    const manifest = path.join(path.dirname(site), 'site.sha256');
    const check = () =>
      execFileSync('sha256sum', ['--check', '--strict', '--quiet', manifest], { cwd: site, stdio: 'pipe' });
    check();
    expect(outputs()['manifest-path']).toMatch(/site\.sha256$/);
    await writeFile(path.join(site, 'guides', 'same.html'), 'other');
    expect(check).toThrow(/did NOT match/);
  });
});

describeWith('rsync', ['rsync'], () => {
  it('uploads only the changed files; `xargs rm` deletes the removed ones', async () => {
    const { site, target, changed, removed } = await deployFolder();
    const uploaded = execFileSync(
      pathOf('rsync'),
      ['-r', '--checksum', '--out-format=%n', `--files-from=${changed}`, `${site}/`, `${target}/`],
      { encoding: 'utf8' },
    );
    expect(uploaded.split('\n').filter((line) => line !== '' && !line.endsWith('/')).length).toBe(8);
    execFileSync('xargs', ['-d', '\\n', '-r', '-a', removed, 'rm', '--'], { cwd: target });
    expect(textOf(await readFolder(target))).toEqual(SITE);
  });
});

describeWith('rclone', ['rclone'], () => {
  it('accepts every name with the command of the reference', async () => {
    const { site, target, changed, removed } = await deployFolder();
    const page = await readFile(path.join(REPOSITORY, 'docs', 'reference.md'), 'utf8');
    const [, command = ''] = /```console\n(rclone copy .*)\n```/.exec(page) ?? [];
    const env = { ...process.env, PATH: pathWithRclone(), SITE: site, TARGET: target, CHANGED: changed };
    execFileSync('bash', ['-c', command], { env, stdio: 'pipe' });
    execFileSync('bash', ['-c', command.replace(/copy "\$\{SITE:\?\}"/, 'delete')], {
      env: { ...env, CHANGED: removed },
      stdio: 'pipe',
    });
    expect(textOf(await readFolder(target))).toEqual(SITE);
  });
});
