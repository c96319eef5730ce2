import { expect, it } from '@jest/globals';
import { type Plan, planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import type { DeployFacts } from '../../../../src/deploy/report/facts.ts';
import { deploySummary } from '../../../../src/deploy/report/summary.ts';
import { destinationWith, PLAN_OPTIONS } from '../../../support/deployment-states.ts';
import { deployInputs } from '../../../support/inputs.ts';

const destination = parseRemote('destination', ':s3,env_auth=true:my-docs');
const inputs = deployInputs({ destination });
const factsWith = (facts: Partial<DeployFacts>): DeployFacts => ({
  inputs,
  live: 'unchanged',
  isForLaterStep: false,
  uploadedFiles: 0,
  uploadedBytes: 0,
  deletedFiles: 0,
  ...facts,
});
const before = { live: 'unchanged', jobId: 'se_1', since: '2026-11-20T06:00:00.000Z' } as const;
const done = { outcome: 'completed' } as const;
const failed = (code: 'check-failed' | 'deploy-failed') =>
  ({ outcome: 'errored', error: { code, message: 'It failed: "<b>".', hint: 'Fix it.' } }) as const;
const planOf = (...paths: string[]): Plan =>
  planDeployment(
    { live: undefined, interrupted: [], earlier: [], runs: [] },
    new Map(paths.map((path) => [path, { sha256: '1', size: 1 }])),
    destinationWith(new Map()),
    PLAN_OPTIONS,
  );

// The scenarios contain the other headlines.
it('deploySummary: says that a new build of the renderer may have caused all changes', () => {
  const changes = { added: ['_next/static/b.js'], modified: ['a.html'], removed: ['_next/static/a.js'] };
  const facts = factsWith({ live: 'updated', plan: { ...planOf('a.html'), changes } });
  expect(deploySummary(facts, done)).toContain(
    'only pages and hashed assets differ, as after a new build of the renderer',
  );
});

it('deploySummary: says that the step failed after the site was updated', () => {
  expect(deploySummary(factsWith({ live: 'updated' }), failed('deploy-failed'))).toContain(
    'the site was updated, and the step failed afterwards (deploy-failed)',
  );
});

it.each([
  ['incomplete', false],
  ['updated', true],
] as const)(
  'deploySummary: counts deleted files if the storage has shown that they are gone (%s)',
  (live, counts) => {
    const text = deploySummary(
      factsWith({ live, plan: planOf('a.html'), deletedFiles: 2 }),
      failed('deploy-failed'),
    );
    expect(text.includes('2 files deleted')).toBe(counts);
  },
);

it('deploySummary: says of a refused site what it would change', () => {
  const changes = { added: ['b.html'], modified: [], removed: ['a.html', 'a.css'] };
  const text = deploySummary(
    factsWith({ live: 'unchanged', plan: { ...planOf('b.html'), changes } }),
    failed('check-failed'),
  );
  expect(text).toMatch(/1 page would be removed[\s\S]*1 page would be added[\s\S]*1 would be removed/);
  expect(text).not.toMatch(/page (?:removed|added)/);
});

it('deploySummary: counts only the kept files that remain', () => {
  const kept = new Map(['a', 'b'].map((path) => [path, { sha256: '1', size: 1, until: '' }]));
  const deletions = [{ path: 'a', when: 'last', why: 'kept until now' }] as const;
  const facts = factsWith({ live: 'updated', plan: { ...planOf(), kept, deletions } });
  expect(deploySummary(facts, done)).toContain('1 file kept for open pages');
});

it('deploySummary: does not suggest how to bypass a guard', () => {
  // After a run that succeeded, these changes would be followed by how to go back.
  const changes = { added: ['a.html'], modified: [], removed: [] };
  const plan = { ...planOf('a.html'), before, changes };
  const text = deploySummary(factsWith({ plan, live: 'updated' }), failed('check-failed'));
  expect(text).not.toMatch(/go back|job-id|set `/i);
});

it('deploySummary: links changed pages below the address in `verify-url`', () => {
  const changes = { added: ['a.html'], modified: [], removed: [] };
  const verified = { ...inputs, verifyUrl: 'https://docs.example.com' };
  const plan = { ...planOf('a.html'), changes };
  expect(deploySummary(factsWith({ inputs: verified, live: 'updated', plan }), done)).toContain(
    '<a href="https://docs.example.com/a">',
  );
});

it('deploySummary: shows at most 50 files of the plan of a dry run, and the number of the others', () => {
  const plan = planOf(...Array.from({ length: 60 }, (_, index) => `${index}.js`));
  const facts = factsWith({ inputs: { ...inputs, dryRun: true }, plan });
  const text = deploySummary(facts, done);
  expect(text).toContain('first deployment of 60 files planned');
  expect(text.match(/<tr>/g)).toHaveLength(50);
  expect(text).toContain('and 10 more files, in the log');
});

it('deploySummary: shows the error, and no parameter of the destination', () => {
  const text = deploySummary(factsWith({ live: 'unknown' }), failed('deploy-failed'));
  expect(text).toContain('&#60;b&#62;');
  expect(text).not.toContain('env_auth');
});
