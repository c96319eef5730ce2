/**
 * The runner's machine and the user's inputs: folders that are in use or belong to someone else, full disks, and odd
 * inputs.
 */
import { plain, SITE, tarGz } from '../support/archives.ts';
import type { ExportScenario, ScenarioGroup } from '../support/scenario.ts';
import { BUNDLE_OUTPUTS, NO_BUNDLE, NOTHING_SENT } from './scenario-words.ts';

const folders: ExportScenario[] = [
  {
    name: 'two renames fail with EPERM, as under a virus scanner',
    preloads: ['rename-fails-twice'],
    inputs: { extract: 'true' },
    hasPreviousBundle: true,
    hasPreviousSite: true,
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  {
    name: 'removing the unfinished files fails twice with EBUSY',
    preloads: ['removal-fails-twice'],
    inputs: { extract: 'true' },
    hasPreviousBundle: true,
    hasPreviousSite: true,
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  {
    name: 'removing the replaced files fails for good: the run is complete, and the log names them',
    preloads: ['removal-fails'],
    inputs: { extract: 'true' },
    hasPreviousBundle: true,
    hasPreviousSite: true,
    leavesWorkFolder: true,
    expect: {
      outcome: 'completed',
      outputs: BUNDLE_OUTPUTS,
      log: [/Could not remove ".*" \(EBUSY\)\. Remove it by hand\./],
    },
  },
  {
    name: 'a refused bundle whose files cannot be removed: the error is that of the bundle',
    preloads: ['removal-fails'],
    archive: tarGz(SITE, [plain('../outside.html')]),
    inputs: { extract: 'true' },
    hasPreviousBundle: true,
    hasPreviousSite: true,
    leavesWorkFolder: true,
    expect: { outcome: 'errored', says: [/entry "\.\.\/outside\.html" has "\.\."/], outputs: NO_BUNDLE },
  },
  {
    name: 'a `site` folder of the user is not replaced, and nothing is exported',
    inputs: { extract: 'true' },
    previousFiles: { 'site/mine.html': 'mine' },
    expect: {
      outcome: 'errored',
      says: [/`path` is ".*" that this action did not create/, /Remove or rename it/],
      requests: NOTHING_SENT,
    },
  },
];

const inputs: ExportScenario[] = (
  [
    ['`version` with a line break', { version: 'a\nb' }, /`version` contains a line break/],
    ['`paths` with a URL', { paths: 'https://docs.example.com/a' }, /Here: "a"\.$/],
    [
      '`require-files` without an extension',
      { 'require-files': 'guides/start' },
      /Here: "guides\/start\.html"\.$/,
    ],
  ] as const
).map(([what, given, says]) => ({
  name: `bad input: ${what}`,
  inputs: given,
  expect: { outcome: 'errored', says: [says], requests: NOTHING_SENT },
}));

const FULL = '/dev/full';

const places: ExportScenario[] = [
  {
    name: 'no `GITHUB_OUTPUT`',
    env: { GITHUB_OUTPUT: undefined },
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      outputsAreLost: true,
      says: [/outputs of the step could not be written/],
      requests: { start: 0 },
    },
  },
  {
    name: 'no `GITHUB_STATE`',
    env: { GITHUB_STATE: undefined },
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'disk' },
      says: [/^The state for the post step could not be saved/, /The runner names it in GITHUB_STATE/],
      requests: { start: 0 },
    },
  },
  {
    name: 'the outputs are on a full disk',
    env: { GITHUB_OUTPUT: FULL },
    needsFile: FULL,
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      outputsAreLost: true,
      says: [/output `job-id` could not be written/, /disk is full/],
    },
  },
  {
    name: 'the summary is on a full disk',
    env: { GITHUB_STEP_SUMMARY: FULL },
    needsFile: FULL,
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS, log: [/summary could not be written/] },
  },
  {
    name: 'no `HOME`',
    env: { HOME: undefined, USERPROFILE: undefined },
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  {
    name: 'a clock that is ten minutes slow',
    preloads: ['late-clock'],
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
];

export const foldersAndInputsScenarios: readonly ScenarioGroup[] = [
  { title: 'Folders', scenarios: folders },
  { title: 'Inputs that make no sense', scenarios: inputs },
  { title: 'Environment of the step', scenarios: places },
];
