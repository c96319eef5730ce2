/** A proxy as the only way out: the action runs in a network that reaches a real proxy and nothing else. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import { type Certificates, makeCertificates } from './support/certificates.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { makeNetworks, type Networks } from './support/networks.ts';
import { type ServerProcess, startServer } from './support/processes.ts';
import { expectBundle, expectFailure, NODE, runExport, startService } from './support/run-export.ts';
import { type Bundle, makeBundle, type S3, startS3 } from './support/s3.ts';

const FRONTS = path.join(import.meta.dirname, 'support', 'fronts.mjs');

/** Of the world, which the action's network knows neither by name nor by address. */
const HOSTS = { 'api.test': '10.78.0.1', 'storage.test': '10.78.0.2' };

const PASSWORD = 'OpenSesame42';
/** As it stands in an address, where any letter may be encoded. */
const CREDENTIALS = 'octocat:%4FpenSesame42';

/** Ports of the proxies, as the inner network sees them. */
const OPEN = 3128;
const WITH_PASSWORD = 3129;
const FOR_OTHER_PORTS = 3130;
const PASSED_BY = 3131;
const NOBODY = 3132;

describeWith(
  'a proxy as the only way out',
  ['tinyproxy', 'versitygw', 'aws', 'openssl', 'network namespaces'],
  () => {
    let home: string;
    let networks: Networks;
    let certificates: Certificates;
    let s3: S3;
    let bundle: Bundle;
    let emulator: Emulator;
    let bridge: Server;
    const servers: ServerProcess[] = [];

    beforeAll(async () => {
      home = await mkdtemp(path.join(tmpdir(), 'real-proxy-'));
      networks = makeNetworks(HOSTS);
      networks.writeInner(path.join(home, 'inner-node'), NODE);
      const names = ['DNS:api.test', 'DNS:storage.test', `IP:${networks.gateway}`];
      certificates = makeCertificates(path.join(home, 'certificates'), names);
      s3 = await startS3(path.join(home, 's3'));
      bundle = await makeBundle(path.join(home, 'bundle'), 4);
      await s3.upload('bundle', bundle.file);
      const link = await s3.presign('bundle', 600, 'https://storage.test');
      emulator = await startService([link], { archive: bundle.file });
      const socket = path.join(home, 'api.sock');
      await startBridge(socket);
      const secured = (host: string, to: string) => ({
        from: { host, port: 443 },
        to: { path: to },
        tls: certificates,
      });
      await startFronts([
        secured(HOSTS['api.test'], socket),
        secured(networks.gateway, socket),
        secured(HOSTS['storage.test'], s3.socket),
      ]);
      await startProxy(OPEN);
      await startProxy(PASSED_BY);
      await startProxy(WITH_PASSWORD, `BasicAuth octocat ${PASSWORD}`);
      await startProxy(FOR_OTHER_PORTS, 'ConnectPort 8443');
    });

    afterAll(async () => {
      await Promise.all([...servers.map((server) => server.stop()), s3?.stop(), emulator?.close()]);
      bridge?.close();
      networks?.remove();
      await rm(home, { recursive: true, force: true });
    });

    /** A proxy in the world, and before it a front that writes down every byte that the action sends to it. */
    async function startProxy(port: number, ...settings: readonly string[]): Promise<void> {
      const config = path.join(home, `tinyproxy-${port}.conf`);
      const behind = port + 1000;
      const lines = [`Port ${behind}`, 'Listen 127.0.0.1', 'Allow 127.0.0.1', 'LogLevel Info', ...settings];
      await writeFile(config, `${lines.join('\n')}\n`);
      const command = networks.inWorld([pathOf('tinyproxy'), '-d', '-c', config]);
      servers.push(
        await startServer(command, { isReady: (output) => output.includes('Accepting connections') }),
      );
      const from = { host: networks.gateway, port };
      await startFronts([{ from, to: { host: '127.0.0.1', port: behind }, record: recordOf(port) }]);
    }

    async function startFronts(fronts: readonly object[]): Promise<void> {
      const command = networks.inWorld([process.execPath, FRONTS, JSON.stringify(fronts)]);
      servers.push(await startServer(command, { isReady: (output) => output.includes('ready') }));
    }

    const recordOf = (port: number) => path.join(home, `sent-to-${port}`);

    /** The API for the world: a socket file, since the namespaces share the files and nothing else. */
    async function startBridge(socket: string): Promise<void> {
      const { hostname, port } = new URL(emulator.baseUrl);
      bridge = createServer((inside) => {
        const onward = connect(Number(port), hostname);
        inside.pipe(onward).pipe(inside);
        inside.on('error', () => onward.destroy());
        onward.on('error', () => inside.destroy());
      }).listen(socket);
      await once(bridge, 'listening');
    }

    /** Runs the export in the inner network, against an API and a storage that only the world reaches. */
    async function exportWith(env: Readonly<Record<string, string>>, { api = 'https://api.test' } = {}) {
      return runExport({
        home: await mkdtemp(path.join(home, 'run-')),
        emulator,
        node: path.join(home, 'inner-node'),
        env: { NODE_EXTRA_CA_CERTS: certificates.authority, ...env },
        inputs: { 'base-url': api },
      });
    }

    const proxy = (port: number, credentials?: string) =>
      `http://${credentials === undefined ? '' : `${credentials}@`}${networks.gateway}:${port}`;

    async function sentTo(port: number): Promise<string> {
      return String(await readFile(recordOf(port)).catch(() => ''));
    }

    it.concurrent('without the proxy nothing is reached, and the annotation names the variable', async () => {
      const run = await exportWith({});
      expectFailure(run, /Starting the export failed/, /https_proxy/);
    });

    it.concurrent('is taken for the API and the storage, and learns of them only the names', async () => {
      const run = await exportWith({ https_proxy: proxy(OPEN) });
      expectBundle(run, bundle.sha256);
      const sent = await sentTo(OPEN);
      expect(sent).toContain('CONNECT api.test:443 ');
      expect(sent).toContain('CONNECT storage.test:443 ');
      for (const mask of run.step.commands.masks) {
        expect(sent).not.toContain(mask);
        expect(sent).not.toContain(Buffer.from(mask).toString('base64'));
      }
      expect(sent).not.toMatch(/authorization|X-Amz/i);
    });

    it.concurrent('is given the credentials that stand in its address, and nothing else is', async () => {
      const run = await exportWith({ HTTPS_PROXY: proxy(WITH_PASSWORD, CREDENTIALS) });
      expectBundle(run, bundle.sha256);
      const sent = await sentTo(WITH_PASSWORD);
      expect(sent).toContain(`Basic ${Buffer.from(`octocat:${PASSWORD}`).toString('base64')}`);
      for (const mask of run.step.commands.masks) expect(sent).not.toContain(mask);
      expect(run.step.log + run.step.summary).not.toContain(PASSWORD);
    });

    it.concurrent('that is given no credentials refuses, and the annotation says so', async () => {
      const run = await exportWith({ https_proxy: proxy(WITH_PASSWORD) });
      expectFailure(run, /the proxy responded with 407 Proxy Authentication Required/, /https_proxy/);
      expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
      expect(run.step.durationMs).toBeLessThan(10_000);
    });

    it.concurrent('that is given wrong credentials refuses, and the annotation says so without them', async () => {
      const run = await exportWith({ https_proxy: proxy(WITH_PASSWORD, 'octocat:wrong-password') });
      expectFailure(run, /the proxy responded with 401 Unauthorized/, /https_proxy/);
      expect(run.step.log).not.toContain('wrong-password');
      expect(run.step.durationMs).toBeLessThan(10_000);
    });

    it.concurrent('that may not go to that port refuses, and the annotation says so', async () => {
      const run = await exportWith({ https_proxy: proxy(FOR_OTHER_PORTS) });
      expectFailure(run, /the proxy responded with 403 Forbidden/, /https_proxy/);
    });

    it.concurrent('that is not there is said to be it, and a start that was not sent is not said to be lost', async () => {
      const run = await exportWith({ https_proxy: proxy(NOBODY) });
      expectFailure(run, /the proxy/, /ECONNREFUSED/, /https_proxy/);
      expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
    });

    it.concurrent('that does not find the host is said to be it', async () => {
      const run = await exportWith({ https_proxy: proxy(OPEN) }, { api: 'https://nowhere.test' });
      expectFailure(run, /the proxy responded with 5\d\d /, /https_proxy/);
      expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
    });

    it.concurrent('is passed by for the hosts of no_proxy, and for them alone', async () => {
      const env = { https_proxy: proxy(PASSED_BY), no_proxy: `localhost,${networks.gateway}` };
      const run = await exportWith(env, { api: `https://${networks.gateway}` });
      expectBundle(run, bundle.sha256);
      const sent = await sentTo(PASSED_BY);
      expect(sent).toContain('CONNECT storage.test:443 ');
      expect(sent).not.toContain(`CONNECT ${networks.gateway}`);
    });

    it.concurrent('with a certificate that is not trusted behind it is told from a proxy that refuses', async () => {
      const run = await exportWith({ https_proxy: proxy(OPEN), NODE_EXTRA_CA_CERTS: '' });
      expectFailure(run, /Starting the export failed/, /NODE_EXTRA_CA_CERTS/);
    });
  },
);
