/** The emulator behind a proxy that changes requests and responses, to simulate a service that differs. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Emulator, startEmulator } from '../../../emulator/emulator.ts';
import type { GivenEmulatorSettings } from '../../../emulator/settings/settings.ts';
import { TestClock } from '../../emulator/test-clock.ts';
import { listen } from '../../support/listen.ts';

/** The request that the proxy received. It may be changed before it is sent on. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface SentResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Deviation {
  readonly onRequest?: (request: SentRequest) => unknown;
  /** @param given the request as the proxy received it */
  readonly onResponse?: (response: SentResponse, given: SentRequest) => unknown;
}

export interface DeviatingService {
  readonly emulator: Emulator;
  readonly baseUrl: string;
  readonly close: () => Promise<unknown>;
}

/** Time passes only by the status checks of a job: it is queued at the first one, and completed at the third one. */
const STEP_MS = 100;
const QUICK = { queuedMs: 50, runningMs: 100, pages: 12 } as const;

export async function startDeviatingService(
  settings: GivenEmulatorSettings,
  { onRequest, onResponse }: Deviation,
): Promise<DeviatingService> {
  const clock = new TestClock();
  const emulator = await startEmulator({ ...QUICK, ...settings }, clock);
  const { origin: baseUrl, close: stop } = await listen(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const isApi = path.startsWith('/v1/');
    const given = { method, path, headers: { ...headers } };
    onRequest?.({ method, path, headers });
    const response = await sendOn(
      isApi ? emulator.baseUrl : emulator.storageUrl,
      { method, path, headers },
      await buffer(incoming),
    );
    if (isApi && method === 'GET' && response.status !== 404) clock.advance(STEP_MS);
    // The storage still sees the host that its URLs are signed for.
    if (isApi) response.body = Buffer.from(response.body.toString().replaceAll(emulator.storageUrl, baseUrl));
    onResponse?.(response, given);
    if (method !== 'HEAD') response.headers['content-length'] = `${response.body.length}`;
    outgoing.writeHead(response.status, response.headers).end(response.body);
  });
  const close = () => Promise.all([stop(), emulator.close()]);
  return { emulator, baseUrl, close };
}

async function sendOn(
  origin: string,
  { method, path, headers }: SentRequest,
  body: Buffer,
): Promise<SentResponse> {
  const to = new URL(origin);
  const sent = request({
    host: to.hostname,
    port: to.port,
    method,
    path,
    headers: { ...headers, host: to.host },
    // On a busy machine, the emulator may close a kept connection at the moment of a request.
    agent: false,
  });
  sent.end(body);
  const [received] = await once(sent, 'response');
  return { status: received.statusCode, headers: { ...received.headers }, body: await buffer(received) };
}
