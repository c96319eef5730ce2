/** Deploys a site with the built action to a real storage. */
import path from 'node:path';
import { expect } from '@jest/globals';
import { type StepResult, startStep } from '../../../tools/runner-double/run-step.ts';
import { removeFolder, writeFiles } from '../../support/folders.ts';
import { REPOSITORY } from '../../support/repository.ts';
import { NODE } from './run-export.ts';

export interface GivenDeployment {
  /** A folder of the test. */
  readonly home: string;
  readonly destination: string;
  readonly site: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Path of rclone, if it is not the system's own. */
  readonly rclone?: string;
}

/** Deploys a site, which replaces the previous one. */
export async function deployTo({
  home,
  destination,
  site,
  inputs,
  env,
  rclone,
}: GivenDeployment): Promise<StepResult> {
  const folder = path.join(home, 'site');
  await removeFolder(folder);
  await writeFiles(folder, site);
  const { PATH = '' } = process.env;
  const step = await startStep({
    actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
    node: NODE,
    env: {
      AWS_CA_BUNDLE: undefined,
      ...(rclone === undefined ? {} : { PATH: `${path.dirname(rclone)}${path.delimiter}${PATH}` }),
      ...env,
    },
    inputs: { 'site-path': folder, destination, ...inputs },
  }).result;
  await step.remove();
  return step;
}

/** Expects that the step succeeds and prints none of its secrets. */
export function expectDeployed(step: StepResult, outputs: Readonly<Record<string, string>> = {}): void {
  expect([step.log, step.exitCode]).toEqual([step.log, 0]);
  expect(step.outputs).toMatchObject({ outcome: 'completed', ...outputs });
}

/** Expects that none of the secrets is anywhere that a person or a later step can read. */
export function expectHidden(step: StepResult, secrets: readonly string[]): void {
  const places = [step.log, step.summary, JSON.stringify(step.outputs), step.stderr];
  expect(secrets.filter((secret) => places.some((place) => place.includes(secret)))).toEqual([]);
}
