/** The deploy action against real storages, with the rclone that it downloads. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ToolName } from '../../scripts/real-tools.mjs';
import { makeTempFolder, readFolder, removeFolder, textOf } from '../support/folders.ts';
import { type Azurite, startAzurite } from './support/azurite.ts';
import { deployTo, expectDeployed, expectHidden } from './support/deploy-to.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type S3, startS3 } from './support/s3.ts';
import { type Sftp, startSftp } from './support/sftp.ts';

const FIRST = {
  '_next/static/a1.js': 'script',
  'docs/_next/static/b2.css': 'style',
  'guides/start.html': 'start',
  'index.html': 'home',
  'old/gone.html': 'gone',
  'robots.txt': 'all',
};
const SECOND = {
  '_next/static/a1.js': 'script',
  'docs/_next/static/b2.css': 'style',
  'guides/new.html': 'new',
  'guides/start.html': 'start again',
  'index.html': 'home',
  'robots.txt': 'all',
};
/** Names that S3, a disk, or a browser can misread. */
const ODD = Object.fromEntries(
  [
    '#a b.html',
    ';c',
    ' lead',
    'trail ',
    'a+b&c=d.html',
    'größe/表 – 1.html',
    '[[...slug]].js',
    "it's (1)",
    '100%25.txt',
    'a／b',
    '␀',
    '~x',
    '-d',
    '@slot/$web',
    'e\u0301.html',
    '*.txt',
  ].map((name) => [`odd/${name}`, name]),
);

let home: string;

beforeEach(async () => {
  home = await makeTempFolder('deploy');
});

afterEach(() => removeFolder(home));

const RCLONES = ['rclone'] satisfies ToolName[];

