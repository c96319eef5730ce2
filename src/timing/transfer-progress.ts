/** Logs the progress of a download or an upload. */
import type { Context } from '../context/context.ts';
import { duration, size } from '../text/units.ts';

/** The shortest time between two lines, and between two lines that report a silence. */
const MIN_GAP_MS = 10_000;
const SILENCE_MS = 30_000;

interface Transfer {
  /** Bytes so far. */
  readonly bytes: number;
  /** Bytes of the complete transfer, if known. */
  readonly totalBytes: number | undefined;
  /** How many files are complete, such as `3 of 12 files`. */
  readonly files?: string;
}

/**
 * @param verb what happened to the bytes
 * @returns a function to call with every change. It logs bytes, rate, and time left every ten seconds at most. If it is
 *   called although no byte has been transferred for 30 seconds, it logs that.
 */
export function transferProgress(
  { log, clock }: Pick<Context, 'log' | 'clock'>,
  verb: 'Downloaded' | 'Uploaded',
): (transfer: Transfer) => void {
  const startedAt = clock.now();
  let loggedAt = startedAt;
  let loggedBytes = 0;
  return ({ bytes, totalBytes, files }) => {
    const now = clock.now();
    const sinceMs = now - loggedAt;
    const isSilent = bytes === loggedBytes;
    if (sinceMs < (isSilent ? SILENCE_MS : MIN_GAP_MS)) return;
    loggedAt = now;
    loggedBytes = bytes;
    if (isSilent) {
      log.info(`Nothing was sent for ${duration(sinceMs)}: the storage responds slowly, or not at all`);
      return;
    }
    const bytesPerMs = bytes / (now - startedAt);
    const rate = `${size(Math.round(bytesPerMs * 1000))}/s`;
    const parts =
      totalBytes === undefined
        ? [files, size(bytes), rate]
        : [
            `${Math.floor((100 * bytes) / totalBytes)}%`,
            files,
            `${size(bytes)} of ${size(totalBytes)}`,
            rate,
            `about ${duration(Math.ceil((totalBytes - bytes) / bytesPerMs / 1000) * 1000)} left`,
          ];
    log.info(`${verb} ${parts.filter(Boolean).join(', ')}`);
  };
}
