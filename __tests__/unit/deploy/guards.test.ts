import { expect, it } from '@jest/globals';
import {
  checkForeignFolders,
  checkNames,
  checkNewerRun,
  checkObstacles,
  checkPageLoss,
  checkRepository,
} from '../../../src/deploy/guards.ts';
import { planDeployment } from '../../../src/deploy/plan/plan.ts';
import { ActionError } from '../../../src/errors.ts';
import { workflowRun } from '../../../src/runner/workflow-run.ts';
import {
  destinationWith,
  filesOf,
  PLAN_OPTIONS,
  stateWith,
  type Texts,
} from '../../support/deployment-states.ts';
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

it('`checkNewerRun` permanently refuses a run that is older than the newest one', () => {
  const state = stateWith({ run: { repositoryId: 77, runId: 101 } });
  const check = (runId: number, live: 'unchanged' | 'incomplete' = 'unchanged') =>
    checkNewerRun(state, workflowRun({ GITHUB_REPOSITORY_ID: '77', GITHUB_RUN_ID: `${runId}` }), {
      before: { live, since: undefined, jobId: undefined },
    });
  expect(() => check(101)).not.toThrow();
  const refusal = { code: 'superseded', isPermanent: true };
  const hint = 'This run changed nothing. Look at that run: if it is green, there is nothing to do.';
  expect(() => check(100)).toThrow(expect.objectContaining({ ...refusal, hint }));
  // The verdict on the mix says what repairs it.
  expect(() => check(100, 'incomplete')).toThrow(
    expect.objectContaining({ hint: 'This run changed nothing.' }),
  );
});

it.each([
  ['accepts', 'the same repository', { GITHUB_REPOSITORY_ID: '77' }, undefined],
  [
    'refuses',
    'another repository',
    { GITHUB_REPOSITORY_ID: '78', GITHUB_EVENT_NAME: 'schedule' },
    'check-failed',
  ],
  [
    'accepts',
    'another repository, by a person',
    { GITHUB_REPOSITORY_ID: '78', GITHUB_EVENT_NAME: 'workflow_dispatch' },
    undefined,
  ],
  ['accepts', 'no repository, as without GitHub', {}, undefined],
])('`checkRepository` %s a run of %s', (_verb, _what, env, code) => {
  const state = stateWith({ run: { repository: 'octocat/docs', repositoryId: 77, runId: 1 } });
  expect(codeOf(() => checkRepository(state, workflowRun(env)))).toBe(code);
});

it.each([
  ['refuses', 'v2/a.html', 'deploy-failed'],
  ['accepts', 'v2.html', undefined],
])('`checkForeignFolders` %s a site with %s', (_verb, path, code) => {
  const destination = destinationWith(new Map([['v2/.static-export/x', { size: 1 }]]));
  expect(codeOf(() => checkForeignFolders({ site: filesOf({ [path]: '1' }), destination }))).toBe(code);
});

it.each([
  ['accepts', 'another case', 'A.html', {}, undefined],
  ['refuses', 'another case, where the storage ignores it', 'A.html', { ignoresCase: true }, 'deploy-failed'],
  ['accepts', 'another normalization', 'cafe\u0301.html', {}, undefined],
  [
    'refuses',
    'another normalization, where the storage may normalize',
    'cafe\u0301.html',
    { mayNormalize: true },
    'deploy-failed',
  ],
])('`checkNames` %s a site with two names: %s', (_verb, _what, path, names, code) => {
  const site = filesOf({ 'a.html': '1', 'b.html': '1', 'caf\u00e9.html': '1', [path]: '1' });
  expect(codeOf(() => checkNames({ site, destination: destinationWith(new Map(), names) }))).toBe(code);
});

it.each<[string, string, Texts, readonly string[], string | undefined]>([
  ['refuses', 'a folder of another program', {}, ['api/', 'api/x'], 'deploy-failed'],
  ['refuses', 'a folder that is not listed further', {}, ['api/'], 'deploy-failed'],
  [
    'refuses',
    'a folder with a file of another program',
    { 'api/b': 'b' },
    ['api/', 'api/b', 'api/x'],
    'deploy-failed',
  ],
  ['accepts', 'a folder with its own files alone', { 'api/b': 'b' }, ['api/', 'api/b'], undefined],
  ['accepts', 'an empty folder of its own', { 'api/b': 'b' }, ['api/'], undefined],
  ['refuses', 'a file where the site has a folder', {}, ['guides'], 'deploy-failed'],
  ['accepts', 'its own file where the site has a folder', { guides: 'g' }, ['guides'], undefined],
])('`checkObstacles` %s %s', (_verb, _what, deployed, listed, code) => {
  const site = filesOf({ api: 'file', 'guides/a.html': 'a' });
  const listing = new Map(listed.map((path) => [path, { size: path.endsWith('/') ? 0 : 1 }]));
  const destination = destinationWith(listing, { ignoresCase: true });
  const state = stateWith({ files: filesOf(deployed) });
  const plan = planDeployment(state, site, destination, PLAN_OPTIONS);
  expect(codeOf(() => checkObstacles({ site, destination, plan }))).toBe(code);
});

/** Three pages; and what is no page, or belongs to another deployment. */
const listed = destinationWith(
  new Map(
    ['a.html', 'b.HTM', 'c/', 'c/d.html', '404.html', 'robots.txt', 'v2/a.html', 'v2/.static-export/x']
      .map((path): [string, { size: number }] => [path, { size: 1 }])
      .concat([['empty.html', { size: 0 }]]),
  ),
);
const live = { files: pages(10), history: ['sha256:live', 'sha256:before'] };
it.each([
  ['refuses a loss beyond the limit', live, 8, 'sha256:new', 'check-failed', 1],
  ['accepts a loss of as much as the limit', live, 8, 'sha256:new', undefined, 2],
  ['accepts a site that was live before', live, 1, 'sha256:before', undefined, 0],
  ['accepts a first deployment, where as many pages are', undefined, 3, 'sha256:new', undefined, 0],
  ['refuses a first deployment, where more pages are', undefined, 1, 'sha256:new', 'check-failed', 1],
  ['accepts any loss without a limit', live, 1, 'sha256:new', undefined, undefined],
])('`checkPageLoss` %s', (_what, before, count, digest, code, limit) => {
  const maxPageLoss = limit === undefined ? undefined : ({ kind: 'pages', pages: limit } as const);
  const check = () =>
    checkPageLoss(
      { state: stateWith(before), site: pages(count), destination: listed, contentDigest: digest },
      { inputs: deployInputs({ maxPageLoss }), log: silentLog },
    );
  expect(codeOf(check)).toBe(code);
});
