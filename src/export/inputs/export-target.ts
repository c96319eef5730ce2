/** The target of an export: a domain, a project, or an existing job. Each kind has its required fields. */

export type ExportTarget = Readonly<
  /** Starts a job with the API by domain. `paths` are the pages to export; empty for all of them. */
  | { by: 'domain'; domain: string; projectId?: undefined; paths: readonly string[] }
  /** Starts a job with the project-scoped API. The site is built for `basePath`, or else for the configured path. */
  | { by: 'project'; projectId: string; domain?: undefined; basePath: string | undefined }
  /** Resumes a job: with a project, in the project-scoped API; otherwise, in the API by domain. */
  | { by: 'job'; jobId: string; domain: string | undefined; projectId: string | undefined }
>;

/** The name that distinguishes the site from others in the environment (docs/reference.md), also for people. */
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
