/** Tests the deploy action against real storages, with an installed rclone of the version that the action would download. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, symlinkSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, readlink, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunningAction } from '../../tools/runner-double/run-step.ts';
import { pendingFile } from '../scenarios/deploy/deployed-site.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { freePort } from '../support/processes.ts';
import { pathWithRclone } from '../support/rclone.ts';
import {
  deployTo,
  expectDeployed,
  expectEnded,
  expectHidden,
  type GivenDeployment,
  processes,
} from './support/deploy-to.ts';
import { isListening } from './support/is-listening.ts';
import { describeWith, pathOf, WITHOUT_PRIVILEGES } from './support/needs.ts';
import { type S3, startS3 } from './support/s3.ts';
import { type OpenSshServer, startOpenSsh } from './support/servers/ssh-servers.ts';
import type { RunningServer } from './support/servers/tested-server.ts';
import { startApache } from './support/servers/webdav-servers.ts';
import { startNginx } from './support/web-server.ts';

type Files = Readonly<Record<string, string>>;

const FIRST: Files = {
  '_next/static/a1.js': 'script',
  'docs/_next/static/b2.css': 'style',
  'guides/start.html': 'start',
  'index.html': 'home',
  'old/gone.html': 'gone',
  'robots.txt': 'all',
};
const SECOND: Files = {
  '_next/static/c3.js': 'script 2',
  'docs/_next/static/b2.css': 'style',
  'guides/new.html': 'new',
  'guides/start.html': 'start again',
  'index.html': 'home',
  'robots.txt': 'all',
};
/** The script of the first site is kept for open pages. */
const AFTER_SECOND: Files = { ...SECOND, '_next/static/a1.js': 'script' };
const SECOND_DONE = { 'files-uploaded': '3', 'files-deleted': '1', 'files-repaired': '0', live: 'updated' };

/** Runs after every other one, so that it is recorded if it finds nothing to change. */
const LATER = { GITHUB_RUN_ID: '200' };

let home: string;

beforeEach(async () => {
  home = await makeTempFolder('deploy');
});

afterEach(() => removeFolder(home));

const ofSite = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('.static-export/')));

