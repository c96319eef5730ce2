/** A program or library that packs the corpus, and what has to become of each of its archives. */
import type { Need } from '../needs.ts';
import type { SiteName } from './corpus-site.ts';

/** One archive. */
export interface PackerRow {
  /** A command line, or a line of code in the packer's language: what runs, and what the table shows. */
  readonly options: string;
  /** By default the whole site, or a small one if the archive is refused. */
  readonly site: SiteName;
  /** The folder around the site, which the action removes. */
  readonly topFolder?: string;
  /** `bsdtar` is the reference, since `unzip` misreads the names; see `reference-extraction.ts`. */
  readonly bsdtar?: boolean;
  /** The files are not those of the site. What the archive has by `tar` or `unzip` is what the site must have. */
  readonly changes?: string;
  /** Why the action has to refuse the archive: its message. */
  readonly refused?: RegExp;
}

export interface Packer {
  readonly name: string;
  readonly needs: readonly Need[];
  /** Returns the command that runs a row in the folder of the site, and writes `out`. */
  command(options: string, out: string): readonly [program: string, ...args: string[]];
  readonly rows: readonly PackerRow[];
}

/** A row without any of the keys is the usual one: the whole site is read. */
export function row(options: string, more: Partial<Omit<PackerRow, 'options'>> = {}): PackerRow {
  return { options, site: more.refused === undefined ? 'whole' : 'small', ...more };
}

/** Returns a packer whose rows are command lines, in which `$OUT` is the archive. */
export function programRows(name: string, given: Pick<Packer, 'needs' | 'rows'>): Packer {
  return {
    name,
    needs: given.needs,
    command: (options, out) => ['bash', '-o', 'pipefail', '-ec', `OUT='${out}'; ${options}`],
    rows: given.rows,
  };
}
