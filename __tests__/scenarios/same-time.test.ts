/**
 * What happens at the same time: two jobs of one run, an older run that was killed, a site that changes, and a
 * storage that does not answer.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { Gate, Jobs, resultOf, type SiteTexts } from '../support/jobs.ts';
import { cannotSignal, itUnless } from '../support/platform.ts';
import { cannotDeploy, itWithRclone } from '../support/rclone.ts';
import { until } from '../support/until.ts';

const LEFT: SiteTexts = { 'index.html': 'left', 'left.html': 'left', 'shared.html': 'left.' };
const RIGHT: SiteTexts = { 'index.html': 'right', 'right.html': 'right', 'shared.html': 'right' };
itWithRclone('Two jobs of one run: exactly one deploys if both begin at the same time', async () => {
  const bothRead = new Gate(2);
  const rules = [{ at: /^LIST docs\/\.static-export/, times: 2, waits: () => bothRead.arrive() }];
  await Jobs.with(rules, async (jobs) => {
    const [left, right] = await Promise.all([jobs.deploy('left', LEFT), jobs.deploy('right', RIGHT)]);
    expect([resultOf(left), resultOf(right)].sort()).toEqual(['completed', 'conflict']);
    expect(jobs.site).toEqual(resultOf(left) === 'completed' ? LEFT : RIGHT);
  });
});

itWithRclone(
  'Two jobs of one run: the one that uploads over the other fails, and a new run repairs',
  async () => {
    const [uploading, otherEnded] = [new Gate(2), new Gate(1)];
    const waits = () => {
      uploading.arrive();
      return otherEnded.opened;
    };
    await Jobs.with([{ at: /^PUT docs\/(?:shared|index)\.html/, times: 2, waits }], async (jobs) => {
      const slow = jobs.deploy('left', LEFT);
      await uploading.opened;
      const fast = await jobs.deploy('right', RIGHT);
      otherEnded.arrive();
      expect([resultOf(await slow), resultOf(fast)]).toEqual(['conflict', 'completed']);
      expect(jobs.site).not.toEqual(RIGHT);
      expect(resultOf(await jobs.deploy('again', RIGHT, { runId: '201' }))).toBe('completed');
      expect(jobs.site).toEqual(RIGHT);
    });
  },
);

itUnless(cannotSignal ?? cannotDeploy)(
  'Two jobs of one run: a new run repairs what a cancelled one has uploaded over the other',
  async () => {
    const [uploading, otherEnded] = [new Gate(1), new Gate(1)];
    const waits = () => {
      uploading.arrive();
      return otherEnded.opened;
    };
    const rules = [
      { at: /^PUT docs\/shared\.html/, times: 1, waits },
      { at: /^PUT docs\/index\.html/, times: 1, hangs: true },
    ];
    await Jobs.with(rules, async (jobs) => {
      const cancellation = new AbortController();
      const slow = jobs.deploy('left', LEFT, { cancels: cancellation.signal });
      await uploading.opened;
      expect(resultOf(await jobs.deploy('right', RIGHT))).toBe('completed');
      otherEnded.arrive();
      await until(() => jobs.site['shared.html'] === LEFT['shared.html'], 'the page is written');
      cancellation.abort();
      expect(resultOf(await slow)).toBe('cancelled');
      // Both versions of that page have the same size, so only the state shows that it was replaced.
      expect(resultOf(await jobs.deploy('again', RIGHT, { runId: '201' }))).toBe('completed');
      expect(jobs.site).toEqual(RIGHT);
    });
  },
);

itUnless(cannotSignal ?? cannotDeploy)(
  'Two jobs of one run: a new run repairs what a killed one has written after the other ended',
  async () => {
    const [uploading, repaired] = [new Gate(1), new Gate(1)];
    const waits = () => {
      uploading.arrive();
      return repaired.opened;
    };
    await Jobs.with([{ at: /^PUT docs\/shared\.html/, times: 1, waits }], async (jobs) => {
      const death = new AbortController();
      const slow = jobs.deploy('left', LEFT, { kills: death.signal });
      await uploading.opened;
      expect(resultOf(await jobs.deploy('right', RIGHT))).toBe('completed');
      death.abort();
      await slow;
      // The storage had received the request before the run was killed.
      repaired.arrive();
      await until(() => jobs.site['shared.html'] === LEFT['shared.html'], 'the page is written');
      const repair = await jobs.deploy('again', RIGHT, { runId: '201' });
      expect([resultOf(repair), repair.outputs['files-repaired']]).toEqual(['completed', '1']);
      expect(jobs.site).toEqual(RIGHT);
      const last = await jobs.deploy('again', RIGHT, { runId: '202' });
      expect([last.outputs['live'], last.outputs['changed']]).toEqual(['unchanged', 'false']);
    });
  },
);

const OLD: SiteTexts = { 'index.html': 'old', 'gone.html': 'gone', 'same.html': 'same' };
const NEW: SiteTexts = { 'index.html': 'new', 'added.html': 'added', 'same.html': 'same' };

itWithRclone('A file that an older run writes after a newer one has ended is removed by the next run', () =>
  Jobs.with([], async (jobs) => {
    expect(resultOf(await jobs.deploy('docs', OLD))).toBe('completed');
    const kill = new AbortController();
    jobs.s3.rules = [{ at: /^PUT docs\/index/, waits: async () => kill.abort(), hangs: true }];
    const late = { ...NEW, 'index.html': 'odd', 'late.html': 'late' };
    await jobs.deploy('docs', late, { runId: '201', kills: kill.signal });
    jobs.s3.rules = [];
    const step = await jobs.deploy('docs', NEW, { runId: '202' });
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

itWithRclone(
  'A file of the site that changes while it is deployed is named, and the next run deploys it',
  () =>
    Jobs.with([], async (jobs) => {
      const changed = path.join(jobs.siteFolder('docs'), 'index.html');
      jobs.s3.rules = [{ at: /^PUT docs\/index/, times: 1, waits: () => writeFile(changed, 'odd') }];
      const step = await jobs.deploy('docs', OLD);
      expect([resultOf(step), step.outputs['live']]).toEqual(['deploy-failed', 'unknown']);
      expect(step.log).toContain('The file "index.html" of the site changed while it was deployed.');
      expect(resultOf(await jobs.deploy('docs', NEW, { runId: '201' }))).toBe('completed');
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

itWithRclone('A file that is not listed, and that the storage does not answer for, is not forgotten', () =>
  Jobs.with([], async (jobs) => {
    expect(resultOf(await jobs.deploy('docs', OLD))).toBe('completed');
    jobs.s3.rules = [
      { at: /^LIST docs\/$/, hides: /gone/ },
      { at: /^HEAD docs\/gone/, refuses: [400, 'BadRequest'] },
    ];
    const step = await jobs.deploy('docs', NEW, { runId: '201' });
    expect([resultOf(step), step.outputs['live']]).toEqual(['deploy-failed', 'untouched']);
    expect(step.log).toContain('Looking for files at the destination failed: ');
    jobs.s3.rules = [];
    expect(resultOf(await jobs.deploy('docs', NEW, { runId: '202' }))).toBe('completed');
    expect(jobs.site).toEqual(NEW);
  }),
);
