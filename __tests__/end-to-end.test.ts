import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { runnersRuntime, runtimes } from '../tools/runtimes.ts';
import { REPOSITORY, runScenario } from './support/run-scenario.ts';
import { scenarios } from './support/scenarios.ts';
import { siteScenarios } from './support/site-scenarios.ts';

const all = [...scenarios, ...siteScenarios];
const missing = new Set(all.flatMap(({ needs = [] }) => needs).filter((tool) => !isInstalled(tool)));
const runnable = all.filter(({ needs = [] }) => !needs.some((tool) => missing.has(tool)));

if (runnersRuntime(REPOSITORY) === undefined) {
  process.stderr.write("The runner's own Node 24 is not installed here: the scenarios ran without it.\n");
}
if (missing.size > 0) {
  const left = all.length - runnable.length;
  process.stderr.write(`${left} scenarios were left out, for want of: ${[...missing].join(', ')}.\n`);
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync(tool, ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Started, and did not know the option.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

describe.each(runtimes(REPOSITORY))('the built action under $name', ({ node }) => {
  it.concurrent.each(runnable)(
    '$name',
    async (scenario) => {
      await runScenario(scenario, node);
    },
    100_000,
  );
});

it('has a name for each scenario that is its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
