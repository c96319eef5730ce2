/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. GitHub does not interpret Markdown in blocks of HTML, so text from outside remains text
 * there.
 */
import { cleanText, escapeHtml } from '../text/clean-text.ts';

/** @param blocks the blocks of this file; empty ones are left out */
export function summaryText(blocks: readonly string[]): string {
  // A blank line ends a block of HTML, and lets Markdown begin after it.
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

export function heading(html: string): string {
  return `<h3>${html}</h3>`;
}

export function paragraph(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

/** The error and how to fix it, together, since people read them right after the headline. Backticks become code. */
export function failureBlock(message: string, hint = ''): string {
  return paragraph(`<strong>${prose(message)}</strong>${hint === '' ? '' : ` ${prose(hint)}`}`);
}

/** @param rows names and values; the values are HTML, such as that of {@link code}. Empty rows are left out. */
export function table(rows: readonly (readonly [name: string, value: string | undefined])[]): string {
  const shown = rows.filter(([, value]) => value);
  if (shown.length === 0) return '';
  return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}

/** @param title HTML; a click on it shows the blocks */
export function folded(title: string, blocks: readonly string[]): string {
  return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}

export function text(value: string): string {
  return escapeHtml(cleanText(value));
}

/** @param maxLength in characters; a longer value is cut */
export function code(value: string, maxLength?: number): string {
  return `<code>${escapeHtml(cleanText(value, maxLength))}</code>`;
}

/** The caller has checked that `url` is http or https. `html` is what to click. */
export function link(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`;
}

/** Formats a text of this action that contains text from outside. Backticks become code. */
export function prose(value: string): string {
  return escapeHtml(cleanText(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}
