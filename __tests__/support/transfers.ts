/** The arguments of the functions that call rclone, with a function in place of rclone. */
import type { CallOptions, Rclone, Stats } from '../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../src/deploy/rclone/rclone-failure.ts';
import { parseRemote } from '../../src/deploy/remote/remote.ts';
import { Calls } from '../../src/deploy/storage/calls.ts';
import type { OpenRemote } from '../../src/deploy/storage/open-remote.ts';
import { PartialNames } from '../../src/deploy/storage/partial-names.ts';
import type { StorageFeatures } from '../../src/deploy/storage/storage.ts';
import { FakeClock, neverAborted } from './fake-clock.ts';
import { silentLog } from './silent-log.ts';

export type Params = Readonly<Record<string, unknown>>;
type Call = (command: string, params: Params, options: CallOptions) => Promise<unknown>;

/** A server on which nothing is special. */
export const FEATURES: StorageFeatures = {
  isBucket: false,
  hasHeaders: false,
  ignoresCase: false,
  mayNormalize: false,
  showsIndexPages: false,
  deletesContents: false,
  localRoot: undefined,
};

const CONTEXT = { log: silentLog, clock: new FakeClock(), signal: neverAborted };

/** @param stats what rclone counts in a group */
export function callsWith(
  call: Call,
  context: OpenRemote['context'] = CONTEXT,
  stats: (group?: string) => Promise<Stats> = async () => ({}),
): Promise<Calls> {
  const given = async (command: string, params: Params, options: CallOptions = {}) =>
    call(command, params, options);
  return Calls.start({ call: given, stats } as unknown as Rclone, context);
}

export async function remoteWith(call: Call, given: Partial<OpenRemote> = {}): Promise<OpenRemote> {
  const context = given.context ?? CONTEXT;
  return {
    calls: await callsWith(call, context),
    remote: parseRemote('destination', 'docs:bucket'),
    prefix: '',
    features: FEATURES,
    keepsTimes: false,
    parallel: { transfers: { small: 3, large: 3, inParts: 3 }, checkers: 2 },
    folder: '/temp',
    partialNames: new PartialNames(context),
    context,
    ...given,
  };
}

export const failure = (message: string, isNotFound = false, name?: string) =>
  new RcloneFailure([{ name, message }], isNotFound ? { kind: 'absent' } : {});
