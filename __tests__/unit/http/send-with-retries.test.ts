import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, jest } from '@jest/globals';
import { type SendError, sendWithRetries } from '../../../src/http/send-with-retries.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { refusingProxy } from '../../support/refusing-proxy.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => unknown;
type Options = Partial<Parameters<typeof sendWithRetries>[1]>;

const OPERATION = { operation: 'Purging the cache', server: 'the CDN' };
const status =
  (code: number, headers = {}, body = ''): Respond =>
  (response) =>
    response.writeHead(code, headers).end(body);
const reset: Respond = (_, { socket }) => socket.resetAndDestroy();

/** Sends a request to a server that responds with one of these after the other, and repeats the last one. */
async function send(responses: readonly Respond[], options: Options = {}, signal = neverAborted) {
  const ports: (number | undefined)[] = [];
  const origin = await serve((request, response) => {
    const respond = responses[ports.push(request.socket.remotePort) - 1] ?? responses.at(-1);
    respond?.(response, request);
  });
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    debug: (line: string) => void lines.push(line),
  };
  const clock = new FakeClock();
  const url = new URL(`${origin}/purge?key=secret`);
  const sent = sendWithRetries(
    { method: 'POST', url, body: '{}' },
    { ...OPERATION, ...options },
    { log, clock, signal },
  );
  const result = await sent.then(
    (response) => ({ response, error: undefined }),
    (error: SendError) => ({ response: undefined, error }),
  );
  return { ...result, ports, lines, waits: clock.sleeps, host: url.host };
}

it.each([
  [302, 'refused', 1, '302 Found'],
  [403, 'refused', 1, '403 Forbidden'],
  [408, 'service-error', 4, '408 Request Timeout'],
  [429, 'rate-limited', 4, '429 Too Many Requests'],
  [503, 'service-error', 4, '503 Service Unavailable'],
])('sendWithRetries: reports %i as %s after %i tries', async (code, failure, tries, text) => {
  const { error, ports } = await send([status(code, { location: '/other' }, 'why')]);
  expect(error).toMatchObject({
    failure,
    message: `Purging the cache failed: the CDN responded with ${text}.`,
  });
  expect(error?.connection).toBeUndefined();
  expect(ports).toHaveLength(tries);
});

it('sendWithRetries: quotes what the server says about a refusal', async () => {
  const saidIn: Options['saidIn'] = ({ json }) => (json as { msg: string }).msg;
  const { error } = await send([status(401, {}, '{"msg":"The key has expired."}')], { saidIn });
  expect(error?.message).toBe(
    'Purging the cache failed: the CDN responded with 401 Unauthorized: "The key has expired."',
  );
});

it('sendWithRetries: waits as long as `Retry-After` says, and logs each retry', async () => {
  const { response, waits, lines } = await send([status(503, { 'retry-after': '7' }), status(200)]);
  expect(response?.status).toBe(200);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(7000);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Purging the cache failed: the CDN responded with 503 Service Unavailable\. Retrying in [\d.]+s \(try 2\)\.$/,
    ),
  );
});

it('sendWithRetries: gives up at once if `Retry-After` is longer than a minute', async () => {
  const { error, ports } = await send([status(429, { 'retry-after': '90' })]);
  expect(error?.failure).toBe('rate-limited');
  expect(ports).toHaveLength(1);
});

it('sendWithRetries: sends each try on its own connection, and the last one may succeed', async () => {
  const { response, ports } = await send([reset, status(500), reset, status(200)]);
  expect(response?.status).toBe(200);
  expect(new Set(ports).size).toBe(4);
});

it.each([
  [{ deadlineMs: 500, tries: 2 }, [[500], [500]], '0.5 s'],
  [{}, [[10_000], [10_000], [10_000], [10_000]], '10 s'],
])(
  'sendWithRetries: names the host that does not respond within the deadline: %j',
  async (given, limited, shown) => {
    const limits: AbortController[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    // The time is over when the request has arrived.
    const silent = () => limits.at(-1)?.abort();
    const { error, ports, host } = await send([silent], given);
    expect(timeout.mock.calls).toEqual(limited);
    timeout.mockRestore();
    expect(error?.message).toBe(
      `Purging the cache failed: there was no complete response within ${shown}, at ${host}.`,
    );
    expect(error).toMatchObject({ failure: 'unreachable', connection: { code: 'ETIMEDOUT' } });
    expect(ports).toHaveLength(limited.length);
  },
);

it.each<[string, Respond[]]>([
  ['a connection that breaks', [reset]],
  ['a refusal', [status(500, {}, 'host and secret')]],
  ['a success', [status(200)]],
])('sendWithRetries: shows no part of a secret address at %s', async (_, responses) => {
  const { error, lines, host } = await send(responses, { isSecret: true });
  for (const text of [...lines, error?.message ?? '']) {
    expect(text).not.toContain(host);
    expect(text).not.toMatch(/secret|\/purge/);
  }
});

it('sendWithRetries: returns any response whose status is expected', async () => {
  const { response, ports } = await send([status(404)], { accepts: () => true });
  expect(response?.status).toBe(404);
  expect(ports).toHaveLength(1);
});

it('sendWithRetries: does not retry a proxy that forbids the connection', async () => {
  const asked = await refusingProxy(403);
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const sent = sendWithRetries({ method: 'GET', url: new URL('https://cdn.test') }, OPERATION, context);
  await expect(sent).rejects.toMatchObject({
    message: 'Purging the cache failed: the proxy responded with 403 Forbidden when connecting to cdn.test.',
    failure: 'unreachable',
  });
  expect(asked()).toBe(1);
});

it('sendWithRetries: ends with the reason of a signal that aborts', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const { error, ports } = await send([() => controller.abort(reason)], {}, controller.signal);
  expect(error).toBe(reason);
  expect(ports).toHaveLength(1);
});
