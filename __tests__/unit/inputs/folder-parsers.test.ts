import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parseFolder, parseWorkspaceFile, parseWorkspaceFolder } from '../../../src/inputs/folder-parsers.ts';
import { refusalOf } from '../../support/refusal.ts';
import '../../support/restored-environment.ts';

it.each(['build/docs', 'my documents/docs', '/tmp/docs', 'a~b', 'docs-100%', 'price$'])(
  'parseFolder: accepts %s unchanged',
  (folder) => {
    expect(parseFolder('path', folder, '/')).toBe(folder);
  },
);

it.each(['D:\\a\\_temp/static-export', 'C:\\Users\\RUNNER~1\\docs', 'build\\docs'])(
  'parseFolder: accepts %s on Windows',
  (folder) => {
    expect(parseFolder('path', folder, '\\')).toBe(folder);
  },
);

it('parseFolder: refuses the path of the host in a job with `container`, and says what to use', () => {
  process.env['GITHUB_WORKSPACE'] = '/__w/docs/docs';
  for (const folder of ['/home/runner/work/docs/docs/dist', '/actions-runner/_work/docs/docs']) {
    const refusal = refusalOf(() => parseFolder('site-path', folder, '/'));
    expect(refusal).toMatch(
      /does not exist in the container .*`\$\{\{ github\.workspace \}\}`.*a relative path/,
    );
  }
  const others = ['/__w/docs/docs/dist', 'dist', '/srv/docs/docs', '/home/runner/work/docs/docs-2'];
  for (const folder of others) expect(parseFolder('site-path', folder, '/')).toBe(folder);
});

it.each([
  ['~', /no shell expands it/],
  ['~/docs', /no shell expands it/],
  ['$RUNNER_TEMP/docs', /no shell expands it/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a shell has it
  ['${HOME}/docs', /no shell expands it/],
  ['$env:TEMP', /no shell expands it/],
  ['%TEMP%/docs', /no shell expands it/],
  ['build\\docs', /not a path on this runner/],
  ['C:\\docs', /not a path on this runner/],
])('parseFolder: refuses %s, which would become the name of a folder', (folder, what) => {
  const refusal = refusalOf(() => parseFolder('path', folder, '/'));
  expect(refusal).toMatch(what);
  expect(refusal).toContain(`Input \`path\` is "${folder}"`);
  expect(refusal).toContain('such as `build/docs`');
});

it.each(['C:', 'C:docs', '/c', '/c/docs', 'docs.', 'docs. \\site', 'build/con'])(
  'parseFolder: refuses %s on Windows, which would be another folder, or one that programs cannot open',
  (folder) => {
    expect(refusalOf(() => parseFolder('path', folder, '\\'))).toMatch(/not a path on this runner's system/);
  },
);

it.each(['/', '//', '/docs/..'])('parseWorkspaceFolder: refuses the root of the file system: %s', (value) => {
  const refusal = refusalOf(() => parseWorkspaceFolder('path', value));
  expect(refusal).toMatch(/`path` is ".*", the root of the file system\..*`build\/docs`/);
  expect(parseWorkspaceFolder('path', '/docs')).toBe(path.resolve('/docs'));
});

it('parseWorkspaceFile: resolves a file in the workspace, and refuses what is not the path of a file', () => {
  const resolved = path.resolve(process.env['GITHUB_WORKSPACE'] || '.', 'live/site.sha256');
  expect(parseWorkspaceFile('manifest-path', 'live/site.sha256')).toBe(resolved);
  expect(refusalOf(() => parseWorkspaceFile('manifest-path', '~/a.sha256'))).toMatch(/site\.sha256`, or an/);
  // A file with that name does not exist, so this would mean a first deployment.
  expect(refusalOf(() => parseWorkspaceFile('manifest-path', `sha256:${'0'.repeat(64)}`))).toMatch(
    /is a content digest, not a file\./,
  );
  expect(refusalOf(() => parseWorkspaceFile('manifest-path', 'live/*.sha256'))).toMatch(
    /is "live\/\*\.sha256", and patterns are not expanded/,
  );
});
