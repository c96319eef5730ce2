/** Opens a remote with rclone, which reports what its storage can do. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../context/context.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import { InputError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { RetryRule } from '../../timing/retry.ts';
import { RcloneFailure, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import type { StorageType } from '../storage-types/storage-type.ts';
import { storageTypeOf, WRAPPERS } from '../storage-types/storage-types.ts';
import { type Calls, retryRule } from './calls.ts';
import { maxOpenFilesIn, parallelOf } from './parallel.ts';
import { PartialNames } from './partial-names.ts';
import { serverProtocol } from './server-protocol.ts';
import type { StorageFeatures } from './storage.ts';

/** A remote, and what it takes to list, upload, and delete its files. */
export interface OpenRemote {
  readonly calls: Calls;
  /** For each other spelling of a remote, rclone signs in again. */
  readonly remote: Remote;
  /** The folder of the storage within the remote, with a trailing slash; empty for the remote itself. */
  readonly prefix: string;
  readonly features: StorageFeatures;
  /** Whether a listing has the time of each file. */
  readonly keepsTimes: boolean;
  /** How many files of each size are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  readonly partialNames: PartialNames;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
}

/** The remotes of a deployment in messages, by the input. */
const NAMES = { destination: 'the destination', state: 'the folder of the state' } as const;

/**
 * @param input of the action
 * @throws DeployError if the remote is not configured, or cannot be reached; InputError if nothing says how its server is
 *   recognized
 */
export async function openRemote(
  remote: Remote,
  input: keyof typeof NAMES,
  given: Pick<OpenRemote, 'calls' | 'folder' | 'context'>,
): Promise<OpenRemote> {
  const { context } = given;
  const what = NAMES[input];
  const options = configuredOptions(given.calls);
  const { type, prefix } = await storageOf(options, remote.prefix);
  const storage = storageTypeOf(type);
  const optionOf = (option: string) => optionOfRemote(options, prefix, storage, option);
  if (storage.needsKnownHosts) await requireKnownHosts(input, prefix, optionOf);
  const calls = given.calls.of({
    type,
    fs: withOwnSpelling(remote),
    otherProtocol: () => otherProtocol(storage, optionOf),
  });
  if (storage.limitsConnections && process.env['RCLONE_LOW_LEVEL_RETRIES'] === undefined) {
    // With its own retries, rclone would make the refused connection ten times, and more slowly each time.
    await calls.once('options/set', { main: { LowLevelRetries: 1 } });
  }
  const info = await withRclone(
    `Opening ${what}`,
    () => calls.one('operations/fsinfo', { fs: folderOf(remote) }, openingRule),
    `Check ${what}, its credentials, and their permissions.`,
    'This run changed nothing.',
  );
  const { Features, Root } = info as {
    readonly Features: Readonly<Record<string, boolean>>;
    readonly Root: string;
  };
  const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
  const features: StorageFeatures = {
    isBucket,
    hasHeaders: Features['WriteMimeType'] === true,
    ignoresCase: Features['CaseInsensitive'] === true,
    // A server may run macOS.
    mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
    showsIndexPages: storage.showsIndexPages,
    localRoot: isLocal ? Root : undefined,
  };
  const parallel = parallelOf(isBucket, process.env, await maxOpenFiles());
  const partialNames = new PartialNames(context);
  return {
    ...given,
    calls,
    remote,
    prefix: '',
    features,
    keepsTimes: storage.keepsTimes,
    parallel,
    partialNames,
  };
}

/** @returns the file that lists these paths for rclone (rclone documentation, "--files-from-raw") */
export function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeTemporaryFile(folder, `files-${randomUUID()}.txt`, text);
}

/** A remote that was never reached may have a wrong address. */
function openingRule(error: unknown): RetryRule | undefined {
  const rule = retryRule(error);
  return rule?.kind === 'unreachable' ? { ...rule, tries: 3, firstDelayMs: 2000 } : rule;
}

