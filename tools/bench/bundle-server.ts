// The storage of the bench (`serve.ts`), in a process of its own, so that the client has a processor for itself.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings.ts';

/** By speed: without a limit; at 20 MB/s a connection; over TLS with round trips of 30 ms. */
type Route = 'plain' | 'limited' | 'far';

export class BundleServer {
  readonly #child: ChildProcess;
  readonly #emulator: Emulator;
  /** By route; each has the API of the emulator as well. */
  readonly origins: Readonly<Record<Route, string>>;
  /** File of the certificate that its clients have to trust. */
  readonly certificate: string;

  private constructor(
    child: ChildProcess,
    emulator: Emulator,
    origins: Readonly<Record<Route, string>>,
    certificate: string,
  ) {
    this.#child = child;
    this.#emulator = emulator;
    this.origins = origins;
    this.certificate = certificate;
  }

  /** Starts it: serves the files of the folder. Needs `openssl`. */
  static async start(folder: string, emulator: Emulator): Promise<BundleServer> {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const args = ['req', '-x509', ...curve, ...names, '-days', '1', '-keyout', key, '-out', certificate];
    execFileSync('openssl', args, { stdio: 'ignore' });
    const server = [path.join(import.meta.dirname, 'serve.js'), folder, emulator.baseUrl, key, certificate];
    const child = spawn(process.execPath, server, { stdio: ['pipe', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      return new BundleServer(child, emulator, JSON.parse(line), certificate);
    }
    throw new Error('The server of the bench did not start.');
  }

  /** Address of a file in the folder. */
  urlOf(file: string, route: Route): string {
    return `${this.origins[route]}/files/${path.basename(file)}`;
  }

  /** The settings of a job whose bundle is this file. */
  jobOf(file: string, route: Route): GivenExportJobSettings {
    const fields = { bundleUrl: this.urlOf(file, route), sizeBytes: statSync(file).size };
    return { pages: 1, faults: [{ at: 'makeBundle', does: { kind: 'change', fields } }] };
  }

  /** The ID of a completed job whose bundle is this file. */
  async completedJob(file: string, route: Route): Promise<string> {
    const { baseUrl, apiKey, domain } = this.#emulator;
    this.#emulator.setNextJob(this.jobOf(file, route));
    const response = await fetch(`${baseUrl}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ domain }),
    });
    if (response.status !== 202) throw new Error(`The emulator started no job: ${response.status}`);
    return ((await response.json()) as { jobId: string }).jobId;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await exited;
  }
}
