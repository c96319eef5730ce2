// The storage of the bench (`processes/serve.ts`), in a separate process, so that the client has its own processor.
import { statSync } from 'node:fs';
import path from 'node:path';
import { makeCertificates } from '../../__tests__/real/support/certificates.ts';
import { startServer } from '../../__tests__/real/support/processes.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';

/** By speed: without a limit, at 20 MB/s per connection, or over TLS with round trips of 30 ms. */
export type Route = 'plain' | 'limited' | 'far';

export interface BundleServer {
  /** The origin over TLS, with round trips of 30 ms, also has the API of the emulator. */
  readonly origins: Readonly<Record<'near' | 'far', string>>;
  /** File of the certificate authority that clients must trust. */
  readonly certificate: string;
  /** Returns the address of a file in the folder. */
  urlOf(file: string, route: Route): string;
  /** Returns the settings of a job whose bundle is this file. */
  jobOf(file: string, route: Route): GivenExportJobSettings;
  stop(): Promise<unknown>;
}

/** Starts a server for the files of the folder. It needs `openssl`. */
export async function startBundleServer(folder: string, emulator: Emulator): Promise<BundleServer> {
  const { authority, certificate, key } = makeCertificates(path.join(folder, 'certificates'), [
    'IP:127.0.0.1',
  ]);
  const script = path.join(import.meta.dirname, 'processes', 'serve.js');
  const command = [process.execPath, script, folder, emulator.baseUrl, key, certificate];
  const server = await startServer(command, { isReady: (output) => output.endsWith('\n') });
  const origins: BundleServer['origins'] = JSON.parse(server.output());
  const urlOf = (file: string, route: Route) => {
    const address = route === 'far' ? `${origins.far}/plain` : `${origins.near}/${route}`;
    return `${address}/${path.basename(file)}`;
  };
  return {
    origins,
    certificate: authority,
    urlOf,
    jobOf: (file, route) => {
      const fields = { bundleUrl: urlOf(file, route), sizeBytes: statSync(file).size };
      return { pages: 1, faults: [{ at: 'makeBundle', does: { kind: 'change', fields } }] };
    },
    stop: server.stop,
  };
}
