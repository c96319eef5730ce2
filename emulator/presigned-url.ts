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

/** When a URL was signed and when it expires, milliseconds since 1970; undefined if the query does not say so. */
export function lifetimeOf(url: URL): { from: number; to: number } | undefined {
  const [, ...parts] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? [];
  const seconds = Number(url.searchParams.get('X-Amz-Expires'));
  if (parts.length === 0 || !(seconds > 0)) return undefined;
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
