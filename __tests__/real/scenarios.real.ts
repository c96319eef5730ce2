/** The scenarios that `npm test` leaves out: those that run under a Node other than the runner's, beyond its sample. */
import { describe, it } from '@jest/globals';
import { runtimes } from '../../tools/runtimes.ts';
import { isSampled, runnable } from '../scenarios/all-scenarios.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario } from '../support/run-scenario.ts';

const [present, runners] = runtimes(REPOSITORY);
const others = runnable.filter((scenario, index) => !isSampled(scenario, index));

describe('the built action', () => {
  if (present === undefined || runners === undefined) {
    itUnless('`npm test` runs every scenario under the only Node that is installed')(
      'under another Node',
      () => {},
    );
    return;
  }
  it.concurrent.each(others)(`under ${present.name}: $name`, async (scenario) => {
    await runScenario(scenario, { node: present.node });
  });
});
