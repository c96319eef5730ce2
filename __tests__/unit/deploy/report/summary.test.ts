import { describe, expect, it } from '@jest/globals';
import type { DeployInputs } from '../../../../src/deploy/inputs/inputs.ts';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import { Destination } from '../../../../src/deploy/plan/destination.ts';
import { type Plan, planDeployment } from '../../../../src/deploy/plan/plan.ts';
import type { DeployFacts } from '../../../../src/deploy/report/facts.ts';
import { deploySummary } from '../../../../src/deploy/report/summary.ts';
import type { StateFile } from '../../../../src/deploy/state/state-file.ts';

const destination = parseRemote('destination', ':s3,secret_access_key=hidden:my-docs');
const inputs = { destination, summary: true, dryRun: false } as DeployInputs;
const NONE = { added: [], modified: [], removed: [] };
const changes = {
  added: ['a.html', 'b.html', 'c.js'],
  modified: ['d.html', 'e.html'],
  removed: ['f.html', 'g.html'],
};
const planWith = (plan: Partial<Plan>) =>
  ({ repaired: [], parts: [], uploads: [], isRepair: false, ...plan }) as Plan;
const factsWith = (facts: Partial<DeployFacts>): DeployFacts => ({
  inputs,
  live: 'updated',
  hasWritten: false,
  uploadedFiles: 0,
  uploadedBytes: 0,
  deletedFiles: 0,
  ...facts,
});
const before = { jobId: 'se_1', finishedAt: '2026-11-20T06:00:00.000Z' } as StateFile;
const done = { outcome: 'completed' } as const;
const failed = (code: 'check-failed' | 'conflict' | 'deploy-failed' | 'verify-failed') =>
  ({ outcome: 'errored', error: { code, message: 'It failed: "<b>".', hint: 'Fix it.' } }) as const;
const headlineOf = (facts: DeployFacts, result: Parameters<typeof deploySummary>[1]) =>
  /<h3>(.*)<\/h3>/.exec(deploySummary(facts, result) ?? '')?.[1];

describe('deploySummary', () => {
  it.each<[string, Partial<DeployFacts>, string]>([
    [
      'nothing changed',
      { live: 'unchanged', changed: false, plan: planWith({ changes: NONE }) },
      'nothing changed',
    ],
    [
      'some files changed',
      { changed: true, plan: planWith({ changes }), uploadedFiles: 5, uploadedBytes: 214_000 },
      '7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded',
    ],
    [
      'a first deployment',
      {
        changed: true,
        plan: planWith({ changes: undefined }),
        uploadedFiles: 5000,
        uploadedBytes: 41_000_000,
      },
      'first deployment, 5,000 files, 41 MB uploaded',
    ],
    [
      'files of another program',
      { changed: true, plan: planWith({ changes: NONE, repaired: ['a.html'] }), uploadedBytes: 9 },
      '1 file repaired, 9 B uploaded',
    ],
    [
      'a new build of the renderer',
      {
        changed: true,
        plan: planWith({
          changes: { added: ['_next/static/b.js'], modified: ['a.html'], removed: ['_next/static/a.js'] },
        }),
      },
      'only assets differ, as after a new build of the renderer',
    ],
  ])('says what happened: %s', (_what, facts, said) => {
    expect(headlineOf(factsWith(facts), done)).toContain(said);
  });

  it.each<[string, Partial<DeployFacts>, Parameters<typeof deploySummary>[1], string]>([
    ['an updated site', { changed: true }, done, 'the site was updated'],
    ['nothing changed', { live: 'unchanged' }, done, 'the site was not updated and is whole'],
    [
      'a refused site',
      { live: 'unchanged', before },
      failed('check-failed'),
      'the site was not updated and is whole, live since 20 November 2026, 06:00 UTC from job <code>se_1</code> (check-failed)',
    ],
    [
      'an address that serves another site',
      { live: 'updated' },
      failed('verify-failed'),
      'the site was updated, but this runner does not get it from its address (verify-failed)',
    ],
    [
      'an address that does not serve an unchanged site',
      { live: 'unchanged', before },
      failed('verify-failed'),
      'from job <code>se_1</code>, but this runner does not get it from its address (verify-failed)',
    ],
    [
      'an updated site whose older states could not be removed',
      { live: 'updated' },
      failed('deploy-failed'),
      'the site was updated, and the step failed afterwards (deploy-failed)',
    ],
    [
      'a mix of before, in a run that was refused',
      { live: 'incomplete', mixSince: '2026-11-20T06:00:00.000Z' },
      failed('check-failed'),
      'a mix of two versions since 20 November 2026, 06:00 UTC, not repaired by this run, but by the next one that deploys (check-failed)',
    ],
    [
      'a mix of this run',
      { live: 'incomplete', hasWritten: true },
      failed('deploy-failed'),
      'the site is a mix of two versions, which the next run repairs (deploy-failed)',
    ],
    [
      'a state that cannot be read',
      { live: 'unknown' },
      failed('deploy-failed'),
      'the site was not updated, and was not checked (deploy',
    ],
    [
      'two runs at once',
      { live: 'unknown' },
      failed('conflict'),
      'it is not known what visitors see (conflict)',
    ],
  ])('says first what visitors see: %s', (_what, facts, result, said) => {
    expect(headlineOf(factsWith(facts), result)).toContain(said);
  });

  it('does not suggest how to bypass a guard', () => {
    const text = deploySummary(factsWith({ live: 'unchanged', before }), failed('check-failed'));
    expect(text).not.toMatch(/go back|job-id|set `/i);
  });

  it('links changed pages, if the address of the site is known', () => {
    const verifyUrl = 'https://docs.example.com';
    const facts = factsWith({ inputs: { ...inputs, verifyUrl }, changed: true, plan: planWith({ changes }) });
    expect(deploySummary(facts, done)).toContain('<a href="https://docs.example.com/a">');
  });

  it('shows at most 50 files of the plan of a dry run, and the number of the others', () => {
    const site = new Map(Array.from({ length: 60 }, (_, index) => [`${index}.js`, { sha256: '1', size: 1 }]));
    const state = { live: undefined, interrupted: [], runs: [] };
    const plan = planDeployment(state, site, new Destination(new Map()), {
      deletes: true,
      keepMs: 0,
      now: 0,
    });
    const facts = factsWith({ inputs: { ...inputs, dryRun: true }, live: 'unchanged', changed: true, plan });
    const text = deploySummary(facts, done);
    expect(text).toContain('first deployment of 60 files planned');
    expect(text.match(/<tr>/g)).toHaveLength(50);
    expect(text).toContain('and 10 more files, in the log');
  });

  it('shows the error, and no parameter of the destination', () => {
    const text = deploySummary(factsWith({ live: 'unknown' }), failed('deploy-failed'));
    expect(text).toContain('&#60;b&#62;');
    expect(text).not.toContain('hidden');
  });

  it('says until when a destination is on hold, why, and how to end the hold', () => {
    const setBy = {
      repository: 'o/d',
      repositoryId: 1,
      workflow: 'Back',
      runId: 7,
      runNumber: 3,
      attempt: 1,
    };
    const facts = factsWith({ live: 'unchanged', hold: { until: '2026-11-23T06:00:00.000Z', setBy } });
    expect(deploySummary(facts, done)).toMatch(
      /On hold until 23 November 2026, 06:00 UTC, because run 3 of the workflow .*Back.* in o\/d set it: .*press .*Run workflow/,
    );
  });
});
