/** The arguments of the functions that call rclone, with a function in place of rclone. */

import type { Rclone } from '../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../src/deploy/rclone/rclone-failure.ts';
import type { RcloneEvent } from '../../src/deploy/rclone/rclone-log.ts';
import { parseRemote } from '../../src/deploy/remote/remote.ts';
import type { OpenRemote } from '../../src/deploy/storage/open-remote.ts';
import { Pace } from '../../src/deploy/storage/pace.ts';
import { PartialNames } from '../../src/deploy/storage/partial-names.ts';
import { FakeClock, neverAborted } from './fake-clock.ts';
import { silentLog } from './silent-log.ts';

export type Params = Readonly<Record<string, unknown>>;
type Call = (command: string, params: Params, onEvent?: (event: RcloneEvent) => unknown) => Promise<unknown>;

/** A server on which nothing is special. */
export const FEATURES = {
  isBucket: false,
  listsMd5: false,
  hasHeaders: false,
  ignoresCase: false,
  mayNormalize: false,
  localRoot: undefined,
};

export function remoteWith(call: Call, given: Partial<OpenRemote> = {}): OpenRemote {
  const remote = parseRemote('destination', 'docs:bucket');
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  return {
    rclone: { call } as unknown as Rclone,
    remote,
    features: FEATURES,
    lists: { times: false, md5: false },
    parallel: { transfers: { small: 3, large: 3, inParts: 3 }, checkers: 2 },
    pace: new Pace(given.context ?? context),
    folder: '/temp',
    partialNames: new PartialNames(given.context ?? context),
    context,
    ...given,
  };
}

export const failure = (message: string, isNotFound = false, name?: string) =>
  new RcloneFailure([{ name, message }], isNotFound ? { kind: 'absent' } : {});
