// What the parts of the bench share.
import type { Emulator } from '../../emulator/emulator.ts';
import type { BundleServer } from './bundle-server.ts';
import type { Command, PairedTimes } from './paired-runs.ts';

export interface Bench {
  /** Root of the repository. */
  readonly repository: string;
  /** Where everything is written; in memory where there is such a disk. */
  readonly folder: string;
  /** The runner's Node. */
  readonly node: string;
  /** Pairs of runs: of short ones, and of long ones. */
  readonly pairs: { readonly short: number; readonly long: number };
  readonly emulator: Emulator;
  readonly server: BundleServer;
  /** A run of the built action; without outputs and summary unless the environment names their files. */
  action(inputs: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): Command;
}

/** A row that compares two programs, and is measured if its tools are there. */
export interface Plan {
  readonly name: string;
  /** Ratio that is not to be passed. */
  readonly target: number;
  /** Programs without which the row is left out. */
  readonly needs?: readonly string[];
  readonly measure: () => Promise<PairedTimes>;
}

/** A row with one figure. */
export interface Figure {
  readonly name: string;
  readonly target: number;
  readonly unit: 'ms' | 'MB' | 's' | '%' | 'requests';
  /** Programs without which the row is left out. */
  readonly needs?: readonly string[];
  readonly measure: () => Promise<number>;
}
