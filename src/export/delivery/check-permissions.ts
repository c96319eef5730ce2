/**
 * Checks in a dry run whether the token may write what the delivery writes. GitHub has no request for the permissions
 * of a token, so each is tried on something that cannot exist. Nothing can be changed that way.
 *
 * GitHub answers 403 ("Resource not accessible by integration") if the workflow's token, or another fine-grained token,
 * lacks the permission of an endpoint. A classic token without the scope gets 404 instead (docs.github.com,
 * "Troubleshooting the REST API"), which cannot be distinguished from the expected one. GitHub does not document that
 * it checks the permission before it looks for the ID. If it looked first, the check would pass, and only the export
 * would report the missing permission.
 */
import { setDeploymentStatus } from '../../github/deployments.ts';
import type { GitHubApi } from '../../github/github-api.ts';
import { ignoreStatus } from '../../github/github-error.ts';
import { deleteAsset } from '../../github/release-assets.ts';
import type { ExportRun } from '../report/report.ts';

/** GitHub's numbers begin with 1, so nothing has this one. */
const NOTHING = 0;

/**
 * The environment and the release have already been read.
 *
 * @throws GitHubError that names the missing permission
 */
export async function checkPermissions(
  api: GitHubApi,
  { inputs: { environment, record, releaseTag }, report }: ExportRun,
): Promise<void> {
  if (environment !== undefined && record) {
    await setDeploymentStatus(api, NOTHING, 'dryRun').catch(ignoreStatus(404));
  }
  if (environment !== undefined) {
    const may = record ? 'read and record deployments' : 'read the deployments';
    report.checked(`The token may ${may} in environment ${environment}`);
  }
  if (releaseTag !== undefined) {
    await deleteAsset(api, { id: NOTHING, name: 'a file that does not exist' });
    report.checked(`Release ${releaseTag} exists, and the token may attach files to it`);
  }
}
