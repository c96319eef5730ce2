import { describe, expect, it } from '@jest/globals';
import type { DeployInputs } from '../../../../src/deploy/inputs/inputs.ts';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import type { Facts } from '../../../../src/deploy/report/facts.ts';
import { deploySummary } from '../../../../src/deploy/report/summary.ts';

const destination = parseRemote('destination', ':s3,secret_access_key=hidden:my-docs');
const inputs = { destination, summary: true, dryRun: false } as DeployInputs;
const changes = {
  added: ['a.html', 'b.html', 'c.js'],
  modified: ['d.html', 'e.html'],
  removed: ['f.html', 'g.html'],
};
const done = { outcome: 'completed' } as const;

const headlineOf = (facts: Facts) =>
  /<h3>(.*)<\/h3>/.exec(deploySummary({ inputs, ...facts }, done) ?? '')?.[1];

describe('deploySummary', () => {
  it.each<[Facts, string]>([
    [{ changed: false, changes: { added: [], modified: [], removed: [] } }, '✅ my-docs: nothing changed'],
    [
      { changed: true, changes, uploadedFiles: 5, uploadedBytes: 214_000 },
      '✅ my-docs: 7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded',
    ],
    [
      { changed: true, changes: { ...changes, added: [], modified: [] }, uploadedBytes: 0 },
      '✅ my-docs: 2 files changed (2 removed), 0 B uploaded',
    ],
    [
      { changed: true, changes: undefined, uploadedFiles: 5000, uploadedBytes: 41_000_000 },
      '✅ my-docs: first deployment, 5,000 files, 41 MB uploaded',
    ],
    [
      {
        changed: true,
        isRepair: true,
        changes: { added: [], modified: [], removed: [] },
        uploadedFiles: 1,
        uploadedBytes: 9,
      },
      '✅ my-docs: 1 file uploaded again, 9 B uploaded, interrupted deployment repaired',
    ],
    [
      { changed: false, isRepair: true, changes: { added: [], modified: [], removed: [] } },
      '✅ my-docs: nothing changed, interrupted deployment completed',
    ],
    [
      {
        inputs: { ...inputs, dryRun: true },
        changed: false,
        isRepair: true,
        changes: { added: [], modified: [], removed: [] },
      },
      '✅ my-docs: nothing would change, an interrupted deployment is to be completed',
    ],
  ])('says what happened: %j', (facts, headline) => {
    expect(headlineOf(facts)).toBe(headline);
  });

  it('links changed pages, if the address of the site is known', () => {
    const verifyUrl = 'https://docs.example.com';
    const facts = { inputs: { ...inputs, verifyUrl }, changed: true, changes };
    expect(deploySummary(facts, done)).toContain('<a href="https://docs.example.com/a">');
    expect(deploySummary({ ...facts, inputs: { ...facts.inputs, dryRun: true } }, done)).not.toContain(
      'example.com/a"',
    );
  });

  it('shows at most 50 files of the plan of a dry run, and the number of the others', () => {
    const site = new Map(Array.from({ length: 60 }, (_, index) => [`${index}.js`, '1'] as const));
    const plan = planDeployment({ live: undefined, pending: undefined }, site, true);
    const text = deploySummary({ inputs: { ...inputs, dryRun: true }, changed: true, plan }, done) ?? '';
    expect(text).toContain('first deployment of 60 files planned');
    expect(text.match(/<tr>/g)).toHaveLength(50);
    expect(text).toContain('and 10 more files, in the log');
  });

  it('shows the error, and no parameter of the destination', () => {
    const error = {
      code: 'deploy-failed',
      message: 'Uploading pages failed: "<b>".',
      hint: 'Fix `it`.',
    } as const;
    const text = deploySummary({ inputs, changed: true, changes }, { outcome: 'errored', error });
    expect(text).toContain('❌ my-docs: deployment failed (deploy-failed)');
    expect(text).toContain('&#60;b&#62;');
    expect(text).not.toContain('hidden');
  });

  it.each([
    [undefined, '⛔ my-docs: refused (check-failed)'],
    ['complete', '❌ my-docs: deployment failed (check-failed)'],
  ] as const)('says that a site was refused before anything was changed: %s', (destination, headline) => {
    const error = { code: 'check-failed', message: 'Too few pages.', hint: '' } as const;
    const facts = { inputs, ...(destination && { destination }) };
    expect(deploySummary(facts, { outcome: 'errored', error })).toContain(headline);
  });

  it.each([
    [undefined, 'The destination is unchanged.'],
    ['incomplete', 'Visitors may see a mix of the previous site and this one.'],
    ['complete', 'The destination has this site.'],
  ] as const)('says first what visitors see after a failure: %s', (destination, sentence) => {
    const error = { code: 'deploy-failed', message: 'Uploading pages failed.', hint: '' } as const;
    const facts = { inputs, ...(destination && { destination }) };
    const text = deploySummary(facts, { outcome: 'errored', error }) ?? '';
    expect(text.indexOf(sentence)).toBeGreaterThan(0);
    expect(text.indexOf(sentence)).toBeLessThan(text.indexOf(error.message));
  });

  it('is not written if nobody wants it, or if an input could not be used', () => {
    expect(deploySummary({ inputs: { ...inputs, summary: false } }, done)).toBeUndefined();
    expect(deploySummary({}, done)).toBeUndefined();
  });
});
