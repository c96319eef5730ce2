import { expect, it } from '@jest/globals';
import { hintForStatus } from '../../../src/service/operation-hints.ts';

it.each([
  [
    'startProjectExportJob',
    403,
    'Static export is not available for deployments with authentication enabled',
    /^The most likely cause: the site has authentication enabled/,
  ],
  // This hint does not guess that a site has authentication.
  ['startExportJob', 403, '', /^Possible causes: static export is not (?!.*authentication).*a new one\.$/],
  ['createAgentJob', 429, '', /100 agent jobs/],
] as const)('hintForStatus: returns the hint of %s for %i with "%s"', (operation, status, said, hint) => {
  expect(hintForStatus(operation, status, said)).toMatch(hint);
});
