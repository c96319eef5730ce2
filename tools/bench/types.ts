// The types that the parts of the bench share.
import type { Emulator } from '../../emulator/emulator.ts';
import type { BundleServer } from './bundle-server.ts';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Bench {
  readonly repository: string;
  /** Where everything is written; in memory if the system has such a disk. */
  readonly folder: string;
  readonly node: string;
  /** How many pairs to run, for short and for long commands. */
  readonly pairs: { readonly short: number; readonly long: number };
  readonly emulator: Emulator;
  readonly server: BundleServer;
  /** Returns the path of a tool that `scripts/install-real-tools.mjs` installed, or the name of another program. */
  program(name: string): string;
  /** Closed at the end, in reverse order. */
  readonly cleanup: (() => unknown)[];
  /**
   * A run of a built action, named by its script in `dist/`; without outputs and summary unless the environment names
   * their files.
   */
  action(
    inputs: Readonly<Record<string, string>>,
    env?: Readonly<Record<string, string>>,
    script?: string,
  ): Command;
}

export interface Row {
  readonly name: string;
  /** The highest acceptable value. A row without a unit compares two programs: its value is a ratio of times. */
  readonly target: number;
  readonly unit?: 'MB' | 's';
  /** Programs without which the row is left out. */
  readonly needs?: readonly string[];
  readonly measure: () => Promise<Measured>;
}

export interface Measured {
  readonly value: number;
  /** What the value was computed from, for the last column. */
  readonly details?: string;
}