/** Returns the limit of this process, and so of rclone; undefined where the system does not report it. */
async function maxOpenFiles(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  return maxOpenFilesIn(limits);
}

/** A remote may contain itself. */
const MAX_DEPTH = 5;

/**
 * @param prefix what is before the path of a remote; empty for this machine
 * @returns rclone's type of the storage that has the files, such as `sftp`, and what is before its path; an undefined
 *   type if it is not known
 */
async function storageOf(
  optionOf: OptionOf,
  prefix: string,
): Promise<{ readonly type: string | undefined; readonly prefix: string }> {
  let remote = prefix;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const [, colon, name] = /^(:?)([^:,/\\]+)[:,]/.exec(remote) ?? [];
    if (name === undefined) return { type: 'local', prefix: '' };
    const type = colon === ':' ? name : await optionOf(name, 'type');
    if (type === undefined || !WRAPPERS.has(type)) return { type, prefix: remote };
    remote = (await optionOf(name, 'remote')) ?? '';
  }
  return { type: undefined, prefix: '' };
}

/** @returns the value of an option: of the connection string, of the remote, or of all remotes of its type */
async function optionOfRemote(
  optionOf: OptionOf,
  prefix: string,
  { inVariables }: StorageType,
  option: string,
): Promise<string | undefined> {
  const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
  const [, parameter] = new RegExp(`,${option}=("[^"]*"|'[^']*'|[^,:]*)`).exec(prefix) ?? [];
  return (
    parameter?.replace(/^["']|["']$/g, '') ??
    (name === undefined ? undefined : await optionOf(name, option)) ??
    process.env[`RCLONE_${inVariables}_${option}`.toUpperCase()]?.trim()
  );
}

type OwnOptionOf = (option: string) => Promise<string | undefined>;

/** Without known hosts, any server in its place would get the password, and then the site. */
async function requireKnownHosts(
  input: keyof typeof NAMES,
  prefix: string,
  optionOf: OwnOptionOf,
): Promise<void> {
  // A program that is used in place of rclone's SSH has known hosts of its own.
  for (const option of ['known_hosts_file', 'host_keys', 'ssh']) if (await optionOf(option)) return;
  const host = (await optionOf('host')) ?? 'HOST';
  const port = (await optionOf('port')) ?? '22';
  const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
  const variable = `RCLONE_${name === undefined ? 'SFTP' : `CONFIG_${name.toUpperCase()}`}_KNOWN_HOSTS_FILE`;
  throw new InputError(
    input,
    'is an SFTP server without `known_hosts_file`, so any server in its place would get the login and the site.',
    `Run \`ssh-keyscan -p ${port} ${cleanText(host, 100)} > known_hosts\`, compare the keys with those of the server, and set \`${variable}\` to the path of this file. The value \`none\` accepts any server.`,
  );
}

/** @returns such as `SSH, not FTP`; undefined if the server speaks the protocol of the storage, or does not say it */
async function otherProtocol({ protocol }: StorageType, optionOf: OwnOptionOf): Promise<string | undefined> {
  const host = await optionOf('host');
  if (protocol === undefined || host === undefined) return undefined;
  const found = await serverProtocol(host, Number((await optionOf('port')) ?? protocol.port));
  return found === undefined || found === protocol.name ? undefined : `${found}, not ${protocol.name}`;
}

/** For each spelling of a remote, rclone opens a storage. The description of a remote has no effect. */
function withOwnSpelling(remote: Remote): string | undefined {
  if (remote.prefix === '') return undefined;
  return folderOf({ ...remote, prefix: remote.prefix.replace(/:$/, ',description=answer:') });
}

/** @returns the value of an option of a named remote; undefined if it has none */
type OptionOf = (name: string, option: string) => Promise<string | undefined>;

/** A variable has priority over the configuration file (rclone documentation, "Precedence"), which is read once. */
function configuredOptions(calls: Calls): OptionOf {
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
