/**
 * Calls one rclone process for the entire deployment. So rclone signs in to the storage only once, and no operation needs
 * a new process. This class knows operations, not deployments.
 */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Context } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { parseJson } from '../../text/decode-text.ts';
import type { KnownCauses } from '../storage-types/storage-type.ts';
import { RcloneFailure } from './rclone-failure.ts';
import { type RcloneError, type RcloneEvent, readLine } from './rclone-log.ts';
import { KILL_MS, type RcloneProcess } from './rclone-process.ts';

/** Parameters of a call, with the names in the reference of rclone's API. */
export type Params = Readonly<Record<string, unknown>>;

/** How many errors of a call are kept. The first is shown; the others usually repeat it for other files. */
const MAX_ERRORS = 100;

/** After this time, a line is logged: rclone may try for minutes to reach a storage. */
const SILENCE_MS = 30_000;
const STILL_WAITING = 'Still waiting for the storage: it responds slowly, or not at all';

/** The length of a notice in the log. */
const MAX_NOTICE = 300;

const NO_JSON = { name: undefined, message: 'rclone responded with something other than JSON' };

/** A program that does not respond in this time cannot be used. */
const START_MS = 30_000;

export interface CallOptions {
  /** Called for each line of the log until the call ends; returns `'stop'` to end the call. */
  readonly onEvent?: ((event: RcloneEvent) => unknown) | undefined;
  /** Ends the call with the errors so far. */
  readonly stop?: AbortSignal | undefined;
  /** What a failure may mean. */
  readonly causes?: KnownCauses | undefined;
}

export class Rclone {
  /** The version of the program, such as `1.75.2`. Old versions do not have it in their responses: then it is empty. */
  version = '';
  readonly #process: RcloneProcess;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #context: Context;
  readonly #listeners = new Set<(event: RcloneEvent) => void>();
  /** Errors that rclone logs while no call is running. Before the first call, they say why rclone cannot start. */
  readonly #startErrors: RcloneError[] = [];
  /** What was logged already. */
  readonly #notices = new Set<string>();
  #marker = 0;
  /** Whether a call was ended before its response. rclone then tidies up, such as the parts of a large file on S3. */
  #isInterrupted = false;

  /** @throws DeployError if the program cannot be started, or is not rclone; the signal's reason */
  static async start(started: RcloneProcess, context: Context): Promise<Rclone> {
    const rclone = new Rclone(started, context);
    try {
      await rclone.#started();
      // The command `core/version` would also start programs that describe the system.
      await rclone.call('rc/noop', {});
      return rclone;
    } catch (cause) {
      await rclone.end();
      if (!(cause instanceof RcloneFailure)) throw cause;
      throw new DeployError(
        `rclone cannot be used: ${cause.sentence}`,
        'Check the variables of rclone in this step, and the output of `rclone version` on this runner.',
        cause,
      );
    }
  }

  private constructor(started: RcloneProcess, context: Context) {
    this.#process = started;
    this.#context = context;
    started.readLog((line) => this.#read(line));
  }

  /** Absolute path. */
  get program(): string {
    return this.#process.program;
  }

  async #started(): Promise<void> {
    const { signal } = this.#context;
    const timeout = once(AbortSignal.timeout(START_MS), 'abort');
    const late = timeout.then(() => `it did not respond within ${START_MS / 1000} s`);
    const result = await Promise.race([
      this.#process.port,
      this.#process.closed,
      late,
      once(signal, 'abort'),
    ]);
    signal.throwIfAborted();
    if (typeof result === 'string')
      throw new RcloneFailure(
        this.#startErrors.length > 0 ? this.#startErrors : [{ name: undefined, message: result }],
      );
  }

