// What the parts of the bench share.
import type { Command, PairedTimes } from './paired-runs.ts';

export interface Bench {
  /** Root of the repository. */
  readonly repository: string;
  /** Where everything is written; in memory where there is such a disk. */
  readonly folder: string;
  /** The runner's Node. */
  readonly node: string;
  /** Pairs of short runs; long ones take fewer. */
  readonly pairs: number;
  /** A run of the built action; without outputs and summary unless the environment names their files. */
  action(inputs: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): Command;
}

export interface Row {
  readonly name: string;
  readonly times: PairedTimes;
  /** Ratio that is not to be passed. */
  readonly target: number;
}
