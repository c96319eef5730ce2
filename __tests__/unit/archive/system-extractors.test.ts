/** Archives that a tool of the system decompresses: the same rules, a clean environment, and no tool after the abort. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { extractWithSystemTools } from '../../../src/archive/system-extractors.ts';
import { extractSite } from '../../../src/archive/tar/read-tar.ts';
import { toolEnvironment } from '../../../src/archive/tool-process.ts';
import { BundleError } from '../../../src/errors.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { archive, entry, file, folder, hostileArchives, symlink } from '../../support/hostile-archives.ts';
import { silentLog } from '../../support/silent-log.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tools-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
let folders = 0;
function newFolder(): string {
  folders += 1;
  const made = path.join(home, `${folders}`);
  mkdirSync(made);
  return made;
}

const originalPath = process.env['PATH'];
afterEach(() => {
  process.env['PATH'] = originalPath;
});

function where(tool: string): string {
  return execFileSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).trim();
}

/** These tests stand scripts in for tools, and compare with what GNU's write. */
const isPosix = process.platform !== 'win32' && ['xz', 'bzip2', 'tar'].every(isInstalled);
const describeWithTools = isPosix ? describe : describe.skip;

function isInstalled(tool: string): boolean {
  try {
    return where(tool) !== '';
  } catch {
    return false;
  }
}

function packed(bytes: Buffer, tool: 'xz' | 'bzip2'): string {
  const made = path.join(newFolder(), 'archive');
  writeFileSync(made, execFileSync(tool, ['-c'], { input: bytes }));
  return made;
}

function extract(
  made: string,
  format: '.tar.xz' | '.tar.bz2',
  into: string | undefined,
  signal = neverAborted,
) {
  return extractWithSystemTools(made, format, into, { log: silentLog, signal });
}

/** A PATH with scripts and links to tools, and nothing else. */
function onlyTools(scripts: Record<string, string>, links: readonly string[] = []): string {
  const bin = newFolder();
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  for (const name of links) symlinkSync(where(name), path.join(bin, name));
  process.env['PATH'] = bin;
  return bin;
}

const SITE = archive(folder('d/'), file('d/ü.html', 'page'), symlink('link', 'd/ü.html'));
async function* once(bytes: Buffer) {
  yield bytes;
}

