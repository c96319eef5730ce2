/** Names that a server or a disk treats as one, and names that only look the same. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { resultOf, type SiteTexts } from '../support/jobs.ts';
import { itWithRclone, pathWithRclone } from '../support/rclone.ts';
import { serveWithRclone } from '../support/rclone-server.ts';
import { REPOSITORY } from '../support/repository.ts';

const IGNORE_CASE = ['--vfs-case-insensitive'];

/** Deploys to the folder `www`, or through a server that shows that folder. */
async function deploy(
  home: string,
  site: SiteTexts,
  { destination = '../www', ...env }: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const workspace = path.join(home, 'workspace');
  await removeFolder(workspace);
  await writeFiles(path.join(workspace, 'site'), site);
  const { result } = startStep({
    actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
    inputs: { 'site-path': 'site', destination, 'require-files': '' },
    env: { GITHUB_RUN_ID: '200', PATH: pathWithRclone(), ...env },
    workspace,
  });
  const step = await result;
  await step.remove();
  return step;
}

async function inFolder(test: (home: string, www: string) => Promise<void>): Promise<void> {
  const home = await makeTempFolder('same-names');
  try {
    await writeFiles(home, { 'www/robots.txt': 'of others' });
    await test(home, path.join(home, 'www'));
  } finally {
    await removeFolder(home);
  }
}

const sitesOf = async (www: string) => {
  const files = Object.entries(textOf(await readFolder(www)));
  return Object.fromEntries(files.filter(([name]) => !name.startsWith('.static-export')));
};

// Over SFTP, this server looks for another case only in reads, not in renames.
itWithRclone('A server that ignores case, over WebDAV', () =>
  inFolder(async (home, www) => {
    const server = await serveWithRclone('webdav', www, IGNORE_CASE);
    try {
      const remote = { destination: 'docs:', ...server.env };
      const both = await deploy(home, { 'API.html': 'one', 'api.html': 'two' }, remote);
      expect(resultOf(both)).toBe('deploy-failed');
      expect(both.log).toMatch(
        /"(API|api)\.html" and "(api|API)\.html" of the site are one file at the destination/,
      );
      const renamed = await deploy(home, { 'api.html': 'two' }, remote);
      expect([resultOf(renamed), Object.values(await sitesOf(www))]).toEqual([
        'completed',
        ['two', 'of others'],
      ]);
      const again = await deploy(home, { 'api.html': 'two' }, remote);
      expect([resultOf(again), again.outputs['live']]).toEqual(['completed', 'unchanged']);
    } finally {
      await server.stop();
    }
  }),
);

itWithRclone('A name whose accents have another form is another file', () =>
  inFolder(async (home, www) => {
    const [composed, decomposed] = ['caf\u00e9.html', 'cafe\u0301.html'];
    expect(resultOf(await deploy(home, { [composed]: 'menu' }))).toBe('completed');
    await rename(path.join(www, composed), path.join(www, decomposed));
    const repair = await deploy(home, { [composed]: 'menu' });
    // macOS treats both names as one.
    const isOne = process.platform === 'darwin';
    expect([repair.outputs['live'], Object.keys(await sitesOf(www)).includes(composed)]).toEqual(
      isOne ? ['unchanged', false] : ['updated', true],
    );
  }),
);
