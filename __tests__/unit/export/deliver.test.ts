/** The parts of handing an export over, each by itself. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { isChanged } from '../../../src/export/changed.ts';
import { writeHelmValues } from '../../../src/export/helm-values.ts';
import { siteKey } from '../../../src/github/deployments.ts';
import { GitHubApi } from '../../../src/github/github-api.ts';
import { attachFiles } from '../../../src/github/release-assets.ts';
import { uploadAddress } from '../../../src/github/upload-address.ts';
import { systemClock } from '../../../src/timing/clock.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describe('the address for uploads', () => {
  it.each([
    ['https://api.github.com', 'https://uploads.github.com/repos/o/r/releases/1/assets{?name,label}'],
    ['https://api.docs.ghe.com', 'https://uploads.docs.ghe.com/repos/o/r/releases/1/assets{?name,label}'],
    [
      'https://ghes.example/api/v3',
      'https://ghes.example/api/uploads/repos/o/r/releases/1/assets{?name,label}',
    ],
    ['https://ghes.example/api/v3', 'https://uploads.ghes.example/repos/o/r/releases/1/assets'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/repos/o/r/releases/1/assets'],
  ])('of %s may be %s', (api, template) => {
    expect(uploadAddress(template, new URL(api))?.href).toBe(template.replace('{?name,label}', ''));
  });

  it.each([
    ['https://api.github.com', 'https://uploads.github.com.example.org/repos'],
    ['https://api.github.com', 'https://github.com/repos'],
    ['https://api.github.com', 'https://uploads.example.org/repos'],
    ['https://api.github.com', 'http://uploads.github.com/repos'],
    ['https://api.github.com', 'https://uploads.github.com:8443/repos'],
    ['https://api.github.com', 'https://user@uploads.github.com/repos'],
    ['https://ghes.example/api/v3', 'https://uploads.example/repos'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8081/repos'],
    ['https://api.github.com', 'no address'],
  ])('of %s is not %s', (api, template) => {
    expect(uploadAddress(template, new URL(api))).toBeUndefined();
  });
});

it('names a site as `printf DOMAIN | sha256sum | head -c 16` does', () => {
  expect(siteKey('docs.example.com')).toBe('e999fb4e01edb9a9');
});

it.each([
  [undefined, undefined, true],
  [undefined, 'sha256:1', true],
  ['sha256:1', undefined, true],
  ['sha256:1', 'sha256:2', true],
  ['sha256:1', 'sha256:1', false],
] as const)('a site of digest %s, with %s live, has changed: %s', (digest, live, changed) => {
  expect(isChanged(digest, live)).toBe(changed);
});

describe('the values file for Helm', () => {
  async function write(version: string): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'values-'));
    folders.push(folder);
    const bundleUrl = `https://storage.example/site.tar.gz?a=1,2&X-Amz-Signature=${'f'.repeat(300)}%2B`;
    const file = await writeHelmValues({ bundleUrl, version }, folder);
    const text = await readFile(file, 'utf8');
    for (const yaml of ['1.1', '1.2'] as const) {
      const values = { enabled: true, bundleUrl, ...(version === '' ? {} : { version }) };
      expect(parse(text, { version: yaml })).toEqual({ staticExport: values });
    }
    return text;
  }

  it.each([
    '2024-06-01',
    'yes',
    'null',
    '1.10',
    '0x1F',
    '1:30',
    "it's",
    '{{ x }}',
    'a: b # c',
    '"',
    '\u00fc',
    '~',
  ])('keeps the version %s a text for readers of both YAMLs', async (version) => {
    await write(version);
  });

  it('has the three values as the chart names them', async () => {
    expect(await write('2.1')).toMatch(
      /^staticExport:\n {2}enabled: true\n {2}bundleUrl: "https:[^\n]*"\n {2}version: "2\.1"\n$/,
    );
    expect(await write('')).not.toContain('version');
  });
});

it('tells that a bundle is too large for a release before it uploads anything', async () => {
  const controller = new AbortController();
  const log = { info() {}, debug() {}, withoutCommands: <T>(work: () => Promise<T>) => work() };
  const options = { log, clock: systemClock, signal: controller.signal };
  // Nothing listens there: a request would fail in another way, and later.
  const apiUrl = new URL('http://127.0.0.1:5');
  const api = new GitHubApi({ ...options, token: 'x', apiUrl, repository: 'o/r' });
  const file = (sizeBytes: number) => ({ name: 'a.tar.gz', from: { path: '/nowhere' }, sizeBytes });
  const attach = attachFiles({ id: 1, uploadUrl: apiUrl }, [file(2 ** 31)], { ...options, api });
  await expect(attach).rejects.toThrow(/a\.tar\.gz cannot be attached.*2\.15 GB.*less than 2 GiB/);
});
