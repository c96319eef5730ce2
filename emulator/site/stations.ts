/**
 * The generated pages: one for each weather buoy of the documented product, from the template `station.md`.
 * All that a page says is drawn from the number of the station, so it is the same in every site.
 */
import { createCipheriv } from 'node:crypto';
import { readProjectFile } from '../project-files.ts';

/** A folder with more files than some hundred is like no real site. */
const STATIONS_PER_SECTOR = 100;

const sectorOf = (station: number) => Math.ceil(station / STATIONS_PER_SECTOR);

/** The number as it is written, such as `00042`. */
export const stationNumber = (station: number) => String(station).padStart(5, '0');

/** Path of the page of a station; stations count from 1. */
export function stationPath(station: number): string {
  return `stations/sector-${String(sectorOf(station)).padStart(3, '0')}/station-${stationNumber(station)}`;
}

/** The inverse of `stationPath`; undefined for any other path. */
export function stationOfPath(path: string): number | undefined {
  const station = Number(/station-(\d{5,})$/.exec(path)?.[1] ?? 0);
  return station > 0 && stationPath(station) === path ? station : undefined;
}

const FIRST_WORDS = (
  'Tern Kelp Grey Amber Herring Skua Otter Fulmar Lantern Cinder Pilot Long Broken Möwen Plover Seal Whelk Gannet ' +
  'Sturm Eider Petrel Cobble Drift Søndre'
).split(' ');
const SECOND_WORDS =
  'Shoal Bank Reach Deep Sound Narrows Ledge Bight Roads Flats Ridge Hole Sand Channel Knoll Gat Skerry Race'.split(
    ' ',
  );

/** Draws numbers and texts that vary and yet are the same for the same seed. */
class SeededRandom {
  readonly #cipher;
  #pool = Buffer.alloc(0);

  constructor(seed: number) {
    const key = Buffer.alloc(16);
    key.writeUInt32BE(seed);
    this.#cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16));
  }

  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + (this.#bytes(4).readUInt32BE() % (max - min + 1));
  }

  pick(...list: readonly string[]): string {
    return list[this.integer(0, list.length - 1)] ?? '';
  }

  /** URL-safe Base64, which hardly compresses, as real digests do. */
  base64(length: number): string {
    return this.#bytes(Math.ceil((length * 3) / 4))
      .toString('base64url')
      .slice(0, length);
  }

  #bytes(length: number): Buffer {
    if (this.#pool.length < length) {
      this.#pool = Buffer.concat([this.#pool, this.#cipher.update(Buffer.alloc(Math.max(length, 512)))]);
    }
    const bytes = this.#pool.subarray(0, length);
    this.#pool = this.#pool.subarray(length);
    return bytes;
  }
}

const names = new Map<number, string>();

export function stationName(station: number): string {
  const name = names.get(station) ?? nameFrom(new SeededRandom(station));
  names.set(station, name);
  return name;
}

function nameFrom(random: SeededRandom): string {
  return `${random.pick(...FIRST_WORDS)} ${random.pick(...SECOND_WORDS)}`;
}

let template: string | undefined;

/** Front matter and Markdown; where the readings go, `{{readings}}` is left. */
export function stationMarkdown(station: number): string {
  template ??= readProjectFile('emulator/site/station.md');
  const random = new SeededRandom(station);
  const name = nameFrom(random);
  const date = () => `2024-0${random.integer(1, 9)}-${random.integer(10, 28)}`;
  const serial = () => `${random.base64(4)}-${random.integer(100_000, 999_999)}`;
  const values: Readonly<Record<string, string | number>> = {
    name,
    number: stationNumber(station),
    id: `${name.toLowerCase().replace(' ', '-').replaceAll(/[öø]/g, 'oe')}-${station}`,
    mooring: random.pick(
      'rides on a single chain in',
      'has a two-point mooring in',
      'is moored elastically in',
    ),
    exposure: random.pick(
      'open to swell from every side',
      'in the lee of a sandbank',
      'where the tide runs hard',
      'next to a shipping lane, and has been run down twice & replaced twice',
      'and is visited by seals, which explains some of the tilt readings',
    ),
    delay: random.integer(2, 40),
    depth: random.integer(9, 480),
    latitude: random.integer(-6000, 7200) / 100,
    longitude: random.integer(-17900, 17900) / 100,
    state: random.pick('active', 'active', 'active', 'quiet', 'adrift'),
    key: random.base64(43),
    wave: random.pick('WR-7', 'WR-9', 'Heave 3'),
    wind: random.pick('Sonic 2D', 'Sonic 2D+', 'Cup 40'),
    serial1: serial(),
    serial2: serial(),
    serial3: serial(),
    date1: date(),
    date2: date(),
    date3: date(),
    neighbours: [station - 1, station + 1]
      .filter((other) => other > 0)
      .map((other) => `[${stationName(other)}](/${stationPath(other)})`)
      .join(' and '),
    readings: READINGS,
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => String(values[field]));
}

/** What stands for the readings in the Markdown, and in the HTML that is made of it. */
export const READINGS = '{{readings}}';

/** Readings with so many characters, all of them one byte and none of them special in HTML. */
export function stationReadings(station: number, length: number): string {
  const random = new SeededRandom(-station >>> 0);
  let text = '';
  for (let reading = 0; text.length < length; reading++) {
    const time = new Date(Date.UTC(2025, 2, 1) + reading * 600_000).toISOString().slice(0, 16);
    const [wave, period, wind, temperature] = [
      random.integer(2, 79),
      random.integer(24, 119),
      random.integer(0, 240),
      random.integer(40, 160),
    ].map((tenths) => (tenths / 10).toFixed(1));
    const flag = random.pick('good', 'good', 'good', 'good', 'doubtful', 'bad');
    text += `${time}Z,${random.base64(8)},${wave},${period},${wind},${temperature},${flag},${random.base64(43)}\n`;
  }
  return text.slice(0, length);
}
