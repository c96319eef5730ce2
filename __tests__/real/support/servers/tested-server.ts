/** What the tests of `servers.real.ts` need from a server, and what servers that store files on a disk have in common. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ToolName } from '../../../../scripts/real-tools.mjs';
import { STATE_FOLDER } from '../../../../src/site/names.ts';
import { readFolder, removeFolder, textOf } from '../../../support/folders.ts';
import { pathWithRclone } from '../../../support/rclone.ts';
import { type Need, pathOf, WITHOUT_PRIVILEGES } from '../needs.ts';

export type Variables = Readonly<Record<string, string>>;

export interface TestedServer {
  readonly name: string;
  readonly needs: readonly Need[];
  /** Whether it lists, without further requests, a time for each file that every later write changes. */
  readonly keepsTimes: boolean;
  /** How many files of a folder are more than it lists at once; undefined if it lists all of them. */
  readonly manyFiles?: number;
  /** Names that rclone or the server stores there under others. */
  readonly renames?: RegExp;
  /** The names of the situations that it is tested in; by default, all that concern the server. */
  readonly situations?: readonly string[];
  start(home: string): Promise<RunningServer>;
}

export interface RunningServer {
  /** Returns the destination of a site. The sites of one server have different names. */
  destination(site: string): string;
  /** Variables that configure it as the remote `docs`. */
  readonly env: Variables;
  /** Reads and changes a site without rclone. */
  store(site: string): SiteStore;
  /** Wrong settings besides the protocol, each with what the message must say. */
  readonly refusals: readonly Refusal[];
  /** Takes the permission to write from the account of a site, or names another account. */
  protect?(site: string): Promise<ProtectedSite>;
  /** Takes the permission to list the state of a site, but not to write to it. */
  hideState?(site: string): Promise<HiddenState>;
  stop(): Promise<void>;
}

/** A server whose sites are folders of this machine. */
export interface ServerOnDisk extends RunningServer {
  /** The folder with its sites. */
  readonly folder: string;
}

export interface SiteStore {
  /** Returns all files, with those of the state. */
  read(): Promise<Record<string, string>>;
  /** A file takes the place of a folder. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the headers with which visitors get a file, if the storage keeps them. */
  headers?(name: string): Promise<Headers>;
}

export interface Refusal {
  readonly what: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly destination?: string;
  readonly says: RegExp;
}

export interface ProtectedSite {
  /** Undefined removes a variable. */
  readonly env: Readonly<Record<string, string | undefined>>;
  release(): Promise<void>;
}

export interface HiddenState extends ProtectedSite {
  /** What the message must say. */
  readonly says: RegExp;
}

/** The password of every account. */
export const PASSWORD = 'password-of-a-server-0000';

/** The number of the account `nobody`, and of its group on Debian. */
export const NOBODY = 65_534;

/** Returns the variables of the remote `docs` by the names of rclone's options. */
export function remoteDocs<Value extends string | undefined>(
  options: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const named = Object.entries(options).map(([name, value]) => [
    `RCLONE_CONFIG_DOCS_${name.toUpperCase()}`,
    value,
  ]);
  return Object.fromEntries(named);
}

export function obscured(password: string): string {
  const env = { ...process.env, PATH: pathWithRclone() };
  return execFileSync('rclone', ['obscure', password], { encoding: 'utf8', env }).trim();
}

/** Returns a command whose permissions count, even if this is root. */
export function withoutPrivileges(command: readonly string[]): readonly string[] {
  return process.getuid?.() === 0 ? ['setpriv', ...WITHOUT_PRIVILEGES, ...command] : command;
}

/** Returns the folder with the sites of a server. */
export async function makeSitesFolder(folder: string, account?: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (account !== undefined) chownSync(folder, account, account);
  return folder;
}

/** What servers that store files on a disk have in common. */
export function onDisk(folder: string): Pick<ServerOnDisk, 'folder' | 'store' | 'protect' | 'hideState'> {
  return {
    folder,
    store: (site) => ({
      read: async () => textOf(await readFolder(path.join(folder, site))),
      write: async (name, text) => {
        const file = path.join(folder, site, name);
        if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) await removeFolder(file);
        await writeFile(file, text);
      },
      remove: (name) => rm(path.join(folder, site, name)),
    }),
    protect: async (site) => {
      const change = (mode: string) => execFileSync('chmod', ['-R', mode, path.join(folder, site)]);
      change('a-w');
      return { env: {}, release: async () => void change('u+w') };
    },
    hideState: async (site) => {
      const state = path.join(folder, site, STATE_FOLDER);
      const { mode } = statSync(state);
      chmodSync(state, 0o300);
      // A listing is refused, or shows nothing. Then a file of the state cannot be found after it is written.
      const says =
        /(?:Reading|Writing) the state of the (?:destination|deployment) failed: |The storage does not list the file that this run wrote to the state folder/;
      return { env: {}, says, release: async () => chmodSync(state, mode) };
    },
  };
}

export interface Unpacked {
  readonly program: string;
  /** Returns the path of a file of the packages. */
  file(name: string): string;
  /** Lets the program find the libraries of the packages. */
  readonly env: Variables;
}

/** A program of Debian packages that are unpacked, not installed. */
export function unpacked(name: ToolName & ('lighttpd' | 'proftpd' | 'pure-ftpd')): Unpacked {
  const program = pathOf(name);
  const root = path.resolve(program, '../../..');
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const libraries = ['usr/lib', 'lib'].map((folder) => path.join(root, folder, `${architecture}-linux-gnu`));
  return {
    program,
    file: (file) => path.join(root, file),
    env: { LD_LIBRARY_PATH: libraries.join(':') },
  };
}
