import { expect, it } from '@jest/globals';
import { diskFix } from '../../../src/disk/disk-fix.ts';

it.each([
  ['ENOSPC', /disk is full/],
  ['EDQUOT', /disk is full/],
  ['EACCES', /not allowed/],
  ['EPERM', /not allowed.*another program/],
  ['EROFS', /read-only/],
  ['EBUSY', /^Another program has it open: close that program/],
  ['ENAMETOOLONG', /too long/],
  ['ENOTDIR', /A file is where a folder/],
  ['EEXIST', /A file is where a folder/],
  ['EIO', /disk reports an error/],
  ['EMFILE', /open more files/],
  ['EINVAL', /^A name in the path has a character that the system does not allow/],
  ['EILSEQ', /has a character/],
  ['EXDEV', /^Check that it exists/],
])('diskFix: says how to fix %s, and mentions a full disk for no other code', (code, says) => {
  const fix = diskFix(Object.assign(new Error(code), { code }));
  expect(fix).toMatch(says);
  if (!['ENOSPC', 'EDQUOT'].includes(code)) expect(fix).not.toMatch(/full|space/);
});
