/** The content delivery network in front of the destination. To add one, copy `cloudfront.ts`, and choose it in `deploy/main.ts`. */
import type { Context } from '../../context/context.ts';

export interface Cdn {
  /** Its name in messages. */
  readonly name: string;
  /** The ID of what is purged, such as a distribution. */
  readonly id: string;
  /** Above this number of addresses, all are purged. */
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
