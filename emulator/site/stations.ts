/**
 * The generated pages: one for each weather buoy of the documented product, from the template `station.md`. The content
 * of a page depends only on the number of the station, so it is the same in every site.
 */
import { createCipheriv } from 'node:crypto';
import { readProjectFile } from '../project-files.ts';

/** A folder of a real site rarely has more than a few hundred files. */
const STATIONS_PER_SECTOR = 100;

/** Formats a station number, such as `00042`. */
const stationNumber = (station: number) => String(station).padStart(5, '0');

/** Path of the page of a station; stations count from 1. */
export function stationPath(station: number): string {
  const sector = Math.ceil(station / STATIONS_PER_SECTOR);
  return `stations/sector-${String(sector).padStart(3, '0')}/station-${stationNumber(station)}`;
}

/** The inverse of `stationPath`; undefined for any other path. */
export function stationOfPath(path: string): number | undefined {
  const station = Number(/station-(\d{5,})$/.exec(path)?.[1] ?? 0);
  return station > 0 && stationPath(station) === path ? station : undefined;
}

let template: string | undefined;

/** Returns front matter and Markdown, with `{{readings}}` as the placeholder for the readings. */
export function stationMarkdown(station: number): string {
  template ??= readProjectFile('emulator/site/station.md').toString();
  return template
    .replaceAll('{{title}}', `Station ${stationNumber(station)}`)
    .replaceAll('{{number}}', stationNumber(station));
}

/** The placeholder for the readings, in the Markdown and in the rendered HTML. */
export const READINGS = '{{readings}}';

/** Returns readings of this length. Each character is one byte, and none is special in HTML. */
export function stationReadings(station: number, length: number): string {
  const random = randomText(-station >>> 0, length);
  let text = '';
  for (let reading = 0; text.length < length; reading++) {
    const time = new Date(Date.UTC(2025, 2, 1) + reading * 600_000).toISOString().slice(0, 16);
    const drawn = random.slice(reading * 52, reading * 52 + 52);
    const [wave, wind] = [drawn.charCodeAt(0) / 16, drawn.charCodeAt(1) / 5];
    text += `${time}Z,${drawn.slice(2, 9)},${wave.toFixed(1)},${wind.toFixed(1)},good,${drawn.slice(9)}\n`;
  }
  return text.slice(0, length);
}

/** Returns URL-safe Base64 that is the same for the same seed, and hardly compresses, as with real digests. */
function randomText(seed: number, length: number): string {
  const key = Buffer.alloc(16);
  key.writeUInt32BE(seed);
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16));
  return cipher.update(Buffer.alloc(length)).toString('base64url').slice(0, length);
}
