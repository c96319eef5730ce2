/** The forms in which a secret is sent, or in which the page of a server repeats it. */
import { createDecipheriv } from 'node:crypto';
import { percentDecoded } from '../../text/decode-text.ts';

/** Values that are not secret. Masking them would make a log unreadable. */
export const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;

/** Shorter parts of a value are not secret by themselves, such as a brace or a version. */
export const MIN_PART = 8;

/** A password in every form: as text, and as rclone and curl send it (RFC 7617, "Basic"). Empty for no secret. */
export function formsOfPassword(password: string): string[] {
  return NO_SECRET.test(password)
    ? []
    : [...spellingsOf(password), ...basicForms(password).flatMap(spellingsOf)];
}

/**
 * Returns a secret as it was written, decoded, and encoded. Its longer runs of letters and digits are the same however a
 * page escapes the characters between them.
 */
export function spellingsOf(written: string): string[] {
  const decoded = percentDecoded(written);
  const encoded = encodeURIComponent(decoded);
  const inLowerCase = encoded.replace(/%../g, (code) => code.toLowerCase());
  const runs = decoded.split(/[^a-z\d]+/i).filter((run) => run.length >= MIN_PART && !isWord(run));
  return [...new Set([written, decoded, encoded, inLowerCase, ...runs])];
}

/** A word is not secret by itself. */
export function isWord(text: string): boolean {
  return /^(?:[A-Z]?[a-z]*|[A-Z]*)$/.test(text);
}

/**
 * Returns the end of `user:password` in Base64, from the colon on. It depends only on the length of the name of the user,
 * which may not be in a variable: one form for each remainder of its division by three.
 */
function basicForms(password: string): string[] {
  return ['', 'u', 'uu'].map((user) => {
    const sent = Buffer.from(`${user}:${password}`).toString('base64');
    // The first characters also depend on the name.
    return sent.slice(Math.ceil((user.length * 8) / 6)).replace(/=+$/, '');
  });
}

/** The key of `rclone obscure`, which is public: it protects a password from a glance only (`fs/config/obscure`). */
const OBSCURE_KEY = Buffer.from('9c935b48730a554d6bfd7c63c886a92bd390198eb8128afbf4de162b8b95f638', 'hex');
const IV_BYTES = 16;

/** Returns the password that `rclone obscure` has hidden in a value; undefined for any other value. */
export function revealed(value: string): string | undefined {
  if (!/^[\w-]+$/.test(value)) return undefined;
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length <= IV_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-ctr', OBSCURE_KEY, bytes.subarray(0, IV_BYTES));
  const password = decipher.update(bytes.subarray(IV_BYTES));
  return password.equals(Buffer.from(password.toString())) ? password.toString() : undefined;
}
