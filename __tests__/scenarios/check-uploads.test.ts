/** What a deployment notices of its bucket that a size does not show, and of a listing that is not the truth. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { Jobs, resultOf, type SiteTexts } from '../support/jobs.ts';
import { itWithRclone } from '../support/rclone.ts';
import type { S3Rule } from '../support/s3-double.ts';

const OLD: SiteTexts = { 'index.html': 'old', 'gone.html': 'gone', 'same.html': 'same' };
const NEW: SiteTexts = { 'index.html': 'new', 'added.html': 'added', 'same.html': 'same' };
const NEXT = { runId: '201', preloads: ['skipped-pauses'] };

const LIST = /^LIST docs\/$/;

/** Deploys one site, and then another one with these rules. */
async function deployNew(
  rules: readonly S3Rule[],
  check: (jobs: Jobs, step: StepResult) => Promise<void> | void,
  isEncrypted = false,
): Promise<void> {
  await Jobs.with([], async (jobs) => {
    jobs.s3.isEncrypted = isEncrypted;
    expect(resultOf(await jobs.deploy('docs', OLD))).toBe('completed');
    jobs.s3.rules = rules;
    jobs.s3.requests.length = 0;
    await check(jobs, await jobs.deploy('docs', NEW, NEXT));
  });
}

/** Does something at the second listing, which comes after the uploads. */
const atSecondListing = (rule: Omit<S3Rule, 'at'>): S3Rule[] => [
  { at: LIST, times: 1 },
  { at: LIST, ...rule },
];

itWithRclone('A file that a listing does not show is deleted when the site no longer has it', () =>
  deployNew([{ at: LIST, hides: /gone/ }], (jobs, step) => {
    expect([resultOf(step), step.outputs['files-deleted']]).toEqual(['completed', '1']);
    expect(jobs.site).toEqual(NEW);
  }),
);

itWithRclone(
  'A file that a listing does not show, and that the storage does not answer for, is not forgotten',
  () =>
    deployNew(
      [
        { at: LIST, hides: /gone/ },
        { at: /^HEAD docs\/gone/, refuses: [400, 'BadRequest'] },
      ],
      async (jobs, step) => {
        expect(resultOf(step)).toBe('deploy-failed');
        expect(step.log).toContain('Looking for files at the destination failed: ');
        expect(step.outputs['live']).toBe('untouched');
        jobs.s3.rules = [];
        expect(resultOf(await jobs.deploy('docs', NEW, { runId: '202' }))).toBe('completed');
        expect(jobs.site).toEqual(NEW);
      },
    ),
);

itWithRclone('A file that a listing does not show is not uploaded again', () =>
  deployNew([{ at: LIST, hides: /same/ }], (jobs, step) => {
    expect([resultOf(step), step.outputs['files-uploaded']]).toEqual(['completed', '2']);
    expect(jobs.s3.requests).toContain('HEAD docs/same.html');
    expect(step.log).toContain('The storage does not list 1 file that it has');
  }),
);

itWithRclone('An uploaded file that a listing does not show is found by its name', () =>
  deployNew(atSecondListing({ hides: /added/ }), (jobs, step) => {
    expect(resultOf(step)).toBe('completed');
    expect(jobs.s3.requests).toContain('HEAD docs/added.html');
  }),
);

itWithRclone('An uploaded file that another program deletes is waited for, and named', () =>
  deployNew(atSecondListing({ meanwhile: { 'docs/added.html': undefined } }), async (jobs, step) => {
    expect(resultOf(step)).toBe('deploy-failed');
    expect(step.outputs['live']).toBe('incomplete');
    expect(step.log).toContain('Waiting for the storage to show 1 uploaded file');
    expect(step.log).toContain('"added.html" was uploaded, but the destination does not have it.');
    expect(jobs.s3.requests.filter((name) => name === 'HEAD docs/added.html')).toHaveLength(6);
    jobs.s3.rules = [];
    expect(resultOf(await jobs.deploy('docs', NEW, { runId: '202' }))).toBe('completed');
    expect(jobs.site).toEqual(NEW);
  }),
);

/** Deploys one site, kills the deployment of another during its upload, and then deploys a third, newer one. */
async function deployAfterKilled(
  rules: readonly S3Rule[],
  check: (jobs: Jobs, step: StepResult) => Promise<void>,
): Promise<void> {
  await Jobs.with([], async (jobs) => {
    expect(resultOf(await jobs.deploy('docs', OLD))).toBe('completed');
    const kill = new AbortController();
    jobs.s3.rules = [{ at: /^PUT docs\/index/, waits: async () => kill.abort(), hangs: true }];
    await jobs.deploy(
      'docs',
      { ...NEW, 'index.html': 'odd', 'late.html': 'late' },
      {
        runId: '201',
        kills: kill.signal,
      },
    );
    jobs.s3.rules = rules;
    await check(jobs, await jobs.deploy('docs', NEW, { ...NEXT, runId: '202' }));
  });
}

