/** What kind of failure the errors of a call are. Each kind has one answer: a retry, less at once, or a hint. */
import { DISK_FULL } from '../storage-types/hint-texts.ts';
import type { RcloneError } from './rclone-log.ts';

/**
 * - `absent`: the file or folder does not exist.
 * - `refused`: the storage allows fewer connections or requests at once.
 * - `unreachable`: no error has an answer of the storage. A storage that restarts may be reached again within minutes.
 * - `full`: a disk is full. When rclone reads a storage, that is the disk of the runner.
 * - `internal`: an error of the storage itself. The same request may succeed later.
 * - `other`: anything else, such as a wrong password.
 */
export type FailureKind = 'absent' | 'refused' | 'unreachable' | 'full' | 'internal' | 'other';

/**
 * What the operating system or Go reports about a connection. On Windows, the texts are others.
 */
export const UNREACHABLE =
  /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond/i;

/**
 * A server allows fewer connections at once: FTP has 421 for that (RFC 959), ProFTPD says it after the login. An SSH
 * server ends the connection before or after the login.
 */
export const REFUSES_CONNECTION =
  /(?:^|[:"] )421[ -]|too many (?:connections|connected|users|logins|clients|sessions)|maximum number of (?:allowed )?(?:clients|connections|users|logins|sessions)|handshake failed: (?:EOF|read |ssh: disconnect, reason (?:2|11|12)\b)|initialise SFTP: .*EOF$/i;

/** A service allows fewer requests. Its own word for that says more than the status of HTTP. */
const REFUSES_RATE = [
  /(?<=api error |ERROR CODE: |, |^)(?:SlowDown|TooManyRequests|ServerBusy|RequestLimitExceeded|Throttling\w*|rateLimitExceeded)\b(?!\.)/i,
  /(?:StatusCode:? |status code:? |RESPONSE |Error )(?:429|503)\b|\b(?:429 Too Many|503 S(?:ervice Unav|low ?Down))/i,
];

/** A service reports an error of its own, as S3, Azure, and Google write it. */
const SERVER_ERROR = /(?:StatusCode:? |status code:? |RESPONSE |Error )5\d\d\b/;

/** @returns the part of the message with which a storage refuses so many connections or requests at once */
export function refusalIn(message: string): string | undefined {
  for (const pattern of [REFUSES_CONNECTION, ...REFUSES_RATE]) {
    const { index } = pattern.exec(message) ?? {};
    if (index !== undefined) return message.slice(index).replace(/^[^\w]+/, '');
  }
  return undefined;
}

/** @param errors of one call, the first one first */
export function kindOf(errors: readonly RcloneError[]): FailureKind {
  const messages = errors.map(({ message }) => message);
  if (messages.some((message) => refusalIn(message) !== undefined)) return 'refused';
  if (messages.length > 0 && messages.every((message) => UNREACHABLE.test(message))) return 'unreachable';
  if (messages.some((message) => DISK_FULL.test(message))) return 'full';
  return SERVER_ERROR.test(messages[0] ?? '') ? 'internal' : 'other';
}
