/** Decodes text from outside, which may be anything. */

/** @returns undefined for a text that is not JSON, and for a missing text */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** @returns the text with its percent-encoding decoded, or unchanged if that is malformed */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
