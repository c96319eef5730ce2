/** The inputs of the export action: name, default and parser of each. */
import { parseWorkspaceFile, parseWorkspaceFolder } from '../../inputs/folder-parsers.ts';
import { parseBoolean, parseMaxPageLoss, parseSiteUrl, parseWholeNumber } from '../../inputs/parsers.ts';
import type { InputTable, InputValues } from '../../inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../../inputs/service-inputs.ts';
import {
  parseDigest,
  parseDomain,
  parseEnvironment,
  parseJobId,
  parseProjectId,
  parseTag,
  parseVersion,
} from './input-parsers.ts';
import { GITHUB_INPUTS } from './job-context.ts';
import { parsePagePaths, parseSitePaths } from './path-parsers.ts';

export const EXPORT_INPUTS = {
  ...SERVICE_INPUTS,
  domain: { name: 'domain', parse: parseDomain },
  projectId: { name: 'project-id', parse: parseProjectId },
  publish: { name: 'publish', default: 'false', parse: parseBoolean },
  version: { name: 'version', parse: parseVersion },
  paths: { name: 'paths', default: '', parse: parsePagePaths },
  jobId: { name: 'job-id', parse: parseJobId },
  wait: { name: 'wait', default: 'true', parse: parseBoolean },
  download: { name: 'download', default: 'true', parse: parseBoolean },
  extract: { name: 'extract', default: 'false', parse: parseBoolean },
  path: { name: 'path', parse: parseWorkspaceFolder },
  minPages: {
    name: 'min-pages',
    default: '1',
    parse: (input, value) => parseWholeNumber(input, value, 0, 1_000_000_000),
  },
  maxPageLoss: { name: 'max-page-loss', parse: parseMaxPageLoss },
  requireFiles: { name: 'require-files', default: '', parse: parseSitePaths },
  previousDigest: { name: 'previous-digest', parse: parseDigest },
  previousManifest: { name: 'previous-manifest', parse: parseWorkspaceFile },
  listChanges: { name: 'list-changes', default: 'false', parse: parseBoolean },
  environment: { name: 'environment', parse: parseEnvironment },
  environmentUrl: { name: 'environment-url', parse: parseSiteUrl },
  releaseTag: { name: 'release-tag', parse: parseTag },
  maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parseBoolean },
  ...GITHUB_INPUTS,
} as const satisfies InputTable;

/** What the user wrote. */
export type ExportInputValues = InputValues<typeof EXPORT_INPUTS>;
