/** What a deployment notices of its bucket that a size does not show. */
import type { S3Rule } from '../../support/s3-double.ts';
import type { DeployScenario, Named, Row } from '../../support/scenario.ts';
import { AFTER_SECOND, deployment, FIRST, SECOND, site, without } from './deployed-site.ts';

const LIST = /^LIST docs\/$/;

const DRIFT = /1 live file at the destination was missing or different, such as "index\.html"/;
const REPAIRED = { 'files-uploaded': '1', 'files-repaired': '1' };

/** The same site as that of the scenario, by a run before its own. */
const EARLIER = { workspace: site(SECOND), env: { GITHUB_RUN_ID: '199' } };

const ofBucket = (rules: readonly S3Rule[], files = deployment(FIRST)): Row<DeployScenario> => ({
  bucket: { files, rules },
  preloads: ['skipped-pauses'],
});

export const checks: Named<DeployScenario> = {
  'a file that another program replaces later by one of its size is uploaded again': {
    ...ofBucket([{ at: LIST, times: 1, meanwhile: { 'docs/index.html': 'hoMe' } }]),
    before: [{ ...EARLIER, rules: [] }],
    workspace: site(SECOND),
    expect: { warns: [DRIFT], outputs: REPAIRED, destination: AFTER_SECOND },
  },
  'a file that is missing is uploaded again although the policy hides what does not exist': {
    ...ofBucket(
      [{ at: /^HEAD docs\/(?:index|old)/, refuses: [403, 'Forbidden'] }],
      without(deployment(FIRST), 'index.html'),
    ),
    workspace: site(FIRST),
    expect: { warns: [DRIFT], outputs: REPAIRED, destination: FIRST },
  },
  'a storage whose ETag is not the MD5 of the contents is compared by size and time': {
    bucket: { files: deployment(FIRST), isEncrypted: true },
    before: [EARLIER],
    workspace: site(SECOND),
    expect: {
      live: 'unchanged',
      outputs: { 'files-uploaded': '0' },
      destination: AFTER_SECOND,
    },
  },
};
