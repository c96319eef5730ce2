/**
 * The answers of the service, unknown until proven. A field that the service promises must be there and right;
 * every other field is used where it is right and ignored where it is not.
 */
import * as v from 'valibot';
import type { components } from './wire.ts';

type Schemas = components['schemas'];

/** Answer to a start. */
export type StartedJob = Pick<Schemas['ExportJobStarted'], 'jobId'>;
/** A job as it is now. `status` is the service's word, whatever it is. */
export type ExportJob = Pick<Schemas['ExportJob'], 'status' | 'progress' | 'pageCount' | 'error'>;
/** A link to a bundle. `expiresAt` is empty where the service does not tell it. */
export type Bundle = Pick<Schemas['Bundle'], 'bundleUrl' | 'expiresAt' | 'sizeBytes'>;

/** A whole number that can be counted with. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Ids go into addresses, outputs and messages: printable ASCII without spaces, and one path segment each, which `.`
 * and `..` would leave even when encoded.
 */
export function isJobId(id: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}

export const startedJobSchema: v.GenericSchema<unknown, StartedJob> = v.object({
  jobId: v.pipe(v.string(), v.check(isJobId)),
});

export const exportJobSchema: v.GenericSchema<unknown, ExportJob> = v.object({
  status: v.pipe(v.string(), v.minLength(1)),
  progress: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined),
  pageCount: v.fallback(v.optional(count), undefined),
  error: v.fallback(v.optional(v.nullable(v.string())), undefined),
}) as v.GenericSchema<unknown, ExportJob>;

export const bundleSchema: v.GenericSchema<unknown, Bundle> = v.object({
  bundleUrl: v.pipe(v.string(), v.check(isBundleUrl)),
  expiresAt: v.fallback(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)), ''),
  sizeBytes: v.fallback(v.optional(count), undefined),
}) as v.GenericSchema<unknown, Bundle>;

function isBundleUrl(text: string): boolean {
  // Checked on the text itself: URL.parse drops line breaks silently, and this goes into an output as it is.
  return !/[\s\p{Cc}]/u.test(text) && URL.canParse(text) && isSafeTransport(new URL(text));
}

/** https, or http to this very machine, which is where an emulator runs. */
export function isSafeTransport(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
