/**
 * The storage behind the bundle URLs, on its own origin: one GET of one object, with S3's rules for signatures, ranges,
 * `If-Match`, and `If-Range`, and S3's errors in XML.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { faultFor, faultResponse } from '../http/faults.ts';
import { faultWords, type LoggedEnv } from '../http/request-log.ts';
import { type ResponseParts, sendResponse, type Timing } from '../http/send-response.ts';
import type { StoredBundle } from '../jobs/bundle-store.ts';
import type { EmulatedExportJob } from '../jobs/export-jobs.ts';
import type { Service } from '../jobs/service.ts';
import type { BundleFormat } from '../site/pack.ts';
import { hasValidParameters, hasValidSignature, isSigned, lifetimeOf } from './presigned-url.ts';

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
  job: EmulatedExportJob | undefined,
): Promise<Response> {
  const fault = job && faultFor('storage', job.settings.faults, job.calls);
  if (fault !== undefined) c.set('fault', job?.settings.name ?? faultWords(fault));
  const effect = fault?.does;
  if (effect?.kind === 'answer') return sendResponse(c.env, timing, faultResponse(effect));
  const refused = accessRefusal(c, job, service.clock.wallTime());
  if (job === undefined || refused !== undefined) {
    return sendResponse(c.env, timing, refused ?? noSuchKey(), effect);
  }
  const bundle = await (effect?.kind === 'replaced' ? service.store.given(effect.archive) : job.bundle());
  const parts = object(c, job, bundle);
  const sent = effect?.kind === 'wrong-range' ? shifted(parts, bundle.sizeBytes) : parts;
  return sendResponse(c.env, timing, sent, effect);
}

/** Returns why a request does not get its object; undefined if it does. */
function accessRefusal(
  c: Context<LoggedEnv>,
  job: EmulatedExportJob | undefined,
  now: number,
): ResponseParts | undefined {
  const url = new URL(c.req.url);
  if (c.req.header('authorization') !== undefined) {
    return refusal(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter ' +
        'or the Authorization header should be specified',
    );
  }
  if (!isSigned(url)) return accessDenied();
  if (!hasValidParameters(url)) {
    return refusal(400, 'AuthorizationQueryParametersError', 'X-Amz parameters are missing or invalid.');
  }
  const lifetime = lifetimeOf(url);
  // As in S3, this check comes before the signature check: an altered URL that has expired is reported as expired.
  if (now >= lifetime.to) return refusal(403, 'AccessDenied', 'Request has expired');
  // The raw request distinguishes HEAD from GET, which the framework handles alike.
  if (!hasValidSignature(c.env.incoming.method ?? '', c.req.header('host') ?? '', url)) {
    return refusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature does not match the one computed here.',
    );
  }
  const { credentialsLifetimeSeconds = Number.POSITIVE_INFINITY, missingObject } = job?.settings ?? {};
  if (now >= lifetime.from + credentialsLifetimeSeconds * 1000) {
    return refusal(400, 'ExpiredToken', 'The provided token has expired.');
  }
  // S3 reports a missing object as 404 only to clients that may list the bucket.
  return missingObject && (missingObject === 403 ? accessDenied() : noSuchKey());
}

function object(
  c: Context<LoggedEnv>,
  job: EmulatedExportJob,
  { sizeBytes, file, ...bundle }: StoredBundle,
): ResponseParts {
  const { bytesPerSecond, withoutRanges, contentEncoding, bundleFormat } = job.settings;
  const etag = `"${bundle.etag}"`;
  if ((c.req.header('if-match') ?? etag) !== etag) {
    return refusal(412, 'PreconditionFailed', 'At least one of the preconditions did not hold');
  }
  const lastModified = new Date(job.createdAt).toUTCString();
  const headers = {
    ETag: etag,
    'Last-Modified': lastModified,
    'Content-Type': MEDIA_TYPES[bundleFormat],
    'Content-Disposition': `attachment; filename="${job.bundleName}"`,
    ...(withoutRanges ? {} : { 'Accept-Ranges': 'bytes' }),
    ...(contentEncoding === undefined ? {} : { 'Content-Encoding': contentEncoding }),
    ...commonHeaders(),
  };
  // Another validator asks for the complete object (RFC 9110, section 13.1.5).
  const isSame = [etag, lastModified].includes(c.req.header('if-range') ?? etag);
  const range = withoutRanges || !isSame ? undefined : rangeOf(c.req.header('range') ?? '', sizeBytes);
  const { start, end } = range ?? { start: 0, end: Number.POSITIVE_INFINITY };
  if (range !== undefined && start >= sizeBytes) {
    const unsatisfied = { 'Content-Range': `bytes */${sizeBytes}` };
    return refusal(416, 'InvalidRange', 'The requested range is not satisfiable', unsatisfied);
  }
  const body = { file, start, end: Math.min(end, sizeBytes - 1) };
  if (sizeBytes === 0) return { status: 200, headers, body: Buffer.alloc(0) };
  if (range === undefined) return { status: 200, headers, body, bytesPerSecond };
  return { status: 206, headers: { ...headers, ...contentRange(body, sizeBytes) }, body, bytesPerSecond };
}

/**
 * Returns the first and last byte; undefined for the complete object, since S3 ignores an invalid range. A range
 * without a first byte requests the last bytes of the object (RFC 9110, section 14.1.2).
 */
function rangeOf(range: string, sizeBytes: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  if (first !== '') return Number(first) > end ? undefined : { start: Number(first), end };
  // The last 0 bytes begin after the end.
  return last === '' ? undefined : { start: Math.max(sizeBytes - end, 0), end: sizeBytes - 1 };
}

/** Returns a range that begins and ends one byte late, with a matching header. */
function shifted(parts: ResponseParts, sizeBytes: number): ResponseParts {
  if (Buffer.isBuffer(parts.body) || parts.status !== 206) return parts;
  const { file, start, end } = parts.body;
  const body = { file, start: start + 1, end: Math.min(end + 1, sizeBytes - 1) };
  return { ...parts, headers: { ...parts.headers, ...contentRange(body, sizeBytes) }, body };
}

const contentRange = ({ start, end }: { start: number; end: number }, sizeBytes: number) => ({
  'Content-Range': `bytes ${start}-${end}/${sizeBytes}`,
});

const MEDIA_TYPES: Readonly<Record<BundleFormat, string>> = {
  'tar.gz': 'application/gzip',
  zip: 'application/zip',
  tar: 'application/x-tar',
};

/** Each response has its own ID. */
const commonHeaders = () => ({
  Server: 'AmazonS3',
  'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
});

const accessDenied = () => refusal(403, 'AccessDenied', 'Access Denied');
const noSuchKey = () => refusal(404, 'NoSuchKey', 'The specified key does not exist.');

/** An error response of S3. */
function refusal(status: number, code: string, message: string, headers = {}): ResponseParts {
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
