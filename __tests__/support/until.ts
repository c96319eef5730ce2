/** Waits for what has no event. */
import { setTimeout as sleep } from 'node:timers/promises';

/** On a busy machine, the slowest server needs half a minute. */
const LONGEST_MS = 120_000;

/**
 * @param what the condition, for the error
 * @param log what happened meanwhile, for the error
 * @throws Error if the condition does not come true in two minutes
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  log: () => string = () => '',
): Promise<void> {
  const endsAt = Date.now() + LONGEST_MS;
  const late = () => new Error(`After two minutes, still not: ${what}. ${log()}`);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), LONGEST_MS);
  });
  try {
    // One look may take forever.
    while (!(await Promise.race([condition(), limit]))) {
      if (Date.now() > endsAt) throw late();
      await sleep(20);
    }
  } finally {
    clearTimeout(timer);
  }
}
