/**
 * The inputs of the export action as one typed object (contract: "The export action"). Nothing else reads inputs or
 * the environment.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import * as core from '@actions/core';
import { InputError } from './errors.ts';
import {
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseDomain,
  parseInterval,
  parseLines,
  parseSitePath,
  parseWholeNumber,
} from './input-values.ts';
import { addSecret } from './runner/secrets.ts';
import { isJobId } from './service/decode.ts';

export interface ExportInputs {
  readonly apiKey: string;
  /** Empty only together with `jobId`. */
  readonly domain: string;
  readonly version: string;
  readonly paths: readonly string[];
  /** Job to take up; empty to start one. */
  readonly jobId: string;
  readonly baseUrl: URL;
  readonly wait: boolean;
  readonly pollIntervalMs: number;
  readonly maxAttempts: number;
  readonly download: boolean;
  /** Unpack the bundle as well. */
  readonly extract: boolean;
  /** Fewest pages that a completed job must have. */
  readonly minPages: number;
  /** Paths within the site of files that it must have. */
  readonly requireFiles: readonly string[];
  /** Folder that receives the bundle and the site, absolute. */
  readonly path: string;
  readonly maskBundleUrl: boolean;
  readonly summary: boolean;
}

/**
 * Defaults of `action.yml`, again: an input that is given as '' (an expression that came to nothing) overrides the
 * declared default, and the user meant the default. A test holds the two against each other.
 */
export const DEFAULTS = {
  'base-url': 'https://api.mintlify.com',
  wait: 'true',
  'poll-interval': '10s',
  'max-attempts': '60',
  download: 'true',
  extract: 'false',
  'min-pages': '1',
  'mask-bundle-url': 'true',
  summary: 'true',
} as const;

/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError at the first input that cannot be used
 */
export function readExportInputs(): ExportInputs {
  const given = core.getInput('api-key');
  addSecret(given);
  const apiKey = parseApiKey('api-key', given);

  const jobId = core.getInput('job-id');
  if (jobId !== '' && !isJobId(jobId)) {
    throw new InputError(
      'job-id',
      'is not the id of a job.',
      'Give the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.',
    );
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
  return {
    apiKey,
    domain,
    version: core.getInput('version'),
    paths: parseLines(core.getInput('paths')),
    jobId,
    baseUrl: parseBaseUrl('base-url', readDefaulted('base-url')),
    wait,
    pollIntervalMs: parseInterval('poll-interval', readDefaulted('poll-interval')),
    maxAttempts: parseWholeNumber('max-attempts', readDefaulted('max-attempts'), 1, 100_000),
    download,
    extract,
    minPages: parseWholeNumber('min-pages', readDefaulted('min-pages'), 0, 1_000_000_000),
    requireFiles,
    path: readFolder('path', wait && download),
    maskBundleUrl: readBoolean('mask-bundle-url'),
    summary: readBoolean('summary'),
  };
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

function readBoolean(input: 'wait' | 'download' | 'extract' | 'mask-bundle-url' | 'summary'): boolean {
  return parseBoolean(input, readDefaulted(input));
}

/**
 * The folder, absolute; relative ones count from the workspace.
 *
 * @param isNeeded whether something will be written there: then it is proved now, not after an hour's export
 */
function readFolder(input: 'path', isNeeded: boolean): string {
  const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
  const temp = process.env['RUNNER_TEMP'] || path.join(workspace, '.tmp');
  const folder = path.resolve(workspace, core.getInput(input) || path.join(temp, 'static-export'));
  if (isNeeded) proveWritable(input, folder);
  return folder;
}

function proveWritable(input: string, folder: string): void {
  const nearest = nearestExisting(folder);
  const mend = 'Name a folder that this step may write to; it is made if it is missing.';
  if (!statSync(nearest).isDirectory()) {
    throw new InputError(input, `is "${folder}", but "${nearest}" is not a folder.`, mend);
  }
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    throw new InputError(input, `is "${folder}", but "${nearest}" cannot be written to.`, mend);
  }
}

function nearestExisting(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestExisting(parent);
}
