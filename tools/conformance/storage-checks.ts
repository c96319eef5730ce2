/** Compares the responses of the storage with the expectations that need more than one line. */
import { type Finding, holds } from './finding.ts';
import type { Observations } from './observe.ts';
import type { StorageProbes } from './probe-storage.ts';

export function checkSize({ bytes, whole }: StorageProbes, { bundle }: Observations): Finding | undefined {
  const sizeBytes = bundle?.json['sizeBytes'];
  const length = Number(whole.headers['content-length']);
  if (sizeBytes === undefined) return undefined;
  return holds(sizeBytes === bytes && length === bytes, `${Number(sizeBytes)}, ${bytes} and ${length} bytes`);
}

export function checkETag({ whole, range, parts }: StorageProbes): Finding {
  const { etag = '' } = whole.headers;
  const isSame = [range, ...parts].every(({ headers }) => headers.etag === etag);
  const [, digits, partCount] = /^"([0-9a-f]{32})(-\d+)?"$/.exec(etag) ?? [];
  const kind =
    digits === undefined ? 'unknown' : partCount === undefined ? 'an upload at once' : 'an upload in parts';
  const strength = etag === '' ? 'none' : etag.startsWith('"') ? 'strong' : 'weak';
  return holds(
    isSame && strength === 'strong',
    `${strength}, kind: ${kind}${isSame ? '' : ', not for each range'}`,
  );
}

/** Compares the expiry in the signature (Signature Version 4, `X-Amz-Date` and `X-Amz-Expires`) with the response. */
export function checkLifetime({ url }: StorageProbes, { bundle }: Observations): Finding {
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  const seconds = Number(url.searchParams.get('X-Amz-Expires') ?? Number.NaN);
  const apartMs = Date.parse(String(bundle?.json['expiresAt'])) - signedAt - seconds * 1000;
  const token = url.searchParams.has('X-Amz-Security-Token') ? 'temporary' : 'permanent';
  const seen = `${Math.round(seconds / 60)} min, ${Math.round(apartMs / 60_000)} min apart, ${token} credentials`;
  return holds(Math.abs(apartMs) <= 60_000, seen);
}
