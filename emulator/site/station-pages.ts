/**
 * The Markdown of the generated pages: station directory, sectors, stations.
 * A large site consists almost only of these, so they are cheap to make and, with their ids and signatures,
 * compress about as badly as real reference pages do.
 */

import {
  type GeneratedPage,
  generatedPagePosition,
  STATIONS_PER_SECTOR,
  sectorNumber,
  sectorOfStation,
  stationNumber,
} from './station-directory.ts';
import { type StationFacts, stationFacts, stationName } from './station-facts.ts';

/** What a generated page's front matter says. */
export type GeneratedOutline = { title: string; description: string; order: number };

/** How far the generated part of a site goes, and how big its station pages should be. */
export type GeneratedExtent = {
  /** Number of generated pages in the site. */
  pages: number;
  /** Wanted size of a rendered station page in bytes of HTML; without it, a few readings are shown. */
  pageBytes?: number;
};

// What the renderer adds around an article, and what Markdown grows by when it becomes HTML. Measured, not
// derived: the test of `pageBytes` fails if the page template moves far away from these.
const HTML_AROUND_STATION_BYTES = 4_880;
const HTML_PER_DAY_BYTES = 120;

const READINGS_LENGTH_BY_DEFAULT = 1_100;
const ROWS_PER_DAY = 6;
const TELEGRAM_LINES_PER_DAY = 30;
const TELEGRAM_LINE_LENGTH = 76;
const READINGS_INTRODUCTION = `## Readings

Six readings of each day, one per line: time, id, height, period, wind, temperature, flag, signature. Below them, the
telegrams of the day as they came in, in Base64.

`;
const FIRST_DAY = Date.UTC(2025, 2, 1);
const DAY_MS = 86_400_000;

/** Title, description and order of a generated page. */
export function generatedOutline(page: GeneratedPage): GeneratedOutline {
  switch (page.kind) {
    case 'directory':
      return {
        title: 'Station directory',
        description: 'All stations, sector by sector.',
        order: 1,
      };
    case 'sector':
      return {
        title: `Sector ${sectorNumber(page.sector)}`,
        description: `The stations of sector ${sectorNumber(page.sector)} with their names and pages.`,
        order: page.sector,
      };
    case 'station': {
      const name = stationName(page.station);
      return {
        title: `${name} (${stationNumber(page.station)})`,
        description: `Position, sensors and signed readings of the weather buoy at ${name}.`,
        order: page.station,
      };
    }
  }
}

/** The Markdown below the front matter of a generated page. */
export function generatedBody(page: GeneratedPage, extent: GeneratedExtent): string {
  switch (page.kind) {
    case 'directory':
      return directoryBody(extent);
    case 'sector':
      return sectorBody(page.sector, extent);
    case 'station':
      return stationBody(page.station, extent);
  }
}

function exists(page: GeneratedPage, { pages }: GeneratedExtent): boolean {
  return generatedPagePosition(page) < pages;
}

function directoryBody(extent: GeneratedExtent): string {
  const rows: string[] = [];
  for (let sector = 1; exists({ kind: 'sector', sector }, extent); sector++) {
    const number = sectorNumber(sector);
    const first = (sector - 1) * STATIONS_PER_SECTOR + 1;
    rows.push(
      `| [Sector ${number}](stations/sector-${number}.md) | ${stationNumber(first)} … ${stationNumber(first + STATIONS_PER_SECTOR - 1)} |`,
    );
  }
  const list =
    rows.length === 0
      ? 'No sector has been published yet.\n'
      : `| Sector | Numbers |\n| ------ | ------- |\n${rows.join('\n')}\n`;

  return `Stations are grouped into sectors of up to ${STATIONS_PER_SECTOR}. A sector says nothing about the sea it lies in; it only keeps the
lists short. What a station is, and why its number outlives the buoy, is explained under
[Stations and sensors](../concepts/stations-and-sensors.md).

## Sectors

${list}`;
}

function sectorBody(sector: number, extent: GeneratedExtent): string {
  const number = sectorNumber(sector);
  const first = (sector - 1) * STATIONS_PER_SECTOR + 1;
  const rows: string[] = [];
  for (let station = first; station < first + STATIONS_PER_SECTOR; station++) {
    if (!exists({ kind: 'station', station }, extent)) break;
    const padded = stationNumber(station);
    rows.push(`| ${padded} | [${stationName(station)}](sector-${number}/station-${padded}.md) |`);
  }
  const list =
    rows.length === 0
      ? 'No station of this sector has been published yet.\n'
      : `| Number | Station |\n| ------ | ------- |\n${rows.join('\n')}\n`;

  return `Part of the [station directory](../stations.md). Every station has a page with its position, its sensors and a log
of signed readings.

## Stations in this sector

${list}`;
}

function stationBody(station: number, extent: GeneratedExtent): string {
  const facts = stationFacts(station);
  const parts = [
    introduction(facts),
    request(facts),
    sensorTable(facts),
    neighbours(station, extent),
    READINGS_INTRODUCTION,
  ];
  const fixed = parts.join('');
  return fixed + readings(facts, fixed.length, extent.pageBytes);
}

