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

// The scenarios have the same with their messages, and who may do it nevertheless.
it('the guards refuse an older run, another repository, and a folder of another deployment', () => {
  const state = stateWith({ run: { repositoryId: 77, runId: 101 } });
  const run = (id: string) => workflowRun({ GITHUB_REPOSITORY_ID: id, GITHUB_RUN_ID: '100' });
  const before = { live: 'unchanged', since: undefined, jobId: undefined } as const;
  expect(codeOf(() => checkNewerRun(state, run('77'), { before }))).toBe('superseded');
  // The verdict on a mix says what repairs it.
  expect(() => checkNewerRun(state, run('77'), { before: { ...before, live: 'incomplete' } })).toThrow(
    expect.objectContaining({ hint: 'This run changed nothing.' }),
  );
  expect(codeOf(() => checkRepository(state, run('77')))).toBeUndefined();
  expect(codeOf(() => checkRepository(state, run('78')))).toBe('check-failed');
  const destination = destinationWith(new Map([['v2/.static-export/x', { size: 1 }]]));
  const check = (path: string) => checkForeignFolders({ site: filesOf({ [path]: '1' }), destination });
  expect(codeOf(() => check('v2/a.html'))).toBe('deploy-failed');
  expect(codeOf(() => check('v2.html'))).toBeUndefined();
});

it.each([
  ['accepts', 'another case', 'A.html', {}, undefined],
  ['refuses', 'another case, where the storage ignores it', 'A.html', { ignoresCase: true }, 'deploy-failed'],
  ['refuses', 'another normalization', 'cafe\u0301.html', { mayNormalize: true }, 'deploy-failed'],
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

it('`checkPageLoss` counts the pages at the destination on a first deployment, and none of others or without contents', () => {
  const three = ['a.html', 'b.HTM', 'c/', 'c/d.html'];
  const noPages = ['404.html', 'robots.txt', 'v2/a.html', 'v2/.static-export/x'];
  const listing = new Map([...three, ...noPages].map((path) => [path, { size: 1 }] as const));
  const destination = destinationWith(new Map([...listing, ['empty.html', { size: 0 }]]));
  const check = (count: number) => () =>
    checkPageLoss(
      { state: stateWith(undefined), site: pages(count), destination, contentDigest: 'sha256:new' },
      { inputs: deployInputs({ maxPageLoss: { kind: 'pages', pages: 0 } }), log: silentLog },
    );
  expect(codeOf(check(3))).toBeUndefined();
  expect(codeOf(check(2))).toBe('check-failed');
});
