/** Parses JSON from outside, which may be anything. */

/** @returns undefined for a text that is not JSON, and for a missing text */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
