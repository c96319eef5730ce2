/** Tests file systems without modes, such as FAT and CIFS, and those that treat two names as the same. */
import * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { newFolder } from '../../../support/new-folder.ts';

let refusal: string | undefined;
function refuse(): void {
  if (refusal !== undefined) throw Object.assign(new Error(`${refusal}: chmod`), { code: refusal });
}
jest.unstable_mockModule('node:fs', () => ({ ...fs, chmodSync: refuse, fchmodSync: refuse }));
const { SiteWriter } = await import('../../../../src/archive/site/site-writer.ts');

function write(): string {
  const root = newFolder();
  const writer = new SiteWriter(root);
  writer.makeFolder('folder');
  writer.startFile('folder/file', 0o755);
  writer.write(Buffer.from('text'));
  writer.endFile();
  return readFileSync(path.join(root, 'folder', 'file'), 'utf8');
}

it.each(['ENOSYS', 'EPERM', 'ENOTSUP'])(
  'SiteWriter: writes a site where a mode is refused with %s',
  (code) => {
    refusal = code;
    expect(write()).toBe('text');
  },
);

it.each<[string, (writer: InstanceType<typeof SiteWriter>) => void]>([
  ['file', (writer) => writer.startFile('name', 0o644)],
  ['folder', (writer) => writer.makeFolder('name')],
  ['link', (writer) => writer.copyFile('name', 'name')],
])('SiteWriter: reports that the disk reads the name of a %s as another one', (_, create) => {
  const root = newFolder();
  const writer = new SiteWriter(root);
  writer.startFile('name', 0o644);
  writer.endFile();
  expect(() => create(writer)).toThrow(
    'The bundle\'s entry "name" differs from another name only by case or Unicode normalization, so this disk keeps only one',
  );
});

it('SiteWriter: fails if the disk fails', () => {
  refusal = 'EIO';
  expect(write).toThrow('EIO');
});
