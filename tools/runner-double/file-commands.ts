// Parses what a step wrote into GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV and GITHUB_PATH, with the runner's rules.
// It takes text, not files, and gives no meaning to the names.
//
// Source of the rules: actions/runner, FileCommandManager.cs.

import type { NamedValue } from './workflow-commands.ts';

/** The pairs of a file. With a problem, the pairs before the bad line still count. */
export interface ParsedPairs {
  readonly pairs: readonly NamedValue[];
  /** Why reading stopped. It fails the step. */
  readonly problem?: string;
}

export interface ParsePairsOptions {
  /** Whether CRLF ends a line too. The runner does so on Windows only. Default: this platform's rule. */
  readonly crlf?: boolean;
}

/**
 * Parses `name=value` lines and `name<<DELIMITER` blocks. Empty lines are skipped. An empty name is let through
 * before `=`, as the runner lets it through: it is the caller's business to refuse it.
 */
export function parsePairs(text: string, options: ParsePairsOptions = {}): ParsedPairs {
  const lines = splitLines(withoutByteOrderMark(text), options.crlf ?? process.platform === 'win32');
  const pairs: NamedValue[] = [];

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.text ?? '';
    if (line === '') continue;

    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs.push({ name: line.slice(0, equals), value: line.slice(equals + 1) });
      continue;
    }
    if (heredoc < 0)
      return { pairs, problem: `invalid line '${line}': neither 'name=value' nor 'name<<delimiter'` };

    const name = line.slice(0, heredoc);
    const delimiter = line.slice(heredoc + 2);
    if (name === '' || delimiter === '') {
      return { pairs, problem: `invalid line '${line}': the name or the delimiter is empty` };
    }
    const end = lines.findIndex((candidate, index) => index > at && candidate.text === delimiter);
    if (end < 0) return { pairs, problem: `the delimiter '${delimiter}' does not come again` };
    pairs.push({ name, value: joinLines(lines.slice(at + 1, end)) });
    at = end;
  }
  return { pairs };
}

/** Parses GITHUB_PATH: one folder per line, empty lines skipped. */
export function parsePaths(text: string): string[] {
  return withoutByteOrderMark(text)
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '');
}

interface Line {
  readonly text: string;
  readonly end: string;
}

function splitLines(text: string, crlf: boolean): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(crlf ? /\r\n|\n/g : /\n/g)) {
    lines.push({ text: text.slice(start, match.index), end: match[0] });
    start = match.index + match[0].length;
  }
  if (start < text.length) lines.push({ text: text.slice(start), end: '' });
  return lines;
}

/** The lines with their own line ends, but for the last one: that end belongs to the delimiter. */
function joinLines(lines: readonly Line[]): string {
  return lines.map((line, index) => line.text + (index < lines.length - 1 ? line.end : '')).join('');
}

function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
