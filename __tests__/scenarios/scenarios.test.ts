/** Runs the scenarios against the built actions. */
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../src/error-codes.ts';
import { runnersRuntime, runtimes } from '../../tools/runtimes.ts';
import { annotationOf } from '../support/check-result.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario } from '../support/run-scenario.ts';
import { MESSAGES } from '../support/troubleshooting.ts';
import { all, isSampled, leftOut, runnable } from './all-scenarios.ts';

/** The runner's own Node, or the only one that exists here. Every scenario runs under it. */
const [main, ...others] = [...runtimes(REPOSITORY)].reverse();
/** The error code and the first line of the annotation of each scenario, by its name. */
const results = new Map<string, { readonly errorCode: string; readonly message: string }>();

const hasNoRunner =
  runnersRuntime(REPOSITORY) === undefined ? "The runner's own Node 24 is not installed" : undefined;
if (hasNoRunner !== undefined) itUnless(hasNoRunner)('the built action under Node 24', () => {});
for (const { name, reason } of leftOut) itUnless(reason)(name, () => {});

describe.each([main, ...others])('the built action under $name', (runtime) => {
  // Debug logging prints more, and must not print any secret. Under the runner's own Node, it is on in every scenario.
  const isDebug = runtime?.node === runnersRuntime(REPOSITORY)?.node;
  it.concurrent.each(runtime === main ? runnable : runnable.filter(isSampled))('$name', async (scenario) => {
    const { step } = await runScenario(scenario, { node: runtime?.node ?? '', isDebug });
    const [message = ''] = annotationOf(step).split('\n', 1);
    results.set(scenario.name, { errorCode: step.outputs['error-code'] ?? '', message });
  });
});

it('scenarios: have unique names', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('results of the scenarios', () => {
  it('have the error codes that docs/troubleshooting.md has for their messages', () => {
    let compared = 0;
    for (const { errorCode, message } of results.values()) {
      const known = MESSAGES.filter(({ quotes }) =>
        quotes.some((quote) => /^[A-Z]|\w \w+ \w/.test(quote) && message.includes(quote)),
      );
      // A step that cannot write its outputs has no error code.
      if (known.length === 0 || errorCode === '') continue;
      compared += 1;
      const codes = known.flatMap((entry) => entry.codes);
      expect([message, codes]).toEqual([message, expect.arrayContaining([errorCode])]);
    }
    if (results.size === all.length) expect(compared).toBeGreaterThan(25);
  });

  it('have every error code', () => {
    const codes = new Set([...results.values()].map(({ errorCode }) => errorCode));
    const missing = Object.keys(ERROR_CODES).filter((code) => !codes.has(code));
    if (results.size === all.length) expect(missing).toEqual([]);
  });
});
