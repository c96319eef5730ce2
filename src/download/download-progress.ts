/** Logs the progress of a download: bytes, rate, and time left, every ten seconds at most. */
import type { Context } from '../context/context.ts';
import { duration, size } from '../text/units.ts';

const MIN_GAP_MS = 10_000;

/** @returns what to call with the bytes received since the last call, and the size of the complete object, if known */
export function downloadProgress({
  log,
  clock,
}: Pick<Context, 'log' | 'clock'>): (bytes: number, sizeBytes: number | undefined) => void {
  const startedAt = clock.now();
  let loggedAt = startedAt;
  let received = 0;
  return (bytes, sizeBytes) => {
    received += bytes;
    const now = clock.now();
    if (now - loggedAt < MIN_GAP_MS) return;
    loggedAt = now;
    const bytesPerMs = received / (now - startedAt);
    const rate = `${size(Math.round(bytesPerMs * 1000))}/s`;
    if (sizeBytes === undefined) {
      log.info(`Downloaded ${size(received)}, ${rate}`);
      return;
    }
    const left = duration(Math.ceil((sizeBytes - received) / bytesPerMs / 1000) * 1000);
    const percent = Math.floor((100 * received) / sizeBytes);
    log.info(`Downloaded ${percent}%, ${size(received)} of ${size(sizeBytes)}, ${rate}, about ${left} left`);
  };
}
