/** The content delivery network in front of the destination. To add one, copy `cloudfront.ts`, and choose it in `deploy/main.ts`. */
import type { Context } from '../../context/context.ts';

export interface Cdn {
  /** The name of the CDN in messages. */
  readonly name: string;
  /** The ID of the part of the CDN that is purged, such as a distribution. */
  readonly id: string;
  /** If there are more addresses than this, all addresses are purged. */
  readonly maxPaths: number;
  /** Called before anything is changed. Throws DeployError if something that `purge` needs is missing. */
  readonly require: () => Promise<void>;
  /**
   * @param addresses paths without their leading slash, not encoded; undefined for all
   * @param folder an existing folder for temporary files
   * @throws DeployError
   */
  readonly purge: (
    addresses: readonly string[] | undefined,
    folder: string,
    context: Pick<Context, 'signal'>,
  ) => Promise<void>;
}
