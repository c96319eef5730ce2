/** The `Retry-After` header (RFC 9110, section 10.2.3). */

/**
 * Milliseconds to wait from now on.
 *
 * @param header seconds or an HTTP date
 * @param now the present time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative or malformed; 0 for a date in the past
 */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
  if (!/^[A-Za-z]/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