describeWith('S3', ['rclone', 'versitygw', 'aws', 'nginx'], () => {
  let s3: S3;
  let s3Home: string;
  let site = 0;

  beforeAll(async () => {
    s3Home = await makeTempFolder('deploy-s3');
    s3 = await startS3(s3Home);
  });
  // Each test has a site of its own.
  beforeEach(() => {
    site += 1;
  });
  afterAll(async () => {
    await s3.stop();
    await removeFolder(s3Home);
  });

  const deploy = (files: Files | undefined, { env, ...given }: Partial<GivenDeployment> = {}) => {
    const destination = `docs:${s3.bucket.name}/site-${site}`;
    return deployTo({ home, site: files, destination, env: { ...s3.remote, ...env }, ...given });
  };
  const objects = async () => {
    const all = textOf(await readFolder(path.join(s3.bucket.folder, `site-${site}`)));
    return ofSite(Object.fromEntries(Object.entries(all).filter(([key]) => !key.endsWith('/'))));
  };

  it('deploys a file that rclone uploads in parts', async () => {
    // By default, files of more than 200 MB have parts.
    const env = { RCLONE_S3_UPLOAD_CUTOFF: '5M', RCLONE_S3_CHUNK_SIZE: '5M' };
    await mkdir(path.join(home, 'site'));
    await writeFile(path.join(home, 'site', 'film.mp4'), 'begin');
    await truncate(path.join(home, 'site', 'film.mp4'), 12_000_000);
    expectDeployed(await deploy(undefined, { env }), { 'files-uploaded': '1', 'bytes-uploaded': '12000000' });
    const key = `site-${site}/film.mp4`;
    expect(await s3.operationsOn(key)).toContain('CompleteMultipartUpload');
    expect((await stat(path.join(s3.bucket.folder, key))).size).toBe(12_000_000);
    const begin = await fetch(await s3.presign(key), { headers: { range: 'bytes=0-4' } });
    expect([begin.headers.get('content-type'), await begin.text()]).toEqual(['video/mp4', 'begin']);
    expectDeployed(await deploy(undefined, { env }), { changed: 'false' });
  });

  it('shows no secret in the log, even with debug logging, in the summary, or to other processes', async () => {
    const secret = s3.env['AWS_SECRET_ACCESS_KEY'] ?? '';
    const id = s3.env['AWS_ACCESS_KEY_ID'] ?? '';
    const seen: string[] = [];
    const listed = await deploy(FIRST, {
      env: { RUNNER_DEBUG: '1' },
      at: [/^Using rclone/m, () => seen.push(...processes().map(({ command }) => command))],
    });
    expectDeployed(listed);
    expectHidden(listed, [secret, id]);
    expect(seen.filter((command) => command.includes('rclone hashsum'))).not.toEqual([]);
    // The server of the test has them in its environment, which only its own account can read.
    expect(seen.filter((command) => [secret, id].some((text) => command.includes(text)))).toEqual([]);

    const destination = `:s3,provider=Other,endpoint="${s3.url}":${s3.bucket.name}`;
    const keys = { RCLONE_S3_ACCESS_KEY_ID: 'AKIAWRONG', RCLONE_S3_SECRET_ACCESS_KEY: `${secret}x` };
    const refused = await deployTo({ home, site: FIRST, destination, env: { RUNNER_DEBUG: '1', ...keys } });
    expect(refused.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
    expectHidden(refused, [secret, 'AKIAWRONG']);
  });

  describe('a step that ends', () => {
    /** The upload would take minutes. */
    const SLOW = { RCLONE_BWLIMIT: '5k' };
    const LARGE = { ...FIRST, 'film.bin': 'x'.repeat(500_000) };

    it.each<[string, (running: RunningAction) => void]>([
      ['because it is cancelled', (running) => running.cancel()],
      ['with SIGKILL', ({ child }) => child.kill('SIGKILL')],
    ])('%s leaves no process and no temporary file', async (_how, end) => {
      let pids: number[] = [];
      const find = (running: RunningAction) => {
        pids = processes().flatMap(({ pid, parent, command }) =>
          parent === running.child.pid && command.includes('rclone hashsum') ? [pid] : [],
        );
        end(running);
      };
      const step = await deploy(LARGE, { env: SLOW, at: [/^Uploading/m, find] });
      expect(pids).toHaveLength(1);
      await expectEnded(pids);
      expect(step.outputs).toMatchObject({ live: 'incomplete' });
      expect(await readdir(step.temp).catch(() => [])).toEqual([]);
      expectDeployed(await deploy(LARGE));
      expect(await objects()).toEqual(LARGE);
    });
  });

  it('is deployed to through a proxy that changes `Accept-Encoding`, since the header is not signed', async () => {
    const port = await freePort();
    const location = `proxy_pass ${s3.url}; proxy_set_header Host $http_host; proxy_set_header Accept-Encoding "";`;
    const block = `server { listen 127.0.0.1:${port}; location / { ${location} } }`;
    const proxy = await startNginx(home, block, () => isListening(port));
    try {
      const through = (env = {}) =>
        deploy(FIRST, { env: { RCLONE_CONFIG_DOCS_ENDPOINT: `http://127.0.0.1:${port}`, ...env } });
      const signed = await through({ RCLONE_S3_SIGN_ACCEPT_ENCODING: 'true' });
      expect(signed.log).toContain('SignatureDoesNotMatch');
      expectDeployed(await through());
      expect(await objects()).toEqual(FIRST);
    } finally {
      await proxy.stop();
    }
  });
});

describeWith('SFTP', ['rclone', 'sshd'], () => {
  let sftp: OpenSshServer;

  beforeEach(async () => {
    sftp = await startOpenSsh(home);
  });

  afterEach(() => sftp.stop());

  const deploy = (site: Files) => deployTo({ home, site, destination: `docs:${sftp.folder}`, env: sftp.env });
  const files = async () => ofSite(textOf(await readFolder(sftp.folder)));

  it('removes 60 pages, each in a folder, with at most ten logins', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`guide-${at}/index.html`, `${at}`]),
    );
    expectDeployed(await deploy({ ...FIRST, ...pages }));
    const before = sftp.logins();
    expectDeployed(await deploy(FIRST), { 'files-deleted': '60' });
    expect(sftp.logins() - before).toBeLessThanOrEqual(10);
    expect(await files()).toEqual(FIRST);
  });
});

