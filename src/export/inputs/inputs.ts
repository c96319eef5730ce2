/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */
import { parseBoolean, parseWholeNumber } from '../../inputs/parsers.ts';
import { type InputTable, type InputValues, readInputs } from '../../inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../../inputs/service-inputs.ts';
import { tempFolder } from '../../runner/temp-folder.ts';
import { GITHUB_INPUTS, type GitHubContext, gitHubContext, requireJobStatus } from './github-context.ts';
import {
  parseDigest,
  parseDomain,
  parseEnvironment,
  parseEnvironmentUrl,
  parseJobId,
  parseMaxPageLoss,
  parsePagePaths,
  parseProjectId,
  parseSitePaths,
  parseTag,
  parseVersion,
  parseWorkspaceFile,
  parseWorkspaceFolder,
} from './input-parsers.ts';
import { checkExportInputs } from './input-rules.ts';

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
  environmentUrl: { name: 'environment-url', parse: parseEnvironmentUrl },
  releaseTag: { name: 'release-tag', parse: parseTag },
  maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parseBoolean },
  ...GITHUB_INPUTS,
} as const satisfies InputTable;

/** What the user wrote. */
export type ExportInputValues = InputValues<typeof EXPORT_INPUTS>;

export interface ExportInputs extends Omit<ExportInputValues, 'path' | 'githubToken' | 'jobStatus'> {
  /** Folder that receives the bundle and the site, absolute; undefined for a folder of its own for each job. */
  readonly folder: string | undefined;
  /** The runner's folder for temporary files, absolute. */
  readonly tempFolder: string;
  /** Undefined without `environment` and `release-tag`. */
  readonly gitHub: GitHubContext | undefined;
}

/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError for the first input that cannot be used
 */
export function readExportInputs(): ExportInputs {
  const { path: folder, githubToken, jobStatus, ...inputs } = readInputs(EXPORT_INPUTS);
  checkExportInputs(inputs);
  const { environment, releaseTag } = inputs;
  if (environment !== undefined) requireJobStatus(jobStatus);
  const needsGitHub = environment !== undefined || releaseTag !== undefined;
  return {
    ...inputs,
    folder,
    tempFolder: tempFolder(),
    gitHub: needsGitHub
      ? gitHubContext(githubToken, environment === undefined ? 'release-tag' : 'environment')
      : undefined,
  };
}
