/** Compares the responses of the API and the storage, and the life of a job, with what is expected. */
import type { Exchange } from './exchange.ts';
import { type Finding, holds, noted, statusOf, word } from './finding.ts';
import { MAX_WAIT_MS, type Observations, type StatusCheck } from './observe.ts';
import type { StorageProbes } from './probe-storage.ts';

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isTime = (value: unknown) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(String(value));
const isUrl = (value: unknown) => URL.canParse(String(value));

/** The known fields, and whether each may be null. */
const FIELDS: Readonly<
  Record<string, readonly [isValid: (value: unknown) => boolean, nullable?: 'or null']>
> = {
  jobId: [isText],
  status: [isText],
  progress: [(value) => typeof value === 'number' && value >= 0 && value <= 100],
  pageCount: [isCount],
  createdAt: [isTime],
  updatedAt: [isTime],
  error: [isText, 'or null'],
  bundleUrl: [isUrl, 'or null'],
  sizeBytes: [isCount, 'or null'],
  expiresAt: [isTime, 'or null'],
};

/** Checks that required fields exist and that every field has its type. Other fields are listed. */
export function checkFields(responses: readonly Exchange[], ...required: string[]): Finding | undefined {
  if (responses.length === 0) return undefined;
  const problems = new Set<string>();
  const others = new Set<string>();
  for (const { headers, json } of responses) {
    if (!headers['content-type']?.startsWith('application/json')) problems.add('a different media type');
    for (const name of required) if (!(name in json)) problems.add(`no \`${name}\``);
    for (const [name, value] of Object.entries(json)) {
      const [isValid, nullable] = FIELDS[name] ?? [];
      if (isValid === undefined) others.add(word(name));
      else if (!isValid(value) && !(nullable && value === null)) problems.add(`invalid \`${name}\``);
    }
  }
  const known = Object.keys(responses.at(-1)?.json ?? {}).filter((name) => name in FIELDS);
  const more = others.size === 0 ? '' : `; not described: ${[...others].join(', ')}`;
  return holds(problems.size === 0, [...problems, ...known].join(', ') + more);
}

export function checkErrors(responses: readonly (Exchange | undefined)[]): Finding | undefined {
  const errors = responses.filter((one) => one !== undefined && one.status >= 400);
  const good = errors.filter((one) => isText(one?.json['error'])).length;
  return errors.length === 0 ? undefined : holds(good === errors.length, `${good} of ${errors.length}`);
}

/** The vendor describes no body for it, so any is fine, and users want to know which one there is. */
export function checkRefusal(refusal: Exchange | undefined, status: number): Finding | undefined {
  if (refusal === undefined) return undefined;
  const { body, json } = refusal;
  const kind = isText(json['error']) ? 'JSON with `error`' : body.length === 0 ? 'no body' : 'another body';
  return holds(refusal.status === status, `${statusOf(refusal)}, ${kind}`);
}

export function checkAnswers(checks: readonly StatusCheck[]): Finding | undefined {
  if (checks.length === 0) return undefined;
  const others = new Set(
    checks.filter(({ response }) => response.status !== 200).map((one) => statusOf(one.response)),
  );
  return holds(others.size === 0, [`${checks.length} checks`, ...others].join(', '));
}

export function checkStatuses(checks: readonly StatusCheck[]): Finding | undefined {
  const statuses = [...new Set(answered(checks).map(({ json }) => json['status']))];
  if (statuses.length === 0) return undefined;
  const places = statuses.map((status) => ['queued', 'running', 'completed'].indexOf(String(status)));
  const isInOrder = isGrowing([0, ...places]);
  // An interrupted run says nothing about how the job ends.
  if (isInOrder && places.at(-1) !== 2 && (checks.at(-1)?.atMs ?? 0) < MAX_WAIT_MS) return undefined;
  return holds(isInOrder && places.at(-1) === 2, statuses.map(word).join(', '));
}

export function checkFigures({ byDomain, checks }: Observations): Finding | undefined {
  const [progress, pages] = ['progress', 'pageCount'].map((name) => valuesOf(checks, name).map(Number));
  if (progress === undefined || pages === undefined || answered(checks).length === 0) return undefined;
  const seen =
    progress.length + pages.length === 0 ? 'neither' : `${span(progress)} percent, ${span(pages)} pages`;
  if (!byDomain) return holds(seen === 'neither', seen);
  return seen === 'neither' ? undefined : holds(isGrowing(progress) && isGrowing(pages), seen);
}

/**
 * Returns how long the job took from a status, or from its start, to the next status, as a range between two checks.
 */
export function timeTo(checks: readonly StatusCheck[], next: string, from?: string): Finding | undefined {
  const reached = (status: string) =>
    checks.findIndex(({ response }) => [status, 'completed'].includes(String(response.json['status'])));
  const fromMs = from === undefined ? 0 : checks[reached(from)]?.atMs;
  const end = checks[reached(next)];
  if (fromMs === undefined || end === undefined) return undefined;
  const seconds = (ms: number) => (Math.max(0, ms - fromMs) / 1000).toFixed(1);
  return noted(`${seconds(checks[checks.indexOf(end) - 1]?.atMs ?? 0)} to ${seconds(end.atMs)} s`);
}

export function checkFreshUrl({ bundle, freshBundle }: Observations): Finding | undefined {
  if (freshBundle === undefined) return undefined;
  const [first, second] = [bundle, freshBundle].map((one) => String(one?.json['bundleUrl']).split('?'));
  const seen = first?.[1] === second?.[1] ? 'the same signature' : 'a different signature';
  return holds(
    first?.[0] === second?.[0],
    `${first?.[0] === second?.[0] ? 'the same' : 'a different'} object, ${seen}`,
  );
}

export function checkEarlyUrls(checks: readonly StatusCheck[]): Finding | undefined {
  const active = answered(checks).filter(({ json }) => json['status'] !== 'completed');
  const early = active.filter(({ json }) => (json['bundleUrl'] ?? null) !== null).length;
  return active.length === 0 ? undefined : holds(early === 0, `a URL in ${early} of ${active.length}`);
}

/** Whether the job was still active after the requests that followed the first check. Otherwise, they came too late. */
export function wasActive(checks: readonly StatusCheck[]): boolean {
  const { status, json } = checks[1]?.response ?? {};
  return status === 200 && !['completed', 'failed'].includes(String(json?.['status']));
}

export function completedJob(checks: readonly StatusCheck[]): Exchange | undefined {
  return answered(checks).find(({ json }) => json['status'] === 'completed');
}

export function answered(checks: readonly StatusCheck[]): Exchange[] {
  return checks.map(({ response }) => response).filter(({ status }) => status === 200);
}

export function checkSize({ bytes, whole }: StorageProbes, { bundle }: Observations): Finding | undefined {
  const sizeBytes = bundle?.json['sizeBytes'];
  const length = Number(whole.headers['content-length']);
  if (sizeBytes === undefined) return undefined;
  return holds(
    sizeBytes === bytes && length === bytes,
    `${Number(sizeBytes)}, ${bytes}, and ${length} bytes`,
  );
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

function valuesOf(checks: readonly StatusCheck[], name: string): unknown[] {
  return answered(checks).flatMap(({ json }) => (json[name] === undefined ? [] : [json[name]]));
}

function isGrowing(values: readonly number[]): boolean {
  return values.every((value, at) => value >= (values[at - 1] ?? value));
}

function span(values: readonly number[]): string {
  return `${values[0]} to ${values.at(-1)}`;
}
