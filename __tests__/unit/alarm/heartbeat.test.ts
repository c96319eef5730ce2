import { expect, it } from '@jest/globals';
import { sendHeartbeat } from '../../../src/alarm/heartbeat.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { startHttpDouble } from '../../support/http-double.ts';
import { printedBy } from '../../support/printed-by.ts';
import { silentLog } from '../../support/silent-log.ts';

// The scenarios of the alarm send the other heartbeats.
it('sendHeartbeat: throws the cancellation, and logs no warning', async () => {
  const stop = new AbortController();
  const server = await startHttpDouble([503]);
  class StoppingClock extends FakeClock {
    override async sleep(): Promise<void> {
      stop.abort(new Error('cancelled'));
      stop.signal.throwIfAborted();
    }
  }
  const context = { log: silentLog, clock: new StoppingClock(), signal: stop.signal };
  let sent: Promise<void> | undefined;
  printedBy(() => {
    sent = sendHeartbeat(`${server.origin}/0123456789`, context);
  });
  await expect(sent).rejects.toThrow('cancelled');
  expect(server.requests).toHaveLength(1);
  await server.close();
});
