/**
 * Tests the rules of a deployment with a model of a storage: interrupted anywhere, any number of times, and then
 * repaired.
 */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Known,
  type Plan,
  planDeployment,
  type Step,
  stepsOf,
} from '../../../../src/deploy/plan/plan.ts';
import { sortedByPath } from '../../../../src/site/byte-order.ts';
import type { SiteFiles } from '../../../../src/site/manifest.ts';

const sha = (digit: string) => digit.repeat(64);
const site = (files: Record<string, string>): SiteFiles =>
  sortedByPath(new Map(Object.entries(files).map(([path, digit]) => [path, sha(digit)])));

/** The files at a destination: those of the site, and those of others. */
interface Destination extends Known {
  readonly files: ReadonlyMap<string, string>;
}

/** Names that become folders and files, and that differ by case alone. */
const PATHS = [
  'a',
  'a/b',
  'a/b/c.html',
  'a/d',
  'A',
  'e.html',
  'E.html',
  '_next/static/f.js',
  'g',
  'g/index.html',
];
/** These are never files of a site, since they belong to someone else. */
const OTHERS = ['others/file', 'robots.txt'];

const sites = fc
  .dictionary(fc.constantFrom(...PATHS), fc.constantFrom('1', '2'), { minKeys: 1 })
  .map((files) => {
    // A folder has no file and folder of the same name. Where letter case does not matter, it has no names that differ
    // only by case.
    const names = Object.keys(files);
    const fits = (name: string) => !names.some((other) => other !== name && other.startsWith(`${name}/`));
    return site(Object.fromEntries(Object.entries(files).filter(([name]) => fits(name))));
  })
  .filter((files) => files.size > 0);

/** The point at which a run is interrupted: within a step, after some of its files; undefined if it is not. */
const cuts = fc.option(fc.record({ step: fc.nat(9), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
  nil: undefined,
});

interface Run {
  readonly next: SiteFiles;
  readonly cut: { readonly step: number; readonly share: number } | undefined;
  /** An interrupted upload leaves a file with half of its contents. */
  readonly order: number;
}
const runs = fc.array(fc.record({ next: sites, cut: cuts, order: fc.nat(5) }), {
  minLength: 1,
  maxLength: 6,
});

const isFolderOf = (files: Iterable<string>, name: string) =>
  [...files].some((file) => file.startsWith(`${name}/`));

/** Uploads to a storage that has folders, like a disk: a file cannot replace a folder, and vice versa. */
function upload(files: Map<string, string>, path: string, sha256: string): void {
  if (isFolderOf(files.keys(), path)) throw new Error(`${path} is a folder`);
  const parts = path.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    if (files.has(parts.slice(0, depth).join('/'))) throw new Error(`${path} is below a file`);
  }
  files.set(path, sha256);
}

/** Performs some of the items of a step in any order, since several transfers run at the same time. */
function perform(
  destination: Destination,
  step: Step,
  next: SiteFiles,
  share: number,
  rotate: number,
): Destination {
  const isDone = share >= 1;
  const files = new Map(destination.files);
  switch (step.kind) {
    case 'upload':
    case 'delete': {
      const rotated = [
        ...step.paths.slice(rotate % step.paths.length),
        ...step.paths.slice(0, rotate % step.paths.length),
      ];
      const count = Math.ceil(rotated.length * share);
      rotated.slice(0, count).forEach((path, index) => {
        const isHalf = !isDone && index === count - 1;
        if (step.kind === 'delete') files.delete(path);
        else upload(files, path, isHalf ? sha('f') : (next.get(path) ?? ''));
      });
      return { ...destination, files };
    }
    case 'write-pending':
      return isDone ? { ...destination, pending: step.files } : destination;
    case 'write-live':
      // rclone removes the existing file before it moves the new one there.
      return { ...destination, live: isDone ? next : share > 0.5 ? undefined : destination.live };
    case 'remove-pending':
      return isDone ? { ...destination, pending: undefined } : destination;
    default:
      return destination;
  }
}

function run(
  destination: Destination,
  { next, cut, order }: Run,
  deletes = true,
): { after: Destination; plan: Plan } {
  const plan = planDeployment(destination, next, deletes);
  let after = destination;
  for (const [index, step] of stepsOf(plan, next).entries()) {
    if (cut !== undefined && cut.step === index) {
      return { after: perform(after, step, next, Math.min(cut.share, 0.99), order), plan };
    }
    after = perform(after, step, next, 1, 0);
  }
  return { after, plan };
}

