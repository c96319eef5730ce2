import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WorkFolder } from '../../../../src/disk/work-folder.ts';
import { PresignedUrl } from '../../../../src/download/presigned-url.ts';
import { downloadBundle } from '../../../../src/export/bundle/download-bundle.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import { digestOf } from '../../../support/archives.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { readFolder, textOf } from '../../../support/folders.ts';
import { archive, file } from '../../../support/hostile-archives.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';

const BUNDLES: Readonly<Record<string, Buffer>> = {
  '/se_1': archive(file('docs/index.html', 'new'), file('docs/new.html', 'a')),
  '/se_7': archive(file('docs/index.html', 'old'), file('docs/old.html', 'b')),
};
const contentDigest = digestOf({ 'index.html': 'old', 'old.html': 'b' });
const live = { id: 7, jobId: 'se_7', contentDigest, createdAt: '' };

/** Downloads a bundle while another one is live. */
async function download(folder: string, given: Partial<ExportInputs>, isCancelled = false) {
  const cancel = new AbortController();
  const origin = await serve(({ url = '' }, response) => response.end(BUNDLES[url]));
  const open = async (name: string) => {
    const url = { bundleUrl: `${origin}/${name}` };
    return new PresignedUrl(url, async () => url);
  };
  const context = { log: silentLog, clock: new FakeClock(), signal: cancel.signal };
  const inputs = {
    ...{ folder, tempFolder: folder, minPages: 1, requireFiles: [], listChanges: true },
    ...{ environment: 'docs', ...given },
  } as unknown as ExportInputs;
  const workFolder = new WorkFolder();
  workFolder.open(folder);
  const delivery = {
    async liveState() {
      if (isCancelled) cancel.abort(new Error('cancelled'));
      return { live, unfinishedId: undefined, isCutOff: false };
    },
  };
  const job = { jobId: 'se_1', pageCount: undefined, previousFiles: undefined };
  const urls = { ofLive: open, ofExport: open };
  const exported = { ...job, workFolder, presignedUrl: await open('se_1'), urls, delivery };
  const report = new ExportReport(context, () => {});
  try {
    await downloadBundle(exported, { ...context, inputs, report });
  } finally {
    await workFolder.remove(silentLog);
  }
}

describe('downloadBundle', () => {
  it('compares with the bundle of the live job, both without the base path', async () => {
    const folder = newFolder();
    const target = { by: 'project', projectId: 'prj_1', basePath: '/docs' } as const;
    await download(folder, { target, extract: true });
    expect(textOf(await readFolder(folder))).toMatchObject({
      'site/index.html': 'new',
      'changed-files.txt': 'index.html\nnew.html\n',
      'removed-files.txt': 'old.html\n',
    });
  });

  it('leaves the folder as it was if the bundle arrives before the cancellation', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'static-export.tar'), 'previous');
    const target = { by: 'domain', domain: 'docs.example.com', paths: [] } as const;
    const given = { target, listChanges: false, previousManifest: '/live.sha256' };
    await expect(download(folder, given, true)).rejects.toThrow('cancelled');
    expect(textOf(await readFolder(folder))).toEqual({ 'static-export.tar': 'previous' });
  });
});
