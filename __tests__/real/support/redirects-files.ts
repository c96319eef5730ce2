/** Reads a file `_redirects` as the hosts do: Netlify with its own matcher, Cloudflare Pages as its public source does. */
import { execFileSync } from 'node:child_process';
import { pathOf } from './needs.ts';

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

const ORIGIN = 'https://docs.example.com';

/** Returns the answer of Netlify's matcher for each address. The command line adds the query afterwards. */
export function matchAtNetlify(file: string, addresses: readonly string[]): (Redirect | undefined)[] {
  const script = `
    const { parsePlain } = require(require.resolve('netlify-redirector', { paths: [process.argv[1]] }));
    const { file, paths } = JSON.parse(process.argv[2]);
    parsePlain(file, {}).then((matcher) => {
      const common = { scheme: 'https', host: 'docs.example.com', query: '', getHeader: () => '', getCookie: () => '' };
      console.log(JSON.stringify(paths.map((path) => matcher.match({ ...common, path }))));
    });`;
  const paths = addresses.map((address) => address.replace(/\?.*/, ''));
  const args = ['-e', script, pathOf('netlify-redirector'), JSON.stringify({ file, paths })];
  const found: ({ to: string; status: number; force: boolean } | null)[] = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  );
  // Without `force`, a page takes precedence.
  return found.map((match) => (match?.force ? { status: match.status, location: match.to } : undefined));
}

/**
 * Rules without a parameter that come before all with one are found by their path. Then the others are tried in order.
 *
 * https://developers.cloudflare.com/pages/configuration/redirects/, and packages/pages-shared and packages/workers-shared
 * of https://github.com/cloudflare/workers-sdk
 */
export function matchAtCloudflare(file: string, address: string): Redirect | undefined {
  const exact = new Map<string, { to: string; status: number }>();
  const patterns: { from: RegExp; to: string; status: number }[] = [];
  for (const line of file.trim().split('\n')) {
    const [from = '', to = '', code = '', ...more] = line.split(/\s+/);
    if (more.length > 0 || !/^30[1-378]$/.test(code))
      throw new Error(`Cloudflare does not read this: ${line}`);
    const rule = { to, status: Number(code) };
    const source = new URL(from, ORIGIN).pathname;
    if (patterns.length === 0 && !/\*|:[A-Za-z]/.test(source)) {
      if (exact.has(source)) throw new Error(`Cloudflare ignores this: ${line}`);
      exact.set(source, rule);
      continue;
    }
    const escaped = source.split('*').map((part) => part.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&'));
    const pattern = escaped.join('(?<splat>.*)').replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
    patterns.push({ from: new RegExp(`^${pattern}$`), ...rule });
  }
  const url = new URL(address, ORIGIN);
  const found = exact.get(url.pathname) ?? patterns.find(({ from }) => from.test(url.pathname));
  if (found === undefined) return undefined;
  const values = ('from' in found && (found as { from: RegExp }).from.exec(url.pathname)?.groups) || {};
  let to = found.to;
  for (const [name, value] of Object.entries(values)) to = to.replaceAll(`:${name}`, value);
  const target = new URL(to, url);
  const host = target.origin === url.origin ? '' : target.origin;
  return {
    status: found.status,
    location: host + target.pathname + (target.search || url.search) + target.hash,
  };
}