/** Circular and broken links, and a folder that no other account may read. */
function addForeignFolders(folder: string): void {
  execFileSync('mkdir', [path.join(folder, 'lost+found')]);
  chmodSync(path.join(folder, 'lost+found'), 0o700);
  symlinkSync('.', path.join(folder, 'latest'));
  symlinkSync('nowhere', path.join(folder, 'broken'));
  symlinkSync('loop', path.join(folder, 'loop'));
}

async function expectForeignFolders(folder: string): Promise<void> {
  expect(await readlink(path.join(folder, 'latest'))).toBe('.');
  expect(await readlink(path.join(folder, 'broken'))).toBe('nowhere');
  expect(await readlink(path.join(folder, 'loop'))).toBe('loop');
  expect((await stat(path.join(folder, 'lost+found'))).isDirectory()).toBe(true);
}

/** A first deployment that was interrupted, so the next run searches the destination for what its uploads left. */
const INTERRUPTED: Files = {
  ...pendingFile({ number: 1, pending: Object.keys({ ...FIRST, 'left.html': 'left' }) }),
  'left.html': 'left',
  'index.html.0123abcd.export-partial': 'half',
};

/** rclone has the account of root without its privileges, so the owners and modes of files count. */
describeWith('An account with few rights', ['rclone', 'giving up privileges'], () => {
  /** Numbers of an account and a group (`nobody` and `nogroup` on Debian) that own no file of the test. */
  const OTHER = 65_534;
  let folder: string;
  let env: Files;

  beforeEach(async () => {
    folder = path.join(home, 'www');
    await mkdir(folder);
    const bin = path.join(home, 'bin');
    const options = WITHOUT_PRIVILEGES.join(' ');
    await writeFiles(bin, { rclone: `#!/bin/sh\nexec setpriv ${options} ${pathOf('rclone')} "$@"\n` });
    await chmod(path.join(bin, 'rclone'), 0o755);
    env = { ...LATER, PATH: `${bin}${path.delimiter}${pathWithRclone()}` };
  });

  const deploy = (site: Files, inputs = {}) => deployTo({ home, site, inputs, destination: folder, env });
  const files = async () =>
    Object.fromEntries(
      Object.entries(ofSite(textOf(await readFolder(folder)))).filter(([name]) => !name.endsWith('/')),
    );

  it('deploys to a folder that belongs to another account and to its own group', async () => {
    await mkdir(path.join(folder, 'guides'));
    for (const name of ['.', 'guides']) {
      chownSync(path.join(folder, name), OTHER, process.getgid?.() ?? 0);
      await chmod(path.join(folder, name), 0o2775);
    }
    expectDeployed(await deploy(FIRST));
    expectDeployed(await deploy(SECOND), SECOND_DONE);
    expect(await files()).toEqual(AFTER_SECOND);
    expect((await stat(folder)).uid).toBe(OTHER);
  });

  it('repairs a site next to unreadable folders and circular links', async () => {
    await writeFiles(folder, INTERRUPTED);
    addForeignFolders(folder);
    chownSync(path.join(folder, 'lost+found'), OTHER, OTHER);
    expectDeployed(await deploy(FIRST), { live: 'updated', 'files-deleted': '2' });
    expectDeployed(await deploy(SECOND), SECOND_DONE);
    await expectForeignFolders(folder);
    for (const name of ['latest', 'broken', 'loop']) await rm(path.join(folder, name));
    expect(await files()).toEqual(AFTER_SECOND);
  });
});

