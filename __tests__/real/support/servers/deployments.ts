/** The deployments to one site of a server, one after the other, each of a newer workflow run. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { RunningAction, StepResult } from '../../../../tools/runner-double/run-step.ts';
import { explainedRun } from '../../../support/run-built-action.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { deployTo, expectDeployed } from '../deploy-to.ts';
import type { Refusal, RunningServer, TestedServer } from './tested-server.ts';
import { otherProtocols, pathOfFile } from './wrong-settings.ts';

export type Files = Readonly<Record<string, string>>;

export interface Given {
  readonly inputs?: Files;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly destination?: string;
  /** Files of others, which the step leaves. */
  readonly others?: Files;
  /** Called once, during the upload. */
  readonly whenUploading?: (running: RunningAction) => void;
}

export class Deployments {
  readonly #home: string;
  readonly #running: RunningServer;
  readonly #site: string;
  readonly server: TestedServer;
  #runId = 100;
  #live: Files = {};

  /** @param site its name on the server */
  constructor(server: TestedServer, running: RunningServer, home: string, site: string) {
    this.#home = home;
    this.#running = running;
    this.#site = site;
    this.server = server;
  }

  get store() {
    return this.#running.store(this.#site);
  }

  /** The site that was deployed last. */
  get live(): Files {
    return this.#live;
  }

  /** How many files the situations put into one folder. */
  get manyFiles(): number {
    return this.server.manyFiles ?? 100;
  }

  get wrongSettings(): readonly Refusal[] {
    return [...this.#running.refusals, ...pathOfFile(this.server, this.#running)];
  }

  get otherProtocols(): readonly Refusal[] {
    return otherProtocols(this.#running);
  }

  /** @returns undefined if the server has no permissions */
  protect() {
    return this.#running.protect?.(this.#site);
  }

  /** @returns undefined if the server has no permissions for a folder, or for a list */
  hideState() {
    return this.#running.hideState?.(this.#site);
  }

  async run(site: Files, given: Given = {}): Promise<StepResult> {
    const runId = `${++this.#runId}`;
    const home = path.join(this.#home, runId);
    await mkdir(home);
    return deployTo({
      home,
      site,
      destination: given.destination ?? this.#running.destination(this.#site),
      inputs: given.inputs ?? {},
      env: { ...this.#running.env, GITHUB_RUN_ID: runId, ...given.env },
      ...(given.whenUploading && { at: [/^Uploading/m, given.whenUploading] as const }),
    });
  }

  /** Expects that the step succeeds, and that the server then has exactly these files. */
  async deploy(site: Files, outputs: Files = {}, given: Given = {}): Promise<StepResult> {
    const step = await this.run(site, given);
    expectDeployed(step, outputs);
    this.#expectNotes(step);
    await this.expectSite({ ...site, ...given.others }, step);
    this.#live = site;
    return step;
  }

  /** Expects that the log tells of the limits of the server, and of no others. */
  #expectNotes({ log }: StepResult): void {
    expect((log.match(/^.*refuses \d+ connections at once.*$/gm) ?? []).slice(3)).toEqual([]);
  }

  /** @param step whose log is shown if there are other files */
  async expectSite(site: Files, step: StepResult): Promise<void> {
    const found = Object.entries(await this.store.read()).filter(
      ([name]) => !name.startsWith('.static-export/'),
    );
    explainedRun('the step', step, () => expect(shown(Object.fromEntries(found))).toEqual(shown(site)));
  }
}

/** Replaces long texts, so that a failure can be read. */
function shown(site: Files): Files {
  const entries = Object.entries(site).map(([name, text]) => [
    name,
    text.length < 100 ? text : `${text.length} letters, ${sha256Of(text)}`,
  ]);
  return Object.fromEntries(entries);
}
