/** The state of the emulated service: its jobs, its archives, and the requests that it got. */
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { type AgentJob, agentJobs } from './agent-jobs.ts';
import { BundleStore } from './bundle-store.ts';
import type { EmulatorClock } from './clock.ts';
import { ExportJob, LATEST_VERSION } from './export-jobs.ts';
import {
  type EmulatorSettings,
  type ExportJobSettings,
  exportJobSettingsSchema,
  type GivenExportJobSettings,
} from './settings.ts';

/** A request as it arrived, for tests. */
export interface RecordedRequest {
  readonly origin: 'api' | 'storage';
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StartRequest {
  readonly domain: string;
  readonly version?: string | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** A client that polls for days must not fill the memory. */
const MAX_REQUESTS = 10_000;

export class Service {
  readonly settings: EmulatorSettings;
  readonly clock: EmulatorClock;
  readonly exportJobs = new Map<string, ExportJob>();
  readonly agentJobs: Map<string, AgentJob>;
  readonly requests: RecordedRequest[] = [];
  /** Counts the starts, which belong to no job. */
  readonly startCalls = new Map<string, number>();
  readonly store = new BundleStore();
  readonly #nextJobs: ExportJobSettings[] = [];

  constructor(settings: EmulatorSettings, clock: EmulatorClock) {
    this.settings = settings;
    this.clock = clock;
    this.agentJobs = agentJobs(settings.agentJobs, clock);
  }

  record(request: Omit<RecordedRequest, 'at'>): void {
    if (this.requests.length >= MAX_REQUESTS) return;
    this.requests.push({ ...request, at: this.clock.wallTime() });
  }

  /**
   * Sets how a later job will go: the first one that has no settings yet. What is left out is as in the emulator's
   * settings.
   *
   * @param place `first`: the next job, before all others that have settings
   * @returns removes the settings, unless a job has got them already
   * @throws ValiError
   */
  setNextJob(given: GivenExportJobSettings, place: 'first' | 'last' = 'last'): () => void {
    const settings = v.parse(exportJobSettingsSchema, { ...this.#defaults(), ...given });
    if (place === 'first') this.#nextJobs.unshift(settings);
    else this.#nextJobs.push(settings);
    return () => {
      const at = this.#nextJobs.indexOf(settings);
      if (at >= 0) this.#nextJobs.splice(at, 1);
    };
  }

  /** Settings of the next jobs, in their order. */
  get nextJobs(): readonly ExportJobSettings[] {
    return this.#nextJobs;
  }

  /** Settings that the next start will get. */
  get upcoming(): ExportJobSettings {
    return this.#nextJobs[0] ?? this.#defaults();
  }

  /** @throws UnknownPagePathError */
  startExportJob({ domain, version = LATEST_VERSION, paths }: StartRequest): ExportJob {
    const settings = this.upcoming;
    const { pages, pageBytes } = settings;
    const site = {
      domain,
      version,
      pages,
      ...(pageBytes === undefined ? {} : { pageBytes }),
      ...(paths === undefined ? {} : { paths }),
    };
    const job = new ExportJob(site, settings, this.store, this.clock);
    this.#nextJobs.shift();
    this.exportJobs.set(job.id, job);
    return job;
  }

  #defaults(): ExportJobSettings {
    const { host: _h, hostNames: _n, port: _p, storagePort: _s, agentJobs: _a, ...job } = this.settings;
    return job;
  }
}