const others = new Map(OTHERS.map((path) => [path, sha('e')]));
const EMPTY: Destination = { files: others, live: undefined, pending: undefined };

describe('planDeployment', () => {
  it('repairs any number of interrupted runs, whatever comes next', () => {
    fc.assert(
      fc.property(runs, sites, (history, last) => {
        let destination = EMPTY;
        for (const one of history) destination = run(destination, one).after;
        const { after } = run(destination, { next: last, cut: undefined, order: 0 });
        expect(Object.fromEntries(after.files)).toEqual(Object.fromEntries([...others, ...last]));
        expect([after.live, after.pending]).toEqual([last, undefined]);
        expect(planDeployment(after, last, true)).toMatchObject({ uploads: [], deletions: [], inTheWay: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('names no file of somebody else', () => {
    fc.assert(
      fc.property(runs, (history) => {
        let destination = EMPTY;
        const ours = new Set<string>();
        for (const one of history) {
          for (const path of one.next.keys()) ours.add(path);
          const { after, plan } = run(destination, one);
          const named = [...plan.inTheWay, ...plan.uploads, ...plan.deletions, ...plan.pending.keys()];
          expect(named.filter((path) => !ours.has(path))).toEqual([]);
          destination = after;
        }
      }),
    );
  });

  it('leaves to others what it does not delete', () => {
    fc.assert(
      fc.property(sites, sites, sites, (first, second, third) => {
        const one = run(EMPTY, { next: first, cut: undefined, order: 0 }).after;
        const two = run(one, { next: second, cut: undefined, order: 0 }, false).after;
        // A remaining file may be in the way later, and then the storage refuses the upload.
        const plan = planDeployment(two, third, true);
        const named = [...plan.inTheWay, ...plan.deletions];
        expect(named.filter((path) => !second.has(path))).toEqual([]);
      }),
    );
  });

  it.each([
    ['a file that becomes a folder', { guide: '1' }, { 'guide/a.html': '1' }, ['guide']],
    [
      'a folder that becomes a file',
      { 'guide/a.html': '1', 'guide/b/c.html': '1' },
      { guide: '1' },
      ['guide/a.html', 'guide/b/c.html'],
    ],
    ['a name that changes its case', { 'Guide.html': '1' }, { 'guide.html': '1' }, ['Guide.html']],
    [
      'a name that changes its normalization',
      { 'caf\u00e9.html': '1' },
      { 'cafe\u0301.html': '1' },
      ['caf\u00e9.html'],
    ],
  ] as const)('deletes before the upload, even without `delete`: %s', (_what, before, after, inTheWay) => {
    const known = { live: site(before as Record<string, string>), pending: undefined };
    for (const deletes of [true, false]) {
      const plan = planDeployment(known, site(after as Record<string, string>), deletes);
      expect(plan).toMatchObject({ inTheWay, uploads: Object.keys(after), deletions: [] });
    }
  });

  it('uploads a file that shares its name with a deleted one on some storages', () => {
    const live = site({ 'Guide.html': '1', 'guide.html': '2' });
    const plan = planDeployment({ live, pending: undefined }, site({ 'guide.html': '2' }), true);
    expect(plan).toMatchObject({ inTheWay: ['Guide.html'], uploads: ['guide.html'] });
  });
});

describe('stepsOf', () => {
  it('uploads assets before pages, deletes after the upload, and writes the state last', () => {
    const live = site({ 'old/a.html': '1', 'index.html': '1' });
    const next = site({ 'index.html': '2', 'docs/_next/static/x.js': '1', 'logo.svg': '1' });
    const steps = stepsOf(planDeployment({ live, pending: undefined }, next, true), next);
    expect(steps).toEqual([
      { kind: 'write-pending', files: next },
      { kind: 'upload', group: 'hashed', paths: ['docs/_next/static/x.js'] },
      { kind: 'upload', group: 'assets', paths: ['logo.svg'] },
      { kind: 'upload', group: 'pages', paths: ['index.html'] },
      { kind: 'delete', paths: ['old/a.html'], folders: ['old'] },
      { kind: 'invalidate', paths: ['docs/_next/static/x.js', 'index.html', 'logo.svg', 'old/a.html'] },
      { kind: 'write-record' },
      { kind: 'write-live' },
      { kind: 'remove-pending' },
    ]);
  });
});
