/** Names at a destination: which ones are one file, folders, the folder of a state, and the names of unfinished uploads. */

/** The default folder of a deployment's state at a destination. */
export const STATE_FOLDER = '.static-export';

/** ASCII without capital letters, as in most names. */
const PLAIN = /^[\0-@[-\x7f]*$/;

/** Which names a storage may treat as names of one file. */
export interface SameNames {
  /** Whether names that differ only by case refer to one file. */
  readonly ignoresCase: boolean;
  /** Whether names that differ only by their Unicode normalization may refer to one file. */
  readonly mayNormalize: boolean;
}

/** For names that may be those of one file on some storage. */
export const ANY_NAMES: SameNames = { ignoresCase: true, mayNormalize: true };

/** @returns the same text for names of one file */
export function nameKey(path: string, { ignoresCase, mayNormalize }: SameNames): string {
  if (PLAIN.test(path)) return path;
  const normal = mayNormalize ? path.normalize('NFC') : path;
  return ignoresCase ? normal.toLowerCase() : normal;
}

/** Returns every folder that contains one of the files, directly or not. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  let previous = '';
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    // Most files are in the folder of the file before them.
    if (slash === previous.length && path.startsWith(previous)) continue;
    previous = path.slice(0, Math.max(slash, 0));
    for (const folder of ancestorsOf(path)) folders.add(folder);
  }
  return folders;
}

/** Returns the folders that contain a file, the outermost first. */
export function ancestorsOf(path: string): string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash));
  }
  return folders;
}

/**
 * The end of a file's name on a disk or server until its upload is complete. rclone adds a dot and 8 hex digits before
 * it (rclone documentation, "--partial-suffix").
 */
export const PARTIAL_SUFFIX = '.export-partial';

const PARTIAL = `\\.[0-9a-f]{8}\\${PARTIAL_SUFFIX}`;

/** @returns the name that the file has when its upload is complete */
export function finishedName(name: string): string {
  return name.replace(new RegExp(`${PARTIAL}$`), '');
}

/** Whether the file is what an interrupted upload left. */
export function isPartial(path: string): boolean {
  return finishedName(path) !== path;
}

/** @returns a message with finished names */
export function withFinishedNames(message: string): string {
  return message.replace(new RegExp(`${PARTIAL}\\b`, 'g'), '');
}