describeWithTools('an archive that a tool decompresses', () => {
  it.each(['xz', 'bzip2'] as const)('by %s is the same site as in a .tar', async (tool) => {
    const site = newFolder();
    const tar = await extractSite(once(SITE), { format: '.tar', folder: undefined, signal: neverAborted });
    const format = tool === 'xz' ? '.tar.xz' : '.tar.bz2';
    expect(await extract(packed(SITE, tool), format, site)).toEqual(tar);
    expect(readFileSync(path.join(site, 'link'), 'utf8')).toBe('page');
  });

  it('is kept as downloaded without a folder', async () => {
    expect(await extract(packed(SITE, 'xz'), '.tar.xz', undefined)).toBeUndefined();
  });

  it.each(hostileArchives(path.join(home, 'outside')).filter((_, index) => index % 6 === 0))(
    'with $what is refused as in a .tar',
    async ({ bytes, says }) => {
      const around = newFolder();
      const inside = path.join(around, 'site');
      mkdirSync(inside);
      await expect(extract(packed(bytes, 'xz'), '.tar.xz', inside)).rejects.toThrow(says);
      expect(readdirSync(around)).toEqual(['site']);
      expect(existsSync(path.join(home, 'outside'))).toBe(false);
    },
  );

  it('that is damaged is refused', async () => {
    const made = packed(Buffer.concat([SITE, Buffer.alloc(100_000, 'text')]), 'xz');
    writeFileSync(made, readFileSync(made).subarray(0, -40));
    const refused = extract(made, '.tar.xz', newFolder());
    await expect(refused).rejects.toThrow(/^The system's tools could not extract the \.tar\.xz bundle: xz: /);
    await expect(refused).rejects.toThrow(BundleError);
  });

  it('is decompressed without the keys of the step', async () => {
    const seen = path.join(home, 'environment');
    const made = packed(SITE, 'xz');
    onlyTools({ xz: `/usr/bin/env > '${seen}'\nexec '${where('xz')}' "$@"` }, ['env', 'sh']);
    Object.assign(process.env, { 'INPUT_API-KEY': 'key', ACTIONS_RUNTIME_TOKEN: 'key', GITHUB_TOKEN: 'key' });
    await extract(made, '.tar.xz', newFolder());
    expect(readFileSync(seen, 'utf8')).not.toContain('key');
    for (const name of ['INPUT_API-KEY', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_TOKEN']) delete process.env[name];
  });

  it('starts no tool after the abort', async () => {
    const started = path.join(home, 'started');
    const made = packed(SITE, 'xz');
    onlyTools({ xz: `: > '${started}'` });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(extract(made, '.tar.xz', newFolder(), signal)).rejects.toThrow('enough');
    expect(existsSync(started)).toBe(false);
  });

  it('kills the tool at the abort', async () => {
    const pid = path.join(home, 'pid');
    const made = packed(SITE, 'xz');
    onlyTools({ xz: `echo $$ > '${pid}'\nexec ${where('sleep')} 600` });
    const abort = new AbortController();
    const extracting = extract(made, '.tar.xz', newFolder(), abort.signal);
    while (!existsSync(pid) || readFileSync(pid, 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 5));
    abort.abort(new Error('enough'));
    await expect(extracting).rejects.toThrow('enough');
    expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH');
  });

  it.each(['Path', 'TEMP', 'SystemRoot', 'LANG', 'LC_ALL', 'HOME'])('gets the variable %s', (name) => {
    expect(toolEnvironment({ [name]: 'value' })).toEqual({ [name]: 'value' });
  });
});

describeWithTools('without the tool, a tar that knows the compression', () => {
  /** Stands for libarchive's, which needs no other program. */
  const tar = `xz='${isPosix ? where('xz') : ''}'; PATH='${originalPath}'; export PATH; exec tar "$@"`;

  it('extracts the same site', async () => {
    const made = packed(SITE, 'xz');
    const site = newFolder();
    const expected = await extract(made, '.tar.xz', newFolder());
    onlyTools({ tar });
    expect(await extract(made, '.tar.xz', site)).toEqual(expected);
    expect(readFileSync(path.join(site, 'link'), 'utf8')).toBe('page');
    expect(existsSync(`${site}-raw`)).toBe(false);
  });

  it.each([
    ['two names that differ only in case', archive(file('A.html'), file('a.html')), /differs from "A\.html"/],
    ['a file twice', archive(file('a'), file('a')), /"a" appears twice/],
    ['a parent', archive(file('../x')), /has "\.\." in its name/],
    ['an absolute name', archive(file('/tmp/x')), /absolute name/],
    ['a line break in a name', archive(file('a\nb')), /backslash in its name/],
    ['a link out of the site', archive(symlink('a', '../../x')), /outside the site/],
  ])('is refused with %s before it extracts', async (_, bytes, says) => {
    const made = packed(bytes, 'xz');
    onlyTools({ tar });
    const site = newFolder();
    await expect(extract(made, '.tar.xz', site)).rejects.toThrow(says);
    expect(existsSync(`${site}-raw`)).toBe(false);
  });

  it('removes read-only folders', async () => {
    const bytes = archive(entry({ name: 'd/', type: '5', mode: 0o555 }), file('d/a', 'x', { mode: 0o444 }));
    const made = packed(bytes, 'xz');
    onlyTools({ tar });
    const site = newFolder();
    expect(await extract(made, '.tar.xz', site)).toMatchObject({ fileCount: 1 });
    expect(existsSync(`${site}-raw`)).toBe(false);
  });

  it('gets no keys either, and they are there again afterwards', async () => {
    const seen = path.join(home, 'tar-environment');
    const made = packed(SITE, 'xz');
    onlyTools({ tar: `'${where('env')}' >> '${seen}'\n${tar}` });
    Object.assign(process.env, { 'INPUT_API-KEY': 'key', GITHUB_TOKEN: 'key' });
    await extract(made, '.tar.xz', newFolder());
    expect(readFileSync(seen, 'utf8')).not.toContain('=key');
    expect([process.env['INPUT_API-KEY'], process.env['GITHUB_TOKEN']]).toEqual(['key', 'key']);
    for (const name of ['INPUT_API-KEY', 'GITHUB_TOKEN']) delete process.env[name];
  });

  it('is not started when the abort comes between its two runs, and commands are back before the error', async () => {
    const made = packed(SITE, 'xz');
    const calls = path.join(home, 'calls');
    onlyTools({
      tar: `echo "$1" >> '${calls}'\ncase "$1" in --version) exec ${where('sleep')} 600;; esac\n${tar}`,
    });
    const abort = new AbortController();
    const order: string[] = [];
    const log = {
      ...silentLog,
      async withoutCommands<T>(work: () => Promise<T>): Promise<T> {
        order.push('stopped');
        return work().finally(() => order.push('resumed'));
      },
    };
    const extracting = extractWithSystemTools(made, '.tar.xz', newFolder(), { log, signal: abort.signal });
    while (!existsSync(calls) || !readFileSync(calls, 'utf8').includes('--version')) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    abort.abort(new Error('enough'));
    await expect(extracting.finally(() => order.push('failed'))).rejects.toThrow('enough');
    expect(order).toEqual(['stopped', 'resumed', 'failed']);
    expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual(['-t', '--version']);
  });

  it('is missing as well: the error names both ways out', async () => {
    const made = packed(SITE, 'xz');
    onlyTools({});
    const refused = extract(made, '.tar.xz', newFolder());
    await expect(refused).rejects.toThrow(
      /could not extract the \.tar\.xz bundle: "tar" could not be started/,
    );
    await expect(refused).rejects.toThrow(
      expect.objectContaining({ hint: expect.stringContaining('Without `extract`') }),
    );
  });
});

it('leaves a gzip archive to others', async () => {
  const made = path.join(newFolder(), 'archive');
  writeFileSync(made, gzipSync(SITE));
  const context = { log: silentLog, signal: neverAborted };
  expect(await extractWithSystemTools(made, '.tar.gz', newFolder(), context)).toBeUndefined();
});
