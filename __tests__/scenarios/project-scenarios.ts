/** Runs with the project-scoped API, starts that the service postpones or refuses, and publishing before an export. */
import { NO_PLAN_KEY } from '../../emulator/settings/keys.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import { tarGz } from '../support/archives.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { answer, change, cut, fault, first, NOTHING_SENT, READY } from './scenario-words.ts';

const PROJECT = '65e1a7b20c9d4f3e8a6b5c1d';
/** Names the job only by its project. */
const project = { domain: '', 'project-id': PROJECT };
const PROJECT_JOB = /^[0-9a-f]{24}$/;

/** The service's response while another job of the deployment is running. */
const BUSY = answer(409, { error: 'Another job of this deployment is running.' });
const EXPIRED = answer(403, '<Error><Code>AccessDenied</Code></Error>');

const byProject: Named<ExportScenario> = {
  'a complete export by project': {
    inputs: { ...project, version: '2.1', extract: 'true' },
    expect: {
      outputs: { 'job-id': PROJECT_JOB, 'page-count': undefined, 'content-digest': /^sha256:/ },
      requests: { start: 1, bundle: 0, storage: 1 },
      log: [
        new RegExp(`Starting the export of project ${PROJECT}`),
        /accepted job [0-9a-f]{24}/,
        /Job queued\n/,
        /Job running\n/,
        /Job completed\n/,
      ],
    },
  },
  'the site of `base-path` is in a folder of that name, which is removed': {
    inputs: { ...project, 'base-path': '/docs/', extract: 'true', 'require-files': 'index.html' },
    archive: tarGz({ 'docs/index.html': 'home', 'docs/start.html': 'start' }),
    expect: { site: { 'index.html': 'home', 'start.html': 'start' } },
  },
  'a `base-path` that the service does not have': {
    inputs: { ...project, 'base-path': '/help' },
    service: { startRefusal: 'text' },
    expect: {
      outputs: { 'error-code': 'bad-input', 'job-id': undefined },
      says: [/400 Bad Request: "basePath: It must be one of/, /Check `project-id`.* Also check `base-path`/],
      requests: { start: 1, status: 0 },
    },
  },
  'a job of a project is resumed': {
    resumes: 'project',
    expect: {
      requests: { start: 0, bundle: 0, storage: 1 },
      summary: [
        /^<h3>📦 65e1a7b20c9d4f3e8a6b5c1d: exported, 3 pages, [\s\S]*Resumed job <code>[0-9a-f]{24}</,
      ],
    },
  },
  'a job of a project is resumed without `project-id`': {
    resumes: 'project',
    inputs: { domain: '' },
    expect: {
      outputs: { 'error-code': 'not-found' },
      // Resuming it with the same inputs would fail in the same way.
      says: [
        /404 Not Found/,
        /needs the same `project-id`/,
        /^(?!.*To resume the job, run the workflow with)/s,
      ],
      requests: { status: 1 },
    },
  },
  'the bundle URL of a project expires in the middle of the download': {
    service: {
      faults: [
        { at: 'storage', does: cut(1000), calls: [1, 1] },
        { at: 'storage', does: EXPIRED, calls: [2, 2] },
      ],
    },
    expect: { requests: { bundle: 0, storage: 3 } },
  },
  'a completed job of a project never has a bundle URL': {
    inputs: { ...project, 'max-attempts': '3' },
    service: { ...READY, bundleNotYetMs: 60_000 },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': PROJECT_JOB, 'bundle-url': undefined },
      says: [/no bundle URL yet/, /with `job-id: [0-9a-f]{24}` and `project-id: 65e1a7b20c9d4f3e8a6b5c1d`/],
      requests: { bundle: 0, storage: 0 },
    },
  },
};

const refused: Named<ExportScenario> = {
  'a start by domain waits for another job': {
    service: fault('startExportJob', BUSY, { calls: [1, 3] }),
    expect: {
      requests: { start: 4 },
      log: [
        /^(?![\s\S]*Waiting until that job[\s\S]*Waiting until that job)[\s\S]*is running\." Waiting until that job has ended: trying every 100ms, 60 attempts at most\./,
      ],
    },
  },
  'a start by project waits for another job, and times out': {
    inputs: { ...project, 'max-attempts': '3' },
    service: fault('startProjectExportJob', BUSY),
    expect: {
      outcome: 'timed-out',
      outputs: { 'error-code': 'conflict', 'job-id': undefined },
      says: [/409 Conflict/, /Timed out waiting for that job after 3 attempts, and started no job\./],
      requests: { start: 3, status: 0 },
    },
  },
  'static export is not enabled for the project: its 401 is not blamed on the key': {
    inputs: { ...project, 'api-key': NO_PLAN_KEY },
    expect: {
      outputs: { 'error-code': 'unauthorized', 'job-id': undefined },
      says: [
        /401 Unauthorized: "Static export is not enabled for this project\."\nThe most likely cause: static export/,
      ],
      requests: { start: 1, status: 0 },
    },
  },
  'a project ID that does not exist, which the service refuses without a text': {
    inputs: { ...project, 'project-id': 'project_other' },
    service: { startRefusal: 'empty' },
    expect: {
      outputs: { 'error-code': 'not-found', 'job-id': undefined },
      warns: [/^Input `project-id` does not have the form of a project ID, which is 24 hex digits\./],
      // Before any request.
      log: [/does not have the form[\s\S]*Starting the export/],
      says: [
        /the server responded with 404 Not Found\. It sent nothing\.\nCheck `project-id`/,
        /Something other than the service may have/,
      ],
      requests: { start: 1 },
    },
  },
  'bad input: publishing without a project': {
    inputs: { publish: 'true' },
    expect: {
      outputs: { 'error-code': 'bad-input' },
      says: [/Input `publish` is true, but `project-id` is empty/],
      requests: { ...NOTHING_SENT, publish: 0 },
    },
  },
};

