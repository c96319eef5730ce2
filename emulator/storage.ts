/**
 * The storage behind the links, on an origin of its own: one GET of one object, with S3's rules for signatures,
 * ranges and conditions, and S3's errors in XML.
 */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import parseRange from 'range-parser';
import type { StoredBundle } from './bundle-store.ts';
import { answer, type Delivery } from './deliver.ts';
import type { ExportJob } from './export-jobs.ts';
import { faultFor } from './faults.ts';
import { isSignedAsGiven, lifetimeOf } from './presigned-link.ts';
import type { Service } from './service.ts';

type Env = { Bindings: HttpBindings };

/** An answer of S3's that is no object. */
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

export function storageRoutes(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.all('/exports/:jobId/site.tar.gz', async (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    const fault = job && faultFor('storage', job.settings.faults, job.calls);
    let delivery: Delivery;
    try {
      // The raw request tells HEAD from GET, which the framework answers alike.
      checkSignature(c.env.incoming.method ?? 'GET', c, job);
      if (job === undefined) throw new StorageRefusal(404, 'NoSuchKey', 'The specified key does not exist.');
      delivery = object(c, job, await job.bundle());
    } catch (error) {
      if (!(error instanceof StorageRefusal)) throw error;
      delivery = refusal(error);
    }
    if (fault?.does.kind === 'answer') {
      const { status, headers = {}, body = '' } = fault.does;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      delivery = { status, headers: { 'Content-Type': 'text/html', ...headers }, body: Buffer.from(text) };
    }
    const isMishap = fault !== undefined && fault.does.kind !== 'answer';
    return answer(c.env, delivery, isMishap ? fault.does : undefined);
  });
  return app;
}

function checkSignature(method: string, c: Context<Env>, job: ExportJob | undefined): void {
  const url = new URL(c.req.url);
  if (c.req.header('authorization') !== undefined) {
    throw new StorageRefusal(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter ' +
        'or the Authorization header should be specified',
    );
  }
  const lifetime = lifetimeOf(url);
  if (lifetime === undefined) throw new StorageRefusal(403, 'AccessDenied', 'Access Denied');
  if (!isSignedAsGiven(method, c.req.header('host') ?? '', url)) {
    throw new StorageRefusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature does not match the one computed here.',
    );
  }
  if (Date.now() >= lifetime.to) throw new StorageRefusal(403, 'AccessDenied', 'Request has expired');
  const credentialsEnd = job?.settings.credentialsLifetimeSeconds;
  if (credentialsEnd !== undefined && Date.now() >= lifetime.from + credentialsEnd * 1000) {
    throw new StorageRefusal(400, 'ExpiredToken', 'The provided token has expired.');
  }
}

function object(c: Context<Env>, job: ExportJob, bundle: StoredBundle): Delivery {
  const { sizeBytes, md5, file } = bundle;
  const { bytesPerSecond, withoutRanges, contentEncoding } = job.settings;
  const etag = `"${md5}"`;
  const ifMatch = c.req.header('if-match');
  if (ifMatch !== undefined && !names(ifMatch, etag)) {
    throw new StorageRefusal(412, 'PreconditionFailed', 'At least one of the preconditions did not hold');
  }
  const headers = {
    ETag: etag,
    'Last-Modified': new Date(job.createdAt).toUTCString(),
    'Content-Type': 'application/gzip',
    ...(withoutRanges ? {} : { 'Accept-Ranges': 'bytes' }),
    ...(contentEncoding === undefined ? {} : { 'Content-Encoding': contentEncoding }),
    ...COMMON_HEADERS,
  };
  if (names(c.req.header('if-none-match') ?? '', etag))
    return { status: 304, headers, body: Buffer.alloc(0) };

  const whole: Delivery = {
    status: 200,
    headers,
    body: { file, start: 0, end: sizeBytes - 1 },
    bytesPerSecond,
  };
  const wanted = c.req.header('range');
  const ifRange = c.req.header('if-range');
  if (wanted === undefined || withoutRanges || (ifRange !== undefined && ifRange !== etag)) return whole;
  const ranges = parseRange(sizeBytes, wanted);
  if (ranges === -1) {
    throw new StorageRefusal(416, 'InvalidRange', 'The requested range is not satisfiable', {
      'Content-Range': `bytes */${sizeBytes}`,
    });
  }
  // S3 takes a range that it cannot read, and more than one range, for none.
  const [range, ...more] = ranges === -2 ? [] : ranges;
  if (range === undefined || more.length > 0) return whole;
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` },
    body: { file, start, end },
    bytesPerSecond,
  };
}

const COMMON_HEADERS = { Server: 'AmazonS3', 'x-amz-request-id': 'EMULATOR00000000' } as const;

function names(condition: string, etag: string): boolean {
  return condition.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

function refusal({ status, code, message, headers }: StorageRefusal): Delivery {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<Error><Code>${code}</Code><Message>${message}</Message><RequestId>EMULATOR00000000</RequestId></Error>`;
  return {
    status,
    headers: { 'Content-Type': 'application/xml', ...COMMON_HEADERS, ...headers },
    body: Buffer.from(xml),
  };
}
