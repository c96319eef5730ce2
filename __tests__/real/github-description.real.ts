/**
 * Runs the built action against Prism, a mock server that checks every request, and every answer of the double, against
 * GitHub's description. No files are uploaded through it, since it reads every body as text.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterEach, it } from '@jest/globals';
import { GITHUB_DESCRIPTION } from '../support/github-double.ts';
import { runScenario } from '../support/run-scenario.ts';
import type { Scenario } from '../support/scenario.ts';
import { describeWith, pathOf } from './support/needs.ts';

interface PrismServer {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

const running: PrismServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function startPrism(upstream: string | undefined): Promise<string> {
  const load = createRequire(pathOf('prism'));
  const { getHttpOperationsFromSpec } = load('@stoplight/prism-http');
  const { createServer } = load('@stoplight/prism-http-server');
  const operations = await getHttpOperationsFromSpec(JSON.parse(await readFile(GITHUB_DESCRIPTION, 'utf8')));
  const silent = { info() {}, warn() {}, error() {}, debug() {}, trace() {}, success() {} };
  const server: PrismServer = createServer(operations, {
    cors: false,
    config: {
      checkSecurity: false,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
      isProxy: upstream !== undefined,
      ...(upstream === undefined ? {} : { upstream: new URL(upstream), upstreamProxy: undefined }),
    },
    components: { logger: { ...silent, child: () => silent } },
  });
  running.push(server);
  return server.listen(0, '127.0.0.1');
}

const scenario: Scenario = {
  name: 'something changed',
  gitHub: {},
  inputs: { environment: 'docs' },
  before: [{ inputs: { paths: 'index' } }],
  expect: {
    outcome: 'completed',
    outputs: { changed: 'true' },
    records: [
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'success'],
    ],
  },
};

describeWith('Prism', ['prism'], () => {
  it('accepts every request of the action and every answer of the double', async () => {
    await runScenario(scenario, {
      node: process.execPath,
      gitHubAddress: (double) => startPrism(double.apiUrl),
    });
  });
});
