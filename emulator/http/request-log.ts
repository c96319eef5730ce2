/** The log of requests, for the page and the terminal: the request, the response, and the fault that affected it. */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { EmulatorClock } from '../clock.ts';
import type { Fault } from '../settings/settings.ts';

/** What the handlers of the service and of the storage report to the log. */
export interface LoggedEnv {
  Bindings: HttpBindings;
  Variables: { fault?: string };
}

export interface LoggedRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly origin: 'api' | 'storage';
  readonly method: string;
  /** The path without the query, which contains the credentials of a bundle URL. */
  readonly path: string;
  /** Undefined if nothing was sent. */
  readonly status: number | undefined;
  readonly ms: number;
  /** The name of the job's settings, or the kind of the fault. */
  readonly fault: string | undefined;
}

/** How many rows the page shows. Older requests are only in the terminal. */
const MAX_ROWS = 50;

export class RequestLog {
  #latest: readonly LoggedRequest[] = [];
  readonly #print: (line: string) => void;

  /** @param print gets a line for each request */
  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** The last 50 requests, newest first. */
  get latest(): readonly LoggedRequest[] {
    return this.#latest;
  }

  add(request: LoggedRequest): void {
    const { at, origin, method, path, status = '–', ms, fault } = request;
    this.#latest = [request, ...this.#latest].slice(0, MAX_ROWS);
    const figures = `${origin.padEnd(7)} ${method.padEnd(4)} ${status.toString().padStart(3)} ${`${ms}`.padStart(6)} ms`;
    this.#print(`${timeOfDay(at)}  ${figures}  ${path}${fault === undefined ? '' : `  [${fault}]`}`);
  }

  clear(): void {
    this.#latest = [];
  }
}

/** In UTC, such as `09:05:59`. */
export const timeOfDay = (at: number): string => new Date(at).toISOString().slice(11, 19);

/** Describes a fault, such as `answer 503` or `cut`. */
export function faultWords({ does }: Fault): string {
  return does.kind === 'answer' ? `answer ${does.status}` : does.kind;
}

/** Logs each request as soon as its response was sent or can no longer be sent. */
export function logged(
  log: RequestLog,
  clock: EmulatorClock,
  origin: LoggedRequest['origin'],
): MiddlewareHandler<LoggedEnv> {
  return async (c, next) => {
    const [at, began] = [clock.wallTime(), clock.now()];
    await next();
    const { incoming, outgoing } = c.env;
    const { method = '', url = '' } = incoming;
    // Most responses bypass the framework, which then has a placeholder response (`send-response.ts`).
    const isSentHere = c.res.headers.has('x-hono-already-sent');
    const status = isSentHere ? (outgoing.headersSent ? outgoing.statusCode : undefined) : c.res.status;
    const [path = ''] = url.split('?', 1);
    log.add({ at, origin, method, path, status, ms: Math.round(clock.now() - began), fault: c.get('fault') });
  };
}
