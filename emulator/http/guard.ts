/** Keeps pages of other origins away from the emulator, since browsers also run on this machine, and limits bodies. */
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

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

/** Accepts requests that change something only from the emulator's own page, or from a client without an Origin. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  // Browsers send an Origin with every POST, `null` if a page hides it; other clients send none.
  const origin = c.req.header('origin');
  if (!SAFE.has(c.req.method) && origin !== undefined && origin !== `http://${c.req.header('host')}`) {
    return c.json({ error: `Only the emulator's own page may do this, not a page of ${origin}.` }, 403);
  }
  return next();
};

/** Pages load only the files of their origin: they contain no inline scripts, and no site may frame them. */
export const ownOriginOnly = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  // If a page hides its referrer, the browser also hides the Origin of its form.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
});

/** This is more than the `paths` of a site with 50,000 pages need. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Refuses a larger body before it fills the memory. */
export const limitedBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ error: `The body has more than ${MAX_BODY_BYTES} bytes.` }, 413),
});
