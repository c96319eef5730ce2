/**
 * Keeps pages of other origins away from what the emulator has in addition to the service. It listens on this machine,
 * where browsers run too, and a setting may name a file to be served.
 */
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Passes requests of the emulator's own page, and those of no browser (tests, `curl`).
 *
 * @param ownHost host that the emulator was told to listen at, which is allowed too
 */
export function guard(ownHost: string): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    // A name of somebody else's DNS may resolve to this machine (DNS rebinding), and then their page has this origin.
    // A numeric address needs no DNS.
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    if (isIP(name) === 0 && name !== 'localhost' && name !== ownHost) {
      return c.json({ error: `The emulator's host is not "${name}". Use its numeric address.` }, 403);
    }
    // Browsers send an Origin with every POST, `null` if a page hides it; other clients send none.
    const origin = c.req.header('origin');
    if (!SAFE.has(c.req.method) && origin !== undefined && origin !== `http://${host}`) {
      return c.json({ error: `Only the emulator's own page may do this, not a page of ${origin}.` }, 403);
    }
    return next();
  };
}
