/**
 * How to fix what a storage reports. A hint belongs to one kind of storage: the same words have another meaning
 * elsewhere. The code of an error has priority over its text.
 */
import type { HintTexts } from '../storage-types/storage-type.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { UNREACHABLE } from './failure-kind.ts';

export const UNREACHABLE_HINT =
  'The storage does not respond. Check whether it is running, and whether this runner can reach its address.';

export const REFUSED_HINT =
  'The storage allows fewer requests or connections. Check its limits, and what else uses it, and run the workflow again.';
const TRUST =
  'The certificate of the server is not trusted. Check the name of the host, or store the certificate of your authority in the file that `RCLONE_CA_CERT` names.';

/** What decides before the status of a response, whatever the storage is. */
const DETAILS: HintTexts = [
  [
    /HTTP request (?:was sent )?to (?:an )?HTTPS (?:port|server)|malformed HTTP response "\\x15/i,
    'The server requires TLS at this address. Use `https` in the address of the remote.',
  ],
];

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
    /server gave HTTP response to HTTPS client|first record does not look like a TLS/i,
    'The server offers no TLS at this address. Check the port, or use `http` in the address of the remote.',
  ],
  [
    /malformed HTTP/i,
    'The server at this address does not speak HTTP. Check the port, and the type of the remote: `sftp` for SSH, `ftp` for FTP.',
  ],
  [
    /": Proxy Authentication Required/i,
    'The proxy did not accept its user name and password. Check them in the `https_proxy` variable of the job.',
  ],
  [
    /": (?:Forbidden|Bad Gateway|Gateway Timeout|Service Unavailable)$/i,
    'The proxy did not connect to the storage. Check whether it allows connections to this host, or list the host in `no_proxy`.',
  ],
  [
    /is a file not a directory/i,
    'The path is the one of a file. Enter the folder in which the site should be.',
  ],
  [/no such host/i, 'The name of the server is not known. Check the host or the endpoint of the remote.'],
  [UNREACHABLE, UNREACHABLE_HINT],
];

/**
 * @param message of rclone
 * @param storage rclone's type of the storage; undefined if it is not known
 * @param first hints for this remote, which decide before all others
 * @returns undefined if there is no hint
 */
export function hintFor(
  message: string,
  storage: string | undefined,
  first: HintTexts = [],
): string | undefined {
  const { details = [], code, codes = {}, texts = [] } = storageTypeOf(storage).hints;
  const byDetail = [...first, ...details, ...DETAILS].find(([pattern]) => pattern.test(message));
  if (byDetail !== undefined) return byDetail[1];
  const found = code?.exec(message)?.[1];
  const byCode = Object.entries(codes).find(
    ([names]) => found !== undefined && names.split(' ').includes(found),
  );
  if (byCode !== undefined) return byCode[1];
  return [...texts, ...OF_ALL].find(([pattern]) => pattern.test(message))?.[1];
}