/** The same through a server, which signs the account in. */
describeWith('An account with few rights on a server', ['rclone', 'sshd', 'giving up privileges'], () => {
  const NOBODY = 'nobody';
  let sftp: OpenSshServer;

  beforeEach(async () => {
    await chmod(home, 0o755);
    sftp = await startOpenSsh(home, { user: NOBODY });
  });

  afterEach(() => sftp.stop());

  it('deploys to a folder of its group, whatever else is in it', async () => {
    const group = Number(execFileSync('id', ['-g', NOBODY], { encoding: 'utf8' }));
    chownSync(sftp.folder, 0, group);
    await chmod(sftp.folder, 0o2775);
    addForeignFolders(sftp.folder);
    const deploy = (site: Files) =>
      deployTo({ home, site, destination: `docs:${sftp.folder}`, env: sftp.env });
    expectDeployed(await deploy(FIRST));
    expectDeployed(await deploy(SECOND), SECOND_DONE);
    await expectForeignFolders(sftp.folder);
    expect((await stat(sftp.folder)).uid).toBe(0);
  });
});

describeWith('A folder', ['rclone', 'mounting a tmpfs'], () => {
  it('fails on a full disk, and repairs the site when there is room', async () => {
    const folder = path.join(home, 'disk');
    await mkdir(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', folder]);
    try {
      const deploy = (site: Files) => deployTo({ home, site, destination: path.join(folder, 'docs') });
      expectDeployed(await deploy(FIRST));
      const step = await deploy({ ...SECOND, 'film.bin': 'x'.repeat(400_000) });
      expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed', live: 'incomplete' });
      expect(step.log).toMatch(
        /The storage is full\. rclone: .*(?:no space left on device|remaining disk space)/,
      );
      expectDeployed(await deploy(SECOND), { live: 'updated' });
      expect(ofSite(textOf(await readFolder(path.join(folder, 'docs'))))).toEqual(AFTER_SECOND);
    } finally {
      execFileSync('umount', [folder]);
    }
  });
});

describeWith('A folder of other programs', ['rclone'], () => {
  it('keeps a link that took the place of a folder, and what it points to', async () => {
    const folder = path.join(home, 'docs');
    const deploy = (site: Files) => deployTo({ home, site, destination: folder });
    expectDeployed(await deploy(FIRST));
    await removeFolder(path.join(folder, 'old'));
    await writeFiles(path.join(home, 'archive'), { 'post.html': 'of others' });
    symlinkSync(path.join(home, 'archive'), path.join(folder, 'old'));
    expectDeployed(await deploy(SECOND), { live: 'updated' });
    expect(await readFile(path.join(folder, 'old', 'post.html'), 'utf8')).toBe('of others');
  });
});

describeWith('WebDAV (Apache), at the address of the visitors', ['rclone', 'apache2'], () => {
  it('fails if the server shows a page in place of a list, and repairs the site without index pages', async () => {
    const deploy = ({ destination, env }: RunningServer) =>
      deployTo({ home, site: FIRST, destination: destination('docs'), env });
    await chmod(home, 0o755);
    let server = await startApache(path.join(home, 'first'), 'index.html');
    try {
      const failed = await deploy(server);
      expect(failed.outputs).toMatchObject({ 'error-code': 'deploy-failed', live: 'incomplete' });
      expect(failed.log).toMatch(/405 Method Not Allowed.*\n.*set `DirectoryIndex disabled`/);
      await server.stop();
      server = await startApache(path.join(home, 'second'));
      for (const changed of ['true', 'false']) expectDeployed(await deploy(server), { changed });
    } finally {
      await server.stop();
    }
  });
});

describeWith('The umask, and not the mode of a file of the site,', ['rclone', 'sshd'], () => {
  it('decides who reads it in a folder, and over SFTP', async () => {
    const before = process.umask(0o027);
    const sftp = await startOpenSsh(home);
    try {
      const [page, local] = [path.join(home, 'site', 'guides', 'start.html'), path.join(home, 'www')];
      await writeFiles(path.join(home, 'site'), { 'guides/start.html': 'start' });
      await chmod(page, 0o600);
      await chmod(path.dirname(page), 0o700);
      const deploy = (destination: string) => deployTo({ home, site: undefined, destination, env: sftp.env });
      for (const [destination, folder] of [
        [local, local],
        [`docs:${sftp.folder}`, sftp.folder],
      ] as const) {
        expectDeployed(await deploy(destination));
        const modes = ['guides', 'guides/start.html'].map(
          async (name) => (await stat(path.join(folder, name))).mode,
        );
        expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o750, 0o640]);
      }
    } finally {
      await sftp.stop();
      process.umask(before);
    }
  });
});
