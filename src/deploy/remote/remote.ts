/**
 * A path as rclone accepts it: a folder of this machine, `remote:path`, or a connection string `:type,key=value:path`
 * (rclone documentation, "Syntax of remote paths" and "Connection strings").
 */
import path from 'node:path';
import { InputError } from '../../errors.ts';
import { parseFolder, workspace } from '../../inputs/folder-parsers.ts';

export interface Remote {
  /** The part before the path, including the colon; empty for a folder on this machine. */
  readonly prefix: string;
  /** The path without a trailing slash; absolute for a folder on this machine. */
  readonly path: string;
  /** Type of the storage, such as `s3`; undefined if only rclone's configuration contains it. */
  readonly type: string | undefined;
  /** The name of the remote in messages, never with a parameter. */
  readonly name: string;
  /** The parameters of a connection string, none of which may be shown. */
  readonly parameters: readonly Parameter[];
}

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** Types of storage in which a folder is only a part of a name. Their paths begin with a bucket. */
const BUCKET_TYPES: ReadonlySet<string> = new Set([
  's3',
  'azureblob',
  'google cloud storage',
  'gcs',
  'b2',
  'swift',
  'oracleobjectstorage',
]);

const FIX =
  'Use a path that rclone accepts: a folder, such as `build/docs`; a remote that `RCLONE_CONFIG_DOCS_TYPE` and other ' +
  'variables configure, such as `docs:bucket/path`; or a connection string, such as ' +
  '`:s3,provider=AWS,env_auth=true,region=eu-central-1:bucket`.';

/**
 * The value is never shown if it has parameters: one of them may be a password.
 *
 * @throws InputError
 */
