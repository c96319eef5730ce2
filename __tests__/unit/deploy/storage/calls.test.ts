import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import { type Calls, retryRule } from '../../../../src/deploy/storage/calls.ts';
import { PartialNames } from '../../../../src/deploy/storage/partial-names.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { callsWith, failure, type Params } from '../../../support/transfers.ts';
import '../../../support/restored-environment.ts';

const TOO_MANY = 'failed to make FTP connection: 421 "There are too many connections."';

const failed = (name: string) => failure('Failed to copy: denied', false, name);
const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const error = (message: string): RcloneEvent => ({ kind: 'error', name: 'a.html', message });

/** What rclone does in a call: the events that it logs, and how it ends. */
interface Answer {
  readonly events?: readonly RcloneEvent[];
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
});

afterEach(() => void jest.restoreAllMocks());

const context = () => ({
  log: { ...silentLog, info: (line: string) => lines.push(line) },
  clock,
  signal: neverAborted,
});

function callsTo(call: () => Promise<unknown>): Promise<Calls> {
  return callsWith(call, context());
}

async function callsWithAnswers(answers: readonly Answer[]): Promise<Calls> {
  const left = [...answers];
  return callsWith(async (_command, params, { onEvent }) => {
    given.push(params);
    const { events = [], failure: ending } = left.shift() ?? {};
    for (const event of events) {
      if (onEvent?.(event) !== 'stop') continue;
      stopped += 1;
      throw failure('message' in event ? event.message : '', false, 'a.html');
    }
    if (ending !== undefined) throw ending;
    return {};
  }, context());
}

function uploadWith(calls: Calls, names: readonly string[], wanted = 3): Promise<void> {
  const left = new Set(names);
  return calls.upload(wanted, {
    group: 'site',
    left,
    onCopied: (name) => left.delete(name),
    params: async (settings) => ({ ...settings }),
    partialNames: new PartialNames({ log: silentLog }),
  });
}

const upload = async (answers: readonly Answer[], names = ['a.html', 'b.html']) =>
  uploadWith(await callsWithAnswers(answers), names);

describe('Calls: upload', () => {
  it('retries the remaining files twice', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const again = { failure: failed('b.html') };
    const uploading = upload([{ ...again, events: [copied('a.html')] }, again, again]);
    await expect(uploading).rejects.toThrow('Failed to copy: denied');
    expect(clock.sleeps).toEqual([4000, 8000]);
    expect(lines).toEqual(Array(2).fill('Trying again to upload 1 file: "b.html": Failed to copy: denied.'));
  });

  it.each([
    ['rclone repeats requests', 64, 'StatusCode: 500, api error InternalError: Try again.', 3],
    ['rclone does not repeat requests', 256, 'StatusCode: 500, api error InternalError: Try again.', 8],
    ['rclone does not repeat requests', 256, 'RESPONSE 500: 500 Internal Server Error', 8],
    ['rclone does not repeat requests', 256, 'googleapi: Error 500: Internal Error, internalError', 8],
    ['rclone does not repeat requests', 256, 'StatusCode: 403, api error AccessDenied: Access Denied', 3],
  ])('if %s (%d at once), and the answer is %p, tries %d times', async (_, wanted, message, tries) => {
    const again = { failure: failure(message, false, 'a.html') };
    const calls = await callsWithAnswers(Array(20).fill(again));
    await expect(uploadWith(calls, ['a.html'], wanted)).rejects.toThrow(message);
    expect(given).toHaveLength(tries);
  });

  it('stops a call after as many errors as parallel transfers, without a success in between', async () => {
    const denied = error('denied');
    const gone = { events: [denied, denied, denied], failure: failed('a.html') };
    await expect(upload([gone, gone, gone])).rejects.toThrow();
    expect(stopped).toBe(3);
    await upload([{ events: [denied, denied, copied('a.html'), denied, denied, copied('b.html')] }]);
    expect(stopped).toBe(3);
  });

  it('tries again when rclone has deleted what the stopped try did not complete', async () => {
    const [order, left]: [string[], number[]] = [[], [2, 1, 0]];
    const counts = async (group?: string) => {
      const count = left.shift() ?? 0;
      order.push(`${group}: ${count} files`);
      return { transferring: Array(count).fill({ name: 'a.html' }) };
    };
    const calls = await callsWith(
      async (_command, { _group: group }, { onEvent }) => {
        order.push(`upload ${group}`);
        if (order.length > 1) onEvent?.(copied('a.html'));
        else if (onEvent?.(error(TOO_MANY)) === 'stop') throw failure(TOO_MANY);
        return {};
      },
      context(),
      counts,
    );
    await uploadWith(calls, ['a.html']);
    expect(order).toEqual(['upload site', 'site: 2 files', 'site: 1 files', 'site: 0 files', 'upload site']);
  });

  it('halves its transfers when a server refuses connections, and until the end', async () => {
    const calls = await callsWithAnswers([
      { events: [copied('a.html'), error('421 "Too many connections"')] },
      { events: [copied('b.html')] },
      { events: [copied('c.html')] },
    ]);
    await uploadWith(calls, ['a.html', 'b.html']);
    await uploadWith(calls, ['c.html']);
    expect([given.map(({ Transfers }) => Transfers), stopped]).toEqual([[3, 2, 2], 1]);
    expect(lines).toEqual([
      'The storage refuses 3 transfers at once ("421 "Too many connections""). Continuing with 2 at once.',
    ]);
  });
});

