/** Renders the Markdown of a page to the HTML of an article, with heading ids. */
import { Marked, type Tokens } from 'marked';

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ depth, text, tokens }) {
      const id = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/**
 * @param markdown GitHub-flavoured, from a trusted source: HTML in it is passed through
 * @param resolveUrl converts a URL in the Markdown to the URL in the HTML
 */
export function renderArticle(markdown: string, resolveUrl: (url: string) => string): string {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'link' && token.type !== 'image') return;
    const resolved = token as Tokens.Link | Tokens.Image;
    resolved.href = resolveUrl(resolved.href);
  });
  return marked.parser(tokens);
}
