// Times two commands in turn, A B A B ..., so that changes in the machine's speed affect both. The result is the median
// of the ratios of all pairs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Command, Measured } from './types.ts';

/** Prints the peak memory of the largest process among a command and those that it starts, in KiB. */
const PEAK_MEMORY =
  'import resource as r, subprocess as s, sys; code = s.call(sys.argv[1:], stdout=sys.stderr); print(r.getrusage(r.RUSAGE_CHILDREN).ru_maxrss); sys.exit(code)';

/**
 * Warms up each command once, then times both in turn.
 *
 * @param prepare called before every run, and not timed
 * @param warmUp faster commands for the warm-up
 * @returns the median of A/B of each pair
 * @throws if a command fails: a failed run must not look fast
 */
export async function compare(
  a: Command,
  b: Command,
  {
    pairs,
    prepare = async () => {},
    warmUp = [a, b],
  }: { pairs: number; prepare?: () => Promise<void>; warmUp?: readonly [Command, Command] },
): Promise<Measured> {
  const timeOf = async (command: Command) => {
    await prepare();
    return runOnce(command);
  };
  for (const command of warmUp) await timeOf(command);
  const times: { a: number; b: number }[] = [];
  while (times.length < pairs) times.push({ a: await timeOf(a), b: await timeOf(b) });
  const ratios = times.map((pair) => pair.a / pair.b);
  const [ofA, ofB] = [times.map((pair) => pair.a), times.map((pair) => pair.b)].map(median).map(time);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return { value: median(ratios), details: `${ofA} against ${ofB}, ratio ${least} to ${most}` };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

function time(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

/** Returns how many milliseconds a command takes. */
export async function runOnce(command: Command): Promise<number> {
  const began = performance.now();
  await outputOf(command);
  return performance.now() - began;
}

/** Returns the peak memory of the largest process of a command, in MB. It needs `python3`. */
export async function peakMemory({ file, args, env }: Command): Promise<number> {
  const kibibytes = await outputOf({ file: 'python3', args: ['-c', PEAK_MEMORY, file, ...args], env });
  return (Number(kibibytes) * 1024) / 1e6;
}

/**
 * Runs a command to its end, and returns what it prints.
 *
 * @throws if it fails
 */
async function outputOf({ file, args, env }: Command): Promise<string> {
  const ended = promisify(execFile)(file, args, { env, maxBuffer: 64 << 20 });
  const { stdout } = await ended.catch(({ message, stdout }) => {
    // The message has the error output.
    throw new Error(`${message}${stdout}`);
  });
  return stdout;
}
