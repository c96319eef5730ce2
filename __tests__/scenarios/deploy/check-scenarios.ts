/** What a deployment notices of its bucket that a size does not show, and of a listing that is not the truth. */
import type { S3Rule } from '../../support/s3-double.ts';
import type { DeployScenario, Named, Row } from '../../support/scenario.ts';
import {
  AFTER_SECOND,
  deployment,
  EARLIER_STATE,
  FIRST,
  OWN_PENDING,
  SECOND,
  site,
  stateFile,
  without,
} from './deployed-site.ts';

const LIST = /^LIST docs\/$/;

/** Something happens at the second listing, which comes after the uploads. */
const atSecondListing = (rule: Omit<S3Rule, 'at'>): S3Rule[] => [
  { at: LIST, times: 1 },
  { at: LIST, ...rule },
];

/** A run of these minutes was killed, and may still write. */
const KILLED = stateFile({
  ...{ number: 3, runId: 150, complete: false, files: FIRST, startedAt: new Date().toISOString() },
  pending: { ...SECOND, 'guides/start.html': 'start older', 'late.html': 'late' },
});

const DRIFT = /1 live file at the destination was missing or different, such as "index\.html"/;
const REPAIRED = { 'files-uploaded': '1', 'files-repaired': '1' };

/** The same site as that of the scenario, by a run before its own. */
const EARLIER = { workspace: site(SECOND), env: { GITHUB_RUN_ID: '199' } };

const ofBucket = (rules: readonly S3Rule[], files = deployment(FIRST)): Row<DeployScenario> => ({
  bucket: { files, rules },
  preloads: ['skipped-pauses'],
});

export const checks: Named<DeployScenario> = {
  'a file that a listing does not show is deleted when the site no longer has it': {
    ...ofBucket([{ at: LIST, hides: /gone/ }]),
    expect: { outputs: { 'files-deleted': '1' }, destination: AFTER_SECOND },
  },
  'a file that a listing does not show is not uploaded again': {
    ...ofBucket([{ at: LIST, hides: /index/ }]),
    expect: {
      outputs: { 'files-uploaded': '3' },
      log: [/The storage does not list 1 file that it has/],
      destination: AFTER_SECOND,
    },
  },
  'an uploaded file that a listing does not show is found by its name': {
    ...ofBucket(atSecondListing({ hides: /guides\/new/ })),
    expect: { outputs: { 'files-uploaded': '3' }, destination: AFTER_SECOND },
  },
  'an uploaded file that another program deletes is waited for, and named': {
    ...ofBucket(atSecondListing({ meanwhile: { 'docs/guides/new.html': undefined } })),
    expect: {
      live: 'incomplete',
      log: [/Waiting for the storage to show 1 uploaded file/],
      says: [/"guides\/new\.html" was uploaded, but the destination does not have it\./],
      state: [EARLIER_STATE, OWN_PENDING],
      newestState: { complete: false, pending: { 'guides/new.html': {} } },
    },
  },
  'the same, and the next run uploads it': {
    ...ofBucket([]),
    before: [
      {
        ...EARLIER,
        rules: atSecondListing({ meanwhile: { 'docs/guides/new.html': undefined } }),
        fails: true,
      },
    ],
    workspace: site(SECOND),
    expect: { outputs: { 'files-uploaded': '3' }, destination: AFTER_SECOND },
  },
  'a file that an older run replaces while a newer one deploys is a conflict': {
    ...ofBucket(atSecondListing({ meanwhile: { 'docs/guides/start.html': 'start older' } }), {
      ...deployment(FIRST),
      ...KILLED,
    }),
    expect: {
      live: 'unknown',
      outputs: { 'error-code': 'conflict' },
      says: [/Another run still deploys to this destination: it has replaced "guides\/start\.html"/],
    },
  },
  'the same, and the next run repairs it': {
    ...ofBucket([], { ...deployment(FIRST), ...KILLED }),
    before: [
      {
        ...EARLIER,
        rules: atSecondListing({ meanwhile: { 'docs/guides/start.html': 'start older' } }),
        fails: true,
      },
    ],
    workspace: site(SECOND),
    expect: { destination: AFTER_SECOND },
  },
  'a file that another program replaces later by one of its size is uploaded again': {
    ...ofBucket([{ at: LIST, times: 1, meanwhile: { 'docs/index.html': 'hoMe' } }]),
    before: [{ ...EARLIER, rules: [] }],
    workspace: site(SECOND),
    expect: { warns: [DRIFT], outputs: REPAIRED, destination: AFTER_SECOND },
  },
  'a file that is missing is uploaded again although the policy hides what does not exist': {
    ...ofBucket(
      [{ at: /^HEAD docs\/index/, refuses: [403, 'Forbidden'] }],
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