/** A server that allows this many connections. */
function server(limit: number) {
  const seen = { open: 0, most: 0, refused: 0 };
  const call = async () => {
    if (seen.open >= limit) {
      seen.refused += 1;
      throw failure(TOO_MANY);
    }
    seen.open += 1;
    seen.most = Math.max(seen.most, seen.open);
    await new Promise(setImmediate);
    seen.open -= 1;
  };
  return { seen, call };
}

describe('Calls: one', () => {
  it('makes every call of a server that allows fewer at once', async () => {
    const { seen, call } = server(3);
    const calls = await callsTo(call);
    await Promise.all(Array.from({ length: 8 }, () => calls.one('operations/stat', {})));
    await Promise.all(Array.from({ length: 50 }, () => calls.one('operations/stat', {})));
    expect(seen).toMatchObject({ open: 0, most: 3 });
    expect(seen.refused).toBeLessThanOrEqual(8);
    expect(calls.atMost(8)).toBe(2);
  });

  it('does not retry what the storage refuses for another reason', async () => {
    let count = 0;
    const calls = await callsTo(() => {
      count += 1;
      return Promise.reject(failure('550 "Permission denied."'));
    });
    await expect(calls.one('operations/stat', {})).rejects.toThrow('550');
    expect([count, calls.atMost(8)]).toEqual([1, 8]);
  });
});

it('Calls: many: does half as much in its next call if the storage refuses it', async () => {
  const calls = await callsWithAnswers([{ failure: failure(TOO_MANY) }, {}]);
  const params = async (Checkers: number) => ({ Checkers });
  await calls.many('operations/delete', 8, params, () => undefined);
  expect(given).toEqual([{ Checkers: 8 }, { Checkers: 4 }]);
});

it.each<[string, string, readonly RcloneEvent[], boolean]>([
  ['has uploaded a file', 'another one', [copied('a.html')], true],
  ['has deleted a file', 'another one', [{ kind: 'deleted', name: 'a.html' }], true],
  ['has done nothing', 'none', [], false],
])('Calls: after a lost try of two minutes that %s, %s may follow', async (_, _next, events, mayGoOn) => {
  const stops: boolean[] = [];
  const calls = await callsWith(async (_command, _params, { onEvent, stop }) => {
    stops.push(stop?.aborted === true);
    if (stops.length > 1) return {};
    clock.pass(121_000);
    for (const event of events) onEvent?.(event);
    throw failure('connection refused');
  }, context());
  await expect(calls.once('sync/copy', {}, () => undefined)).rejects.toThrow('connection refused');
  await calls.once('sync/copy', {}, () => undefined);
  expect(stops).toEqual([false, !mayGoOn]);
});

it('Calls: start: allows two requests of the time that a user lets each wait', async () => {
  process.env['RCLONE_TIMEOUT'] = '90s';
  const calls = await callsWith(async (command) => {
    if (command === 'options/get') return { main: { Timeout: 90e9 } };
    clock.pass(170_000);
    throw failure('connection refused');
  }, context());
  const isFinal = () => calls.once('operations/list', {}).catch(({ isFinal }: RcloneFailure) => isFinal);
  expect([await isFinal(), await isFinal()]).toEqual([false, true]);
});

