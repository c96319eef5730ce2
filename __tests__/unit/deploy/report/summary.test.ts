import { expect, it } from '@jest/globals';
import { type Plan, planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import type { DeployFacts } from '../../../../src/deploy/report/facts.ts';
import {
  deploySummary,
  repairSentence,
  unmanagedSentence,
  whatHappened,
} from '../../../../src/deploy/report/summary.ts';
import { destinationWith, filesOf, PLAN_OPTIONS, stateWith } from '../../../support/deployment-states.ts';
import { deployInputs } from '../../../support/inputs.ts';

const inputs = deployInputs({ destination: parseRemote('destination', ':s3,env_auth=true:my-docs') });
const factsWith = (facts: Partial<DeployFacts>): DeployFacts => ({
  inputs,
  progress: 'completed',
  uploadedFiles: 2,
  uploadedBytes: 200,
  deletedFiles: 0,
  ...facts,
});
const withInputs = (given: Partial<typeof inputs>) => ({ inputs: { ...inputs, ...given } });
const done = { outcome: 'completed' } as const;
const failed = (code: 'check-failed' | 'deploy-failed' | 'verify-failed') =>
  ({ outcome: 'errored', error: { code, message: 'It failed: "<b>".', hint: 'Fix it.' } }) as const;

/** The plan of a first deployment of these files. */
const firstOf = (...paths: string[]): Plan =>
  planDeployment(
    stateWith(undefined),
    filesOf(Object.fromEntries(paths.map((path) => [path, '1']))),
    destinationWith(new Map()),
    PLAN_OPTIONS,
  );
const FIRST = firstOf('a.html', 'b.html');
const NONE = { added: [], modified: [], removed: [] };
const BEFORE = { live: 'unchanged', jobId: 'se_1', since: '2026-11-20T06:00:00.000Z' } as const;
/** The plan of a later deployment. */
const planWith = (given: Partial<Plan>): Plan => ({ ...FIRST, before: BEFORE, changes: NONE, ...given });
const CHANGES = { added: ['b.html'], modified: [], removed: ['a.html', 'a.css'] };
const RENDERER = { added: ['_next/static/b.js'], modified: ['a.html'], removed: ['_next/static/a.js'] };
const INTERRUPTED = { ...BEFORE, live: 'incomplete' } as const;
const deletions = [{ path: 'a', when: 'after', why: 'not in the site' }] as const;
const DRY = withInputs({ dryRun: true });

// The scenarios have what happens more often.
it.each<[string, Partial<DeployFacts>]>([
  [
    '3 files changed (1 added, 1 modified, 1 removed), 200 B uploaded, only pages and hashed assets differ, as after a new build of the renderer',
    { plan: planWith({ changes: RENDERER }) },
  ],
  [
    '1 file repaired, 200 B uploaded',
    { plan: planWith({ repaired: ['a.html'], before: { ...INTERRUPTED, since: undefined } }) },
  ],
  ['1 file to repair', { plan: planWith({ repaired: ['a.html'] }), ...DRY }],
  [
    '3 files changed (1 added, 2 removed), 200 B uploaded, removed files stay at the destination',
    { plan: planWith({ changes: CHANGES }), ...withInputs({ delete: false }) },
  ],
  [
    'only files kept for open pages are to be deleted',
    { plan: planWith({ uploads: [], deletions }), ...DRY },
  ],
])('`whatHappened`: %s', (text, facts) => {
  expect(whatHappened(factsWith(facts), { outcome: facts.inputs?.dryRun ? 'checked' : 'completed' })).toBe(
    text,
  );
});

const LOST =
  'of the site are already there, so this may not be the first deployment: was the state folder deleted, such as by a lifecycle rule or with a cache?';
const MANAGED =
  'Visitors may still get them: delete those that another tool has deployed, and keep those of your host.';
it.each<[string, unmanaged: string[], ofSite: number, Partial<typeof inputs>, string]>([
  ['nothing', [], 0, {}, ''],
  ['half of the site', [], 2, {}, ''],
  ['most of the site', [], 3, {}, `3 files ${LOST}`],
  [
    'files and folders of others',
    ['a', 'b/', 'c', 'd'],
    2,
    {},
    `The destination has 3 files and 1 folder that this deployment does not manage, such as "a", "b/", "c". ${MANAGED}`,
  ],
  [
    'files of others and most of the site',
    ['a'],
    4,
    {},
    `The destination has 1 file that this deployment does not manage, such as "a". ${MANAGED} 4 files ${LOST}`,
  ],
  ['nothing when a site is removed', ['a'], 4, { remove: true }, ''],
])(
  '`unmanagedSentence` reports what a first deployment finds: %s',
  (_what, unmanaged, ofSite, given, text) => {
    const site = filesOf({ a: '', b: '', c: '', d: '' });
    const plan = { ...FIRST, found: { unmanaged, ofSite } };
    expect(unmanagedSentence(factsWith({ ...withInputs(given), site, plan }))).toBe(text);
  },
);

it('`repairSentence` reports that all live files are gone', () => {
  expect(repairSentence({ ...FIRST, isEmptied: true })).toMatch(
    /^None of the live files was at the destination/,
  );
});

// The scenarios contain the headlines.
it('`deploySummary` says that the step failed after the site was updated', () => {
  expect(deploySummary(factsWith({}), failed('deploy-failed'))).toContain(
    'the site was updated, and the step failed afterwards (deploy-failed)',
  );
});

it.each([
  ['changed', false],
  ['completed', true],
] as const)(
  '`deploySummary` counts deleted files if the storage has shown that they are gone: %s',
  (progress, counts) => {
    const text = deploySummary(
      factsWith({ progress, plan: FIRST, deletedFiles: 2 }),
      failed('deploy-failed'),
    );
    expect(text.includes('2 files deleted')).toBe(counts);
  },
);

it('`deploySummary` counts the files that are kept for open pages', () => {
  const plan = planWith({ kept: new Map([['k', '']]) });
  expect(deploySummary(factsWith({ plan }), done)).toContain('1 file kept for open pages');
});

it('`deploySummary` says of a refused site what it would change', () => {
  const facts = factsWith({ progress: 'none', plan: planWith({ changes: CHANGES }), verifiedUrls: 1 });
  const text = deploySummary(facts, failed('check-failed'));
  expect(text).toMatch(/1 page would be removed[\s\S]*1 page would be added[\s\S]*1 would be removed/);
  expect(text).not.toMatch(/page (?:removed|added)/);
});

it('`deploySummary` says how to go back only after a site with other contents is deployed', () => {
  const facts = factsWith({ plan: planWith({ changes: CHANGES }) });
  expect(deploySummary(facts, done)).toContain('To go back, press');
  expect(deploySummary(facts, failed('verify-failed'))).not.toContain('go back');
  expect(deploySummary({ ...facts, plan: planWith({}) }, done)).not.toContain('go back');
});

it('`deploySummary` links changed pages below the address in `verify-url`, and names the destination and the job', () => {
  const verified = withInputs({ verifyUrl: 'https://docs.example.com', jobId: 'se_2' });
  const facts = factsWith({ ...verified, plan: planWith({ changes: CHANGES }) });
  const text = deploySummary(facts, done);
  expect(text).toContain('<a href="https://docs.example.com/b">');
  expect(text).toMatch(/Destination <code>my-docs<\/code> · .*Job <code>se_2<\/code>/);
});

it('`deploySummary` shows at most 50 files of the plan of a dry run, and the number of the others', () => {
  const plan = firstOf(...Array.from({ length: 60 }, (_, index) => `${index}.js`));
  const text = deploySummary(factsWith({ ...DRY, progress: 'none', plan }), { outcome: 'checked' });
  expect(text).toContain('first deployment of 60 files planned');
  expect(text.match(/<tr>/g)).toHaveLength(50);
  expect(text).toContain('and 10 more files, in the log');
});

it('`deploySummary` shows the error, and no parameter of the destination', () => {
  const text = deploySummary(factsWith({ progress: 'none' }), failed('deploy-failed'));
  expect(text).toContain('&#60;b&#62;');
  expect(text).not.toContain('env_auth');
});
