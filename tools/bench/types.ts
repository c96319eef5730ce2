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
  /** Undefined where Go is missing; then no plan that needs `go` is measured. */
  readonly server: BundleServer | undefined;
  /** A run of the built action; without outputs and summary unless the environment names their files. */
  action(inputs: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): Command;
}

/** A row that is measured if its tools are there. */
export interface Plan {
  readonly name: string;
  /** Ratio that is not to be passed; undefined for a row that only informs. */
  readonly target?: number;
  /** Programs without which the row is left out. */
  readonly needs: readonly Tool[];
  readonly measure: () => Promise<PairedTimes>;
}

type Tool = 'aria2c' | 'go' | 'unzip';

export interface Row {
  readonly name: string;
  readonly target: number | undefined;
  /** Undefined if a tool is missing. */
  readonly times: PairedTimes | undefined;
  readonly missing: readonly Tool[];
}

/** The server, for the plans that need `go`. */
export function serverOf({ server }: Bench): BundleServer {
  if (server === undefined) throw new Error('A plan without `go` among its needs uses the server.');
  return server;
}
