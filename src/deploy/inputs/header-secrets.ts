/** Finds the secrets in the headers that rclone sends with each request. */
import { formsOfPassword, isWord, MIN_PART, NO_SECRET, spellingsOf } from './secret-forms.ts';

/** Headers without a secret, such as the content type that lighttpd needs (deploy/README.md). */
const NO_SECRET_HEADER =
  /^(?:accept|cache-control|connection|content|depth|expect|forwarded|host|if|origin|pragma|prefer|range|referer|translate|user-agent|x-forwarded|x-real-ip|x-requested-with)(?:-|$)/i;

/** Headers whose value is a secret, even if it is a short word. */
const SECRET_HEADER = /auth|cookie|key|pass|secret|session|token/i;

/** @param list `Name,value,Name,value`, in which rclone accepts the quotes of CSV (`CommaSepList`, RFC 4180) */
export function secretsOfHeaders(list: string): string[] {
  const fields = fieldsOf(list);
  return fields.flatMap((value, at) => (at % 2 === 0 ? [] : secretsOfHeader(fields[at - 1] ?? '', value)));
}

/** @param header `Name: value` */
export function secretsOfHeaderLine(header: string): string[] {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(header) ?? [];
  return secretsOfHeader(name, value);
}

function fieldsOf(list: string): string[] {
  return [...list.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

function secretsOfHeader(name: string, value: string): string[] {
  const text = value.trim();
  const isShortWord = text.length < MIN_PART && isWord(text);
  if (NO_SECRET_HEADER.test(name.trim()) || (isShortWord && !SECRET_HEADER.test(name))) return [];
  const [, scheme = '', credential = ''] = /^([\w-]+)\s+(\S+)$/.exec(text) ?? [];
  const parts = [text, credential, ...pairsIn(text)].filter((part) => !NO_SECRET.test(part));
  return [...parts.flatMap(spellingsOf), ...(/^basic$/i.test(scheme) ? formsOfBasic(credential) : [])];
}

/** Returns the longer values of cookies and of parameters, such as `session=...`. */
function pairsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;,])[^\s;,="]+="?([^\s;,"]+)/g)]
    .map(([, value = '']) => value)
    .filter((value) => value.length >= MIN_PART && !isWord(value));
}

/** @param credential `user:password` in Base64 */
function formsOfBasic(credential: string): string[] {
  const text = Buffer.from(credential, 'base64').toString();
  return formsOfPassword(text.slice(text.indexOf(':') + 1));
}
