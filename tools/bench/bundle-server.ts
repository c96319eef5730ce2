// The storage of the bench (`processes/serve.ts`), in a separate process, so that the client has its own processor.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';

/** By speed: without a limit, at 20 MB/s per connection, or over TLS with round trips of 30 ms. */
export type Route = 'plain' | 'limited' | 'far';

export interface BundleServer {
  /** The origin over TLS, with round trips of 30 ms, also has the API of the emulator. */
  readonly origins: Readonly<Record<'near' | 'far', string>>;
  /** File of the certificate that clients must trust. */
  readonly certificate: string;
  /** Returns the address of a file in the folder. */
  urlOf(file: string, route: Route): string;
  /** Returns the settings of a job whose bundle is this file. */
  jobOf(file: string, route: Route): GivenExportJobSettings;
  stop(): Promise<unknown>;
}

/** Starts a server for the files of the folder. It needs `openssl`. */
export async function startBundleServer(folder: string, emulator: Emulator): Promise<BundleServer> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, ...names, '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', args, { stdio: 'ignore' });

  const script = path.join(import.meta.dirname, 'processes', 'serve.js');
  const child = spawn(process.execPath, [script, folder, emulator.baseUrl, key, certificate], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const origins: BundleServer['origins'] = JSON.parse(line);
  const urlOf = (file: string, route: Route) => {
    const address = route === 'far' ? `${origins.far}/plain` : `${origins.near}/${route}`;
    return `${address}/${path.basename(file)}`;
  };
  return {
    origins,
    certificate,
    urlOf,
    jobOf: (file, route) => {
      const fields = { bundleUrl: urlOf(file, route), sizeBytes: statSync(file).size };
      return { pages: 1, faults: [{ at: 'makeBundle', does: { kind: 'change', fields } }] };
    },
    stop: () => {
      child.stdin.end();
      return exited;
    },
  };
}
