/** Runs the steps of "What changed" in the recipes with bash, jq, and curl, against doubles of the services. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { startDeployment } from '../support/start-deployment.ts';
import { makeCertificates } from './support/certificates.ts';
import { describeWith } from './support/needs.ts';
import { type OpenSshServer, startOpenSsh } from './support/servers/ssh-servers.ts';

interface Received {
  readonly host: string | undefined;
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Answer = readonly [status: number, body: string];

interface Service {
  readonly step: string;
  readonly env: Readonly<Record<string, string>>;
  /** Responds as the service's documentation says. */
  respond(request: Received): Answer;
  /** Returns the addresses of a request that it accepts, without the site. */
  addressesOf(request: Received): readonly string[];
}

const SITE = 'https://docs.example.com';
const WEBHOOK_PATH = '/services/T0/B0/XXXX';
const withoutSite = (addresses: readonly string[]) => addresses.map((address) => address.replace(SITE, ''));

/** An absolute URL with only the characters of RFC 3986, each `%` followed by two digits. */
const isUrl = (value: unknown) =>
  typeof value === 'string' &&
  /^https:\/\/docs\.example\.com\/(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-F]{2})*$/.test(value);

function json(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

const hasKeys = (value: object, ...keys: readonly string[]) =>
  Object.keys(value).sort().join() === [...keys].sort().join();
const isList = (value: unknown, max: number) =>
  Array.isArray(value) && value.length > 0 && value.length <= max && value.every(isUrl);

const KEY = '0123456789abcdef';
const ZONE = '023e105f4ecef8ad9ca31a8372d0c353';
const TOKEN = 'a-token';

/** https://www.indexnow.org/documentation */
const INDEX_NOW: Service = {
  step: 'Tell search engines',
  env: { KEY },
  respond({ host, method, path: address, headers, body }) {
    const sent = json(body);
    if (host !== 'api.indexnow.org' || method !== 'POST' || address !== '/indexnow') return [404, ''];
    if (headers['content-type'] !== 'application/json; charset=utf-8') return [400, 'Content-Type'];
    if (!hasKeys(sent, 'host', 'key', 'urlList') || sent['key'] !== KEY) return [400, 'Invalid format'];
    if (sent['host'] !== 'docs.example.com' || !isList(sent['urlList'], 10_000)) return [422, 'urlList'];
    return [202, ''];
  },
  addressesOf: ({ body }) => withoutSite(json(body)['urlList'] as string[]),
};

/** https://developers.cloudflare.com/api/resources/cache/methods/purge, with the limit of all plans but Enterprise */
const CLOUDFLARE: Service = {
  step: 'Purge Cloudflare',
  env: { ZONE, TOKEN },
  respond({ host, method, path: address, headers, body }) {
    const sent = json(body);
    if (host !== 'api.cloudflare.com' || method !== 'POST') return [404, ''];
    if (address !== `/client/v4/zones/${ZONE}/purge_cache`) return [404, ''];
    if (headers['authorization'] !== `Bearer ${TOKEN}`) return [401, '{"success":false}'];
    if (headers['content-type'] !== 'application/json') return [400, '{"success":false}'];
    if (!hasKeys(sent, 'files') || !isList(sent['files'], 100)) return [400, '{"success":false}'];
    return [200, `{"success":true,"errors":[],"messages":[],"result":{"id":"${ZONE}"}}`];
  },
  addressesOf: ({ body }) => withoutSite(json(body)['files'] as string[]),
};

/** https://www.fastly.com/documentation/reference/api/purging/#purge-single-url */
const FASTLY: Service = {
  step: 'Purge Fastly',
  env: { TOKEN },
  respond({ host, method, path: address, headers, body }) {
    if (host !== 'api.fastly.com' || method !== 'POST' || body !== '') return [404, ''];
    if (headers['fastly-key'] !== TOKEN)
      return [401, '{"msg":"Provided credentials are missing or invalid"}'];
    if (!isUrl(address.replace('/purge/', 'https://'))) return [400, '{"msg":"Bad request"}'];
    return [200, '{"status":"ok","id":"108-1391560174-974124"}'];
  },
  addressesOf: ({ path: address }) => [address.replace('/purge/docs.example.com', '')],
};

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks, and "Formatting message text" */
const CHAT: Service = {
  step: 'Send a message',
  env: { WEBHOOK: `https://chat.example.com${WEBHOOK_PATH}` },
  respond({ host, method, path: address, headers, body }) {
    const { text: message, ...others } = json(body);
    if (host !== 'chat.example.com' || method !== 'POST' || address !== WEBHOOK_PATH)
      return [404, 'no_service'];
    const isMessage = typeof message === 'string' && message.length <= 40_000 && hasKeys(others);
    const isEscaped = !/[<>]|&(?!(?:amp|lt|gt);)/.test(String(message));
    if (headers['content-type'] !== 'application/json' || !isMessage || !isEscaped)
      return [400, 'invalid_payload'];
    return [200, 'ok'];
  },
  addressesOf: ({ body }) =>
    withoutSite(String(json(body)['text']).replaceAll('&amp;', '&').split('\n').slice(1)),
};

const SERVICES = [INDEX_NOW, CLOUDFLARE, FASTLY, CHAT];
const EACH = SERVICES.map((service) => [service.step, service] as const);

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const page = readFileSync(path.join(REPOSITORY, 'docs', 'recipes', 'README.md'), 'utf8');
const [, example = ''] = /^## What changed\n[\s\S]*?^```yaml\n([\s\S]*?)^```/m.exec(page) ?? [];
const steps: readonly Step[] = parse(example);

let home: string;
let server: Server;
let answers: Answer[] = [];
let service: Service;
/** Lists of changed pages. */
let changed: string;
let unchanged: string;
const requests: Received[] = [];

/** Runs the step as the runner would. Whatever its host is, curl reaches the doubles, and verifies their certificate. */
async function runStep(name: string, pages: string): Promise<{ code: number; log: string }> {
  const step = steps.find((each) => each.name === name);
  expect(step).toMatchObject({
    if: "always() && steps.deploy.outputs.live == 'updated'",
    shell: 'bash',
    env: { PAGES: expect.stringMatching(/^\$\{\{ steps\.deploy\.outputs\.changed-pages-path \}\}$/), SITE },
  });
  const env = { ...service.env, PAGES: pages, SITE };
  expect(Object.keys(step?.env ?? {}).sort()).toEqual(Object.keys(env).sort());
  const script = path.join(home, 'step.sh');
  await writeFile(script, step?.run ?? '');
  // GitHub Docs, "Workflow syntax", `shell: bash`
  const bash = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    env: { PATH: process.env['PATH'], CURL_HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], ...log] = await Promise.all([once(bash, 'close'), text(bash.stdout), text(bash.stderr)]);
  return { code, log: log.join('') };
}

