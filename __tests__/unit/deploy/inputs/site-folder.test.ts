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
  ['**/*.map', 'out', 'assets/app.js.map'],
  // As in `path.matchesGlob`, `*` matches no slash.
  ['*.map', 'warning', 'assets/app.js.map'],
  ['**.map', 'warning', 'assets/app.js.map'],
  ['**/node_modules/**', 'out', 'sub/node_modules/a.js'],
  ['- drafts', 'refused'],
  ["'drafts'", 'refused'],
  ['"drafts"', 'refused'],
  ['[drafts, "*.map"]', 'refused'],
  ['drafts, *.map', 'refused'],
  ['--exclude drafts', 'refused'],
  ['Drafts', 'warning'],
  ['{drafts,sub}', 'out'],
  ['drafts|sub', 'warning'],
  ['^drafts/', 'warning'],
  ['drafts/*', 'out'],
  ['**/drafts/**', 'out'],
  ['drafts/secret.html', 'out'],
  ['[d]rafts', 'out'],
  ['@(drafts|sub)', 'out'],
  ['draft?/*.{html,txt}', 'out'],
  ['!drafts', 'refused'],
  ['+ drafts', 'refused'],
  ['* drafts', 'refused'],
  ['drafts\\secret.html', 'refused'],
  ['--exclude=drafts/*', 'refused'],
  ['-x ^drafts/', 'refused'],
  ['-X drafts/', 'refused'],
  ['--filter="- drafts"', 'refused'],
  ['`drafts`', 'refused'],
  ['\u201cdrafts\u201d', 'refused'],
  ['[drafts]', 'refused'],
  ['drafts,', 'refused'],
  ["'drafts','sub'", 'refused'],
  ['../site/drafts', 'refused'],
  ['site/drafts', 'warning'],
  ['drafts/.*', 'warning'],
  ['(drafts|sub)', 'warning'],
  ['drafts sub', 'warning'],
  ['drafts;sub', 'warning'],
  ['drafts/secret', 'warning'],
  ['# drafts', 'warning'],
  ['~/drafts', 'warning'],
];

it.each(FORMS)(
  'readSite: a file that %j was meant for: %s',
  async (form, fate, file = 'drafts/secret.html') => {
    await writeFiles(sitePath, {
      'index.html': 'home',
      'drafts/secret.html': 'x',
      'assets/app.js.map': 'x',
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

it('readSite: leaves out, at any depth, what no visitor should get', async () => {
  const secrets = [
    'gha-creds-1a2b3c4d5e6f7a8b.json',
    'theme/.git/config',
    'packages/a/.env',
    'packages/a/.env.local',
    '.npmrc',
    '.hidden/.npmrc',
    'packages/a/node_modules/b/c.js',
    'packages/.github/workflows/a.yml',
    'submodule/.git',
  ];
  const others = ['docs/.git.html', 'docs/node_modules.html', 'index.html'];
  await writeFiles(sitePath, Object.fromEntries([...secrets, ...others].map((name) => [name, 'x'])));
  const { digests, unmatched } = await read();
  expect([[...digests.keys()], unmatched]).toEqual([others, []]);
});

it.each(['.git', 'theme/.git', 'a/.b/c/.git'])('readSite: refuses %s that is not excluded', async (name) => {
  await writeFiles(sitePath, { 'index.html': 'x', [`${name}/config`]: 'token' });
  await expect(read({ exclude: [] })).rejects.toThrow(
    `Input \`site-path\` contains "${name}", which may have`,
  );
});

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
