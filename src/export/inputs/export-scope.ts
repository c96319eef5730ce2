/** What an export is about, from the inputs: which API starts it, what names the site, and how to resume it. */
import type { ExportScope } from '../../service/export-service.ts';
import type { ExportInputs } from './inputs.ts';

type ScopeInputs = Pick<ExportInputs, 'domain' | 'projectId' | 'version' | 'paths'>;

/** With a domain, `project-id` is for the publishing alone. */
export function exportScope({ domain, projectId, version, paths }: ScopeInputs): ExportScope {
  if (domain === undefined && projectId !== undefined) return { projectId };
  return {
    // A job that is resumed may have no domain: then nothing is started.
    domain: domain ?? '',
    ...(version === undefined ? {} : { version }),
    ...(paths.length === 0 ? {} : { paths: [...paths] }),
  };
}

/** What distinguishes the site from others in the same environment (docs/deployments.md). */
export function siteName({ domain, projectId }: Pick<ExportInputs, 'domain' | 'projectId'>): string {
  return domain ?? projectId ?? '';
}

/** The inputs that resume a job, as messages quote them. */
export function resumeInputs(
  jobId: string,
  { domain, projectId }: Partial<Pick<ExportInputs, 'domain' | 'projectId'>>,
): string {
  const project = domain === undefined && projectId !== undefined ? ` and \`project-id: ${projectId}\`` : '';
  return `\`job-id: ${jobId}\`${project}`;
}
