import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { contentDigest } from '../../../src/site/content-digest.ts';
import { writeFiles } from '../../support/folders.ts';
import { newFolder } from '../../support/new-folder.ts';
import { itUnless } from '../../support/platform.ts';
import { REPOSITORY } from '../../support/repository.ts';
import { sha256Of } from '../../support/sha256.ts';

const tools = ['find', 'sha256sum'].map((tool) => spawnSync(tool, ['--version']).stdout);
const hasGnuTools = process.platform !== 'win32' && tools.every((version) => version?.includes('GNU'));

itUnless(hasGnuTools ? undefined : 'There is no find or sha256sum of GNU')(
  'contentDigest: is what the command of docs/reference.md prints',
  async () => {
    const reference = readFileSync(path.join(REPOSITORY, 'docs', 'reference.md'), 'utf8');
    const [, command = ''] = /```console\n(find .*)\n```/.exec(reference) ?? [];
    const folder = newFolder();
    const names = [
      'index.html',
      'a b/-',
      '-',
      '#top.html',
      'Z.html',
      'a/ü.html',
      'a/｡.html',
      'a/🚀.html',
      '.x/y',
    ];
    await writeFiles(folder, Object.fromEntries(names.map((name) => [name, name])));
    const printed = execFileSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
    const files = inByteOrder(names).map((name) => [name, sha256Of(name)] as const);
    expect(contentDigest(files)).toBe(`sha256:${printed.split(' ', 1)[0]}`);
  },
);
