/**
 * The pages of a site: the Markdown files of `pages/` first, then as many generated ones as requested. A page is
 * created when it is needed, so that a site of 50,000 pages fits into memory. This file knows nothing about HTML.
 */
import { readProjectFile } from '../project-files.ts';
import { stationMarkdown, stationOfPath, stationPath, stationTitle } from './stations.ts';

export interface SiteOptions {
  /** The domain of the live site, such as `docs.lighthouse.example`; canonical URLs begin with it. */
  readonly domain: string;
  readonly version: string;
  /** Number of pages of the live site, at least 1. */
  readonly pages: number;
  /** Size of a generated page in bytes of HTML; if it is smaller than the page's frame needs, the page is larger. */
  readonly pageBytes?: number | undefined;
  /** The build ID; derived from domain and version by default. */
  readonly buildId?: string | undefined;
  /** Numbers of pages in which the site differs from one without edits. */
  readonly edits?:
    | { readonly added: number; readonly modified: number; readonly removed: number }
    | undefined;
  /** Path that all URLs begin with, such as `/docs`; by default none. */
  readonly base?: string | undefined;
  /** Prefix of all file paths, such as `/docs`; by default none. */
  readonly folder?: string | undefined;
  /** Pages to export, with or without a leading slash; `/` and '' are the start page. By default, every page. */
  readonly paths?: readonly string[] | undefined;
}

/** What the navigation shows about a page. */
export interface PageEntry {
  /** POSIX path without extension and leading slash, such as `guides/alerts`; the start page is `index`. */
  readonly path: string;
  readonly title: string;
  readonly group: string;
}

export interface Page extends PageEntry {
  readonly description: string;
  readonly markdown: string;
  /** The station number of a generated page. */
  readonly station?: number;
}

/** The requested path does not exist in the site. */
export class UnknownPagePathError extends Error {
  override readonly name = 'UnknownPagePathError';
  /** The path as it was requested. */
  readonly path: string;

  constructor(path: string) {
    super(`The site has no page "${path}"`);
    this.path = path;
  }
}

/** Files of `pages/`, in reading order. */
export const WRITTEN_PAGES = [
  'index',
  'guides/getting-started',
  'api-reference/introduction',
  'guides/authentication',
  'guides/alerts',
  'guides/streaming',
  'guides/exporting-data',
  'concepts/stations-and-sensors',
  'concepts/quality-flags',
  'api-reference/errors',
];

export class SitePages {
  readonly #pages: number;
  readonly #written: readonly Page[];
  /** Positions in the live site, ascending; undefined for every page. */
  readonly #exported: readonly number[] | undefined;

  /**
   * @throws UnknownPagePathError
   * @throws RangeError if `pages` is not a whole number from 1 upwards
   */
  constructor({ pages, version, paths }: SiteOptions) {
    if (!Number.isSafeInteger(pages) || pages < 1) {
      throw new RangeError(`A site has a whole number of pages, at least 1, not ${pages}`);
    }
    this.#pages = pages;
    // The version comes from outside and must not become markup here. The page header shows it unchanged.
    const plainVersion = version.replaceAll(/[^\p{L}\p{N}.+ -]/gu, '').trim();
    this.#written = WRITTEN_PAGES.slice(0, pages).map((path) => {
      const text = readProjectFile(`emulator/site/pages/${path}.md`);
      return parsePage(path, text.replaceAll('{{version}}', plainVersion));
    });
    if (paths === undefined) return;
    const positions = paths.map((path) => {
      const position = this.#positionOf(path.replace(/^\/+/, '') || 'index');
      if (position === undefined) throw new UnknownPagePathError(path);
      return position;
    });
    this.#exported = [...new Set(positions)].sort((a, b) => a - b);
  }

  /** Number of exported pages. */
  get count(): number {
    return this.#exported?.length ?? this.#pages;
  }

  /** @param index position among the exported pages, in reading order */
  page(index: number): Page {
    const position = this.#position(index);
    const station = position - WRITTEN_PAGES.length + 1;
    return (
      this.#written[position] ?? { ...parsePage(stationPath(station), stationMarkdown(station)), station }
    );
  }

  /** Returns the page without its text. */
  entry(index: number): PageEntry {
    const position = this.#position(index);
    const station = position - WRITTEN_PAGES.length + 1;
    return (
      this.#written[position] ?? {
        path: stationPath(station),
        title: stationTitle(station),
        group: 'Stations',
      }
    );
  }

  /** `live`: the live site has the page, but it is not exported. */
  find(path: string): 'exported' | 'live' | undefined {
    const position = this.#positionOf(path);
    if (position === undefined) return undefined;
    return (this.#exported?.includes(position) ?? true) ? 'exported' : 'live';
  }

  #position(index: number): number {
    return this.#exported?.[index] ?? index;
  }

  #positionOf(path: string): number | undefined {
    const station = stationOfPath(path);
    const position = station === undefined ? WRITTEN_PAGES.indexOf(path) : WRITTEN_PAGES.length + station - 1;
    return position >= 0 && position < this.#pages ? position : undefined;
  }
}

/** Reads the front matter: one `name: text` per line between two lines of `---`. */
function parsePage(path: string, text: string): Page {
  const [, frontMatter = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^${name}: "?(.+?)"?$`, 'm').exec(frontMatter)?.[1] ?? '';
  return { path, title: field('title'), description: field('description'), group: field('group'), markdown };
}
