import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { WorkFolder } from '../../../../src/disk/work-folder.ts';
import { PresignedUrl } from '../../../../src/download/presigned-url.ts';
import { downloadBundle } from '../../../../src/export/bundle/download-bundle.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { readFolder, textOf } from '../../../support/folders.ts';
import { archive, file } from '../../../support/hostile-archives.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';

const BUNDLES: Readonly<Record<string, Buffer>> = {
  '/se_1': archive(file('docs/index.html', 'new'), file('docs/new.html', 'a')),
};

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

/** Downloads a bundle of the list; the storage drops the connection for any other. */
async function download(given: Partial<ExportInputs>, bundle = 'se_1') {
  const cancel = new AbortController();
  const origin = await serve(({ url = '', socket }, response) => {
    const isCancelled = url === '/cancelled';
    const bytes = BUNDLES[isCancelled ? '/se_1' : url];
    if (isCancelled) cancel.abort(new Error('cancelled'));
    if (bytes === undefined) socket.destroy();
    else response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  });
  const open = async (name: string) => {
    const url = { bundleUrl: `${origin}/${name}` };
    return new PresignedUrl(url, async () => url);
  };
  const context = { log: silentLog, clock: new FakeClock(), signal: cancel.signal };
  const outputs: Record<string, unknown> = {};
  const report = new ExportReport(context, (name, value) => {
    outputs[name] = value;
  });
  const inputs = exportInputs({ folder, tempFolder: folder, ...given });
  const workFolder = new WorkFolder();
  if (inputs.folder !== undefined) workFolder.open(inputs.folder, silentLog);
  const presignedUrl = await open(bundle);
  const exported = { jobId: 'se_1', pageCount: undefined, workFolder, presignedUrl };
  try {
    await downloadBundle(exported, { ...context, inputs, report });
    return { outputs };
  } finally {
    await workFolder.remove(silentLog);
  }
}

const project = { by: 'project', projectId: 'prj_1', basePath: '/docs' } as const;
const kept = ['site.sha256', 'static-export.tar'];
const site = ['.static-export-site', 'site/docs/index.html', 'site/docs/new.html'];

it.each<[string, Partial<ExportInputs>, string, string[]]>([
  ['the bundle and its manifest', {}, 'se_1', kept],
  ['these and the site', { extract: true }, 'se_1', [...site, ...kept]],
])('downloadBundle: moves into place: %s', async (_what, given, bundle, names) => {
  const { outputs } = await download(given, bundle);
  const found = await readFolder(folder);
  expect(Object.keys(found).sort()).toEqual(names.toSorted());
  const [name = ''] = names.slice(-1);
  expect(outputs['bundle-path']).toBe(path.join(folder, name));
  expect(found[name]?.equals(BUNDLES[`/${bundle}`] ?? Buffer.alloc(0))).toBe(true);
});

it('downloadBundle: without `path`, writes to a folder for the job in the folder for temporary files', async () => {
  const { outputs } = await download({ folder: undefined });
  expect(outputs['bundle-path']).toBe(path.join(folder, 'static-export', 'se_1', 'static-export.tar'));
});

it('downloadBundle: takes the base path of a project off', async () => {
  await download({ target: project, extract: true });
  expect(textOf(await readFolder(folder))).toMatchObject({ 'site/index.html': 'new', 'site/new.html': 'a' });
});

it.each<[string, Partial<ExportInputs>, string, object]>([
  ['has too few pages', { minPages: 3 }, 'se_1', { code: 'check-failed' }],
  ['does not arrive', {}, 'missing', { code: 'download-failed' }],
  ['arrives before the cancellation', {}, 'cancelled', { message: 'cancelled' }],
])('downloadBundle: leaves the folder as it was if the bundle %s', async (_what, given, bundle, error) => {
  writeFileSync(path.join(folder, 'static-export.tar'), 'previous');
  await expect(download(given, bundle)).rejects.toMatchObject(error);
  expect(textOf(await readFolder(folder))).toEqual({ 'static-export.tar': 'previous' });
});
