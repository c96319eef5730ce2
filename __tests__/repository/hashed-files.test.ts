import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { HASHED_FILES, isImmutable } from '../../src/deploy/plan/hashed-files.ts';
import { REPOSITORY } from '../support/repository.ts';

const readText = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it('the reference and the README list the build tools whose hashed files are known', () => {
  const tools = [...new Set(HASHED_FILES.flatMap(({ tools }) => tools.split(', ')))].sort();
  const [, table = ''] = /### Hashed files\n([\s\S]*?)\n#/.exec(readText('docs/reference.md')) ?? [];
  const listed = [...table.matchAll(/^\| (?!build tool)([^|]*?) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(listed.sort()).toEqual(tools);
  const [section = ''] = readText('deploy/README.md').split('\n## ', 1);
  expect(tools.filter((tool) => !section.replaceAll('\n', ' ').includes(tool))).toEqual([]);
});

/** What a package has from Vite or Rolldown. */
const BUILT = /(?:^|\/)(?:fast-check|figlet|modern-tar|playwright-core|pure-rand)\//;

/** `MEASURED_NAMES=FOLDER` measures the names in another folder. */
const { MEASURED_NAMES = path.join(REPOSITORY, 'node_modules') } = process.env;

it('no name that people gave to a file of a package is that of a file cached for good', () => {
  const files = readdirSync(MEASURED_NAMES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file) && !BUILT.test(file));
  const stems = new Map(files.map((file) => [path.posix.basename(file).replace(/\.\w+$/, ''), file]));
  expect(stems.size).toBeGreaterThan(1000);
  const inSite = (stem: string) => [
    ...['js', 'css', 'png'].flatMap((end) =>
      ['', 'assets/', 'static/'].map((folder) => `${folder}${stem}.${end}`),
    ),
    // As all that stands after a separator, in place of the hash.
    ...['js', 'png'].flatMap((end) => [`assets/x-${stem}.${end}`, `x.${stem}.${end}`]),
  ];
  const found = [...stems].filter(([stem]) => inSite(stem).some(isImmutable)).map(([, file]) => file);
  expect(found).toEqual([]);
});
