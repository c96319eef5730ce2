/**
 * Prism makes a mock server from the description of the service, whose answers are random: what the actions do with any
 * answer that the description allows, and whether each of their requests is as described.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { ADMIN_KEY } from '../../emulator/settings/keys.ts';
import { DESCRIPTION, operations, text } from '../emulator/described-calls.ts';
import { SITE, tarGz } from '../support/archives.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { spread } from '../support/interrupted-runs.ts';
import { listen } from '../support/listen.ts';
import { explained, runBuiltAction } from '../support/run-built-action.ts';
import { describeWith } from './support/needs.ts';
import { type Exchange, type Prism, startPrism, startRecorder } from './support/prism.ts';

const PROJECT = { 'project-id': '65e1a7b20c9d4f3e8a6b5c1d' };
const DOMAIN = { domain: 'docs.example.com' };

const INPUTS: readonly Readonly<Record<string, string>>[] = [
  { ...PROJECT, extract: 'true' },
  { ...PROJECT, 'base-path': '/docs', download: 'false' },
  { ...PROJECT, publish: 'true' },
  { ...PROJECT, 'job-id': '65f1c0a9d2b34e7788990011' },
  { ...PROJECT, 'dry-run': 'true' },
  { ...DOMAIN, extract: 'true' },
  { ...DOMAIN, version: '2.1', paths: 'index\nguides/a' },
  { 'job-id': 'se_3f9a2c1b8e7d4a06' },
];
const AGENT_INPUTS: readonly Readonly<Record<string, string>>[] = [
  { prompt: 'Add a page about tides.' },
  { 'job-id': 'agent_1' },
  { 'job-id': 'agent_1', prompt: 'Keep it short.' },
];

/** Two processors run this many steps at a time. */
const AT_ONCE = 4;

/** One request in this many gets a refusal. */
const REFUSED = 5;

let requests = 0;

/** Chooses one of the refusals that the operation has. The others get a response with random contents. */
function refusal({ method = '', url = '' }: IncomingMessage): string | undefined {
  requests += 1;
  const found = operations.find(
    (each) =>
      each.method === method.toLowerCase() &&
      new RegExp(`^${each.address.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url),
  );
  const statuses = Object.keys(found?.operation.responses ?? {}).filter((status) => status >= '400');
  if (requests % REFUSED > 0) return undefined;
  return `code=${statuses[Math.floor(spread(requests) * statuses.length)]}`;
}

describeWith('the actions with a service that Prism makes', ['prism'], () => {
  let home: string;

  beforeAll(async () => {
    home = await makeTempFolder('prism');
  });
  afterAll(async () => {
    await removeFolder(home);
  });

  async function runOne(
    prism: Prism,
    action: 'export' | 'agent-job',
    given: Readonly<Record<string, string>>,
  ) {
    const recorder = await startRecorder(prism.origin, refusal);
    const inputs = {
      ...(action === 'export' ? { path: await makeTempFolder('bundles', home) } : PROJECT),
      'api-key': ADMIN_KEY,
      'base-url': recorder.origin,
      'poll-interval': '100ms',
      'max-attempts': '6',
      ...given,
    };
    const options = { home: await makeTempFolder('run', home), action, inputs };
    try {
      const run = await runBuiltAction({ ...options, preloads: ['skipped-pauses'] });
      explained(run, () => checkRun(run.step.outputs, action, recorder.exchanges));
      return run.step.outputs['error-code'] ?? run.step.outputs['outcome'] ?? '';
    } finally {
      await recorder.close();
    }
  }

  async function runMany(
    file: string,
    action: 'export' | 'agent-job',
    count: number,
  ): Promise<Map<string, number>> {
    const prism = await startPrism(file);
    const all = action === 'export' ? INPUTS : AGENT_INPUTS;
    const counts = new Map<string, number>();
    try {
      for (let first = 0; first < count; first += AT_ONCE) {
        const some = Array.from(
          { length: Math.min(AT_ONCE, count - first) },
          (_, index) => all[(first + index) % all.length],
        );
        const results = await Promise.all(some.map((inputs = {}) => runOne(prism, action, inputs)));
        for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
      }
      return counts;
    } finally {
      await prism.stop();
    }
  }

  it.each([
    ['as it is', 'export', 24],
    ['with a real bundle', 'export', 24],
    ['as it is', 'agent-job', 12],
  ] as const)('the description %s, %s: %i runs', async (what, action, count) => {
    const bundle = await startBundleServer(home);
    const file = what === 'as it is' ? DESCRIPTION : await describeBundle(home, bundle);
    const counts = await runMany(file, action, count).finally(() => bundle.close());
    expect([...counts.values()].reduce((sum, runs) => sum + runs, 0)).toBe(count);
    // A random address has no bundle.
    if (what !== 'as it is' || action === 'agent-job') expect(counts.get('completed')).toBeGreaterThan(0);
  });
});

/** Checks what must hold whatever the service answers. Every run also has the checks of `runBuiltAction`. */
function checkRun(
  { outcome, 'error-code': code }: Readonly<Record<string, string>>,
  action: 'export' | 'agent-job',
  exchanges: readonly Exchange[],
): void {
  expect(exchanges.length).toBeGreaterThan(0);
  // Prism reports each part of a request that the description does not allow.
  expect(exchanges.filter(({ status, violations }) => status === 422 || violations.length > 0)).toEqual([]);
  expect(code).not.toBe('internal');
  if (outcome !== 'completed') return;
  const ends = action === 'export' ? ['completed'] : ['completed', 'archived'];
  const isEnd = ({ status, body }: Exchange) =>
    status === 200 && ends.includes((body as { status?: string } | undefined)?.status ?? '');
  expect(exchanges.some(isEnd)).toBe(true);
}

interface BundleServer {
  readonly url: string;
  readonly sizeBytes: number;
  close(): Promise<void>;
}

async function startBundleServer(home: string): Promise<BundleServer> {
  const bytes = await readFile(await tarGz(SITE)(await makeTempFolder('bundle', home)));
  const { origin, close } = await listen((_request, response) => {
    response.setHeader('Content-Length', bytes.length).end(bytes);
  });
  return { url: `${origin}/export.tar.gz`, sizeBytes: bytes.length, close };
}

/** Writes the description with the address of a bundle that exists, since a random one leads nowhere. */
async function describeBundle(home: string, { url, sizeBytes }: BundleServer): Promise<string> {
  const fields: Readonly<Record<string, object>> = {
    bundleUrl: { type: 'string', enum: [url] },
    sizeBytes: { type: 'integer', enum: [sizeBytes] },
  };
  const file = path.join(await makeTempFolder('description', home), 'openapi.yaml');
  await writeFile(file, stringify(parse(text, (key, value) => fields[String(key)] ?? value)));
  return file;
}
