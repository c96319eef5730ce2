/**
 * The inputs of the export action: name, default, and parser of each. Those that other actions share are in
 * `inputs/service-inputs.ts`. A parser has one clear message for what is wrong.
 */
import { InputError } from '../../errors.ts';
import { parseWorkspaceFolder } from '../../inputs/folder-parsers.ts';
import { idOf, parseBoolean, quoted, wholeNumber } from '../../inputs/parsers.ts';
import { parsePagePaths, parseSitePaths } from '../../inputs/path-lists.ts';
import type { InputTable, InputValues } from '../../inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../../inputs/service-inputs.ts';

const PROJECT_FIX = 'Copy the project ID from the API keys page of the dashboard: one word.';

export const EXPORT_INPUTS = {
  ...SERVICE_INPUTS,
  domain: { name: 'domain', parse: parseDomain },
  projectId: { name: 'project-id', parse: idOf('a project', PROJECT_FIX) },
  publish: { name: 'publish', default: 'false', parse: parseBoolean },
  basePath: { name: 'base-path', parse: parseBasePath },
  version: { name: 'version', parse: parseVersion },
  paths: { name: 'paths', default: '', parse: parsePagePaths },
  jobId: { name: 'job-id', parse: parseJobId },
  dryRun: { name: 'dry-run', default: 'false', parse: parseBoolean },
  wait: { name: 'wait', default: 'true', parse: parseBoolean },
  download: { name: 'download', default: 'true', parse: parseBoolean },
  extract: { name: 'extract', default: 'false', parse: parseBoolean },
  /** Folder that receives the bundle and the site, absolute; undefined for a separate folder for each job. */
  folder: { name: 'path', parse: parseWorkspaceFolder },
  minPages: { name: 'min-pages', default: '1', parse: wholeNumber(0, 1_000_000_000) },
  requireFiles: { name: 'require-files', default: '', parse: parseSitePaths },
  maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parseBoolean },
} as const satisfies InputTable;

/** The parsed inputs, before they are combined. */
export type ExportInputValues = InputValues<typeof EXPORT_INPUTS>;

/**
 * Parses a bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API").
 *
 * @returns the name in lower case, since host names are case-insensitive
 */
function parseDomain(input: string, value: string): string {
  if (value.length <= 253 && value.split('.').every(isHostLabel)) return value.toLowerCase();
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a bare host name.`,
    'Set it to the host name of one site, such as `docs.example.com`, without a scheme, a port, or a path. Use a matrix ' +
      'for several sites.',
  );
}

/** Letters of any script are allowed: the service receives the name without any further encoding. */
function isHostLabel(label: string): boolean {
  return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}

function parseJobId(input: string, value: string): string {
  const fix =
    'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.';
  // A job ID of the project-scoped API has 24 hex digits, all of which may be decimal.
  if (/^\d{1,20}$/.test(value)) {
    throw new InputError(input, `is ${quoted(value)}, which looks like the ID of a GitHub run.`, fix);
  }
  return idOf('an export job', fix)(input, value);
}

/**
 * Parses the path for which the site is built. Only the service knows which paths exist.
 *
 * @returns the path as the service accepts it: without a trailing slash, and empty for the root
 */
function parseBasePath(input: string, value: string): string {
  const isPath = /^\/(?!\/)[^\s\p{Cc}?#\\]*$/u.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(value);
  if (isPath) return value.replace(/\/$/, '');
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a path of a site.`,
    'Use a path that begins with a slash, such as `/docs`, or `/` for the root, without a host name or a query.',
  );
}

/**
 * Parses a label. It becomes part of the values file for Helm, so it must not contain characters that YAML does not
 * allow in a file (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
function parseVersion(input: string, value: string): string {
  const fix = 'Use a label of one line, such as `2.1` or `2024-06-01`.';
  const problem = 'contains a line break, a control character, or a character that Unicode reserves.';
  if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value))
    throw new InputError(input, problem, fix);
  return value;
}
