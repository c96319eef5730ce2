/** Renders the Markdown of a page to the HTML of an article, with heading ids. */
import { Marked, Renderer, type Tokens } from 'marked';
import { escapeHtml } from '../../src/text/clean-text.ts';

/** Converts a URL in the Markdown to the URL in the HTML; undefined drops a hyperlink and keeps its text. */
export type UrlResolver = (url: string) => string | undefined;

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ depth, text, tokens }) {
      const id = escapeHtml(slug(text));
      return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
    },
    link(token) {
      // An empty URL marks a hyperlink that leads nowhere. `false` asks for the default rendering.
      return token.href === '' ? this.parser.parseInline(token.tokens) : false;
    },
    // Wide blocks scroll separately. Without focus, the keyboard could not scroll them.
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

/** @param markdown GitHub-flavoured, from a trusted source: HTML in it is passed through */
export function renderArticle(markdown: string, resolveUrl: UrlResolver): string {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'link' && token.type !== 'image') return;
    (token as Tokens.Link | Tokens.Image).href = resolveUrl(token.href) ?? '';
  });
  return marked.parser(tokens);
}

/** Creates heading IDs as GitHub does: lower case, letters and digits, words joined by hyphens. */
function slug(text: string): string {
  const kept = text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.trim().replaceAll(/\s/g, '-');
}
