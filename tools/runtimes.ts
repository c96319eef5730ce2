// The Node versions that run an action here: this one, and the runner's own if it is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Runtime {
  /** The name in tables, such as `Node 24`. */
  readonly name: string;
  readonly node: string;
}

/** Major version that `action.yml` asks the runner for. */
const RUNNERS_MAJOR = '24';

/** The package that holds the runner's version for this system; `scripts/install-node.mjs` installs it. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const [MAJOR] = process.versions.node.split('.', 1);
const present: Runtime = { name: `Node ${MAJOR}`, node: process.execPath };

/**
 * Returns the runner's own version: this one, or the one that was installed for the tests.
 *
 * @param repository root folder of the repository
 * @returns undefined if it is not available on this machine
 */
export function runnersRuntime(repository: string): Runtime | undefined {
  if (MAJOR === RUNNERS_MAJOR) return present;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = path.join(repository, 'tools', 'node-24', 'node_modules', PACKAGE, 'bin', binary);
  return existsSync(node) ? { name: `Node ${RUNNERS_MAJOR}`, node } : undefined;
}

/** Returns this version first, then the runner's own if it differs. */
export function runtimes(repository: string): readonly Runtime[] {
  const runners = runnersRuntime(repository);
  return runners === undefined || runners.node === present.node ? [present] : [present, runners];
}
