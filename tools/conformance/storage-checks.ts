/** Compares what the storage sends with what is expected. */
import { type Finding, holds, statusOf } from './finding.ts';
import type { Observations } from './observe.ts';
import type { StorageProbes } from './probe-storage.ts';

export function checkRange({ range, bytes }: StorageProbes): Finding {
  const isExact = range.headers['content-range'] === `bytes 0-0/${bytes}` && range.body.length === 1;
  return holds(range.status === 206 && isExact, `${statusOf(range)}, ${range.body.length} bytes`);
}

export function checkParts({ parts, partsMatch }: StorageProbes): Finding {
  const count = parts.filter(({ status }) => status === 206).length;
  const seen = `206 for ${count} of ${parts.length}, ${partsMatch ? 'the same' : 'other'} bytes`;
  return holds(count === parts.length && partsMatch, seen);
}

export function checkAltered({ altered }: StorageProbes): Finding {
  const code = /<Code>(\w{1,40})<\/Code>/.exec(altered.body.toString())?.[1];
  return holds(altered.status === 403 && code !== undefined, `${statusOf(altered)}, ${code ?? 'no code'}`);
}

export function checkETag({ whole, range, parts }: StorageProbes): Finding {
  const { etag = '' } = whole.headers;
  const isSame = [range, ...parts].every(({ headers }) => headers.etag === etag);
  const kind = /^"[0-9a-f]{32}"$/.test(etag)
    ? 'an upload at once'
    : /^"[0-9a-f]{32}-\d+"$/.test(etag)
      ? 'an upload in parts'
      : 'an unknown kind';
  const seen = etag === '' ? 'none' : `${etag.startsWith('"') ? 'strong' : 'weak'}, of ${kind}`;
  return holds(isSame && etag.startsWith('"'), isSame ? seen : `${seen}, not the same for each range`);
}

export function checkIfMatch({ ifMatch, ifMatchOther }: StorageProbes): Finding {
  const isKept = ifMatch.status === 206 && ifMatchOther.status === 412;
  return holds(isKept, `${statusOf(ifMatch)} and ${statusOf(ifMatchOther)}`);
}

export function checkEncoding({ whole }: StorageProbes): Finding {
  const { 'content-encoding': encoding } = whole.headers;
  return holds(encoding === undefined, /^[a-z]{1,10}$/.exec(encoding ?? 'none')?.[0] ?? 'another');
}

export function checkSize({ bytes, whole }: StorageProbes, sizeBytes: unknown): Finding | undefined {
  const length = whole.headers['content-length'];
  if (sizeBytes === undefined) return undefined;
  return holds(
    sizeBytes === bytes && length === `${bytes}`,
    `${Number(sizeBytes)}, ${bytes} and ${Number(length)} bytes`,
  );
}

/** The end of the signature (AWS Signature Version 4, `X-Amz-Date` and `X-Amz-Expires`) and that of the response. */
export function checkLifetime({ url }: StorageProbes, bundle: Observations['bundle']): Finding {
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
