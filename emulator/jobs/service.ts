/** The state of the emulated service: its jobs and publish runs, its archives, and the requests that it received. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { EmulatorClock } from '../clock.ts';
import { RequestLog } from '../http/request-log.ts';
import {
  DEFAULT_DOMAIN,
  type EmulatorSettings,
  type ExportJobSettings,
  exportJobSettingsSchema,
  type GivenExportJobSettings,
  newAgentJobSchema,
} from '../settings/settings.ts';
import { AgentJob, agentJobs } from './agent-jobs.ts';
import { BundleStore } from './bundle-store.ts';
import { ExportJob, LATEST_VERSION } from './export-jobs.ts';
import { RateLimit } from './rate-limit.ts';
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
  readonly domain?: string | undefined;
  readonly version?: string | undefined;
  readonly paths?: readonly string[] | undefined;
  readonly basePath?: string | undefined;
}

/** Settings that wait for a start. */
interface NextJob {
  readonly id: number;
  readonly settings: ExportJobSettings;
  /** Counts the calls for its faults, since it became the next one. */
  readonly calls: Map<string, number>;
}

/** A client that polls for days must not fill the memory. */
const MAX_REQUESTS = 10_000;

export class Service {
  readonly settings: EmulatorSettings;
  readonly clock: EmulatorClock;
  /** The export jobs of both APIs. */
  readonly exportJobs = new Map<string, ExportJob>();
  readonly updates = new Map<string, Update>();
  readonly agentJobs = new Map<string, AgentJob>();
  readonly requests: RecordedRequest[] = [];
  readonly projectStarts: RateLimit;
  readonly updateChecks: RateLimit;
  /** Counts the calls that start a job, and therefore belong to none, for the faults of the emulator. */
  readonly startCalls = new Map<string, number>();
  readonly store = new BundleStore();
  readonly log: RequestLog;
  /** The page's form as last filled in: a user who starts a job usually wants the next one to be similar. */
  filledIn: Readonly<Record<string, unknown>> = {};
  #nextJobs: NextJob[] = [];
  /** The last ID of later settings. IDs are never reused, so an outdated page cannot remove other settings. */
  #lastId = 0;

  /** @param print gets a line for each request */
  constructor(settings: EmulatorSettings, clock: EmulatorClock, print: (line: string) => void) {
    this.settings = settings;
    this.clock = clock;
    this.log = new RequestLog(print);
    this.projectStarts = new RateLimit(settings.startsPerHour, 3_600_000, clock);
    this.updateChecks = new RateLimit(settings.updateChecksPer10Seconds, 10_000, clock);
    this.reset();
  }

  /** Resets to the start: no jobs, no requests, and the initial settings. */
  reset(): void {
    for (const state of [this.exportJobs, this.updates, this.agentJobs, this.startCalls, this.log])
      state.clear();
    for (const limit of [this.projectStarts, this.updateChecks]) limit.reset();
    this.requests.length = 0;
    this.filledIn = {};
    this.#nextJobs = [];
    for (const job of this.settings.nextJobs) this.setNextJob(job);
    for (const [id, job] of agentJobs(this.settings.agentJobs, v.parse(newAgentJobSchema, {}), this.clock))
      this.agentJobs.set(id, job);
  }

  /** Domain of the project's site. */
  get domain(): string {
    return this.settings.domains?.[0] ?? DEFAULT_DOMAIN;
  }

  /** A note for people: which domains can be exported. */
  get domainNote(): string {
    const { domains } = this.settings;
    if (domains === null) return 'Every domain has a site.';
    return `Domains that have a site: ${domains.join(', ')}. The start of an export of another one gets 400.`;
  }

  /** Whether there is a site to export. If the setting `domains` is null, every domain has one. */
  hasSite(domain: string): boolean {
    const name = domain.toLowerCase();
    return this.settings.domains?.some((known) => known.toLowerCase() === name) ?? true;
  }

  record(request: Omit<RecordedRequest, 'at'>): void {
    if (this.requests.length >= MAX_REQUESTS) return;
    this.requests.push({ ...request, at: this.clock.wallTime() });
  }

  /**
   * Sets how a later job will go: the first one without settings. Omitted settings are the emulator's own.
   *
   * @param place `first`: the next job, before all others that have settings
   * @returns an id for `removeNextJob`
   * @throws ValiError
   */
  setNextJob(given: GivenExportJobSettings, place: 'first' | 'last' = 'last'): number {
    const settings = v.parse(exportJobSettingsSchema, { ...jobSettings(this.settings), ...given });
    this.#lastId += 1;
    // The faults of the emulator keep their own counts.
    const calls = given.faults === undefined ? this.startCalls : new Map<string, number>();
    const next = { id: this.#lastId, settings, calls };
    this.#nextJobs = place === 'first' ? [next, ...this.#nextJobs] : [...this.#nextJobs, next];
    return next.id;
  }

  /** Removes settings, unless a job already uses them. */
  removeNextJob(id: number): void {
    this.#nextJobs = this.#nextJobs.filter((next) => next.id !== id);
  }

  /** The settings of the next jobs, in their order. */
  get nextJobs(): readonly NextJob[] {
    return this.#nextJobs;
  }

  /** The settings for the next start. */
  get upcoming(): ExportJobSettings {
    return this.#nextJobs[0]?.settings ?? jobSettings(this.settings);
  }

  /** Counters for the faults of those settings. */
  get upcomingCalls(): Map<string, number> {
    return this.#nextJobs[0]?.calls ?? this.startCalls;
  }

  /** Returns the active job that prevents other jobs of its project from being started. */
  activeJobOf(projectId: string): ExportJob | undefined {
    return [...this.exportJobs.values()].find((job) => job.projectId === projectId && job.isActive);
  }

  /** Starts a publish run, as the settings of the next job define it. */
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
   * @param projectId set for the API by project
   * @throws UnknownPagePathError
   */
  startExportJob(
    { domain = this.domain, version = LATEST_VERSION, paths, basePath }: StartRequest,
    projectId?: string,
  ): ExportJob {
    const settings = this.upcoming;
    const { pages, pageBytes, edits, baseFolder } = settings;
    const base = basePath ?? settings.basePath;
    const folder = baseFolder ? base : '';
    const buildId = settings.buildId ? randomBytes(12).toString('base64url') : undefined;
    const site = { domain, version, pages, pageBytes, edits, buildId, paths, base, folder };
    const job = new ExportJob(site, settings, this.store, this.clock, projectId);
    this.#nextJobs.shift();
    this.exportJobs.set(job.id, job);
    return job;
  }
}

/** Returns the settings that apply to every export job. */
function jobSettings(settings: EmulatorSettings): ExportJobSettings {
  const names = Object.keys(exportJobSettingsSchema.entries) as (keyof ExportJobSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as ExportJobSettings;
}
