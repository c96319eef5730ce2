/** Creates archives for the scenarios, each in a separate folder, and returns the path. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { contentDigest } from '../../src/site/content-digest.ts';
import { writeFiles } from './folders.ts';
import { TAR_ENVIRONMENT } from './platform.ts';
import { sha256Of } from './sha256.ts';

// It is asynchronous, since this process also runs the emulators of other scenarios.
const run = promisify(execFile);
const gzipped = promisify(gzip);

export type Files = Readonly<Record<string, string>>;
export type Archive = (folder: string) => Promise<string>;

export const SITE: Files = {
  'index.html': '<h1>Welcome</h1>',
  'guides/start.html': '<h1>Start &amp; go</h1>',
  'guides/ü und mehr.html': '<h1>Ü</h1>',
  'assets/logo.svg': '<svg/>',
};

export const SITE_DIGEST = contentDigest(
  Object.entries(SITE)
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, body]) => [name, sha256Of(body)]),
);

/** Returns the manifest of files, ordered by the bytes of their paths. */
export function manifestOf(files: Files): string {
  const names = Object.keys(files).map((name) => Buffer.from(name));
  const lines = names.sort(Buffer.compare).map((name) => `${sha256Of(files[String(name)] ?? '')}  ${name}\n`);
  return lines.join('');
}

/** Returns the content digest of files, from their manifest (docs/reference.md). */
export function digestOf(files: Files): string {
  return `sha256:${sha256Of(manifestOf(files).replaceAll(/^(\S+) {2}/gm, '$1  ./'))}`;
}

/** A `.tar.gz` of plain files, and of any other entries. */
export function tarGz(files: Files, more: readonly TarEntry[] = [], { level = 6, mtime = 0 } = {}): Archive {
  return async (folder) => {
    const entries = Object.entries(files).map(([name, body]) => ({
      header: header(name, body, mtime),
      body,
    }));
    const file = path.join(folder, 'site.tar.gz');
    await writeFile(file, await gzipped(await packTar([...entries, ...more]), { level }));
    return file;
  };
}

export function plain(name: string, body = 'x'): TarEntry {
  return { header: header(name, body, 0), body };
}

function header(name: string, body: string, mtime: number) {
  return { name, size: Buffer.byteLength(body), mode: 0o600, mtime: new Date(mtime), type: 'file' as const };
}

/** An archive of any other format, created with the system's tools. */
export function madeBy(tool: 'zip' | 'tar', args: readonly string[], files: Files): Archive {
  return async (folder) => {
    const site = path.join(folder, 'files');
    await writeFiles(site, files);
    const file = path.join(folder, 'archive');
    // Use a path relative to `cwd`: GNU tar on Windows reads the colon of `C:\` as the end of a host name.
    await run(tool, [...args, '../archive', '.'], { cwd: site, env: TAR_ENVIRONMENT });
    // `zip` adds its extension to a name without one.
    return tool === 'zip' ? `${file}.zip` : file;
  };
}

/** An archive that another program made, in the folder `bundles`. */
export function given(name: string): Archive {
  return async () => path.join(import.meta.dirname, 'bundles', name);
}

/** A file of another format. Only its first bytes matter. */
export function beginsWith(head: readonly number[]): Archive {
  return async (folder) => {
    const file = path.join(folder, 'bundle');
    await writeFile(file, Buffer.from([...head, ...Buffer.alloc(300)]));
    return file;
  };
}
