/** Runs the scenarios against the built actions, and writes their results to `.results/scenarios.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../src/error-codes.ts';
import { runnersRuntime, runtimes } from '../../tools/runtimes.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario } from '../support/run-scenario.ts';
import { measure, type ScenarioResult, scenariosPage } from '../support/scenario-results.ts';
import { MESSAGES } from '../support/troubleshooting.ts';
import { all, groups, isSampled, leftOut, runnable } from './all-scenarios.ts';

/** The runner's own Node, or the only one that exists here. Every scenario runs under it, and those results are published. */
const [main, ...others] = [...runtimes(REPOSITORY)].reverse();
/** Results by runtime, then by scenario. */
const results = new Map<string, Map<string, ScenarioResult>>();

const hasNoRunner =
  runnersRuntime(REPOSITORY) === undefined ? "The runner's own Node 24 is not installed" : undefined;
if (hasNoRunner !== undefined) itUnless(hasNoRunner)('the built action under Node 24', () => {});
for (const { name, reason } of leftOut) itUnless(reason)(name, () => {});

describe.each([main, ...others])('the built action under $name', (runtime) => {
  // Debug logging prints more, and must not print any secret. Under the runner's own Node, it is on in every scenario.
  const isDebug = runtime?.node === runnersRuntime(REPOSITORY)?.node;
  const measured = new Map<string, ScenarioResult>();
  results.set(runtime?.name ?? '', measured);
  it.concurrent.each(runtime === main ? runnable : runnable.filter(isSampled))('$name', async (scenario) => {
    const run = await runScenario(scenario, { node: runtime?.node ?? '', isDebug });
    measured.set(scenario.name, measure(scenario, run));
  });
});

it('scenarios: need rclone if they deploy', () => {
  const deploying = all.filter(({ action }) => action === 'deploy');
  expect(deploying.length).toBeGreaterThan(100);
  expect(deploying.filter(({ needs }) => !needs?.includes('rclone'))).toEqual([]);
});

it('scenarios: have unique names', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('results of the scenarios', () => {
  const published = () => results.get(main?.name ?? '') ?? new Map<string, ScenarioResult>();

  /** CI keeps this page as an artifact. */
  afterAll(() => {
    mkdirSync(path.join(REPOSITORY, '.results'), { recursive: true });
    writeFileSync(path.join(REPOSITORY, '.results', 'scenarios.md'), scenariosPage(groups, published()));
  });

  it('have the error codes that docs/troubleshooting.md has for their messages', () => {
    let compared = 0;
    for (const { errorCode, message } of published().values()) {
      const known = MESSAGES.filter(({ quotes }) =>
        quotes.some((quote) => /^[A-Z]|\w \w+ \w/.test(quote) && message.includes(quote)),
      );
      // A step that cannot write its outputs has no error code.
      if (known.length === 0 || errorCode === '') continue;
      compared += 1;
      const codes = known.flatMap((entry) => entry.codes);
      expect([message, codes]).toEqual([message, expect.arrayContaining([errorCode])]);
    }
    if (published().size === all.length) expect(compared).toBeGreaterThan(50);
  });

  it('have every error code, so that each is compared with the alarm', () => {
    const codes = new Set([...published().values()].map(({ errorCode }) => errorCode));
    const missing = Object.keys(ERROR_CODES).filter((code) => !codes.has(code));
    if (published().size === all.length) expect(missing).toEqual([]);
  });

  it('are the same under every other runtime', () => {
    for (const { name: runtime } of others) {
      for (const [name, result] of results.get(runtime) ?? []) {
        const expected = published().get(name);
        if (expected !== undefined)
          expect({ runtime, name, ...result }).toEqual({ runtime, name, ...expected });
      }
    }
  });
});
