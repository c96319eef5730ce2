/** The file that the search box of a site loads: one entry per page, in full only for the first pages. */

import type { Article } from './markdown-to-html.ts';

// Pages beyond this number are found by their title only, so that the index of a huge site stays loadable.
const FULL_TEXT_PAGES = 1_000;

const EXCERPT_LENGTH = 800;

/** Collects entries while a site is rendered. */
export class SearchIndex {
  readonly #entries: string[] = [];

  /** Adds a page; call in the order in which results of equal rank should be shown. */
  add(path: string, title: string, article: Article): void {
    const full = this.#entries.length < FULL_TEXT_PAGES;
    const text = full
      ? { headings: article.headings.map((heading) => heading.text), text: excerpt(article) }
      : {};
    this.#entries.push(JSON.stringify({ path, title, ...text }));
  }

  /** The index as JSON: `{"pages": [{path, title, headings?, text?}, …]}`, one page per line. */
  toJson(): string {
    return `{"pages":[\n${this.#entries.join(',\n')}\n]}\n`;
  }
}

function excerpt(article: Article): string {
  const text = article.plainText();
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}
