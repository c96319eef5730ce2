/**
 * Reads what is before the path of a remote: its name, and the parameters of a connection string (rclone documentation,
 * "Connection strings"; `fs/fspath` in the source of rclone). No parameter is a secret.
 */
import type { InputError } from '../../errors.ts';
import { THIS_MACHINE } from '../storage-types/local.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { EMPTY_VALUE_FIX, missingValue } from './empty-values.ts';

/**
 * The parameters that a connection string may have. The log of a step shows its inputs, so none may be a secret. rclone
 * marks none of them as a password, and as sensitive only those that name a server or an account (`rclone config
 * providers`). The URL of a WebDAV server is missing because it may grant access, and so is an option that contains
 * another remote.
 */
export const PARAMETERS: ReadonlySet<string> = new Set(
  [
    // Where the storage is, and to whom it belongs.
    'provider region endpoint location location_constraint host port user account domain namespace compartment',
    'share_name vendor',
    // How to sign in. The path of a file is not a secret.
    'env_auth profile role_arn use_az use_msi key_use_agent key_file known_hosts_file service_account_file',
    'shared_credentials_file config_file config_profile',
    // How to connect.
    'tls explicit_tls no_check_certificate disable_epsv force_list_hidden shell_type force_path_style',
    'use_dual_stack use_accelerate_endpoint requester_pays no_check_bucket',
    // How the storage keeps a file.
    'acl object_acl bucket_policy_only storage_class storage_policy access_tier server_side_encryption hard_delete',
    // How fast.
    'chunk_size upload_cutoff upload_concurrency concurrency connections',
  ].flatMap((names) => names.split(' ')),
);

/** `,key`, `,key=value`, `,key="value"`, or `,key='value'`, where a quote within the quotes is doubled. */
const PARAMETER = /^,([\w.]+)(?:=("(?:[^"]|"")*"|'(?:[^']|'')*'|(?!["'])[^,:]*))?(?=[,:]|$)/;

const NOT_QUOTED =
  'has a colon after its parameters, or a parameter whose value contains a colon and is not in quotes, such as `endpoint="https://..."`.';

/**
 * @param wrong returns the error; a fix in place of the usual one is optional
 * @returns the prefix with its colon, and the name of the remote or the type of the storage; undefined for a folder of
 *   this machine
 * @throws what `wrong` returns, never with the value of a parameter
 */
export function beforePath(
  value: string,
  wrong: (what: string, fix?: string) => InputError,
): { prefix: string; name: string } | undefined {
  const [start, name = ''] = /^:?([^:,/\\]+)(?=[:,])/.exec(value) ?? [];
  if (start === undefined && /^[:,]/.test(value)) throw wrong('has no name before its parameters.');
  if (start === undefined || isFolder(value)) return undefined;
  let at = start.length;
  while (value[at] === ',') {
    const [all, key = '', text = ''] = PARAMETER.exec(value.slice(at)) ?? [];
    if (all === undefined) throw wrong('has a parameter that rclone cannot read.');
    const problem = parameterProblem(key, text);
    if (problem !== undefined) throw wrong(problem, variableFix(start, key));
    const missing = all.includes('=') ? missingValue(key, text.replace(/^(["'])(.*)\1$/s, '$2')) : undefined;
    if (missing !== undefined)
      throw wrong(`has the parameter \`${key}\`, which ${missing}.`, EMPTY_VALUE_FIX);
    // rclone reads the first colon that is not in quotes as the end of the parameters.
    if (/^https?$/i.test(text)) throw wrong(NOT_QUOTED);
    at += all.length;
  }
  if (value[at] !== ':') throw wrong('has no colon before its path.');
  const prefix = value.slice(0, at + 1);
  // The path is shown, so it must not contain a parameter, or the rest of one.
  const rest = value.slice(at + 1);
  const hasParameter = start.startsWith(':') ? /(?:^|,)\w+=/.test(rest) : /,\w+=/.test(rest);
  if (hasParameter || (prefix.includes(',') && /:|^[^/]*@/.test(rest))) throw wrong(NOT_QUOTED);
  return { prefix, name };
}

/** rclone reads a value without a colon as a folder. One that has a parameter was not meant to be a folder. */
function isFolder(value: string): boolean {
  if (!value.includes(':')) return !/,\w+=/.test(value);
  // On Windows, rclone reads a single letter as a drive, as every other program does.
  return process.platform === 'win32' && /^[a-z]:/i.test(value);
}

function parameterProblem(key: string, value: string): string | undefined {
  if (!PARAMETERS.has(key)) {
    return `has the parameter \`${key}\`, which this action does not accept in a connection string.`;
  }
  // The name of a user may be an email address.
  const [characters, names] = key === 'user' ? [/:/, 'a colon'] : [/[@?#]/, 'an `@`, `?`, or `#`'];
  if (!characters.test(value)) return undefined;
  return `has the parameter \`${key}\` with ${names}, so it may contain a password or token.`;
}

/** Names the variable of rclone for an option (rclone documentation, "Environment variables"). */
function variableFix(start: string, key: string): string {
  const name = start.startsWith(':') ? start.slice(1) : undefined;
  const { inVariables } = storageTypeOf(name);
  const owner = name === undefined ? `config_${start}` : inVariables || name;
  // No variable sets a global option for one remote, and this machine has fixed options.
  if (name === THIS_MACHINE || key.includes('.')) return 'Remove the parameter.';
  return (
    `Correct its name, or remove it and set the variable \`RCLONE_${`${owner}_${key}`.toUpperCase()}\` in the \`env\` of the step. ` +
    'If its value is secret, store it as a secret.'
  );
}
