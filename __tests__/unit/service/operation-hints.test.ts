import { describe, expect, it } from '@jest/globals';
import { hintForStatus } from '../../../src/service/operation-hints.ts';

describe('hintForStatus', () => {
  it.each([
    [
      'Static export is not available for deployments with authentication enabled',
      /^The most likely cause: the site has authentication enabled/,
    ],
    [
      'This key lacks the write scope',
      /^The most likely cause: the key lacks the `write` scope\..*cannot be changed/,
    ],
    ['', /^Possible causes: static export is not enabled.*create a new one\.$/],
  ])('names the cause of a 403 that the service names: "%s"', (said, hint) => {
    expect(hintForStatus('startProjectExportJob', 403, said)).toMatch(hint);
  });

  it('does not guess that a site has authentication', () => {
    expect(hintForStatus('startExportJob', 403, '')).not.toContain('authentication');
  });

  it('says how many agent jobs are allowed', () => {
    expect(hintForStatus('createAgentJob', 429, '')).toContain('100 agent jobs');
  });
});
