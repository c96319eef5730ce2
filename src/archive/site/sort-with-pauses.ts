/** Sorts very many names without holding up the event loop. */
import type { EventLoopPauses } from './pauses.ts';

/** A few milliseconds to sort. */
const RUN_LENGTH = 10_000;

/**
 * @returns a new array, sorted by UTF-16 units as `sort` does it
 * @throws the signal's reason
 */
export async function sortWithPauses(texts: readonly string[], pauses: EventLoopPauses): Promise<string[]> {
  let runs: string[][] = [];
  for (let start = 0; start < texts.length; start += RUN_LENGTH) {
    runs.push(texts.slice(start, start + RUN_LENGTH).sort());
    await pauses.whenDue();
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], pauses));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

async function merged(left: string[], right: string[], pauses: EventLoopPauses): Promise<string[]> {
  const both: string[] = [];
  let fromLeft = 0;
  let fromRight = 0;
  for (;;) {
    const one = left[fromLeft];
    const other = right[fromRight];
    if (one === undefined || other === undefined) break;
    if (one <= other) {
      both.push(one);
      fromLeft += 1;
    } else {
      both.push(other);
      fromRight += 1;
    }
    if (both.length % RUN_LENGTH === 0) await pauses.whenDue();
  }
  return both.concat(left.slice(fromLeft), right.slice(fromRight));
}
