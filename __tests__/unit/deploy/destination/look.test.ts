import { expect, it } from '@jest/globals';
import { look } from '../../../../src/deploy/destination/look.ts';
import { filesOf, stateFile, stateWith } from '../../../support/deployment-states.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';
import { silentLog } from '../../../support/silent-log.ts';

const SITE = { 'a.html': 'new', 'b.html': 'new' };

it.each([
  ['has replaced', 'old', false],
  ['has not replaced', 'new', true],
])(
  'look: reads what an earlier run may have overwritten, and %s, where the storage keeps no times',
  async (_, text, isThere) => {
    const storage = new MemoryStorage({ ...SITE, 'a.html': text });
    const read: string[] = [];
    storage.onRead = (name) => void read.push(name);
    const earlier = [stateFile({ complete: false, pending: filesOf({ 'a.html': 'old' }) })];
    const state = { ...stateWith({ files: filesOf(SITE) }), earlier };
    const known = { state, site: filesOf(SITE), started: undefined, ownState: undefined };
    const destination = await look(known, { storage, log: silentLog });
    const has = (name: string) => destination.has(name, filesOf(SITE).get(name) ?? { sha256: '', size: 0 });
    expect([read, has('a.html'), has('b.html')]).toEqual([['a.html'], isThere, true]);
  },
);
