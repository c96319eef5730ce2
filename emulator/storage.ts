/**
 * The storage behind the bundle URLs, on an origin of its own: one GET of one object, with S3's rules for signatures,
 * ranges, and `If-Match`, and S3's errors in XML.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { StoredBundle } from './bundle-store.ts';
import type { ExportJob } from './export-jobs.ts';
import { faultFor, faultResponse } from './faults.ts';
import { hasValidParameters, hasValidSignature, isSigned, lifetimeOf } from './presigned-url.ts';
import { faultWords, type LoggedEnv } from './request-log.ts';
import { type ResponseParts, sendResponse, type Timing } from './send-response.ts';
import type { Service } from './service.ts';
import type { BundleFormat } from './site/pack.ts';

/** An error response of S3. */
class StorageRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export function storageRoutes(service: Service, timing: Timing): Hono<LoggedEnv> {
  const app = new Hono<LoggedEnv>();
  app.all('/:jobId/:name', (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    return serve(c, service, timing, job?.bundlePath === new URL(c.req.url).pathname ? job : undefined);
  });
  app.all('*', (c) => serve(c, service, timing, undefined));
  return app;
}

async function serve(
  c: Context<LoggedEnv>,
  service: Service,
  timing: Timing,
  job: ExportJob | undefined,
): Promise<Response> {
  const fault = job && faultFor('storage', job.settings.faults, job.calls);
  if (fault !== undefined) c.set('fault', job?.settings.name ?? faultWords(fault));
  const effect = fault?.does;
  if (effect?.kind === 'answer') return sendResponse(c.env, timing, faultResponse(effect));
  let parts: ResponseParts;
  try {
    checkSignature(c, job, service.clock.wallTime());
    const missing = job === undefined ? 404 : job.settings.missingObject;
    if (job === undefined || missing !== undefined) throw noSuchObject(missing);
    const bundle = await (effect?.kind === 'replaced' ? service.store.given(effect.archive) : job.bundle());
    parts = object(c, job, bundle);
    if (effect?.kind === 'wrong-range') parts = shifted(parts, bundle.sizeBytes);
  } catch (error) {
    if (!(error instanceof StorageRefusal)) throw error;
    parts = refusal(error);
  }
  return sendResponse(c.env, timing, parts, effect);
}

/** S3 reports a missing object as 404 only to those that may list the bucket. */
function noSuchObject(status: 403 | 404 | undefined): StorageRefusal {
  return status === 403
    ? new StorageRefusal(403, 'AccessDenied', 'Access Denied')
    : new StorageRefusal(404, 'NoSuchKey', 'The specified key does not exist.');
}

function checkSignature(c: Context<LoggedEnv>, job: ExportJob | undefined, now: number): void {
  const url = new URL(c.req.url);
  if (c.req.header('authorization') !== undefined) {
    throw new StorageRefusal(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter ' +
        'or the Authorization header should be specified',
    );
  }
  if (!isSigned(url)) throw new StorageRefusal(403, 'AccessDenied', 'Access Denied');
  if (!hasValidParameters(url)) {
    throw new StorageRefusal(
      400,
      'AuthorizationQueryParametersError',
      'X-Amz parameters are missing or invalid.',
    );
  }
  const lifetime = lifetimeOf(url);
  // Before the signature, as S3 does: an expired URL that was altered has expired.
  if (now >= lifetime.to) throw new StorageRefusal(403, 'AccessDenied', 'Request has expired');
  // The raw request distinguishes HEAD from GET, which the framework handles alike.
  if (!hasValidSignature(c.env.incoming.method ?? '', c.req.header('host') ?? '', url)) {
    throw new StorageRefusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature does not match the one computed here.',
    );
  }
  const credentialsLifetime = job?.settings.credentialsLifetimeSeconds;
  if (credentialsLifetime !== undefined && now >= lifetime.from + credentialsLifetime * 1000) {
    throw new StorageRefusal(400, 'ExpiredToken', 'The provided token has expired.');
  }
}

function object(c: Context<LoggedEnv>, job: ExportJob, bundle: StoredBundle): ResponseParts {
  const { sizeBytes, file } = bundle;
  const { bytesPerSecond, withoutRanges, contentEncoding, bundleFormat } = job.settings;
  const etag = `"${bundle.etag}"`;
  const ifMatch = c.req.header('if-match') ?? etag;
  if (ifMatch !== etag) {
    throw new StorageRefusal(412, 'PreconditionFailed', 'At least one of the preconditions did not hold');
  }
  const headers = {
    ETag: etag,
    'Last-Modified': new Date(job.createdAt).toUTCString(),
    'Content-Type': MEDIA_TYPES[bundleFormat],
    'Content-Disposition': `attachment; filename="${job.bundleName}"`,
    ...(withoutRanges ? {} : { 'Accept-Ranges': 'bytes' }),
    ...(contentEncoding === undefined ? {} : { 'Content-Encoding': contentEncoding }),
    ...commonHeaders(),
  };
  const part = withoutRanges ? undefined : partOf(c.req.header('range') ?? '', sizeBytes);
  const { start, end } = part ?? { start: 0, end: sizeBytes - 1 };
  return {
    status: part === undefined ? 200 : 206,
    headers:
      part === undefined ? headers : { ...headers, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` },
    body: { file, start, end },
    bytesPerSecond,
  };
}

/**
 * @returns the first and last byte of a range; undefined for the complete object, since S3 ignores a range that it
 *   cannot read
 * @throws StorageRefusal for a range after the end
 */
function partOf(range: string, sizeBytes: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === '' || (last !== '' && Number(last) < Number(first))) return undefined;
  if (Number(first) >= sizeBytes) {
    throw new StorageRefusal(416, 'InvalidRange', 'The requested range is not satisfiable', {
      'Content-Range': `bytes */${sizeBytes}`,
    });
  }
  return { start: Number(first), end: Math.min(last === '' ? sizeBytes : Number(last), sizeBytes - 1) };
}

/** A range that begins and ends one byte late, and states so. */
function shifted(parts: ResponseParts, sizeBytes: number): ResponseParts {
  const { body, headers } = parts;
  if (Buffer.isBuffer(body) || parts.status !== 206) return parts;
  const [start, end] = [body.start + 1, Math.min(body.end + 1, sizeBytes - 1)];
  return {
    ...parts,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` },
    body: { ...body, start, end },
  };
}

const MEDIA_TYPES: Readonly<Record<BundleFormat, string>> = {
  'tar.gz': 'application/gzip',
  zip: 'application/zip',
  'tar.zst': 'application/zstd',
  tar: 'application/x-tar',
};

/** Each response has an id of its own. */
const commonHeaders = () => ({
  Server: 'AmazonS3',
  'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
});

function refusal({ status, code, message, headers }: StorageRefusal): ResponseParts {
  const common = commonHeaders();
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${common['x-amz-request-id']}</RequestId></Error>`;
  return {
    status,
    headers: { 'Content-Type': 'application/xml', ...common, ...headers },
    body: Buffer.from(xml),
  };
}
