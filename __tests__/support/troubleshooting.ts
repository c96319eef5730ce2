/** The messages that `docs/troubleshooting.md` explains. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './repository.ts';

/** A message on the troubleshooting page. */
interface Entry {
  /** Quotes of messages, as Markdown. */
  readonly messages: string;
  /** The same quotes as text. */
  readonly quotes: readonly string[];
  readonly codes: readonly string[];
}

/** Returns the text of a section, without its heading. */
export function sectionOf(page: string, title: string): string {
  const [, depth = '', rest = ''] = new RegExp(`^(#+) ${title}\n([\\s\\S]*)`, 'm').exec(page) ?? [];
  return rest.split(new RegExp(`^#{1,${depth.length}} `, 'm'))[0] ?? '';
}

/** Reads an entry from the messages that it quotes, and from the text that names its error codes. */
function entryOf(messages: string, codes: string): Entry {
  return {
    messages,
    quotes: [...messages.matchAll(/`` ?(.+?) ?``|`([^`]+)`/g)].map(
      ([, double, single]) => double ?? single ?? '',
    ),
    codes: [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code),
  };
}

const page = readFileSync(path.join(REPOSITORY, 'docs', 'troubleshooting.md'), 'utf8');

export const MESSAGES: readonly Entry[] = sectionOf(page, 'By message')
  .split(/^### /m)
  .slice(1)
  .map((entry) => {
    const [messages = '', , codes = ''] = entry.split('\n');
    return entryOf(messages, codes.split(': ')[0] ?? '');
  });
