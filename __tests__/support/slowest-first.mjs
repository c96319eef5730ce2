/**
 * The order in which jest starts the files. By default, it starts the large files first. The file of the scenarios is
 * small but takes half of the time, so the other workers would wait for it at the end.
 */
import { statSync } from 'node:fs';

/** The slowest files come first, whether they compute or wait. */
const SLOW = [
  'scenarios/scenarios.test.ts',
  'repository/bare-clone.test.ts',
  'scenarios/download.test.ts',
  'unit/deploy/main.test.ts',
  'scenarios/same-time.test.ts',
  'emulator/action.test.ts',
  'scenarios/random-signals.test.ts',
  'repository/conformance/conformance.test.ts',
  'real/recipes-situations.real.ts',
  'real/servers.real.ts',
  'real/dead-server.real.ts',
  'real/packers.real.ts',
  'real/description.real.ts',
  'real/open-pages.real.ts',
  'real/recipes-helm.real.ts',
  'real/open-pages-by-tool.real.ts',
  'real/recipes-storage.real.ts',
  'real/deploy.real.ts',
  'real/ci.real.ts',
  'real/summary.real.ts',
];

export default class SlowestFirst {
  sort(tests) {
    const weighed = Array.from(tests, (test) => {
      const place = SLOW.findIndex((name) => test.path.replaceAll('\\', '/').endsWith(`__tests__/${name}`));
      return { test, place: place < 0 ? SLOW.length : place, bytes: statSync(test.path).size };
    });
    weighed.sort((a, b) => a.place - b.place || b.bytes - a.bytes);
    return weighed.map(({ test }) => test);
  }

  /** Jest calls this at the end. Nothing is saved, since the order is the same in every run. */
  cacheResults() {}
}
