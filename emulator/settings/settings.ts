/** The settings of the emulator when it starts, of one export job, and of one agent job. */
import * as v from 'valibot';
import { BUNDLE_FORMATS } from '../site/pack.ts';
import { isDomain } from './domain-name.ts';

/** The domain that the emulator announces. */
export const DEFAULT_DOMAIN = 'docs.example.com';

const ms = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 0 means any free port. */
const port = v.pipe(
  v.number(),
  v.check(
    (given) => Number.isInteger(given) && given >= 0 && given <= 65_535,
    ({ input }) => `${input} is not a port: use 0 to 65535, 0 for any free one`,
  ),
);
const domain = v.pipe(
  v.string(),
  v.check(isDomain, ({ input }) => `"${input}" is not a bare host name, such as ${DEFAULT_DOMAIN}`),
);
/** null means no limit. */
const limit = (initial: number) => v.optional(v.nullable(v.pipe(count, v.minValue(1))), initial);

/** Operations by their IDs in the description. */
const OPERATIONS = [
  'startExportJob',
  'getExportJob',
  'makeBundle',
  'startProjectExportJob',
  'getProjectExportJob',
  'startUpdate',
  'getUpdate',
  'createAgentJob',
  'sendAgentMessage',
  'getAgentJob',
] as const;
export type OperationId = (typeof OPERATIONS)[number];

/** Paths that a site can be built for. */
export const BASE_PATHS = ['', '/docs', '/documentation'] as const;

/**
 * What goes wrong, where, and at which calls. The property names are a public interface: workflows and scripts use
 * them.
 */
const faultSchema = v.pipe(
  v.strictObject({
    /** The operation, or the storage's GET. */
    at: v.picklist([...OPERATIONS, 'storage']),
    /**
     * First and last call that the fault affects, counted from 1 per job or publish run. If omitted, it affects every
     * call. Calls that start a job count from the moment these settings are the next job's, or otherwise per emulator.
     */
    calls: v.optional(v.tuple([count, v.nullable(count)])),
    /** Whether the work is done before the response fails: a start is accepted, then its response is lost. */
    afterWork: v.optional(v.boolean()),
    does: v.variant('kind', [
      /** Sends another response. */
      v.strictObject({
        kind: v.literal('answer'),
        // Node.js does not treat 101 as a response.
        status: v.union([v.literal(101), v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))]),
        headers: v.optional(v.record(v.string(), v.string())),
        /** Sent as it is; an object is sent as JSON. */
        body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
      }),
      /** Changes fields of the JSON response. */
      v.strictObject({ kind: v.literal('change'), fields: v.record(v.string(), v.unknown()) }),
      /** Ends the connection: before the headers, or after this many bytes of the body. */
      v.strictObject({
        kind: v.literal('cut'),
        afterBytes: v.optional(count),
        how: v.optional(v.picklist(['reset', 'close'])),
      }),
      /** Sends nothing more and keeps the connection: before the headers, or after this many bytes of the body. */
      v.strictObject({ kind: v.literal('stall'), afterBytes: v.optional(count) }),
      /** Responds late. */
      v.strictObject({ kind: v.literal('delay'), ms }),
      /** Sends the body in pieces of this many bytes, with this delay between them. */
      v.strictObject({ kind: v.literal('drip'), bytes: v.pipe(count, v.minValue(1)), everyMs: ms }),
      /** Ends the body early as if it were complete, with no Content-Length and a clean end. */
      v.strictObject({ kind: v.literal('short'), bytes: count }),
      /** The storage sends a range that begins one byte late. */
      v.strictObject({ kind: v.literal('wrong-range') }),
      /** The object is replaced by this file, as if it had been overwritten. */
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
export type FaultEffect = Fault['does'];

/** The publish run of the latest content, before an export. */
const updateSchema = v.strictObject({
  queuedMs: v.optional(ms, 1000),
  runningMs: v.optional(ms, 3000),
  outcome: v.optional(v.picklist(['success', 'failure', 'skipped']), 'success'),
  /** The summary reported at the end; if omitted, a sentence that matches the outcome. */
  summary: v.optional(v.string()),
  /** Log lines, which are reported gradually; the last one appears at the end. */
  logs: v.optional(v.array(v.string())),
  commit: v.optional(
    v.strictObject({
      sha: v.optional(v.string(), '5f3759df5f3759df5f3759df5f3759df5f3759df'),
      ref: v.optional(v.string(), 'main'),
      message: v.optional(v.string(), 'Add the guide on alerts'),
    }),
    {},
  ),
});

const exportJobEntries = {
  /** The name of these settings in the log. */
  name: v.optional(v.string()),
  outcome: v.optional(v.picklist(['completed', 'failed']), 'completed'),
  /** Error text of a failed job. */
  error: v.optional(v.string(), 'Rendering stopped: the page guides/alerts has a broken include.'),
  queuedMs: v.optional(ms, 1500),
  runningMs: v.optional(ms, 8000),
  /** The job is unknown for this long after its start. */
  unknownMs: v.optional(ms, 0),
  /** How long a completed job has no bundle yet. */
  bundleNotYetMs: v.optional(ms, 0),
  pages: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50_000)), 25),
  /** Size of a generated page in bytes of HTML; by default, as large as its text needs. */
  pageBytes: v.optional(v.pipe(count, v.minValue(1000))),
  /** Lifetime of a bundle URL. */
  urlLifetimeSeconds: v.optional(v.pipe(count, v.minValue(1)), 3600),
  /** The credentials that sign the bundle URL expire before it does. */
  credentialsLifetimeSeconds: v.optional(count),
  /** The API by domain also reports the bundle URL in the status, and has no operation for it. */
  bundleUrlInStatus: v.optional(v.boolean(), false),
  /** Format of the bundle, and the extension of its URL's path. */
  bundleFormat: v.optional(v.picklist(BUNDLE_FORMATS), 'tar.gz'),
  /** The object behind the bundle URL is gone, and the storage responds with this status. */
  missingObject: v.optional(v.picklist([403, 404])),
  /** Each export has its own build ID, so two exports of the same content differ in every page. */
  buildId: v.optional(v.boolean(), false),
  /** The configured path of the project, which a start without `basePath` uses. */
  basePath: v.optional(v.picklist(BASE_PATHS), ''),
  /** The archive has all files in a folder with the path's name, not at its root. */
  baseFolder: v.optional(v.boolean(), false),
  /** Numbers of pages in which the site differs from one without edits. The navigation remains unchanged. */
  edits: v.optional(
    v.strictObject({
      added: v.optional(count, 0),
      modified: v.optional(count, 0),
      removed: v.optional(count, 0),
    }),
  ),
  /** Path of a file to serve as the bundle, instead of a rendered site. */
  archive: v.optional(v.string()),
  /** Responses have only the fields that the service's documentation promises. */
  minimalResponses: v.optional(v.boolean(), false),
  /** Speed of the storage per connection. */
  bytesPerSecond: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** The storage ignores range requests. */
  withoutRanges: v.optional(v.boolean(), false),
  /** The object is stored with this Content-Encoding. */
  contentEncoding: v.optional(v.string()),
  /** The publish run before the job. */
  update: v.optional(updateSchema, {}),
  faults: v.optional(v.array(faultSchema), []),
};
export const exportJobSettingsSchema = v.strictObject(exportJobEntries);
/**
 * Settings that come over HTTP. Every user of this machine can send them, so they must not name a file, which the
 * storage would then serve with the rights of the emulator's user.
 */
