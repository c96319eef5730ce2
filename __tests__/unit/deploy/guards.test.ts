import { expect, it } from '@jest/globals';
import { checkForeignFolders, checkNewerRun, checkPageLoss } from '../../../src/deploy/guards.ts';
import { ActionError } from '../../../src/errors.ts';
import { workflowRun } from '../../../src/runner/workflow-run.ts';
import { destinationWith, filesOf, stateWith } from '../../support/deployment-states.ts';
import { deployInputs } from '../../support/inputs.ts';
import { silentLog } from '../../support/silent-log.ts';

const codeOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    // Any other error is a crash.
    expect(error).toBeInstanceOf(ActionError);
    return (error as ActionError).code;
  }
};
const pages = (count: number) =>
  filesOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.html`, '1'])));

it('checkNewerRun: permanently refuses a run that is older than the newest one', () => {
  const state = { ...stateWith(undefined), runs: [{ repositoryId: 77, runId: 101 }] };
  const check = (runId: number) =>
    checkNewerRun(state, workflowRun({ GITHUB_REPOSITORY_ID: '77', GITHUB_RUN_ID: `${runId}` }), {
      before: { live: 'unchanged', since: undefined, jobId: undefined },
    });
  expect(() => check(101)).not.toThrow();
  expect(() => check(100)).toThrow(expect.objectContaining({ code: 'superseded', isPermanent: true }));
});

it.each([
  ['refuses', 'v2/a.html', 'deploy-failed'],
  ['accepts', 'v2.html', undefined],
])('checkForeignFolders: %s a site with %s', (_verb, path, code) => {
  const destination = destinationWith(new Map([['v2/.static-export/x', { size: 1 }]]));
  expect(codeOf(() => checkForeignFolders({ site: filesOf({ [path]: '1' }), destination }))).toBe(code);
});

const history = [
  { jobId: undefined, contentDigest: 'sha256:live', finishedAt: '' },
  { jobId: undefined, contentDigest: 'sha256:before', finishedAt: '' },
];
const live = { files: pages(10), history };
it.each([
  ['refuses a loss beyond the limit', live, 8, 'sha256:new', 'check-failed', 1],
  ['accepts a loss of as much as the limit', live, 8, 'sha256:new', undefined, 2],
  ['accepts a site that was live before', live, 1, 'sha256:before', undefined, 0],
  ['accepts a first deployment', undefined, 1, 'sha256:new', undefined, 0],
  ['accepts any loss without a limit', live, 1, 'sha256:new', undefined, undefined],
])('checkPageLoss: %s', (_what, before, count, digest, code, limit) => {
  const maxPageLoss = limit === undefined ? undefined : ({ kind: 'pages', pages: limit } as const);
  const check = () =>
    checkPageLoss(
      { state: stateWith(before), site: pages(count), contentDigest: digest },
      { inputs: deployInputs({ maxPageLoss }), log: silentLog },
    );
  expect(codeOf(check)).toBe(code);
});
