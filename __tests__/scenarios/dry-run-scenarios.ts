/** Dry runs: they check everything that can be checked without a start, and start or write nothing. */
import { EXPIRED_KEY } from '../../emulator/settings/keys.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';

const dryRun = { 'dry-run': 'true' };
const NOTHING = { 'job-id': undefined, 'bundle-url': undefined, changed: undefined };
const ASKED = { start: 0, status: 1, bundle: 0, storage: 0 };

const scenarios: Named<ExportScenario> = {
  'a dry run requests a job that cannot exist, and starts nothing': {
    inputs: dryRun,
    expect: {
      outcome: 'checked',
      outputs: NOTHING,
      requests: ASKED,
      log: [
        /The inputs can be used/,
        /may write to the folder/,
        /The service accepts the key/,
        /A dry run cannot check: the `write` scope .* whether static export is enabled; the project .* the domain, .* the free space of the disk/,
      ],
    },
  },
  'a dry run by project': {
    inputs: {
      ...dryRun,
      domain: '',
      'project-id': '65e1a7b20c9d4f3e8a6b5c1d',
      publish: 'true',
      'base-path': '/docs',
    },
    expect: {
      outcome: 'checked',
      outputs: NOTHING,
      requests: ASKED,
      log: [/A dry run cannot check: .* the right to publish .* the project and its base path/],
    },
  },
  'a dry run of a job that exists': {
    resumes: true,
    inputs: dryRun,
    expect: {
      outcome: 'checked',
      // The first of the two requests asks for a job that cannot exist, which shows that the service itself responds.
      requests: { ...ASKED, status: 2 },
      log: [/The service accepts the key/, /Job se_\w+ is \w+/],
    },
  },
  'a dry run with an expired key': {
    inputs: { ...dryRun, 'api-key': EXPIRED_KEY },
    expect: {
      outputs: { ...NOTHING, 'error-code': 'unauthorized' },
      says: [/401 Unauthorized/, /the key is wrong or has expired/],
      requests: ASKED,
    },
  },
  'a dry run of an unknown job': {
    inputs: { ...dryRun, domain: '', 'job-id': 'se_0000000000000001' },
    expect: {
      outputs: { 'error-code': 'not-found' },
      says: [/404 Not Found/, /Check `job-id`/],
      requests: { ...ASKED, status: 2 },
    },
  },
  'a dry run with a folder that cannot be used': {
    inputs: { ...dryRun, path: `${process.cwd()}/package.json` },
    previousFiles: {},
    expect: {
      outcome: 'errored',
      outputs: { ...NOTHING, 'error-code': 'disk' },
      requests: { start: 0, status: 0 },
    },
  },
};

export const dryRunScenarios: readonly ScenarioGroup[] = [
  { title: 'Dry runs', scenarios: listed(scenarios) },
];
