/** `scripts/rclone-checksums.mjs` accepts only checksums that are signed with the key of the releases, and that GitHub has. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeFiles } from '../support/folders.ts';
import { newFolder } from '../support/new-folder.ts';
import { describeUnless, itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { serve } from '../support/test-server.ts';

const SOURCE = 'src/deploy/rclone/download-rclone.ts';
const source = readFileSync(path.join(REPOSITORY, SOURCE), 'utf8');
const PLATFORMS = ['linux-amd64', 'linux-arm64', 'osx-amd64', 'osx-arm64', 'windows-amd64', 'windows-arm64'];
const VERSION = '9.8.7';
const sumOf = (platform: string) => PLATFORMS.indexOf(platform).toString(16).padStart(64, 'a');
const SUMS = PLATFORMS.map((name) => `${sumOf(name)}  rclone-v${VERSION}-${name}.zip\n`).join('');

function whyNoGpg(): string | undefined {
  try {
    execFileSync('gpg', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'gpg is not installed here';
  }
}

describeUnless(whyNoGpg(), 'scripts/rclone-checksums.mjs', () => {
  let home: string;
  const files = new Map<string, string>();
  const gpg = (...args: readonly string[]) =>
    execFileSync(
      'gpg',
      ['--homedir', path.join(home, 'keys'), '--batch', '--quiet', '--passphrase', '', ...args],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );

  beforeAll(async () => {
    home = newFolder();
    await mkdir(path.join(home, 'keys'), { mode: 0o700 });
    for (const who of ['releases', 'another']) gpg('--quick-generate-key', who, 'ed25519', 'sign');
    await writeFiles(home, { 'release-key.asc': gpg('--armor', '--export', 'releases') });
    files.set('/version.txt', `rclone v${VERSION}\n`);
  });
  // Its agent would keep running.
  afterAll(() => void execFileSync('gpgconf', ['--homedir', path.join(home, 'keys'), '--kill', 'all']));

  const signed = (sums = SUMS, who = 'releases') => {
    const file = path.join(home, 'sums');
    writeFileSync(file, sums);
    return gpg('--local-user', who, '--output', '-', '--clear-sign', file);
  };

  /** Runs the script for a release with these checksums. Returns what it printed, and the source afterwards. */
  async function update(
    sums: string,
    before = source,
    ofGitHub = sumOf,
  ): Promise<{ printed: string; after: string }> {
    files.set(`/v${VERSION}/SHA256SUMS`, sums);
    const assets = PLATFORMS.map((platform) => ({
      name: `rclone-v${VERSION}-${platform}.zip`,
      digest: `sha256:${ofGitHub(platform)}`,
    }));
    files.set(`/api/repos/rclone/rclone/releases/tags/v${VERSION}`, JSON.stringify({ assets }));
    const address = await serve(({ url = '' }, response) => {
      const text = files.get(url);
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await writeFiles(home, { [SOURCE]: before });
    const script = path.join(REPOSITORY, 'scripts', 'rclone-checksums.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, address, `${address}/api`], {
      cwd: home,
      env: { PATH: process.env['PATH'], RCLONE_KEY: path.join(home, 'release-key.asc') },
    });
    return { printed: stdout, after: readFileSync(path.join(home, SOURCE), 'utf8') };
  }

  it('writes the signed checksums of each platform, once', async () => {
    const { printed, after } = await update(signed());
    expect(printed).toBe(`version=${VERSION}\n`);
    const entries = [...after.matchAll(/version: '([^']+)',\s+name: '([^']+)',\s+sha256: '([^']+)'/g)];
    expect(entries.map(([, ...entry]) => entry)).toEqual(
      PLATFORMS.map((name) => [VERSION, name, sumOf(name)]),
    );
    // The source has them now, so no checksums are requested, and nothing changes.
    expect(await update('', after)).toEqual({ printed: '', after });
  });

  it.each<[string, () => string, string]>([
    ['unsigned', () => SUMS, 'is not signed with the key'],
    ['signed with another key', () => signed(SUMS, 'another'), 'is not signed with the key'],
    ['changed after the signature', () => signed().replace('aaaa', 'bbbb'), 'is not signed with the key'],
    [
      'listed only outside of the signed text',
      () => `${SUMS}${signed('nothing\n')}`,
      'does not list rclone-v9.8.7-',
    ],
    ['lacking a platform', () => signed(SUMS.replace('windows-arm64', 'plan9-amd64')), 'windows-arm64.zip'],
  ])('refuses checksums that are %s, and changes nothing', async (_, sums, message) => {
    await expect(update(sums())).rejects.toThrow(message);
    expect(readFileSync(path.join(home, SOURCE), 'utf8')).toBe(source);
  });

  it('refuses a checksum that GitHub does not have, and changes nothing', async () => {
    const other = (platform: string) => (platform === 'osx-arm64' ? '0'.repeat(64) : sumOf(platform));
    await expect(update(signed(), source, other)).rejects.toThrow(
      `rclone-v${VERSION}-osx-arm64.zip, and GitHub sha256:0000`,
    );
    expect(readFileSync(path.join(home, SOURCE), 'utf8')).toBe(source);
  });
});

itUnless(whyNoGpg())('scripts/rclone-release-key.asc: has the key whose fingerprint rclone publishes', () => {
  // Without a folder of its own, it creates one in the home folder.
  const options = ['--homedir', newFolder(), '--show-keys', '--with-colons'];
  const shown = execFileSync('gpg', [...options, 'scripts/rclone-release-key.asc'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  expect(/^fpr:+([0-9A-F]+):$/m.exec(shown)?.[1]).toBe('FBF737ECE9F8AB18604BD2AC93935E02FF3B54FA');
});
