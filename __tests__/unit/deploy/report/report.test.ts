import { beforeEach, expect, it } from '@jest/globals';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { destinationWith, filesOf, PLAN_OPTIONS, stateWith } from '../../../support/deployment-states.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { deployInputs } from '../../../support/inputs.ts';
import { silentLog } from '../../../support/silent-log.ts';

let clock: FakeClock;
let lines: string[];
let outputs: Map<string, unknown>;
let report: DeployReport;
beforeEach(() => {
  [clock, lines, outputs] = [new FakeClock(), [], new Map()];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  report = new DeployReport({ log, clock }, (name, value) => outputs.set(name, value));
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

it.each([
  [':b2:bucket', 'no-cache', [expect.stringMatching(/^B2's own protocol ignores `Cache-Control`/)]],
  [':b2:bucket', undefined, []],
  [':s3,env_auth=true:bucket', 'no-cache', []],
])(
  '`DeployReport` logs that %s ignores the header `Cache-Control: %s`',
  (destination, cacheControl, expected) => {
    report.inputsRead(deployInputs({ destination: parseRemote('destination', destination), cacheControl }));
    expect(lines).toEqual(expected);
  },
);
