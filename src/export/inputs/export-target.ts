/** The target of an export: a domain, a project, or an existing job. Each kind has its required fields. */
import { InputError } from '../../errors.ts';
import { checkRules, type INPUT_RULES } from './input-rules.ts';
import type { ExportInputValues } from './input-table.ts';

export type ExportTarget = Readonly<
  /** Starts a job with the API by domain. `paths` are the pages to export; empty for all of them. */
  | { by: 'domain'; domain: string; projectId?: undefined; paths: readonly string[] }
  /** Starts a job with the project-scoped API. The site is built for `basePath`, or else for the configured path. */
  | { by: 'project'; projectId: string; domain?: undefined; basePath: string | undefined }
  /** Resumes a job: with a project, in the project-scoped API; otherwise, in the API by domain. */
  | { by: 'job'; jobId: string; domain: string | undefined; projectId: string | undefined }
>;

const TARGET_RULES: typeof INPUT_RULES = [
  {
    input: 'project-id',
    isBroken: ({ domain, projectId, publish }) => domain !== undefined && projectId !== undefined && !publish,
    problem: 'is set together with `domain`: the two would start different exports.',
    fix: 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.',
  },
  {
    input: 'paths',
    isBroken: ({ domain, projectId, paths }) =>
      paths.length > 0 && domain === undefined && projectId !== undefined,
    problem: 'is set together with `project-id`, but the project-scoped API exports complete sites only.',
    fix: 'Remove `paths`, or set `domain` in place of `project-id`.',
  },
  {
    input: 'base-path',
    isBroken: ({ domain, projectId, jobId, basePath }) =>
      basePath !== undefined && (projectId === undefined || domain !== undefined || jobId !== undefined),
    problem: 'is set, but only a job that the project-scoped API starts has a path.',
    fix: 'Set `project-id` without `domain` and `job-id`, or remove `base-path`.',
  },
  {
    input: 'domain',
    isBroken: ({ domain, projectId, jobId, environment }) =>
      jobId !== undefined && environment !== undefined && domain === undefined && projectId === undefined,
    problem:
      'is empty, and `environment` needs it to distinguish the site from others in the same environment.',
    fix: 'Also set `domain`, or `project-id` if the job was started with it.',
  },
];

/** @throws InputError if the inputs specify no target, or more than one */
export function exportTarget(inputs: ExportInputValues): ExportTarget {
  checkRules(TARGET_RULES, inputs);
  const { domain, projectId, jobId, basePath, paths } = inputs;
  if (jobId !== undefined) return { by: 'job', jobId, domain, projectId };
  if (domain !== undefined) return { by: 'domain', domain, paths };
  if (projectId !== undefined) return { by: 'project', projectId, basePath };
  throw new InputError(
    'domain',
    'is empty, and so are `project-id` and `job-id`.',
    'Set it to the bare host name of the site, such as `docs.example.com`, or set `project-id`, or `job-id` to resume ' +
      'a job. A secret, variable or output that does not exist is empty.',
  );
}

/** The name that distinguishes the site from others in the environment (docs/deployments.md), also for people. */
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
