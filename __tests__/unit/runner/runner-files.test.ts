import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { shortPath } from '../../../src/runner/runner-files.ts';
import '../../support/restored-environment.ts';

const workspace = path.resolve('/home/runner/work/docs/docs');
const temp = path.resolve('/home/runner/work/_temp');
beforeEach(() => {
  process.env['GITHUB_WORKSPACE'] = workspace;
  process.env['RUNNER_TEMP'] = temp;
});

it.each([
  [path.join(workspace, 'out', 'site'), path.join('out', 'site')],
  [path.join(temp, 'static-export', 'se_1'), path.join('static-export', 'se_1')],
  [path.resolve('/srv/docs'), path.resolve('/srv/docs')],
  [workspace, workspace],
])('shortPath: shortens %s to %s', (file, short) => {
  expect(shortPath(file)).toBe(short);
});
