/** The fault matrix: every scenario against the built action, and the table of what came of each. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runnersRuntime, runtimes } from '../../tools/runtimes.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario, type Scenario } from '../support/run-scenario.ts';
import { type MatrixResult, reliabilityPage } from '../support/scenario-results-page.ts';
import { agentJobScenarios } from './agent-job-scenarios.ts';
import { exportScenarios } from './export-scenarios.ts';
import { outsideScenarios } from './outside-scenarios.ts';
import { siteScenarios } from './site-scenarios.ts';
import { timeScenarios } from './time-scenarios.ts';

const groups = [
  ...exportScenarios,
  ...siteScenarios,
  ...timeScenarios,
  ...outsideScenarios,
  ...agentJobScenarios,
];
const all = groups.flatMap(({ scenarios }) => scenarios);
const missing = new Set(all.flatMap(lacks));
const runnable = all.filter((scenario) => lacks(scenario).length === 0);
const results = new Map<string, MatrixResult>();

if (runnersRuntime(REPOSITORY) === undefined) {
  process.stderr.write("The runner's own Node 24 is not installed here: the scenarios ran without it.\n");
}
if (missing.size > 0) {
  const left = all.length - runnable.length;
  process.stderr.write(`${left} scenarios were left out, for want of: ${[...missing].join(', ')}.\n`);
}

function lacks({ needs = [], needsFile }: Scenario): string[] {
  return [
    ...needs.filter((tool) => !isInstalled(tool)),
    ...(needsFile === undefined || existsSync(needsFile) ? [] : [needsFile]),
  ];
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
  // Debug logging tells more, and must tell no secret: the runner's own version has it in every scenario.
  const isDebug = node === runnersRuntime(REPOSITORY)?.node;
  it.concurrent.each(runnable)('$name', async (scenario) => {
    const { step } = await runScenario(scenario, { node, isDebug });
    const [error] = step.commands.annotations;
    results.set(scenario.name, { exitCode: step.exitCode, message: error?.message });
  });
});

it('has a name for each scenario that is its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it('has the results that docs/reliability.md tells', () => {
  // Where something could not be run, or only some of it was asked for, there is no whole table.
  if (results.size < all.length) return;
  const file = path.join(REPOSITORY, 'docs', 'reliability.md');
  const page = reliabilityPage(readFileSync(file, 'utf8'), groups, results);
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(file, page);
  // Otherwise: WRITE_DOCS=1 npm test
  expect(readFileSync(file, 'utf8')).toBe(page);
});
