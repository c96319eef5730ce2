import { expect, it } from '@jest/globals';
import type { Purged } from '../../../../src/deploy/cdn/cdn.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { destinationWith, PLAN_OPTIONS } from '../../../support/deployment-states.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

it('DeployReport: logs progress while bytes are sent, and each 30 seconds in which none are sent', () => {
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const report = new DeployReport({ log, clock }, () => undefined);
  const site = new Map([['film.bin', { sha256: 'a', size: 1_000_000 }]]);
  const state = { live: undefined, interrupted: [], earlier: [], runs: [] };
  report.compared(state, planDeployment(state, site, destinationWith(new Map()), PLAN_OPTIONS), false);
  lines.length = 0;
  report.changing();
  for (const bytes of [100_000, 200_000, ...Array.from({ length: 12 }, () => 200_000)]) {
    clock.pass(5000);
    report.sent(bytes);
  }
  const first = 'Uploaded 20%, 0 of 1 file, 200 kB of 1 MB, 20 kB/s, about 40s left';
  const stalled = 'Nothing was sent for 30s: the storage responds slowly, or not at all';
  expect(lines).toEqual([first, stalled, stalled]);
});

it.each<[Purged, string]>([
  [1, '1 address'],
  [1200, '1,200 addresses'],
  ['all', 'all addresses'],
])('DeployReport: shows what the CDN purged: %s', (purged, what) => {
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const report = new DeployReport({ log, clock: new FakeClock() }, () => undefined);
  report.purged({ name: 'CloudFront', id: 'E2EXAMPLE' }, purged);
  expect(lines).toEqual([`Purged ${what} in CloudFront`]);
  expect(report.summary({ outcome: 'completed' })).toContain(`${what} purged in CloudFront (E2EXAMPLE)`);
});
