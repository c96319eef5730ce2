/** Every scenario of the deploy action. By default, each run is newer than the run that deployed the first site. */
import {
  type DeployScenario,
  groupOf,
  listed,
  type Named,
  type ScenarioGroup,
} from '../../support/scenario.ts';
import { checks } from './check-scenarios.ts';
import { deployed, FIRST, SECOND, site } from './deployed-site.ts';
import {
  buckets,
  deployments,
  drift,
  keptAssets,
  laterFolders,
  names,
  others,
  relativePaths,
} from './destination-scenarios.ts';
import { programs, repairs, states, storages } from './failure-scenarios.ts';
import {
  badInputs,
  contentDeliveryNetworks,
  liveSites,
  olderRuns,
  pageLoss,
  siteRules,
} from './guard-scenarios.ts';

const RUN = { GITHUB_RUN_ID: '200', GITHUB_EVENT_NAME: 'push' };

/** By default, the second site is deployed where the first one is live, and a failure has the code `deploy-failed`, and a dry run only checks. */
function group(title: string, rows: Named<DeployScenario>, about = ''): ScenarioGroup {
  const scenarios = listed(rows).map((row): DeployScenario => {
    const { says, outputs } = row.expect ?? {};
    const isDryRun = row.inputs?.['dry-run'] === 'true' && says === undefined;
    return {
      workspace: { ...site(SECOND), ...(row.bucket ? {} : deployed(FIRST)) },
      ...row,
      name: `${about}${row.name}`,
      action: 'deploy',
      env: { ...RUN, ...row.env },
      needs: ['rclone', ...(row.needs ?? [])],
      expect: {
        ...(isDryRun && { outcome: 'checked' }),
        ...row.expect,
        outputs: { ...(says?.length && { 'error-code': 'deploy-failed' }), ...outputs },
      },
    };
  });
  return groupOf(title, 'deploy: ', scenarios);
}

export const deployScenarios: readonly ScenarioGroup[] = [
  group('Deployments', deployments),
  group('Folders for a later step', laterFolders, 'later step: '),
  group('Names and relative paths', { ...names, ...relativePaths }),
  group('Deployments to a bucket', buckets),
  group('Files that open pages need', keptAssets),
  group('Destinations that other programs have changed', { ...drift, ...others }),
  group('Interrupted deployments', repairs),
  group('The state of a destination', states),
  group('Inputs, lost pages, and older runs', { ...badInputs, ...pageLoss, ...olderRuns }),
  group('What a site must have', siteRules, 'site: '),
  group('Live addresses', { ...liveSites, ...contentDeliveryNetworks }),
  group('Storage failures', storages),
  group('What a size does not show', checks),
  group('Variables and versions of rclone', programs),
];
