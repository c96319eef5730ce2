/** What rclone's configuration says about a remote (rclone documentation, "Precedence"). */
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import { THIS_MACHINE } from '../storage-types/local.ts';
import type { StorageType } from '../storage-types/storage-type.ts';
import { JOINS, storageTypeOf, WRAPPERS } from '../storage-types/storage-types.ts';
import type { Calls } from './calls.ts';

/** @returns the value of an option, such as `host`; undefined if it is not set */
export type OptionOf = (option: string) => Promise<string | undefined>;

/** The storage that has the files of a remote, which may be within other remotes. */
export interface RemoteOptions {
  /** rclone's type, such as `sftp`; undefined if it is not known. */
  readonly type: string | undefined;
  readonly storage: StorageType;
  /** What is before the path of the storage; empty for this machine. */
  readonly prefix: string;
  readonly optionOf: OptionOf;
}

/** @param prefix what is before the path of a remote; empty for this machine */
export async function remoteOptions(calls: Calls, prefix: string): Promise<RemoteOptions> {
  const optionOfNamed = configuredOptions(calls);
  const found = await storageOf(optionOfNamed, prefix);
  return {
    ...found,
    storage: storageTypeOf(found.type),
    optionOf: (option) => optionOfRemote(optionOfNamed, found.prefix, found.type, option),
  };
}

/** @returns the remotes that a remote joins (rclone documentation, "Union" and "Combine"), or the remote itself */
export async function joinedRemotes(calls: Calls, remote: RemoteOptions): Promise<readonly RemoteOptions[]> {
  if (remote.type === undefined || !JOINS.has(remote.type)) return [remote];
  const upstreams = (await remote.optionOf('upstreams')) ?? '';
  // Each is `remote:path`, in quotes if it contains a blank. `combine` has the name of a folder and `=` before it.
  const texts = upstreams.split(/\s+/).map((text) => text.replaceAll('"', '').replace(/^[^:,=]+=/, ''));
  return Promise.all(texts.map((text) => remoteOptions(calls, text)));
}

/** A remote may contain itself. */
const MAX_DEPTH = 5;

/**
 * @param prefix what is before the path of a remote; empty for this machine
 * @returns rclone's type of the storage that has the files, such as `sftp`, and what is before its path; an undefined
 *   type if it is not known
 */
async function storageOf(
  optionOf: OptionOfNamed,
  prefix: string,
): Promise<{ readonly type: string | undefined; readonly prefix: string }> {
  let remote = prefix;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const [, colon, name] = /^(:?)([^:,/\\]+)[:,]/.exec(remote) ?? [];
    if (name === undefined) return { type: THIS_MACHINE, prefix: '' };
    const type = colon === ':' ? name : await optionOf(name, 'type');
    if (type === undefined || !WRAPPERS.has(type)) return { type, prefix: remote };
    remote = (await optionOfRemote(optionOf, remote, type, 'remote')) ?? '';
  }
  return { type: undefined, prefix: '' };
}

/** @returns the value of an option: of the connection string, of the remote, or of all remotes of its type */
async function optionOfRemote(
  optionOf: OptionOfNamed,
  prefix: string,
  type: string | undefined,
  option: string,
): Promise<string | undefined> {
  const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
  const [, parameter] = new RegExp(`,${option}=("[^"]*"|'[^']*'|[^,:]*)`).exec(prefix) ?? [];
  return (
    parameter?.replace(/^["']|["']$/g, '') ??
    (name === undefined ? undefined : await optionOf(name, option)) ??
    process.env[`RCLONE_${storageTypeOf(type).inVariables || type}_${option}`.toUpperCase()]?.trim()
  );
}

/** @returns the value of an option of a named remote; undefined if it has none */
type OptionOfNamed = (name: string, option: string) => Promise<string | undefined>;

/** A variable has priority over the configuration file (rclone documentation, "Precedence"), which is read once. */
function configuredOptions(calls: Calls): OptionOfNamed {
  const files = new Map<string, Promise<Readonly<Record<string, string>>>>();
  return async (name, option) => {
    const variable = process.env[`RCLONE_CONFIG_${name}_${option}`.toUpperCase()]?.trim();
    if (variable !== undefined) return variable;
    const options = files.get(name) ?? optionsOf(calls, name);
    files.set(name, options);
    return (await options)[option];
  };
}

async function optionsOf(calls: Calls, name: string): Promise<Readonly<Record<string, string>>> {
  try {
    return (await calls.once('config/get', { name })) as Readonly<Record<string, string>>;
  } catch (cause) {
    // Opening the remote reports a configuration that cannot be read.
    if (cause instanceof RcloneFailure) return {};
    throw cause;
  }
}
