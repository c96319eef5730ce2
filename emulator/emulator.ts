/** Starts and stops the emulator of the service: the API on one origin, and its storage on another. */
import { setMaxListeners } from 'node:events';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type EmulatorClock, systemEmulatorClock } from './clock.ts';
import { apiRoutes } from './endpoints/api.ts';
import { controlRoutes } from './endpoints/control.ts';
import { storageRoutes } from './endpoints/storage.ts';
import { limitedBody, ownNamesOnly } from './http/guard.ts';
import { type Listener, listen } from './http/listen.ts';
import { type LoggedEnv, logged } from './http/request-log.ts';
import type { Timing } from './http/send-response.ts';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from './jobs/agent-jobs.ts';
import type { StoredBundle } from './jobs/bundle-store.ts';
import { type RecordedRequest, Service } from './jobs/service.ts';
import { ADMIN_KEY } from './settings/keys.ts';
import {
  emulatorSettingsSchema,
  type GivenEmulatorSettings,
  type GivenExportJobSettings,
} from './settings/settings.ts';

export interface Emulator {
  /** Address of the API. */
  readonly baseUrl: string;
  /** Origin of the bundle URLs. */
  readonly storageUrl: string;
  readonly apiKey: string;
  readonly domain: string;
  /** A note for people: which domains can be exported. */
  readonly domainNote: string;
  /** A note for people about who else can reach the emulator; undefined if it listens at a loopback address only. */
  readonly exposure: string | undefined;
  readonly projectId: string;
  readonly agentJobId: string;
  /** Every request to the service and its storage so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Sets how a later job and the publish run before it will go. For omitted settings, the emulator's settings apply.
   *
   * @throws ValiError for invalid settings
   */
  setNextJob(settings: GivenExportJobSettings): void;
  /** Returns the archive of a job as it is in the storage; undefined for an unknown job. */
  archiveOf(jobId: string): Promise<StoredBundle> | undefined;
  /** Closes the emulator and all connections immediately, and removes the archives. */
  close(): Promise<void>;
}

/**
 * @param given defaults are in `settings.ts`: 25 pages, about ten seconds per job, any free ports
 * @param clock tests pass a different one
 * @param print gets a line for each request
 * @throws ValiError for invalid settings
 */
export async function startEmulator(
  given: GivenEmulatorSettings = {},
  clock: EmulatorClock = systemEmulatorClock,
  print: (line: string) => void = () => {},
): Promise<Emulator> {
  const settings = v.parse(emulatorSettingsSchema, given);
  const service = new Service(settings, clock);
  const closing = new AbortController();
  // Each slow response adds a listener, so there may be many at the same time.
  setMaxListeners(0, closing.signal);
  const timing = { clock, closing: closing.signal };
  let api: Listener | undefined;
  let storage: Listener | undefined;

  const close = async () => {
    closing.abort();
    for (const listener of [api, storage]) listener?.close();
    await service.store.close();
  };
  try {
    storage = await listen(storageApp(service, timing, print), settings.host, settings.storagePort);
    api = await listen(apiApp(service, timing, print, storage), settings.host, settings.port);
  } catch (error) {
    await close();
    throw error;
  }

  return {
    baseUrl: api.origin,
    storageUrl: storage.origin,
    apiKey: ADMIN_KEY,
    domain: service.domain,
    domainNote: service.domainNote,
    exposure: api.exposure,
    projectId: PROJECT_ID,
    agentJobId: DEFAULT_AGENT_JOB_ID,
    requests: service.requests,
    setNextJob: (next) => service.setNextJob(next),
    archiveOf: (jobId) => service.exportJobs.get(jobId)?.bundle(),
    close,
  };
}

/**
 * The control routes come before the log and the recorder, since they are not part of the service.
 *
 * @param storage listens already
 */
function apiApp(
  service: Service,
  timing: Timing,
  print: (line: string) => void,
  storage: Listener,
): Hono<LoggedEnv> {
  const { host, hostNames } = service.settings;
  /**
   * Returns the host and port of the bundle URLs. A client that uses another address can also reach the storage there:
   * `ownNamesOnly` has accepted the `Host` of the request.
   */
  const storageHost = (c: Context) => {
    const url = new URL(storage.origin);
    if (storage.isEverywhere) url.hostname = new URL(c.req.url).hostname;
    return url.host;
  };
  return new Hono<LoggedEnv>()
    .use(ownNamesOnly([host, ...hostNames]))
    .route('/', controlRoutes(service))
    .use(...beforeRoutes(service, print, 'api'))
    .route('/', apiRoutes(service, timing, storageHost));
}

function storageApp(service: Service, timing: Timing, print: (line: string) => void): Hono<LoggedEnv> {
  return new Hono<LoggedEnv>()
    .use(...beforeRoutes(service, print, 'storage'))
    .route('/', storageRoutes(service, timing));
}

function beforeRoutes(service: Service, print: (line: string) => void, origin: RecordedRequest['origin']) {
  return [logged(print, service.clock, origin), limitedBody, recorder(service, origin)] as const;
}

function recorder(service: Service, origin: RecordedRequest['origin']): MiddlewareHandler<LoggedEnv> {
  return async (c, next) => {
    const { method = '', url = '', headers } = c.env.incoming;
    const body = method === 'POST' ? await c.req.text() : '';
    service.record({ origin, method, path: url, headers, body });
    await next();
  };
}
