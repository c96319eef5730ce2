/** The parts of a job summary. GitHub escapes nothing in it, so text from outside is escaped here. */
import { cleanText, escapeHtml } from './clean-text.ts';

/** What went wrong, safe to show. */
interface Failure {
  readonly message: string;
  readonly hint: string;
}

/**
 * A headline, the error if there is one, a table, and a chart.
 *
 * @param rows names and values; the values are HTML, such as {@link code} returns
 * @param chart a Mermaid chart
 */
export function summaryText(
  headline: string,
  { error }: { readonly error?: Failure },
  rows: readonly (readonly [name: string, value: string])[],
  chart?: string,
): string {
  return [
    `### ${headline}`,
    ...(error === undefined ? [] : [htmlBlock(error.message), htmlBlock(error.hint)]),
    `<table>\n${rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`,
    ...(chart === undefined ? [] : [`\`\`\`mermaid\n${chart}\n\`\`\``]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

export function code(value: string): string {
  return `<code>${escapeHtml(cleanText(value))}</code>`;
}

/** GitHub renders no Markdown in a block of HTML, so text from outside stays text. Backticks become code, as our texts mean it. */
function htmlBlock(text: string): string {
  if (text === '') return '';
  return `<p>${escapeHtml(cleanText(text, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
}