  /**
   * Calls a command of the API.
   *
   * @throws RcloneFailure with the errors that rclone logged for the call; the signal's reason
   */
  async call(command: string, params: Params, options: CallOptions = {}): Promise<unknown> {
    const { log, signal } = this.#context;
    const { onEvent, stop, causes } = options;
    signal.throwIfAborted();
    log.debug(`rclone ${command} ${JSON.stringify(params)}`.slice(0, 2000));
    const errors: RcloneError[] = [];
    const stopped = new AbortController();
    const listener = (event: RcloneEvent) => {
      if (event.kind === 'error' && errors.length < MAX_ERRORS) errors.push(event);
      if (onEvent?.(event) === 'stop') stopped.abort();
    };
    this.#listeners.add(listener);
    // An upload reports its own progress.
    const waiting = setInterval(() => onEvent ?? log.info(STILL_WAITING), SILENCE_MS);
    const stops = AbortSignal.any([stopped.signal, ...(stop === undefined ? [] : [stop])]);
    const ends = AbortSignal.any([signal, stops]);
    try {
      const { status, body } = await this.#post(command, params, ends);
      if (typeof body !== 'object' || body === null)
        throw new RcloneFailure(errors.length > 0 ? errors : [NO_JSON]);
      const isFailed = status !== 200;
      // What the call did is in the log, which may arrive after the response.
      if (isFailed || onEvent !== undefined) await this.#readLog(signal);
      if (!isFailed) return body;
      const { error } = body as { readonly error?: unknown };
      const said = { name: undefined, message: String(error) };
      throw new RcloneFailure(
        errors.length > 0 ? errors : [said],
        status === 404 ? { kind: 'absent', causes } : { causes },
      );
    } catch (cause) {
      this.#isInterrupted ||= ends.aborted;
      signal.throwIfAborted();
      if (stops.aborted) throw new RcloneFailure(errors, { causes });
      if (cause instanceof RcloneFailure) throw cause;
      // The connection is lost, which happens only if the process ends.
      const ended = await Promise.race([this.#process.closed, delay(KILL_MS).then(() => String(cause))]);
      throw new RcloneFailure(
        errors.length > 0 ? errors : [{ name: undefined, message: `rclone: ${ended}` }],
      );
    } finally {
      clearInterval(waiting);
      this.#listeners.delete(listener);
    }
  }

  /** Ends the process. */
  async end(): Promise<void> {
    const isIdle = this.#listeners.size === 0 && !this.#isInterrupted;
    this.#agent.destroy();
    if (isIdle) this.#process.kill();
    else await this.#process.end();
  }

  #read(line: string): void {
    const event = readLine(line);
    if (event === undefined) return;
    if ('message' in event) this.#context.log.debug(`rclone: ${event.message}`);
    if (event.kind === 'notice' && !this.#notices.has(event.message)) {
      this.#notices.add(event.message);
      this.#context.log.info(`rclone: ${cleanText(event.message, MAX_NOTICE)}`);
    }
    if (this.#listeners.size === 0 && event.kind === 'error') this.#startErrors.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Makes a call that fails with a known text. When the log contains the text, everything before it was read. */
  async #readLog(signal: AbortSignal): Promise<void> {
    this.#marker += 1;
    const marker = `end-of-log-${this.#marker}`;
    const seen = new Promise<void>((resolve) => {
      const listener = (event: RcloneEvent) => {
        if (!('message' in event) || !event.message.includes(marker)) return;
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
    });
    await this.#post('rc/error', { marker }, signal);
    await Promise.race([seen, this.#process.closed]);
  }

  async #post(
    command: string,
    params: Params,
    signal: AbortSignal,
  ): Promise<{ status: number; body: unknown }> {
    const options = {
      agent: this.#agent,
      host: '127.0.0.1',
      port: await this.#process.port,
      path: `/${command}`,
      method: 'POST',
      auth: this.#process.auth,
      headers: { 'Content-Type': 'application/json' },
      signal,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(options, resolve).once('error', reject).end(JSON.stringify(params));
    });
    this.version ||= /^rclone\/v?(\S+)/.exec(String(response.headers['server']))?.[1] ?? '';
    return { status: response.statusCode ?? 0, body: parseJson(await text(response)) };
  }
}

/** The timer does not keep the process alive. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
