import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import type { Calls } from '../../../../src/deploy/storage/calls.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { callsWith, failure, type Params } from '../../../support/transfers.ts';

const TOO_MANY = 'failed to make FTP connection: 421 "There are too many connections."';
const RESET = 'read tcp: connection reset by peer';

const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const error = (message: string): RcloneEvent => ({ kind: 'error', name: 'a.html', message });

/** What rclone does in a call: the events that it logs, how long it takes, and how it ends. */
interface Answer {
  readonly events?: readonly RcloneEvent[];
  readonly ms?: number;
  readonly failure?: Error;
}

let given: Params[];
let stopped: number;
let clock: FakeClock;
let lines: string[];

beforeEach(() => {
  given = [];
  stopped = 0;
  clock = new FakeClock();
  lines = [];
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

const context = () => ({
  log: { ...silentLog, info: (line: string) => void lines.push(line) },
  clock,
  signal: neverAborted,
});

/** @param answers of rclone, of which the last one is repeated */
function callsWithAnswers(answers: readonly Answer[]): Calls {
  return callsWith(async (_command, params, { onEvent }) => {
    const answer = answers[Math.min(given.length, answers.length - 1)] ?? {};
    given.push(params);
    clock.pass(answer.ms ?? 0);
    for (const event of answer.events ?? []) {
      if (onEvent?.(event) !== 'stop') continue;
      stopped += 1;
      throw failure('message' in event ? event.message : '', false, 'a.html');
    }
    if (answer.failure !== undefined) throw answer.failure;
    return {};
  }, context());
}

async function upload(calls: Calls, names: readonly string[], wanted = 8): Promise<ReadonlySet<string>> {
  const left = new Set(names);
  await calls.upload(wanted, {
    left,
    onCopied: (name) => left.delete(name),
    params: async (transfers) => ({ transfers, left: [...left] }),
  });
  return left;
}

const list = (calls: Calls) => calls.one('operations/list', {});
const DENIED = { failure: failure('550 "Permission denied."') };
const LOST = { failure: failure(RESET) };

describe('Calls: one', () => {
  it('repeats a transient failure after 1, 2, 4, 8, and 10 s, until 90 s after the last success', async () => {
    const calls = callsWithAnswers([{}, LOST]);
    await list(calls);
    await expect(list(calls)).rejects.toThrow(RESET);
    expect(clock.sleeps.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(clock.now()).toBeGreaterThan(90_000);
    expect(clock.now()).toBeLessThan(101_000);
    expect(new Set(lines)).toEqual(new Set([`Trying again: ${RESET}.`]));
    expect(lines).toHaveLength(1);
  });

  it('makes no later call to a storage that it gave up', async () => {
    const calls = callsWithAnswers([{ ms: 6000, ...LOST }, {}]);
    const first = await list(calls).catch((cause) => cause);
    await expect(upload(calls, ['a.html'])).rejects.toBe(first);
    expect(given).toHaveLength(1);
  });

  it('is repeated after a failure although nothing was asked for longer than 90 s before', async () => {
    const calls = callsWithAnswers([{}, LOST, {}]);
    await list(calls);
    clock.pass(200_000);
    await expect(list(calls)).resolves.toEqual({});
  });

  it('repeats for five seconds only if the storage has never done anything', async () => {
    await expect(list(callsWithAnswers([LOST]))).rejects.toThrow(RESET);
    expect(clock.now()).toBeGreaterThan(5000);
    expect(clock.now()).toBeLessThan(10_000);
  });

  it.each([
    ['is absent', failure('object not found', true)],
    ['is refused for another reason', DENIED.failure],
  ])('does not repeat a call for what %s', async (_what, ending) => {
    await expect(list(callsWithAnswers([{ failure: ending }, {}]))).rejects.toBe(ending);
    expect(given).toHaveLength(1);
  });

  it('makes every call of a server that allows fewer at once', async () => {
    const limit = 3;
    const seen = { open: 0, most: 0, refused: 0 };
    const calls = callsWith(async () => {
      if (seen.open >= limit) {
        seen.refused += 1;
        throw failure(TOO_MANY);
      }
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      await new Promise(setImmediate);
      seen.open -= 1;
    }, context());
    await Promise.all(Array.from({ length: 8 }, () => list(calls)));
    await Promise.all(Array.from({ length: 50 }, () => list(calls)));
    expect(seen).toMatchObject({ open: 0, most: 3 });
    expect(seen.refused).toBeLessThanOrEqual(8);
    expect(lines.filter((line) => line.startsWith('The storage'))).toEqual([
      'The storage refuses 8 connections at once (421 "There are too many connections."). Continuing with 4.',
      'The storage refuses 4 connections at once (421 "There are too many connections."). Continuing with 2.',
    ]);
  });
});

describe('Calls: upload', () => {
  it('uploads what is left as long as a call uploads something', async () => {
    const calls = callsWithAnswers([
      { ...DENIED, events: [copied('a.html')] },
      { ...DENIED, events: [copied('b.html')] },
      DENIED,
    ]);
    await expect(upload(calls, ['a.html', 'b.html', 'c.html'])).rejects.toThrow('550');
    expect(given.map(({ left }) => left)).toEqual([
      ['a.html', 'b.html', 'c.html'],
      ['b.html', 'c.html'],
      ['c.html'],
    ]);
  });

  it('stops at an error 90 s after the upload began, and not before', async () => {
    const calls = callsWithAnswers([
      {},
      { ms: 80_000, events: [error(RESET)], ...LOST },
      { ms: 10_000, events: [error(RESET)], ...LOST },
    ]);
    await list(calls);
    await expect(upload(calls, ['a.html'])).rejects.toThrow(RESET);
    expect([stopped, given.length]).toEqual([1, 3]);
  });

  it('does half as much at once after a refused connection, to the end', async () => {
    const calls = callsWithAnswers([
      { events: [copied('a.html'), error(TOO_MANY)] },
      { events: [copied('b.html')] },
      { events: [copied('c.html')] },
    ]);
    await upload(calls, ['a.html', 'b.html']);
    await upload(calls, ['c.html']);
    expect(given.map(({ transfers }) => transfers)).toEqual([8, 4, 4]);
    expect(stopped).toBe(1);
  });

  it('is given up although rclone reports a file again and again that is uploaded', async () => {
    const calls = callsWithAnswers([{ events: [copied('a.html')], ...LOST }]);
    await expect(upload(calls, ['a.html', 'b.html'])).rejects.toThrow(RESET);
  });

  it('fails if rclone reports an error although each file is uploaded', async () => {
    const calls = callsWithAnswers([{ ...DENIED, events: [copied('a.html')] }]);
    await expect(upload(calls, ['a.html'])).rejects.toThrow('550');
  });
});

describe('Calls: the first call', () => {
  const silent = (_command: string, _params: Params, { stop }: CallOptions) =>
    new Promise((resolve, reject) => {
      if (stop === undefined) resolve({});
      else stop.addEventListener('abort', () => reject(new RcloneFailure([])));
    });
  const now = () => jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());

  it('is ended after ten seconds without an answer, with what the server should be', async () => {
    const timeout = now();
    const calls = callsWith(
      (...args) => {
        const called = silent(...args);
        args[2].stop?.dispatchEvent(new Event('abort'));
        return called;
      },
      context(),
      'ftp',
    );
    const failed = await list(calls).catch((cause: RcloneFailure) => cause.explained('Opening'));
    expect(failed).toMatchObject({
      message:
        'Opening failed: The server does not respond as an FTP server does. rclone: no answer within 10 seconds.',
      hint: 'Check the type of the remote, its host, and its port.',
    });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  it.each<[string, string, Params]>([
    ['a listing of an entire bucket', 'operations/list', { opt: { recurse: true } }],
    ['an upload', 'sync/copy', {}],
  ])('is not ended if it is %s', async (_what, command, params) => {
    const stops: unknown[] = [];
    const calls = callsWith(async (_command, _params, { stop }) => void stops.push(stop), context());
    await calls.one(command, params);
    await list(calls);
    expect(stops).toEqual([undefined, undefined]);
  });

  it.each<[string, string, Error | undefined, unknown]>([
    ['is not that which only opens a remote', 'operations/fsinfo', undefined, expect.any(AbortSignal)],
    ['is also one that finds nothing', 'operations/list', failure('object not found', true), undefined],
  ])('%s', async (_what, command, ending, second) => {
    const stops: unknown[] = [];
    const calls = callsWith(async (_command, _params, { stop }) => {
      stops.push(stop);
      if (ending !== undefined && stops.length === 1) throw ending;
    }, context());
    await calls.one(command, {}).catch(() => undefined);
    await list(calls);
    await list(calls);
    expect(stops).toEqual([expect.any(AbortSignal), second, undefined]);
  });
});
