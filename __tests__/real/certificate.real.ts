/** A server whose certificate comes from a private authority. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type Certificates, makeCertificates } from './support/certificates.ts';
import { describeWith } from './support/needs.ts';
import { freePort, type ServerProcess, startServer } from './support/processes.ts';
import { expectBundle, expectFailure, runExport, startService } from './support/run-export.ts';
import { type Bundle, makeBundle } from './support/s3.ts';

const FRONTS = path.join(import.meta.dirname, 'support', 'fronts.mjs');

describeWith('a private certificate authority', ['openssl'], () => {
  let home: string;
  let certificates: Certificates;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await makeTempFolder('real-certificate');
    certificates = makeCertificates(path.join(home, 'certificates'), ['DNS:localhost']);
    bundle = await makeBundle(path.join(home, 'bundle'), 3);
  });

  afterAll(() => removeFolder(home));

  async function exportOf(what: { api: boolean; storage: boolean }, env: Readonly<Record<string, string>>) {
    const [port, storagePort] = [await freePort(), await freePort()];
    const secure = `https://localhost:${port}`;
    // An API over https may only name a storage over https.
    const bundleUrls = what.api || what.storage ? [`https://localhost:${storagePort}/bundle`] : [];
    const storage = createServer((_request, response) => createReadStream(bundle.file).pipe(response));
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const { port: plainPort } = storage.address() as AddressInfo;
    const emulator = await startService(bundleUrls, { archive: bundle.file });
    let front: ServerProcess | undefined;
    try {
      const { hostname, port: apiPort } = new URL(emulator.baseUrl);
      const api = {
        from: { host: 'localhost', port },
        to: { host: hostname, port: Number(apiPort) },
        tls: certificates,
      };
      const files = {
        from: { host: 'localhost', port: storagePort },
        to: { host: '127.0.0.1', port: plainPort },
        tls: certificates,
      };
      const fronts = [api, files];
      front = await startServer([process.execPath, FRONTS, JSON.stringify(fronts)], {
        isReady: (output) => output.includes('ready'),
      });
      const own = await makeTempFolder('run', home);
      const inputs = what.api ? { 'base-url': secure } : {};
      const run = await runExport({ home: own, emulator, env, inputs });
      return { run, requests: emulator.requests };
    } finally {
      await front?.stop();
      await emulator.close();
      storage.closeAllConnections();
      storage.close();
    }
  }

  it.concurrent('is trusted if NODE_EXTRA_CA_CERTS names it', async () => {
    const env = { NODE_EXTRA_CA_CERTS: certificates.authority };
    const { run } = await exportOf({ api: true, storage: false }, env);
    expectBundle(run, bundle.sha256);
  });

  it.concurrent('of the API is not trusted otherwise: nothing is sent, and the annotation names the variable', async () => {
    const { run, requests } = await exportOf({ api: true, storage: false }, {});
    expectFailure(run, /Starting the export failed/, /NODE_EXTRA_CA_CERTS/, /certificate/);
    expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
    expect(requests).toEqual([]);
    // A retry cannot fix it, so there is none.
    expect(run.step.log).not.toContain('Retrying');
  });

  it.concurrent('of the storage is not trusted otherwise', async () => {
    const { run } = await exportOf({ api: false, storage: true }, {});
    expectFailure(run, /Downloading the bundle failed/, /NODE_EXTRA_CA_CERTS/, /certificate/);
    expect(run.step.log).not.toContain('Retrying');
  });

  it.concurrent('whose file does not exist is not trusted, and there is still one annotation', async () => {
    const env = { NODE_EXTRA_CA_CERTS: path.join(home, 'nowhere.pem') };
    const { run } = await exportOf({ api: true, storage: false }, env);
    expectFailure(run, /NODE_EXTRA_CA_CERTS/);
  });
});
