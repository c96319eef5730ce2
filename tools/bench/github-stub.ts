// The part of GitHub's API that a run with `environment` needs, where one deployment of another job is live.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteKey } from '../../src/github/deployments.ts';

export interface GitHubStub {
  /** The environment variables that a runner sets. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

export async function startGitHubStub(domain: string, liveJobId: string): Promise<GitHubStub> {
  const live = {
    id: 1,
    created_at: new Date().toISOString(),
    payload: { site: siteKey(domain), jobId: liveJobId, contentDigest: `sha256:${'0'.repeat(64)}` },
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isStatus = /\/statuses\b/.test(request.url ?? '');
    const isList = request.method === 'GET';
    const listed = isStatus ? [{ state: 'success' }] : [live];
    response.writeHead(isList ? 200 : 201, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(isList ? listed : { id: 2, ...JSON.parse(body) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      GITHUB_API_URL: url,
      GITHUB_SERVER_URL: url,
      GITHUB_REPOSITORY: 'octocat/docs',
      GITHUB_SHA: '5f3759df5f3759df5f3759df5f3759df5f3759df',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '1',
    },
    close: () => server.close(),
  };
}
