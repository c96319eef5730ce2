/**
 * The runner's machine: folders that are in use or that the user owns, full disks, and an incomplete environment.
 */
import { plain, SITE, tarGz } from '../support/archives.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { NOTHING_SENT } from './scenario-words.ts';

const folders: Named<ExportScenario> = {
  'two renames fail with EPERM, as under a virus scanner': {
    preloads: ['rename-fails-twice'],
    inputs: { extract: 'true' },
  },
  'removing the unfinished files fails twice with EBUSY': {
    preloads: ['removal-fails?times=2'],
    inputs: { extract: 'true' },
  },
  'a refused bundle whose files cannot be removed: the error is that of the bundle': {
    preloads: ['removal-fails'],
    archive: tarGz(SITE, [plain('../outside.html')]),
    inputs: { extract: 'true' },
    leavesWorkFolder: true,
    expect: { says: [/entry "\.\.\/outside\.html" has "\.\."/] },
  },
  'a `site` folder of the user is not replaced, and nothing is exported': {
    inputs: { extract: 'true' },
    previousFiles: { 'site/mine.html': 'mine' },
    expect: {
      says: [/`path` is ".*" that this action did not create/, /Remove or rename it/],
      requests: NOTHING_SENT,
    },
  },
};

const FULL = '/dev/full';

const places: Named<ExportScenario> = {
  'no `GITHUB_OUTPUT`': {
    env: { GITHUB_OUTPUT: undefined },
    expect: {
      outputsAreLost: true,
      says: [/outputs of the step could not be written/],
      requests: { start: 0 },
    },
  },
  'the summary is on a full disk': {
    env: { GITHUB_STEP_SUMMARY: FULL },
    needsFile: FULL,
    expect: { log: [/summary could not be written/] },
  },
  'no `HOME`': { env: { HOME: undefined, USERPROFILE: undefined } },
  'a clock that is ten minutes slow': { preloads: ['slow-clock'] },
};

export const foldersAndInputsScenarios: readonly ScenarioGroup[] = [
  { title: 'Folders', scenarios: listed(folders) },
  { title: 'Environment of the step', scenarios: listed(places) },
];