describe.each(RCLONES)('%s', (name) => {
  describeWith('and S3', [name, 'versitygw', 'aws'], () => {
    describe('a bucket', () => {
      let s3: S3;

      beforeEach(async () => {
        s3 = await startS3(home);
      });

      afterEach(() => s3.stop());

      const remote = () => ({
        RCLONE_CONFIG_DOCS_TYPE: 's3',
        RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
        RCLONE_CONFIG_DOCS_ENDPOINT: s3.url,
        RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: s3.env['AWS_ACCESS_KEY_ID'],
        RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: s3.env['AWS_SECRET_ACCESS_KEY'],
      });
      const deploy = (site: Readonly<Record<string, string>>, inputs = {}, env = {}) =>
        deployTo({
          home,
          site,
          inputs,
          destination: `docs:${s3.bucket.name}/docs`,
          env: { ...remote(), ...env },
          rclone: pathOf(name),
        });
      const objects = async () => {
        const all = textOf(await readFolder(s3.bucket.folder, 'docs/'));
        const ofSite = Object.entries(all).filter(
          ([key]) => !key.includes('/.static-export/') && !key.endsWith('/'),
        );
        return Object.fromEntries(ofSite.map(([key, text]) => [key.slice('docs/'.length), text]));
      };
      const requestsOf = async (run: () => Promise<unknown>) => {
        const before = s3.log().length;
        await run();
        return s3.log().slice(before);
      };

      it('has exactly the files of the site, each with its header and type', async () => {
        expectDeployed(await deploy(FIRST), { 'files-uploaded': '6', 'files-deleted': '0' });
        expectDeployed(await deploy(SECOND), { 'files-uploaded': '2', 'files-deleted': '1' });
        expect(await objects()).toEqual(SECOND);
        expect(await s3.cacheControl('docs/docs/_next/static/b2.css')).toBe(
          'public, max-age=31536000, immutable',
        );
        expect(await s3.cacheControl('docs/guides/new.html')).toBe('public, max-age=0, must-revalidate');
      });

      it('sets no header at all with an empty `cache-control`', async () => {
        expectDeployed(await deploy(FIRST, { 'cache-control': '' }));
        for (const key of ['_next/static/a1.js', 'index.html'])
          expect(await s3.cacheControl(`docs/${key}`)).toBe('None');
      });

      it('keeps odd names', async () => {
        expectDeployed(await deploy({ ...FIRST, ...ODD }));
        expect(await objects()).toEqual({ ...FIRST, ...ODD });
        expectDeployed(await deploy(FIRST), { 'files-deleted': `${Object.keys(ODD).length}` });
        expect(await objects()).toEqual(FIRST);
      });

      it('needs three requests if nothing changed: to list the state, to read it, and to list the destination', async () => {
        expectDeployed(await deploy(FIRST));
        const unchanged = await requestsOf(async () =>
          expectDeployed(await deploy(FIRST), { changed: 'false' }),
        );
        expect(unchanged).toHaveLength(3);
        const changed = await requestsOf(async () =>
          expectDeployed(await deploy({ ...FIRST, 'index.html': 'home again' })),
        );
        // The state is listed at both ends, and the destination once.
        expect(changed.filter((line) => /GET \/exports\/?$/.test(line))).toHaveLength(3);
        expect(changed.filter((line) => /PUT \/exports\/docs\/(?!\.static-export)/.test(line))).toHaveLength(
          1,
        );
      });

      it('fails for an account that may not list, and changes nothing', async () => {
        expectDeployed(await deploy(FIRST));
        const policy = {
          Statement: [
            {
              Effect: 'Allow',
              Principal: '*',
              Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
              Resource: `arn:aws:s3:::${s3.bucket.name}/*`,
            },
          ],
        };
        const aws = (...args: string[]) =>
          execFileSync(pathOf('aws'), ['--endpoint-url', s3.url, 's3api', ...args], {
            env: { PATH: process.env['PATH'], ...s3.env },
          });
        aws('put-bucket-policy', '--bucket', s3.bucket.name, '--policy', JSON.stringify(policy));
        const anonymous = {
          RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: undefined,
          RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: undefined,
        };
        const step = await deploy(SECOND, {}, anonymous);
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expect(step.log).toMatch(
          /Reading the state of the destination failed: .*(?:AccessDenied|Access Denied)/,
        );
        expect(step.log).toMatch(/without `s3:ListBucket`/);
        expect(await objects()).toEqual(FIRST);
      });

      it('shows no secret, with debug logging either', async () => {
        const secret = s3.env['AWS_SECRET_ACCESS_KEY'] ?? '';
        const destination = `:s3,provider=Other,endpoint="${s3.url}",access_key_id=AKIAWRONG,secret_access_key=${secret}x:${s3.bucket.name}`;
        const env = { RUNNER_DEBUG: '1', ...remote() };
        const step = await deployTo({ home, site: FIRST, destination, env, rclone: pathOf(name) });
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expectHidden(step, [secret, 'AKIAWRONG', s3.url.slice('http://'.length)]);
        expectHidden(await deploy(FIRST, {}, { RUNNER_DEBUG: '1' }), [
          secret,
          s3.env['AWS_ACCESS_KEY_ID'] ?? '',
        ]);
      });

      it('says that a bucket does not exist', async () => {
        const step = await deployTo({
          home,
          site: FIRST,
          destination: 'docs:nowhere',
          env: remote(),
          rclone: pathOf(name),
        });
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expect(step.log).toMatch(/The bucket does not exist/);
        expect(step.outputs).not.toHaveProperty('changed');
      });
    });
  });

  describeWith('and SFTP', [name, 'sshd'], () => {
    describe('a server', () => {
      let sftp: Sftp;

      beforeEach(async () => {
        sftp = await startSftp(home);
      });

      afterEach(() => sftp.stop());

      const deploy = (site: Readonly<Record<string, string>>, env = {}) =>
        deployTo({
          home,
          site,
          destination: `docs:${sftp.folder}`,
          env: { ...sftp.env, ...env },
          rclone: pathOf(name),
        });

      it('has exactly the files of the site, and no folder without files', async () => {
        expectDeployed(await deploy({ ...FIRST, guide: 'file', ...ODD }));
        expectDeployed(await deploy({ ...SECOND, 'guide/a.html': 'a', old: 'file' }));
        const files = textOf(await readFolder(sftp.folder));
        const ofSite = Object.entries(files).filter(([file]) => !file.startsWith('.static-export/'));
        expect(Object.fromEntries(ofSite)).toEqual({ ...SECOND, 'guide/a.html': 'a', old: 'file' });
      });

      it('does not mistake a state that it cannot read for a first deployment', async () => {
        expectDeployed(await deploy(FIRST));
        // The link leads nowhere, since root can read everything else.
        await removeFolder(path.join(sftp.folder, '.static-export'));
        await writeFile(path.join(sftp.folder, '.static-export'), 'not a folder');
        const step = await deploy(SECOND);
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expect(await readFile(path.join(sftp.folder, 'guides', 'start.html'), 'utf8')).toBe('start');
      });

      it('fails for another host key', async () => {
        const step = await deploy(FIRST, { RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE: sftp.otherKnownHosts });
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expect(step.log).toMatch(/host key/);
      });
    });
  });

  describeWith('and a folder', [name, 'mounting a tmpfs'], () => {
    it('keeps the live site on a full disk, and repairs it when there is room', async () => {
      const folder = path.join(home, 'disk');
      await mkdir(folder);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', folder]);
      try {
        const deploy = (site: Readonly<Record<string, string>>) =>
          deployTo({ home, site, destination: path.join(folder, 'docs'), rclone: pathOf(name) });
        expectDeployed(await deploy(FIRST));
        const step = await deploy({ ...SECOND, 'film.bin': 'x'.repeat(400_000) });
        expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
        expect(step.log).toMatch(/(?:no space left on device|remaining disk space).*\n.*The storage is full/);
        expectDeployed(await deploy(SECOND));
        const files = textOf(await readFolder(path.join(folder, 'docs')));
        const ofSite = Object.entries(files).filter(([file]) => !file.startsWith('.static-export/'));
        expect(Object.fromEntries(ofSite)).toEqual(SECOND);
      } finally {
        execFileSync('umount', [folder]);
      }
    });

    it('fails for a destination that nobody may write', async () => {
      // Not even root can write there.
      const step = await deployTo({ home, site: FIRST, destination: '/proc/docs', rclone: pathOf(name) });
      expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
      await chmod(home, 0o700);
    });
  });

  describeWith('and Azure Blob Storage', [name, 'azurite'], () => {
    describe('a container', () => {
      let azurite: Azurite;

      beforeEach(async () => {
        azurite = await startAzurite(home);
      });

      afterEach(() => azurite.stop());

      it('has exactly the files of the site, each with its header', async () => {
        const deploy = (site: Readonly<Record<string, string>>) =>
          deployTo({
            home,
            site,
            destination: `docs:${azurite.container}`,
            env: azurite.env,
            rclone: pathOf(name),
          });
        expectDeployed(await deploy(FIRST));
        expectDeployed(await deploy(SECOND), { 'files-uploaded': '2', 'files-deleted': '1' });
        for (const [key, text] of Object.entries(SECOND))
          expect(await azurite.read(key)).toMatchObject({ text });
        expect(await azurite.read('old/gone.html')).toMatchObject({ status: 404 });
        expect(await azurite.read('_next/static/a1.js')).toMatchObject({
          cacheControl: 'public, max-age=31536000, immutable',
        });
        expect(await azurite.read('index.html')).toMatchObject({
          cacheControl: 'public, max-age=0, must-revalidate',
        });
      });
    });
  });
});
