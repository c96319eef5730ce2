import { beforeEach, expect, it } from '@jest/globals';
import { checkDestination } from '../../../../src/deploy/destination/check.ts';
import { Destination } from '../../../../src/deploy/destination/destination.ts';
import type { ListedFile, Listing, Storage } from '../../../../src/deploy/storage/storage.ts';
import { destinationWith, EXACT_NAMES, filesOf } from '../../../support/deployment-states.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { FEATURES } from '../../../support/transfers.ts';

const SITE = { 'API.html': 'one', 'api.html': 'two', 'index.html': 'home' };

let clock: FakeClock;
/** Names that were asked for, one list for each time. */
let asked: (readonly string[])[];

beforeEach(() => {
  clock = new FakeClock();
  asked = [];
});

const listed = (text: string, more: Partial<ListedFile> = {}): ListedFile => ({ size: text.length, ...more });
const right = (more: (text: string) => Partial<ListedFile> = () => ({})) =>
  new Map(Object.entries(SITE).map(([name, text]) => [name, listed(text, more(text))]));

interface Given {
  /** The contents of each file at the destination. */
  readonly contents?: Readonly<Record<string, string>>;
  readonly deletions?: readonly string[];
  /** Files that another run may still write. */
  readonly shared?: readonly string[];
  readonly destination?: Destination;
}

/** @param found what the storage answers when it is asked for names, one listing for each time; then the last again */
async function check(
  given: Listing | readonly Listing[],
  found: readonly Listing[] = [],
  { contents = SITE, deletions = [], shared = [], destination = destinationWith(new Map()) }: Given = {},
): Promise<Listing> {
  const listings = [...(given instanceof Map ? [given] : (given as readonly Listing[]))];
  const last = listings.at(-1) ?? new Map();
  const site = filesOf(SITE);
  const uploads = [...site.keys()];
  const storage = {
    features: FEATURES,
    list: async () => listings.shift() ?? last,
    find: async (names: readonly string[]) => {
      const answer = found[Math.min(asked.length, found.length - 1)] ?? last;
      asked.push(names);
      return new Map([...answer].filter(([name]) => names.includes(name)));
    },
    read: async (name: string) => {
      const text = contents[name];
      return text === undefined ? undefined : Buffer.from(text);
    },
  } as unknown as Storage;
  const done = { site, uploads, deletions, destination, shared: new Set(shared) };
  return checkDestination(done, runWith(storage));
}

const runWith = (storage: Storage) => ({
  storage,
  log: silentLog,
  clock,
  signal: neverAborted,
});

it('checkDestination: returns what the destination lists', async () => {
  const listing = right(() => ({ modified: '2026-01-01T00:00:00Z' }));
  expect(await check(listing)).toEqual(listing);
  expect(asked).toEqual([]);
});

it('checkDestination: asks a bucket for a few files of a large site by their names', async () => {
  const others = Array.from({ length: 100 }, (_, index) => [`page-${index}.html`, '']);
  const large = { ...Object.fromEntries(others), 'index.html': 'home' };
  const ask = async (site: Readonly<Record<string, string>>, found: Listing) => {
    let lists = 0;
    const storage = {
      features: { ...FEATURES, isBucket: true },
      list: async () => {
        lists += 1;
        return right();
      },
      find: async () => found,
    } as unknown as Storage;
    const uploads = ['index.html'];
    const destination = destinationWith(new Map());
    const done = {
      site: filesOf(site),
      uploads,
      deletions: [],
      destination,
      shared: new Set<string>(),
    };
    await checkDestination(done, runWith(storage));
    return lists;
  };
  const found = new Map([['index.html', listed('home')]]);
  expect(await ask(large, found)).toBe(0);
  // The storage cannot be asked by name, or two names may be those of one file.
  expect(await ask(large, new Map())).toBe(1);
  expect(await ask({ ...large, 'Page-1.html': '' }, found)).toBe(1);
  expect(await ask(SITE, found)).toBe(1);
});

