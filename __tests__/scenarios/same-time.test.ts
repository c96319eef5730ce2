/** What happens if two jobs of one run deploy to one destination at the same time. */
import { expect } from '@jest/globals';
import { Gate, Jobs, resultOf, type SiteTexts } from '../support/jobs.ts';
import { cannotSignal, itUnless } from '../support/platform.ts';
import { cannotDeploy, itWithRclone } from '../support/rclone.ts';
import { until } from '../support/until.ts';

const LEFT: SiteTexts = { 'index.html': 'left', 'left.html': 'left', 'shared.html': 'left.' };
const RIGHT: SiteTexts = { 'index.html': 'right', 'right.html': 'right', 'shared.html': 'right' };
itWithRclone('Two jobs of one run: not both are green if they begin at the same time', async () => {
  const bothRead = new Gate(2);
  const rules = [{ at: /^LIST docs\/\.static-export/, times: 2, waits: () => bothRead.arrive() }];
  await Jobs.with(rules, async (jobs) => {
    const both = await Promise.all([jobs.deploy('left', LEFT), jobs.deploy('right', RIGHT)]);
    const results = both.map(resultOf);
    expect(results).toContain('conflict');
    expect(results.filter((result) => result !== 'conflict' && result !== 'completed')).toEqual([]);
    expect(resultOf(await jobs.deploy('again', RIGHT, { runId: '201' }))).toBe('completed');
    expect(jobs.site).toEqual(RIGHT);
    const last = await jobs.deploy('again', RIGHT, { runId: '202' });
    expect([last.outputs['live'], last.outputs['changed']]).toEqual(['unchanged', 'false']);
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
