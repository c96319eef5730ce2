/** Presigned URLs as S3 creates and checks them (AWS Signature Version 4 in the query), signed by a library. */
import aws4 from 'aws4';

const CREDENTIALS = {
  accessKeyId: 'ASIAEMULATOR00000001',
  secretAccessKey: 'emulator-secret-access-key-0000000000000',
  // Services sign with a role's temporary credentials, so real URLs carry a token.
  sessionToken: `EmulatorSessionToken${'x'.repeat(180)}/+==`,
};
const REGION = 'us-east-1';

/**
 * @param signedAt milliseconds since 1970; signatures count in whole seconds
 * @returns the URL of `path` at `host`, signed for GET only
 */
export function presign(host: string, path: string, signedAt: number, lifetimeSeconds: number): string {
  const date = `${new Date(signedAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const query = `X-Amz-Date=${date}&X-Amz-Expires=${lifetimeSeconds}`;
  return `http://${host}${signedPath(host, `${path}?${query}`)}`;
}

/** Whether the signature matches a request's method, host, path, and query. */
export function hasValidSignature(method: string, host: string, url: URL): boolean {
  const given = new URL(url);
  given.searchParams.delete('X-Amz-Signature');
  const expected = new URL(signedPath(host, `${url.pathname}${given.search}`, method), url);
  // Compare the complete query, since the signer sets the algorithm, the credential, and the token, regardless of the
  // given ones.
  return sorted(expected) === sorted(url);
}

/** The parameters of each presigned URL (AWS Signature Version 4, "Authenticating requests: using query parameters"). */
const PARAMETERS = {
  'X-Amz-Algorithm': /^AWS4-HMAC-SHA256$/,
  'X-Amz-Credential': /./,
  'X-Amz-Signature': /./,
  'X-Amz-Date': /^\d{8}T\d{6}Z$/,
  'X-Amz-SignedHeaders': /./,
  'X-Amz-Expires': /^\d+$/,
};
const MAX_LIFETIME_SECONDS = 604_800;

/** Whether a query is meant to sign its request. */
export function isSigned({ searchParams }: URL): boolean {
  return Object.keys(PARAMETERS).some((name) => searchParams.has(name));
}

/** Whether a signed query has all parameters, with values that S3 accepts. */
export function hasValidParameters({ searchParams }: URL): boolean {
  return (
    Object.entries(PARAMETERS).every(([name, form]) => form.test(searchParams.get(name) ?? '')) &&
    Number(searchParams.get('X-Amz-Expires')) <= MAX_LIFETIME_SECONDS
  );
}

/** Returns when a URL with valid parameters was signed and when it expires, in milliseconds since 1970. */
export function lifetimeOf({ searchParams }: URL): { from: number; to: number } {
  const date = searchParams.get('X-Amz-Date') ?? '';
  const from = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  return { from, to: from + Number(searchParams.get('X-Amz-Expires')) * 1000 };
}

function sorted({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.sort();
  return query.toString();
}

function signedPath(host: string, path: string, method = 'GET'): string {
  const request = { service: 's3', region: REGION, host, path, method, signQuery: true };
  return aws4.sign(request, CREDENTIALS).path ?? path;
}
