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
  expect(refusal({ jobId, environment: 'production' })).toMatch(
    /`domain` is empty.*`environment`.*Also set `domain`/,
  );
});

it('exportTarget: refuses a domain with a project, unless the project is published', () => {
  expect(refusal({ domain, projectId })).toMatch(/^Input `project-id` is set together with `domain`/);
});

it.each<Partial<Given>>([
  { domain },
  { jobId },
  { jobId, projectId },
  { domain, projectId, publish: true },
  {},
])('exportTarget: refuses a base path with %j', (given) => {
  expect(refusal({ ...given, basePath: '/docs' })).toMatch(/^Input `base-path` is set, but only/);
});

it('exportTarget: refuses paths of a project', () => {
  expect(refusal({ projectId, paths: ['index'] })).toMatch(/^Input `paths` is set together with/);
});

it('siteName: is the domain, the project, or else the job', () => {
  expect([{ domain }, { projectId }, { jobId, domain }, { jobId }].map(target).map(siteName)).toEqual([
    domain,
    projectId,
    domain,
    'job se_1',
  ]);
});

it('resumeInputs: names the project of the project-scoped API only', () => {
  expect(resumeInputs(jobId, target({ projectId }))).toBe('`job-id: se_1` and `project-id: prj_1`');
  expect(resumeInputs(jobId, target({ domain, projectId, publish: true }))).toBe('`job-id: se_1`');
});
