/** Every scenario of the deploy action. Each run is later than the run that deployed before. */
import { type DeployScenario, groupOf, type Row, type ScenarioGroup } from '../../support/scenario.ts';
import {
  buckets,
  deployments,
  drift,
  keptAssets,
  names,
  others,
  relativePaths,
} from './destination-scenarios.ts';
import { programs, repairs, states, storages } from './failure-scenarios.ts';
import {
  badInputs,
  contentDeliveryNetworks,
  holds,
  liveSites,
  olderRuns,
  pageLoss,
} from './guard-scenarios.ts';

const RUN = { GITHUB_RUN_ID: '200', GITHUB_EVENT_NAME: 'push' };

function group(title: string, rows: readonly Row<DeployScenario>[], about = ''): ScenarioGroup {
  const scenarios = rows.map((row): DeployScenario => {
    const needs = ['rclone', ...(row.needs ?? [])];
    return { ...row, name: `${about}${row.name}`, action: 'deploy', env: { ...RUN, ...row.env }, needs };
  });
  return groupOf(title, 'deploy: ', scenarios);
}

export const deployScenarios: readonly ScenarioGroup[] = [
  group('Deployments', deployments),
  group('Names and relative paths', [...names, ...relativePaths]),
  group('Deployments to a bucket', buckets),
  group('Files that open pages need', keptAssets),
  group('Destinations that other programs have changed', [...drift, ...others]),
  group('Interrupted deployments', repairs),
  group('The state of a destination', states),
  group('Holds', holds, 'hold: '),
  group('Sites that are not deployed', [...badInputs, ...pageLoss, ...olderRuns]),
  group('Live addresses', [...liveSites, ...contentDeliveryNetworks]),
  group('Storage failures', storages),
  group('Variables and versions of rclone', programs),
];
