import { describe, expect, it } from '@jest/globals';
import { runnersRuntime, runtimes } from '../tools/runtimes.ts';
import { REPOSITORY, runScenario } from './support/run-scenario.ts';
import { scenarios } from './support/scenarios.ts';

if (runnersRuntime(REPOSITORY) === undefined) {
  process.stderr.write("The runner's own Node 24 is not installed here: the scenarios ran without it.\n");
}

describe.each(runtimes(REPOSITORY))('the built action under $name', ({ node }) => {
  it.concurrent.each(scenarios)(
    '$name',
    async (scenario) => {
      await runScenario(scenario, node);
    },
    100_000,
  );
});

it('has a name for each scenario that is its own', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});