export function parseRemote(input: string, value: string): Remote {
  const wrong = (what: string) => new InputError(input, what, FIX);
  if (value === '') throw wrong('is empty.');
  if (/[\r\n\0]/.test(value)) throw wrong('contains a line break.');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw wrong('is a URL.');
  const { prefix, parameters, name } = beforePath(value, wrong);
  if (prefix === '') return localFolder(input, value);
  // rclone's own variables configure a remote that has a name.
  const variable = `RCLONE_CONFIG_${name.toUpperCase()}_TYPE`;
  const type = (prefix.startsWith(':') ? name : process.env[variable])?.toLowerCase();
  const rest = value.slice(prefix.length).replace(/(?<=[^/])\/+$/, '');
  const isCutUrl = /=https?:$/i.test(prefix) && rest.startsWith('//');
  if (parameters.length > 0 && (CUT_PARAMETER.test(rest) || isCutUrl)) {
    throw wrong(
      'has a colon after its parameters, or a parameter whose value contains a colon and is not in quotes, such as `endpoint="https://..."`.',
    );
  }
  if (type !== undefined && BUCKET_TYPES.has(type) && rest.replaceAll('/', '') === '') {
    throw wrong('has no bucket after its last colon. An expression without a value is empty.');
  }
  // The name in messages is the path, such as `bucket/path`.
  const shown = /^\/*$/.test(rest) ? name : rest.replace(/^\/+(?=[^/]+$)/, '');
  return { prefix, path: rest, type, name: shown, parameters };
}

function localFolder(input: string, value: string): Remote {
  const folder = path.resolve(workspace(), parseFolder(input, value, path.sep, FIX));
  requireWindowsName(input, folder);
  if (path.dirname(folder) === folder) throw new InputError(input, 'is the root of the file system.', FIX);
  const relative = path.relative(workspace(), folder);
  const isInside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return { prefix: '', path: folder, type: 'local', name: isInside ? relative : folder, parameters: [] };
}

/** Windows would create a folder with a different name, or none. */
function requireWindowsName(input: string, folder: string): void {
  if (process.platform !== 'win32' || !/[<>"|?*]|:(?!\\)/.test(folder.replace(/^[a-z]:/i, ''))) return;
  throw new InputError(input, 'has a character that Windows does not allow in the name of a folder.', FIX);
}

/** @returns the folder on this machine; undefined if the remote is not a local folder */
export function localPath({ prefix, path: folder, type }: Remote): string | undefined {
  if (prefix === '') return folder;
  return type === 'local' ? path.resolve(workspace(), folder) : undefined;
}

/** `name` is the name of the remote, or the type of the storage. */
type BeforePath = Pick<Remote, 'prefix' | 'name' | 'parameters'>;

const NO_REMOTE: BeforePath = { prefix: '', name: '', parameters: [] };

function beforePath(value: string, wrong: (what: string) => InputError): BeforePath {
  const [start, name = ''] = /^:?([^:,/\\]+)(?=[:,])/.exec(value) ?? [];
  if (start === undefined) return NO_REMOTE;
  // On Windows, rclone reads a single letter as a drive, as every other program does.
  if (process.platform === 'win32' && /^[a-z]$/i.test(start) && value[1] === ':') return NO_REMOTE;
  const parameters: Parameter[] = [];
  let at = start.length;
  while (value[at] === ',') {
    const [all, key = '', quoted, plain] = PARAMETER.exec(value.slice(at)) ?? [];
    if (all === undefined) throw wrong('has a parameter that rclone cannot read.');
    parameters.push({ name: key, value: quoted === undefined ? (plain ?? 'true') : unquoted(quoted) });
    at += all.length;
  }
  // Without a colon, the value is the name of a folder that contains a comma.
  if (value[at] !== ':') {
    if (start.startsWith(':')) throw wrong('has no colon before its path.');
    return NO_REMOTE;
  }
  return { prefix: value.slice(0, at + 1), name, parameters };
}

/** `,key`, `,key=value`, `,key="value"`, or `,key='value'`, where a quote within the quotes is doubled. */
const PARAMETER = /^,([^=,:]+)(?:=(?:("(?:[^"]|"")*"|'(?:[^']|'')*')|((?!["'])[^,:]*)))?(?=[,:]|$)/;

/**
 * rclone reads the first colon that is not in quotes as the end of the parameters. The rest would be shown as a part of
 * the path, even if it is the rest of a secret. So a path with a colon is not accepted after parameters.
 */
const CUT_PARAMETER = /:|,\w+=/;

function unquoted(text: string): string {
  const [quote = ''] = text;
  return text.slice(1, -1).replaceAll(quote + quote, quote);
}

/**
 * Returns a folder as rclone expects it. The trailing slash shows that the path is not a file. Without the slash,
 * rclone asks the storage.
 *
 * @param folder within the remote, with `/` between its parts; empty for the remote itself
 */
export function folderOf(remote: Remote, folder = ''): string {
  const full = joined(remote, folder);
  return /[/:]$/.test(full) && !(remote.prefix === '' && full.endsWith(':')) ? full : `${full}/`;
}

/** @returns the folder with that name within the remote */
export function within(remote: Remote, name: string): Remote {
  return { ...remote, path: joined({ ...remote, prefix: '' }, name) };
}

function joined({ prefix, path: base }: Pick<Remote, 'prefix' | 'path'>, name: string): string {
  const slash = base === '' || name === '' || base.endsWith('/') ? '' : '/';
  return `${prefix}${base}${slash}${name}`;
}

/**
 * @param other a folder, such as the state folder
 * @returns the path of `other` within the remote; empty if they are the same; undefined if `other` is elsewhere
 */
export function pathWithin(remote: Remote, other: Remote): string | undefined {
  const [outer, inner] = [folderOf(remote), folderOf(other)].map(comparable);
  if (outer === undefined || inner === undefined || !inner.startsWith(outer)) return undefined;
  return inner.slice(outer.length).replace(/\/$/, '');
}

/** Windows reads both slashes as the same, and ignores case. */
function comparable(folder: string): string {
  return process.platform === 'win32' ? folder.replaceAll('\\', '/').toLowerCase() : folder;
}
