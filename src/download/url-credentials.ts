/** Which parts of a presigned link must not be read in a log. */

/** Query names that carry a credential: S3's, Google's, Azure's and CloudFront's. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;

/** The runner would mask a short value in many a harmless word. */
const MIN_LENGTH = 16;

/**
 * The values of the link's query that let somebody else use it, as they stand in the link and decoded.
 *
 * Never the whole link: the runner also masks what follows its last `&`, and with it outputs that have nothing to do
 * with it (runner: a masked value with `&` in it is registered in parts).
 */
export function urlCredentials(link: string): string[] {
  const query = link.slice(link.indexOf('?') + 1).split('#', 1)[0] ?? '';
  const secrets = query.split('&').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const raw = rest.join('=');
    return CREDENTIAL_NAMES.test(name) ? [raw, decoded(raw)] : [];
  });
  return [...new Set(secrets)].filter((secret) => secret.length >= MIN_LENGTH && !secret.includes('&'));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
