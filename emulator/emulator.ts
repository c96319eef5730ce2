/** Starts and stops the emulator of the service: the API on one origin, its storage on another. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from './agent-jobs.ts';
import { apiRoutes } from './api.ts';
import type { StoredBundle } from './bundle-store.ts';
import { controlRoutes } from './control.ts';
import { ADMIN_KEY } from './keys.ts';
import { type RecordedRequest, Service } from './service.ts';
import {
  emulatorSettingsSchema,
  type GivenEmulatorSettings,
  type GivenExportJobSettings,
} from './settings.ts';
import { storageRoutes } from './storage.ts';

type Env = { Bindings: HttpBindings };

export interface Emulator {
  /** Address of the API, and of the home page. */
  readonly baseUrl: string;
  /** Origin of the links. */
  readonly storageUrl: string;
  readonly apiKey: string;
  readonly domain: string;
  readonly projectId: string;
  readonly agentJobId: string;
  /** Every request to the service and its storage so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Sets how a job to come will go; what is left out is as the emulator's settings say.
   *
   * @throws ValiError for settings that mean nothing
   */
  setNextJob(settings: GivenExportJobSettings): void;
  /** The archive of a job as it lies in the storage; undefined for a job that is not known. */
  archiveOf(jobId: string): Promise<StoredBundle> | undefined;
  /** Ends at once, open connections included, and removes the archives. */
  close(): Promise<void>;
}

/**
 * @param given what is not given is as `settings.ts` says: 25 pages, about ten seconds a job, any free ports
 * @throws ValiError for settings that mean nothing
 */
export async function startEmulator(given: GivenEmulatorSettings = {}): Promise<Emulator> {
  const settings = v.parse(emulatorSettingsSchema, given);
  const service = new Service(settings);
  const addresses = { api: '', storage: '' };

  const storage = new Hono<Env>().use(recorder(service, 'storage')).route('/', storageRoutes(service));
  const api = new Hono<Env>()
    // Before the recorder: a page that is open somewhere asks once a second.
    .route(
      '/',
      controlRoutes(service, () => addresses),
    )
    .use(recorder(service, 'api'))
    .route(
      '/',
      apiRoutes(service, () => new URL(addresses.storage).host),
    );

  const servers = [
    listen(storage, settings.host, settings.storagePort),
    listen(api, settings.host, settings.port),
  ];
  [addresses.storage = '', addresses.api = ''] = await Promise.all(servers.map(addressOf));

  return {
    baseUrl: addresses.api,
    storageUrl: addresses.storage,
    apiKey: ADMIN_KEY,
    domain: 'docs.example.com',
    projectId: PROJECT_ID,
    agentJobId: DEFAULT_AGENT_JOB_ID,
    requests: service.requests,
    setNextJob: (next) => {
      service.setNextJob(next);
    },
    archiveOf: (jobId) => service.exportJobs.get(jobId)?.bundle(),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await service.store.close();
    },
  };
}

function recorder(service: Service, origin: RecordedRequest['origin']): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method = '', url = '', headers } = c.env.incoming;
    const body = method === 'POST' ? await c.req.text() : '';
    service.record({ origin, method, path: url, headers, body, at: Date.now() });
    await next();
  };
}

function listen(app: Hono<Env>, host: string, port: number): Server {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  return server.listen(port, host);
}

async function addressOf(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
