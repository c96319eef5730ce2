/**
 * The content delivery network in front of the destination. To add one, copy `cloudfront.ts`. The file has everything
 * that is special about its CDN: what it does, its inputs with their parsers, and the rules between its inputs and any
 * others, such as those of another CDN. `deploy/inputs/inputs.ts` has a place for each: `DEPLOY_INPUTS`, `checkRules`,
 * and `cdn`. The table of inputs masks a key (`isSecret`).
 *
 * For a CDN over HTTP, `sendWithRetries` (`http/send-with-retries.ts`) sends the requests. A scenario with the field
 * `server` receives them.
 */
import type { Context } from '../../context/context.ts';

/** How many addresses were purged, or all that the CDN has. */
export type Purged = number | 'all';

export interface Cdn {
  /** The name of the CDN in messages. */
  readonly name: string;
  /** The IDs of the parts of the CDN that are purged, such as distributions, as messages show them. */
  readonly id: string;
  /** If there are more addresses than this, all addresses are purged. */
  readonly maxPaths: number;
  /**
   * Called before anything is changed, and in a dry run, unless nothing is deployed or purged. Throws DeployError if
   * something that `purge` needs is missing.
   */
  readonly require?: (context: Context) => Promise<void>;
  /**
   * @returns what was purged, which the report shows
   * @throws DeployError
   */
  readonly purge: (
    what: {
      /** Paths of the addresses, without their leading slash, and not encoded; undefined for all. */
      readonly paths: readonly string[] | undefined;
      /** The same as URLs of the live site; also undefined if its address is not known (input `verify-url`). */
      readonly urls: readonly string[] | undefined;
    },
    context: Context,
  ) => Promise<Purged>;
}
