/** The invented facts of one station (name, place, sensors), drawn from its number and nothing else. */

import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** One sensor on a station's buoy. */
type Sensor = { quantity: string; model: string; serial: string; calibrated: string; unit: string };

/** What the pages tell about a station. */
export type StationFacts = {
  name: string;
  /** The id in the API, lower-case words: unique because it ends in the number. */
  id: string;
  latitude: number;
  longitude: number;
  depthM: number;
  sensors: readonly Sensor[];
  /** Continues the station's stream of draws, for text that is not a fact. */
  random: SeededRandom;
};

const FIRST_WORDS = [
  'Tern',
  'Kelp',
  'Grey',
  'Amber',
  'Herring',
  'Skua',
  'Otter',
  'Fulmar',
  'Lantern',
  'Cinder',
  'Pilot',
  'Long',
  'Broken',
  'Möwen',
  'Plover',
  'Seal',
  'Whelk',
  'Gannet',
  'Sturm',
  'Eider',
  'Petrel',
  'Cobble',
  'Drift',
  'Søndre',
] as const;

const SECOND_WORDS = [
  'Shoal',
  'Bank',
  'Reach',
  'Deep',
  'Sound',
  'Narrows',
  'Ledge',
  'Bight',
  'Roads',
  'Flats',
  'Ridge',
  'Hole',
  'Sand',
  'Channel',
  'Knoll',
  'Gat',
  'Skerry',
  'Race',
] as const;

const SENSORS = [
  { quantity: 'wave_height', unit: 'm', models: ['WR-7', 'WR-9', 'Heave 3'] },
  { quantity: 'wave_period', unit: 's', models: ['WR-7', 'WR-9', 'Heave 3'] },
  { quantity: 'wind_speed', unit: 'm/s', models: ['Sonic 2D', 'Sonic 2D+', 'Cup 40'] },
  { quantity: 'wind_direction', unit: '°', models: ['Sonic 2D', 'Sonic 2D+', 'Vane 12'] },
  { quantity: 'water_temperature', unit: '°C', models: ['T-100', 'T-110'] },
  { quantity: 'air_pressure', unit: 'hPa', models: ['Baro S', 'Baro M', 'Baro L'] },
] as const;

/** A station's name alone, for lists of many; the same name as in {@link stationFacts}. */
export function stationName(station: number): string {
  return drawName(seededRandom(station));
}

/** Everything that is known about a station. */
export function stationFacts(station: number): StationFacts {
  const random = seededRandom(station);
  const name = drawName(random);
  return {
    name,
    id: `${asciiWords(name)}-${station}`,
    latitude: random.integer(-6000, 7200) / 100,
    longitude: random.integer(-17900, 17900) / 100,
    depthM: random.integer(9, 480),
    sensors: SENSORS.slice(0, random.integer(3, SENSORS.length)).map(({ quantity, unit, models }) => ({
      quantity,
      unit,
      model: models[random.integer(0, models.length - 1)] ?? models[0],
      serial: `${random.base64(4)}-${random.integer(100_000, 999_999)}`,
      calibrated: `2024-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))}`,
    })),
    random,
  };
}

function drawName(random: SeededRandom): string {
  return `${random.pick(FIRST_WORDS)} ${random.pick(SECOND_WORDS)}`;
}

function asciiWords(name: string): string {
  const ascii = name.replaceAll('ö', 'oe').replaceAll('ø', 'oe');
  return ascii.toLowerCase().replaceAll(' ', '-');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