function introduction({ name, depthM, random }: StationFacts): string {
  const mooring = random.pick([
    `The buoy rides on a single chain in ${depthM} m of water`,
    `A two-point mooring holds the buoy over ${depthM} m of water`,
    `The buoy is moored with an elastic line above a sea bed at ${depthM} m`,
    `At a depth of ${depthM} m, the mooring is a chain with a subsurface float`,
  ]);
  const exposure = random.pick([
    'and is open to swell from every side.',
    'in the lee of a sandbank, so long waves arrive broken.',
    'where the tide runs hard; short, steep seas are normal at springs.',
    'next to a shipping lane, and has been run down twice & replaced twice.',
    'and is visited by seals, which explains some of the tilt readings.',
  ]);
  const advice = random.pick([
    `Readings reach the shore by satellite within about ${random.integer(2, 40)} minutes.`,
    `Its radio link is shared with ${random.integer(2, 9)} other stations and saturates in storms.`,
    `In winter the logger sleeps between readings; expect ${random.integer(3, 12)} % gaps.`,
    `A spare buoy lies ready ashore and can be on station within ${random.integer(1, 6)} days.`,
    `At the last visit, ${random.integer(2, 60)} kg of growth were scraped off.`,
    `Its chain was measured last year and is ${random.integer(1, 30)} % worn.`,
  ]);
  return `**${name}** is one of the stations that report every ten minutes. ${mooring} ${exposure} ${advice} How far a number
can be trusted is told by its [flag](../../../concepts/quality-flags.md).

`;
}

function sensorTable({ sensors }: StationFacts): string {
  const rows = sensors.map(
    (sensor) =>
      `| ${sensor.quantity} | ${sensor.model} | \`${sensor.serial}\` | ${sensor.unit} | ${sensor.calibrated} |\n`,
  );
  return `## Sensors

| Quantity | Model | Serial | Unit | Calibrated |
| -------- | ----- | ------ | ---- | ---------- |
${rows.join('')}
`;
}

function request({ id, latitude, longitude, depthM, random }: StationFacts): string {
  return `## Asking for it

~~~bash
curl --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  https://api.lighthouse.example/v2/stations/${id}
~~~

~~~json
{
  "id": "${id}",
  "position": { "latitude": ${latitude}, "longitude": ${longitude} },
  "depth": { "value": ${depthM}, "unit": "m" },
  "state": "${random.pick(['active', 'active', 'active', 'quiet', 'adrift'])}",
  "key": "${random.base64(43)}"
}
~~~

`;
}

function neighbours(station: number, extent: GeneratedExtent): string {
  const links = [station - 1, station + 1]
    .filter((other) => other > 0 && sectorOfStation(other) === sectorOfStation(station))
    .filter((other) => exists({ kind: 'station', station: other }, extent))
    .map((other) => `[${stationName(other)}](station-${stationNumber(other)}.md)`);
  const sector = sectorNumber(sectorOfStation(station));
  return `See also: ${[...links, `[all of sector ${sector}](../sector-${sector}.md)`].join(', ')}.\n\n`;
}

/** A glimpse of one day; with `pageBytes`, as many days as fit, the last one cut short. */
function readings(facts: StationFacts, fixedLength: number, pageBytes: number | undefined): string {
  if (pageBytes === undefined) return readingsOfDay(facts, 0, READINGS_LENGTH_BY_DEFAULT);
  let left = pageBytes - HTML_AROUND_STATION_BYTES - fixedLength;
  let text = '';
  for (let day = 0; left > HTML_PER_DAY_BYTES; day++) {
    const next = readingsOfDay(facts, day, left - HTML_PER_DAY_BYTES);
    text += next;
    left -= HTML_PER_DAY_BYTES + next.length;
  }
  return text;
}

/** One day (numbered from 0) as a table of values and the block of telegrams that they were taken from. */
function readingsOfDay({ random }: StationFacts, day: number, maxLength: number): string {
  const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  const roughest = random.integer(12, 79) / 10;
  const remark = random.pick([
    `The sea peaked at ${roughest} m around ${random.integer(10, 23)}:00.`,
    `No wave above ${roughest} m; wind from ${random.integer(0, 359)}°.`,
    `Fog until noon. Highest wave ${roughest} m.`,
    `A front went through and left ${roughest} m of swell.`,
  ]);

  let values = '';
  for (let row = 0; row < ROWS_PER_DAY && values.length < maxLength; row++) {
    const time = `${String(row * 4).padStart(2, '0')}:${random.integer(0, 5)}0`;
    const flag = random.pick(['good', 'good', 'good', 'good', 'good', 'doubtful', 'bad']);
    const numbers = [
      (roughest * random.integer(40, 100)) / 100,
      random.integer(24, 119) / 10,
      random.integer(0, 240) / 10,
      random.integer(40, 160) / 10,
    ];
    const [id, signature] = [random.base64(12), random.base64(86)];
    values += `${time},${id},${numbers.map((value) => value.toFixed(1)).join(',')},${flag},${signature}\n`;
  }

  let telegrams = '';
  for (let line = 0; line < TELEGRAM_LINES_PER_DAY && values.length + telegrams.length < maxLength; line++) {
    telegrams += `${random.base64(TELEGRAM_LINE_LENGTH)}\n`;
  }
  const blocks = codeBlock('csv', values) + codeBlock('text', telegrams);
  return `### ${date}\n\n${remark}\n\n${blocks}`;
}

function codeBlock(language: string, text: string): string {
  return text === '' ? '' : `~~~${language}\n${text}~~~\n\n`;
}
