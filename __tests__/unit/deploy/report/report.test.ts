import { beforeEach, expect, it } from '@jest/globals';
import type { Purged } from '../../../../src/deploy/cdn/cdn.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { destinationWith, filesOf, PLAN_OPTIONS, stateWith } from '../../../support/deployment-states.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

let clock: FakeClock;
let lines: string[];
let outputs: [string, unknown][];
let report: DeployReport;
beforeEach(() => {
  [clock, lines, outputs] = [new FakeClock(), [], []];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  report = new DeployReport({ log, clock }, (...output) => outputs.push(output));
});

it('`DeployReport` sets each output as soon as it is known, and once', () => {
  report.started();
  report.update({ changedPagesFile: '/temp/pages' });
  report.update({ progress: 'changed' });
  report.update({ progress: 'changed', mix: 'assets' });
  report.update({ progress: 'completed' });
  expect(outputs).toEqual([
    ['live', 'untouched'],
    ['changed-pages-path', '/temp/pages'],
    ['live', 'incomplete'],
    ['live', 'updated'],
  ]);
});

it('`DeployReport` logs how much is uploaded, every ten seconds at most', () => {
  const site = filesOf({ 'a.bin': 'a'.repeat(300), 'b.bin': 'b'.repeat(100), 'c.bin': 'c' });
  const state = stateWith(undefined);
  const plan = planDeployment(state, site, destinationWith(new Map()), PLAN_OPTIONS);
  report.compared(state, { site, plan, isEarlierSite: false });
  lines.length = 0;
  for (const path of site.keys()) {
    clock.pass(5000);
    report.uploaded(path);
  }
  report.deleted();
  report.update({ isFinal: true });
  expect(lines).toEqual(['Uploaded 2 of 3 files, 400 B, 40 B/s']);
  expect(Object.fromEntries(outputs)).toMatchObject({
    'files-uploaded': 3,
    'bytes-uploaded': 401,
    'files-deleted': 1,
  });
});

it.each<[Purged, string]>([
  [1, '1 address'],
  [1200, '1,200 addresses'],
  ['all', 'all addresses'],
])('`DeployReport` shows what the CDN purged: %s', (purged, what) => {
  report.purged({ name: 'CloudFront', id: 'E2EXAMPLE' }, purged);
  expect(lines).toEqual([`Purged ${what} in CloudFront`]);
  expect(report.summary({ outcome: 'completed' })).toContain(`${what} purged in CloudFront (E2EXAMPLE)`);
});
