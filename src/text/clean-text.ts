/**
 * The one place where text from outside (the service, the storage, file names) becomes fit for a log line.
 *
 * The runner reads commands from a step's output after every LF, CRLF and lone CR, and the older `##[...]` form
 * anywhere in a line (runner: ActionCommand), so no text that we did not write may hold either. Escape sequences
 * and invisible characters go too: they make a log say what was not said, and hide commands.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;

/** Longest text from outside that is shown, in characters. */
const MAX_LENGTH = 500;

/**
 * One line of printable text that holds no workflow command.
 *
 * @param text what came from outside, of any length
 * @param longest characters after which it is cut and ends in `…`
 */
export function cleanText(text: string, longest = MAX_LENGTH): string {
  // Cut first: a megabyte of text must not cost a megabyte of work.
  const short = text.slice(0, longest * 4);
  const clean = short
    .replace(ESCAPE_SEQUENCES, '')
    .replace(LINE_BREAKS_AND_CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^::/, ': :')
    .replaceAll('##[', '## [');
  const characters = [...clean];
  return characters.length > longest || text.length > short.length
    ? `${characters.slice(0, longest).join('')}…`
    : clean;
}

/** Text for HTML, also where GitHub renders it in a job summary, which escapes nothing itself. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
