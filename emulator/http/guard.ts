/** Keeps pages away from the emulator, since browsers also run on this machine, and limits bodies. */
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses requests to a name that is not the emulator's. A DNS name of an attacker may resolve to this machine (DNS
 * rebinding). The attacker's page then has the origin of the emulator, and can read every response. A numeric address
 * needs no DNS.
 *
 * @param ownNames hosts in the settings, which are also allowed
 */
export function ownNamesOnly(ownNames: readonly string[]): MiddlewareHandler {
  const allowed = new Set(['localhost', ...ownNames]);
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    if (isIP(name) !== 0 || allowed.has(name)) return next();
    return c.json(
      {
        error: `The emulator's host is not "${name}". Use its numeric address, or add the name to its setting hostNames.`,
      },
      403,
    );
  };
}

/** Refuses what a browser sends for a page, which may be of any origin. */
export const noPages: MiddlewareHandler = async (c, next) => {
  // Browsers send an Origin with every POST, `null` if a page hides it; other clients send none.
  const origin = c.req.header('origin');
  if (origin === undefined) return next();
  return c.json(
    { error: `A page of a browser cannot do this. The request has the Origin "${origin}".` },
    403,
  );
};

/** This is more than the `paths` of a site with 50,000 pages need. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Refuses a larger body before it fills the memory. */
export const limitedBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ error: `The body has more than ${MAX_BODY_BYTES} bytes.` }, 413),
});
