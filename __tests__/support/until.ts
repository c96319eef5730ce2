/** Each wait of the tests has an end, and then says what it waited for. */
import { setTimeout as sleep } from 'node:timers/promises';

/** On a busy machine, the slowest server needs half a minute. */
const LONGEST_MS = 120_000;

/**
 * Waits for what has no event.
 *
 * @param what the condition, for the error
 * @param log what happened meanwhile, for the error
 * @throws Error if the condition does not come true in two minutes
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  log?: () => string,
): Promise<void> {
  let isOver = false;
  const look = async () => {
    while (!isOver && !(await condition())) await sleep(20);
  };
  await inTime(look(), what, log).finally(() => {
    isOver = true;
  });
}

/**
 * Waits for an event.
 *
 * @param what the event, for the error
 * @param log what happened meanwhile, for the error
 * @throws Error if it does not come in two minutes
 */
export async function inTime<Result>(
  event: Promise<Result>,
  what: string,
  log: () => string = () => '',
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`After two minutes, still not: ${what}. ${log()}`)),
      LONGEST_MS,
    );
  });
  return Promise.race([event, limit]).finally(() => clearTimeout(timer));
}
