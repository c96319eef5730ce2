import { expect, it } from '@jest/globals';
import type { Purged } from '../../../../src/deploy/cdn/cdn.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { destinationWith, PLAN_OPTIONS } from '../../../support/deployment-states.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

it('DeployReport: logs progress while files are uploaded', () => {
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const report = new DeployReport({ log, clock }, () => undefined);
  const names = ['a.bin', 'b.bin', 'c.bin', 'd.bin', 'e.bin'];
  const site = new Map(names.map((name) => [name, { sha256: 'a', size: 100_000 }]));
  const state = { live: undefined, interrupted: [], earlier: [], runs: [] };
  report.compared(state, planDeployment(state, site, destinationWith(new Map()), PLAN_OPTIONS), false);
  lines.length = 0;
  report.changing();
  for (const name of names) {
    clock.pass(5000);
    report.uploaded(name);
  }
  expect(lines).toEqual([
    'Uploaded 40%, 2 of 5 files, 200 kB of 500 kB, 20 kB/s, about 15s left',
    'Uploaded 80%, 4 of 5 files, 400 kB of 500 kB, 20 kB/s, about 5s left',
  ]);
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
