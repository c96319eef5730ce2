/** The built action with GitHub: deployments, releases, and the closing step. */
import { describe, expect, it, jest } from '@jest/globals';
import { runtimes } from '../../tools/runtimes.ts';
import { REPOSITORY } from '../support/repository.ts';
import { deployScenarios } from './deliver-scenarios.ts';

// See openapi.test.ts: jest cannot load the module that it reads documents with, and it is not needed for this one.
jest.mock('openapi-backend/refparser.js', () => ({ parse: async (document: unknown) => document }));
const { runDeployScenario } = await import('../support/run-deliver-scenario.ts');

describe.each(runtimes(REPOSITORY))('the built action under $name', ({ node }) => {
  it.concurrent.each(deployScenarios)('$name', async (scenario) => {
    await runDeployScenario(scenario, node);
  });
});

it('has a name for each scenario that is its own', () => {
  expect(new Set(deployScenarios.map(({ name }) => name)).size).toBe(deployScenarios.length);
});
