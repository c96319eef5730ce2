/** States and sites of deployments, as objects of the code. */
import { Destination } from '../../src/deploy/destination/destination.ts';
import type { planDeployment } from '../../src/deploy/plan/plan.ts';
import type { State } from '../../src/deploy/state/state.ts';
import type {
  Files,
  FileVersion,
  LiveState,
  PendingState,
  RunId,
} from '../../src/deploy/state/state-file.ts';
import type { Listing } from '../../src/deploy/storage/storage.ts';
import { sortedByPath } from '../../src/site/byte-order.ts';
import { type SameNames, STATE_FOLDER } from '../../src/site/names.ts';
import { sha256Of } from './sha256.ts';

/** The contents of files in ASCII, by their paths. */
export type Texts = Readonly<Record<string, string>>;

export const RUN: RunId = { repositoryId: 77, runId: 100 };

/** A destination with its state in the usual folder. */
export function destinationWith(listing: Listing, names: Partial<SameNames> = {}): Destination {
  return new Destination(listing, { ignoresCase: false, mayNormalize: false, ...names }, STATE_FOLDER);
}

/** Lists files with the sizes of their texts, and without times. */
export function listingOf(texts: Texts): Listing {
  return new Map(Object.entries(texts).map(([path, text]) => [path, { size: text.length }]));
}

/** The options of a plan for a server with a CDN, with which nothing expires. */
export const PLAN_OPTIONS: Parameters<typeof planDeployment>[3] = {
  deletes: true,
  keepMs: 7 * 86_400_000,
  cacheControl: 'no-cache',
  immutable: [],
  purges: true,
  isBucket: false,
  keepsFolders: false,
  now: 0,
};

/** @param text contents in ASCII */
export function versionOf(text: string): FileVersion {
  return { sha256: sha256Of(text), size: text.length };
}

export function filesOf(texts: Texts): Files {
  return sortedByPath(new Map(Object.entries(texts).map(([path, text]) => [path, versionOf(text)])));
}

export function liveState(given: Partial<LiveState> = {}): LiveState {
  return {
    kind: 'live',
    run: RUN,
    destination: '',
    finishedAt: '2026-11-20T06:01:00.000Z',
    files: new Map(),
    kept: new Map(),
    history: ['sha256:live'],
    repaired: [],
    ...given,
  };
}

export function pendingState(given: Partial<PendingState> = {}): PendingState {
  return {
    kind: 'pending',
    run: RUN,
    destination: '',
    startedAt: '2026-11-21T06:00:00.000Z',
    pending: [],
    others: new Map(),
    ...given,
  };
}

/** @param live undefined if no deployment has ended */
export function stateWith(
  live: Partial<LiveState> | undefined,
  ...interrupted: Partial<PendingState>[]
): State {
  return { live: live && liveState(live), interrupted: interrupted.map(pendingState) };
}
