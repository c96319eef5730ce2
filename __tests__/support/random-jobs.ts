/** Random workflow jobs: inputs, faults of the service and of the destination, and interruptions. */

import type { Fault } from '../../emulator/settings/settings.ts';
import fc from './fast-check.ts';
import type { S3Rule } from './s3-double.ts';
import { INTERRUPTIONS, type Interrupted } from './watched-step.ts';

const rarely = <Value>(value: fc.Arbitrary<Value>, of: number) =>
  fc.oneof({ weight: of - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
/** @param values of each input, separated by spaces */
const inputs = (values: Record<string, string>, of: number) => {
  const some = Object.entries(values).map(([name, texts]) => [
    name,
    rarely(fc.constantFrom(...texts.split(' ')), of),
  ]);
  return fc.record(Object.fromEntries(some) as Record<string, fc.Arbitrary<string | undefined>>);
};
const bytes = fc.constantFrom(0, 30, 3000);
const status = fc.constantFrom(200, 401, 403, 404, 429, 500, 503);
const does: fc.Arbitrary<Fault['does']> = fc.oneof(
  status.map((code) => ({ kind: 'answer', status: code }) as const),
  bytes.map((afterBytes) => ({ kind: 'cut', afterBytes }) as const),
  bytes.map((length) => ({ kind: 'short', bytes: length }) as const),
  bytes.map((afterBytes) => ({ kind: 'stall', afterBytes }) as const),
  fc.constant({ kind: 'drip', bytes: 500, everyMs: 1 } as const),
);
const fields = fc.constantFrom(
  { status: 'completed' },
  { status: 'failed' },
  { status: 'new' },
  { pageCount: 0 },
);
const calls = fc.constantFrom<[number, number | null]>([1, 1], [1, 2], [2, 3], [1, null]);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ at: fc.constantFrom('startExportJob', 'getExportJob', 'makeBundle', 'storage'), calls, does }),
  fc.record({
    at: fc.constant('getExportJob'),
    calls,
    does: fields.map((all) => ({ kind: 'change', fields: all }) as const),
  }),
);
const RULES: readonly Partial<S3Rule>[] = [
  ...[403, 500, 503].map((code) => ({ refuses: [code, 'Refused'] as const })),
  ...[{ cuts: true }, { hangs: true }],
];
const at = fc.constantFrom(
  /^PUT .*html$/,
  /^PUT .*_next/,
  /^PUT .*json$/,
  /^PUT/,
  /^LIST/,
  /^GET/,
  /^DELETE/,
);
const rule = fc
  .tuple(at, fc.constantFrom(1, 2, 9, 999), fc.constantFrom(...RULES))
  .map(([where, times, effect]): S3Rule => ({ at: where, times, ...effect }));
const some = <Value>(one: fc.Arbitrary<Value>) =>
  rarely(fc.array(one, { maxLength: 2 }), 4).map((faults) => faults ?? []);
/** @param after see `Interrupted` */
const interrupted = (after: fc.Arbitrary<number | string>): fc.Arbitrary<Interrupted> =>
  fc.record({ how: fc.constantFrom(...INTERRUPTIONS), after, afterMs: fc.nat(200) });
/** Lines of the log: before the first change, as files are uploaded, and near the end. */
const MOMENTS = [
  '^(This is|Compared)',
  '^Uploading',
  '^Uploading',
  '^Uploading .* page',
  '^Deleting|[0-9] page',
];
/** A name of the site that is a file in one job and a folder in another one. */
const SHAPES = [
  {},
  { versions: 'a file' },
  { 'versions/start.html': 'in a folder', 'versions/more/a.html': 'in a folder' },
  { 'versions/more': 'a file', api: 'a file' },
  { 'api/b.html': 'in a folder', 'api/c d.html': 'in a folder' },
] as const;

