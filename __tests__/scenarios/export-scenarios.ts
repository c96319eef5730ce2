/** Runs of the export action, with their required results. */

import type { Fault } from '../../emulator/settings/settings.ts';
import {
  BUNDLE_OUTPUTS,
  type ExportScenario,
  keyed,
  listed,
  type Named,
  type ScenarioGroup,
} from '../support/scenario.ts';
import { answer, change, cut, fault, first, JOB, NO_BUNDLE, NOTHING_SENT } from './scenario-words.ts';

/** Not even root can write or append to a folder. */
const A_FOLDER = process.cwd();

const completed: Named<ExportScenario> = {
  'a complete export': {
    expect: {
      outputs: { 'job-id': JOB, 'page-count': '3' },
      requests: { start: 1, bundle: 1, storage: 1 },
      log: [
        /Starting the export of docs\.example\.com/,
        /accepted job se_/,
        /Job queued/,
        /Job running/,
        /Job completed, 3 pages/,
        /Created a bundle URL for a bundle of [\d.]+ kB, expires at \S+Z \(in \d/,
        /Downloaded [\d.]+ kB in \S+ \(.*\/s\) to .*static-export\.tar\.gz/,
        /The bundle is complete: 17 files/,
      ],
    },
  },
  'a service that reports no more than its documentation promises': {
    service: { minimalResponses: true },
    expect: { outputs: { 'job-id': JOB, 'page-count': undefined } },
  },
  '`paths` and `version`': {
    inputs: { paths: 'index\n\n  guides/getting-started  \n', version: '2.1' },
    expect: {
      outputs: { 'page-count': '2' },
      startBody: {
        domain: 'docs.example.com',
        version: '2.1',
        paths: ['index', 'guides/getting-started'],
      },
      requests: { start: 1 },
      log: [/\(only 2 pages\)/],
    },
  },
  '`wait: false`': {
    inputs: { wait: 'false' },
    expect: {
      outcome: 'started',
      outputs: { 'job-id': JOB, 'bundle-url': undefined, ...NO_BUNDLE },
      requests: { start: 1, status: 0, bundle: 0, storage: 0 },
      log: [/Resume it later with `job-id: se_/],
      summary: [
        /^<h3>🚀 docs\.example\.com: export started(?:, in .*)?<\/h3>[\s\S]*<code>job-id: &#34;se_\w+&#34;<\/code>/,
      ],
    },
  },
  '`download: false`': {
    inputs: { download: 'false' },
    expect: { outputs: NO_BUNDLE, requests: { bundle: 1, storage: 0 } },
  },
  'a job is resumed by its ID': {
    resumes: true,
    inputs: { domain: '', version: '2.1' },
    expect: { outputs: { 'job-id': JOB }, requests: { start: 0, bundle: 1 }, log: [/Resuming job se_/] },
  },
  '`mask-bundle-url: false`: the URL is only in its output and in the values file': {
    inputs: { 'mask-bundle-url': 'false' },
  },
};

const endings: Named<ExportScenario> = {
  'a job that fails': {
    service: { outcome: 'failed', error: 'The page guides/alerts has a broken include.' },
    expect: {
      outcome: 'failed',
      outputs: { 'job-id': JOB, 'bundle-url': undefined },
      says: [/se_[0-9a-f]{16} failed: "The page guides\/alerts has a broken include\."/],
      requests: { start: 1, bundle: 0 },
    },
  },
  'a job that is still running after `max-attempts` checks': {
    service: { runningMs: 60_000 },
    inputs: { 'max-attempts': '3' },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': JOB, 'bundle-url': undefined },
      says: [/after 3 checks/, /`job-id: se_[0-9a-f]{16}`/, /last known status is running at \d%/],
      requests: { start: 1, status: 3, bundle: 0 },
    },
  },
  'every check after the first gets a 503: the service is the cause, and not a slow job': {
    service: { runningMs: 60_000, ...fault('getExportJob', answer(503), { calls: [2, null] }) },
    inputs: { 'max-attempts': '4' },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': JOB },
      says: [
        /after 4 checks .*: its last known status is \w+(?: at \d+%)?, and the last 3 checks failed\. Checking the job failed: the server responded with 503/,
        /\n[^\n]*is having problems\. Run the workflow again later\. To resume the job, run the workflow with `job-id: se_/,
        /^(?![\s\S]*raise `max-attempts`)/,
      ],
    },
  },
};

const refusals: Named<ExportScenario> = {
  'a domain that the service does not know': {
    inputs: { domain: 'dosc.example.com' },
    expect: {
      says: [
        /400 Bad Request: "domain: this organization has no site at dosc\.example\.com\."(?!\.)/,
        /Check `domain` \(the bare host name of the site/,
      ],
      outputs: { 'error-code': 'bad-input', 'job-id': undefined },
      requests: { start: 1, status: 0 },
    },
  },
  'a firewall refuses the start with a page': {
    service: fault('startExportJob', answer(403, '<h1>Blocked</h1>')),
    expect: {
      says: [
        /the server responded with 403 .*\. It sent text\/html.* that is not JSON\./,
        /Something other than the service may have responded, such as a proxy, a firewall/,
        /^(?!.*(?:the service responded|static export is|scope))/s,
      ],
      outputs: { 'error-code': 'forbidden', 'job-id': undefined },
      requests: { start: 1, status: 0 },
    },
  },
  'a firewall refuses the checks with a page: the job may be running': {
    service: fault('getExportJob', answer(404, '<h1>Blocked</h1>')),
    inputs: { 'max-attempts': '8' },
    expect: {
      says: [
        /the server responded with 404/,
        /Something other than the service may have responded/,
        /To resume the job, run the workflow with `job-id: se_/,
      ],
      outputs: { 'error-code': 'not-found', 'job-id': JOB },
      requests: { start: 1, status: 6 },
    },
  },
  'a key expires while the job runs': {
    service: {
      runningMs: 60_000,
      ...fault('getExportJob', answer(401, { error: 'Expired' }), { calls: [2, null] }),
    },
    expect: {
      outputs: { 'job-id': JOB },
      says: [
        /401 Unauthorized: "Expired"\.?\nThe service has accepted this key earlier in this run, so it has expired or was revoked since\./,
        /^(?![\s\S]*static export is not enabled)/,
      ],
      requests: { status: 2 },
    },
  },
};

const starts: Named<ExportScenario> = {
  'a new job stays unknown': {
    service: { unknownMs: 60_000 },
    expect: {
      // The hint about the ID excludes one to resume the job by it.
      says: [/404 Not Found/, /Check `job-id`/, /^(?!.*To resume the job, run the workflow with)/s],
      outputs: { 'job-id': JOB, 'error-code': 'not-found' },
      requests: { start: 1, status: 6 },
    },
  },
  'a start refused with 503 and `Retry-After` is retried': {
    service: fault('startExportJob', answer(503, { error: 'Later' }, { 'Retry-After': '1' }), first),
    expect: { requests: { start: 2 } },
  },
  'a start refused with a `Retry-After` of a day': {
    service: fault('startExportJob', answer(429, {}, { 'Retry-After': '86400' })),
    expect: {
      outputs: { 'error-code': 'rate-limited', 'job-id': undefined },
      says: [
        /429 Too Many Requests.* It asks to wait until \d+ \w+ \d{4}, \d\d:\d\d UTC\.\n/,
        /limits how often an export starts/,
      ],
      requests: { start: 1 },
    },
  },
  // Each wait is allowed, and so are five tries. Two waits are longer than five minutes.
  'a start refused for longer than the retry budget': {
    preloads: ['skipped-pauses'],
    service: fault('startExportJob', answer(429, {}, { 'Retry-After': '200' })),
    expect: {
      says: [/429 Too Many Requests/],
      outputs: { 'error-code': 'rate-limited', 'job-id': undefined },
      requests: { start: 2 },
    },
  },
  ...keyed(
    (
      [
        ['500', answer(500, { error: 'Oops' })],
        ['503 without `Retry-After`', answer(503)],
        ['a reset before the headers', cut()],
        ['HTML', answer(200, '<html></html>')],
        ['a job ID of null', change({ jobId: null })],
      ] as const
    ).map(
      ([what, does]): ExportScenario => ({
        name: `a start is accepted, then answered with ${what}`,
        service: fault('startExportJob', does as Fault['does'], { afterWork: true }),
        expect: {
          says: [
            /A job may be running, but its ID is unknown/,
            /starts another job/,
            // If something other than the service responded, no job exists, so the hint about that response comes first.
            /without a valid `jobId`.*\nSomething other than|^(?!.*without a valid).*\nThe service has no list/s,
          ],
          outputs: { 'job-id': undefined },
          requests: { start: 1, status: 0 },
        },
      }),
    ),
  ),
  'the host name of the service is not found': {
    preloads: ['skipped-pauses'],
    inputs: { 'base-url': 'https://api.example.invalid' },
    expect: {
      says: [/(?:ENOTFOUND|EAI_AGAIN).*api\.example\.invalid/, /Check `base-url`/],
      log: [/try 5/],
      requests: NOTHING_SENT,
    },
  },
  'nothing listens at `base-url`': {
    inputs: { 'base-url': 'http://127.0.0.1:9' },
    expect: {
      says: [/ECONNREFUSED.*127\.0\.0\.1:9/, /Check `base-url`/],
      log: [/try 5/],
      requests: NOTHING_SENT,
    },
  },
};

const NOT_READY = answer(409, { error: 'The job is not finished.' });

const bundleUrls: Named<ExportScenario> = {
  'a bundle is not ready for six requests, then the service answers 503': {
    service: {
      faults: [
        { at: 'makeBundle', does: NOT_READY, calls: [1, 6] },
        { at: 'makeBundle', does: answer(503), calls: [7, 8] },
      ],
    },
    expect: { requests: { bundle: 9 }, log: [/409 Conflict.*Retrying/] },
  },
  'a bundle never becomes ready': {
    service: { bundleNotYetMs: 60_000 },
    inputs: { 'max-attempts': '4' },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': JOB, 'page-count': '3', 'bundle-url': undefined },
      says: [/bundle is not ready/, /`job-id: se_/],
      requests: { bundle: 4 },
    },
  },
  'every answer lacks a bundle URL': {
    service: fault('makeBundle', answer(200, { bundleUrl: null, expiresAt: null })),
    expect: {
      outputs: { 'job-id': JOB, 'bundle-url': undefined, 'expires-at': undefined },
      says: [/without a `bundleUrl`/],
      requests: { bundle: 5, storage: 0 },
    },
  },
  'a bundle URL that cannot be used is final': {
    service: fault('makeBundle', change({ bundleUrl: 'http://storage.example.com/x' })),
    expect: {
      outputs: { 'job-id': JOB, 'bundle-url': undefined, 'error-code': 'service-error' },
      says: [/a `bundleUrl` that is not an `https` address/],
      requests: { bundle: 1, storage: 0 },
    },
  },
  'a bundle URL without `expiresAt`': {
    service: fault('makeBundle', change({ expiresAt: null, sizeBytes: null })),
    expect: { outputs: { 'expires-at': '' } },
  },
};

const downloads: Named<ExportScenario> = {
  ...keyed(
    (
      [
        ['reset before the headers', cut(), 1],
        ['reset halfway', cut(3000), 1],
        ['ended early as if complete', { kind: 'short', bytes: 3000 }, 1],
        ['answered with 503', answer(503, '<Error><Code>SlowDown</Code></Error>'), 1],
        ['answered with a web page', answer(200, '<!doctype html><title>Sign in</title>'), 1],
        // These need a fresh bundle URL.
        ['refused with 403', answer(403, '<Error><Code>AccessDenied</Code></Error>'), 2],
        ['refused for expired credentials', answer(400, '<Error><Code>ExpiredToken</Code></Error>'), 2],
      ] as const
    ).map(
      ([what, does, bundle]): ExportScenario => ({
        name: `the first download request is ${what}`,
        service: fault('storage', does as Fault['does'], first),
        expect: { requests: { bundle, storage: 2 } },
      }),
    ),
  ),
  ...keyed(
    (
      [
        ['reset halfway', cut(800), [/ECONNRESET/], 5],
        ['ended early', { kind: 'short', bytes: 1000 }, [/sent 1000 bytes of the \d+ bytes/], 6],
        ['answered with a web page', answer(200, '<html></html>'), [/sent 13 bytes|web page/], 4],
        ['answered with 404', answer(404, '<Error/>'), [/404 Not Found/, /`job-id: se_/], 1],
      ] as const
    ).map(
      ([what, does, says, storage]): ExportScenario => ({
        name: `every download request is ${what}`,
        service: fault('storage', does as Fault['does']),
        expect: {
          outputs: { 'job-id': JOB, 'bundle-url': BUNDLE_OUTPUTS['bundle-url'] },
          says: [/^Downloading the bundle failed: /, ...says],
          requests: { storage, bundle: 1 },
        },
      }),
    ),
  ),
};

const runner: Named<ExportScenario> = {
  'no `GITHUB_STEP_SUMMARY`': { env: { GITHUB_STEP_SUMMARY: undefined } },
  'outputs that cannot be written': {
    env: { GITHUB_OUTPUT: A_FOLDER },
    expect: { outputsAreLost: true, says: [/output `job-id` could not be written/, /`job-id: se_/] },
  },
  'a request that never settles': {
    preloads: ['never-settle'],
    expect: { outputs: { 'error-code': 'internal' }, says: [/ran out of work before/] },
  },
};

export const exportScenarios: readonly ScenarioGroup[] = [
  { title: 'Complete exports', scenarios: listed(completed) },
  { title: 'How a job ends', scenarios: listed(endings) },
  { title: 'Refused requests', scenarios: listed(refusals) },
  { title: 'Starting a job', scenarios: listed(starts) },
  { title: 'Requesting the bundle URL', scenarios: listed(bundleUrls) },
  { title: 'Downloading the bundle', scenarios: listed(downloads) },
  { title: 'Runner', scenarios: listed(runner) },
];
