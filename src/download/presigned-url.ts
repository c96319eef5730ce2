/** The link to the bundle, and a fresh one when it has ended: one for all connections, however many ask for it. */
import type { BundleUrl } from '../service/schemas.ts';

export class PresignedUrl {
  readonly #renew: () => Promise<BundleUrl>;
  #bundle: BundleUrl;
  #renewing: Promise<void> | undefined;

  /** @param renew makes a fresh link to the same bundle */
  constructor(bundle: BundleUrl, renew: () => Promise<BundleUrl>) {
    this.#bundle = bundle;
    this.#renew = renew;
  }

  get url(): URL {
    return new URL(this.#bundle.bundleUrl);
  }

  /** Size of the bundle as the service announced it. */
  get sizeBytes(): number | undefined {
    return this.#bundle.sizeBytes;
  }

  /**
   * Makes a fresh link, unless another connection has done so since.
   *
   * @param ended the link that did not work any more
   * @throws what making a link throws
   */
  async renew(ended: URL): Promise<void> {
    if (ended.href !== this.url.href) return;
    this.#renewing ??= this.#renew()
      .then((bundle) => {
        this.#bundle = bundle;
      })
      .finally(() => {
        this.#renewing = undefined;
      });
    await this.#renewing;
  }
}
