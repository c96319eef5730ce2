/** How many files are transferred and checked at once, if the storage refuses nothing. */
import type { FileSize } from './storage.ts';

/**
 * With round trips of 50 ms, 64 transfers at once to a bucket take a third of the time of 8 at once, and 256 less than
 * half of that. A file in parts counts as four, since rclone sends as many parts at once. OpenSSH refuses more than ten
 * logins at once, and more transfers at once make a server or disk slower.
 */
const BUCKET: Readonly<Record<FileSize, number>> = { small: 256, large: 64, inParts: 16 };
const OTHER = { small: 8, large: 8, inParts: 8 };
const CHECKERS = { bucket: 64, other: 8 } as const;

/** A file that is uploaded, and its connection. */
const DESCRIPTORS_OF_TRANSFER = 2;
/** What rclone has open besides. */
const OTHER_DESCRIPTORS = 64;

/**
 * @param maxOpenFiles how many files and connections rclone may have open; undefined if it is not known
 * @returns how many files are transferred, and how many are checked, at once: the user's values, or the tables'
 */
export function parallelOf(isBucket: boolean, env: NodeJS.ProcessEnv, maxOpenFiles?: number) {
  const given = numberIn(env['RCLONE_TRANSFERS']);
  const most =
    maxOpenFiles === undefined
      ? BUCKET.large
      : Math.max(1, Math.floor((maxOpenFiles - OTHER_DESCRIPTORS) / DESCRIPTORS_OF_TRANSFER));
  const { small, large, inParts } = isBucket ? BUCKET : OTHER;
  const limited = (count: number) => given ?? Math.min(count, most);
  return {
    transfers: { small: limited(small), large: limited(large), inParts: limited(inParts) },
    checkers: numberIn(env['RCLONE_CHECKERS']) ?? CHECKERS[isBucket ? 'bucket' : 'other'],
  };
}

/**
 * @param limits the contents of `/proc/self/limits` (Linux). A process that this one starts has the same limits, and
 *   rclone raises its own to the greatest that is allowed.
 */
export function maxOpenFilesIn(limits: string): number | undefined {
  const [, greatest] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
  if (greatest === 'unlimited') return Number.POSITIVE_INFINITY;
  return greatest === undefined ? undefined : Number(greatest);
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
