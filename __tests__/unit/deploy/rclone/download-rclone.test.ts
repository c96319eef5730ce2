import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ZipFile } from 'yazl';
import { downloadedRclone } from '../../../../src/deploy/rclone/download-rclone.ts';
import { OLDEST_RCLONE } from '../../../../src/deploy/rclone/rclone-version.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { serve } from '../../../support/test-server.ts';
import '../../../support/restored-environment.ts';

const PROGRAM = process.platform === 'win32' ? 'rclone.exe' : 'rclone';

/** The archive of a version is the same whenever it is packed. */
const mtime = new Date(2026, 0, 1);

/** Creates an archive like rclone's: a folder with its name, which contains a manual and the program. */
function archiveOf(version: string): Promise<Buffer> {
  const zip = new ZipFile();
  const folder = `rclone-v${version}-linux-amd64`;
  zip.addBuffer(Buffer.from('How to use it'), `${folder}/README.txt`, { mtime });
  zip.addBuffer(Buffer.from('#!/bin/sh\necho "rclone"\n'), `${folder}/${PROGRAM}`, { mtime, mode: 0o100644 });
  zip.end();
  return buffer(zip.outputStream);
}

describe('downloadedRclone', () => {
  let temp: string;
  let requests: string[];
  let lines: string[];
  /** Responds in place of the server with the archive, if it returns true. */
  let interferes: (...given: Parameters<RequestListener>) => boolean;
  let address: string;
  const version = '9.9.9';

  beforeEach(async () => {
    const home = newFolder();
    temp = path.join(home, 'temp');
    process.env['RUNNER_TEMP'] = temp;
    process.env['RUNNER_TOOL_CACHE'] = path.join(home, 'tools');
    [requests, lines, interferes] = [[], [], () => false];
    const body = await archiveOf(version);
    address = await serve((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (!interferes(request, response)) response.end(body);
    });
    // The toolkit prints debug commands.
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  afterEach(() => void jest.restoreAllMocks());

  /** Downloads a version with the digest of version 9.9.9. */
  async function download(
    given: Partial<Record<'version' | 'name' | 'sha256' | 'platform', string>> & {
      signal?: AbortSignal;
    } = {},
  ) {
    const sha256 = given.sha256 ?? sha256Of(await archiveOf(version));
    const archives = { 'linux-x64': { version, name: 'linux-amd64', ...given, sha256 } };
    const log = { info: (line: string) => void lines.push(line), debug() {} };
    const context = { log, signal: given.signal ?? neverAborted };
    const { platform = 'linux-x64' } = given;
    return downloadedRclone('There is no rclone in PATH', context, { address, archives }, platform);
  }

  const ARCHIVE = `/v${version}/rclone-v${version}-linux-amd64.zip`;

  it('downloads rclone once, and then finds it in the tool cache', async () => {
    const found = await download();
    expect(requests).toEqual([`GET ${ARCHIVE}`]);
    expect(found).toEqual({ version, program: expect.stringContaining(path.join('9.9.9', process.arch)) });
    // Nothing else of the archive is kept.
    expect(await readdir(path.dirname(found.program))).toEqual([PROGRAM]);
    expect(await readdir(temp)).toEqual([]);
    if (process.platform !== 'win32')
      expect(execFileSync(found.program, { encoding: 'utf8' })).toBe('rclone\n');
    expect(await download()).toEqual(found);
    expect(requests).toHaveLength(1);
    expect(lines).toEqual([
      'There is no rclone in PATH: downloading rclone 9.9.9',
      'There is no rclone in PATH: using rclone 9.9.9 from the tool cache',
    ]);
  });

  it('refuses a file that differs from the release, and does not keep it', async () => {
    const sha256 = '0'.repeat(64);
    await expect(download({ sha256 })).rejects.toMatchObject({
      code: 'deploy-failed',
      message: expect.stringMatching(
        /has the SHA-256 [0-9a-f]{64}, which is not that of the release \(0{64}\)/,
      ),
      hint: expect.stringContaining(`Install rclone ${OLDEST_RCLONE} or later`),
    });
    expect(await readdir(temp)).toEqual([]);
    await expect(download({ sha256 })).rejects.toMatchObject({ code: 'deploy-failed' });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['linux-amd64', 'brew install rclone'],
    ['windows-amd64', 'choco install rclone'],
  ])('warns of a download for %s that is too old, with the command %s', async (name, command) => {
    // What is downloaded does not matter.
    await download({ version: '1.75.1', name }).catch(() => undefined);
    const printed = jest.mocked(process.stdout.write).mock.calls.map(([text]) => String(text));
    expect(printed.filter((text) => text.startsWith('::warning::'))).toEqual([
      expect.stringMatching(new RegExp(`^::warning::rclone 1\\.75\\.1 .*for ${name}\\. .*"${command}"`)),
    ]);
  });

  it('names what the server responded, and how else to install rclone', async () => {
    interferes = (_, response) => {
      response.writeHead(404).end();
      return true;
    };
    await expect(download()).rejects.toMatchObject({
      code: 'deploy-failed',
      message: 'Downloading rclone 9.9.9 failed: Unexpected HTTP response: 404.',
      hint: expect.stringContaining('On a runner without internet access, add it to the image'),
    });
    expect(await readdir(temp)).toEqual([]);
  });

  it('ends at once if the step is cancelled', async () => {
    interferes = () => true;
    const reason = new Error('cancelled');
    await expect(download({ signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
    await expect(download({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('asks the user to install rclone on a platform without a known digest', async () => {
    await expect(download({ platform: 'freebsd-x64' })).rejects.toMatchObject({
      code: 'deploy-failed',
      message: 'There is no rclone in PATH, and there is no download for freebsd-x64.',
      hint: expect.stringMatching(/Install rclone/),
    });
    expect(requests).toEqual([]);
  });
});
