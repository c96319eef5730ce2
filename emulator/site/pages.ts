/**
 * The pages of a site: the Markdown files of `pages/` first, then as many generated ones as requested. A page is
 * created when it is needed, so that a site of 50,000 pages fits into memory. This file knows nothing about HTML.
 */
import { readProjectFile } from '../project-files.ts';
import { stationMarkdown, stationOfPath, stationPath } from './stations.ts';

export interface SiteEdits {
  readonly added: number;
  readonly modified: number;
  readonly removed: number;
}

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
  readonly edits?: SiteEdits | undefined;
  /** Path that all URLs begin with, such as `/docs`; by default none. */
  readonly base?: string | undefined;
  /** Prefix of all file paths, such as `/docs`; by default none. */
  readonly folder?: string | undefined;
  /** Pages to export, with or without a leading slash; `/` and '' are the start page. By default, every page. */
  readonly paths?: readonly string[] | undefined;
}

export interface Page {
  /** POSIX path without its extension and leading slash, such as `guides/alerts`; the start page is `index`. */
  readonly path: string;
  readonly title: string;
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
const WRITTEN_PAGES = ['index', 'guides/getting-started', 'guides/alerts'];

export class SitePages {
  readonly #pages: number;
  /** Positions in the live site, ascending; undefined for every page. */
  readonly #exported: readonly number[] | undefined;
  /** The exported pages that are not generated. */
  readonly written: readonly Page[];

  /** @throws UnknownPagePathError */
  constructor({ pages, paths }: SiteOptions) {
    this.#pages = pages;
    if (paths !== undefined) {
      const positions = paths.map((path) => {
        const position = this.#positionOf(path.replace(/^\/+/, '') || 'index');
        if (position === undefined) throw new UnknownPagePathError(path);
        return position;
      });
      this.#exported = [...new Set(positions)].sort((a, b) => a - b);
    }
    this.written = WRITTEN_PAGES.filter((path) => this.has(path)).map((path) =>
      parsePage(path, readProjectFile(`emulator/site/pages/${path}.md`).toString()),
    );
  }

  /** Number of exported pages. */
  get count(): number {
    return this.#exported?.length ?? this.#pages;
  }

  /** @param index position among the exported pages, in reading order */
  page(index: number): Page {
    const path = this.pathOf(index);
    const station = stationOfPath(path);
    if (station !== undefined) return { ...parsePage(path, stationMarkdown(station)), station };
    // The written pages come first.
    return this.written[index] as Page;
  }

  /** Returns the path of the page, without creating it. */
  pathOf(index: number): string {
    const position = this.#exported?.[index] ?? index;
    return WRITTEN_PAGES[position] ?? stationPath(position - WRITTEN_PAGES.length + 1);
  }

  /** Whether the page with this path is exported. */
  has(path: string): boolean {
    const position = this.#positionOf(path);
    return position !== undefined && (this.#exported?.includes(position) ?? true);
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
  return { path, title: field('title'), description: field('description'), markdown };
}
