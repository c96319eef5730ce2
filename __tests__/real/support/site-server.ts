/** Serves a destination as a static host does, with the headers that the deploy action sets, and delays some answers. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { listen } from '../../../emulator/http/listen.ts';
import { isImmutable, TOOL_FOLDERS } from '../../../src/deploy/plan/hashed-files.ts';
import { siteFiles } from '../../../tools/serve-folder.ts';

/** Images outside of the folders of build tools, which may be missing in an open page: what a site no longer has is gone. */
export const IMAGE_OF_SITE = new RegExp(
  String.raw`^(?!.*/(?:${TOOL_FOLDERS.map(([, folder]) => folder).join('|')})/).*\.(?:avif|gif|jpe?g|png|svg|webp)$`,
);

/** Delays answers to one visitor, from the start until `end`. */
interface GivenDelay {
  /** Host name by which the visitor knows the server. */
  readonly host: string;
  readonly path: RegExp;
  /** Whether the file is read when the delay ends, or before, so that only the answer is late. */
  readonly reading: 'late' | 'at once';
}

export class Delay {
  /** How many answers have been delayed. */
  count = 0;
  end = (): void => {};
  readonly #given: GivenDelay;
  readonly #ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  constructor(given: GivenDelay) {
    this.#given = given;
  }

  async apply(host: string, path: string, reading: GivenDelay['reading']): Promise<void> {
    const given = this.#given;
    if (given.host !== host || given.reading !== reading || !given.path.test(path)) return;
    this.count++;
    await this.#ended;
  }
}

export interface SiteServer {
  /** It answers requests for any host name. */
  readonly port: number;
  /** The requests for assets that are not at the destination. */
  readonly missing: readonly { readonly host: string; readonly path: string }[];
  /** The paths of the requests that were answered with a file. */
  readonly requested: readonly string[];
  delay(delay: GivenDelay): Delay;
  close(): void;
}

/**
 * @param isAsset whether the path is that of a file that no page may lack, unless it is an image of the site
 * @param immutable input `immutable` of the deployment
 */
export async function serveSite(
  folder: string,
  isAsset: RegExp,
  immutable: readonly string[],
): Promise<SiteServer> {
  const missing: { host: string; path: string }[] = [];
  const requested: string[] = [];
  const delays: Delay[] = [];
  const site = siteFiles(folder);
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(async (c, next) => {
      const { hostname, pathname } = new URL(c.req.url);
      for (const delay of delays) await delay.apply(hostname, pathname, 'late');
      await next();
      const control = isImmutable(pathname.slice(1), immutable)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate';
      if (c.res.status !== 404) c.header('Cache-Control', control);
      for (const delay of delays) await delay.apply(hostname, pathname, 'at once');
    })
    // This reads the complete file, so that a later change does not affect an answer that is delayed.
    .use(etag())
    .all('*', async ({ req, env }) => {
      const answer = await site.fetch(req.raw, env);
      const { hostname, pathname } = new URL(req.url);
      if (answer.status === 200) requested.push(pathname);
      if (answer.status === 404 && isAsset.test(pathname) && !IMAGE_OF_SITE.test(pathname)) {
        missing.push({ host: hostname, path: pathname });
      }
      return answer;
    });
  const { origin, close } = await listen(app, '127.0.0.1', 0);
  return {
    port: Number(new URL(origin).port),
    missing,
    requested,
    delay: (given) => {
      const delay = new Delay(given);
      delays.push(delay);
      return delay;
    },
    close,
  };
}
