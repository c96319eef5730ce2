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
  '/se_1': archive(file('index.html', 'new')),
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
  const report = new ExportReport(context, () => {});
  const inputs = exportInputs({ folder, tempFolder: folder, ...given });
  const workFolder = new WorkFolder();
  if (inputs.folder !== undefined) workFolder.open(inputs.folder, silentLog);
  const presignedUrl = await open(bundle);
  const exported = { jobId: 'se_1', pageCount: undefined, workFolder, presignedUrl };
  try {
    await downloadBundle(exported, { ...context, inputs, report });
  } finally {
    await workFolder.remove(silentLog);
  }
}

it.each<[string, Partial<ExportInputs>, string, object]>([
  ['has too few pages', { minPages: 3 }, 'se_1', { code: 'check-failed' }],
  ['does not arrive', {}, 'missing', { code: 'download-failed' }],
  ['arrives before the cancellation', {}, 'cancelled', { message: 'cancelled' }],
])('downloadBundle: leaves the folder as it was if the bundle %s', async (_what, given, bundle, error) => {
  writeFileSync(path.join(folder, 'static-export.tar'), 'previous');
  await expect(download(given, bundle)).rejects.toMatchObject(error);
  expect(textOf(await readFolder(folder))).toEqual({ 'static-export.tar': 'previous' });
});
