/** The rules between inputs of the deploy action, in their order of precedence. */
import path from 'node:path';
import type { InputRule } from '../../inputs/input-rules.ts';
import { isHostedByGitHub } from '../../runner/runner-files.ts';
import { isInWorkspace, localPath, pathWithin, type Remote } from '../remote/remote.ts';

interface Folders {
  readonly sitePath: string;
  /** Whether the site is removed, so that no folder is read. */
  readonly remove: boolean;
  readonly destination: Remote;
  readonly state: Remote | undefined;
}

/** For a site that is empty, missing, or cannot be deployed. */
export const SITE_FIX =
  'Pass a folder of plain files, such as the output `site-path` of the export action, which is set with `extract: true`.';

export const INPUT_RULES: readonly InputRule<Folders>[] = [
  {
    input: 'site-path',
    isBroken: ({ sitePath, remove }) => !remove && sitePath === '',
    problem: 'is empty.',
    fix: SITE_FIX,
  },
  {
    input: 'destination',
    isBroken: ({ destination, sitePath, remove }) => !remove && isInSite(destination, sitePath),
    problem: 'is the site folder, or is inside it.',
    fix: 'Use a folder outside `site-path`.',
  },
  {
    input: 'destination',
    isBroken: ({ destination }) => isLostWithRunner(destination),
    problem:
      'is a folder of this runner outside its workspace. GitHub hosts the runner, so the folder is lost after the job.',
    fix:
      'For a folder of a server, use a remote, such as `:sftp,host=web.example.com,user=docs:/srv/docs`, or a self-hosted ' +
      'runner. If a later step publishes the folder, use one of the workspace, such as `./published`.',
  },
  {
    input: 'state',
    isBroken: ({ destination, state }) => state !== undefined && pathWithin(destination, state) === '',
    problem: 'is the destination itself, so the state would be among the files of the site.',
    fix: 'Use a separate folder for the state, or leave the input empty.',
  },
  {
    input: 'state',
    isBroken: ({ state, sitePath, remove }) => !remove && state !== undefined && isInSite(state, sitePath),
    problem: 'is inside the site folder.',
    fix: 'Use a folder outside `site-path`.',
  },
];

function isLostWithRunner(remote: Remote): boolean {
  const folder = localPath(remote);
  return folder !== undefined && isHostedByGitHub() && !isInWorkspace(folder);
}

function isInSite(remote: Remote, sitePath: string): boolean {
  const folder = localPath(remote);
  if (folder === undefined) return false;
  const relative = path.relative(sitePath, folder);
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
}
