/** Random workflow jobs: the site, inputs of the deployment, faults of the destination, and interruptions. */
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
/** Lines of the log: before the first change, as files are uploaded, and near the end. */
const MOMENTS = [
  '^(This is|Compared)',
  '^Uploading',
  '^Uploading',
  '^Uploading .* page',
  '^Deleting|[0-9] page',
];
const interrupted: fc.Arbitrary<Interrupted> = fc.record({
  how: fc.constantFrom(...INTERRUPTIONS),
  after: fc.constantFrom(...MOMENTS),
  afterMs: fc.nat(200),
});
/** A name of the site that is a file in one job and a folder in another one. */
const SHAPES = [
  {},
  { versions: 'a file' },
  { 'versions/start.html': 'in a folder', 'versions/more/a.html': 'in a folder' },
  { 'versions/more': 'a file', api: 'a file' },
  { 'api/b.html': 'in a folder', 'api/c d.html': 'in a folder' },
] as const;

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
  }),
  /** Files that another step of the job adds to the site. */
  added: fc.constantFrom<Readonly<Record<string, string>>>(...SHAPES),
  isPerson: fc.boolean(),
  isOlder: fc.nat(9).map((number) => number === 0),
  deploys: inputs({ ...DEPLOY, ...DEPLOY_MORE }, 9),
  hasManifest: fc.boolean(),
  verifies: rarely(fc.constantFrom('right', 'wrong'), 8),
  tampers: rarely(fc.constantFrom('removed', 'longer', 'folder'), 8),
  rules: some(rule),
  deployCut: fc.option(interrupted, { nil: undefined, freq: 12 }),
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
  ...{ deployCut: undefined, isOlder: false, verifies: undefined, tampers: undefined, rules: [] },
};

/** Lets an interrupted job begin its deployment. Nothing disturbs the repair. */
function consistent(job: Job, isLast: boolean): Job {
  const { deployCut, deploys } = job;
  if (isLast) {
    const repairing = { ...deploys, 'dry-run': undefined, 'max-page-loss': undefined };
    return {
      ...job,
      ...UNDISTURBED,
      deploys: repairing,
      isPerson: true,
    };
  }
  if (deployCut === undefined) return job;
  const starting = { ...deploys, 'dry-run': undefined, 'max-page-loss': undefined };
  return { ...job, isOlder: false, deploys: starting };
}
