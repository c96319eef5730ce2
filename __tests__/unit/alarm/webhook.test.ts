import { expect, it } from '@jest/globals';
import { parseWebhook, sendMessage } from '../../../src/alarm/webhook.ts';
import { InputError } from '../../../src/errors.ts';
import { redact } from '../../../src/runner/secrets.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { printedBy } from '../../support/printed-by.ts';
import { refusingProxy } from '../../support/refusing-proxy.ts';
import { silentLog } from '../../support/silent-log.ts';

it.each(['https://hooks.example.com/services/T0/B0/abcdef', 'http://127.0.0.1:8065/hooks/abcdefgh'])(
  'parseWebhook: accepts and masks %s',
  (value) => {
    let webhook: URL | undefined;
    const printed = printedBy(() => {
      webhook = parseWebhook(value);
    });
    expect([webhook?.href, printed]).toEqual([value, expect.stringContaining(`::add-mask::${value}`)]);
  },
);

it.each(['http://hooks.example.com/abcdefgh', 'ftp://hooks.example.com/x', 'hooks.example.com/x', 'a b'])(
  'parseWebhook: refuses %s, and does not repeat it',
  (value) => {
    const parse = () => parseWebhook(value);
    printedBy(() => {
      expect(parse).toThrow(InputError);
      expect(parse).not.toThrow(value);
    });
  },
);

it('parseWebhook: masks the path in the form in which it is sent', () => {
  printedBy(() => parseWebhook('HTTPS://Hooks.Example.com/services/ü%20secret?a=1'));
  expect(redact('POST /services/%C3%BC%20secret?a=1')).toBe('POST ***');
});

it('sendMessage: names the proxy that does not connect, and not the webhook', async () => {
  await refusingProxy(0);
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const sent = sendMessage(new URL('https://hooks.test/secret'), 'text', context);
  await expect(sent).rejects.toMatchObject({
    message: 'Sending the message failed: there is no connection to the proxy (ECONNRESET).',
    hint: expect.stringContaining('`https_proxy`'),
  });
});
