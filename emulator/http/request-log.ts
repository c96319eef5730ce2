/** The log of requests: a line with the request, the status of the response, and the fault that affected it. */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { EmulatorClock } from '../clock.ts';
import type { Fault } from '../settings/settings.ts';

/** What the handlers of the service and of the storage report to the log. */
export interface LoggedEnv {
  Bindings: HttpBindings;
  /** The name of the job's settings, or the kind of the fault. */
  Variables: { fault?: string };
}

/** Describes a fault, such as `answer 503` or `cut`. */
export function faultWords({ does }: Fault): string {
  return does.kind === 'answer' ? `answer ${does.status}` : does.kind;
}

/**
 * Prints each request as soon as its response was sent or can no longer be sent. The line begins with the time in UTC,
 * such as `09:05:59`.
 */
export function logged(
  print: (line: string) => void,
  clock: EmulatorClock,
  origin: 'api' | 'storage',
): MiddlewareHandler<LoggedEnv> {
  return async (c, next) => {
    const time = new Date(clock.wallTime()).toISOString().slice(11, 19);
    const began = clock.now();
    await next();
    const { incoming, outgoing } = c.env;
    const { method = '', url = '' } = incoming;
    // Most responses bypass the framework, which then has a placeholder response (`send-response.ts`).
    const isSentHere = c.res.headers.has('x-hono-already-sent');
    const isUnsent = isSentHere && !outgoing.headersSent;
    const status = isUnsent ? '–' : String(isSentHere ? outgoing.statusCode : c.res.status);
    const ms = String(Math.round(clock.now() - began));
    // The query contains the credentials of a bundle URL.
    const [path = ''] = url.split('?', 1);
    const figures = `${origin.padEnd(7)} ${method.padEnd(4)} ${status.padStart(3)} ${ms.padStart(6)} ms`;
    const fault = c.get('fault');
    print(`${time}  ${figures}  ${path}${fault === undefined ? '' : `  [${fault}]`}`);
  };
}
