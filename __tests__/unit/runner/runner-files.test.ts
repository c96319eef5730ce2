import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { shortPath } from '../../../src/runner/runner-files.ts';
import '../../support/restored-environment.ts';

describe('shortPath', () => {
  const workspace = path.resolve('/home/runner/work/docs/docs');
  const temp = path.resolve('/home/runner/work/_temp');

  it.each([
    [path.join(workspace, 'out', 'site'), path.join('out', 'site')],
    [path.join(temp, 'static-export', 'se_1'), path.join('static-export', 'se_1')],
    [path.resolve('/srv/docs'), path.resolve('/srv/docs')],
    [workspace, workspace],
  ])('shortens %s to %s', (file, short) => {
    process.env['GITHUB_WORKSPACE'] = workspace;
    process.env['RUNNER_TEMP'] = temp;
    expect(shortPath(file)).toBe(short);
  });
});
