// @ts-check
/**
 * Writes the checksums of the newest rclone into the source of the deploy action, and prints its version as
 * `version=1.2.3`. It prints nothing if the source has them. A person compares them with a second source before they are
 * merged: `node scripts/rclone-checksums.mjs [ADDRESS]`.
 *
 * The checksums have to be signed with the key in `rclone-release-key.asc`, and nothing outside of the signed text is
 * read. The key is that of `docs/content/KEYS` in rclone's repository, and of `rclone selfupdate`, which has it built in.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = path.join('src', 'deploy', 'rclone', 'download-rclone.ts');
const KEY = process.env['RCLONE_KEY'] ?? path.join(import.meta.dirname, 'rclone-release-key.asc');
/** An entry of the table of archives. */
const ENTRY = /( version: ')([\d.]+)(',\s+name: ')([\w-]+)(',\s+sha256: ')[0-9a-f]{64}'/g;

const [address = 'https://downloads.rclone.org'] = process.argv.slice(2);

/** @param {string} name */
async function textOf(name) {
  const response = await fetch(`${address}/${name}`);
  if (!response.ok) throw new Error(`${address}/${name} responded with ${response.status}.`);
  return response.text();
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
  const updated = source.replaceAll(ENTRY, (_, before, _known, between, name, after) => {
    const archive = `rclone-v${version}-${name}.zip`;
    const line = sums.split('\n').find((one) => one.endsWith(`  ${archive}`));
    const [, sha256] = /^([0-9a-f]{64}) {2}/.exec(line ?? '') ?? [];
    if (sha256 === undefined) throw new Error(`SHA256SUMS does not list ${archive}.`);
    return `${before}${version}${between}${name}${after}${sha256}'`;
  });
  writeFileSync(SOURCE, updated);
  console.log(`version=${version}`);
}
