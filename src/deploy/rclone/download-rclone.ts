/** Downloads rclone into the tool cache of the runner, and accepts only an archive whose digest is listed here. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as toolCache from '@actions/tool-cache';
import type { Logger } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import { cleanText } from '../../text/clean-text.ts';

/** A version of rclone, with its name and the SHA-256 of the archive for each platform of Node.js. */
interface RcloneRelease {
  readonly version: string;
  /** URL of the folder with the archives. */
  readonly address: string;
  readonly platforms: Readonly<Record<string, readonly [platform: string, sha256: string]>>;
}

/**
 * The digests are from SHA256SUMS of the release. Those for Windows are also in its package for winget
 * (microsoft/winget-pkgs, `manifests/r/Rclone/Rclone/1.75.1`). The tests with real tools build the same version from
 * source.
 */
const RCLONE_RELEASE: RcloneRelease = {
  version: '1.75.1',
  address: 'https://github.com/rclone/rclone/releases/download/v1.75.1',
  platforms: {
    'linux-x64': ['linux-amd64', '982b5aa772841168f8e380f139e9e787b2a105403e32b94da8676a0e1c0a13ab'],
    'linux-arm64': ['linux-arm64', '03f2504174034b6d004152ed7369251c9a9ec1f7e0836eda420f5c7a5ec0dff9'],
    'darwin-x64': ['osx-amd64', '29253d0288b8fbbac46baad6e5f6add6cb01d462c79f10805bbd4631c4cdf82c'],
    'darwin-arm64': ['osx-arm64', 'c61d7a371c62bcbbe882c3423aa4b8bf63485c248dd0f692997b8f0c3f6d0c6f'],
    'win32-x64': ['windows-amd64', '200eb602c126d82aa38b51e0f6b9ae837473ff99b51278d3f6f837574c494d6e'],
    'win32-arm64': ['windows-arm64', 'c3c6cd0424dd49076ad179c30c3f9e5cde2c004ec07ea9fe6911f23e32eafe0f'],
  },
};

const INSTALL_HINT = 'Install rclone 1.75 or newer in a step before this one, so that it is in PATH.';

/**
 * @param why the reason not to use the rclone of the runner
 * @returns the program
 * @throws DeployError
 */
export async function downloadedRclone(
  why: string,
  log: Logger,
  signal: AbortSignal,
  release: RcloneRelease = RCLONE_RELEASE,
  platform = `${process.platform}-${process.arch}`,
): Promise<string> {
  const { version, platforms, address } = release;
  const [name, sha256] = platforms[platform] ?? [];
  if (name === undefined || sha256 === undefined) {
    throw new DeployError(`${why}, and there is no download for ${platform}.`, INSTALL_HINT);
  }
  if (!process.env['RUNNER_TOOL_CACHE']) {
    throw new DeployError(
      `${why}, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.`,
      INSTALL_HINT,
    );
  }
  const cached = toolCache.find('rclone', version);
  if (cached !== '') {
    log.info(`${why}: using rclone ${version} from the tool cache`);
    return programIn(cached);
  }
  log.info(`${why}: downloading rclone ${version}`);
  const file = `rclone-v${version}-${name}`;
  // The download cannot be interrupted. A cancelled step does not wait for it.
  const folder = await untilAborted(install(`${address}/${file}.zip`, sha256, file, version), signal);
  return programIn(folder);
}

async function install(url: string, sha256: string, name: string, version: string): Promise<string> {
  try {
    // Windows PowerShell extracts an archive only if its name ends with `.zip`.
    const archive = await toolCache.downloadTool(url, path.join(tempFolder(), `${randomUUID()}.zip`));
    const found = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    if (found !== sha256) {
      await rm(archive, { force: true });
      throw new DeployError(
        `The download of rclone ${version} has the SHA-256 ${found}, which is not that of the release (${sha256}).`,
        `The download was removed. Check what responds for ${new URL(url).host}, such as a proxy. ${INSTALL_HINT}`,
      );
    }
    const extracted = await toolCache.extractZip(archive);
    const folder = await toolCache.cacheDir(path.join(extracted, name), 'rclone', version);
    await Promise.all([rm(archive, { force: true }), rm(extracted, { recursive: true, force: true })]);
    return folder;
  } catch (cause) {
    if (cause instanceof DeployError) throw cause;
    const what = cleanText(cause instanceof Error ? cause.message : String(cause));
    throw new DeployError(`Downloading rclone ${version} failed: ${what}.`, INSTALL_HINT, cause);
  }
}

function programIn(folder: string): string {
  return path.join(folder, process.platform === 'win32' ? 'rclone.exe' : 'rclone');
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
