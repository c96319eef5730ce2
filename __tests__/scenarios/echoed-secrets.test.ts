/** A gateway in front of a storage responds with a page that repeats what it got: secrets are masked as they are written. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type Listening, listen } from '../support/listen.ts';
import { itWithRclone } from '../support/rclone.ts';
import { startDeployment } from '../support/start-deployment.ts';

const TOKEN = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE=';

let home: string;
let gateway: Listening;
let received: string[];

beforeEach(async () => {
  home = await makeTempFolder('echoed');
  await writeFiles(home, { 'site/index.html': 'home' });
  received = [];
  gateway = await listen((request, response) => {
    received.push(...request.rawHeaders);
    response.writeHead(403, { 'Content-Type': 'text/html' });
    response.end(`<p>${request.rawHeaders.join('<br>')} & ${TOKEN}`);
  });
});

afterEach(async () => {
  await gateway.close();
  await removeFolder(home);
});

itWithRclone('deploy: shows no secret that a gateway repeats', async () => {
  const remote = { TYPE: 'webdav', URL: gateway.origin, BEARER_TOKEN: TOKEN };
  const env = Object.entries(remote).map(([name, value]) => [`RCLONE_CONFIG_DOCS_${name}`, value]);
  const step = await startDeployment({
    inputs: { destination: 'docs:site' },
    env: { RUNNER_DEBUG: '1', ...Object.fromEntries(env) },
    workspace: home,
  }).result;
  expect(received).toContain(`Bearer ${TOKEN}`);
  expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
  for (const text of [step.log, step.summary, JSON.stringify(step.outputs)])
    expect(text).not.toContain(TOKEN);
  expect(step.log).toContain('Bearer ***');
});
