import { afterEach, describe, expect, it } from '@jest/globals';
import { type Logger, systemClock } from '../../../src/context/context.ts';
import { attachFiles, finishAttaching } from '../../../src/github/attach-files.ts';
import { GitHubApi } from '../../../src/github/github-api.ts';
import { GitHubDouble, type GitHubSettings, REPOSITORY_NAME, TOKEN } from '../../support/github-double.ts';
import { silentLog } from '../../support/silent-log.ts';

const running: GitHubDouble[] = [];
afterEach(async () => {
  for (const double of running.splice(0)) await double.close();
});

const neverAborted = new AbortController().signal;
const NAMES = ['static-export.tar.gz', 'static-export.tar.gz.sha256'];
const OLD = Object.fromEntries(NAMES.map((name) => [name, 'old']));
const NEW = Object.fromEntries(NAMES.map((name) => [name, 'new']));

async function start(assets: Record<string, string>, more: GitHubSettings = {}) {
  const double = await GitHubDouble.start({ release: { tag: 'v1', assets }, ...more });
  running.push(double);
  const apiUrl = new URL(double.apiUrl);
  const connect = (log: Logger = silentLog) =>
    new GitHubApi({ log, signal: neverAborted, token: TOKEN, apiUrl, repository: REPOSITORY_NAME });
  const uploadUrl = new URL(`${double.apiUrl}/repos/${REPOSITORY_NAME}/releases/77/assets`);
  const files = NAMES.map((name) => ({ name, from: { text: 'new' }, sizeBytes: 3 }));
  const saved: string[] = [];
  const attach = () => {
    const context = { log: silentLog, clock: systemClock, signal: neverAborted };
    return attachFiles({ api: connect(), id: 77, uploadUrl }, files, context, (text) => saved.push(text));
  };
  return { double, connect, attach, saved };
}

const assetsOf = ({ assets }: GitHubDouble) =>
  Object.fromEntries(assets.map(({ name, bytes }) => [name, String(bytes)]));

describe('attachFiles', () => {
  it('refuses a bundle that is too large for a release before it uploads anything', async () => {
    const options = { log: silentLog, clock: systemClock, signal: neverAborted };
    // Nothing listens there, so a request would fail later and in another way.
    const apiUrl = new URL('http://127.0.0.1:5');
    const api = new GitHubApi({ ...options, token: 'x', apiUrl, repository: 'o/r' });
    const file = { name: 'a.tar.gz', from: { path: '/nowhere' }, sizeBytes: 2 ** 31 };
    const attach = attachFiles({ api, id: 1, uploadUrl: apiUrl }, [file], options, () => {});
    await expect(attach).rejects.toThrow(/a\.tar\.gz cannot be attached.*2\.15 GB.*less than 2 GiB/);
  });

  it('leaves the release without its bundle for one request, and never with the checksum of another', async () => {
    const { double, attach } = await start(OLD);
    const seen: (string | undefined)[][] = [];
    const at: number[] = [];
    double.onCall = (operation) => {
      const assets = assetsOf(double);
      seen.push(NAMES.map((name) => assets[name]));
      if (operation === 'update-release-asset') at.push(performance.now());
    };
    await attach();
    expect(assetsOf(double)).toEqual(NEW);
    expect(seen.filter(([bundle]) => bundle === undefined)).toHaveLength(1);
    for (const [bundle, checksum] of seen) expect([undefined, bundle]).toContain(checksum);
    // The throttling plugin would wait at least a second between any two writes.
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(Math.min(...gaps)).toBeLessThan(500);
  });

  it('keeps the bundle of a run that was lost when it had deleted the files that it replaced', async () => {
    const lost = Object.fromEntries(NAMES.map((name) => [`${name}.incoming`, 'lost']));
    const { double, attach } = await start(lost, {
      faults: [{ at: 'upload-release-asset', does: { status: 422, body: { message: 'No' } } }],
    });
    await expect(attach()).rejects.toThrow(/Uploading .* failed/);
    expect(assetsOf(double)).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'lost'])));
  });

  it('deletes no file if another run has deleted its replacement', async () => {
    const { double, attach } = await start(OLD);
    double.onCall = (operation) => {
      const isLast = double.assets.at(-1)?.name === `${NAMES[1]}.incoming`;
      if (operation === 'list-release-assets' && isLast) double.assets.pop();
    };
    await expect(attach()).rejects.toThrow(/another run deleted an uploaded file/);
    expect(assetsOf(double)).toEqual(OLD);
  });
});

describe('finishAttaching', () => {
  const refused = { status: 403, body: { message: 'No' } };

  it('puts no checksum beside another bundle', async () => {
    const { double, connect, attach, saved } = await start(OLD, {
      faults: [{ at: 'update-release-asset', calls: [2, 2], does: refused }],
    });
    await expect(attach()).rejects.toThrow(
      `Renaming ${NAMES[1]}.incoming of the release to ${NAMES[1]} failed`,
    );
    const gone = double.assets.findIndex(({ name }) => name === `${NAMES[1]}.incoming`);
    double.assets.splice(gone, 1);
    await expect(finishAttaching(saved.at(-1) ?? '', connect(), silentLog)).rejects.toThrow(
      /another run deleted an uploaded file/,
    );
    expect(assetsOf(double)).not.toHaveProperty([NAMES[1] ?? '']);
  });
});
