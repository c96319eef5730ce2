import { expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/plan/destination.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { parseRemote, parseRemote } from '../../../../src/deploy/remote/remote.ts';
import type { DeployFacts } from '../../../../src/deploy/report/facts.ts';
import { deploySummary } from '../../../../src/deploy/report/summary.ts';
import type { StateFile } from '../../../../src/deploy/state/state-file.ts';
import { deployInputs } from '../../../support/inputs.ts';

const destination = parseRemote('destination', ':s3,secret_access_key=hidden:my-docs');
const inputs = deployInputs({ destination });
const factsWith = (facts: Partial<DeployFacts>): DeployFacts => ({
  inputs,
  live: 'unchanged',
  hasWritten: false,
  uploadedFiles: 0,
  uploadedBytes: 0,
  deletedFiles: 0,
  ...facts,
});
const before = { jobId: 'se_1', finishedAt: '2026-11-20T06:00:00.000Z' } as StateFile;
const done = { outcome: 'completed' } as const;
const failed = (code: 'check-failed' | 'deploy-failed') =>
  ({ outcome: 'errored', error: { code, message: 'It failed: "<b>".', hint: 'Fix it.' } }) as const;
const planOf = (...paths: string[]) =>
  planDeployment(
    { live: undefined, interrupted: [], runs: [] },
    new Map(paths.map((path) => [path, { sha256: '1', size: 1 }])),
    new Destination(new Map()),
    { deletes: true, keepMs: 0, now: 0 },
  );

// The scenarios contain the other headlines.
it('deploySummary: says that a new build of the renderer may have caused all changes', () => {
  const changes = { added: ['_next/static/b.js'], modified: ['a.html'], removed: ['_next/static/a.js'] };
  const facts = factsWith({ live: 'updated', changed: true, plan: { ...planOf(), changes } });
  expect(deploySummary(facts, done)).toContain(
    'only pages and hashed assets differ, as after a new build of the renderer',
  );
});

it('deploySummary: says that the step failed after the site was updated', () => {
  expect(deploySummary(factsWith({ live: 'updated' }), failed('deploy-failed'))).toContain(
    'the site was updated, and the step failed afterwards (deploy-failed)',
  );
});

it('deploySummary: counts only the kept files that remain', () => {
  const kept = new Map(['a', 'b'].map((path) => [path, { sha256: '1', size: 1, until: '' }]));
  const facts = factsWith({ live: 'updated', changed: true, plan: { ...planOf(), kept, expired: ['a'] } });
  expect(deploySummary(facts, done)).toContain('1 file kept for open pages');
});

it.each([
  [true, 'it is not known what visitors see (deploy-failed)'],
  [false, 'the site was not updated, and was not checked (deploy-failed)'],
])('deploySummary: says what is known if it has written is %j', (hasWritten, verdict) => {
  expect(deploySummary(factsWith({ live: 'unknown', hasWritten }), failed('deploy-failed'))).toContain(
    verdict,
  );
});

it('deploySummary: does not suggest how to bypass a guard', () => {
  const text = deploySummary(factsWith({ before }), failed('check-failed'));
  expect(text).not.toMatch(/go back|job-id|set `/i);
});

it('deploySummary: links changed pages below the address in `verify-url`', () => {
  const changes = { added: ['a.html'], modified: [], removed: [] };
  const verified = { ...inputs, verifyUrl: 'https://docs.example.com' };
  const plan = { ...planOf(), changes };
  expect(
    deploySummary(factsWith({ inputs: verified, live: 'updated', changed: true, plan }), done),
  ).toContain('<a href="https://docs.example.com/a">');
});

it('deploySummary: shows at most 50 files of the plan of a dry run, and the number of the others', () => {
  const plan = planOf(...Array.from({ length: 60 }, (_, index) => `${index}.js`));
  const facts = factsWith({ inputs: { ...inputs, dryRun: true }, changed: true, plan });
  const text = deploySummary(facts, done);
  expect(text).toContain('first deployment of 60 files planned');
  expect(text.match(/<tr>/g)).toHaveLength(50);
  expect(text).toContain('and 10 more files, in the log');
});

it('deploySummary: shows the error, and no parameter of the destination', () => {
  const text = deploySummary(factsWith({ live: 'unknown' }), failed('deploy-failed'));
  expect(text).toContain('&#60;b&#62;');
  expect(text).not.toContain('hidden');
});
