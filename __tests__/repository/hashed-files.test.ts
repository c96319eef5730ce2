import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { HASHED_NAMES, TOOL_FOLDERS } from '../../src/deploy/plan/hashed-files.ts';
import { REPOSITORY } from '../support/repository.ts';

const readText = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it('the reference and the README list the build tools whose hashed files are known', () => {
  const tools = [
    ...new Set([...HASHED_NAMES, ...TOOL_FOLDERS].flatMap(([names]) => names.split(', '))),
  ].sort();
  const [, table = ''] = /### Hashed files\n([\s\S]*?)\n#/.exec(readText('docs/reference.md')) ?? [];
  const listed = [...table.matchAll(/^\| (?!build tool)([^|]*?) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(listed.sort()).toEqual(tools);
  const page = readText('deploy/README.md').replaceAll('\n', ' ');
  expect(tools.filter((tool) => !page.includes(tool))).toEqual([]);
});