async function listOf(pages: readonly string[]): Promise<string> {
  const file = path.join(home, 'pages.txt');
  await writeFile(file, pages.map((address) => `${address}\n`).join(''));
  return file;
}

/** The addresses of pages whose names a step could misread. */
const ADDRESSES = {
  index: '/',
  'a b': '/a%20b',
  'q&a': '/q&a',
  '@scope/c++': '/@scope/c++',
  '[slug]': '/%5Bslug%5D',
  "it's {x}": "/it's%20%7Bx%7D",
  '100%#1?': '/100%25%231%3F',
  'größe/index': '/gr%C3%B6%C3%9Fe/',
  $HOME: '/$HOME',
};

/** Deploys the pages twice, and returns the list of each deployment. */
async function deployTwice(): Promise<string[]> {
  const [site, destination] = [path.join(home, 'site'), path.join(home, 'live')];
  const pages = Object.keys(ADDRESSES).map((name) => [`${name}.html`, 'one']);
  await writeFiles(site, { '404.html': 'not found', ...Object.fromEntries(pages) });
  const lists: string[] = [];
  for (const temp of ['first', 'second']) {
    const inputs = { 'site-path': site, destination };
    const step = await startDeployment({ temp: path.join(home, temp), inputs }).result;
    expect([step.log, step.exitCode]).toEqual([step.log, 0]);
    lists.push(step.outputs['changed-pages-path'] ?? '');
  }
  return lists;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `/guides/${at}`);
const received = () => requests.map((request) => service.addressesOf(request));

