/** Deploys the exported site to a folder: the built action, rclone, real files. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../emulator/command-line.ts';
import { OLDEST_RCLONE } from '../../src/deploy/rclone/rclone-version.ts';
import { repository, showStep } from './show-step.ts';

const FIND_RCLONE = path.join(repository, 'dist', 'rclone', 'index.js');

/**
 * Finds the rclone that the deploy action will use, and downloads it if there is none.
 *
 * @throws UsageError that says how to get one
 */
export async function findRclone(): Promise<{ readonly version: string; readonly program: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [FIND_RCLONE]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    if (stderr === '') throw error;
    const how = 'Get it from https://rclone.org/downloads/, and add its folder to PATH.';
    throw new UsageError(
      `${stderr.trim().replaceAll('\n', '. ')} This needs rclone ${OLDEST_RCLONE} or later. ${how}`,
    );
  }
}

/** @returns whether the deployment succeeded */
export async function deploySite(
  { site, jobId, destination }: Readonly<Record<'site' | 'jobId' | 'destination', string>>,
  folder: string,
): Promise<boolean> {
  const step = await showStep({
    title: 'Deployment 1',
    uses: './deploy',
    inputs: { 'site-path': site, 'job-id': jobId, destination: 'docs:' },
    // A folder in the workspace would be one that a later step publishes.
    env: { GITHUB_RUN_ID: '1', RCLONE_CONFIG_DOCS_TYPE: 'alias', RCLONE_CONFIG_DOCS_REMOTE: destination },
    folder,
    workspace: path.join(folder, 'workspace'),
    showsSummary: true,
  });
  return step.conclusion === 'success';
}
