/** The bundle URL during a download. It is refreshed once for all connections that use it. */
import { percentDecoded } from '../text/decode-text.ts';
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

  /** Replaces this URL with a fresh one, unless another connection has done so. Throws what `create` throws. */
  async refresh(used: URL): Promise<void> {
    if (used.href !== this.url.href) return;
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

/** Query names that carry a credential: those of S3, Google, Azure, and CloudFront. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;

/** The runner would mask a short value in many harmless words. */
const MIN_LENGTH = 16;

/**
 * Returns the query values that grant access, both as they are written in the URL and decoded.
 *
 * The result never contains the complete URL: the runner also masks the parts of a value between `&`, even in outputs
 * that have nothing to do with the URL (actions/runner, SecretMasker.cs and ValueEncoders.cs).
 */
export function urlCredentials(url: string): string[] {
  const query = url.slice(url.indexOf('?') + 1).split('#', 1)[0] ?? '';
  const credentials = query.split('&').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const raw = rest.join('=');
    return CREDENTIAL_NAMES.test(name) ? [raw, percentDecoded(raw)] : [];
  });
  return [...new Set(credentials)].filter((value) => value.length >= MIN_LENGTH && !value.includes('&'));
}
