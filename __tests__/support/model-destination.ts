/** A destination in memory, and runs of the deploy action that wait before each operation of its storage. */
import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import * as siteFolder from '../../src/deploy/inputs/site-folder.ts';
import type { Plan } from '../../src/deploy/plan/plan.ts';
import { RcloneFailure } from '../../src/deploy/rclone/rclone-failure.ts';
import type { Remote } from '../../src/deploy/remote/remote.ts';
import type { DeployRun } from '../../src/deploy/report/deploy-run.ts';
import { DeployReport } from '../../src/deploy/report/report.ts';
import type { State } from '../../src/deploy/state/state.ts';
import type { FileVersion } from '../../src/deploy/state/state-file.ts';
import { findFiles, listFiles } from '../../src/deploy/storage/listing.ts';
import type { Storage } from '../../src/deploy/storage/storage.ts';
import { ActionError, DeployError } from '../../src/errors.ts';
import { workflowRun } from '../../src/runner/workflow-run.ts';
import { STATE_FOLDER } from '../../src/site/names.ts';
import { FakeClock } from './fake-clock.ts';
import { deployInputs } from './inputs.ts';
import { newFolder } from './new-folder.ts';
import { silentLog } from './silent-log.ts';
import { FEATURES, type Params, remoteWith } from './transfers.ts';
import { inTime } from './until.ts';

export interface StorageKind {
  /** Whether folders are only parts of names. */
  readonly isBucket: boolean;
  readonly ignoresCase: boolean;
  /** Whether a listing has the time of each file. */
  readonly keepsTimes: boolean;
  /** Whether a listing lacks some of the files. A bucket lists all. */
  readonly isCut: boolean;
  /** Whether other programs see a file of the state while it is written, and an interrupted write leaves a part of it. */
  readonly showsParts: boolean;
}

interface StoredFile extends FileVersion {
  readonly path: string;
  readonly modified: string;
  /** `released`: this action no longer manages it. */
  owner: 'ours' | 'released' | 'foreign';
}

/** Keys of files that a cut listing lacks. */
const CUT: ReadonlySet<string> = new Set(['guide/a.html', 'logo.svg', '_next/static/h1.js']);

/** The name that rclone gives to a partially uploaded file. */
const partOf = (name: string) => `${name}.0123abcd.export-partial`;

const ancestorsOf = (path: string) => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

export class ModelDestination {
  readonly files = new Map<string, StoredFile>();
  readonly state = new Map<string, string>();
  readonly violations: string[] = [];
  readonly kind: StorageKind;
  /** Grows with each write. */
  #writes = 0;
  /** The folders by their keys. A bucket has none. */
  readonly #folders = new Map<string, string>();

  constructor(kind: StorageKind) {
    this.kind = kind;
  }

  find(path: string): StoredFile | undefined {
    return this.files.get(this.keyOf(path));
  }

  keyOf(path: string): string {
    return this.kind.ignoresCase ? path.toLowerCase() : path;
  }