itWithRclone(
  'A file that an older run replaces while a newer one deploys is a conflict, and is repaired',
  () =>
    deployAfterKilled(atSecondListing({ meanwhile: { 'docs/index.html': 'odd' } }), async (jobs, step) => {
      expect([resultOf(step), step.outputs['live']]).toEqual(['conflict', 'unknown']);
      expect(step.log).toContain(
        'Another run still deploys to this destination: it has replaced "index.html"',
      );
      jobs.s3.rules = [];
      expect(resultOf(await jobs.deploy('docs', NEW, { runId: '203' }))).toBe('completed');
      expect(jobs.site).toEqual(NEW);
    }),
);

itWithRclone('A file that an older run writes after a newer one has ended is removed by the next run', () =>
  deployAfterKilled([], async (jobs, step) => {
    expect([resultOf(step), jobs.site]).toEqual(['completed', NEW]);
    jobs.s3.write('docs/late.html', 'late');
    const next = await jobs.deploy('docs', NEW, { runId: '203' });
    expect([resultOf(next), next.outputs['files-deleted'], jobs.site]).toEqual(['completed', '1', NEW]);
    // After six hours, the older run is over, and its state is removed by the run that looked for the last time.
    const states = () => [...jobs.s3.objects.keys()].filter((key) => /\/\d+-201-/.test(key));
    const [state = ''] = states();
    const text = String(jobs.s3.objects.get(state)?.body);
    jobs.s3.write(state, text.replace(/"startedAt":"[^"]+"/, '"startedAt":"2026-01-01T00:00:00.000Z"'));
    jobs.s3.write('docs/late.html', 'late');
    const later = await jobs.deploy('docs', NEW, { runId: '204' });
    expect([later.outputs['files-deleted'], jobs.site, states()]).toEqual(['1', NEW, []]);
  }),
);

itWithRclone('A file that another program replaces later by one of its size is uploaded again', () =>
  deployNew([], async (jobs, step) => {
    expect(resultOf(step)).toBe('completed');
    jobs.s3.write('docs/index.html', 'odd');
    const repair = await jobs.deploy('docs', NEW, { runId: '202' });
    const { live, 'files-repaired': repaired } = repair.outputs;
    expect([live, repaired, jobs.site['index.html']]).toEqual(['updated', '1', 'new']);
  }),
);

itWithRclone('A file that is missing is uploaded again although the policy hides what does not exist', () =>
  deployNew([], async (jobs, step) => {
    expect(resultOf(step)).toBe('completed');
    jobs.s3.objects.delete('docs/index.html');
    jobs.s3.rules = [{ at: /^HEAD docs\/index/, refuses: [403, 'Forbidden'] }];
    const repair = await jobs.deploy('docs', NEW, { runId: '202' });
    expect([resultOf(repair), repair.outputs['files-repaired']]).toEqual(['completed', '1']);
    expect(jobs.site).toEqual(NEW);
  }),
);

itWithRclone('A storage whose ETag is not the MD5 of the contents is compared by size and time', () =>
  deployNew(
    [],
    async (jobs, step) => {
      expect(resultOf(step)).toBe('completed');
      expect(jobs.site).toEqual(NEW);
      const again = await jobs.deploy('docs', NEW, { runId: '202' });
      expect(again.outputs['live']).toBe('unchanged');
    },
    true,
  ),
);

itWithRclone(
  'A file of the site that changes while it is deployed is named, and the next run deploys it',
  () =>
    Jobs.with([], async (jobs) => {
      const changed = path.join(jobs.siteFolder('docs'), 'index.html');
      jobs.s3.rules = [{ at: /^PUT docs\/index/, times: 1, waits: () => writeFile(changed, 'odd') }];
      const step = await jobs.deploy('docs', OLD);
      expect([resultOf(step), step.outputs['live']]).toEqual(['deploy-failed', 'unknown']);
      expect(step.log).toContain('The file "index.html" of the site changed while it was deployed.');
      expect(resultOf(await jobs.deploy('docs', NEW, NEXT))).toBe('completed');
      expect(jobs.site).toEqual({ ...NEW, 'gone.html': undefined });
    }),
);

itWithRclone('A file of the site that changes after it was hashed is named', () =>
  Jobs.with([], async (jobs) => {
    const changed = path.join(jobs.siteFolder('docs'), 'index.html');
    // The state is read after the site.
    jobs.s3.rules = [{ at: /^LIST docs\/$/, times: 1, waits: () => writeFile(changed, 'odd') }];
    const step = await jobs.deploy('docs', OLD);
    expect(resultOf(step)).toBe('deploy-failed');
    expect(step.log).toContain('The file "index.html" of the site changed while it was deployed.');
  }),
);
