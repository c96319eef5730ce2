import { expect, it } from '@jest/globals';
import { SecretAddress } from '../../../src/alarm/secret-address.ts';
import { InputError } from '../../../src/errors.ts';
import { redact } from '../../../src/runner/secrets.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { printedBy } from '../../support/printed-by.ts';
import { refusingProxy } from '../../support/refusing-proxy.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

it.each(['https://hooks.example.com/services/T0/B0/abcdef', 'http://127.0.0.1:8065/hooks/abcdefgh'])(
  'SecretAddress: accepts and masks %s',
  (value) => {
    expect(printedBy(() => new SecretAddress('webhook', value))).toContain(`::add-mask::${value}`);
  },
);

it.each(['http://hooks.example.com/abcdefgh', 'ftp://hooks.example.com/x', 'hooks.example.com/x', 'a b'])(
  'SecretAddress: refuses %s, and does not repeat it',
  (value) => {
    const parse = () => new SecretAddress('heartbeat-url', value);
    printedBy(() => {
      expect(parse).toThrow(InputError);
      expect(parse).not.toThrow(value);
    });
  },
);

it('SecretAddress: masks the path in the form in which it is sent', () => {
  printedBy(() => new SecretAddress('webhook', 'HTTPS://Hooks.Example.com/services/ü%20secret?a=1'));
  expect(redact('POST /services/%C3%BC%20secret?a=1')).toBe('POST ***');
});

/** Sends a request to the address, and returns the error. */
async function failureOf(input: 'webhook' | 'heartbeat-url', value: string) {
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const addresses: SecretAddress[] = [];
  printedBy(() => addresses.push(new SecretAddress(input, value)));
  const [address] = addresses;
  return address?.send({ method: 'GET', url: address.url }, context).catch((cause) => cause);
}

it('SecretAddress: names the proxy that does not connect, and not the address', async () => {
  await refusingProxy(0);
  expect(await failureOf('webhook', 'https://hooks.test/secret')).toMatchObject({
    message: 'Sending the message failed: there is no connection to the proxy (ECONNRESET).',
    hint: expect.stringContaining('`https_proxy`'),
  });
});

it.each([
  [404, 'bad-input', 'Not Found', /^Check whether the monitor still exists/],
  [429, 'rate-limited', 'Too Many Requests', /^The monitor limits the number of heartbeats/],
  [500, 'service-error', 'Internal Server Error', /^The service behind the monitor has a problem/],
  [0, 'unreachable', undefined, /^Check the address of the monitor/],
])('SecretAddress: reports %i as %s, and shows no part of the address', async (status, code, text, hint) => {
  const origin = await serve(({ url, socket }, response) => {
    if (status === 0) socket.resetAndDestroy();
    else response.writeHead(status).end(`No ${url}`);
  });
  const error = await failureOf('heartbeat-url', `${origin}/secret`);
  expect(error).toMatchObject({ code, hint: expect.stringMatching(hint) });
  const what =
    text === undefined
      ? 'the connection was reset (ECONNRESET)'
      : `the monitor responded with ${status} ${text}`;
  expect(error.message).toBe(`Sending the heartbeat failed: ${what}.`);
  expect(error.cause).toBeUndefined();
});
