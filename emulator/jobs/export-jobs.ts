/** The export jobs of both APIs: the state of each follows from the time since its start and from its settings. */
import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { components } from '../../api/wire.ts';
import type { EmulatorClock } from '../clock.ts';
import type { ExportJobSettings } from '../settings/settings.ts';
import { pageCount, type SiteOptions } from '../site/render.ts';
import type { BundleStore, StoredBundle } from './bundle-store.ts';

type WireJob = components['schemas']['ExportJob'];

/** The version that is exported if none is requested. */
export const LATEST_VERSION = '2.4';

interface ExportJobState {
  readonly status: 'queued' | 'running' | 'completed' | 'failed';
  /** A whole number of percent. A job that fails stops at 66. */
  readonly progress: number;
  /** Pages exported so far. */
  readonly pageCount: number;
  /** Whether the bundle operation works yet. */
  readonly hasBundle: boolean;
}

export class EmulatedExportJob {
  readonly id: string;
  /** The project that the job was started for; undefined if it was started by domain. */
  readonly projectId: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly settings: ExportJobSettings;
  /** How many times each operation was called for this job, for the faults. */
  readonly calls = new Map<string, number>();
  readonly #site: SiteOptions;
  /** Pages of the complete export. */
  readonly #pageCount: number;
  readonly #store: BundleStore;
  readonly #clock: EmulatorClock;
  readonly #startedAt: number;

  /** @throws UnknownPagePathError */
  constructor(
    site: SiteOptions,
    settings: ExportJobSettings,
    store: BundleStore,
    clock: EmulatorClock,
    projectId: string | undefined,
  ) {
    this.id =
      projectId === undefined ? `se_${randomBytes(8).toString('hex')}` : randomBytes(12).toString('hex');
    this.projectId = projectId;
    this.#site = site;
    this.settings = settings;
    this.#pageCount = pageCount(site);
    this.#store = store;
    this.#clock = clock;
    this.createdAt = clock.wallTime();
    this.#startedAt = clock.now();
    // The site is packed while the job "runs", as in the service.
    if (settings.outcome === 'completed' && settings.archive === undefined) {
      store.bundle(site, settings.bundleFormat);
    }
  }

  get isKnown(): boolean {
    return this.#ageMs >= this.settings.unknownMs;
  }

  /** The complete state at one moment. */
  get state(): ExportJobState {
    const { queuedMs, runningMs, outcome, bundleNotYetMs } = this.settings;
    const ageMs = this.#ageMs;
    const isEnded = ageMs >= this.#endsAfterMs;
    const status = ageMs < queuedMs ? 'queued' : isEnded ? outcome : 'running';
    const hasBundle = status === 'completed' && ageMs >= queuedMs + runningMs + bundleNotYetMs;
    const progress = {
      queued: () => 0,
      running: () => Math.floor(100 * Math.min((ageMs - queuedMs) / runningMs, 0.99)),
      completed: () => 100,
      failed: () => 66,
    }[status]();
    return {
      status,
      progress,
      pageCount: Math.floor((this.#pageCount * progress) / 100),
      hasBundle,
    };
  }

  bundle(): Promise<StoredBundle> {
    const { archive, bundleFormat } = this.settings;
    return archive === undefined ? this.#store.bundle(this.#site, bundleFormat) : this.#store.given(archive);
  }

  /** The path of the bundle URL. */
  get bundlePath(): string {
    return `/${this.id}/export.${this.settings.bundleFormat}`;
  }

  /** The file name under which a browser saves the bundle. */
  get bundleName(): string {
    const [subdomain] = domainToASCII(this.#site.domain).split('.');
    const date = new Date(this.createdAt).toISOString().slice(0, 10);
    return `${subdomain || 'docs'}-export-${date}.${this.settings.bundleFormat}`;
  }

  /** Whether the status contains the bundle URL. In that case, no other operation returns it. */
  get hasUrlInStatus(): boolean {
    return this.projectId !== undefined || this.settings.bundleUrlInStatus;
  }

  get isActive(): boolean {
    return ['queued', 'running'].includes(this.state.status);
  }

  /** The response to the start. */
  get started(): components['schemas']['ExportJobStarted'] {
    return this.settings.minimalResponses ? { jobId: this.id } : { ...this.wire, jobId: this.id };
  }

  /** The response to a check of the status, without the bundle URL. */
  get wire(): WireJob {
    const { settings } = this;
    const { status, progress, pageCount } = this.state;
    const figures = this.projectId === undefined ? { progress, pageCount } : {};
    if (settings.minimalResponses) {
      return status === 'running' ? { status, ...figures } : { status };
    }
    return {
      jobId: this.id,
      status,
      ...figures,
      createdAt: new Date(this.createdAt).toISOString(),
      updatedAt: new Date(this.createdAt + this.#stateAgeMs).toISOString(),
      error: status === 'failed' ? settings.error : null,
    };
  }

  get #ageMs(): number {
    return this.#clock.now() - this.#startedAt;
  }

  get #endsAfterMs(): number {
    const { queuedMs, runningMs, outcome } = this.settings;
    return queuedMs + runningMs * (outcome === 'failed' ? 2 / 3 : 1);
  }

  /** The age at which the current state began. The API by domain reports progress, so its state changes constantly. */
  get #stateAgeMs(): number {
    const { queuedMs } = this.settings;
    const ageMs = this.#ageMs;
    if (ageMs >= this.#endsAfterMs) return this.#endsAfterMs;
    if (ageMs < queuedMs) return 0;
    return this.projectId === undefined ? ageMs : queuedMs;
  }
}
