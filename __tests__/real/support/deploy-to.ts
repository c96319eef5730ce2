/** Deploys a site with the built action to a real storage. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { RunningAction, StepResult } from '../../../tools/runner-double/run-step.ts';
import { removeFolder, writeFiles } from '../../support/folders.ts';
import { startDeployment } from '../../support/start-deployment.ts';
import { until } from '../../support/until.ts';

export interface GivenDeployment {
  /** A folder of the test. */
  readonly home: string;
  readonly destination: string;
  /** Replaces the previous site; undefined if the test has made the folder `site` in `home`. */
  readonly site: Readonly<Record<string, string>> | undefined;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Program that runs the action in place of Node. */
  readonly node?: string;
  /** Called once, when the log has this. */
  readonly at?: readonly [log: RegExp, happens: (running: RunningAction) => void];
}

export async function deployTo({
  home,
  destination,
  site,
  inputs,
  env,
  node,
  at,
}: GivenDeployment): Promise<StepResult> {
  const folder = path.join(home, 'site');
  if (site !== undefined) {
    await removeFolder(folder);
    await writeFiles(folder, site);
  }
  let hasHappened = false;
  const running: RunningAction = startDeployment({
    node,
    ...(env && { env }),
    // The sites of these tests are about their storage, and few have a home page.
    inputs: { 'site-path': folder, destination, 'require-files': '', ...inputs },
    onOutput: (chunk) => {
      if (hasHappened || at === undefined || !at[0].test(chunk)) return;
      hasHappened = true;
      at[1](running);
    },
  });
  const step = await running.result;
  expect([step.log, hasHappened]).toEqual([step.log, at !== undefined]);
  return step;
}

/** Expects that the step succeeds. */
export function expectDeployed(step: StepResult, outputs: Readonly<Record<string, string>> = {}): void {
  expect([step.log, step.exitCode]).toEqual([step.log, 0]);
  expect(step.outputs).toMatchObject({ outcome: 'completed', ...outputs });
}

/** Expects no secret where a person or a later step can read it. */
export function expectHidden(step: StepResult, secrets: readonly string[]): void {
  const places = [step.log, step.summary, JSON.stringify(step.outputs), step.stderr];
  expect(secrets.filter((secret) => places.some((place) => place.includes(secret)))).toEqual([]);
}

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Returns what every account of this machine can see of all processes (Linux). */
export function processes(): ProcessEntry[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program may contain anything, and ends with the last parenthesis.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      // It has ended.
      return [];
    }
  });
}

/** Expects that these processes end, which also closes their ports. */
export async function expectEnded(pids: readonly number[]): Promise<void> {
  const isAlive = ({ pid }: ProcessEntry) => pids.includes(pid);
  const left = () => processes().filter(isAlive);
  await until(
    () => left().length === 0,
    'these processes end',
    () => JSON.stringify(left()),
  );
}
