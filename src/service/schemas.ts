/**
 * The responses of the service, unknown until decoded. A field that the service promises must be there and valid;
 * every other field is used if it is valid, and ignored if it is not (docs/reference.md, "The service's API").
 */

import * as v from 'valibot';
import { cleanText } from '../text/clean-text.ts';
import type { BundleUrl } from '../values/bundle-url.ts';
import { isId } from '../values/id.ts';
import { isSecureUrl } from '../values/secure-url.ts';
import type { components } from './wire.ts';

type Schemas = components['schemas'];

/** The current state of a job. `status` is the service's word, whatever it is. */
export type ExportJob = Pick<Schemas['ExportJob'], 'status' | 'progress' | 'pageCount' | 'error'> & {
  /** Date and time of its last change. */
  readonly updatedAt?: string | undefined;
  /** The bundle URL, its expiry and the size, as they came: whether they can be used depends on the API's address. */
  readonly bundle?: unknown;
};

/** The current state of a publish run. `status` is the service's word, whatever it is. */
export interface PublishRun {
  readonly status: string;
  /** What happened, in a sentence. */
  readonly summary: string | undefined;
  /** The lines of the service's log so far. */
  readonly logs: readonly string[];
  readonly commit: Commit | undefined;
}

/** What is published: text from outside. */
export interface Commit {
  readonly sha?: string | undefined;
  readonly ref?: string | undefined;
  readonly message?: string | undefined;
}

/** A non-negative integer that can be counted with. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const startedJobSchema: v.GenericSchema<
  unknown,
  Pick<Schemas['ExportJobStarted'], 'jobId'>
> = v.object({
  jobId: v.pipe(v.string(), v.check(isId)),
});

export const exportJobSchema = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.minLength(1)),
    progress: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined),
    pageCount: v.fallback(v.optional(count), undefined),
    updatedAt: v.fallback(v.optional(v.string()), undefined),
    error: v.fallback(v.optional(v.nullable(v.string())), undefined),
    bundleUrl: v.optional(v.unknown()),
    expiresAt: v.optional(v.unknown()),
    sizeBytes: v.optional(v.unknown()),
  }),
  v.transform(({ bundleUrl, expiresAt, sizeBytes, ...job }) => ({
    ...job,
    bundle: (bundleUrl ?? undefined) === undefined ? undefined : { bundleUrl, expiresAt, sizeBytes },
  })),
) as v.GenericSchema<unknown, ExportJob>;

export const startedPublishRunSchema: v.GenericSchema<unknown, Schemas['UpdateStarted']> = v.object({
  statusId: v.pipe(v.string(), v.check(isId)),
});

const text = v.fallback(v.optional(v.string()), undefined);

export const publishRunSchema: v.GenericSchema<unknown, PublishRun> = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.minLength(1)),
    summary: text,
    logs: v.fallback(v.optional(v.array(v.fallback(v.string(), '')), []), []),
    commit: v.fallback(v.optional(v.object({ sha: text, ref: text, message: text })), undefined),
  }),
  v.transform(({ status, summary, logs, commit }) => ({ status, summary, logs, commit })),
);

/** @param api base address of the API: over https, it must not name a plain http address of this machine */
export function bundleUrlSchema(api: URL): v.GenericSchema<unknown, BundleUrl> {
  return v.pipe(
    v.object({
      bundleUrl: v.pipe(
        v.string(),
        v.check((text) => isBundleUrl(text, api)),
      ),
      expiresAt: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/))), undefined),
      sizeBytes: v.fallback(v.optional(count), undefined),
    }),
    v.transform(({ bundleUrl, expiresAt, sizeBytes }) => ({ bundleUrl, expiresAt, sizeBytes })),
  );
}

/**
 * The current state of an agent job. `status` is the service's word, whatever it is; every other field is undefined if
 * it is null, missing, or not fit for an output.
 */
export interface AgentJob {
  readonly status: string;
  /** Address of the source repository. */
  readonly repository: string | undefined;
  /** Branch that the agent works on. */
  readonly ref: string | undefined;
  readonly model: string | undefined;
  /** Address of the pull request, http or https. */
  readonly prLink: string | undefined;
  readonly createdAt: string | undefined;
  readonly archivedAt: string | undefined;
}

/** Passed on unchanged, so only text that needs no cleaning: a cleaned branch name is a different branch. */
const verbatim = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.check((text) => cleanText(text, 1000) === text),
    ),
  ),
  undefined,
);

export const agentJobSchema: v.GenericSchema<unknown, AgentJob> = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.minLength(1)),
    source: v.fallback(v.object({ repository: verbatim, ref: verbatim }), {}),
    model: verbatim,
    prLink: v.pipe(
      verbatim,
      v.transform((url) => (url !== undefined && isWebAddress(url) ? url : undefined)),
    ),
    createdAt: verbatim,
    archivedAt: verbatim,
  }),
  v.transform(({ source, status, model, prLink, createdAt, archivedAt }) => ({
    status,
    repository: source.repository,
    ref: source.ref,
    model,
    prLink,
    createdAt,
    archivedAt,
  })),
);

export const createdAgentJobSchema: v.GenericSchema<unknown, Pick<Schemas['AgentJob'], 'id'>> = v.object({
  id: v.pipe(v.string(), v.check(isId)),
});

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

function isBundleUrl(text: string, api: URL): boolean {
  // Checked on the text itself: URL.parse silently drops line breaks, and this becomes an output unchanged.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  // Node.js would send credentials before the host as a header, and they would not be masked.
  const hasCredentials = url.username !== '' || url.password !== '';
  return isSecureUrl(url) && !hasCredentials && (url.protocol === 'https:' || api.protocol === 'http:');
}
