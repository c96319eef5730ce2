/** Downloads rclone into the tool cache of the runner, and accepts only an archive whose digest is listed here. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as toolCache from '@actions/tool-cache';
import { openPromise } from 'yauzl';
import type { Context } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import { logWarning } from '../../runner/step-log.ts';
import { cleanText } from '../../text/clean-text.ts';
import { isNewEnough, OLDEST_RCLONE } from './rclone-version.ts';

/** The archive of rclone for one platform. */
interface RcloneArchive {
  readonly version: string;
  /** The platform as rclone names it. */
  readonly name: string;
  readonly sha256: string;
}

interface RcloneReleases {
  /** URL of the folder with one folder for each version. */
  readonly address: string;
  /** By the platform of Node.js. */
  readonly archives: Readonly<Record<string, RcloneArchive>>;
}

/**
 * A new version is listed for a platform when two independent public sources confirm the SHA-256 of its archive: the
 * release alone would not show that it was replaced. The digests of 1.75.1 and 1.75.2 are in SHA256SUMS of the release,
 * and in build files of other projects. `scripts/rclone-checksums.mjs` compares that list with GitHub's own digests.
 */
const RELEASES: RcloneReleases = {
  address: 'https://github.com/rclone/rclone/releases/download',
  archives: {
    'linux-x64': {
      version: '1.75.2',
      name: 'linux-amd64',
      sha256: '349ac8fba6ff65d6247043f1750cdcb518ec5d500ef91463a10d37c0ccdf3702',
    },
    'linux-arm64': {
      version: '1.75.2',
      name: 'linux-arm64',
      sha256: '7e1e8d69654941b7b7df84ee74c5f7fb09cce7d5496947fb7bf16b55ff427d10',
    },
    'darwin-x64': {
      version: '1.75.1',
      name: 'osx-amd64',
      sha256: '29253d0288b8fbbac46baad6e5f6add6cb01d462c79f10805bbd4631c4cdf82c',
    },
    'darwin-arm64': {
      version: '1.75.1',
      name: 'osx-arm64',
      sha256: 'c61d7a371c62bcbbe882c3423aa4b8bf63485c248dd0f692997b8f0c3f6d0c6f',
    },
    'win32-x64': {
      version: '1.75.1',
      name: 'windows-amd64',
      sha256: '200eb602c126d82aa38b51e0f6b9ae837473ff99b51278d3f6f837574c494d6e',
    },
    'win32-arm64': {
      version: '1.75.1',
      name: 'windows-arm64',
      sha256: 'c3c6cd0424dd49076ad179c30c3f9e5cde2c004ec07ea9fe6911f23e32eafe0f',
    },
  },
};

const INSTALL_HINT =
  `Install rclone ${OLDEST_RCLONE} or later in a step before this one, so that it is in PATH. ` +
  'On a runner without internet access, add it to the image of the runner.';

export interface DownloadedRclone {
  readonly version: string;
  /** Absolute path. */
  readonly program: string;
}

/**
 * Where the newest download is too old, warns.
 *
 * @param why the reason not to use the rclone of the runner
 * @throws DeployError
 */
export async function downloadedRclone(
  why: string,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
  { address, archives }: RcloneReleases = RELEASES,
  platform = `${process.platform}-${process.arch}`,
): Promise<DownloadedRclone> {
  const archive = archives[platform];
  if (archive === undefined)
    throw new DeployError(`${why}, and there is no download for ${platform}.`, INSTALL_HINT);
  if (!process.env['RUNNER_TOOL_CACHE']) {
    throw new DeployError(
      `${why}, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.`,
      INSTALL_HINT,
    );
  }
  const { version, name } = archive;
  if (!isNewEnough(version)) logWarning(olderDownload(archive));
  const cached = toolCache.find('rclone', version);
  log.info(
    `${why}: ${cached === '' ? 'downloading' : 'using'} rclone ${version}${cached && ' from the tool cache'}`,
  );
  const url = `${address}/v${version}/rclone-v${version}-${name}.zip`;
  // The download cannot be interrupted. A cancelled step does not wait for it.
  const folder = cached || (await untilAborted(install(url, archive), signal));
  return { version, program: path.join(folder, PROGRAM) };
}

const PROGRAM = process.platform === 'win32' ? 'rclone.exe' : 'rclone';

function olderDownload({ version, name }: RcloneArchive): string {
  // GitHub's own runners have these commands.
  const command = name.startsWith('windows') ? 'choco install rclone' : 'brew install rclone';
  return (
    `rclone ${version} has known vulnerabilities, and two public sources do not yet confirm the SHA-256 of a later ` +
    `download for ${name}. Install ${OLDEST_RCLONE} or later in a step before this one, such as with "${command}".`
  );
}

async function install(url: string, { version, name, sha256 }: RcloneArchive): Promise<string> {
  const operation = `Downloading rclone ${version}`;
  const archive = path.join(tempFolder(), `${randomUUID()}.zip`);
  const extracted = `${archive}-extracted`;
  try {
    await toolCache.downloadTool(url, archive);
    const found = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    if (found !== sha256) {
      throw new DeployError(
        `The download of rclone ${version} has the SHA-256 ${found}, which is not that of the release (${sha256}).`,
        `The download was removed. Check what responds for ${new URL(url).host}, such as a proxy. ${INSTALL_HINT}`,
      );
    }
    await mkdir(extracted);
    await extract(archive, `rclone-v${version}-${name}/${PROGRAM}`, path.join(extracted, PROGRAM));
    return await toolCache.cacheDir(extracted, 'rclone', version);
  } catch (cause) {
    if (cause instanceof DeployError) throw cause;
    const what = cleanText(cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
    throw new DeployError(`${operation} failed: ${what}.`, INSTALL_HINT, cause);
  } finally {
    for (const made of [archive, extracted]) await rm(made, { recursive: true, force: true });
  }
}

/** Extracts one file. The runner may have no `unzip`. */
async function extract(archive: string, name: string, target: string): Promise<void> {
  const zip = await openPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const contents = await zip.openReadStreamPromise(entry);
    await pipeline(contents, createWriteStream(target, { mode: 0o755 }));
    return;
  }
  throw new Error(`${name} is not in the archive`);
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
