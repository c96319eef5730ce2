/** The sources of the tests: none expects how long something took, which depends on the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

it('no test expects a time on a real clock', () => {
  const folder = path.join(REPOSITORY, '__tests__');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:test|real)\.ts$/.test(file),
  );
  const timed = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const now = String.raw`(?:performance|Date)\.now\(\) - `;
    const spans = [...text.matchAll(new RegExp(`const (\\w+) = [^;]*${now}`, 'g'))].map(([, name]) => name);
    return new RegExp(
      `\\bexpect\\([^;]*?(?:${[now, ...spans.map((name) => `\\b${name}\\b`)].join('|')})`,
    ).test(text);
  });
  expect(timed).toEqual([]);
});
