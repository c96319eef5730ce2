/** Deploys the exported site to a folder, and shows what goes wrong: the built action, rclone, real files. */
import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UsageError } from '../../emulator/command-line.ts';
import { OLDEST_RCLONE } from '../../src/deploy/rclone/rclone-version.ts';
import type { StepOptions } from '../runner-double/run-step.ts';
import type { DeployFault, Place } from './faults.ts';
import { repository, type ShownStep, showStep, title } from './show-step.ts';

/** One changed page takes minutes at this rate, and the others seconds, so a run is cancelled between them. */
const SLOW = { RCLONE_BWLIMIT: '4k' };
const LONG_PAGE_BYTES = 500_000;
const CHANGE = '<!-- Newer -->';
/** A job ID in the service's format, for the site that only the demo creates. */
const NEWER_JOB = 'se_9d41c07be2a85f36';
const LONGEST_WAIT_MS = 60_000;

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

type More = Partial<Pick<ShownStep, 'env' | 'onUpload'>>;

/** @returns whether all deployments, each in a separate run, ended as intended */
export async function deploySite(place: Place, folder: string, fault?: DeployFault): Promise<boolean> {
  const newer = { 'site-path': place.newer, 'job-id': NEWER_JOB };
  // A folder in the workspace would be one that a later step publishes.
  const server = { RCLONE_CONFIG_DOCS_TYPE: 'alias', RCLONE_CONFIG_DOCS_REMOTE: place.destination };
  let count = 0;
  const deploy = async (inputs: StepOptions['inputs'], { env, onUpload }: More = {}) => {
    const run = `${++count}`;
    const step = await showStep({
      title: `Deployment ${run}`,
      uses: './deploy',
      inputs: { 'site-path': place.site, 'job-id': place.jobId, destination: 'docs:', ...inputs },
      env: { GITHUB_RUN_ID: run, ...server, ...env },
      folder,
      workspace: path.join(folder, 'workspace'),
      showsSummary: true,
      onUpload,
    });
    return step.conclusion;
  };
  if ((await deploy({})) !== 'success') return false;
  if (fault === undefined) return true;

  await makeNewerSite(place, fault.meanwhile === 'cancel');
  if (fault.back !== undefined)
    for (const inputs of [newer, fault.back]) if ((await deploy(inputs)) !== 'success') return false;
  const { ends = 'success', given, meanwhile } = fault;
  const { inputs, env } = (await given?.(place)) ?? {};
  const onUpload: ShownStep['onUpload'] = async ({ cancel, resume }) => {
    if (meanwhile === 'cancel') {
      await resume();
      await untilFirstChange(place);
      return cancel();
    }
    await deploy({});
    title('Deployment 2, continued');
  };
  const slow = meanwhile === 'cancel' ? SLOW : {};
  const more = meanwhile ? { env: slow, onUpload } : { env: env ?? {} };
  if ((await deploy({ ...newer, ...inputs }, more)) !== ends) return false;
  return meanwhile === undefined || (await deploy(newer)) === 'success';
}

/** Ten pages differ. One of them is long, if the upload has to take its time. */
async function makeNewerSite({ site, newer }: Place, hasLongPage: boolean): Promise<void> {
  await cp(site, newer, { recursive: true });
  for (const name of await readdir(newer, { recursive: true })) {
    if (!/^index\.html$|station-0000\d\.html$/.test(name)) continue;
    const isLong = hasLongPage && name.endsWith('station-00001.html');
    await appendFile(path.join(newer, name), `${isLong ? ' '.repeat(LONG_PAGE_BYTES) : ''}${CHANGE}\n`);
  }
}

/** Waits until visitors see the first changed page, but not for long if there is none. */
async function untilFirstChange({ destination }: Place): Promise<void> {
  for (const endsAt = Date.now() + LONGEST_WAIT_MS; Date.now() < endsAt; await sleep(100)) {
    const names = await readdir(destination, { recursive: true });
    const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(destination, name));
    // A page may be replaced while it is read.
    const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8').catch(() => '')));
    if (texts.some((text) => text.includes(CHANGE))) return;
  }
}
