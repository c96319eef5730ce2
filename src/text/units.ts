/** Formats durations, sizes, dates, and counts for people. */
import prettyMilliseconds from 'pretty-ms';
import { cleanText } from './clean-text.ts';

/** `850ms`, `12.3s`, `4m 10s`, `2h 5m`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))}ms`;
  if (ms < 60_000) return prettyMilliseconds(ms, { secondsDecimalDigits: 1 });
  return prettyMilliseconds(Math.round(ms / 1000) * 1000, { unitCount: 2, secondsDecimalDigits: 0 });
}

/** `512 B`, `4.2 MB`: powers of ten, as storage services count. */
export { default as size } from 'pretty-bytes';

// `Intl` is not used: its first use costs a tenth of a short run.

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `12 November 2026`, in UTC; empty for a text that is not a time in ISO 8601. */
function day(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `12 November 2026, 06:05 UTC`; the text itself, cleaned, if it is not a time in ISO 8601. */
export function dayAndTime(time: string): string {
  const date = day(time);
  return date === '' ? cleanText(time, 50) : `${date}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}

/** A shorter wait is over before somebody reads the message. A longer one is a mistake of the server. */
const SHOWN_WAIT_MS = { from: 60_000, to: 30 * 86_400_000 };

/** Returns what a server asks for, with a blank before it; empty if that does not help a reader. */
export function waitSentence(waitMs: number): string {
  if (!(waitMs >= SHOWN_WAIT_MS.from && waitMs <= SHOWN_WAIT_MS.to)) return '';
  // A started minute counts.
  const time = new Date(Date.now() + waitMs + 59_999).toISOString();
  return ` It asks to wait until ${dayAndTime(time)}.`;
}

/** `12,000`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 page`, `25 pages`, `12,000 pages`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(count)} ${count === 1 ? singular : plural}`;
}
