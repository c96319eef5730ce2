/** Runs every scenario against the built actions, and compares the results with the published tables. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runnersRuntime, runtimes } from '../../tools/runtimes.ts';
import { cannotSignal } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario } from '../support/run-scenario.ts';
import type { Scenario } from '../support/scenario.ts';
import { countsPage, measure, type ScenarioResult, scenariosPage } from '../support/scenario-results.ts';
import { agentJobScenarios } from './agent-job-scenarios.ts';
import { changesScenarios } from './changes-scenarios.ts';
import { deliverScenarios } from './deliver-scenarios.ts';
import { exportScenarios } from './export-scenarios.ts';
import { outsideScenarios } from './outside-scenarios.ts';
import { projectScenarios } from './project-scenarios.ts';
import { siteScenarios } from './site-scenarios.ts';
import { timeScenarios } from './time-scenarios.ts';
import { unluckyScenarios } from './unlucky-scenarios.ts';

const groups = [
  ...exportScenarios,
  ...projectScenarios,
  ...siteScenarios,
  ...timeScenarios,
  ...outsideScenarios,
  ...unluckyScenarios,
  ...deliverScenarios,
  ...changesScenarios,
  ...agentJobScenarios,
];
const all = groups.flatMap(({ scenarios }) => scenarios);
const obstacles = new Set(all.flatMap(obstaclesTo));
const runnable = all.filter((scenario) => obstaclesTo(scenario).length === 0);
/** By runtime, then by scenario. */
const results = new Map<string, Map<string, ScenarioResult>>();

if (runnersRuntime(REPOSITORY) === undefined) {
  process.stderr.write("The runner's own Node 24 is not installed: the scenarios run without it.\n");
}
if (obstacles.size > 0) {
  const skipped = all.length - runnable.length;
  process.stderr.write(`${skipped} scenarios are skipped. ${[...obstacles].join('. ')}.\n`);
}

/** Why a scenario cannot run on this machine; empty if it can. */
function obstaclesTo({ needs = [], needsFile, cancelAt }: Scenario): string[] {
  return [
    ...needs.filter((tool) => !isInstalled(tool)).map((tool) => `Not installed: ${tool}`),
    ...(needsFile === undefined || existsSync(needsFile) ? [] : [`There is no ${needsFile}`]),
    ...(cancelAt === undefined || cannotSignal === undefined ? [] : [cannotSignal]),
  ];
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync(tool, ['--help'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // A tool that starts and does not know the option is installed.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

describe.each(runtimes(REPOSITORY))('the built action under $name', ({ name: runtime, node }) => {
  // Debug logging prints more, and must print no secret: under the runner's own Node it is on in every scenario.
  const isDebug = node === runnersRuntime(REPOSITORY)?.node;
  const measured = new Map<string, ScenarioResult>();
  results.set(runtime, measured);
  it.concurrent.each(runnable)('$name', async (scenario) => {
    measured.set(scenario.name, measure(scenario, await runScenario(scenario, { node, isDebug })));
  });
});

it('gives each scenario a name of its own', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('the published results', () => {
  const compare = (name: string, made: (page: string) => string, mayWrite = true) => {
    const file = path.join(REPOSITORY, 'docs', name);
    const page = made(readFileSync(file, 'utf8'));
    if (mayWrite && process.env['WRITE_DOCS'] === '1') writeFileSync(file, page);
    // To update the page: WRITE_DOCS=1 npm test
    expect(readFileSync(file, 'utf8')).toBe(page);
  };

  it('count the scenarios in docs/reliability.md', () => {
    compare('reliability.md', (page) => countsPage(page, groups));
  });

  const runtimeNames = [...results.keys()];
  it.each(runtimeNames)('in docs/scenarios.md are those measured under %s', (runtime) => {
    const measured = results.get(runtime);
    // A run of some scenarios, or on a machine that lacks a tool, has no complete table.
    if (measured === undefined || measured.size < all.length) return;
    // The results under every other runtime must be the same.
    const isFirst = runtime === runtimeNames[0];
    compare('scenarios.md', (page) => scenariosPage(page, groups, measured), isFirst);
  });
});
