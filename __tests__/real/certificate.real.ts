/** A server whose certificate comes from a private authority. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import tls, { type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { GitHubDouble } from '../support/github-double.ts';
import { runBuiltAction } from '../support/run-built-action.ts';
import { type Certificates, makeCertificates } from './support/certificates.ts';
import { expectBundle, expectFailure, startService } from './support/exported-bundle.ts';
import { describeWith } from './support/needs.ts';
import { type Bundle, makeBundle } from './support/s3.ts';

describeWith('a private certificate authority', ['openssl'], () => {
  let home: string;
  let certificates: Certificates;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await makeTempFolder('real-certificate');
    certificates = makeCertificates(path.join(home, 'certificates'), ['DNS:localhost', 'IP:2001:db8::1']);
    bundle = await makeBundle(path.join(home, 'bundle'), 3);
  });

  afterAll(() => removeFolder(home));

  /** Listens at a free port with the certificate. */
  async function secured(onConnection: (socket: TLSSocket) => unknown) {
    const [key, cert] = [await readFile(certificates.key), await readFile(certificates.certificate)];
    const server = tls.createServer({ key, cert }, (socket) => {
      socket.on('error', () => socket.destroy());
      onConnection(socket);
    });
    // A client that does not trust the certificate closes the connection.
    await once(server.on('tlsClientError', () => {}).listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    return { address: `https://localhost:${port}`, close: () => server.close() };
  }

  /** Connects to this machine, whichever address it is asked for. */
  async function proxy() {
    const asked: string[] = [];
    const server = createServer().on('connect', ({ url = '' }, socket) => {
      asked.push(url.replace(/:\d+$/, ''));
      const onward = net.connect(Number(/\d+$/.exec(url)?.[0]), 'localhost', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.pipe(onward).pipe(socket);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { asked, server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  /** @param host of the API, instead of `localhost` */
  async function exportOf(what: { api: boolean; host?: string }, env: Readonly<Record<string, string>>) {
    const files = createServer((_request, response) => createReadStream(bundle.file).pipe(response));
    const storage = await secured((socket) => files.emit('connection', socket));
    const emulator = await startService([`${storage.address}/bundle`], { archive: bundle.file });
    const { hostname, port } = new URL(emulator.baseUrl);
    const api = await secured((socket) => {
      const onward = net.connect(Number(port), hostname).on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    });
    try {
      const own = await makeTempFolder('run', home);
      const apiAddress = api.address.replace('localhost', what.host ?? 'localhost');
      const inputs = what.api ? { 'base-url': apiAddress } : {};
      const run = await runBuiltAction({ home: own, emulator, env, inputs });
      return { run, requests: emulator.requests };
    } finally {
      await emulator.close();
      for (const server of [api, storage, files]) server.close();
    }
  }

  it.concurrent('is trusted if NODE_EXTRA_CA_CERTS names it', async () => {
    const env = { NODE_EXTRA_CA_CERTS: certificates.authority };
    const { run } = await exportOf({ api: true }, env);
    expectBundle(run, bundle.sha256);
  });

  it.concurrent('of the API is not trusted otherwise: nothing is sent, and the annotation names the variable', async () => {
    const { run, requests } = await exportOf({ api: true }, {});
    expectFailure(run, /Starting the export failed/, /NODE_EXTRA_CA_CERTS/, /certificate/);
    expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
    expect(requests).toEqual([]);
    // A retry cannot fix it, so there is none.
    expect(run.step.log).not.toContain('Retrying');
  });

  it.concurrent.each([
    ['[2001:db8::1]', true],
    ['[2001:db8::2]', false],
  ])('behind a proxy is compared with the IPv6 address %s', async (host, isTrusted) => {
    const { asked, server, address } = await proxy();
    const env = { NODE_EXTRA_CA_CERTS: certificates.authority, https_proxy: address };
    const { run, requests } = await exportOf({ api: true, host }, env);
    server.close();
    expect(new Set(asked)).toEqual(new Set([host]));
    if (isTrusted) return expectBundle(run, bundle.sha256);
    expectFailure(run, /the certificate is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)/);
    expect(requests).toEqual([]);
  });

  it.concurrent('of the storage is not trusted otherwise', async () => {
    const { run } = await exportOf({ api: false }, {});
    expectFailure(run, /Downloading the bundle failed/, /NODE_EXTRA_CA_CERTS/, /certificate/);
    expect(run.step.log).not.toContain('Retrying');
  });

  it.concurrent.each([true, false])(
    'of a GitHub Enterprise Server: is trusted as the variable says (%s)',
    async (isNamed) => {
      const gitHub = await GitHubDouble.start({ isEnterprise: true });
      const { port, pathname } = new URL(gitHub.apiUrl);
      const server = await secured((socket) => {
        const onward = net.connect(Number(port), '127.0.0.1').on('error', () => socket.destroy());
        socket.pipe(onward).pipe(socket);
      });
      const needs = { export: { result: 'failure', outputs: { 'error-code': 'unauthorized' } } };
      const run = await runBuiltAction({
        home: await makeTempFolder('run', home),
        action: 'alarm',
        gitHub,
        inputs: { needs: JSON.stringify(needs) },
        env: {
          GITHUB_API_URL: `${server.address}${pathname}`,
          ...(isNamed && { NODE_EXTRA_CA_CERTS: certificates.authority }),
        },
      });
      await gitHub.close();
      server.close();
      expect(gitHub.issues.map(({ title }) => title)).toEqual(isNamed ? ['Export failed: unauthorized'] : []);
      const [annotation] = run.step.commands.annotations;
      if (!isNamed) expect(annotation?.message).toMatch(/certificate[\s\S]*NODE_EXTRA_CA_CERTS/);
    },
  );

  it.concurrent('whose file does not exist is not trusted, and there is still one annotation', async () => {
    const env = { NODE_EXTRA_CA_CERTS: path.join(home, 'nowhere.pem') };
    const { run } = await exportOf({ api: true }, env);
    expectFailure(run, /NODE_EXTRA_CA_CERTS/);
  });
});
