/** The export jobs: what state each is in follows from the time since its start and from its settings. */
import { randomBytes } from 'node:crypto';
import type { components } from '../src/service/wire.ts';
import type { BundleStore, StoredBundle } from './bundle-store.ts';
import type { ExportJobSettings } from './settings.ts';
import { pageCount, type SiteOptions } from './site/render.ts';

type WireJob = components['schemas']['ExportJob'];

/** What a version is called where none is asked for. */
export const LATEST_VERSION = '2.4';

export class ExportJob {
  readonly id = `se_${randomBytes(8).toString('hex')}`;
  readonly createdAt = Date.now();
  readonly settings: ExportJobSettings;
  readonly site: SiteOptions;
  readonly pageCount: number;
  /** How often each operation was called for this job, for the faults. */
  readonly calls = new Map<string, number>();
  readonly #store: BundleStore;

  /** @throws UnknownPagePathError */
  constructor(site: SiteOptions, settings: ExportJobSettings, store: BundleStore) {
    this.site = site;
    this.settings = settings;
    this.pageCount = pageCount(site);
    this.#store = store;
    // Packed while the job "runs", as the service does.
    if (settings.outcome === 'completed' && settings.archive === undefined) store.bundle(site);
  }

  get isKnown(): boolean {
    return this.#age >= this.settings.unknownMs;
  }

  get status(): 'queued' | 'running' | 'completed' | 'failed' {
    const { queuedMs, runningMs, outcome } = this.settings;
    if (this.#age < queuedMs) return 'queued';
    return this.#age < this.#endsAtAge(queuedMs, runningMs) ? 'running' : outcome;
  }

  /** Per cent, whole. A job that fails gets two thirds of the way. */
  get progress(): number {
    return this.#progressWhile(this.status);
  }

  /** Whether the bundle operation works yet. */
  get hasBundle(): boolean {
    const { queuedMs, runningMs, bundleNotYetMs } = this.settings;
    return this.status === 'completed' && this.#age >= queuedMs + runningMs + bundleNotYetMs;
  }

  /** Whether the bundle holds pages of the emulator's own, and not what somebody gave. */
  get hasSite(): boolean {
    return this.hasBundle && this.pageCount > 0 && this.settings.archive === undefined;
  }

  bundle(): Promise<StoredBundle> {
    const { archive } = this.settings;
    return archive === undefined ? this.#store.bundle(this.site) : this.#store.given(archive);
  }

  /** The answer to the start. */
  get started(): components['schemas']['ExportJobStarted'] {
    return this.settings.tellsLittle ? { jobId: this.id } : { ...this.wire, jobId: this.id };
  }

  /** The answer to a check. */
  get wire(): WireJob {
    const { status, settings } = this;
    const progress = this.#progressWhile(status);
    const pageCount = Math.floor((this.pageCount * progress) / 100);
    if (settings.tellsLittle) {
      return status === 'running' ? { status, progress, pageCount } : { status };
    }
    return {
      jobId: this.id,
      status,
      progress,
      pageCount,
      createdAt: new Date(this.createdAt).toISOString(),
      updatedAt: new Date().toISOString(),
      error: status === 'failed' ? settings.error : null,
    };
  }

  /** From the status as it was read: by now it may be the next one. */
  #progressWhile(status: ExportJob['status']): number {
    if (status === 'queued') return 0;
    if (status === 'completed') return 100;
    const { queuedMs, runningMs, outcome } = this.settings;
    const share = runningMs === 0 ? 1 : (this.#age - queuedMs) / runningMs;
    return Math.floor(100 * Math.min(share, outcome === 'failed' ? 2 / 3 : 0.99));
  }

  get #age(): number {
    return Date.now() - this.createdAt;
  }

  #endsAtAge(queuedMs: number, runningMs: number): number {
    return queuedMs + (this.settings.outcome === 'failed' ? (runningMs * 2) / 3 : runningMs);
  }
}
