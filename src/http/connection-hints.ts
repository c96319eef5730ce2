/** How to mend what stands between the runner and any server: certificates and proxies. */
import type { ConnectionError } from './connection-error.ts';

const CERTIFICATE_IS_NOT_TRUSTED =
  'Where a proxy or a server with a private certificate authority stands in between, set the environment variable ' +
  '`NODE_EXTRA_CA_CERTS` of the job to the file that holds its certificate.';

const PROXY_IS_IN_THE_WAY =
  'Check the address of the proxy, and the user name and password in it, that `https_proxy` gives to the job, and ' +
  'whether the proxy lets the runner through to this host; a host that needs no proxy belongs into `no_proxy`.';

/** What stands between the runner and a server, and has to be mended there; undefined where nothing does. */
export function connectionHint(error: ConnectionError): string | undefined {
  if (error.isCertificate) return CERTIFICATE_IS_NOT_TRUSTED;
  return error.isProxy ? PROXY_IS_IN_THE_WAY : undefined;
}
