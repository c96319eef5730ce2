/**
 * Calls one rclone process for the entire deployment. So rclone signs in to the storage only once, and no operation needs
 * a new process. This class knows operations, not deployments.
 */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Context } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import { parseJson } from '../../text/decode-text.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { RcloneFailure, unresponsiveFailure } from './rclone-failure.ts';
import { type RcloneError, type RcloneEvent, readLine } from './rclone-log.ts';
import { KILL_MS, type RcloneProcess } from './rclone-process.ts';
import { type Stats, StorageWatch } from './storage-watch.ts';

/** Parameters of a call, with the names in the reference of rclone's API. */
type Params = Readonly<Record<string, unknown>>;

/** How many errors of a call are kept. The first is shown; the others usually repeat it for other files. */
const MAX_ERRORS = 100;

/** After this time, a line is logged: rclone may try for minutes to reach a storage. */
const SILENCE_MS = 30_000;
const STILL_WAITING = 'Still waiting for the storage: it responds slowly, or not at all';

/** The counters are a line in the log, or a look of the watch, which both come again. */
const STATS_MS = 10_000;

/** A program that does not respond in this time cannot be used. */
const START_MS = 30_000;

const NANOSECONDS_PER_MS = 1e6;

export class Rclone {
  /** The version of the program, such as `1.75.2`. Old versions do not have it in their responses: then it is empty. */
  version = '';
  readonly #process: RcloneProcess;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #context: Context;
  /** Types of the storages in use, by what is before the path of a remote. Elsewhere, a path is one of this machine. */
  readonly #storages = new Map<string, string | undefined>();
  readonly #listeners = new Set<(event: RcloneEvent) => void>();
  /** Errors that rclone logs while no call is running. Before the first call, they say why rclone cannot start. */
  readonly #startErrors: RcloneError[] = [];
  #marker = 0;
  readonly #watch: StorageWatch;
  /** Whether a call was ended before its response. rclone then tidies up, such as the parts of a large file on S3. */
  #isInterrupted = false;
  /** With what the storage refused so much at once, if that ended the last call: later, rclone repeats it silently. */
  #lastRefusal: string | undefined;

  /** @throws DeployError if the program cannot be started, or is not rclone; the signal's reason */
  static async start(started: RcloneProcess, context: Context): Promise<Rclone> {
    const rclone = new Rclone(started, context);
    try {
      await rclone.#started();
      // The command `core/version` would also start programs that describe the system.
      await rclone.call('rc/noop', {});
      if (process.env['RCLONE_TIMEOUT'] !== undefined) await rclone.#readTimeout();
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
    this.#watch = new StorageWatch(
      () => context.clock.now(),
      () => this.stats(),
    );
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
   * @param onEvent called for each line of the log until the call ends; returns `'stop'` to end the call
   * @param signal ends the call; by default, that of the run
   * @throws RcloneFailure with the errors that rclone logged for the call, or if the storage does not respond; the
   *   signal's reason
   */
  async call(
    command: string,
    params: Params,
    onEvent?: (event: RcloneEvent) => unknown,
    signal = this.#context.signal,
  ): Promise<unknown> {
    const { endsSilentListings } = storageTypeOf(this.#storageOf(params));
    const isBounded = command === 'operations/list' && endsSilentListings;
    let hasResponded = true;
    const isUpload = command === 'sync/copy';
    this.#watch.began(isBounded, isUpload);
    try {
      const body = await this.#call(command, params, onEvent, signal);
      this.#lastRefusal = undefined;
      return body;
    } catch (error) {
      if (!(error instanceof RcloneFailure)) throw error;
      if (this.#watch.signal.aborted) throw unresponsiveFailure(error, this.#watch.mostMs, this.#lastRefusal);
      hasResponded = error.kind !== 'unreachable' && error.kind !== 'refused';
      this.#lastRefusal = error.refusal;
      throw error;
    } finally {
      this.#watch.ended(isBounded, isUpload, hasResponded);
    }
  }

  /** Returns the counters of rclone, which are empty if rclone itself does not answer. */
  async stats(group?: string): Promise<Stats> {
    const params = group === undefined ? {} : { group };
    const answer = await this.#post('core/stats', params, AbortSignal.timeout(STATS_MS)).catch(
      () => undefined,
    );
    return answer?.status === 200 ? (answer.body as Stats) : {};
  }

  async #call(
    command: string,
    params: Params,
    onEvent: ((event: RcloneEvent) => unknown) | undefined,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { log } = this.#context;
    const { signal: unresponsive } = this.#watch;
    signal.throwIfAborted();
    log.debug(`rclone ${command} ${JSON.stringify(params)}`.slice(0, 2000));
    const errors: RcloneError[] = [];
    const storage = this.#storageOf(params);
    const stop = new AbortController();
    const listener = (event: RcloneEvent) => {
      if (event.kind === 'error' && errors.length < MAX_ERRORS) errors.push(event);
      if (onEvent?.(event) === 'stop') stop.abort();
    };
    this.#listeners.add(listener);
    // An upload reports its own progress.
    const waiting = setInterval(() => onEvent ?? log.info(STILL_WAITING), SILENCE_MS);
    const ends = AbortSignal.any([signal, stop.signal, unresponsive]);
    try {
      const { status, body } = await this.#post(command, params, ends);
      const isFailed = status !== 200;
      // What the call did is in the log, which may arrive after the response.
      if (isFailed || onEvent !== undefined) await this.#readLog(signal);
      if (!isFailed) return body;
      const { error } = body as { readonly error?: unknown };
      const said = { name: undefined, message: String(error) };
      throw new RcloneFailure(
        errors.length > 0 ? errors : [said],
        status === 404 ? { storage, kind: 'absent' } : { storage },
      );
    } catch (cause) {
      this.#isInterrupted ||= ends.aborted;
      signal.throwIfAborted();
      if (stop.signal.aborted || unresponsive.aborted) throw new RcloneFailure(errors, { storage });
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

  /**
   * Failures of later calls are explained for this type of storage.
   *
   * @param prefix what is before the path of a remote; empty for this machine
   * @param type rclone's type, such as `sftp`
   */
  useStorage(prefix: string, type: string | undefined): void {
    this.#storages.set(prefix, type);
  }

  #storageOf({ fs, srcFs, dstFs }: Params): string | undefined {
    const remotes = [fs, srcFs, dstFs].map(String);
    const prefixes = [...this.#storages.keys()].filter((prefix) => prefix !== '');
    const prefix = prefixes.find((start) => remotes.some((remote) => remote.startsWith(start))) ?? '';
    return this.#storages.get(prefix);
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
    if (event.kind === 'copied' || event.kind === 'deleted') this.#watch.made();
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

  /** The user may expect a slower storage. */
  async #readTimeout(): Promise<void> {
    const { main } = (await this.call('options/get', {})) as { readonly main: { readonly Timeout: number } };
    this.#watch.allow(main.Timeout / NANOSECONDS_PER_MS);
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
