/** Every scenario, and which of them can run on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cannotSignal } from '../support/platform.ts';
import { cannotDeploy } from '../support/rclone.ts';
import type { Scenario } from '../support/scenario.ts';
import { agentJobScenarios } from './agent-job-scenarios.ts';
import { alarmScenarios } from './alarm-scenarios.ts';
import { cancelledScenarios } from './cancelled-scenarios.ts';
import { deployScenarios } from './deploy/deploy-scenarios.ts';
import { dryRunScenarios } from './dry-run-scenarios.ts';
import { exportScenarios } from './export-scenarios.ts';
import { foldersAndInputsScenarios } from './folders-and-inputs-scenarios.ts';
import { hostileTextScenarios } from './hostile-text-scenarios.ts';
import { projectScenarios } from './project-scenarios.ts';
import { siteScenarios } from './site-scenarios.ts';
import { stalledScenarios } from './stalled-scenarios.ts';
import { unexpectedAnswersScenarios } from './unexpected-answers-scenarios.ts';

export const all = [
  ...exportScenarios,
  ...projectScenarios,
  ...siteScenarios,
  ...stalledScenarios,
  ...cancelledScenarios,
  ...unexpectedAnswersScenarios,
  ...hostileTextScenarios,
  ...foldersAndInputsScenarios,
  ...dryRunScenarios,
  ...agentJobScenarios,
  ...alarmScenarios,
  ...deployScenarios,
].flatMap(({ scenarios }) => scenarios);
/** Each tool is tried only once, since starting one takes longer than many scenarios. */
const missing = new Set(
  [...new Set(all.flatMap(({ needs = [] }) => needs))].filter((name) => !isInstalled(name)),
);
export const runnable = all.filter((scenario) => obstacleTo(scenario) === undefined);
/** The other scenarios, with the reason to leave each one out. */
export const leftOut = all
  .map((scenario) => ({ name: scenario.name, reason: obstacleTo(scenario) }))
  .filter(({ reason }) => reason !== undefined);

/** The scenarios that run under a Node other than the runner's: every sixteenth one. */
export const isSampled = (_scenario: Scenario, index: number): boolean => index % 16 === 0;

/** Why a scenario cannot run on this machine; undefined if it can. */
function obstacleTo(scenario: Scenario): string | undefined {
  const { needs = [], needsFile, cancelAt } = scenario;
  const [needed] = needs.filter((name) => missing.has(name));
  if (needed !== undefined) return needed === 'rclone' ? cannotDeploy : `${needed} is not installed`;
  if (needsFile !== undefined && !existsSync(needsFile)) return `There is no ${needsFile}`;
  if ('programs' in scenario && process.platform === 'win32') return 'Windows starts no shell scripts';
  return cancelAt === undefined ? undefined : cannotSignal;
}

function isInstalled(name: string): boolean {
  // The step always uses the installed test tool, not an rclone in PATH.
  if (name === 'rclone') return cannotDeploy === undefined;
  const { error } = spawnSync(name, ['--help'], { stdio: 'ignore' });
  // A tool that starts but does not know the option is installed.
  return (error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT';
}