  /** @throws Error where a file and a folder cannot have one name */
  put(path: string, version: Pick<FileVersion, 'sha256' | 'size'>, owner: StoredFile['owner']): void {
    const key = this.keyOf(path);
    if (this.#folders.has(key)) throw new DeployError(`${path} is a folder`);
    let folder = '';
    for (const ancestor of this.kind.isBucket ? [] : ancestorsOf(path)) {
      const known = this.keyOf(ancestor);
      if (this.files.has(known)) throw new DeployError(`${path} is below a file`);
      folder = this.#folders.get(known) ?? `${folder}${ancestor.slice(ancestor.lastIndexOf('/') + 1)}`;
      this.#folders.set(known, folder);
      folder += '/';
    }
    const name = this.kind.isBucket ? path : `${folder}${path.slice(path.lastIndexOf('/') + 1)}`;
    this.#writes += 1;
    const modified = new Date(Date.UTC(2026, 0, 1) + this.#writes).toISOString();
    this.files.set(key, { ...version, path: this.files.get(key)?.path ?? name, modified, owner });
  }

  upload(path: string, version: FileVersion): void {
    const before = this.find(path);
    // Without times, the next run cannot know that an interrupted one has replaced such a file by one of its size.
    const looksTheSame =
      before?.owner === 'released' && before.size === version.size && !this.kind.keepsTimes;
    this.put(path, version, looksTheSame ? 'released' : 'ours');
  }

  remove(path: string): void {
    if (this.find(path)?.owner === 'foreign') this.violations.push(`deletes ${path}, which is foreign`);
    this.files.delete(this.keyOf(path));
  }

  /** Removes a file as another program does, with the folders that become empty. */
  take(path: string): void {
    this.files.delete(this.keyOf(path));
    for (const folder of ancestorsOf(path).reverse()) this.removeFolder(folder);
  }

  removeFolder(path: string): void {
    const inside = (key: string) => key.startsWith(`${this.keyOf(path)}/`);
    if ([...this.files.keys(), ...this.#folders.keys()].some(inside)) return;
    this.#folders.delete(this.keyOf(path));
  }

  /** The folders by key. In a bucket, they are only parts of names. */
  #folderPaths(): ReadonlyMap<string, string> {
    if (!this.kind.isBucket) return this.#folders;
    const names = [...this.files.values()].flatMap(({ path }) => ancestorsOf(path));
    return new Map([...names, STATE_FOLDER].map((path) => [this.keyOf(path), path]));
  }

  /** What rclone responds to `operations/list` with a list of names. */
  findAll(names: readonly string[]): object {
    const files = names.map((name) => this.find(name)).filter((file) => file !== undefined);
    return { list: files.map((file) => this.#entry(file)) };
  }

  #entry({ path, size, modified }: StoredFile): object {
    return { Path: path, Size: size, ModTime: this.kind.keepsTimes ? modified : '', IsDir: false };
  }

  /** What rclone responds to `operations/list`, without the files of the state. */
  list(folder: string, isRecursive: boolean): object {
    const start = folder === '' ? '' : `${this.keyOf(folder)}/`;
    const isHere = (key: string) =>
      key.startsWith(start) && (isRecursive || !key.slice(start.length).includes('/'));
    const files = [...this.files].filter(([key]) => isHere(key) && !(this.kind.isCut && CUT.has(key)));
    const all = this.#folderPaths();
    const folders = [...all].filter(([key]) => isHere(key)).map(([, path]) => path);
    if (start !== '' && !all.has(this.keyOf(folder)) && !this.kind.isBucket)
      throw new RcloneFailure([], { kind: 'absent' });
    return {
      list: [
        ...files.map(([, file]) => this.#entry(file)),
        ...folders.map((path) => ({ Path: path, Size: -1, IsDir: true })),
      ],
    };
  }
}

export interface ModelOptions {
  readonly deletes: boolean;
  readonly keepMs: number;
  readonly runId: number;
}

/** Where a run is interrupted. */
export interface Cut {
  /** The number of its operations before that. */
  readonly at: number;
  /** Whether the runner cancels the run. Otherwise, the run dies. */
  readonly isCancelled: boolean;
}

interface Operation {
  readonly name: string;
  /** Performs it, or throws. */
  readonly perform: () => unknown;
  /** What remains if the run dies during the operation. */
  readonly half: () => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const DESTINATION: Remote = { prefix: '', path: '/srv', type: 'local', name: 'srv' };
const INPUTS = { destination: DESTINATION, summary: false };

export type Files = ReadonlyMap<string, FileVersion>;

/** The contents of the files, in ASCII, by their digests. A file of another program has none. */
export const TEXTS = new Map<string, string>();

/** Replaces the reading of the site's files from the disk, since a site of the model has none. */
export function mockSiteFolder(): void {
  const sizeOf = (sha256: string) => TEXTS.get(sha256)?.length ?? 0;
  const reading = {
    withSizes: async (digests) =>
      new Map([...digests].map(([path, sha256]) => [path, { sha256, size: sizeOf(sha256) }])),
  } satisfies Partial<typeof siteFolder>;
  jest.unstable_mockModule('../../src/deploy/inputs/site-folder.ts', () => ({ ...siteFolder, ...reading }));
}

/** A run of the deploy action. `step` performs its next operation. */
export class ModelRun {
  readonly site: Files;
  readonly outputs = new Map<string, string | number>();
  readonly options: ModelOptions;
  result: 'at work' | 'green' | 'dead' | ActionError['code'] = 'at work';
  error: unknown;
  /** Names of its operations. */
  readonly done: string[] = [];
  /** The addresses of the output `changed-pages-path`. */
  listedPages: readonly string[] = [];
  /** Files of the state that it wrote. */
  readonly written: string[] = [];
  readonly #cancellation = new AbortController();
  readonly #destination: ModelDestination;
  readonly #waiting: Operation[] = [];
  readonly #cut: Cut | undefined;
  #wake = () => {};

  constructor(
    destination: ModelDestination,
    site: Files,
    options: ModelOptions,
    deploySite: (digests: ReadonlyMap<string, string>, run: DeployRun) => Promise<unknown>,
    cut: Cut | undefined,
    onCompared?: (state: State, plan: Plan) => void,
  ) {
    this.#destination = destination;
    this.site = site;
    this.options = options;
    this.#cut = cut;
    const digests = new Map([...site].map(([path, { sha256 }]) => [path, sha256]));
    const context = { log: silentLog, clock: new FakeClock() };
    const report = new DeployReport(context, (name, value) => void this.outputs.set(name, value));
    const compared = report.compared.bind(report);
    report.compared = (state, found) => {
      compared(state, found);
      onCompared?.(state, found.plan);
    };
    deploySite(digests, this.#run(report)).then(
      () => this.#end('green'),
      (error) => {
        report.update({ failure: error });
        this.error = error;
        this.#end(error instanceof ActionError ? error.code : 'internal');
      },
    );
  }

  /** Whether it has changed files of the destination. */
  get hasChanged(): boolean {
    return this.done.some((name) => /^(?:upload|delete|remove) (?!\d{6}-)/.test(name));
  }

  get isOver(): boolean {
    return this.result !== 'at work';
  }

  /** Resolves when the run has ended, or waits for its next operation. */
  async settled(): Promise<void> {
    if (this.isOver || this.#waiting.length > 0) return;
    const turn = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await inTime(turn, 'the run continues', () => this.done.join('\n'));
  }

  /** @param isHalf whether an interruption leaves a part of the operation's work */
  step(isHalf: boolean): void {
    const operation = this.#waiting.shift();
    if (operation === undefined) return;
    if (this.done.length === this.#cut?.at && !this.#cancellation.signal.aborted) {
      if (isHalf) operation.half();
      if (!this.#cut.isCancelled) {
        this.result = 'dead';
        return;
      }
      this.#cancellation.abort(new ActionError('cancelled', 'Cancelled (SIGINT)'));
      operation.reject(this.#cancellation.signal.reason);
      return;
    }
    this.done.push(operation.name);
    try {
      operation.resolve(operation.perform());
    } catch (error) {
      operation.reject(error);
    }
  }

  #end(result: ModelRun['result']): void {
    this.result = result;
    this.#wake();
  }

  #operation<Result>(
    name: string,
    perform: () => Result,
    half: () => void = () => undefined,
  ): Promise<Result> {
    if (this.#cancellation.signal.aborted) return Promise.reject(this.#cancellation.signal.reason);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ name, perform, half, resolve, reject });
      this.#wake();
    }) as Promise<Result>;
  }

  #run(report: DeployReport): DeployRun {
    const { deletes, keepMs, runId } = this.options;
    const identity = { GITHUB_REPOSITORY: 'o/r', GITHUB_REPOSITORY_ID: '1', GITHUB_WORKFLOW: 'Docs' };
    return {
      hostingPath: undefined,
      inputs: deployInputs({
        requireFiles: [],
        ...INPUTS,
        delete: deletes,
        keepAssetsMs: keepMs,
      }),
      workflow: workflowRun({ ...identity, GITHUB_RUN_ID: `${runId}`, GITHUB_RUN_ATTEMPT: '1' }),
      storage: this.#storage(),
      stateStorage: this.#stateStorage(),
      report,
      listPages: async (pages) => {
        this.listedPages = pages.split('\n');
      },
      log: silentLog,
      clock: new FakeClock(),
      signal: this.#cancellation.signal,
    };
  }

  #storage(): Storage {
    const destination = this.#destination;
    const { isBucket, ignoresCase, keepsTimes } = destination.kind;
    const call = async (_command: string, { remote, opt, _filter }: Params) => {
      const name = String(remote);
      const { FilesFromRaw: [list = ''] = [] } = (_filter ?? {}) as { FilesFromRaw?: readonly string[] };
      if (list !== '') {
        const names = readFileSync(list, 'utf8').trimEnd().split('\n');
        return this.#operation(`find ${names}`, () => destination.findAll(names));
      }
      const { recurse } = opt as { recurse: boolean };
      return this.#operation(`list ${name}`, () => destination.list(name, recurse));
    };
    const features = { ...FEATURES, isBucket, ignoresCase };
    const opened = remoteWith(call, {
      folder: newFolder(),
      features,
      keepsTimes,
      parallel: { transfers: 8, checkers: 8 },
    });
    return {
      features,
      list: async (paths) => listFiles(await opened, paths, 'Listing the destination'),
      find: async (paths) => findFiles(await opened, paths),
      read: (path) =>
        this.#operation(`read ${path}`, () => {
          const file = destination.find(path);
          return file && Buffer.from(TEXTS.get(file.sha256) ?? '');
        }),
      write: async (batches) => {
        for (const path of batches.flatMap(({ paths }) => paths)) {
          const version = this.site.get(path);
          if (version === undefined) throw new Error(`${path} is not a file of the site`);
          await this.#operation(
            `upload ${path}`,
            () => destination.upload(path, version),
            () => {
              if (isBucket) return;
              try {
                destination.upload(partOf(path), { sha256: '0'.repeat(64), size: 1 });
              } catch {
                // A file has the name of a folder that it needs: nothing is left.
              }
            },
          );
        }
      },
      remove: async (paths) => {
        for (const path of paths) await this.#operation(`delete ${path}`, () => destination.remove(path));
      },
      removeFolders: async (folders) => {
        for (const folder of folders) {
          await this.#operation(`remove ${folder}/`, () => destination.removeFolder(folder));
        }
      },
    };
  }

