/** Hints for what is between the runner and any server: certificates and proxies. */
import type { ConnectionError } from './connection-error.ts';

const CERTIFICATE_NOT_TRUSTED =
  'If a proxy or server uses a private certificate authority, set the environment variable `NODE_EXTRA_CA_CERTS` of ' +
  'the job to the path of its certificate file.';

const PROXY_FAILED =
  'Check the proxy address, user name and password in the `https_proxy` variable of the job, and whether the proxy ' +
  'allows connections to this host. List hosts that need no proxy in `no_proxy`.';

/** @returns undefined if neither a certificate nor a proxy is the cause */
export function connectionHint(error: ConnectionError): string | undefined {
  if (error.isCertificate) return CERTIFICATE_NOT_TRUSTED;
  return error.isProxy ? PROXY_FAILED : undefined;
}
