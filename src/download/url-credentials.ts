/** Which parts of a presigned URL must not appear in a log. */
import { percentDecoded } from '../text/decode-text.ts';

/** Query names that carry a credential: those of S3, Google, Azure and CloudFront. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;

/** The runner would mask a short value in many harmless words. */
const MIN_LENGTH = 16;

/**
 * The values of the query that let someone else use the URL, as they are written in the URL and decoded.
 *
 * It never contains the complete URL: the runner also masks the parts of a value between `&`, and with them outputs
 * that have nothing to do with it (actions/runner, SecretMasker.cs and ValueEncoders.cs).
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
