import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { downloadedRclone } from '../../../../src/deploy/rclone/download-rclone.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { REPOSITORY } from '../../../support/repository.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';
import '../../../support/restored-environment.ts';

/** Windows extracts with PowerShell, which a test cannot replace. */
const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('downloadedRclone', () => {
  let home: string;
  let release: NonNullable<Parameters<typeof downloadedRclone>[3]>;
  let requests: string[];
  const { signal } = new AbortController();

  /** Creates an archive like rclone's: a folder with its name, which contains the program. */
  async function archive(): Promise<Buffer> {
    const name = 'rclone-v9.9.9-linux-amd64';
    await mkdir(path.join(home, name));
    await writeFile(path.join(home, name, 'rclone'), '#!/bin/sh\necho "rclone v9.9.9"\n');
    await chmod(path.join(home, name, 'rclone'), 0o755);
    const script = 'import shutil,sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2], sys.argv[1])';
    execFileSync('python3', ['-c', script, name, home], { cwd: home });
    return readFile(path.join(home, `${name}.zip`));
  }

  beforeEach(async () => {
    home = newFolder();
    process.env['RUNNER_TEMP'] = path.join(home, 'temp');
    process.env['RUNNER_TOOL_CACHE'] = path.join(home, 'tools');
    const body = await archive();
    requests = [];
    const origin = await serve((request, response) => {
      requests.push(request.url ?? '');
      response.end(body);
    });
    release = {
      version: '9.9.9',
      address: `${origin}/v9.9.9`,
      platforms: { 'linux-x64': ['linux-amd64', sha256Of(body)] },
    };
    // The toolkit prints the extraction command.
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  afterEach(() => void jest.restoreAllMocks());

  const download = (given = release, platform = 'linux-x64') =>
    downloadedRclone('There is no rclone in PATH', silentLog, signal, given, platform);

  it('downloads rclone once, and then finds it in the tool cache', async () => {
    const found = await download();
    expect(requests).toEqual(['/v9.9.9/rclone-v9.9.9-linux-amd64.zip']);
    expect(execFileSync(found, ['version'], { encoding: 'utf8' })).toBe('rclone v9.9.9\n');
    expect(await download()).toEqual(found);
    expect(requests).toHaveLength(1);
  });

  it('refuses a file that differs from the release, and does not keep it', async () => {
    const other = { ...release, platforms: { 'linux-x64': ['linux-amd64', '0'.repeat(64)] as const } };
    await expect(download(other)).rejects.toMatchObject({
      code: 'deploy-failed',
      message: expect.stringMatching(
        /has the SHA-256 [0-9a-f]{64}, which is not that of the release \(0{64}\)/,
      ),
      hint: expect.stringMatching(/Install rclone 1\.75 or newer/),
    });
    await expect(download(other)).rejects.toMatchObject({ code: 'deploy-failed' });
    expect(requests).toHaveLength(2);
  });

  it('asks the user to install rclone on a platform without a known digest', async () => {
    await expect(download(release, 'freebsd-x64')).rejects.toMatchObject({
      code: 'deploy-failed',
      message: 'There is no rclone in PATH, and there is no download for freebsd-x64.',
      hint: expect.stringMatching(/Install rclone/),
    });
    expect(requests).toEqual([]);
  });
});

it('downloadedRclone: downloads the version that the tests with real tools build', async () => {
  const source = await readFile(path.join(REPOSITORY, 'src/deploy/rclone/download-rclone.ts'), 'utf8');
  const tools = await readFile(path.join(REPOSITORY, 'scripts/real-tools.mjs'), 'utf8');
  const [, version = ''] = /version: '([\d.]+)'/.exec(source) ?? [];
  expect(source).toContain(`/download/v${version}'`);
  expect(tools).toContain(`{ go: 'github.com/rclone/rclone', version: 'v${version}' }`);
});
