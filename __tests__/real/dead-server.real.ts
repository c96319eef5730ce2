/** A server that stops during an upload, or that no longer responds: the step fails within three minutes, and says so. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { serveWithRclone } from '../support/rclone-server.ts';
import { deployTo, processes } from './support/deploy-to.ts';
import { describeWith } from './support/needs.ts';
import { startS3 } from './support/s3.ts';
import { startOpenSsh } from './support/servers/ssh-servers.ts';

interface Server {
  readonly destination: string;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const SERVERS: Readonly<Record<string, (home: string) => Promise<Server>>> = {
  S3: async (home) => {
    const { bucket, remote, stop } = await startS3(home);
    return { destination: `docs:${bucket.name}`, env: remote, stop };
  },
  SFTP: async (home) => {
    const { folder, env, stop } = await startOpenSsh(home);
    return { destination: `docs:${folder}`, env, stop };
  },
  WebDAV: (home) => rcloneServer('webdav', home),
  FTP: (home) => rcloneServer('ftp', home),
};

async function rcloneServer(protocol: 'ftp' | 'webdav', home: string): Promise<Server> {
  const folder = path.join(home, 'served');
  await mkdir(folder);
  const { env, stop } = await serveWithRclone(protocol, folder);
  return { destination: 'docs:', env, stop };
}

/** Signals the server of a test, and the processes that it has started for its connections. */
function signal(home: string, name: 'SIGKILL' | 'SIGSTOP'): void {
  const all = processes();
  const tree = all.filter(({ command }) => /versitygw|sshd|serve/.test(command) && command.includes(home));
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
  expect(tree.length).toBeGreaterThan(0);
  for (const { pid } of tree) process.kill(pid, name);
}

/** At this speed, an upload takes a minute, so that the server stops during it even if the machine is busy. */
const SITE = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${at}.html`, 'x'.repeat(1_000_000)]));
const SPEED = { RCLONE_BWLIMIT: '100k' };

/** Lets a server stop during an upload, and returns how the step ended, and how many seconds later. */
async function deployAndStop(start: (home: string) => Promise<Server>, sent: 'SIGKILL' | 'SIGSTOP') {
  const home = await makeTempFolder('dead');
  const serverHome = path.join(home, 'server');
  await mkdir(serverHome);
  const server = await start(serverHome);
  let stoppedAt = 0;
  const stops = () => {
    stoppedAt = performance.now();
    signal(home, sent);
  };
  try {
    const step = await deployTo({
      home,
      destination: server.destination,
      site: SITE,
      env: { ...server.env, ...SPEED },
      at: [/Uploading 6 /, () => setTimeout(stops, 3000)],
    });
    return { step, seconds: (performance.now() - stoppedAt) / 1000 };
  } finally {
    if (sent === 'SIGSTOP') signal(home, 'SIGKILL');
    await server.stop();
    await removeFolder(home);
  }
}

const CASES = Object.entries(SERVERS).flatMap(([name, start]) => [
  { name, what: 'refuses connections', start, sent: 'SIGKILL' as const },
  { name, what: 'is silent', start, sent: 'SIGSTOP' as const },
]);

describeWith('A server that stops during an upload', ['rclone', 'versitygw', 'aws', 'sshd'], () => {
  // All of them wait most of the time.
  it.concurrent.each(CASES)('$name $what', async ({ start, sent }) => {
    const { step, seconds } = await deployAndStop(start, sent);
    expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed', live: 'incomplete' });
    expect(step.log).toMatch(/Uploading pages failed: /);
    expect(seconds).toBeLessThan(180);
  });
});
