/** Creates a private certificate authority and a server certificate from it, for one run. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificates {
  /** Files, in PEM. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/**
 * @param folder created if it does not exist
 * @param names the names of the server, as OpenSSL writes them: `DNS:localhost`, `IP:127.0.0.1`
 */
export function makeCertificates(folder: string, names: readonly string[]): Certificates {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authorityName = ['-subj', '/CN=A private authority'];
  openssl('req', '-x509', ...newKey, ...authorityName, '-keyout', file('ca.key'), '-out', file('ca.pem'));
  openssl('req', ...newKey, '-subj', '/CN=server', '-keyout', file('server.key'), '-out', file('server.csr'));
  writeFileSync(file('extensions'), `subjectAltName=${names.join(',')}\n`);
  const signing = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2'];
  const request = ['-in', file('server.csr'), '-extfile', file('extensions'), '-out', file('server.pem')];
  openssl('x509', '-req', ...signing, ...request);
  return { authority: file('ca.pem'), certificate: file('server.pem'), key: file('server.key') };
}
