import { expect, it } from '@jest/globals';
import { exportTarget } from '../../../../src/export/inputs/input-rules.ts';
import { EXPORT_INPUTS } from '../../../../src/export/inputs/input-table.ts';
import { defaultsOf } from '../../../support/inputs.ts';
import { refusalOf } from '../../../support/refusal.ts';

type Given = Parameters<typeof exportTarget>[0];

const domain = 'docs.example.com';
const projectId = 'prj_1';
const jobId = 'se_1';

const target = (given: Partial<Given>) =>
  exportTarget({ ...defaultsOf(EXPORT_INPUTS), apiKey: 'mint_key', ...given });
const refusal = (given: Partial<Given>) => refusalOf(() => target(given));

it.each<[string, Partial<Given>]>([
  ['extract', { extract: true }],
  ['require-files', { requireFiles: ['index.html'] }],
])('exportTarget: refuses `%s` without waiting, or without a download', (input, given) => {
  for (const [needed, off] of [
    ['wait', { wait: false }],
    ['download', { download: false }],
  ] as const) {
    const says = new RegExp(`^Input \`${input}\` .*, but \`${needed}\` is false`);
    expect(refusal({ domain, ...off, ...given })).toMatch(says);
  }
});

it.each<[Partial<Given>, string]>([
  [{ wait: false, jobId }, 'Input `wait` is false together with `job-id`'],
  [{ domain, publish: true }, 'Input `publish` is true, but `project-id` is empty'],
  [{ projectId, jobId, publish: true }, 'Input `publish` is true together with `job-id`'],
])('exportTarget: refuses %j', (given, says) => {
  expect(refusal(given)).toContain(says);
});

const byJob = { by: 'job', jobId, domain: undefined, projectId: undefined } as const;
it.each<[string, Partial<Given>, ReturnType<typeof target>]>([
  ['a domain', { domain, paths: ['index'] }, { by: 'domain', domain, paths: ['index'] }],
  ['a published domain', { domain, projectId, publish: true }, { by: 'domain', domain, paths: [] }],
  ['a project', { projectId, basePath: '/docs' }, { by: 'project', projectId, basePath: '/docs' }],
  ['a job', { jobId }, byJob],
  ['a job of a domain', { jobId, domain }, { ...byJob, domain }],
  ['a job of a project', { jobId, projectId }, { ...byJob, projectId }],
])('exportTarget: reads %s', (_what, given, expected) => {
  expect(target(given)).toEqual(expected);
});

it('exportTarget: explains why a project ID may be empty', () => {
  expect(refusal({})).toMatch(/`project-id` is empty.*`job-id`.*secret, variable, or output/);
});

const basePath = '/docs';
const onlyProject = /^Input `base-path` is set, but only/;
it.each<[Partial<Given>, RegExp]>([
  [{ domain, projectId }, /^Input `project-id` is set together with `domain`/],
  [{ projectId, paths: ['index'] }, /^Input `paths` is set together with/],
  [{ basePath }, onlyProject],
  [{ domain, basePath }, onlyProject],
  [{ jobId, basePath }, onlyProject],
  [{ jobId, projectId, basePath }, onlyProject],
  [{ domain, projectId, publish: true, basePath }, onlyProject],
])('exportTarget: refuses as a target: %j', (given, says) => {
  expect(refusal(given)).toMatch(says);
});
