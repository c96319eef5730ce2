/** The shape of one Markdown source, shared by everything that writes or reads pages. */

/** One documentation page as its author wrote it. */
export type MarkdownPage = {
  /** Posix path without ending or leading slash, such as `guides/alerts`; the start page is `index`. */
  path: string;
  /** YAML front matter between two `---` lines, then GitHub-flavoured Markdown. */
  markdown: string;
};