describeWith('The steps of "What changed"', ['curl', 'jq', 'openssl'], () => {
  beforeAll(async () => {
    home = await makeTempFolder('real-changed-pages');
    const hosts = ['api.indexnow.org', 'api.cloudflare.com', 'api.fastly.com', 'chat.example.com'];
    const names = hosts.map((host) => `DNS:${host}`);
    const { authority, certificate, key } = makeCertificates(path.join(home, 'certificates'), names);
    server = createServer(
      { cert: readFileSync(certificate), key: readFileSync(key) },
      (request, response) => {
        void text(request).then((body) => {
          const { method, url = '', headers } = request;
          const sent: Received = { host: headers.host, method, path: url, headers, body };
          requests.push(sent);
          const [status, answer] = answers.shift() ?? service.respond(sent);
          response.writeHead(status).end(answer);
        });
      },
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await writeFiles(home, { '.curlrc': `connect-to = "::127.0.0.1:${port}"\ncacert = "${authority}"\n` });
    [changed = '', unchanged = ''] = await deployTwice();
  });

  afterEach(() => {
    requests.length = 0;
    answers = [];
  });

  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await removeFolder(home);
  });

  it.each(EACH)('%s: sends what a deployment has changed, whatever the names', async (name, given) => {
    service = given;
    const run = await runStep(name, changed);
    expect([run.log, run.code]).toEqual([run.log, 0]);
    expect(received().flat()).toEqual(Object.values(ADDRESSES).sort());
    if (service === CHAT) expect(requests[0]?.body).toContain('Pages changed: 9\\n');

    // Without a change, nothing is sent.
    requests.length = 0;
    const again = await runStep(name, unchanged);
    expect([again, requests]).toEqual([{ code: 0, log: '' }, []]);
  });

  it.each([
    [INDEX_NOW.step, 10_001, [10_000, 1], INDEX_NOW],
    [CLOUDFLARE.step, 250, [100, 100, 50], CLOUDFLARE],
    [FASTLY.step, 3, [1, 1, 1], FASTLY],
    [CHAT.step, 250, [20], CHAT],
  ] as const)('%s: sends %i pages in requests of %j', async (name, count, sizes, given) => {
    service = given;
    const run = await runStep(name, await listOf(many(count)));
    expect([run.log, run.code]).toEqual([run.log, 0]);
    expect(received().map(({ length }) => length)).toEqual(sizes);
    expect(received().flat()).toEqual(many(given === CHAT ? 20 : count));
  });

  it.each(EACH)('%s: fails if a request is refused, and shows why', async (name, given) => {
    service = given;
    answers = [[403, 'the reason']];
    const run = await runStep(name, await listOf(many(10_001)));
    expect(run.code).not.toBe(0);
    expect(run.log).toContain('the reason');
    expect(requests).toHaveLength(1);
  });

  it.each(EACH.filter(([, given]) => given !== CHAT))('%s: retries a 503', async (name, given) => {
    service = given;
    answers = [[503, '']];
    const run = await runStep(name, await listOf(['/a']));
    expect([run.log, run.code]).toEqual([run.log, 0]);
    expect(received()).toEqual([['/a'], ['/a']]);
  });
});

describeWith('A step after "What changed"', ['sshd'], () => {
  const NAME = 'Run a command on the server';
  const command = 'sudo systemctl reload nginx';
  let folder: string;
  let sftp: OpenSshServer;
  beforeAll(async () => {
    folder = await makeTempFolder('real-command');
    const record = path.join(folder, 'commands.txt');
    sftp = await startOpenSsh(folder, {
      settings: [`ForceCommand echo "$SSH_ORIGINAL_COMMAND" >> '${record}'`],
    });
  });
  afterAll(async () => {
    await sftp.stop();
    await removeFolder(folder);
  });

  const runCommand = async (knownHosts: string) => {
    const step = steps.find((each) => each.name === NAME);
    expect(step).toMatchObject({ if: "always() && steps.deploy.outputs.live == 'updated'", shell: 'bash' });
    const { RCLONE_CONFIG_DOCS_USER: user, RCLONE_CONFIG_DOCS_PORT: port } = sftp.env;
    // As sftp.yml writes them.
    await copyFile(sftp.keyFile, path.join(folder, 'id_docs'));
    await copyFile(knownHosts, path.join(folder, 'known_hosts'));
    const env = { PATH: process.env['PATH'], RUNNER_TEMP: folder, SERVER: `ssh://${user}@127.0.0.1:${port}` };
    const bash = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
      env,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const [code] = await once(bash, 'close');
    return code;
  };

  it(`${NAME}: runs it, but not on a server that is not known`, async () => {
    expect(await runCommand(sftp.otherKnownHosts)).toBe(255);
    expect(await runCommand(sftp.knownHosts)).toBe(0);
    expect(readFileSync(path.join(folder, 'commands.txt'), 'utf8')).toBe(`${command}\n`);
  });
});
