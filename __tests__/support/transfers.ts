/** The arguments of the functions that call rclone, with a function in place of rclone. */
import type { CallOptions, Rclone } from '../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../src/deploy/rclone/rclone-failure.ts';
import { parseRemote } from '../../src/deploy/remote/remote.ts';
import { Calls } from '../../src/deploy/storage/calls.ts';
import type { OpenRemote } from '../../src/deploy/storage/open-remote.ts';
import type { StorageFeatures } from '../../src/deploy/storage/storage.ts';
import { storageTypeOf } from '../../src/deploy/storage-types/storage-types.ts';
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
  deletesContents: false,
  localRoot: undefined,
};

const CONTEXT = { log: silentLog, clock: new FakeClock(), signal: neverAborted };

function rcloneWith(call: Call): Rclone {
  const given = async (command: string, params: Params, options: CallOptions = {}) =>
    call(command, params, options);
  return { call: given } as unknown as Rclone;
}

/** @param type of the storage */
export function callsWith(call: Call, context: OpenRemote['context'] = CONTEXT, type?: string): Calls {
  return new Calls(rcloneWith(call), { storage: storageTypeOf(type), causes: [] }, context);
}

export async function remoteWith(call: Call, given: Partial<OpenRemote> = {}): Promise<OpenRemote> {
  const context = given.context ?? CONTEXT;
  return {
    rclone: rcloneWith(call),
    calls: callsWith(call, context),
    remote: parseRemote('destination', 'docs:bucket'),
    prefix: '',
    features: FEATURES,
    keepsTimes: false,
    parallel: { transfers: 3, checkers: 2 },
    folder: '/temp',
    context,
    ...given,
  };
}

export const failure = (message: string, isNotFound = false, name?: string) =>
  new RcloneFailure([{ name, message }], isNotFound ? { kind: 'absent' } : {});
