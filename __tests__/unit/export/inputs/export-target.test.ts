import { expect, it } from '@jest/globals';
import { exportTarget, resumeInputs, siteName } from '../../../../src/export/inputs/export-target.ts';
import { refusalOf } from '../../../support/refusal.ts';

type Given = Parameters<typeof exportTarget>[0];

const NOTHING = { publish: false, paths: [] } as unknown as Given;
const domain = 'docs.example.com';
const projectId = 'prj_1';
const jobId = 'se_1';

const target = (given: Partial<Given>) => exportTarget({ ...NOTHING, ...given });
const refusal = (given: Partial<Given>) => refusalOf(() => target(given));

const byJob = { by: 'job', jobId, domain: undefined, projectId: undefined } as const;
it.each<[string, Partial<Given>, ReturnType<typeof target>]>([
  ['a domain', { domain, paths: ['index'] }, { by: 'domain', domain, paths: ['index'] }],
  ['a published domain', { domain, projectId, publish: true }, { by: 'domain', domain, paths: [] }],
  ['a project', { projectId, basePath: '/docs' }, { by: 'project', projectId, basePath: '/docs' }],
  ['a job', { jobId }, byJob],
  ['a job of a domain', { jobId, domain, environment: 'docs' }, { ...byJob, domain }],
  ['a job of a project', { jobId, projectId, environment: 'docs' }, { ...byJob, projectId }],
])('exportTarget: reads %s', (_what, given, expected) => {
  expect(target(given)).toEqual(expected);
});

it('exportTarget: explains why a domain may be empty', () => {
  expect(refusal({})).toMatch(/`domain` is empty.*`job-id`.*secret, variable or output/);
  expect(refusal({ jobId, environment: 'docs' })).toMatch(
    /`domain` is empty.*`environment`.*Also set `domain`/,
  );
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
])('exportTarget: refuses %j', (given, says) => {
  expect(refusal(given)).toMatch(says);
});

it('siteName: is the domain, the project, or else the job', () => {
  const names = [{ domain }, { projectId }, { jobId, domain }, { jobId }].map(target).map(siteName);
  expect(names).toEqual([domain, projectId, domain, 'job se_1']);
});

it('resumeInputs: names the project of the project-scoped API only', () => {
  expect(resumeInputs(jobId, target({ projectId }))).toBe('`job-id: se_1` and `project-id: prj_1`');
  expect(resumeInputs(jobId, target({ domain, projectId, publish: true }))).toBe('`job-id: se_1`');
});
