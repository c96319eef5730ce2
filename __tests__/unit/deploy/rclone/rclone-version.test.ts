import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { isNewEnough, OLDEST_RCLONE } from '../../../../src/deploy/rclone/rclone-version.ts';
import { REPOSITORY } from '../../../support/repository.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

it.each([
  [OLDEST_RCLONE, true],
  ['1.75.1', false],
  ['1.75.10', true],
  ['1.74.9', false],
  ['1.76.0', true],
  ['1.76.0-beta.10147.f0b210a88', true],
  ['1.60.1-DEV', false],
  ['2.0.0', true],
  ['0.99.9', false],
  ['', false],
])('isNewEnough: "%s" is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

it('isNewEnough: accepts the version that Go builds for the tests', () => {
  const [, version = ''] =
    /go: 'github\.com\/rclone\/rclone', version: 'v([\d.]+)'/.exec(read('scripts/real-tools.mjs')) ?? [];
  expect(isNewEnough(version)).toBe(true);
});

it('OLDEST_RCLONE: is in the docs, and so are the versions of the downloads', () => {
  const source = read('src/deploy/rclone/download-rclone.ts');
  const versions = [...source.matchAll(/^ {4}'(\w+)-\w+': \{\s+version: '([\d.]+)'/gm)].map(
    ([, system = '', version = '']) => `${version} for ${system}`,
  );
  expect(versions).toHaveLength(6);
  const downloads = ['1.75.2 for linux', '1.75.1 for darwin', '1.75.1 for win32'];
  expect([...new Set(versions)]).toEqual(downloads);
  const readme = read('deploy/README.md').replaceAll(/\s+/g, ' ');
  expect(readme).toContain('1.75.2 for Linux, 1.75.1 for macOS and Windows');
  expect(readme).toContain(`in \`PATH\` from version ${OLDEST_RCLONE} on`);
});
