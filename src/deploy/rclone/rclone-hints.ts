/**
 * What a storage reports in plain words, and how to fix it. A row belongs to one kind of storage: the same words have
 * another meaning elsewhere. The code of an error has priority over its text.
 */
import { plainText } from '../../text/clean-text.ts';
import type { HintTexts, KnownCause, StorageType } from '../storage-types/storage-type.ts';
import { STORAGE_TYPES, storageTypeOf } from '../storage-types/storage-types.ts';
import { UNREACHABLE } from './failure-kind.ts';

export const UNREACHED: KnownCause = [
  'The storage does not respond.',
  'Check whether it is running, and whether this runner can reach its address.',
];

/** For a message that says what the storage refuses. */
export const REFUSED: KnownCause = [
  '',
  'Check its limits, and what else uses it, and run the workflow again.',
];
const UNTRUSTED: KnownCause = [
  'The certificate of the server is not trusted.',
  'Check the name of the host, or store the certificate of your authority in the file that `RCLONE_CA_CERT` names.',
];

/** What decides before the status of a response, whatever the storage is. */
const DETAILS: HintTexts = [
  [
    /HTTP request (?:was sent )?to (?:an )?HTTPS (?:port|server)|malformed HTTP response "\\x15/i,
    'The server requires TLS at this address.',
    'Use `https` in the address of the remote.',
  ],
];

/** What rclone itself reports, or the network, whatever the storage is. */
const OF_ALL: HintTexts = [
  [
    /didn't find (?:section|backend)/i,
    'rclone has no remote with this name.',
    'Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string.',
  ],
  [
    /is it obscured|obscured\?/,
    'rclone expects the password in obscured form.',
    'Create it with `rclone obscure`.',
  ],
  [/x509: /, ...UNTRUSTED],
  [
    /server gave HTTP response to HTTPS client|first record does not look like a TLS/i,
    'The server offers no TLS at this address.',
    'Check the port, or use `http` in the address of the remote.',
  ],
  [
    /malformed HTTP/i,
    'The server at this address does not speak HTTP.',
    'Check the port, and the type of the remote: `sftp` for SSH, `ftp` for FTP.',
  ],
  [
    /": Proxy Authentication Required/i,
    'The proxy did not accept its user name and password.',
    'Check both in the `https_proxy` variable of the job.',
  ],
  [
    /": (?:Forbidden|Bad Gateway|Gateway Timeout|Service Unavailable)$/i,
    'The proxy did not connect to the storage.',
    'Check whether it allows connections to this host, or list the host in `no_proxy`.',
  ],
  [
    /is a file not a directory/i,
    'The path is the one of a file.',
    'Enter the folder in which the site should be.',
  ],
  [
    /no such host/i,
    'The name of the server is not known.',
    'Check the DNS record of the host, and the host or the endpoint of the remote.',
  ],
  [UNREACHABLE, ...UNREACHED],
];

/**
 * @param message of rclone
 * @param storage rclone's type of the storage; undefined if it is not known
 * @param first causes for this remote, which decide before all others
 * @returns undefined if no table has it
 */
export function causeOf(
  message: string,
  storage: string | undefined,
  first: HintTexts = [],
): KnownCause | undefined {
  const { details = [], code, codes = {}, texts = [] } = storageTypeOf(storage).hints;
  const causeIn = (table: HintTexts): KnownCause | undefined => {
    const row = table.find(([pattern]) => pattern.test(message));
    return row && [row[1], row[2]];
  };
  const found = code?.exec(message)?.[1];
  const byCode = Object.entries(codes).find(
    ([names]) => found !== undefined && names.split(' ').includes(found),
  );
  return causeIn([...first, ...details, ...DETAILS]) ?? byCode?.[1] ?? causeIn([...texts, ...OF_ALL]);
}

/** @returns every cause that a message may name, with its fix */
function allCauses(): readonly KnownCause[] {
  const types: readonly StorageType[] = STORAGE_TYPES;
  const tables = types.flatMap(({ hints, credentials }) => [hints.details, hints.texts, credentials?.unread]);
  const byCode = types.flatMap(({ hints }) => Object.values(hints.codes ?? {}));
  const rows = [...tables, DETAILS, OF_ALL].flatMap((table) => table ?? []);
  return [...rows.map(([, cause, fix]): KnownCause => [cause, fix]), ...byCode];
}

/**
 * Returns how to fix what a deployment has reported. The alarm has no more of it than this message.
 *
 * @param message the output `error-message`
 * @returns undefined if it names no cause, or one that has several fixes
 */
export function fixOf(message: string): string | undefined {
  const [, named] = / failed: (.+?) rclone: /.exec(message) ?? [];
  if (named === undefined) return undefined;
  const found = allCauses().filter(([cause]) => plainText(cause) === named);
  const fixes = new Set(found.map(([, fix]) => fix));
  return fixes.size === 1 ? found[0]?.[1] : undefined;
}
