/** Tells a monitor that the workflow ran, so that the monitor notices when it no longer does. */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { logWarning } from '../runner/step-log.ts';
import { SecretAddress } from './secret-address.ts';

/** healthchecks.io responds with this text and the status 200 for a check that was deleted ("Pinging API"). */
const DELETED = 'OK (not found)';

/** Requests the address, with retries. Logs a warning if that fails, and throws only the reason of an aborted signal. */
export async function sendHeartbeat(address: string, context: Context): Promise<void> {
  try {
    const target = new SecretAddress('heartbeat-url', address);
    const { text = '' } = await target.send({ method: 'GET', url: target.url }, context);
    if (text.startsWith(DELETED)) {
      throw new ActionError(
        'bad-input',
        'Sending the heartbeat failed: the monitor does not know the address.',
        {
          hint: 'Store the address of a check that exists in the secret.',
        },
      );
    }
    context.log.info('Sent the heartbeat.');
  } catch (error) {
    context.signal.throwIfAborted();
    const { message, hint = '' } = ActionError.from(error);
    logWarning(`${message} ${hint}`);
  }
}
