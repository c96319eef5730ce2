/** The action runs in a network that reaches only a real proxy. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { runBuiltAction } from '../support/run-built-action.ts';
import { NODE } from '../support/start-action.ts';
import { type Certificates, makeCertificates } from './support/certificates.ts';
import { expectBundle, expectFailure, startService } from './support/exported-bundle.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { makeNetworks, type Networks } from './support/networks.ts';
import { type Bundle, makeBundle, type S3, startS3 } from './support/s3.ts';

const FRONTS = path.join(import.meta.dirname, 'support', 'fronts.mjs');

/** Servers outside. The action's network can neither resolve their names nor reach their addresses. */
const HOSTS = { 'api.test': '10.78.0.1', 'storage.test': '10.78.0.2' };

const PASSWORD = 'OpenSesame42';
/** The credentials as they are in an address, where any letter may be encoded. */
const CREDENTIALS = 'octocat:%4FpenSesame42';

/** The ports of the proxies, as seen from the inner network. */
const OPEN = 3128;
const WITH_PASSWORD = 3129;
const BYPASSED = 3130;

describeWith(
  'a proxy as the only connection',
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
      home = await makeTempFolder('real-proxy');
      networks = makeNetworks(HOSTS);
      networks.writeInner(path.join(home, 'inner-node'), NODE);
      const names = ['DNS:api.test', 'DNS:storage.test', `IP:${networks.gateway}`];
      certificates = makeCertificates(path.join(home, 'certificates'), names);
      s3 = await startS3(path.join(home, 's3'));
      bundle = await makeBundle(path.join(home, 'bundle'), 4);
      await s3.upload('bundle', bundle.file);
      const bundleUrl = await s3.presign('bundle', 600, 'https://storage.test');
      emulator = await startService([bundleUrl], { archive: bundle.file, hostNames: ['api.test'] });
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
      await startProxy(BYPASSED);
      await startProxy(WITH_PASSWORD, `BasicAuth octocat ${PASSWORD}`);
    });

    afterAll(async () => {
      await Promise.all([...servers.map((server) => server.stop()), s3?.stop(), emulator?.close()]);
      bridge?.close();
      networks?.remove();
      await removeFolder(home);
    });

    /** Starts a proxy outside, with a front that records every byte that the action sends to it. */
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

    /** Connects the API with the servers outside through a socket file, since the namespaces share only files. */
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

    /** Runs the export in the inner network, against an API and a storage outside. */
    async function exportWith(env: Readonly<Record<string, string>>, { api = 'https://api.test' } = {}) {
      return runBuiltAction({
        home: await makeTempFolder('run', home),
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

    it.concurrent('is used for the API and the storage, and sees only their host names', async () => {
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

    it.concurrent('gets the credentials in its address, and no other secret', async () => {
      const run = await exportWith({ HTTPS_PROXY: proxy(WITH_PASSWORD, CREDENTIALS) });
      expectBundle(run, bundle.sha256);
      const sent = await sentTo(WITH_PASSWORD);
      expect(sent).toContain(`Basic ${Buffer.from(`octocat:${PASSWORD}`).toString('base64')}`);
      for (const mask of run.step.commands.masks) expect(sent).not.toContain(mask);
      expect(run.step.log + run.step.summary).not.toContain(PASSWORD);
    });

    it.concurrent('that refuses wrong credentials is named in the annotation', async () => {
      const run = await exportWith({ https_proxy: proxy(WITH_PASSWORD, 'octocat:wrong-password') });
      expectFailure(run, /the proxy responded with 401 Unauthorized/, /https_proxy/);
      expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
      expect(run.step.log).not.toContain('wrong-password');
      // A retry cannot fix it, so there is none.
      expect(run.step.log).not.toContain('Retrying');
    });

    it.concurrent('that does not find the host is named in the annotation', async () => {
      const run = await exportWith({ https_proxy: proxy(OPEN) }, { api: 'https://nowhere.test' });
      expectFailure(run, /the proxy responded with 5\d\d /, /https_proxy/);
      expect(run.step.commands.annotations[0]?.message).not.toMatch(/A job may be running/);
    });

    it.concurrent('is bypassed for the hosts of no_proxy, and only for them', async () => {
      const env = { https_proxy: proxy(BYPASSED), no_proxy: `localhost,${networks.gateway}` };
      const run = await exportWith(env, { api: `https://${networks.gateway}` });
      expectBundle(run, bundle.sha256);
      const sent = await sentTo(BYPASSED);
      expect(sent).toContain('CONNECT storage.test:443 ');
      expect(sent).not.toContain(`CONNECT ${networks.gateway}`);
    });

    it.concurrent('is not blamed for an untrusted certificate behind it', async () => {
      const run = await exportWith({ https_proxy: proxy(OPEN), NODE_EXTRA_CA_CERTS: '' });
      expectFailure(run, /Starting the export failed/, /NODE_EXTRA_CA_CERTS/);
      expect(run.step.commands.annotations[0]?.message).not.toContain('https_proxy');
    });
  },
);
