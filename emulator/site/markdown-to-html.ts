/** Turns the body of a Markdown page into the HTML of an article, with heading ids and working links. */

import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** A heading of an article, for the table of contents and for search. */
type ArticleHeading = { depth: number; id: string; text: string };

/** One rendered article. */
export type Article = {
  html: string;
  headings: readonly ArticleHeading[];
  /** The prose without any markup and without code blocks, as one line. */
  plainText(): string;
};

/** Gives the address for the HTML, given the one in the Markdown; `undefined` drops a link and keeps its text. */
export type LinkResolver = (address: string) => string | undefined;

const marked = new Marked({
  gfm: true,
  renderer: {
    heading(token) {
      const { id } = token as HeadingWithId;
      const inner = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${escapeHtml(id)}"><a href="#${escapeHtml(id)}">${inner}</a></h${token.depth}>\n`;
    },
    link(token) {
      // An empty address marks a link that leads nowhere. `false` asks for marked's own rendering.
      return token.href === '' ? this.parser.parseInline(token.tokens) : false;
    },
    // What is too wide scrolls within itself (`stylesheet.ts`), and without the focus no key would scroll it.
    code(token) {
      return Renderer.prototype.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
    },
    table(token) {
      return Renderer.prototype.table.call(this, token).replace('<table>', '<table tabindex="0">');
    },
    checkbox({ checked }) {
      return `<input ${checked ? 'checked="" ' : ''}disabled="" type="checkbox" aria-label="Done"> `;
    },
  },
});

type HeadingWithId = Tokens.Heading & { id: string };

/**
 * Renders Markdown (GitHub-flavoured, from a trusted source: HTML in it is passed through). No heading gets an id
 * of `reservedIds`, which the document around the article uses.
 */
export function renderArticle(
  markdown: string,
  resolveLink: LinkResolver,
  reservedIds: readonly string[],
): Article {
  const tokens = marked.lexer(markdown);
  const headings: ArticleHeading[] = [];
  const usedIds = new Set(reservedIds);

  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') {
      const { depth, tokens: inline } = token as Tokens.Heading;
      const text = plainText(inline);
      const id = uniqueId(slug(text), usedIds);
      (token as HeadingWithId).id = id;
      headings.push({ depth, id, text });
    } else if (token.type === 'link' || token.type === 'image') {
      token.href = resolveLink(token.href) ?? '';
    }
  });

  return {
    html: marked.parser(tokens),
    headings,
    plainText: () => plainText(tokens).replaceAll(/\s+/g, ' ').trim(),
  };
}

function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'code' || token.type === 'heading') continue;
    if (token.type === 'list') text += plainText((token as Tokens.List).items);
    else if (token.type === 'table') text += tableText(token as Tokens.Table);
    else if (token.type === 'image') text += (token as Tokens.Image).text;
    else if ('tokens' in token && token.tokens) text += plainText(token.tokens);
    else if ('text' in token) text += token.text;
    if (BLOCKS.has(token.type)) text += ' ';
  }
  return text;
}

const BLOCKS = new Set(['paragraph', 'list', 'list_item', 'table', 'blockquote']);

function tableText(table: Tokens.Table): string {
  const cells = [table.header, ...table.rows].flat();
  return cells.map((cell) => plainText(cell.tokens)).join(' ');
}

/** The way GitHub names headings: lower case, letters and digits of any script, words joined by hyphens. */
function slug(text: string): string {
  const kept = text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.trim().replaceAll(/\s/g, '-') || 'section';
}

function uniqueId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let number = 1; used.has(id); number++) id = `${wanted}-${number}`;
  used.add(id);
  return id;
}
