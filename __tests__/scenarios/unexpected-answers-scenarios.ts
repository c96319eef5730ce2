/** Unexpected responses of the service and the storage: nonsense, absurd sizes, and redirects. */

import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { answer, change, fault, first, NO_BUNDLE, READY } from './scenario-words.ts';

const states: Named<ExportScenario> = {
  'a `completed` job is completed, whatever its other fields are': {
    service: fault('getExportJob', change({ status: 'completed', progress: 40, pageCount: -1, error: 7 })),
    inputs: { download: 'false' },
    expect: { outputs: { ...NO_BUNDLE, 'page-count': undefined }, requests: { status: 1 } },
  },
  'progress goes backwards, and out of range, where it is not printed': {
    service: {
      faults: [80, 20, -5, 900, '50', null].map((progress, index) => ({
        at: 'getExportJob',
        does: change({ status: 'running', progress }),
        calls: [index + 1, index + 1],
      })),
    },
    expect: { log: [/running, 80%/, /running, 20%/, /^(?![\s\S]*(?:-5|900|50)%)/] },
  },
  'a check is answered with ten megabytes of JSON': {
    service: fault(
      'getExportJob',
      answer(200, `{"status":"completed","x":"${'x'.repeat(10_000_000)}"}`, {
        'Content-Type': 'application/json',
      }),
      first,
    ),
    expect: { log: [/it sent more than a megabyte/] },
  },
};

const responses: Named<ExportScenario> = {
  'the storage asks for a wait of four hours': {
    service: { ...READY, ...fault('storage', answer(503, 'Later', { 'Retry-After': '14400' })) },
    expect: { says: [/503 Service Unavailable/, /`job-id: se_/], requests: { storage: 1 } },
  },
  'the storage refuses with a code of S3': {
    service: {
      ...READY,
      ...fault('storage', answer(404, '<Error><Code>NoSuchKey</Code><Message>Gone</Message></Error>')),
    },
    expect: {
      says: [
        /404 Not Found \(NoSuchKey\)\./,
        /Start a new export/,
        /^(?!.*To resume the job, run the workflow with)/s,
      ],
    },
  },
  'the storage refuses every bundle URL': {
    preloads: ['skipped-pauses'],
    service: { ...READY, ...fault('storage', answer(403, '<Error><Code>AccessDenied</Code></Error>')) },
    expect: {
      says: [
        /403 Forbidden \(AccessDenied\)\.\nThe storage refused a fresh bundle URL as well/,
        /`job-id: se_/,
      ],
      requests: { bundle: 11, storage: 12 },
      outputs: { 'error-code': 'download-failed' },
    },
  },
};

const redirects = (
  [
    ['the start', 'startExportJob', 307, { start: 1, status: 0 }],
    ['a check', 'getExportJob', 302, { start: 1, status: 1, bundle: 0 }],
    ['the request for the bundle URL', 'makeBundle', 308, { start: 1, bundle: 1, storage: 0 }],
  ] as const
).map(
  ([what, at, status, requests]): ExportScenario => ({
    name: `${what} is redirected to another host`,
    service: (thirdParty) => fault(at, answer(status, '', { Location: thirdParty.href })),
    expect: { says: [new RegExp(`${status} .*Redirect|${status} Found`), /`base-url`/], requests },
  }),
);

export const unexpectedAnswersScenarios: readonly ScenarioGroup[] = [
  { title: 'Unexpected answers', scenarios: listed({ ...states, ...responses }) },
  { title: 'Redirects', scenarios: redirects },
];
