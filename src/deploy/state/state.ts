/**
 * The state of a destination: what is live there, who deployed it, and what an interrupted deployment left. A state that
 * cannot be read is an error. It never means that nothing was deployed yet.
 */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Logger } from '../../context/context.ts';
import { formatManifest, parseManifest, type SiteFiles } from '../../site/manifest.ts';
import { fileOf, folderOf, hasFolders, type Remote } from '../inputs/remote.ts';
import type { Known } from '../plan/plan.ts';
import { type RcloneCommand, type RcloneSetup, runRclone } from '../rclone/rclone.ts';
import { DeployError, isDiskFull, NO_BUCKET_HINT, rcloneFailure } from '../rclone/rclone-errors.ts';
import type { RcloneEvent } from '../rclone/rclone-log.ts';
import { makeWorkFolder, workFolderError, writeWorkFile } from '../rclone/work-file.ts';
import { type DeploymentRecord, formatRecord, type LiveRecord, parseRecord } from './deployment-record.ts';

const LIVE = 'site.sha256';
const RECORD = 'deployment.json';
const PENDING = 'pending.sha256';
/**
 * The previous `pending.sha256` while a new one takes its place. rclone removes a file before it moves another one to
 * its name. At that moment, nothing else would say that the destination is incomplete.
 */
const OLD_PENDING = 'pending.sha256.old';

export interface State extends Known {
  readonly record: LiveRecord | undefined;
}

export class StateStore {
  readonly #rclone: RcloneSetup;
  readonly #remote: Remote;
  readonly #context: Pick<Context, 'log' | 'signal'>;
  #hasPending = false;
  #hasOldPending = false;

  constructor(rclone: RcloneSetup, remote: Remote, context: Pick<Context, 'log' | 'signal'>) {
    this.#rclone = rclone;
    this.#remote = remote;
    this.#context = context;
  }

  /** @throws DeployError if it cannot be read, or is not a state */
  async read(): Promise<State> {
    const folder = await makeWorkFolder(this.#rclone.folder);
    const names = [LIVE, RECORD, PENDING, OLD_PENDING];
    const flags = [
      '--max-depth',
      '1',
      '--use-server-modtime',
      ...names.flatMap((name) => ['--include', `/${name}`]),
    ];
    const result = await runRclone(
      this.#rclone,
      { command: 'copy', flags, operands: [folderOf(this.#remote), folder] },
      this.#context,
      sayIfSlow(this.#context.log),
    );
    // The folder does not exist. Where folders are only parts of names, it means that the bucket does not exist.
    if (result.exitCode === 3 && hasFolders(this.#remote)) {
      return { live: undefined, pending: undefined, record: undefined };
    }
    if (isDiskFull(result)) throw workFolderError({ code: 'ENOSPC' });
    if (result.exitCode !== 0) {
      const hint = result.exitCode === 3 ? NO_BUCKET_HINT : UNREAD_HINT;
      throw rcloneFailure('Reading the state of the destination', result, hint, UNCHANGED);
    }
    const [live, record, pending, old] = await Promise.all(names.map((name) => textIn(folder, name)));
    this.#hasPending = pending !== undefined;
    this.#hasOldPending = old !== undefined;
    return {
      live: manifestIn(LIVE, live),
      pending: manifestIn(PENDING, pending) ?? manifestIn(OLD_PENDING, old),
      record: recordIn(record),
    };
  }

  /** Records that the destination is incomplete from now on. */
  async writePending(files: SiteFiles): Promise<void> {
    await this.#upload(PENDING, formatManifest(files));
    if (this.#hasPending) {
      // The target of each move does not exist, so the move is atomic.
      if (this.#hasOldPending) await this.#remove(OLD_PENDING);
      await this.#move(PENDING, OLD_PENDING);
      this.#hasOldPending = true;
    }
    await this.#move(`${PENDING}.new`, PENDING);
  }

  async writeRecord(record: DeploymentRecord): Promise<void> {
    await this.#upload(RECORD, formatRecord(record));
    await this.#move(`${RECORD}.new`, RECORD);
  }

  async writeLive(files: SiteFiles): Promise<void> {
    await this.#upload(LIVE, formatManifest(files));
    await this.#move(`${LIVE}.new`, LIVE);
  }

  /** Records that the destination is complete. */
  async removePending(): Promise<void> {
    // Remove the older one first: if it alone were left, it would count.
    if (this.#hasOldPending) await this.#remove(OLD_PENDING);
    await this.#remove(PENDING);
  }

  async #upload(name: string, text: string): Promise<void> {
    const file = await writeWorkFile(this.#rclone.folder, name, text);
    const to = fileOf(this.#remote, `${name}.new`);
    await this.#run({ command: 'copyto', flags: ['--no-check-dest'], operands: [file, to] }, name);
  }

  async #move(from: string, to: string): Promise<void> {
    const operands = [fileOf(this.#remote, from), fileOf(this.#remote, to)];
    // Without modification times, a file of the same size would count as the same.
    await this.#run({ command: 'moveto', flags: ['--ignore-times'], operands }, to);
  }

  async #remove(name: string): Promise<void> {
    await this.#run({ command: 'deletefile', operands: [fileOf(this.#remote, name)] }, name);
  }

  async #run(command: RcloneCommand, name: string): Promise<void> {
    const result = await runRclone(this.#rclone, command, this.#context);
    if (result.exitCode !== 0) throw rcloneFailure(`Writing \`${name}\` of the state`, result);
  }
}

/** rclone reports every five seconds. It tries for minutes to reach a storage. */
const REPORTS = 6;

function sayIfSlow(log: Logger): (event: RcloneEvent) => void {
  let reports = 0;
  return ({ kind }) => {
    if (kind !== 'progress') return;
    reports += 1;
    if (reports % REPORTS === 0) log.info('Still reading the state: the storage does not respond, or slowly');
  };
}

const UNREAD_HINT = 'Check the destination, its credentials, and their permissions.';
const UNCHANGED = 'Nothing was changed.';

const BROKEN_HINT =
  'Nothing was changed, since nobody knows which files are live. Restore the file. If you remove the folder of the ' +
  'state, the next run uploads every file and deletes none.';

/** @returns undefined if there is no such file */
async function textIn(folder: string, name: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(path.join(folder, name));
    if (!isUtf8(bytes)) throw broken(name, 'is not UTF-8');
    return bytes.toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function manifestIn(name: string, text: string | undefined): SiteFiles | undefined {
  if (text === undefined) return undefined;
  if (!text.endsWith('\n')) throw broken(name, 'is not complete');
  return parseManifest(text, (what) => broken(name, what));
}

function recordIn(text: string | undefined): LiveRecord | undefined {
  if (text === undefined) return undefined;
  const record = parseRecord(text);
  if (record === undefined) throw broken(RECORD, 'is not a record of a deployment');
  return record;
}

function broken(name: string, problem: string): DeployError {
  return new DeployError(`The state of the destination cannot be used: \`${name}\` ${problem}.`, BROKEN_HINT);
}
