// @ts-check
/**
 * Writes the checksums of the newest rclone into the source of the deploy action, and prints its version as
 * `version=1.2.3`. It prints nothing if the source has them: `node scripts/rclone-checksums.mjs [ADDRESS [API]]`, with
 * the address of rclone's downloads and that of GitHub's API.
 *
 * Two sources have to agree on each archive. The first is rclone's list, which has to be signed with the key in
 * `rclone-release-key.asc`; nothing outside of the signed text is read. The key is that of `docs/content/KEYS` in rclone's
 * repository, and of `rclone selfupdate`, which has it built in. The second is the digest that GitHub computed when the
 * archive was uploaded: https://docs.github.com/en/rest/releases/assets.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = path.join('src', 'deploy', 'rclone', 'download-rclone.ts');
const KEY = process.env['RCLONE_KEY'] ?? path.join(import.meta.dirname, 'rclone-release-key.asc');
/** An entry of the table of archives. */
const ENTRY = /( version: ')([\d.]+)(',\s+name: ')([\w-]+)(',\s+sha256: ')[0-9a-f]{64}'/g;

const [address = 'https://downloads.rclone.org', api = 'https://api.github.com'] = process.argv.slice(2);

/** @param {string} name */
const textOf = (name) => get(`${address}/${name}`, {}).then((response) => response.text());

/**
 * @param {string} version
 * @returns {Promise<Map<string, string>>} what GitHub computed, such as `sha256:0123...`, by the name of the archive
 */
async function digestsOf(version) {
  const { GH_TOKEN } = process.env;
  const headers = GH_TOKEN === undefined ? {} : { authorization: `Bearer ${GH_TOKEN}` };
  const response = await get(`${api}/repos/rclone/rclone/releases/tags/v${version}`, headers);
  const { assets } = /** @type {{ assets: { name: string, digest: string }[] }} */ (await response.json());
  return new Map(assets.map(({ name, digest }) => [name, digest]));
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function get(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response;
}

/**
 * @param {string} signed
 * @returns {string} the signed text
 */
function verified(signed) {
  const home = mkdtempSync(path.join(tmpdir(), 'rclone-key-'));
  const gpg = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('gpg', ['--homedir', home, '--batch', '--quiet', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  try {
    gpg('--import', KEY);
    const [, fingerprint] = /^fpr:+([0-9A-F]+):$/m.exec(gpg('--with-colons', '--list-keys')) ?? [];
    const text = path.join(home, 'text');
    writeFileSync(`${text}.asc`, signed);
    const status = gpg('--status-fd', '1', '--output', text, '--decrypt', `${text}.asc`);
    if (fingerprint === undefined || !status.includes(`[GNUPG:] VALIDSIG ${fingerprint} `))
      throw new Error('There is no valid signature.');
    return readFileSync(text, 'utf8');
  } catch (error) {
    throw new Error('SHA256SUMS is not signed with the key of the releases.', { cause: error });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const [, version] = /^rclone v(\d+\.\d+\.\d+)\s*$/.exec(await textOf('version.txt')) ?? [];
if (version === undefined) throw new Error('version.txt has no version.');
const source = readFileSync(SOURCE, 'utf8');
if ([...source.matchAll(ENTRY)].some(([, , known]) => known !== version)) {
  const sums = verified(await textOf(`v${version}/SHA256SUMS`));
  const digests = await digestsOf(version);
  const updated = source.replaceAll(ENTRY, (_, before, _known, between, name, after) => {
    const archive = `rclone-v${version}-${name}.zip`;
    const line = sums.split('\n').find((one) => one.endsWith(`  ${archive}`));
    const [, sha256] = /^([0-9a-f]{64}) {2}/.exec(line ?? '') ?? [];
    if (sha256 === undefined) throw new Error(`SHA256SUMS does not list ${archive}.`);
    if (digests.get(archive) !== `sha256:${sha256}`)
      throw new Error(
        `SHA256SUMS has ${sha256} for ${archive}, and GitHub ${digests.get(archive) ?? 'has no digest'}.`,
      );
    return `${before}${version}${between}${name}${after}${sha256}'`;
  });
  writeFileSync(SOURCE, updated);
  console.log(`version=${version}`);
}
