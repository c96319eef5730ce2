/** The presigned URL of the bundle. After it has expired, it is refreshed once for all connections that request it. */
import type { BundleUrl } from '../values/url.ts';

export class PresignedUrl {
  readonly #create: () => Promise<BundleUrl>;
  #current: BundleUrl;
  #refreshing: Promise<void> | undefined;

  /** @param create creates a fresh URL for the same bundle */
  constructor(current: BundleUrl, create: () => Promise<BundleUrl>) {
    this.#current = current;
    this.#create = create;
  }

  get url(): URL {
    return new URL(this.#current.bundleUrl);
  }

  /** Size of the bundle as the service announced it. */
  get sizeBytes(): number | undefined {
    return this.#current.sizeBytes;
  }

  /**
   * Creates a fresh URL, unless another connection has done so since.
   *
   * @param expired the URL that no longer works
   * @throws whatever creating a URL throws
   */
  async refresh(expired: URL): Promise<void> {
    if (expired.href !== this.url.href) return;
    this.#refreshing ??= this.#create()
      .then((fresh) => {
        this.#current = fresh;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    await this.#refreshing;
  }
}
