import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { writeHelmValues } from '../../../../src/export/bundle/helm-values.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotSetModes, itUnless } from '../../../support/platform.ts';

async function write(version: string | undefined): Promise<string> {
  const bundleUrl = `https://storage.example/site.tar.gz?a=1,2&X-Amz-Signature=${'f'.repeat(300)}%2B`;
  const file = await writeHelmValues(bundleUrl, version, newFolder());
  const text = await readFile(file, 'utf8');
  // YAML reads these as line breaks, or does not allow them.
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/u);
  for (const yaml of ['1.1', '1.2'] as const) {
    const values = { enabled: true, bundleUrl, ...(version === undefined ? {} : { version }) };
    expect(parse(text, { version: yaml })).toEqual({ staticExport: values });
  }
  return text;
}

it.each(['2024-06-01', '0x1F', 'a: "b" # {{ c }}', '\u0085\u2028\u2029\ufeff\ufffe\uffff'])(
  'writeHelmValues: writes the version %j as a string of YAML 1.1 and 1.2',
  async (version) => {
    await write(version);
  },
);

it('writeHelmValues: writes `enabled`, `bundleUrl`, and `version`, if there is one, below `staticExport`', async () => {
  expect(await write('2.1')).toMatch(
    /^staticExport:\n {2}enabled: true\n {2}bundleUrl: "https:[^\n]*"\n {2}version: "2\.1"\n$/,
  );
  expect(await write(undefined)).not.toContain('version');
});

itUnless(cannotSetModes)('writeHelmValues: writes a file that only its owner can read', async () => {
  const file = await writeHelmValues('https://storage.example/site.tar.gz', undefined, newFolder());
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('writeHelmValues: does not write into a file that another program prepared', async () => {
  const folder = newFolder();
  const bundleUrl = 'https://storage.example/site.tar.gz';
  await writeFile(`${await writeHelmValues(bundleUrl, undefined, folder)}.part`, '');
  const hint = expect.stringContaining('EEXIST');
  await expect(writeHelmValues(bundleUrl, undefined, folder)).rejects.toMatchObject({ code: 'disk', hint });
});

it('writeHelmValues: leaves no bundle URL behind if the file cannot be moved into place', async () => {
  const folder = newFolder();
  const bundleUrl = 'https://storage.example/site.tar.gz';
  const file = await writeHelmValues(bundleUrl, undefined, folder);
  await rm(file);
  await mkdir(path.join(file, 'of-others'), { recursive: true });
  await expect(writeHelmValues(bundleUrl, undefined, folder)).rejects.toMatchObject({ code: 'disk' });
  expect(await readdir(folder)).toEqual([path.basename(file)]);
});

it('writeHelmValues: does not report a full disk if the folder does not exist', async () => {
  const folder = path.join(newFolder(), 'missing', 'values');
  const bundleUrl = 'https://storage.example/site.tar.gz';
  await expect(writeHelmValues(bundleUrl, undefined, folder)).rejects.toMatchObject({
    code: 'disk',
    hint: 'The runner sets its path in RUNNER_TEMP. The system reports ENOENT. It does not exist, or a folder around it cannot be created.',
  });
});
