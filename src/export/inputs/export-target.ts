/** The target of an export: a domain, a project, or an existing job. Each kind has its required fields. */
import { InputError } from '../../errors.ts';
import type { ExportInputValues } from './input-table.ts';

export type ExportTarget =
  /** Starts a job by the API by domain. */
  | {
      readonly by: 'domain';
      readonly domain: string;
      readonly projectId?: undefined;
      /** Pages to export; empty for all of them. */
      readonly paths: readonly string[];
    }
  /** Starts a job by the project-scoped API. */
  | {
      readonly by: 'project';
      readonly projectId: string;
      readonly domain?: undefined;
      /** Path for which the site is built; undefined for the project's configured path. */
      readonly basePath: string | undefined;
    }
  /** Resumes a job: with a project, by the project-scoped API; otherwise, by the API by domain. */
  | {
      readonly by: 'job';
      readonly jobId: string;
      readonly domain: string | undefined;
      readonly projectId: string | undefined;
    };

type TargetInputs = Pick<
  ExportInputValues,
  'domain' | 'projectId' | 'jobId' | 'publish' | 'basePath' | 'paths' | 'environment'
>;

/** @throws InputError if the inputs name no target, or more than one */
export function exportTarget(inputs: TargetInputs): ExportTarget {
  const { domain, projectId, jobId, publish, basePath, paths, environment } = inputs;
  if (domain !== undefined && projectId !== undefined && !publish) {
    throw new InputError(
      'project-id',
      'is set together with `domain`: the two would start different exports.',
      'Remove one of the two, or set `publish: true` to publish the project and then export the domain.',
    );
  }
  if (paths.length > 0 && domain === undefined && projectId !== undefined) {
    throw new InputError(
      'paths',
      'is set together with `project-id`, and the project-scoped API exports complete sites only.',
      'Remove `paths`, or set `domain` in place of `project-id`.',
    );
  }
  if (basePath !== undefined && (projectId === undefined || domain !== undefined || jobId !== undefined)) {
    throw new InputError(
      'base-path',
      'is set, but only a start by the project-scoped API has a path.',
      'Set `project-id` without `domain` and `job-id`, or remove `base-path`.',
    );
  }
  if (jobId !== undefined) {
    if (environment !== undefined && domain === undefined && projectId === undefined) {
      throw new InputError(
        'domain',
        'is empty, and `environment` needs it to distinguish the site from others in the same environment.',
        'Set `domain` beside `job-id` as well, or `project-id` if it started the job.',
      );
    }
    return { by: 'job', jobId, domain, projectId };
  }
  if (domain !== undefined) return { by: 'domain', domain, paths };
  if (projectId !== undefined) return { by: 'project', projectId, basePath };
  throw new InputError(
    'domain',
    'is empty, and so are `project-id` and `job-id`.',
    'Write the bare host name of the site, such as `docs.example.com`, or set `project-id`, or `job-id` to resume a ' +
      'job. A secret, variable or output that does not exist is empty.',
  );
}

/** What distinguishes the site from others in the environment (docs/deployments.md), and the name for people. */
export function siteName(target: ExportTarget): string {
  switch (target.by) {
    case 'domain':
      return target.domain;
    case 'project':
      return target.projectId;
    case 'job':
      return target.domain ?? target.projectId ?? `job ${target.jobId}`;
  }
}

/** The inputs for resuming a job, as messages quote them. */
export function resumeInputs(jobId: string, { projectId }: Pick<ExportTarget, 'projectId'>): string {
  const project = projectId === undefined ? '' : ` and \`project-id: ${projectId}\``;
  return `\`job-id: ${jobId}\`${project}`;
}