it.each([
  ['object not found', 'absent'],
  ['remaining disk space', 'full'],
  ['StatusCode: 500, api error InternalError: Try again.', 'internal'],
  ['StatusCode: 403, api error AccessDenied: Access Denied', 'other'],
] as const)('retryRule: for %j, which is %s, has the rules of the caller', (message, kind) => {
  const rule = { kind: 'upload', tries: 3 };
  const internalRule = { ...rule, tries: 8 };
  const given = [{ name: 'a.html', message }];
  const failed = kind === 'absent' ? new RcloneFailure(given, { kind }) : new RcloneFailure(given);
  expect(failed.kind).toBe(kind);
  expect(retryRule(failed)).toBeUndefined();
  expect(retryRule(failed, rule)).toBe(rule);
  expect(retryRule(failed, rule, internalRule)).toBe(kind === 'internal' ? internalRule : rule);
});

describe('Calls: the first call', () => {
  const REMOTE = {
    type: 'sftp',
    hints: [],
    fs: 'docs,description=answer:srv',
    otherProtocol: async () => undefined,
  };
  const hangs = ({ signal }: { signal?: AbortSignal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** @param answer how the storage responds to the call that asks for the reason */
  async function first(answer: () => Promise<unknown>, remote: Partial<typeof REMOTE> = {}) {
    const calls = await callsWith(async (_command, params, options) => {
      given.push(params);
      return params['fs'] === REMOTE.fs ? answer() : hangs(options);
    }, context());
    const call = calls.of({ ...REMOTE, ...remote }).one('operations/list', { fs: 'docs:srv' });
    const ended = call.catch((cause: Error) => cause.message);
    await jest.advanceTimersByTimeAsync(2000);
    return Promise.race([ended, Promise.resolve('still waits')]);
  }

  it('ends with the reason if the storage does not respond to it', async () => {
    const denied = async () => Promise.reject(failure('ssh: unable to authenticate'));
    expect(await first(denied)).toBe('ssh: unable to authenticate');
    expect(given.at(-1)).toMatchObject({ _config: { LowLevelRetries: 1 } });
  });

  it('ends with the protocol of the server if that is another one', async () => {
    const remote = { otherProtocol: async () => 'FTP, not SSH' };
    expect(await first(async () => ({}), remote as unknown as typeof REMOTE)).toBe(
      'the server speaks FTP, not SSH',
    );
  });

  it.each<[string, () => Promise<unknown>]>([
    ['responds', async () => ({})],
    ['has no such folder', () => Promise.reject(failure('directory not found', true))],
    ['is unreachable', () => Promise.reject(failure('connection refused'))],
    ['refuses so much at once', () => Promise.reject(failure(TOO_MANY))],
    ['has an error of its own', () => Promise.reject(failure('StatusCode: 500, api error InternalError: x'))],
  ])('continues to wait if the storage %s', async (_what, answer) => {
    expect(await first(answer)).toBe('still waits');
  });

  it('says what the storage answers meanwhile', async () => {
    await first(() => Promise.reject(failure('connection refused')));
    expect(lines).toEqual(['Waiting for the storage: connection refused.']);
    await first(async () => ({}));
    expect(lines).toHaveLength(1);
  });

  it('leaves the answer of that time out of a later failure', async () => {
    const answers = ['connection refused', 'ssh: unable to authenticate'];
    const results = [
      () => new Promise((resolve) => void setTimeout(resolve, 3000, {})),
      async () => {
        clock.pass(121_000);
        throw failure('connection reset');
      },
    ];
    const calls = await callsWith(async (_command, { fs }) => {
      if (fs === REMOTE.fs) throw failure(answers.shift() ?? '');
      return results.shift()?.();
    }, context());
    const storage = calls.of(REMOTE);
    const listed = storage.one('operations/list', { fs: 'docs:srv' });
    await jest.advanceTimersByTimeAsync(3000);
    await listed;
    const later = storage.once('operations/list', { fs: 'docs:srv' });
    await expect(later).rejects.toThrow(/^ssh: unable to authenticate \(there was no progress/);
  });
});
