import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import type { DeployInputs } from '../../../../src/deploy/inputs/inputs.ts';
import { readSite } from '../../../../src/deploy/inputs/site-folder.ts';
import { parsePatterns } from '../../../../src/inputs/path-lists.ts';
import { writeFiles } from '../../../support/folders.ts';
import { deployInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { itUnless } from '../../../support/platform.ts';
import { refusalOf } from '../../../support/refusal.ts';
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

it.each<[string, string | Buffer | undefined, RegExp]>([
  [
    'that lists a missing file',
    line('a.html') + line('b.html') + line('c.html'),
    /which lists "c\.html", a file that is not in/,
  ],
  ['with a line in another format', `${line('a.html')}nonsense\n`, /not a manifest: line 2/],
  ['without lines', '', /not a manifest: it is empty/],
  ['that is not UTF-8', Buffer.from([0xff]), /`manifest-path` is ".*site\.sha256", which is not UTF-8\./],
  ['that does not exist', undefined, /which does not exist\./],
])('readSite: refuses a manifest %s', async (_what, text, message) => {
  await writeFiles(sitePath, { 'a.html': '', 'b.html': '' });
  const manifestPath = path.join(home, 'site.sha256');
  if (text !== undefined) await writeFile(manifestPath, text);
  await expect(read({ manifestPath })).rejects.toThrow(message);
});

it('readSite: refuses a folder without files', async () => {
  await mkdir(path.join(sitePath, 'empty'));
  await expect(read()).rejects.toThrow('Input `site-path` contains no files.');
});

it.each([
  ['docs/.Static-Export/a', /a name that is reserved for a state/],
  ['.static-export', /a name that is reserved for a state/],
  ['theme/.git/config', /contains "theme\/\.git", which may have the token/],
  ...(process.platform === 'win32' ? [] : ([['a\tb', /a control character/]] as const)),
])('readSite: refuses a folder with %j', async (name, message) => {
  await writeFiles(sitePath, { 'index.html': '', [name]: '' });
  await expect(read({ exclude: [] })).rejects.toThrow(message);
});

it('readSite: says how to leave out a repository', async () => {
  await writeFiles(sitePath, { '.git/config': '' });
  const hint = 'Add `**/.git` to the input `exclude`, which has it by default.';
  await expect(read({ exclude: [] })).rejects.toMatchObject({ hint });
});

it.each(['state', 'state/a'])(
  'readSite: refuses the file %s if the folder of the state is `state`',
  async (name) => {
    await writeFiles(sitePath, { 'index.html': '', [name]: '' });
    await expect(read({ ownState: 'state' })).rejects.toThrow(`in which the site has a file, "${name}".`);
  },
);

/** What becomes of `exclude` with a form of a pattern, and of the file that it was meant for. */
type Fate = 'out' | 'refused' | 'warning';

/** As people write it for this action and for others (rsync, lftp, git, FTP-Deploy-Action, s3deploy). */
const FORMS: readonly (readonly [exclude: string, fate: Fate, file?: string])[] = [
  ['drafts', 'out'],
  ['drafts/', 'out'],
  ['./drafts', 'out'],
  ['/drafts', 'out'],
  ['drafts/**', 'out'],
  ['drafts/*', 'out'],
  ['**/*.map', 'out', '.hidden/app.js.map'],
  ['**/.npmrc', 'out', '.hidden/.npmrc'],
  ['**/node_modules/**', 'out', 'sub/node_modules/a.js'],
  ['{drafts,sub}', 'out'],
  ['[d]rafts', 'out'],
  ['- drafts', 'refused'],
  ['+ drafts', 'refused'],
  ['* drafts', 'refused'],
  ["'drafts'", 'refused'],
  ['"drafts"', 'refused'],
  ['`drafts`', 'refused'],
  ['\u201cdrafts\u201d', 'refused'],
  ['[drafts, "*.map"]', 'refused'],
  ['drafts,', 'refused'],
  ['--exclude drafts', 'refused'],
  ['--exclude=drafts/*', 'refused'],
  ['-x ^drafts/', 'refused'],
  ['!drafts', 'refused'],
  ['drafts\\secret.html', 'refused'],
  ['../site/drafts', 'refused'],
  // As in `path.matchesGlob`, `*` matches no slash.
  ['*.map', 'warning', 'assets/app.js.map'],
  ['Drafts', 'warning'],
  ['drafts|sub', 'warning'],
  ['^drafts/', 'warning'],
  ['site/drafts', 'warning'],
  ['# drafts', 'warning'],
];

it.each(FORMS)(
  'readSite: a file that %j was meant for: %s',
  async (form, fate, file = 'drafts/secret.html') => {
    await writeFiles(sitePath, {
      'index.html': 'home',
      'drafts/secret.html': 'x',
      'assets/app.js.map': 'x',
      '.hidden/app.js.map': 'x',
      '.hidden/.npmrc': 'x',
      'sub/.git/config': 'x',
      'sub/node_modules/a.js': 'x',
    });
    const exclude = () => parsePatterns('exclude', `${form}\n**/.git`);
    if (fate === 'refused') {
      expect(refusalOf(exclude)).toMatch(
        /^Input `exclude` contains ".*", which is not a pattern.* List one pattern/,
      );
      return;
    }
    const { digests, unmatched } = await read({ exclude: exclude() });
    expect([digests.has(file), unmatched.length]).toEqual(fate === 'out' ? [false, 0] : [true, 1]);
  },
);

it('readSite: names the patterns that match nothing, except the defaults', async () => {
  await writeFiles(sitePath, { 'index.html': 'x', 'drafts/a/b.html': 'x' });
  const exclude = ['**/.git', 'drafts', 'drafts/a', '**/b.html', '*.map', 'old'];
  expect((await read({ exclude })).unmatched).toEqual(['*.map', 'old']);
});

it('readSite: says that `exclude` matches every file', async () => {
  await writeFiles(sitePath, { 'index.html': 'x' });
  await expect(read({ exclude: ['**'] })).rejects.toThrow(
    'contains no files except those that `exclude` matches.',
  );
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