export const sentJobSettingsSchema = v.pipe(
  exportJobSettingsSchema,
  v.forward(
    v.check(
      ({ archive, faults }) => archive === undefined && faults.every(({ does }) => does.kind !== 'replaced'),
      'only the settings of its start may name a file',
    ),
    ['archive'],
  ),
);
export type ExportJobSettings = v.InferOutput<typeof exportJobSettingsSchema>;
export type GivenExportJobSettings = v.InferInput<typeof exportJobSettingsSchema>;

const agentJobEntries = {
  outcome: v.picklist(['completed', 'failed', 'archived', 'active']),
  /** Time from the first request for the job, and from each message to it. */
  activeMs: v.optional(ms, 4000),
  pullRequest: v.optional(v.picklist(['at-once', 'late', 'none']), 'none'),
  /** How long after completion a late pull request appears. */
  lateMs: v.optional(ms, 2000),
  faults: v.optional(v.array(faultSchema), []),
};
const agentJobSchema = v.strictObject(agentJobEntries);
export type AgentJobSettings = v.InferOutput<typeof agentJobSchema>;
/** By default, it completes with a pull request. */
export const newAgentJobSchema = v.strictObject({
  ...agentJobEntries,
  outcome: v.optional(agentJobEntries.outcome, 'completed'),
  pullRequest: v.optional(v.picklist(['at-once', 'late', 'none']), 'at-once'),
});

export const emulatorSettingsSchema = v.strictObject({
  ...exportJobEntries,
  /** The domains that have a site, the first of which belongs to the project; null if every domain has one. */
  domains: v.optional(v.nullable(v.pipe(v.array(domain), v.minLength(1))), [DEFAULT_DOMAIN]),
  host: v.optional(v.string(), '127.0.0.1'),
  /** Other host names of the emulator, such as that of a proxy in front of it. Any other name is refused. */
  hostNames: v.optional(v.array(v.string()), []),
  port: v.optional(port, 0),
  storagePort: v.optional(port, 0),
  /** Agent jobs by ID, in addition to the built-in ones. */
  agentJobs: v.optional(v.record(v.string(), agentJobSchema), {}),
  /** Settings of the first jobs, in their order. For omitted settings, the emulator's settings apply. */
  nextJobs: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  /** The settings of newly created agent jobs. */
  newAgentJob: v.optional(newAgentJobSchema, {}),
  /** The body of a 400 and 404 of the start by project: the vendor describes none. The service may send a text or JSON. */
  startRefusal: v.optional(v.picklist(['empty', 'text', 'json']), 'empty'),
  /** How many starts of the API by project are accepted in an hour. */
  startsPerHour: limit(10),
  /** How many status requests of publish runs are answered in ten seconds. */
  updateChecksPer10Seconds: limit(20),
});
export type EmulatorSettings = v.InferOutput<typeof emulatorSettingsSchema>;
export type GivenEmulatorSettings = v.InferInput<typeof emulatorSettingsSchema>;
