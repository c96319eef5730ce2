// Times two commands in turn, A B A B ..., so that a machine whose speed drifts moves both. What counts is the ratio
// of each pair.
import { spawn } from 'node:child_process';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface PairedTimes {
  /** Milliseconds of each command, and A/B of each pair. */
  readonly a: Spread;
  readonly b: Spread;
  readonly ratio: Spread;
  readonly pairs: number;
}

/**
 * Runs each command once for warmth, then both in turn.
 *
 * @param prepare called before every run, and not timed
 * @throws where a command fails: a broken run must not look fast
 */
export async function pairedTimes(
  a: Command,
  b: Command,
  { pairs, prepare = async () => {} }: { pairs: number; prepare?: () => Promise<void> },
): Promise<PairedTimes> {
  const times: { a: number; b: number }[] = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    await prepare();
    const first = await runOnce(a);
    await prepare();
    const second = await runOnce(b);
    if (pair > 0) times.push({ a: first, b: second });
  }
  return {
    a: spread(times.map((pair) => pair.a)),
    b: spread(times.map((pair) => pair.b)),
    ratio: spread(times.map((pair) => pair.a / pair.b)),
    pairs,
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return { median: (lower + upper) / 2, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

/**
 * Runs a command to its end.
 *
 * @returns milliseconds
 * @throws where it fails
 */
export function runOnce({ file, args, env }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(performance.now() - began);
      else reject(new Error(`${file} ended with ${code}:\n${output}`));
    });
  });
}
