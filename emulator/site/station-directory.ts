/**
 * How the generated part of a site is laid out: a directory page, below it sectors, below these the stations.
 * Only arithmetic on positions, so that a site of 50,000 pages needs no list of them.
 */

/** Path of the page that leads to all sectors. */
const DIRECTORY_PATH = 'reference/stations';

/** Stations per sector, so that no folder holds more than some hundred files. */
export const STATIONS_PER_SECTOR = 200;

/** One generated page, named by what it is about. Numbers count from 1. */
export type GeneratedPage =
  | { kind: 'directory' }
  | { kind: 'sector'; sector: number }
  | { kind: 'station'; station: number };

const PAGES_PER_SECTOR = 1 + STATIONS_PER_SECTOR;

/** The generated page at a position (from 0: the directory, then each sector followed by its stations). */
export function generatedPageAt(position: number): GeneratedPage {
  if (position === 0) return { kind: 'directory' };
  const sector = 1 + Math.floor((position - 1) / PAGES_PER_SECTOR);
  const within = (position - 1) % PAGES_PER_SECTOR;
  if (within === 0) return { kind: 'sector', sector };
  return { kind: 'station', station: (sector - 1) * STATIONS_PER_SECTOR + within };
}

/** The inverse of {@link generatedPageAt}. */
export function generatedPagePosition(page: GeneratedPage): number {
  switch (page.kind) {
    case 'directory':
      return 0;
    case 'sector':
      return 1 + (page.sector - 1) * PAGES_PER_SECTOR;
    case 'station':
      return (
        1 +
        (sectorOfStation(page.station) - 1) * PAGES_PER_SECTOR +
        1 +
        ((page.station - 1) % STATIONS_PER_SECTOR)
      );
  }
}

/** Path of a generated page, without ending. */
export function generatedPagePath(page: GeneratedPage): string {
  switch (page.kind) {
    case 'directory':
      return DIRECTORY_PATH;
    case 'sector':
      return `${DIRECTORY_PATH}/sector-${sectorNumber(page.sector)}`;
    case 'station':
      return `${DIRECTORY_PATH}/sector-${sectorNumber(sectorOfStation(page.station))}/station-${stationNumber(page.station)}`;
  }
}

/** The generated page with this path, however large the site is; `undefined` for any other path. */
export function generatedPageOfPath(path: string): GeneratedPage | undefined {
  if (path === DIRECTORY_PATH) return { kind: 'directory' };
  const number = Number(/-(\d+)$/.exec(path)?.[1] ?? 0);
  if (!Number.isSafeInteger(number) || number < 1) return undefined;
  const candidates: GeneratedPage[] = [
    { kind: 'sector', sector: number },
    { kind: 'station', station: number },
  ];
  return candidates.find((page) => generatedPagePath(page) === path);
}

/** The sector that a station lies in. */
export function sectorOfStation(station: number): number {
  return 1 + Math.floor((station - 1) / STATIONS_PER_SECTOR);
}

/** A sector's number as it is written, such as `007`. */
export function sectorNumber(sector: number): string {
  return String(sector).padStart(3, '0');
}

/** A station's number as it is written, such as `00042`. */
export function stationNumber(station: number): string {
  return String(station).padStart(5, '0');
}
