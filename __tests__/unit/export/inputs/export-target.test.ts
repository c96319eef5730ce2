import { expect, it } from '@jest/globals';
import { type ExportTarget, siteName } from '../../../../src/export/inputs/export-target.ts';

const domain = 'docs.example.com';
const projectId = 'prj_1';
const jobId = 'se_1';
const byDomain: ExportTarget = { by: 'domain', domain, paths: [] };
const byProject = { by: 'project', projectId, basePath: undefined } as const;
const byJob = { by: 'job', jobId, domain: undefined, projectId: undefined } as const;

it('siteName: is the domain, the project, or else the job', () => {
  const names = [byDomain, byProject, { ...byJob, domain }, byJob].map(siteName);
  expect(names).toEqual([domain, projectId, domain, 'job se_1']);
});
