/** Renders the Markdown of a page to the HTML of an article, with heading ids. */
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

export interface Article {
  readonly html: string;
  /** Headings of the second level, for the table of contents. */
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** Gives the URL for the HTML, given the one in the Markdown; undefined drops a hyperlink and keeps its text. */
export type UrlResolver = (url: string) => string | undefined;

type HeadingWithId = Tokens.Heading & { id: string };

const marked = new Marked({
  gfm: true,
  renderer: {
    heading(token) {
      const { id } = token as HeadingWithId;
      const text = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${escapeHtml(id)}"><a href="#${escapeHtml(id)}">${text}</a></h${token.depth}>\n`;
    },
    link(token) {
      // An empty URL marks a hyperlink that leads nowhere. `false` asks for the default rendering.
      return token.href === '' ? this.parser.parseInline(token.tokens) : false;
    },
    // Wide blocks scroll by themselves, and without the focus no key would scroll them.
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

/**
 * @param markdown GitHub-flavoured, from a trusted source: HTML in it is passed through
 * @param reservedIds ids that the document around the article uses
 */
export function renderArticle(
  markdown: string,
  resolveUrl: UrlResolver,
  reservedIds: readonly string[],
): Article {
  const tokens = marked.lexer(markdown);
  const sections: { id: string; text: string }[] = [];
  const usedIds = new Set(reservedIds);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') {
      const { depth, tokens: inline } = token as Tokens.Heading;
      const text = plainText(inline);
      const id = uniqueId(slug(text), usedIds);
      (token as HeadingWithId).id = id;
      if (depth === 2) sections.push({ id, text });
    } else if (token.type === 'link' || token.type === 'image') {
      token.href = resolveUrl(token.href) ?? '';
    }
  });
  return { html: marked.parser(tokens), sections };
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
}

/** As GitHub names headings: lower case, letters and digits of any script, words joined by hyphens. */
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
