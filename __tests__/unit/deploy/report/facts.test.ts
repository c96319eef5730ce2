import { expect, it } from '@jest/globals';
import { type Plan, planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { type DeployFacts, liveOf, outputsOf } from '../../../../src/deploy/report/facts.ts';
import { ConflictError, DeployError } from '../../../../src/errors.ts';
import {
  destinationWith,
  filesOf,
  listingOf,
  PLAN_OPTIONS,
  stateWith,
} from '../../../support/deployment-states.ts';

const A = { 'a.html': 'a' };
const planOf = (state: ReturnType<typeof stateWith>, site = A) =>
  planDeployment(state, filesOf(site), destinationWith(listingOf(A)), PLAN_OPTIONS);
const FIRST = planOf(stateWith(undefined));
const WHOLE = planOf(stateWith({ files: filesOf(A), jobId: 'se_1' }), { 'a.html': 'b' });
const MIX = planOf(stateWith({ files: filesOf(A) }, {}));

const factsOf = (facts: Partial<DeployFacts>): DeployFacts => ({
  progress: 'none',
  uploadedFiles: 3,
  uploadedBytes: 30,
  deletedFiles: 1,
  ...facts,
});
const FAILED = new DeployError('Denied.');
const CONFLICT = new ConflictError('Another run.');

type Row = [DeployFacts['progress'], unknown, plan: Plan | undefined, live: ReturnType<typeof liveOf>];
it.each<[string, ...Row]>([
  ['nothing is known', 'none', undefined, undefined, 'untouched'],
  ['the state cannot be read', 'none', FAILED, undefined, 'untouched'],
  ['the state changes while it is read', 'none', CONFLICT, undefined, 'unknown'],
  ['a first deployment is refused', 'none', FAILED, FIRST, 'untouched'],
  ['a site is refused', 'none', FAILED, WHOLE, 'unchanged'],
  ['a site is refused over a mix', 'none', FAILED, MIX, 'incomplete'],
  ['the step is killed while it writes the state', 'began', undefined, WHOLE, 'incomplete'],
  ['the state cannot be written', 'began', FAILED, WHOLE, 'unchanged'],
  ['the state of a first deployment cannot be written', 'began', FAILED, FIRST, 'untouched'],
  ['the step is killed while it writes the site', 'changed', undefined, WHOLE, 'incomplete'],
  ['the site cannot be written', 'changed', FAILED, FIRST, 'incomplete'],
  ['another run deploys', 'changed', CONFLICT, WHOLE, 'unknown'],
  ['the deployment has ended', 'completed', undefined, FIRST, 'updated'],
  ['the address does not serve the site', 'completed', FAILED, MIX, 'updated'],
])('`liveOf` returns what the destination has if %s', (_what, progress, failure, plan, live) => {
  expect(liveOf(factsOf({ progress, failure, ...(plan && { plan }) }))).toBe(live);
});

it('`outputsOf` has the numbers of what the run did only at its end', () => {
  const done = { 'files-uploaded': 3, 'files-deleted': 1, 'bytes-uploaded': 30 };
  expect(outputsOf(factsOf({ plan: WHOLE, isFinal: true }))).toMatchObject(done);
  for (const facts of [{ plan: WHOLE }, { isFinal: true }])
    for (const name of Object.keys(done)) expect(outputsOf(factsOf(facts))[name]).toBeUndefined();
});
