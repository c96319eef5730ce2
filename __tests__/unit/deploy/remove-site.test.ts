import { expect, it } from '@jest/globals';
import { planDeployment } from '../../../src/deploy/plan/plan.ts';
import { parseRemote, within } from '../../../src/deploy/remote/remote.ts';
import { removeState } from '../../../src/deploy/remove-site.ts';
import type { Deployment, DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { destinationWith, PLAN_OPTIONS } from '../../support/deployment-states.ts';
import { deployInputs } from '../../support/inputs.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';

it.each([
  [false, ['.static-export', '']],
  [true, []],
])(
  'removeState: where deleting a folder deletes its contents is %p, removes the folders %j',
  async (deletesContents, expected) => {
    const removed: string[] = [];
    const storage = new MemoryStorage({}, { features: { deletesContents } });
    storage.removeFolders = async (...[folders = []]: string[][]) => void removed.push(...folders);
    const destination = destinationWith(new Map());
    const none = { live: undefined, interrupted: [], earlier: [], runs: [] };
    const plan = planDeployment(none, new Map(), destination, PLAN_OPTIONS);
    const stateLog = { remove: async () => undefined };
    const remote = parseRemote('destination', 'docs:www');
    const inputs = deployInputs({ destination: remote, state: within(remote, '.static-export') });
    await removeState(
      { stateLog, plan, destination } as unknown as Deployment,
      { inputs, storage } as unknown as DeployRun,
    );
    expect(removed).toEqual(expected);
  },
);
