import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { sha256Of } from '../../../src/disk/sha256-of.ts';
import { newFolder } from '../../support/new-folder.ts';
import { sha256Of as expectedOf } from '../../support/sha256.ts';

it.each([0, 4_000_000, 4_000_001])('sha256Of: computes the digest of a file of %i bytes', async (bytes) => {
  const file = path.join(newFolder(), 'file');
  const contents = Buffer.alloc(bytes, 'lorem ipsum ');
  writeFileSync(file, contents);
  expect(await sha256Of(file)).toBe(expectedOf(contents));
});
