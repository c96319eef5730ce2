// Hides registered values in log text as GitHub's runner does it, with the encodings that the runner adds.
// It knows nothing of commands or of files: the caller decides which values are registered and when.
//
// Source of the rules: actions/runner, SecretMasker.cs and ValueEncoders.cs, and HostContext.cs for the list of encodings.

import { trimWhiteSpace } from './white-space.ts';

/** Holds the values to hide; a value is hidden from the moment that it is added. */
export interface SecretMasker {
  /** Adds a value, each of its lines (trimmed), and the encoded forms of all of them. An empty value is ignored. */
  add(value: string): void;
  /** Returns the text with every added value replaced by `***`; values that touch or overlap become one `***`. */
  mask(text: string): string;
}

/** Makes a masker that hides nothing yet. */
export function createSecretMasker(): SecretMasker {
  const hidden = new Set<string>();

  function addExactly(value: string): void {
    for (const form of [value, ...encodedForms(value)]) {
      if (form !== '') hidden.add(form);
    }
  }

  return {
    add(value) {
      addExactly(value);
      for (const line of value.split(/[\r\n]/)) addExactly(trimWhiteSpace(line));
    },
    mask(text) {
      const spans = [...hidden].flatMap((secret) => occurrences(text, secret));
      return replaceSpans(text, spans);
    },
  };
}

type Span = readonly [start: number, end: number];

function occurrences(text: string, secret: string): Span[] {
  const spans: Span[] = [];
  // One character on, not one secret on: overlapping occurrences are all hidden.
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
    spans.push([at, at + secret.length]);
  }
  return spans;
}

function replaceSpans(text: string, spans: Span[]): string {
  const sorted = spans.toSorted((a, b) => a[0] - b[0]);
  let masked = '';
  let shown = 0;
  for (const [start, end] of sorted) {
    const touchesTheLast = masked !== '' && start <= shown;
    if (!touchesTheLast) masked += `${text.slice(shown, start)}***`;
    shown = Math.max(shown, end);
  }
  return masked + text.slice(shown);
}

/** The further forms in which the runner hides a value. Some can be equal to the value, some can be empty. */
function encodedForms(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  return [
    // Three phases, since a value in the middle of encoded text can start at any of three offsets.
    ...[0, 1, 2].map((shift) => bytes.subarray(bytes.length > shift ? shift : 0).toString('base64')),
    value.replaceAll('"', '\\"'),
    value.replaceAll("'", "''"),
    jsonEscape(value),
    uriEscape(bytes),
    xmlEscape(value),
    withoutDoubleQuotes(value),
    ...aroundAmpersand(value),
  ];
}

/** As Json.NET escapes: like JSON.stringify, and three line separators as well. */
function jsonEscape(value: string): string {
  return JSON.stringify(value)
    .slice(1, -1)
    .replace(/[\u0085\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** As .NET's Uri.EscapeDataString: everything but letters, digits and `-_.~`. */
function uriEscape(utf8: Buffer): string {
  // Through the bytes, because encodeURIComponent throws on half a surrogate pair.
  return encodeURIComponent(utf8.toString('utf8')).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const xmlEntities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
};

function xmlEscape(value: string): string {
  return value.replace(/[<>"'&]/g, (c) => xmlEntities[c] ?? c);
}

function withoutDoubleQuotes(value: string): string {
  return value.length > 8 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : '';
}

/**
 * The two halves of a value with `&` in it, since PowerShell prints them apart. This is what makes the text
 * after the last `&` of a masked address vanish everywhere. Halves shorter than six characters are left alone.
 */
function aroundAmpersand(value: string): string[] {
  if (!value.includes('&')) return [];
  const coloured = value.indexOf('&+');
  const cut = coloured >= 0 ? coloured + 2 : value.lastIndexOf('&') + 1;
  // PowerShell puts a colour code around the character that follows `&+`, so that one is not part of the half.
  const halves = [value.slice(0, cut), value.slice(coloured >= 0 ? cut + 1 : cut)];
  return halves.filter((half) => half.length >= 6);
}
