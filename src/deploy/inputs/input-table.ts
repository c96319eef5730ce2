/** The inputs of the deploy action: name, default and parser of each. */
import { InputError } from '../../errors.ts';
import { parseWorkspaceFile, parseWorkspaceFolder } from '../../inputs/folder-parsers.ts';
import { idOf, parseBoolean, parseMaxPageLoss, parseSiteUrl, quoted } from '../../inputs/parsers.ts';
import type { InputTable, InputValues } from '../../inputs/read-inputs.ts';
import { parseRemote } from './remote.ts';

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
  maxPageLoss: { name: 'max-page-loss', parse: parseMaxPageLoss },
  delete: { name: 'delete', default: 'true', parse: parseBoolean },
  cacheControl: {
    name: 'cache-control',
    default: 'public, max-age=0, must-revalidate',
    isEmptyMeant: true,
    parse: parseHeader,
  },
  cloudfrontDistribution: { name: 'cloudfront-distribution', parse: parseDistribution },
  verifyUrl: { name: 'verify-url', parse: parseSiteUrl },
  dryRun: { name: 'dry-run', default: 'false', parse: parseBoolean },
  state: { name: 'state', parse: parseRemote },
  summary: { name: 'summary', default: 'true', parse: parseBoolean },
} as const satisfies InputTable;

export type DeployInputValues = InputValues<typeof DEPLOY_INPUTS>;

const SITE_FIX =
  'Pass the folder of the site, such as the output `site-path` of the export action, which is set with `extract: true`.';

function parseSitePath(input: string, value: string): string {
  if (value === '') throw new InputError(input, 'is empty.', SITE_FIX);
  return parseWorkspaceFolder(input, value);
}

/** @returns undefined for no header */
function parseHeader(input: string, value: string): string | undefined {
  if (value === '') return undefined;
  if (/^[\x20-\x7e]+$/.test(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not the value of a header.`,
    'Write the value of `Cache-Control`, such as `public, max-age=60`.',
  );
}

function parseDistribution(input: string, value: string): string {
  if (/^[A-Z0-9]{1,64}$/.test(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not the ID of a distribution.`,
    'Copy the ID from the CloudFront console: capital letters and digits, such as `E2EXAMPLE`.',
  );
}