  #stateStorage(): Storage {
    const { state, kind } = this.#destination;
    const operation = <Result>(name: string, perform: () => Result, half?: () => void) =>
      this.#operation(name, perform, half);
    return {
      features: { ...FEATURES, isBucket: kind.isBucket },
      list: () =>
        operation('list the state', () => new Map([...state.keys()].map((name) => [name, { size: 1 }]))),
      find: () => Promise.reject(new Error('Nothing asks for a state')),
      read: (name) =>
        operation(`read ${name}`, () => {
          const text = state.get(name);
          return text === undefined ? undefined : Buffer.from(text);
        }),
      write: async ([{ paths: [name = ''] = [], text = '' } = {}]) => {
        const part = () =>
          void state.set(kind.isBucket || kind.showsParts ? name : partOf(name), text.slice(0, -9));
        if (kind.showsParts) await operation(`begin ${name}`, part);
        this.written.push(name);
        await operation(
          `write ${name}`,
          () => void state.set(name, text),
          () => {
            if (!kind.isBucket || kind.showsParts) part();
          },
        );
      },
      remove: async (names) => {
        for (const name of names) await operation(`remove ${name}`, () => void state.delete(name));
      },
      removeFolders: () => Promise.reject(new Error('The state has no folders')),
    };
  }
}
