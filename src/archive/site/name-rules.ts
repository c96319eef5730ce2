/** Which names the system and the disk that receive a site can hold. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { NameRules } from './entry-paths.ts';

/** In upper case, and composed. */
const PROBE = 'A\u00e9';
const SAME_TO_SOME_DISKS = ['a\u00e9', 'Ae\u0301'];

/** @param folder an empty folder of the disk; undefined if nothing is written */
export function nameRules(folder: string | undefined): NameRules {
  const isWindows = process.platform === 'win32';
  return { isWindows, mergesNames: isWindows || (folder !== undefined && mergesNames(folder)) };
}

/** Asks the disk: macOS merges names by default, and any system does so on some disks of other systems. */
function mergesNames(folder: string): boolean {
  const probe = `${folder}/${PROBE}`;
  writeFileSync(probe, '');
  try {
    return SAME_TO_SOME_DISKS.some((name) => existsSync(`${folder}/${name}`));
  } finally {
    rmSync(probe);
  }
}