const publish = { ...project, publish: 'true' };
const quick = { queuedMs: 150, runningMs: 150 };
const publishing = (
  update: NonNullable<GivenEmulatorSettings['update']>,
  more: GivenEmulatorSettings = {},
): GivenEmulatorSettings => ({ update, updateChecksPer10Seconds: null, ...more });

const publishFirst: Named<ExportScenario> = {
  'the latest content is published before the export': {
    service: publishing({
      ...quick,
      commit: {
        sha: '3f9a2c1b8e7d4a063f9a2c1b8e7d4a063f9a2c1b',
        ref: 'main',
        message: 'Add a guide\n\nMore',
      },
    }),
    expect: {
      requests: { publish: 1, start: 1, storage: 1 },
      log: [
        /Publishing the latest content of project 65e1a7b20c9d4f3e8a6b5c1d\n(?:.*\n)*Publish run queued.*\n(?:.*\n)*Published commit 3f9a2c1b8e7d \(main\) Add a guide.*\n(?:.*\n)*Starting the export/,
      ],
    },
  },
  'a project is published before its domain is exported': {
    inputs: { 'project-id': PROJECT, publish: 'true' },
    expect: {
      requests: { publish: 1, start: 1, bundle: 1 },
      log: [/Published[\s\S]*Starting the export of docs\.example\.com/],
    },
  },
  '`wait: false` waits for the publish run only': {
    inputs: { ...publish, wait: 'false' },
    expect: {
      outcome: 'started',
      requests: { publish: 1, start: 1, status: 0 },
      log: [/Published[\s\S]*Starting/],
    },
  },
  'the publish run fails': {
    service: publishing({
      ...quick,
      outcome: 'failure',
      summary: 'The build failed.',
      logs: [...Array(30).keys()]
        .map((line) => `line ${line}`)
        .concat('', '::error::no', '', '', 'line 3: unexpected tag'),
    }),
    expect: {
      outcome: 'failed',
      outputs: { 'error-code': 'publish-failed', 'job-id': undefined },
      says: [
        /publishing the latest content failed: "The build failed\."/,
        /ends with: "line 27 \/ line 28 \/ line 29 \/ : :error::no \/ line 3: unexpected tag"/,
        /Nothing was exported/,
      ],
      log: [/^(?![\s\S]*\| line 11\n)[\s\S]*\| line 12\n[\s\S]*\| line 3: unexpected tag/],
      requests: { publish: 1, start: 0 },
    },
  },
  'the status of the publish run has 20,000 lines of log': {
    service: publishing({
      ...quick,
      logs: Array.from({ length: 20_000 }, (_, line) => `${'x'.repeat(80)} ${line}`),
    }),
    expect: { log: [/Published commit/] },
  },
  'the service skips the publish run': {
    service: publishing(quick, { faults: [{ at: 'getUpdate', does: change({ status: 'skipped' }) }] }),
    expect: { requests: { publish: 1, start: 1 }, log: [/The service skipped the publish run/] },
  },
  'the response to the publish request is lost once': {
    service: publishing(quick, fault('startUpdate', cut(), { ...first, afterWork: true })),
    expect: { requests: { publish: 2, start: 1 } },
  },
  'the publish run does not end in time': {
    inputs: { ...publish, 'max-attempts': '3' },
    service: publishing({ queuedMs: 60_000, runningMs: 0 }),
    expect: {
      outcome: 'timed-out',
      outputs: { 'error-code': 'timed-out', 'job-id': undefined },
      says: [/Timed out waiting for the publish run after 3 checks/, /Nothing was exported/],
      requests: { publish: 1, publishStatus: 3, start: 0 },
    },
  },
  'checks of the publish run fail in between, and it has an unknown status': {
    service: publishing(quick, {
      faults: [
        { at: 'getUpdate', does: answer(404, { error: 'Not found' }), calls: [1, 1] },
        { at: 'getUpdate', does: answer(503), calls: [2, 2] },
        { at: 'getUpdate', does: cut(10), calls: [3, 3] },
        {
          at: 'getUpdate',
          does: change({ status: 'building', logs: null, commit: 7 }),
          calls: [4, 4],
        },
      ],
    }),
    expect: {
      requests: { publish: 1, start: 1 },
      log: [/does not know the new publish run yet/, /unknown status "building"/],
    },
  },
};

function withDefaults(
  defaults: Partial<ExportScenario>,
  scenarios: Named<ExportScenario>,
): readonly ExportScenario[] {
  return listed(scenarios).map((scenario) => ({ ...defaults, ...scenario }));
}

export const projectScenarios: readonly ScenarioGroup[] = [
  { title: 'The project-scoped API', scenarios: withDefaults({ inputs: project }, byProject) },
  { title: 'Starts that the service postpones or refuses', scenarios: listed(refused) },
  {
    title: 'Publishing before the export',
    scenarios: withDefaults({ inputs: publish, service: publishing(quick) }, publishFirst),
  },
];
