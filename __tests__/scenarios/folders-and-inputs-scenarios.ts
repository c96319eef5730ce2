/** What a hostile or unlucky day brings: responses that are none, endless waits, folders of somebody else, odd inputs. */
import { plain, SITE, tarGz } from '../support/archives.ts';
import type { Scenario, ScenarioGroup } from '../support/scenario.ts';
import { answer, BUNDLE_OUTPUTS, fault, first, NO_BUNDLE, NOTHING_SENT } from './scenario-words.ts';

const ready = { queuedMs: 0, runningMs: 0 };

const responses: Scenario[] = [
  {
    name: 'a check gets 101 Switching Protocols, which is no response',
    service: fault('getExportJob', answer(101), first),
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS, log: [/closed too early.*Still waiting/] },
  },
  {
    name: 'the start gets 101 Switching Protocols: a job may be running',
    service: fault('startExportJob', answer(101)),
    expect: {
      outcome: 'errored',
      says: [/A job may be running, but its ID is unknown/],
      requests: { start: 1, status: 0 },
    },
  },
  {
    name: 'the storage asks for a wait of four hours',
    service: { ...ready, ...fault('storage', answer(503, 'Later', { 'Retry-After': '14400' })) },
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      says: [/503 Service Unavailable/, /`job-id: se_/],
      requests: { storage: 1 },
      outputs: NO_BUNDLE,
    },
  },
  {
    name: 'the storage refuses with a code of S3',
    service: {
      ...ready,
      ...fault('storage', answer(404, '<Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>')),
    },
    expect: {
      outcome: 'errored',
      says: [/404 Not Found \(NoSuchKey\)\./, /Start a new export/, /^(?!.*Resume the job with)/s],
      outputs: NO_BUNDLE,
    },
  },
  {
    name: 'the storage refuses every bundle URL',
    service: { ...ready, ...fault('storage', answer(403, '<Error><Code>AccessDenied</Code></Error>')) },
    expect: {
      outcome: 'errored',
      says: [
        /403 Forbidden \(AccessDenied\)\.\nThe storage refused a fresh bundle URL as well/,
        /`job-id: se_/,
      ],
      requests: { bundle: 3, storage: 3 },
      outputs: { ...NO_BUNDLE, 'error-code': 'download-failed' },
    },
  },
  {
    name: 'the storage announces 900 TB',
    service: {
      ...ready,
      ...fault('storage', answer(206, 'x', { 'Content-Range': 'bytes 0-0/900000000000000', ETag: '"x"' })),
    },
    expect: { outcome: 'errored', requests: { start: 1 }, outputs: NO_BUNDLE },
    varies: ['storage', 'message'],
  },
  {
    name: 'the storage announces a size of 400 digits',
    service: {
      ...ready,
      ...fault('storage', answer(206, 'x', { 'Content-Range': `bytes 0-0/${'9'.repeat(400)}`, ETag: '"x"' })),
    },
    expect: { outcome: 'errored', says: [/other bytes than the requested ones/], outputs: NO_BUNDLE },
  },
  {
    name: 'every check gets 503: the error says so',
    service: fault('getExportJob', answer(503, { error: 'Down' })),
    inputs: { 'max-attempts': '3' },
    expect: {
      outcome: 'timed-out',
      says: [/3 checks.*never reported its status\. .*503 Service Unavailable/],
    },
  },
  {
    name: 'the bundle URL contains a user name and a password',
    service: {
      ...ready,
      ...fault('makeBundle', {
        kind: 'change',
        fields: { bundleUrl: 'http://user:password-0123456789@127.0.0.1:9/site.tar.gz' },
      }),
    },
    expect: { outcome: 'errored', says: [/without a valid `bundleUrl`/], outputs: NO_BUNDLE },
  },
];

const folders: Scenario[] = [
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

const inputs: Scenario[] = (
  [
    ['`version` with a line break', { version: 'a\nb' }, /`version` contains a line break/],
    ['`version` with U+FFFE', { version: 'a\ufffe' }, /`version` contains a line break, a control character/],
    ['`paths` with a URL', { paths: 'https://docs.example.com/a' }, /`paths` contains ".*", which is a URL/],
    ['`paths` with a host name', { paths: 'docs.example.com/a' }, /which begins with a host name/],
    ['`paths` separated by commas', { paths: 'a,b' }, /which contains a comma/],
    ['`paths` with a pattern', { paths: 'guides/*' }, /which contains a pattern/],
    ['`paths` with a file name', { paths: 'guides/start.html' }, /which ends with `\.html`/],
    [
      '`previous-digest` without a download',
      { 'previous-digest': `sha256:${'0'.repeat(64)}`, download: 'false' },
      /`previous-digest` is set, but `download` is false/,
    ],
  ] as const
).map(([what, given, says]) => ({
  name: `bad input: ${what}`,
  inputs: given,
  expect: { outcome: 'errored', says: [says], requests: NOTHING_SENT },
}));

export const foldersAndInputsScenarios: ScenarioGroup[] = [
  { title: 'Responses that are none', scenarios: responses },
  { title: 'Folders', scenarios: folders },
  { title: 'Inputs that make no sense', scenarios: inputs },
];
