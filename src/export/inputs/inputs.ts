/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */

import { type GitHubContext, gitHubContext } from '../../inputs/github-context.ts';
import { readInputs } from '../../inputs/read-inputs.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import { type ExportTarget, exportTarget } from './export-target.ts';
import { checkExportInputs, requirePublishable } from './input-rules.ts';
import { EXPORT_INPUTS, type ExportInputValues } from './input-table.ts';
import { requireJobStatus } from './job-context.ts';

/** Inputs that a field of {@link ExportInputs} already covers. */
type Decided =
  | 'domain'
  | 'projectId'
  | 'jobId'
  | 'basePath'
  | 'paths'
  | 'publish'
  | 'path'
  | 'githubToken'
  | 'jobStatus';

export interface ExportInputs extends Omit<ExportInputValues, Decided> {
  readonly target: ExportTarget;
  /** The project whose latest content is published before the export; undefined to publish nothing. */
  readonly publishedProject: string | undefined;
  /** Folder that receives the bundle and the site, absolute; undefined for a separate folder for each job. */
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
  const target = exportTarget(inputs);
  const publishedProject = inputs.publish ? requirePublishable(inputs) : undefined;
  checkExportInputs(inputs);
  const { environment, releaseTag } = inputs;
  if (environment !== undefined) requireJobStatus(jobStatus);
  const needsGitHub = environment !== undefined || releaseTag !== undefined;
  return {
    ...inputs,
    target,
    publishedProject,
    folder,
    tempFolder: tempFolder(),
    gitHub: needsGitHub
      ? gitHubContext(githubToken, environment === undefined ? '`release-tag`' : '`environment`')
      : undefined,
  };
}
