/** The state of the emulated service: its jobs and publishings, its archives, and the requests that it got. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { AgentJob, agentJobs } from './agent-jobs.ts';
import { BundleStore } from './bundle-store.ts';
import type { EmulatorClock } from './clock.ts';
import { ExportJob, LATEST_VERSION } from './export-jobs.ts';
import { RateLimit } from './rate-limit.ts';
import {
  type EmulatorSettings,
  type ExportJobSettings,
  exportJobSettingsSchema,
  type GivenExportJobSettings,
} from './settings.ts';
import { Update } from './updates.ts';

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

/** Domain of the project's site. */
export const DEFAULT_DOMAIN = 'docs.example.com';

/** A client that polls for days must not fill the memory. */
const MAX_REQUESTS = 10_000;

export class Service {
  readonly settings: EmulatorSettings;
  readonly clock: EmulatorClock;
  /** Those of both APIs. */
  readonly exportJobs = new Map<string, ExportJob>();
  readonly updates = new Map<string, Update>();
  readonly agentJobs: Map<string, AgentJob>;
  readonly requests: RecordedRequest[] = [];
  readonly projectStarts: RateLimit;
  readonly updateChecks: RateLimit;
  /** Counts the calls that belong to no job, since they start one. */
  readonly startCalls = new Map<string, number>();
  readonly store = new BundleStore();
  readonly #nextJobs: ExportJobSettings[] = [];

  constructor(settings: EmulatorSettings, clock: EmulatorClock) {
    this.settings = settings;
    this.clock = clock;
    this.agentJobs = agentJobs(settings.agentJobs, clock);
    this.projectStarts = new RateLimit(settings.startsPerHour, 3_600_000, clock);
    for (const job of settings.nextJobs) this.setNextJob(job);
    this.updateChecks = new RateLimit(settings.updateChecksPer10Seconds, 10_000, clock);
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

  /** The job that keeps others of its project from being started. */
  activeJobOf(projectId: string): ExportJob | undefined {
    return [...this.exportJobs.values()].find((job) => job.projectId === projectId && job.isActive);
  }

  /** Starts a publishing, which goes as the settings of the next job say. */
  startUpdate(): Update {
    const update = new Update(this.upcoming, this.clock);
    this.updates.set(update.id, update);
    return update;
  }

  createAgentJob(): AgentJob {
    const job = new AgentJob(
      `agent_${randomBytes(8).toString('hex')}`,
      this.settings.newAgentJob,
      this.clock,
    );
    this.agentJobs.set(job.id, job);
    return job;
  }

  /**
   * @param projectId of the API by project; the request is for its site then
   * @throws UnknownPagePathError
   */
  startExportJob(
    { domain, version = LATEST_VERSION, paths }: StartRequest = { domain: DEFAULT_DOMAIN },
    projectId?: string,
  ): ExportJob {
    const settings = this.upcoming;
    const { pages, pageBytes, edits, buildId } = settings;
    const site = {
      domain,
      version,
      pages,
      ...(pageBytes === undefined ? {} : { pageBytes }),
      ...(edits === undefined ? {} : { edits }),
      ...(buildId ? { buildId: randomBytes(12).toString('base64url') } : {}),
      ...(paths === undefined ? {} : { paths }),
    };
    const job = new ExportJob(site, settings, this.store, this.clock, projectId);
    this.#nextJobs.shift();
    this.exportJobs.set(job.id, job);
    return job;
  }

  #defaults(): ExportJobSettings {
    return Object.fromEntries(
      Object.keys(exportJobSettingsSchema.entries).map((key) => [
        key,
        this.settings[key as keyof ExportJobSettings],
      ]),
    ) as ExportJobSettings;
  }
}
