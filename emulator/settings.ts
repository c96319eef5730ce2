/** What can be set of the emulator when it starts, of one export job, and of one agent job. */
import * as v from 'valibot';

const ms = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What goes wrong, where, and at which calls. */
const faultSchema = v.pipe(
  v.strictObject({
    /** The operation, or the storage's GET. */
    at: v.picklist(['startExportJob', 'getExportJob', 'makeBundle', 'getAgentJob', 'storage']),
    /** First and last call that it hits, counted from 1 for each job (a start: for the emulator); left out: all. */
    calls: v.optional(v.tuple([count, v.nullable(count)])),
    /** Whether the work is done before the answer goes wrong: a start is accepted, then its answer is lost. */
    afterWork: v.optional(v.boolean()),
    does: v.variant('kind', [
      /** Answers something else. */
      v.strictObject({
        kind: v.literal('answer'),
        status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
        headers: v.optional(v.record(v.string(), v.string())),
        /** Sent as it is; an object is sent as JSON. */
        body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
      }),
      /** Gives fields of the JSON that would be answered other values. */
      v.strictObject({ kind: v.literal('change'), fields: v.record(v.string(), v.unknown()) }),
      /** Cuts the connection: before the headers, or after so many bytes of the body. */
      v.strictObject({
        kind: v.literal('cut'),
        afterBytes: v.optional(count),
        how: v.optional(v.picklist(['reset', 'close'])),
      }),
      /** Goes silent and keeps the connection: before the headers, or after so many bytes of the body. */
      v.strictObject({ kind: v.literal('stall'), afterBytes: v.optional(count) }),
      /** Answers late. */
      v.strictObject({ kind: v.literal('delay'), ms }),
      /** Sends the body in pieces of so many bytes, this far apart. */
      v.strictObject({ kind: v.literal('drip'), bytes: v.pipe(count, v.minValue(1)), everyMs: ms }),
      /** Ends the body early as if it were complete: no Content-Length, a clean end. */
      v.strictObject({ kind: v.literal('short'), bytes: count }),
      /** The storage answers a range with the bytes that follow it. */
      v.strictObject({ kind: v.literal('wrong-range') }),
      /** The object is another one, of this file, as if somebody had written it anew. */
      v.strictObject({ kind: v.literal('replaced'), archive: v.string() }),
    ]),
  }),
  v.check(
    ({ at, does }) => at !== 'storage' || does.kind !== 'change',
    'storage sends no JSON that could be changed',
  ),
  v.check(
    ({ at, does }) => at === 'storage' || (does.kind !== 'wrong-range' && does.kind !== 'replaced'),
    'only storage has ranges and objects',
  ),
);
export type Fault = v.InferOutput<typeof faultSchema>;

const exportJobEntries = {
  outcome: v.optional(v.picklist(['completed', 'failed']), 'completed'),
  /** Told by a job that failed. */
  error: v.optional(v.string(), 'Rendering stopped: the page guides/alerts has a broken include.'),
  queuedMs: v.optional(ms, 1500),
  runningMs: v.optional(ms, 8000),
  /** The job is unknown for this long after its start. */
  unknownMs: v.optional(ms, 0),
  /** Completed, but its bundle is "not finished yet" for this long. */
  bundleNotYetMs: v.optional(ms, 0),
  pages: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50_000)), 25),
  /** Bytes of HTML that a generated page has, about; left out: as its text needs. */
  pageBytes: v.optional(v.pipe(count, v.minValue(1000))),
  linkLifetimeSeconds: v.optional(v.pipe(count, v.minValue(1)), 3600),
  /** The credentials that sign the link end before it does. */
  credentialsLifetimeSeconds: v.optional(count),
  /** Path of a file that is the bundle, in the place of a rendered site. */
  archive: v.optional(v.string()),
  /** The service tells only what the service document promises. */
  tellsLittle: v.optional(v.boolean(), false),
  /** The storage's limit for each connection. */
  bytesPerSecond: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** The storage knows no ranges. */
  withoutRanges: v.optional(v.boolean(), false),
  /** The object is stored with this Content-Encoding. */
  contentEncoding: v.optional(v.string()),
  faults: v.optional(v.array(faultSchema), []),
};
export const exportJobSettingsSchema = v.strictObject(exportJobEntries);
export type ExportJobSettings = v.InferOutput<typeof exportJobSettingsSchema>;
export type GivenExportJobSettings = v.InferInput<typeof exportJobSettingsSchema>;

const agentJobSchema = v.strictObject({
  outcome: v.picklist(['completed', 'failed', 'archived', 'active']),
  /** From the first look at the job. */
  activeMs: v.optional(ms, 4000),
  pullRequest: v.optional(v.picklist(['at-once', 'late', 'none']), 'none'),
  /** How long after completion a late pull request is told. */
  lateMs: v.optional(ms, 2000),
  faults: v.optional(v.array(faultSchema), []),
});
export type AgentJobSettings = v.InferOutput<typeof agentJobSchema>;

export const emulatorSettingsSchema = v.strictObject({
  ...exportJobEntries,
  host: v.optional(v.string(), '127.0.0.1'),
  /** 0 for any free port. */
  port: v.optional(count, 0),
  storagePort: v.optional(count, 0),
  /** Agent jobs by id, beside those that are always there. */
  agentJobs: v.optional(v.record(v.string(), agentJobSchema), {}),
});
export type EmulatorSettings = v.InferOutput<typeof emulatorSettingsSchema>;
export type GivenEmulatorSettings = v.InferInput<typeof emulatorSettingsSchema>;
