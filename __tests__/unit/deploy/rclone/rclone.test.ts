import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import type { RcloneProcess } from '../../../../src/deploy/rclone/rclone-process.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';

/** What rclone does in a call: the lines that it logs, and its response. Without one, the call does not end. */
interface Answer {
  readonly lines?: readonly object[];
  readonly response?: readonly [status: number, body: object | string];
}

let clock: FakeClock;
let ended: string[];
let cancellation: AbortController;
let rclone: Rclone;
let answers: Answer[];
let logged: string[];
/** Emits `begun` for a call without a response. */
let calls: EventEmitter;

/** Only the process is replaced. The remote control is a real server. */
beforeEach(async () => {
  clock = new FakeClock();
  ended = [];
  answers = [];
  logged = [];
  calls = new EventEmitter();
  let onLine: (line: string) => void = () => undefined;
  const origin = await serve(async (request, response) => {
    const params = JSON.parse(String(await buffer(request)));
    const marked: Answer = {
      lines: [{ level: 'error', msg: `rc: "rc/error": ${params.marker}` }],
      response: [500, { error: 'marked' }],
    };
    const others: Readonly<Record<string, Answer>> = {
      '/rc/noop': { response: [200, {}] },
      '/rc/error': marked,
    };
    const { lines = [], response: answer } = others[request.url ?? ''] ?? answers.shift() ?? {};
    for (const line of lines) onLine(JSON.stringify(line));
    if (answer === undefined) calls.emit('begun');
    else response.writeHead(answer[0]).end(JSON.stringify(answer[1]));
  });
  const started = {
    program: '/usr/bin/rclone',
    auth: 'deploy:password',
    port: Promise.resolve(Number(new URL(origin).port)),
    closed: new Promise<string>(() => undefined),
    readLog: (listener: (line: string) => void) => {
      onLine = listener;
    },
    kill: () => ended.push('killed'),
    end: async () => void ended.push('asked'),
  };
  const log = { ...silentLog, info: (text: string) => void logged.push(text) };
  cancellation = new AbortController();
  const context = { log, clock, signal: cancellation.signal };
  rclone = await Rclone.start(started as unknown as RcloneProcess, context);
});

const upload = () => rclone.call('sync/copy', {}, { onEvent: () => undefined });
const DONE: Answer = { response: [200, {}] };

it('Rclone: end: kills a process that has answered every call, even with an error', async () => {
  answers = [DONE, { response: [500, { error: 'denied' }] }];
  await upload();
  await expect(upload()).rejects.toThrow('denied');
  await rclone.end();
  expect(ended).toEqual(['killed']);
});

it('Rclone: end: lets the process tidy up after a call that was ended before its response', async () => {
  answers = [{}, DONE];
  const uploading = upload();
  await once(calls, 'begun');
  cancellation.abort(new Error('cancelled'));
  await expect(uploading).rejects.toThrow('cancelled');
  await rclone.end();
  expect(ended).toEqual(['asked']);
});

it('Rclone: end: lets the process tidy up if a call is running', async () => {
  const uploading = upload();
  await once(calls, 'begun');
  const ending = rclone.end();
  await expect(uploading).rejects.toThrow();
  await ending;
  expect(ended).toEqual(['asked']);
});

it('Rclone: call: logs a notice once', async () => {
  const notice = { level: 'notice', msg: 'Time may be set wrong' };
  answers = [
    { lines: [notice, notice], ...DONE },
    { lines: [notice], ...DONE },
  ];
  await upload();
  await upload();
  expect(logged).toEqual(['rclone: Time may be set wrong']);
});

it('Rclone: call: fails if the response is not an object', async () => {
  answers = [{ response: [200, 'a text'] }];
  await expect(upload()).rejects.toThrow('rclone responded with something other than JSON');
});

it('Rclone: call: logs every 30 s that it waits, unless the call reports its own progress', async () => {
  const timer = jest.spyOn(globalThis, 'setInterval').mockImplementation((tell: () => void) => {
    tell();
    return {} as NodeJS.Timeout;
  });
  answers = [DONE, DONE];
  await rclone.call('operations/list', {});
  await upload();
  expect(logged).toEqual(['Still waiting for the storage: it responds slowly, or not at all']);
  expect(timer.mock.calls.map(([, ms]) => ms)).toEqual([30_000, 30_000]);
  timer.mockRestore();
});
