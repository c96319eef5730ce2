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

/** Whether a request's method, host, path and query are what was signed. */
export function hasValidSignature(method: string, host: string, url: URL): boolean {
  const given = new URL(url);
  given.searchParams.delete('X-Amz-Signature');
  const expected = new URL(signedPath(host, `${url.pathname}${given.search}`, method), url);
  // All of it, since the signer sets the algorithm, the credential and the token itself, whatever was given.
  return sorted(expected) === sorted(url);
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Every presigned URL has these parameters (AWS Signature Version 4, "Authenticating requests: using query parameters"). */
const PARAMETERS = ['Algorithm', 'Credential', 'Signature', 'Date', 'SignedHeaders', 'Expires'];
const MAX_LIFETIME_SECONDS = 604_800;

/** Whether a query is meant to sign its request. */
export function isSigned({ searchParams }: URL): boolean {
  return PARAMETERS.some((name) => searchParams.has(`X-Amz-${name}`));
}

/** What S3 says of the parameters of a signed query that are missing or impossible. */
export function parameterProblem({ searchParams }: URL): string | undefined {
  if (PARAMETERS.some((name) => !searchParams.has(`X-Amz-${name}`))) {
    return (
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, ' +
      'X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.'
    );
  }
  const [algorithm, date, expires] = ['Algorithm', 'Date', 'Expires'].map(
    (name) => searchParams.get(`X-Amz-${name}`) ?? '',
  ) as [string, string, string];
  if (algorithm !== ALGORITHM) return `X-Amz-Algorithm only supports "${ALGORITHM}"`;
  if (!DATE.test(date)) {
    return `X-Amz-Date must be in the ISO8601 Long Format "yyyyMMdd'T'HHmmss'Z'"`;
  }
  if (!/^-?\d+$/.test(expires)) return 'X-Amz-Expires should be a number';
  if (Number(expires) < 0) return 'X-Amz-Expires must be non-negative';
  return Number(expires) > MAX_LIFETIME_SECONDS
    ? `X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than ${MAX_LIFETIME_SECONDS} seconds`
    : undefined;
}

const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** When a URL without a `parameterProblem` was signed and when it expires, milliseconds since 1970. */
export function lifetimeOf(url: URL): { from: number; to: number } {
  const [, ...parts] = DATE.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? [];
  const seconds = Number(url.searchParams.get('X-Amz-Expires'));
  const [year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const from = Date.UTC(year, month - 1, day, hour, minute, second);
  return { from, to: from + seconds * 1000 };
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
