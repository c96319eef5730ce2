/**
 * A path as rclone accepts it: a folder of this machine, `remote:path`, or a connection string `:type,key=value:path`
 * (rclone documentation, "Syntax of remote paths" and "Connection strings").
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../errors.ts';
import { parseFolder } from '../../inputs/folder-parsers.ts';
import { quoted } from '../../inputs/parsers.ts';
import { workspace } from '../../runner/runner-files.ts';
import { cleanText } from '../../text/clean-text.ts';
import { THIS_MACHINE } from '../storage-types/local.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { beforePath } from './connection-string.ts';

export interface Remote {
  /** The part before the path, including the colon; empty for a folder on this machine. */
  readonly prefix: string;
  /** The path without a trailing slash; absolute for a folder on this machine. */
  readonly path: string;
  /** Type of the storage, such as `s3`; undefined if only rclone's configuration contains it. */
  readonly type: string | undefined;
  /** The name of the remote in messages, without its parameters. */
  readonly name: string;
}

const FIX =
  'Use a path that rclone accepts: a folder of the workspace, such as `./build/docs`; a remote that `RCLONE_CONFIG_DOCS_TYPE` and other ' +
  'variables configure, such as `docs:bucket/path`; or a connection string, such as ' +
  '`:s3,provider=AWS,env_auth=true,region=eu-central-1:bucket`.';

/** The container of Azure's static websites is `$web`, so only a variable in capital letters is recognized. */
const UNEXPANDED = /^~|\*|^ | $|\$\{|\$[A-Z_]+\b|\{\{/;
const UNEXPANDED_PROBLEM =
  'has a path that begins with `~`, contains `*` or a variable such as `$NAME`, or has a blank at one end, and no shell expands it: they would be parts of a name.';
const UNEXPANDED_FIX =
  'Use the path as the server has it, such as `docs:www` for a folder of the home directory, or `docs:/srv/www`.';

/** @throws InputError, never with the value: it may contain a secret that does not belong there */
export function parseRemote(input: string, value: string): Remote {
  const wrong = (what: string, fix = FIX) => new InputError(input, what, fix);
  if (value === '') throw wrong('is empty.');
  if (/[\r\n\0]/.test(value)) throw wrong('contains a line break.');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw wrong('is a URL.');
  if (/^(["']).*\1$/.test(value)) throw wrong('has quotes around it, which would be part of a name.');
  const before = beforePath(value, wrong);
  if (before === undefined) return localFolder(input, value);
  const { prefix, name } = before;
  if (UNEXPANDED.test(value.slice(prefix.length))) throw wrong(UNEXPANDED_PROBLEM, UNEXPANDED_FIX);
  // rclone's own variables configure a remote that has a name.
  const variable = `RCLONE_CONFIG_${name.toUpperCase()}_TYPE`;
  const type = (prefix.startsWith(':') ? name : process.env[variable]?.trim())?.toLowerCase();
  const rest = value.slice(prefix.length).replace(/(?<=[^/])\/+$/, '');
  if (storageTypeOf(type).isBucket && rest.replaceAll('/', '') === '') {
    throw wrong('has no bucket after its last colon. An expression without a value is empty.');
  }
  if (/[^/]\/\//.test(rest))
    throw wrong('has two slashes in its path. An expression without a value is empty.');
  if (storageTypeOf(type).isBucket && rest.split('/').some((part) => /^\.\.?$/.test(part))) {
    throw wrong('has a part `.` or `..` in its path, which would be a part of a name.');
  }
  // The name in messages is the path, such as `bucket/path`.
  const shown = /^\/*$/.test(rest) ? name : rest.replace(/^\/+(?=[^/]+$)/, '');
  return { prefix, path: rest, type, name: shown };
}

function localFolder(input: string, value: string): Remote {
  const given = parseFolder(input, value, path.sep, FIX);
  if (UNEXPANDED.test(given)) throw new InputError(input, UNEXPANDED_PROBLEM, FIX);
  if (!path.isAbsolute(given) && !/^\.(?:[\\/]|$)/.test(given)) throw bareFolder(input, given);
  const folder = path.resolve(workspace(), given);
  requireWindowsName(input, folder);
  if (path.dirname(folder) === folder) throw new InputError(input, 'is the root of the file system.', FIX);
  const relative = path.relative(workspace(), folder);
  const isInside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return { prefix: '', path: folder, type: THIS_MACHINE, name: isInside ? relative : folder };
}

/** A remote without its colon would be deployed to a folder of the runner, where nothing serves it. */
function bareFolder(input: string, folder: string): InputError {
  return new InputError(
    input,
    `is ${quoted(folder)}, which may be a folder or a remote without its name.`,
    `Write \`./${cleanText(folder, 100)}\` for a folder of the workspace, or \`docs:${cleanText(folder, 100)}\` for a path of the remote that \`RCLONE_CONFIG_DOCS_TYPE\` and other variables configure.`,
  );
}

/** Windows would create a folder with a different name, or none. */
function requireWindowsName(input: string, folder: string): void {
  if (process.platform !== 'win32' || !/[<>"|?*]|:(?!\\)/.test(folder.replace(/^[a-z]:/i, ''))) return;
  throw new InputError(input, 'has a character that Windows does not allow in the name of a folder.', FIX);
}

/** @returns the folder on this machine; undefined if the remote is not a local folder */
export function localPath({ prefix, path: folder, type }: Remote): string | undefined {
  if (prefix === '') return folder;
  return type === THIS_MACHINE ? path.resolve(workspace(), folder) : undefined;
}

/**
 * Whether a folder is in the workspace, where nothing serves it. A link in the workspace may lead to a folder of a server.
 *
 * @param folder absolute path of a folder that may not exist yet
 */
export function isInWorkspace(folder: string): boolean {
  const relative = path.relative(realPath(workspace()), realPath(folder));
  return relative !== '' && !/^\.\.(?:[\\/]|$)/.test(relative) && !path.isAbsolute(relative);
}

/** Resolves the links of a path, of which the last parts may not exist. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(realPath(parent), path.basename(folder));
  }
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

/** The parameters that say where a storage is. */
const LOCATION = /,(?:host|port|endpoint|account)=(?:"[^"]*"|'[^']*'|[^,:]*)/g;

/** @returns the same text for a remote in each run, even if its other parameters, or the workspace, have changed */
export function remoteId({ prefix, path: folder, name }: Remote): string {
  if (prefix === '') return name;
  const [start = ''] = /^:?[^:,]+/.exec(prefix) ?? [];
  return `${start}${(prefix.match(LOCATION) ?? []).join('')}:${folder}`;
}

/** Windows reads both slashes as the same, and ignores case. */
function comparable(folder: string): string {
  return process.platform === 'win32' ? folder.replaceAll('\\', '/').toLowerCase() : folder;
}
