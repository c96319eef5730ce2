import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import type { DeployInputs } from '../../../../src/deploy/inputs/inputs.ts';
import { readSite } from '../../../../src/deploy/inputs/site-folder.ts';
import { writeFiles } from '../../../support/folders.ts';
import { deployInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { itUnless } from '../../../support/platform.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { silentLog } from '../../../support/silent-log.ts';

const onPosix = itUnless(process.platform === 'win32' ? 'Windows has no such files' : undefined);

let home: string;
let sitePath: string;
const { signal } = new AbortController();

beforeEach(async () => {
  home = newFolder();
  sitePath = path.join(home, 'site');
  await mkdir(sitePath);
});

const read = (inputs: Partial<DeployInputs> = {}) =>
  readSite(deployInputs({ sitePath, ...inputs }), { log: silentLog, signal });
const line = (name: string) => `${sha256Of(Buffer.from('x'))}  ${name}\n`;

it('readSite: returns the digests in byte order', async () => {
  // A folder is read after the files next to it. In UTF-16 order, the last two would change places.
  const names = ['a.html', 'a/z.html', 'b.html', 'b/c.html', '\uff5a.html', '\u{1f600}.html'];
  const files = names.map((name) => [name, name === 'a.html' ? '' : 'x'] as const);
  await writeFiles(sitePath, Object.fromEntries(files));
  expect([...(await read()).digests]).toEqual(
    files.map(([name, text]) => [name, sha256Of(Buffer.from(text))]),
  );
});

it.each([
  [
    'that lists a missing file',
    line('a.html') + line('b.html') + line('c.html'),
    /which lists "c\.html", a file that is not in/,
  ],
  ['with a line in another format', `${line('a.html')}nonsense\n`, /not a manifest: line 2/],
  ['without lines', '', /not a manifest: it is empty/],
])('readSite: refuses a manifest %s', async (_what, text, message) => {
  await writeFiles(sitePath, { 'a.html': '', 'b.html': '' });
  const manifestPath = path.join(home, 'site.sha256');
  await writeFile(manifestPath, text);
  await expect(read({ manifestPath })).rejects.toThrow(message);
});

it('readSite: refuses a folder without files', async () => {
  await mkdir(path.join(sitePath, 'empty'));
  await expect(read()).rejects.toThrow('Input `site-path` contains no files.');
});

it.each([
  ['docs/.Static-Export/a', /a name that is reserved for a state/],
  ['.static-export', /a name that is reserved for a state/],
  ...(process.platform === 'win32' ? [] : ([['a\tb', /a control character/]] as const)),
])('readSite: refuses a folder with %j', async (name, message) => {
  await writeFiles(sitePath, { 'index.html': '', [name]: '' });
  await expect(read()).rejects.toThrow(message);
});

onPosix('readSite: refuses a symbolic link', async () => {
  await writeFiles(sitePath, { 'index.html': '' });
  await symlink('/etc', path.join(sitePath, 'etc'));
  await expect(read()).rejects.toThrow(/the symbolic link "etc"/);
});

onPosix('readSite: refuses a name that is not UTF-8', async () => {
  await writeFile(Buffer.concat([Buffer.from(`${sitePath}/a`), Buffer.from([0xff])]), '');
  await expect(read()).rejects.toThrow(/whose name is not UTF-8/);
});
