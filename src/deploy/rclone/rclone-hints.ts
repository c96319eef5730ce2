/**
 * How to fix what a storage reports. A hint belongs to one kind of storage: the same words have another meaning
 * elsewhere. The code of an error has priority over its text.
 */
import type { HintTexts } from '../storage-types/storage-type.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';

/** A call was ended because the storage made no progress. */
export const NO_RESPONSE = /^the storage (?:does not respond|refuses every request): /;

/**
 * What the operating system or Go reports about a connection. On Windows, the texts are others.
 */
export const UNREACHABLE =
  /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond|^the storage does not respond/i;

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
export const SERVER_ERROR = /(?:StatusCode:? |status code:? |RESPONSE |Error )5\d\d\b/;

/** @returns the part of the message with which a storage refuses so many connections or requests at once */
export function refusalIn(message: string): string | undefined {
  for (const pattern of [REFUSES_CONNECTION, ...REFUSES_RATE]) {
    const { index } = pattern.exec(message) ?? {};
    if (index !== undefined) return message.slice(index).replace(/^[^\w]+/, '');
  }
  return undefined;
}

const UNREACHABLE_HINT =
  'The storage does not respond. Check whether it is running, and whether this runner can reach its address.';

const REFUSED_HINT =
  'The storage allows fewer requests or connections. Check its limits, and what else uses it, and run the workflow again.';
const TRUST =
  'The certificate of the server is not trusted. Check the name of the host, or store the certificate of your authority in the file that `RCLONE_CA_CERT` names.';

/** What rclone itself reports, or the network, whatever the storage is. */
const OF_ALL: HintTexts = [
  [
    /didn't find (?:section|backend)/i,
    'rclone has no remote with this name. Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string.',
  ],
  [
    /is it obscured|obscured\?/,
    'rclone expects the password in obscured form. Create it with `rclone obscure`.',
  ],
  [/x509: /, TRUST],
  [
    /server gave HTTP response to HTTPS client/i,
    'The server offers no TLS at this address. Check the port, and whether the address of the remote begins with `http://`.',
  ],
  [/no such host/i, 'The name of the server is not known. Check the host or the endpoint of the remote.'],
  [UNREACHABLE, UNREACHABLE_HINT],
];

/**
 * @param message of rclone
 * @param storage rclone's type of the storage; undefined if it is not known
 * @returns undefined if there is no hint
 */
export function hintFor(message: string, storage: string | undefined): string | undefined {
  if (NO_RESPONSE.test(message)) return message.includes('refuses') ? REFUSED_HINT : UNREACHABLE_HINT;
  const { details = [], code, codes = {}, texts = [] } = storageTypeOf(storage).hints;
  const byDetail = details.find(([pattern]) => pattern.test(message));
  if (byDetail !== undefined) return byDetail[1];
  const found = code?.exec(message)?.[1];
  const byCode = Object.entries(codes).find(
    ([names]) => found !== undefined && names.split(' ').includes(found),
  );
  if (byCode !== undefined) return byCode[1];
  return [...texts, ...OF_ALL].find(([pattern]) => pattern.test(message))?.[1];
}
