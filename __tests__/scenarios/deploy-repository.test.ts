/** The repository of the deploy action runs by itself, as a release pushes it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readFolder, textOf, writeFiles } from '../support/folders.ts';
import { cannotListFiles } from '../support/git.ts';
import { newFolder } from '../support/new-folder.ts';
import { describeUnless } from '../support/platform.ts';
import { itWithRclone, pathWithRclone } from '../support/rclone.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { startAction } from '../support/start-action.ts';

describeUnless(cannotListFiles, 'scripts/deploy-repository.mjs', () => {
  const home = newFolder();
  const action = path.join(home, 'action');
  let readme: string;
  let repository: string | undefined;
  beforeAll(() => {
    const script = path.join('scripts', 'deploy-repository.mjs');
    const printed = execFileSync(process.execPath, [script, action], { cwd: REPOSITORY, encoding: 'utf8' });
    [, repository] = /^repository=(.+\/.+)$/m.exec(printed) ?? [];
    readme = readFileSync(path.join(action, 'README.md'), 'utf8');
  });

  it('fills a folder with the action in its root, and nothing that it does not run', () => {
    expect(readdirSync(action).sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist']);
    expect(readdirSync(path.join(action, 'dist')).sort()).toEqual([
      'actions',
      'deploy',
      'licenses.txt',
      'package.json',
    ]);
    const read = (folder: string) => parse(readFileSync(path.join(folder, 'action.yml'), 'utf8'));
    const { runs, ...others } = read(action);
    const { runs: _, ...expected } = read(path.join(REPOSITORY, 'deploy'));
    expect(others).toEqual(expected);
    expect(runs).toEqual({ using: 'node24', main: 'dist/deploy/index.js' });
  });

  it('has a README that names the repository, and links to files that this one has', () => {
    expect(readme).toMatch(/^# .+\n\n> Each release of \[/);
    expect(readme).not.toMatch(/\]\(\.\.|"\.\.\//);
    expect(readme).not.toContain(`- uses: ${OUR_ACTION}/deploy@`);
    expect(readme).toContain(`- uses: ${repository}@v1\n`);
    const files = [...readme.matchAll(/\/(?:blob\/)?v\d+\.\d+\.\d+\/([\w./-]+)/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(path.join(REPOSITORY, file)))).toEqual([]);
  });

  itWithRclone('runs, and needs nothing outside of the folder', async () => {
    const site = { 'index.html': 'home', 'guides/start.html': 'start' };
    await writeFiles(path.join(home, 'site'), site);
    const live = path.join(home, 'live');
    const { result } = startAction({
      folder: action,
      env: { PATH: pathWithRclone() },
      inputs: { 'site-path': path.join(home, 'site'), destination: live },
    });
    const step = await result;
    expect([step.log, step.exitCode]).toEqual([step.log, 0]);
    expect(textOf(await readFolder(live))).toMatchObject(site);
  });
});
