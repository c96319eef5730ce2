/**
 * Keeps other sites' pages away from what the emulator has beside the service. It listens on this machine, but so do
 * the browsers of this machine, and a setting may name a file to be served.
 */
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets through what the emulator's own page asks, and what no browser asks (tests, `curl`).
 *
 * @param ownHost name that the emulator was told to listen at, which counts as its own too
 */
export function guard(ownHost: string): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    // A name that somebody else's name server answers for may lead here (DNS rebinding), and then their page has this
    // origin. An address in numbers needs no name server.
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    if (isIP(name) === 0 && name !== 'localhost' && name !== ownHost) {
      return c.json({ error: `The emulator is not called "${name}". Use its address in numbers.` }, 403);
    }
    // Browsers send an Origin with every POST, `null` where a page hides it; others send none.
    const origin = c.req.header('origin');
    if (!SAFE.has(c.req.method) && origin !== undefined && origin !== `http://${host}`) {
      return c.json({ error: `Only the emulator's own page may do this, not one of ${origin}.` }, 403);
    }
    return next();
  };
}
