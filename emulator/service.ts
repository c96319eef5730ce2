/** The state of the emulated service: its jobs, its archives, and what was asked of it. */
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { type AgentJob, agentJobs } from './agent-jobs.ts';
import { BundleStore } from './bundle-store.ts';
import { ExportJob, LATEST_VERSION } from './export-jobs.ts';
import {
  type EmulatorSettings,
  type ExportJobSettings,
  exportJobSettingsSchema,
  type GivenExportJobSettings,
} from './settings.ts';

/** A request as it came, for tests that count and look. */
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

/** As many requests are remembered; a client that polls for days must not fill the memory. */
const MOST_REQUESTS = 10_000;

export class Service {
  readonly settings: EmulatorSettings;
  readonly exportJobs = new Map<string, ExportJob>();
  readonly agentJobs: Map<string, AgentJob>;
  readonly requests: RecordedRequest[] = [];
  /** Counts the starts, which belong to no job. */
  readonly startCalls = new Map<string, number>();
  readonly store = new BundleStore();
  readonly #nextJobs: ExportJobSettings[] = [];

  constructor(settings: EmulatorSettings) {
    this.settings = settings;
    this.agentJobs = agentJobs(settings.agentJobs);
  }

  record(request: RecordedRequest): void {
    if (this.requests.length < MOST_REQUESTS) this.requests.push(request);
  }

  /**
   * Settings of one of the jobs to come, the first of them that has none; what is left out is as the emulator's.
   *
   * @param place `first`: of the very next job, before all others that wait
   * @returns takes them back, where no job has got them yet
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

  /** Settings that wait for a job, in their order. */
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
    const job = new ExportJob(site, settings, this.store);
    this.#nextJobs.shift();
    this.exportJobs.set(job.id, job);
    return job;
  }

  #defaults(): ExportJobSettings {
    const { host: _h, port: _p, storagePort: _s, agentJobs: _a, ...job } = this.settings;
    return job;
  }
}
