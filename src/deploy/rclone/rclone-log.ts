/** Reads the log of rclone: one JSON object per line (`--use-json-log`), and plain text if it cannot even start. */
import { number, object, optional, safeParse, string } from 'valibot';
import { parseJson } from '../../text/decode-text.ts';

/** What rclone reports. */
export type RcloneEvent =
  | { readonly kind: 'copied'; readonly name: string }
  | { readonly kind: 'deleted'; readonly name: string }
  | {
      readonly kind: 'progress';
      readonly transfers: number;
      readonly bytes: number;
      readonly bytesPerSecond: number;
    }
  /** @property name the file that it concerns, if there is one */
  | { readonly kind: 'error'; readonly name: string | undefined; readonly message: string }
  /** The last message, which repeats an error or is the only one. */
  | { readonly kind: 'last words'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

const LINE = object({
  level: optional(string(), ''),
  msg: optional(string(), ''),
  object: optional(string()),
  objectType: optional(string(), ''),
  stats: optional(
    object({ transfers: optional(number(), 0), bytes: optional(number(), 0), speed: optional(number(), 0) }),
  ),
});

/** What rclone logs at the end of each attempt, after the errors themselves. */
const ATTEMPT = /^Attempt \d+\/\d+ /;
const LAST_WORDS = /^Failed to \w+(?: with \d+ errors)?: /;

export function readLine(line: string): RcloneEvent | undefined {
  if (line.trim() === '') return undefined;
  const parsed = safeParse(LINE, parseJson(line));
  if (!parsed.success) return plainLine(line);
  const { level, msg, object: name, objectType, stats } = parsed.output;
  if (stats !== undefined) {
    const { transfers, bytes, speed } = stats;
    return { kind: 'progress', transfers, bytes, bytesPerSecond: speed };
  }
  if (name !== undefined && /^Copied \(/.test(msg)) return { kind: 'copied', name };
  if (name !== undefined && /^(?:Deleted|Removed)$/.test(msg)) return { kind: 'deleted', name };
  if (isStartError(msg)) return { kind: 'error', name: undefined, message: msg };
  if (name === undefined && ATTEMPT.test(msg)) return { kind: 'other', message: msg };
  if (name === undefined && LAST_WORDS.test(msg)) return { kind: 'last words', message: msg };
  if (!/^(?:error|critical|alert|emergency|fatal|panic)$/.test(level)) return { kind: 'other', message: msg };
  return { kind: 'error', name: objectType.endsWith('.Fs') ? undefined : name, message: msg };
}

/** rclone logs an error as a notice if it occurs before a storage is known. */
function isStartError(message: string): boolean {
  return /^(?:Failed to create file system|CRITICAL|Fatal error)/i.test(message);
}

/** Such as `2026/11/22 07:49:00 Failed to create file system for "nosuch:": didn't find section in config file`. */
function plainLine(line: string): RcloneEvent {
  if (/^(?:\s|caused by: )/.test(line)) return { kind: 'other', message: line.trim() };
  const message = line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?:ERROR|CRITICAL)\s*: )?/, '').trim();
  if (isStartError(message)) return { kind: 'error', name: undefined, message };
  if (LAST_WORDS.test(message)) return { kind: 'last words', message };
  return /^(?:NOTICE|INFO|DEBUG)\b/.test(message)
    ? { kind: 'other', message }
    : { kind: 'error', name: undefined, message };
}
