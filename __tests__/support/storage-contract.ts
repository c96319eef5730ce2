/** What every storage has to do, whatever it is. */
import { describe, expect, it } from '@jest/globals';
import type { Batch, Storage } from '../../src/deploy/storage/storage.ts';

/** The site, of which the storage writes the files. */
export const SITE = {
  'index.html': 'home',
  'guides/start.html': 'start',
  'guides/why？ ‛n’ 100%.html': 'odd',
  'guides/deep/er.html': 'deeper',
  '.well-known/security.txt': 'contact',
  'assets/empty.css': '',
};

/** A storage that is empty. */
export interface TestedStorage {
  readonly storage: Storage;
  /** A folder of the same storage, named `state`. */
  readonly state: Storage;
}

const batchOf = (paths: readonly string[], text?: string): Batch => ({
  cacheControl: 'no-cache',
  contentType: 'text/html',
  paths,
  text,
});

type Test = (title: string, check: () => Promise<void>) => void;

interface Given {
  readonly site?: Readonly<Record<string, string>>;
  readonly test?: Test;
}

/** @param open returns a new storage that writes the files of the site */
export function describeStorage(
  name: string,
  open: () => Promise<TestedStorage>,
  { site = SITE, test = it }: Given = {},
): void {
  const all = Object.keys(site);
  const itWith = (title: string, check: (given: TestedStorage) => Promise<void>) =>
    test(title, async () => check(await open()));
  const write = (storage: Storage, paths: readonly string[]) =>
    storage.write([batchOf(paths)], 'Uploading pages');
  const filesIn = (listing: ReadonlyMap<string, unknown>) =>
    [...listing.keys()].filter((path) => !path.endsWith('/')).sort();

  describe(name, () => {
    itWith('lists nothing before the first file is written', async ({ storage, state }) => {
      expect((await storage.list(new Set(all))).size).toBe(0);
      expect((await state.list(new Set())).size).toBe(0);
    });

    itWith('writes, lists, finds, and reads files of the site', async ({ storage }) => {
      await write(storage, all);
      const listing = await storage.list(new Set(all));
      expect(filesIn(listing)).toEqual(all.toSorted());
      expect(listing.get('guides/start.html')).toMatchObject({ size: 5 });
      const found = await storage.find([...all, 'guides/other.html', 'other/a.html']);
      const isBucket = storage.features.isBucket;
      expect(found && [...found.keys()].sort()).toEqual(isBucket ? all.toSorted() : undefined);
      for (const [path, text] of Object.entries(site)) expect(String(await storage.read(path))).toBe(text);
      expect(await storage.read('guides/other.html')).toBeUndefined();
    });

    itWith('removes and reads nothing below a file', async ({ storage }) => {
      await write(storage, all);
      await storage.remove(['index.html/below']);
      expect(await storage.read('index.html/below')).toBeUndefined();
      expect(String(await storage.read('index.html'))).toBe('home');
    });

    itWith('lists the files that are in no folder if it gets no paths', async ({ storage }) => {
      await write(storage, all);
      expect(filesIn(await storage.list(new Set()))).toEqual(['index.html']);
    });

    itWith('replaces a file', async ({ storage }) => {
      await storage.write([batchOf(['index.html'], 'another home')], 'Uploading pages');
      await write(storage, ['index.html']);
      expect(String(await storage.read('index.html'))).toBe('home');
    });

    itWith('removes exactly the given files, and ignores those that are gone', async ({ storage }) => {
      await write(storage, all);
      await storage.remove(['guides/start.html', 'guides/other.html', 'assets/empty.css']);
      const left = all.filter((path) => !['guides/start.html', 'assets/empty.css'].includes(path));
      expect(filesIn(await storage.list(new Set(all)))).toEqual(left.toSorted());
      await storage.remove(['guides/start.html']);
    });

    itWith('removes folders only if they are empty', async ({ storage }) => {
      await write(storage, all);
      await storage.remove(['guides/deep/er.html']);
      await storage.removeFolders(['guides/deep', 'guides', 'other']);
      const listing = await storage.list(new Set(all));
      expect(listing.has('guides/deep/')).toBe(false);
      expect(listing.has('guides/start.html')).toBe(true);
    });

    itWith('keeps texts in a folder, apart from the site', async ({ storage, state }) => {
      await write(storage, ['index.html']);
      await Promise.all(
        ['1.json', '2.json', 'run-1'].map((file) =>
          state.write([batchOf([file], `größe ${file}`)], 'Writing'),
        ),
      );
      expect(filesIn(await state.list(new Set()))).toEqual(['1.json', '2.json', 'run-1']);
      expect(String(await state.read('2.json'))).toBe('größe 2.json');
      await state.remove(['1.json', '3.json']);
      expect(filesIn(await state.list(new Set()))).toEqual(['2.json', 'run-1']);
      expect(filesIn(await storage.list(new Set(['index.html', 'state/2.json'])))).toEqual([
        'index.html',
        'state/2.json',
        'state/run-1',
      ]);
    });
  });
}