const EXPORT = {
  'min-pages': '5 x',
  'require-files': 'index.html missing.html',
  extract: 'false',
  wait: 'false',
};
const EXPORT_MORE = { download: 'false', 'dry-run': 'true', 'mask-bundle-url': 'false', 'max-attempts': '1' };
const DEPLOY = {
  'max-page-loss': '0 50%',
  delete: 'false',
  'keep-assets': '0 1h soon',
};
const DEPLOY_MORE = { 'cache-control': 'no-store', 'dry-run': 'true', summary: 'false' };
const eachJob = fc.record({
  version: fc.constantFrom('1', '1', '2'),
  site: fc.record({
    pages: fc.integer({ min: 3, max: 6 }),
    edits: fc.record({ added: fc.nat(2), modified: fc.nat(2), removed: fc.nat(2) }),
  }),
  service: fc.record({
    bundleFormat: fc.constantFrom('tar.gz', 'zip', 'tar'),
    bundleUrlInStatus: fc.boolean(),
    minimalResponses: fc.boolean(),
    withoutRanges: fc.boolean(),
    runningMs: fc.constantFrom(0, 50, 250),
    faults: some(fault),
  }),
  exports: inputs({ ...EXPORT, ...EXPORT_MORE }, 30),
  exportCut: rarely(interrupted(fc.nat(9)), 9),
  /** Files that another step of the job adds to the site. */
  added: fc.constantFrom<Readonly<Record<string, string>>>(...SHAPES),
  isPerson: fc.boolean(),
  isOlder: fc.nat(9).map((number) => number === 0),
  deploys: inputs({ ...DEPLOY, ...DEPLOY_MORE }, 9),
  hasManifest: fc.boolean(),
  verifies: rarely(fc.constantFrom('right', 'wrong'), 8),
  tampers: rarely(fc.constantFrom('removed', 'longer', 'folder'), 8),
  rules: some(rule),
  deployCut: fc.option(interrupted(fc.constantFrom(...MOMENTS)), { nil: undefined, freq: 12 }),
  /** Another run deploys at the same time, so much later. */
  rivalAfterMs: rarely(fc.nat(300), 9),
});
export type Job = typeof eachJob extends fc.Arbitrary<infer Value> ? Value : never;

/** The kinds of destinations that jobs share. */
export const KINDS = ['folder', 'bucket', 'sftp', 'bucket of a connection string', 'webdav'] as const;
export type Kind = (typeof KINDS)[number];

/** Returns jobs of one destination. The last one has to repair what the others have left. */
export function jobsOf(seed: number, count: number): Job[] {
  const jobs = fc.sample(eachJob, { numRuns: count, seed });
  // A file that runs no longer delete could have the name of a folder.
  const keeps = jobs.some(({ deploys }) => deploys['delete'] !== undefined);
  return jobs.map((job, index) => {
    const added = keeps ? {} : job.added;
    const hasManifest = job.hasManifest && Object.keys(added).length === 0;
    return consistent({ ...job, added, hasManifest }, index === count - 1);
  });
}

const UNDISTURBED = {
  ...{ deployCut: undefined, rivalAfterMs: undefined, exportCut: undefined },
  ...{ verifies: undefined, tampers: undefined, rules: [], exports: {}, isOlder: false },
};

/** Lets an interrupted job begin its deployment. Nothing else changes what two runs leave, or the repair. */
function consistent(job: Job, isLast: boolean): Job {
  const { deployCut, rivalAfterMs, deploys, service } = job;
  if (isLast) {
    const repairing = { ...deploys, 'dry-run': undefined, 'max-page-loss': undefined };
    return {
      ...job,
      ...UNDISTURBED,
      service: { ...service, faults: [] },
      deploys: repairing,
      isPerson: true,
    };
  }
  if (rivalAfterMs !== undefined)
    return { ...job, ...UNDISTURBED, rivalAfterMs, deploys: {}, isPerson: true };
  if (deployCut === undefined) return job;
  const starting = { ...deploys, 'dry-run': undefined, 'max-page-loss': undefined };
  const exporting = { exportCut: undefined, exports: {}, service: { ...service, faults: [] } };
  return { ...job, ...exporting, isOlder: false, deploys: starting };
}
