/**
 * Writes the files and folders of a site into an empty folder, with the modes that a web server needs.
 *
 * The writer is synchronous on purpose. Writing a small file takes a few microseconds, but several times as long in the
 * thread pool, which is busy inflating. Modes are set explicitly where the disk has modes, so neither umask nor default
 * ACLs change them. An existing file is never opened, so no link is ever followed.
 */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeSync,
} from 'node:fs';
import { mergedName } from './entry-paths.ts';

const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const EXECUTABLE_MODE = 0o755;
const ANY_EXECUTE_BIT = 0o111;

export class SiteWriter {
  readonly #root: string;
  #file: number | undefined;

  /** @param root an empty folder that nothing else writes into */
  constructor(root: string) {
    if (readdirSync(root).length > 0) throw new Error(`The folder to extract into is not empty: ${root}`);
    whereSupported(() => chmodSync(root, FOLDER_MODE));
    this.#root = root;
  }

  /** Creates a folder, whose parent must exist. */
  makeFolder(path: string): void {
    const folder = this.#full(path);
    created(path, () => mkdirSync(folder));
    whereSupported(() => chmodSync(folder, FOLDER_MODE));
  }

  /** Creates the file that {@link write} then fills; its folder must exist. */
  startFile(path: string, mode: number): void {
    const fileMode = (mode & ANY_EXECUTE_BIT) === 0 ? FILE_MODE : EXECUTABLE_MODE;
    const file = created(path, () => openSync(this.#full(path), 'wx', fileMode));
    this.#file = file;
    whereSupported(() => fchmodSync(file, fileMode));
  }

  write(piece: Buffer): void {
    if (this.#file === undefined) throw new Error('No file has been started');
    // A disk that is almost full accepts a part, and fails at the next write.
    for (let at = 0; at < piece.length; ) at += writeSync(this.#file, piece, at);
  }

  /** Closes the file, if one is open. */
  endFile(): void {
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) closeSync(file);
  }

  /** Copies a file within the folder, with its mode. */
  copyFile(from: string, to: string): void {
    created(to, () => copyFileSync(this.#full(from), this.#full(to), constants.COPYFILE_EXCL));
  }

  #full(path: string): string {
    return `${this.#root}/${path}`;
  }
}

/**
 * The names of a site are all different. If one already exists, the disk considers two of them the same. Disks of macOS
 * do so by default, and on every system, so do some mounted disks.
 */
function created<Result>(path: string, create: () => Result): Result {
  try {
    return create();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? mergedName(path) : error;
  }
}

/** The errors of file systems without modes, such as FAT, CIFS, and FUSE. */
const NO_MODES: ReadonlySet<unknown> = new Set(['ENOSYS', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP']);

function whereSupported(setMode: () => void): void {
  try {
    setMode();
  } catch (error) {
    if (!NO_MODES.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}
