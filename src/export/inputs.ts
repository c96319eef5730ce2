/**
 * The inputs of the export action as one typed object (contract: "The export action"). Beside `src/inputs`, which has
 * what actions share, nothing else of it reads inputs or the environment.
 */
import path from 'node:path';
import * as core from '@actions/core';
import { InputError } from '../errors.ts';
import {
  parseBoolean,
  parseDigest,
  parseDomain,
  parseEnvironment,
  parseFolder,
  parseId,
  parseJobStatus,
  parseLines,
  parseSitePath,
  parseTag,
  parseWholeNumber,
} from '../inputs/parsers.ts';
import { readServiceInputs, SERVICE_DEFAULTS, type ServiceInputs } from '../inputs/service-inputs.ts';
import { runnerTemp } from '../runner/temp-folder.ts';
import { type GitHubInputs, readGitHubInputs } from './github-inputs.ts';
import { proveWritable } from './writable-folder.ts';

export interface ExportInputs extends ServiceInputs {
  /** Empty only together with `jobId`. */
  readonly domain: string;
  readonly version: string;
  readonly paths: readonly string[];
  /** Job to take up; empty to start one. */
  readonly jobId: string;
  readonly wait: boolean;
  readonly download: boolean;
  /** Unpack the bundle as well. */
  readonly extract: boolean;
  /** Fewest pages that a completed job must have. */
  readonly minPages: number;
  /** Paths within the site of files that it must have. */
  readonly requireFiles: readonly string[];
  /** Folder that receives the bundle and the site, absolute. */
  readonly path: string;
  /** Content digest of the site that is live; undefined where it is not given. */
  readonly previousDigest: string | undefined;
  /** Environment in which the export is recorded; empty for none. */
  readonly environment: string;
  /** Tag of the release that receives the bundle; empty for none. */
  readonly releaseTag: string;
  /** Undefined where neither of the two is given. */
  readonly gitHub: GitHubInputs | undefined;
  readonly maskBundleUrl: boolean;
  /** The runner's folder for temporary files, absolute. */
  readonly temp: string;
}

/** Defaults of `action.yml`, again, for the reason that {@link SERVICE_DEFAULTS} gives. */
export const DEFAULTS = {
  ...SERVICE_DEFAULTS,
  wait: 'true',
  download: 'true',
  extract: 'false',
  'min-pages': '1',
  'mask-bundle-url': 'true',
} as const;

/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError at the first input that cannot be used
 */
export function readExportInputs(): ExportInputs {
  const serviceInputs = readServiceInputs();

  const jobId = core.getInput('job-id');
  if (jobId !== '') {
    const mend =
      'Give the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.';
    parseId('job-id', jobId, 'a job', mend);
  }
  const domain = core.getInput('domain');
  if (domain !== '' || jobId === '') parseDomain('domain', domain);

  const wait = readBoolean('wait');
  if (!wait && jobId !== '') {
    throw new InputError(
      'wait',
      'is false together with `job-id`: that job is started already, and there would be nothing to do.',
      'Leave `wait` out to take the job up, or leave `job-id` empty to start a job.',
    );
  }
  const download = readBoolean('download');
  const extract = readBoolean('extract');
  const requireFiles = parseLines(core.getInput('require-files')).map((file) =>
    parseSitePath('require-files', file),
  );
  if (!download) {
    if (extract) throw needsDownload('extract', 'is true');
    if (requireFiles.length > 0) throw needsDownload('require-files', 'is set');
  }
  const previousDigest = core.getInput('previous-digest');
  if (!wait) {
    if (extract) throw needsWait('extract', 'is true');
    if (requireFiles.length > 0) throw needsWait('require-files');
    if (previousDigest !== '') throw needsWait('previous-digest');
  }
  const environment = parseEnvironment('environment', core.getInput('environment'));
  const releaseTag = parseTag('release-tag', core.getInput('release-tag'));
  if (environment !== '') {
    requireForEnvironment({ domain, wait, previousDigest });
    parseJobStatus('job-status', core.getInput('job-status'));
  }
  if (releaseTag !== '') {
    if (!download) throw needsDownload('release-tag', 'is set');
    if (!wait) throw needsWait('release-tag');
  }
  return {
    ...serviceInputs,
    domain,
    version: core.getInput('version'),
    paths: parseLines(core.getInput('paths')),
    jobId,
    wait,
    download,
    extract,
    minPages: parseWholeNumber('min-pages', readDefaulted('min-pages'), 0, 1_000_000_000),
    requireFiles,
    path: readFolder('path', wait && download),
    previousDigest: previousDigest === '' ? undefined : parseDigest('previous-digest', previousDigest),
    environment,
    releaseTag,
    gitHub:
      environment + releaseTag === ''
        ? undefined
        : readGitHubInputs(environment === '' ? 'release-tag' : 'environment'),
    maskBundleUrl: readBoolean('mask-bundle-url'),
    temp: runnerTemp(),
  };
}

function requireForEnvironment(given: { domain: string; wait: boolean; previousDigest: string }): void {
  if (!given.wait) throw needsWait('environment');
  if (given.previousDigest !== '') {
    throw new InputError(
      'previous-digest',
      'is set together with `environment`, which knows what is live.',
      'Leave out one of the two.',
    );
  }
  if (given.domain === '') {
    throw new InputError(
      'domain',
      'is empty, and `environment` needs it to tell the site from others in the same environment.',
      'Give the domain beside `job-id` as well.',
    );
  }
}

function needsWait(input: string, what = 'is set'): InputError {
  return new InputError(
    input,
    `${what}, but \`wait\` is false: the step would end before there is a bundle.`,
    `Leave out \`wait\`, or \`${input}\`; give it to the step that takes the job up.`,
  );
}

function needsDownload(input: string, what: string): InputError {
  return new InputError(
    input,
    `${what}, but \`download\` is false: there would be no bundle to look into.`,
    `Leave out \`download\`, or \`${input}\`.`,
  );
}

function readDefaulted(input: keyof typeof DEFAULTS): string {
  return core.getInput(input) || DEFAULTS[input];
}

function readBoolean(input: 'wait' | 'download' | 'extract' | 'mask-bundle-url'): boolean {
  return parseBoolean(input, readDefaulted(input));
}

/**
 * The folder, absolute; relative ones count from the workspace.
 *
 * @param isNeeded whether something will be written there: then it is proved now, not after an hour's export
 */
function readFolder(input: 'path', isNeeded: boolean): string {
  const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
  const given = parseFolder(input, core.getInput(input), path.sep);
  const folder = path.resolve(workspace, given || path.join(runnerTemp(), 'static-export'));
  if (isNeeded) proveWritable(input, folder);
  return folder;
}
