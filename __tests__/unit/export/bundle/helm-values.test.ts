import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { writeHelmValues } from '../../../../src/export/bundle/helm-values.ts';
import { newFolder } from '../../../support/new-folder.ts';

const BUNDLE_URL = `https://storage.example/site.tar.gz?a=1,2&X-Amz-Signature=${'f'.repeat(300)}%2B`;

describe('writeHelmValues', () => {
  it.each([undefined, '1.10', "it's"])(
    'writes the values of the chart, with the version %j',
    async (version) => {
      const text = await readFile(await writeHelmValues(BUNDLE_URL, version, newFolder()), 'utf8');
      const values = { enabled: true, bundleUrl: BUNDLE_URL, ...(version && { version }) };
      for (const yaml of ['1.1', '1.2'] as const)
        expect(parse(text, { version: yaml })).toEqual({ staticExport: values });
    },
  );

  it('does not write into a file that another program prepared', async () => {
    const folder = newFolder();
    await writeFile(`${await writeHelmValues(BUNDLE_URL, undefined, folder)}.part`, '');
    const hint = expect.stringContaining('EEXIST');
    await expect(writeHelmValues(BUNDLE_URL, undefined, folder)).rejects.toMatchObject({
      code: 'disk',
      hint,
    });
  });

  it('does not report a full disk if the folder does not exist', async () => {
    const folder = path.join(newFolder(), 'missing', 'values');
    await expect(writeHelmValues(BUNDLE_URL, undefined, folder)).rejects.toMatchObject({
      code: 'disk',
      hint: expect.stringContaining('It does not exist, or a folder around it cannot be created.'),
    });
  });
});
