/** Creates a page from a job summary, to open in a browser, roughly as GitHub shows it below a workflow run. */
import { Marked } from 'marked';
import { readProjectFile } from '../../emulator/project-files.ts';

const marked = new Marked({ gfm: true });

/**
 * @param summary GitHub-flavored Markdown; HTML in it is passed through, because the action escapes text from outside
 * @param job name of the job, from which GitHub makes the title
 * @returns a complete HTML document that loads nothing
 */
export function summaryPage(summary: string, job: 'export' | 'deploy'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Job summary of the demo</title>
<style>
${readProjectFile('tools/demo/summary-page.css')}</style>
</head>
<body>
<main>
<h1>Job summary of the demo, roughly as GitHub shows it</h1>
<section>
<h2>${job} summary</h2>
<article>
${marked.parse(summary, { async: false }).trimEnd()}
</article>
</section>
</main>
</body>
</html>
`;
}

/**
 * @param summary GitHub-flavored Markdown
 * @returns its text for a terminal, without markup, with one table row per line
 */
export function summaryText(summary: string): string {
  const html = marked.parse(summary, { async: false });
  return html
    .replace(/<\/t[hd]>\s*(?=<t[hd])/g, ': ')
    .replace(/<\/(?:h\d|p|summary|li|tr|table|pre)>/g, '$&\n')
    .replace(/<li>/g, '- ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (entity, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replace(/\n\s*\n/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
