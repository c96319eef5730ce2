/**
 * How the emulator proves that it is the one that a step started: at its address, another program may listen by now,
 * and its process number may be another program's. The key itself is never sent, so that nobody can repeat it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';

/** A process that responds at all does so within this time, also on a busy machine. */
const HEALTH_MS = 3000;

/** @param challenge any text; each answer is good for one */
export function healthProof(key: string, challenge: string): string {
  return createHmac('sha256', key).update(challenge).digest('hex');
}

/**
 * Asks what listens at the address whether it is the emulator with this key and this process number.
 *
 * @returns false also if nothing responds
 * @throws the signal's reason when it aborts
 */
export async function isHealthy(
  baseUrl: URL,
  pid: number,
  key: string,
  signal: AbortSignal,
): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex');
  try {
    const answer = await get(new URL(`/emulator/health?challenge=${challenge}`, baseUrl), signal);
    const { pid: itsPid, proof } = Object(answer) as { pid?: unknown; proof?: unknown };
    return itsPid === pid && proof === healthProof(key, challenge);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

function get(url: URL, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const either = AbortSignal.any([signal, AbortSignal.timeout(HEALTH_MS)]);
    // An agent of its own: the global one may send requests through a proxy.
    request(url, { agent: false, signal: either }, (response) => json(response).then(resolve, reject))
      .once('error', reject)
      .end();
  });
}
