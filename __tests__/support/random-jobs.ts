/** Random workflow jobs: inputs, faults of the service and of the destination, and interruptions. */

import type { Fault } from '../../emulator/settings/settings.ts';
import fc from './fast-check.ts';
import type { S3Rule } from './s3-double.ts';
import { INTERRUPTIONS } from './watched-step.ts';

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
const interrupted = fc.record({
  how: fc.constantFrom(...INTERRUPTIONS),
  afterLine: fc.nat(9),
  afterMs: fc.nat(300),
});

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
const DEPLOY_MORE = { hold: '1h', 'cache-control': 'no-store', 'dry-run': 'true', summary: 'false' };
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
  records: fc.boolean(),
  exports: inputs({ ...EXPORT, ...EXPORT_MORE }, 30),
  exportCut: rarely(interrupted, 9),
  isPerson: fc.boolean(),
  isOlder: fc.nat(9).map((number) => number === 0),
  deploys: inputs({ ...DEPLOY, ...DEPLOY_MORE }, 9),
  hasManifest: fc.boolean(),
  verifies: rarely(fc.constantFrom('right', 'wrong'), 8),
  tampers: rarely(fc.constantFrom('removed', 'longer', 'folder'), 8),
  rules: some(rule),
  deployCut: rarely(interrupted, 4),
  /** Another run deploys at the same time, so much later. */
  rivalAfterMs: rarely(fc.nat(300), 6),
});
/** The steps of a job, and what goes wrong. Beside a rival, nothing else changes the deployment. */
export const jobs = eachJob.map((job): Job => {
  if (job.rivalAfterMs === undefined) return job;
  const undisturbed = {
    deployCut: undefined,
    verifies: undefined,
    tampers: undefined,
    rules: [],
    deploys: {},
    exports: {},
  };
  return { ...job, ...undisturbed, isOlder: false, isPerson: true };
});
/** The kinds of destinations that jobs share. */
export const KINDS = ['folder', 'bucket', 'sftp', 'bucket of a connection string', 'webdav'] as const;
export type Job = typeof eachJob extends fc.Arbitrary<infer Value> ? Value : never;
export type Kind = (typeof KINDS)[number];
