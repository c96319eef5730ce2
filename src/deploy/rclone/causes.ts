/** What rclone itself reports, or the network, whatever the storage is. Each kind of storage has its own table before this. */
import type { KnownCause, KnownCauses } from '../storage-types/storage-type.ts';

/** What the operating system or Go reports about a connection. On Windows, the texts are others. */
export const UNREACHABLE =
  /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond/i;

export const OF_ALL: KnownCauses = [
  [
    /didn't find backend/i,
    'rclone has no storage of this type.',
    'Write the type in lower case, such as `s3`, `sftp`, or `ftp`.',
  ],
  [
    /didn't find section/i,
    'rclone has no remote with this name.',
    'Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string, such as `:sftp,host=web.example.com,user=docs:/srv/docs`.',
  ],
  [
    /too many colons in address/i,
    'The host contains a scheme or a port.',
    'Set `host` to the name alone, such as `web.example.com`, and `port` to the port.',
  ],
  [
    /unsupported protocol scheme|first path segment in URL/i,
    'The address of the remote has no scheme.',
    'Begin it with `https://`.',
  ],
  [
    /is it obscured|obscured\?/,
    'rclone expects the password in obscured form.',
    'Create it with `rclone obscure`.',
  ],
  [
    /x509: certificate signed by unknown authority/,
    'The certificate of the server is not trusted.',
    'If it is from an authority of your own, store that certificate in the file that `RCLONE_CA_CERT` names. In an image without any, install the package `ca-certificates`.',
  ],
  [
    /x509: /,
    'The certificate of the server is not trusted.',
    'Check the name of the host, and the dates of the certificate.',
  ],
  [
    /server gave HTTP response to HTTPS client|first record does not look like a TLS/i,
    'The server offers no TLS at this address.',
    'Check the port, or use `http` in the address of the remote.',
  ],
  [
    /malformed HTTP|readLoopPeekFailLocked/i,
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
  [
    UNREACHABLE,
    'The storage does not respond.',
    'Check whether it is running, and whether this runner can reach its address.',
  ],
];

/** @returns the first one that matches; undefined if none does */
export function causeOf(message: string, causes: KnownCauses): KnownCause | undefined {
  const row = causes.find(([pattern]) => pattern.test(message));
  return row && [row[1], row[2]];
}
