/** The `Retry-After` header (RFC 9110, section 10.2.3). */

/**
 * Milliseconds to wait from now on.
 *
 * @param header seconds or an HTTP date
 * @param now the present moment, milliseconds since 1970
 * @returns undefined where the header is missing, negative or means nothing; 0 for a date that has passed
 */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Dates begin with the day's name; Date.parse alone would also take "-5" for a date.
  if (!/^[A-Za-z]/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
