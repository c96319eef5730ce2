/** Reads the log of rclone: one JSON object per line (`--use-json-log`), or plain text if rclone cannot even start. */
import { parseJson } from '../../text/decode-text.ts';

export interface RcloneError {
  /** The file that the error concerns, if there is one. */
  readonly name: string | undefined;
  readonly message: string;
}

export type RcloneEvent =
  | { readonly kind: 'copied'; readonly name: string }
  | ({ readonly kind: 'error' } & RcloneError)
  /** What a user should read, although nothing has failed. */
  | { readonly kind: 'notice'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

/**
 * Summary lines, which rclone logs after the errors themselves: at the end of each attempt, and when a call has failed.
 */
const REPEATED = /^(?:Attempt \d+\/\d+ |Failed to \w+(?: with \d+ errors)?: |rc: ")/;

/** rclone logs an error as a notice if it occurs before a storage is known. */
const START_ERROR = /^(?:Failed to create file system|CRITICAL|Fatal error)/i;
/** Amazon's SDK writes its warnings itself. The error follows. */
const SDK_WARNING = /^SDK \S+ \S+ (?:WARN|DEBUG)\b/;
/** The rest of an upload that was ended. These lines may follow long after the cause, even in the next call. */
const CANCELED = /context canceled$/;
/** What rclone says in each run: that the variables are the configuration, and what the inputs ask for. */
const KNOWN_NOTICE =
  /^(?:Config file ".*" not found|Serving remote control|Can't (?:follow symlink|transfer non file)|Forced to upload files to set modification times)/;
const NOTICE_LEVEL = /^(?:notice|warning)$/;
const ERROR_LEVEL = /^(?:error|critical|alert|emergency|fatal|panic)$/;

export function readLine(line: string): RcloneEvent | undefined {
  if (line.trim() === '') return undefined;
  const json = parseJson(line);
  if (typeof json !== 'object' || json === null) return plainLine(line);
  const { level, msg: message, object: name, objectType } = json as Readonly<Record<string, unknown>>;
  if (typeof message !== 'string') return { kind: 'other', message: '' };
  const concerned = typeof name === 'string' && name !== '' ? name : undefined;
  // A large file is copied in parts: "Multi-thread Copied (new)".
  if (concerned !== undefined && /^(?:Multi-thread )?Copied \(/.test(message))
    return { kind: 'copied', name: concerned };
  if (START_ERROR.test(message)) return { kind: 'error', name: undefined, message };
  const file = String(objectType).endsWith('.Fs') ? undefined : concerned;
  const isRepeated = CANCELED.test(message) || (file === undefined && REPEATED.test(message));
  if (!isRepeated && NOTICE_LEVEL.test(String(level)) && !KNOWN_NOTICE.test(message))
    return { kind: 'notice', message: concerned === undefined ? message : `${concerned}: ${message}` };
  if (isRepeated || !ERROR_LEVEL.test(String(level))) return { kind: 'other', message };
  return { kind: 'error', name: file, message };
}

/** A line such as `2026/11/22 07:49:00 CRITICAL: Failed to create file system for "nosuch:": didn't find section`. */
function plainLine(line: string): RcloneEvent {
  if (/^(?:\s|caused by: )/.test(line)) return { kind: 'other', message: line.trim() };
  const message = line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?:ERROR|CRITICAL)\s*: )?/, '').trim();
  if (REPEATED.test(message) && !START_ERROR.test(message)) return { kind: 'other', message };
  return /^(?:NOTICE|INFO|DEBUG)\b/.test(message) || SDK_WARNING.test(message)
    ? { kind: 'other', message }
    : { kind: 'error', name: undefined, message };
}
