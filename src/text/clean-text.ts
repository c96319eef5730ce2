/**
 * Makes text from outside (the service, the storage, file names) safe for a log line. Nothing else does this.
 *
 * The runner reads workflow commands from a step's output after every LF, CRLF, and lone CR, and the older `##[...]`
 * form anywhere in a line (actions/runner, ActionCommand.cs), so text from outside must contain neither. Escape
 * sequences and invisible characters are also removed: they change what a log seems to say, and hide commands.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;

/** Longest text from outside that is shown, in characters. */
const MAX_LENGTH = 500;

/**
 * Returns one line of printable text that contains no workflow command.
 *
 * @param text text from outside, of any length
 * @param maxLength longer text is cut after this many characters, and then ends in `…`
 */
export function cleanText(text: string, maxLength = MAX_LENGTH): string {
  // Cut first, so that a megabyte of text does not cost a megabyte of work.
  const short = text.slice(0, maxLength * 4);
  const clean = short
    .replace(ESCAPE_SEQUENCES, '')
    .replace(LINE_BREAKS_AND_CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^::/, ': :')
    .replaceAll('##[', '## [');
  const characters = [...clean];
  return characters.length > maxLength || text.length > short.length
    ? `${characters.slice(0, maxLength).join('')}…`
    : clean;
}

/** The scheme and the host of an address. Pages and chats also turn `www.` into a link. */
const ORIGIN = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s/"'`<>]*/gi;

/** What follows the path of an address, which may be a token. */
const QUERY = /(:\/\/[^\s"'`<>?#]*)[?#][^\s"'`<>)]*/g;

/** Longest output `error-message`, in characters. */
export const MAX_MESSAGE = 500;

/** An ARN, an address, or a path: its middle says the least, and a sentence about it has its reason at the end. */
const LONG_NAME = /(?<![^\s"'])(?=[^\s"']*[:/])([^\s"']{16})[^\s"']{9,}([^\s"']{32})(?![^\s"'])/gu;

/**
 * Returns one line that is text wherever it is shown: without the host of an address, it is not a link; with another
 * `@`, it mentions nobody; and nothing in it begins a tag or ends a text in backticks.
 *
 * @param maxLength most characters. Of a longer text, the middle of long names is left out, and then the middle of the
 *   text: it begins with what failed, and what others say about that has its reason at the end.
 */
export function plainText(text: string, maxLength: number): string {
  const plain = (raw: string) =>
    raw
      .replace(QUERY, '$1')
      .replace(ORIGIN, '…')
      .replace(/\blookup \S+/g, 'lookup …')
      .replace(/[`<>]/g, "'")
      .replaceAll('@', '＠');
  const clean = plain(cleanText(text, 2000));
  if ([...clean].length <= maxLength) return clean;
  const characters = [...plain(cleanText(text, 2000).replace(LONG_NAME, '$1…$2'))];
  if (characters.length <= maxLength) return characters.join('');
  const head = Math.floor(maxLength / 2) - 1;
  const [begin, end] = [characters.slice(0, head).join(''), characters.slice(head - maxLength + 1).join('')];
  // Words of usual length stay whole.
  return `${begin.replace(/ \S{0,20}$/, ' ')}…${end.replace(/^\S{0,20} /, ' ')}`;
}

/** Escapes text for HTML. A job summary also needs this: GitHub escapes nothing there. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
