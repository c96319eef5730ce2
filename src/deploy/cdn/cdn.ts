/**
 * The content delivery network in front of the destination. To add one, copy `cloudfront.ts`, and choose it in `cdnOf`
 * (`deploy/inputs/inputs.ts`). The table there masks a key (`isSecret`).
 *
 * For one over HTTP, `alarm/secret-address.ts` shows how to send a request with retries, and `fileUrl`
 * (`site/addresses.ts`) returns the URL of a path. A scenario with the field `server` gets its requests.
 */
import type { Context } from '../../context/context.ts';

export interface Cdn {
  /** The name of the CDN in messages. */
  readonly name: string;
  /** The ID of the part of the CDN that is purged, such as a distribution. */
  readonly id: string;
  /** If there are more addresses than this, all addresses are purged. */
  readonly maxPaths: number;
  /**
   * Called before anything is changed, and in a dry run, if the plan purges something. Throws DeployError if something
   * that `purge` needs is missing.
   */
  readonly require?: (context: Context) => Promise<void>;
  /** @throws DeployError */
  readonly purge: (
    what: {
      /** Paths of the addresses, without their leading slash, and not encoded; undefined for all. */
      readonly paths: readonly string[] | undefined;
      /** Address of the live site (input `verify-url`), for a CDN that purges URLs. */
      readonly siteUrl: string | undefined;
    },
    context: Context,
  ) => Promise<void>;
}
