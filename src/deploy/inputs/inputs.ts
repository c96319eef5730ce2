/** The inputs of the deploy action. Nothing else in `deploy/` reads inputs. */
import { InputError } from '../../errors.ts';
import { parseWorkspaceFile, parseWorkspaceFolder } from '../../inputs/folder-parsers.ts';
import { checkRules } from '../../inputs/input-rules.ts';
import { idOf, parseBoolean, parseMaxPageLoss, parseSiteUrl, quoted } from '../../inputs/parsers.ts';
import { parsePatterns, parseSitePaths } from '../../inputs/path-lists.ts';
import { type InputTable, type InputValues, readInputs } from '../../inputs/read-inputs.ts';
import { hasRunner } from '../../runner/runner-files.ts';
import { STATE_FOLDER } from '../../site/names.ts';
import type { Cdn } from '../cdn/cdn.ts';
import { CLOUDFRONT_INPUTS, cloudFront } from '../cdn/cloudfront.ts';
import { requireValues } from '../remote/empty-values.ts';
import { isInWorkspace, localPath, parseRemote, pathWithin, type Remote, within } from '../remote/remote.ts';
import { INPUT_RULES } from './input-rules.ts';

/**
 * What a checkout, a build, or a sign-in has beside a site, and no visitor should get. `google-github-actions/auth` writes
 * the last one into the workspace.
 */
export const EXCLUDED: readonly string[] = [
  '**/.git',
  '**/.github',
  '**/node_modules',
  '**/.env',
  '**/.env.*',
  '**/.npmrc',
  '**/gha-creds-*.json',
];

export const DEPLOY_INPUTS = {
  sitePath: { name: 'site-path', isRequired: true, parse: parseSitePath },
  manifestPath: { name: 'manifest-path', parse: parseWorkspaceFile },
  destination: { name: 'destination', isRequired: true, parse: parseRemote },
  jobId: {
    name: 'job-id',
    parse: idOf(
      'an export job',
      'Pass the output `job-id` of the export action: one word, such as `se_3f9a2c1b8e7d4a06`.',
    ),
  },
  exclude: { name: 'exclude', default: EXCLUDED.join('\n'), isEmptyMeant: true, parse: parsePatterns },
  requireFiles: {
    name: 'require-files',
    default: 'index.html',
    isEmptyMeant: true,
    parse: parseSitePaths,
  },
  maxPageLoss: { name: 'max-page-loss', parse: parseMaxPageLoss },
  delete: { name: 'delete', default: 'true', parse: parseBoolean },
  keepAssetsMs: { name: 'keep-assets', default: '7d', parse: parseLongDuration },
  cacheControl: {
    name: 'cache-control',
    default: 'public, max-age=0, must-revalidate',
    isEmptyMeant: true,
    parse: parseHeader,
  },
  immutable: { name: 'immutable', default: '', parse: parsePatterns },
  ...CLOUDFRONT_INPUTS,
  verifyUrl: { name: 'verify-url', parse: parseSiteUrl },
  dryRun: { name: 'dry-run', default: 'false', parse: parseBoolean },
  remove: { name: 'remove', default: 'false', parse: parseBoolean },
  state: { name: 'state', parse: parseRemote },
  summary: { name: 'summary', default: 'true', parse: parseBoolean },
} as const satisfies InputTable;

export interface DeployInputs extends Omit<InputValues<typeof DEPLOY_INPUTS>, 'state'> {
  /** Folder that holds the state. */
  readonly state: Remote;
  /** The same within the destination; undefined if it is elsewhere. */
  readonly ownState: string | undefined;
  /** The CDN that the inputs configure. */
  readonly cdn: Cdn | undefined;
  /** Whether the destination is a folder of the workspace: a later step brings it to its host. */
  readonly isForLaterStep: boolean;
}

/** What is left of a site is nothing: no file is kept or required, and no address serves it. */
const OF_REMOVAL = {
  delete: true,
  keepAssetsMs: 0,
  requireFiles: [] as string[],
  maxPageLoss: undefined,
  verifyUrl: undefined,
};

/**
 * Reads and checks every input, and the variables of the remotes, before any request.
 *
 * @throws InputError for the first input that cannot be used
 * @throws ActionError for variables without a value
 */
export function readDeployInputs(): DeployInputs {
  requireValues(process.env);
  const { state: given, ...inputs } = readInputs(DEPLOY_INPUTS);
  checkRules(INPUT_RULES, { ...inputs, state: given });
  const state = given ?? within(inputs.destination, STATE_FOLDER);
  const folder = localPath(inputs.destination);
  return {
    ...inputs,
    ...(inputs.remove && OF_REMOVAL),
    state,
    ownState: pathWithin(inputs.destination, state),
    cdn: cloudFront(inputs),
    isForLaterStep: folder !== undefined && hasRunner() && isInWorkspace(folder),
  };
}

/** @returns an empty text for none, which only a removal may have (`INPUT_RULES`) */
function parseSitePath(input: string, value: string): string {
  return value === '' ? '' : parseWorkspaceFolder(input, value);
}

/** A directive of `Cache-Control` (RFC 9111, section 5.2). */
const DIRECTIVE = /^ *[a-z-]+(?:=[\w.-]+)? *$/i;
const QUOTED = /(?<==)"[\x20-\x7e]*?"/g;

/** @returns undefined for no header */
function parseHeader(input: string, value: string): string | undefined {
  if (value === '') return undefined;
  if (/\bimmutable\b/i.test(value))
    throw new InputError(
      input,
      'has `immutable`, with which browsers would not request a changed page again.',
      'Name the files whose names change with their contents in the input `immutable`.',
    );
  if (
    value
      .replaceAll(QUOTED, 'quoted')
      .split(',')
      .every((directive) => DIRECTIVE.test(directive))
  )
    return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not the value of that header.`,
    'Set it to a value for `Cache-Control`, such as `public, max-age=60`.',
  );
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MAX_DAYS = 3650;

/** @returns milliseconds; 0 for `0` */
function parseLongDuration(input: string, value: string): number {
  const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(value) ?? [];
  const ms = value === '0' ? 0 : Number(number ?? Number.NaN) * (UNITS_MS[unit] ?? 0);
  if (ms <= MAX_DAYS * 86_400_000) return ms;
  throw new InputError(
    input,
    `is ${quoted(value)}.`,
    `Use a duration such as \`12h\` or \`7d\`, at most ${MAX_DAYS} days, or \`0\`.`,
  );
}
