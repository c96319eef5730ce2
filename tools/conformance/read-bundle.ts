/** Reads a bundle with the action's own reader. What that refuses is reported, and not an error of the run. */
import { createReadStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { archiveFormat, HEAD_BYTES, otherFormat } from '../../src/archive/archive-format.ts';
import { readArchive } from '../../src/archive/read-archive.ts';
import { DamagedError, NoFilesError } from '../../src/archive/site/bundle-errors.ts';
import type { SiteContents } from '../../src/archive/site/site-builder.ts';
import { ActionError } from '../../src/errors.ts';
import { HOME_PAGE } from '../../src/site/hosting-path.ts';

/** A site that was read completely. */
export interface Site extends SiteContents {
  /** The HTML of the home page; empty if there is none. */
  readonly homePage: string;
}

export interface ReadBundle {
  /** The format, such as `tar.gz` or `xz`; undefined if the first bytes do not match any archive. */
  readonly format: string | undefined;
  /** The site, or why the action does not read it, without any name in the bundle. */
  readonly site: Site | string;
}

/** @throws file system errors, and the signal's reason when it aborts */
export async function readBundle(file: string, signal: AbortSignal): Promise<ReadBundle> {
  const head = await buffer(createReadStream(file, { end: HEAD_BYTES - 1 }));
  const format = archiveFormat(head)?.extension.slice(1) ?? otherFormat(head);
  const site = await readSite(file, signal).catch(problemOf);
  return { format, site: site ?? (format === undefined ? 'not an archive' : 'another format') };
}

/** @returns undefined for a file of another format */
async function readSite(file: string, signal: AbortSignal): Promise<Site | undefined> {
  const folder = `${file}-site`;
  await mkdir(folder);
  const { bundle } = await readArchive(createReadStream(file), file, { folder, signal });
  if (bundle === undefined) return undefined;
  const { site, sitePath = folder } = bundle;
  const homePage = site.files.has(HOME_PAGE) ? await readFile(path.join(sitePath, HOME_PAGE), 'utf8') : '';
  return { ...site, homePage };
}

/** The messages of the errors quote names, so they are not part of a report. */
function problemOf(error: unknown): string {
  if (error instanceof NoFilesError) return 'no files';
  if (error instanceof DamagedError) return 'damaged';
  if (error instanceof ActionError && error.code === 'bundle-rejected') return 'refused';
  throw error;
}