it('checkDestination: asks for what is not listed, and waits for thirty seconds in all', async () => {
  const late = right();
  const without = new Map([...late].filter(([name]) => name !== 'index.html'));
  expect(await check(without, [without, without, late])).toEqual(late);
  expect(asked).toEqual([['index.html'], ['index.html'], ['index.html']]);
  expect(clock.sleeps).toEqual([1000, 2000]);
  await expect(check(without, [without])).rejects.toThrow(
    '"index.html" was uploaded, but the destination does not have it.',
  );
  expect(clock.sleeps.slice(2).reduce((sum, ms) => sum + ms, 0)).toBe(30_000);
});

it('checkDestination: refuses another size', async () => {
  const listing = new Map([...right(), ['index.html', listed('longer')]]);
  await expect(check(listing)).rejects.toThrow(
    '"index.html" was uploaded, but the destination has other contents under this name.',
  );
});

it('checkDestination: reads what another run may have written, and nothing else', async () => {
  const contents = { ...SITE, 'index.html': 'eomh' };
  expect(await check(right(), [], { contents, shared: ['api.html', 'other.html'] })).toEqual(right());
  await expect(check(right(), [], { contents, shared: ['index.html'] })).rejects.toThrow(
    'Another run still deploys to this destination: it has replaced "index.html", which this run uploaded.',
  );
});

it('checkDestination: names two files of the site that are one at the destination', async () => {
  const times = { modified: '2026-01-01T00:00:00Z' };
  const one = new Map([...right(() => times)].filter(([name]) => name !== 'api.html'));
  await expect(check(one, [new Map([...one, ['api.html', listed('two', times)]])])).rejects.toThrow(
    '"API.html" and "api.html" of the site are one file at the destination',
  );
});

it('checkDestination: accepts two names of which a late listing shows one', async () => {
  const both = right((text) => ({ modified: `2026-01-01T00:00:0${text === 'two' ? 2 : 1}Z` }));
  const one = new Map([...both].filter(([name]) => name !== 'api.html'));
  expect(await check([one, both], [both])).toEqual(both);
});

it('checkDestination: refuses two names of which the listing shows one, although the storage finds both', async () => {
  const both = right((text) => ({ modified: `2026-01-01T00:00:0${text === 'two' ? 2 : 1}Z` }));
  const one = new Map([...both].filter(([name]) => name !== 'api.html'));
  await expect(check([one], [both])).rejects.toThrow(
    '"API.html" and "api.html" of the site are one file at the destination',
  );
  expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(30_000);
});

it('checkDestination: refuses a deleted file that the destination still has, and waits for a late listing', async () => {
  const gone = right();
  const there = new Map([...gone, ['old.html', listed('old')]]);
  const given = { deletions: ['old.html'], destination: destinationWith(there) };
  expect(await check(there, [there, gone], given)).toEqual(gone);
  expect(asked).toEqual([['old.html'], ['old.html']]);
  await expect(check(there, [there], given)).rejects.toThrow(
    '"old.html" was deleted, but the destination still has it.',
  );
});

it('checkDestination: asks for a deleted file by its name only if no listing has shown it', async () => {
  const gone = right();
  const old = new Map([['old.html', listed('old')]]);
  const deletions = ['old.html'];
  const shown = destinationWith(new Map([...gone, ...old]));
  expect(await check(gone, [gone], { deletions, destination: shown })).toEqual(gone);
  expect(asked).toEqual([]);
  const hidden = new Destination(gone, old, EXACT_NAMES, undefined);
  await expect(check(gone, [old], { deletions, destination: hidden })).rejects.toThrow(
    '"old.html" was deleted',
  );
});

it.each([
  ['a file that another program has put in its place', 'old.html', 'of others'],
  ['a name that an upload has taken', 'Index.html', 'home'],
])('checkDestination: accepts %s', async (_what, name, text) => {
  const there = new Map([...right(), [name, listed(text)]]);
  const before = destinationWith(new Map([[name, listed('old')]]));
  expect(await check(there, [there], { deletions: [name], destination: before })).toEqual(right());
});

it('checkDestination: accepts a name that the destination lists in another form', async () => {
  const times = { modified: '2026-01-01T00:00:00Z' };
  const one = new Map([...right(() => times)].filter(([name]) => name !== 'index.html'));
  const other = new Map([...one, ['INDEX.html', listed('home', times)]]);
  expect((await check(other, [right(() => times)])).get('index.html')).toEqual(listed('home', times));
});
