/** The state of the emulated service: its jobs and publish runs, its archives, and the requests that it received. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { EmulatorClock } from '../clock.ts';
import {
  DEFAULT_DOMAIN,
  type EmulatorSettings,
  type ExportJobSettings,
  exportJobSettingsSchema,
  type GivenExportJobSettings,
  newAgentJobSchema,
} from '../settings/settings.ts';
import { agentJobs, EmulatedAgentJob } from './agent-jobs.ts';
import { BundleStore } from './bundle-store.ts';
import { EmulatedExportJob, LATEST_VERSION } from './export-jobs.ts';
import { EmulatedPublishRun } from './publish-runs.ts';
import { RateLimit } from './rate-limit.ts';

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
  readonly settings: ExportJobSettings;
  /** Counts the calls for the faults of these settings, starting when they become the next settings. */
  readonly calls: Map<string, number>;
}

/** A client that polls for days must not fill the memory. */
const MAX_REQUESTS = 10_000;

export class Service {
  readonly settings: EmulatorSettings;
  readonly clock: EmulatorClock;
  /** The export jobs of both APIs. */
  readonly exportJobs = new Map<string, EmulatedExportJob>();
  readonly publishRuns = new Map<string, EmulatedPublishRun>();
  readonly agentJobs = new Map<string, EmulatedAgentJob>();
  readonly requests: RecordedRequest[] = [];
  readonly projectStarts: RateLimit;
  readonly updateChecks: RateLimit;
  /** Counts the calls that start a job, and therefore belong to no job, for the faults of the emulator. */
  readonly startCalls = new Map<string, number>();
  readonly store = new BundleStore();
  #nextJobs: NextJob[] = [];

  constructor(settings: EmulatorSettings, clock: EmulatorClock) {
    this.settings = settings;
    this.clock = clock;
    this.projectStarts = new RateLimit(settings.startsPerHour, 3_600_000, clock);
    this.updateChecks = new RateLimit(settings.updateChecksPer10Seconds, 10_000, clock);
    this.reset();
  }

  /** Resets to the start: no jobs, no requests, and the initial settings. */
  reset(): void {
    for (const state of [this.exportJobs, this.publishRuns, this.agentJobs, this.startCalls]) state.clear();
    for (const limit of [this.projectStarts, this.updateChecks]) limit.reset();
    this.requests.length = 0;
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
    return `Domains that have a site: ${domains.join(', ')}. Starting an export of any other domain returns 400.`;
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
   * Sets how a later job goes: the first job that has no settings yet. For omitted settings, the emulator's settings
   * apply.
   *
   * @throws ValiError
   */
  setNextJob(given: GivenExportJobSettings): void {
    const settings = v.parse(exportJobSettingsSchema, { ...jobSettings(this.settings), ...given });
    // The faults of the emulator keep their own counts.
    const calls = given.faults === undefined ? this.startCalls : new Map<string, number>();
    this.#nextJobs.push({ settings, calls });
  }

  get #next(): NextJob {
    return this.#nextJobs[0] ?? { settings: jobSettings(this.settings), calls: this.startCalls };
  }

  /** The settings for the next start. */
  get upcoming(): ExportJobSettings {
    return this.#next.settings;
  }

  /** Counters for the faults of those settings. */
  get upcomingCalls(): Map<string, number> {
    return this.#next.calls;
  }

  /** Returns the active job that prevents other jobs of its project from being started. */
  activeJobOf(projectId: string): EmulatedExportJob | undefined {
    return [...this.exportJobs.values()].find((job) => job.projectId === projectId && job.isActive);
  }

  /** Starts a publish run, as the settings of the next job define it. */
  startPublishRun(): EmulatedPublishRun {
    const run = new EmulatedPublishRun(this.upcoming, this.clock);
    this.publishRuns.set(run.id, run);
    return run;
  }

  createAgentJob(): EmulatedAgentJob {
    const job = new EmulatedAgentJob(
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
  ): EmulatedExportJob {
    const settings = this.upcoming;
    const { pages, pageBytes, edits, baseFolder } = settings;
    const base = basePath ?? settings.basePath;
    const folder = baseFolder ? base : '';
    const buildId = settings.buildId ? randomBytes(12).toString('base64url') : undefined;
    const site = { domain, version, pages, pageBytes, edits, buildId, paths, base, folder };
    const job = new EmulatedExportJob(site, settings, this.store, this.clock, projectId);
    this.#nextJobs.shift();
    this.exportJobs.set(job.id, job);
    return job;
  }
}

/** Returns the settings of the emulator for export jobs, which those of a single job override. */
function jobSettings(settings: EmulatorSettings): ExportJobSettings {
  const names = Object.keys(exportJobSettingsSchema.entries) as (keyof ExportJobSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as ExportJobSettings;
}
