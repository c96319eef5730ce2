/** A state folder that exists and cannot be listed, on real servers and on a disk: it is never a first deployment. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { isPartial } from '../../src/site/names.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, readFolder, removeFolder, textOf } from '../support/folders.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { itWithAtOnce, WITHOUT_PRIVILEGES } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { Deployments, type Files } from './support/servers/deployments.ts';
import { PROFTPD, PURE_FTPD, VSFTPD } from './support/servers/ftp-servers.ts';
import { OPENSSH } from './support/servers/ssh-servers.ts';
import { onDisk } from './support/servers/tested-server.ts';

const FIRST = { 'index.html': 'first', 'old.html': 'old' };
const SECOND = { 'index.html': 'second' };

/** Runs Node as an account whose permissions count. A shell would drop the variables of the inputs. */
const UNPRIVILEGED = `#!${NODE}
const args = [...${JSON.stringify(WITHOUT_PRIVILEGES)}, process.execPath, ...process.argv.slice(2)];
process.exitCode = require('node:child_process').spawnSync('setpriv', args, { stdio: 'inherit' }).status;
`;

/** What vsftpd keeps of an upload that it does not show is no state, and a later run removes it. */
function finished(files: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !isPartial(name)));
}

function expectRefused(step: StepResult, before: Files, after: Files): void {
  expect([step.log, step.exitCode]).toEqual([step.log, 1]);
  expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed', live: 'untouched' });
  expect([step.log, finished(after)]).toEqual([step.log, before]);
}

async function inFolder(test: (home: string) => Promise<void>): Promise<void> {
  const home = await makeTempFolder('hidden-state');
  try {
    await test(home);
  } finally {
    await removeFolder(home);
  }
}

for (const server of [PROFTPD, PURE_FTPD, VSFTPD, OPENSSH]) {
  itWithAtOnce(`${server.name} does not list the state, and nothing is changed`, server.needs, () =>
    inFolder(async (home) => {
      const running = await server.start(home);
      try {
        const site = new Deployments(server, running, home, 'docs');
        await site.deploy(FIRST);
        const before = await site.store.read();
        const show = running.hideState?.('docs');
        const step = await site.run(SECOND);
        show?.();
        expectRefused(step, before, await site.store.read());
        await site.deploy(SECOND, { 'files-removed': '1' });
        expect(Object.keys(await site.store.read()).filter(isPartial)).toEqual([]);
      } finally {
        await running.stop();
      }
    }),
  );
}

itWithAtOnce(
  'a folder does not list the state, and nothing is changed',
  ['rclone', 'giving up privileges'],
  () =>
    inFolder(async (home) => {
      const node = path.join(home, 'node');
      await writeFile(node, UNPRIVILEGED, { mode: 0o755 });
      const sites = path.join(home, 'sites');
      await mkdir(sites);
      const destination = path.join(sites, 'docs');
      const { hideState } = onDisk(sites);
      const read = async () => textOf(await readFolder(destination));
      let runId = 100;
      const deploy = (site: Files) =>
        deployTo({ home, site, destination, node, env: { GITHUB_RUN_ID: `${++runId}` } });
      expectDeployed(await deploy(FIRST));
      const before = await read();
      const show = hideState('docs');
      const step = await deploy(SECOND);
      show();
      expectRefused(step, before, await read());
      expectDeployed(await deploy(SECOND), { 'files-removed': '1' });
    }),
);
