/**
 * The answers of the service, unknown until proven. A field that the service promises must be there and right;
 * every other field is used where it is right and ignored where it is not.
 */
import * as v from 'valibot';
import { isSecureUrl } from '../http/secure-url.ts';
import { cleanText } from '../text/clean-text.ts';
import type { components } from './wire.ts';

type Schemas = components['schemas'];

/** Answer to a start. */
export type StartedJob = Pick<Schemas['ExportJobStarted'], 'jobId'>;
/** A job as it is now. `status` is the service's word, whatever it is. */
export type ExportJob = Pick<Schemas['ExportJob'], 'status' | 'progress' | 'pageCount' | 'error'>;
/** A link to a bundle. `expiresAt` is empty where the service does not tell it. */
export type BundleUrl = Pick<Schemas['Bundle'], 'bundleUrl' | 'expiresAt' | 'sizeBytes'>;

/** A whole number that can be counted with. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Ids go into addresses, outputs and messages: printable ASCII without spaces, and one path segment each, which `.`
 * and `..` would leave even when encoded.
 */
export function isId(id: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}

export const startedJobSchema: v.GenericSchema<unknown, StartedJob> = v.object({
  jobId: v.pipe(v.string(), v.check(isId)),
});

export const exportJobSchema: v.GenericSchema<unknown, ExportJob> = v.object({
  status: v.pipe(v.string(), v.minLength(1)),
  progress: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined),
  pageCount: v.fallback(v.optional(count), undefined),
  error: v.fallback(v.optional(v.nullable(v.string())), undefined),
}) as v.GenericSchema<unknown, ExportJob>;

export const bundleUrlSchema: v.GenericSchema<unknown, BundleUrl> = v.object({
  bundleUrl: v.pipe(v.string(), v.check(isBundleUrl)),
  expiresAt: v.fallback(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/)), ''),
  sizeBytes: v.fallback(v.optional(count), undefined),
}) as v.GenericSchema<unknown, BundleUrl>;

/**
 * An agent job as it is now (service document, section 2.1). `status` is the service's word, whatever it is; every
 * other field is empty where it is null, missing, or nothing that an output may hold.
 */
export interface AgentJob {
  readonly status: string;
  /** Address of the source repository. */
  readonly repository: string;
  /** Branch that the agent works on. */
  readonly ref: string;
  readonly model: string;
  /** Address of the pull request, http or https. */
  readonly prLink: string;
  readonly createdAt: string;
  readonly archivedAt: string;
}

/** Given on exactly as it is, so only what can be shown as it is: a branch or a name that was cleaned is another one. */
const shownAsItIs = v.fallback(
  v.pipe(
    v.string(),
    v.check((text) => cleanText(text, 1000) === text),
  ),
  '',
);

export const agentJobSchema: v.GenericSchema<unknown, AgentJob> = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.minLength(1)),
    source: v.fallback(v.object({ repository: shownAsItIs, ref: shownAsItIs }), { repository: '', ref: '' }),
    model: shownAsItIs,
    prLink: v.pipe(
      shownAsItIs,
      v.transform((link) => (isWebAddress(link) ? link : '')),
    ),
    createdAt: shownAsItIs,
    archivedAt: shownAsItIs,
  }),
  v.transform(({ source, ...job }) => ({ ...job, ...source })),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

function isBundleUrl(text: string): boolean {
  // Checked on the text itself: URL.parse drops line breaks silently, and this goes into an output as it is.
  return !/[\s\p{Cc}]/u.test(text) && URL.canParse(text) && isSecureUrl(new URL(text));
}
