/** Runs whose site is recorded as live, and that ask the host whether it serves that site. */
import { SITE_DIGEST, SITE as SITE_FILES, tarGz } from '../support/archives.ts';
import { SILENT, serving } from '../support/live-host.ts';
import { type ExportScenario, groupOf, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { SAME } from './deliver-scenarios.ts';

const LIVE = serving(SITE_FILES);
const LIVE_RECORD = { deployments: [SAME] };
const ONCE = [['in_progress', 'success']];
const TWICE = [
  ['in_progress', 'success', 'inactive'],
  ['in_progress', 'success'],
];
/** A pause of the step takes no time. */
const paused: Partial<ExportScenario> = { preloads: ['skipped-pauses'] };
const RECORDED = {
  outputs: { changed: 'true', 'deployment-id': /^\d+$/ },
  records: TWICE,
} as const;
const unserved = (reason: string) => ({
  ...RECORDED,
  warns: [new RegExp(`^Deployment \\d+ records this site as live, but for 20 seconds, .* it ${reason}`)],
  log: [
    new RegExp(
      `Deployment \\d+ records this site as live, but for 20 seconds, http://\\S+ has not served the deployed site: it ${reason}.* The site is considered changed\\.`,
    ),
  ],
  summary: [
    /^<h3>⚠️ docs\.example\.com: exported, recorded as live but not served, 3 pages, /,
    new RegExp(
      `The record calls this site live: deployment \\d+.*<strong>But for 20 seconds, http://\\S+ has not served the deployed site: it ${reason}`,
    ),
  ],
});

const scenarios: Named<ExportScenario> = {
  'the host serves the site: nothing is recorded': {
    host: LIVE,
    expect: {
      outputs: { changed: 'false', 'deployment-id': undefined },
      records: ONCE,
      hostReceived: ['/', '/guides/ü und mehr.html', '/guides/start.html'],
    },
  },
  'the host does not know the site': {
    ...paused,
    host: serving({}),
    expect: unserved('responds with 404'),
  },
  'the host serves another site': {
    ...paused,
    host: serving({ ...SITE_FILES, 'index.html': '<h1>Parked domain</h1>' }),
    expect: unserved('differs from the deployed file'),
  },
  'the host has lost other pages, and the home page is right': {
    ...paused,
    host: serving({ 'index.html': SITE_FILES['index.html'] ?? '' }),
    expect: unserved('responds with 404'),
  },
  'the host cannot be reached': {
    ...paused,
    inputs: { 'verify-url': 'http://127.0.0.1:9/' },
    expect: unserved('cannot be reached: '),
  },
  'the host never responds': {
    ...paused,
    host: SILENT,
    expect: unserved('did not respond within 20 s'),
  },
  'the host responds after a restart': {
    ...paused,
    host: (path, response, count) =>
      count < 3 ? response.writeHead(503).end() : LIVE(path, response, count),
    expect: {
      outputs: { changed: 'false' },
      records: ONCE,
      log: [/Waiting for http:\/\/127\.0\.0\.1:\d+: it responds with 503/, /nothing changed/],
    },
  },
  'an earlier run had the site deployed again, and the host still does not serve it': {
    ...paused,
    env: { GITHUB_EVENT_NAME: 'schedule' },
    host: serving({ 'index.html': 'of another branch' }),
    gitHub: { deployments: [{ ...SAME, payload: { ...(SAME.payload as object), unserved: SITE_DIGEST } }] },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'verify-failed', changed: undefined, 'bundle-path': /static-export/ },
      says: [
        /An earlier run deployed this site again, and still http:\S+ has not served the deployed site: it differs from the deployed file\.\nCheck where the workflow deploys the site/,
      ],
      records: ONCE,
    },
  },
  'the site is recorded as one that the host did not serve': {
    ...paused,
    host: serving({}),
    expect: {
      ...unserved('responds with 404'),
      payload: { unserved: SITE_DIGEST, contentDigest: SITE_DIGEST },
    },
  },
  'a host that was never reached: the first run warns, and the second one fails': {
    ...paused,
    env: { GITHUB_EVENT_NAME: 'schedule' },
    gitHub: {},
    before: [{ archive: tarGz(SITE_FILES) }, { archive: tarGz(SITE_FILES) }],
    inputs: { 'verify-url': 'http://127.0.0.1:9/' },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'verify-failed', 'bundle-path': /static-export/ },
      says: [/An earlier run deployed/],
    },
  },
  'a person deploys a site again that an earlier run had deployed in vain': {
    ...paused,
    env: { GITHUB_EVENT_NAME: 'workflow_dispatch' },
    host: serving({}),
    gitHub: { deployments: [{ ...SAME, payload: { ...(SAME.payload as object), unserved: SITE_DIGEST } }] },
    expect: unserved('responds with 404'),
  },
  'the host serves the site again after it was deployed again': {
    host: LIVE,
    gitHub: { deployments: [{ ...SAME, payload: { ...(SAME.payload as object), unserved: SITE_DIGEST } }] },
    expect: { outputs: { changed: 'false' }, records: ONCE },
  },
  'the host redirects to where the site is': {
    host: (path, response, count) =>
      path.startsWith('/docs')
        ? LIVE(path.slice('/docs'.length), response, count)
        : response.writeHead(301, { Location: encodeURI(`/docs${path}`) }).end(),
    expect: { outputs: { changed: 'false' }, records: ONCE },
  },
  'the host redirects to a login': {
    ...paused,
    host: (path, response) =>
      path === '/login'
        ? response.end('<h1>Log in</h1>')
        : response.writeHead(302, { Location: '/login' }).end(),
    expect: unserved('redirects to http:\\S+/login, which differs from the deployed file'),
  },
  'the first of two jobs compares, and writes nothing': {
    ...paused,
    inputs: { record: 'false' },
    host: serving({}),
    gitHub: { ...LIVE_RECORD, permissions: { deployments: 'read' } },
    expect: {
      ...unserved('responds with 404'),
      outputs: { changed: 'true', 'deployment-id': undefined },
      records: ONCE,
    },
  },
  'all files are listed, since the host has lost them': {
    ...paused,
    inputs: { 'list-changes': 'true' },
    host: serving({}),
    expect: {
      ...RECORDED,
      warns: [/has not served the deployed site: it responds with 404/],
      outputs: { ...RECORDED.outputs, 'files-added': undefined, 'changed-files-path': /changed/ },
      files: {
        'changed-files.txt': Object.keys(SITE_FILES)
          .sort()
          .map((name) => `${name}\n`)
          .join(''),
      },
    },
  },
  'the token cannot record the site again: the first line says what visitors see': {
    ...paused,
    host: serving({}),
    gitHub: {
      ...LIVE_RECORD,
      faults: [{ at: 'create-deployment', does: { status: 422, body: { message: 'Validation Failed' } } }],
    },
    expect: {
      outcome: 'errored',
      outputs: { changed: undefined, 'error-code': 'github', 'bundle-path': /static-export/ },
      says: [/Creating the deployment failed/],
      summary: [
        /^<h3>❌ .*the site was not updated by this run, and was not checked; /,
        /<strong>But for 20 seconds, http/,
      ],
      records: ONCE,
    },
  },
  'a changed site is not looked for, since it cannot be there': {
    archive: tarGz({ ...SITE_FILES, 'index.html': '<h1>New</h1>' }),
    host: LIVE,
    expect: { ...RECORDED, hostReceived: [] },
  },
  'a dry run does not ask the host': {
    inputs: { 'dry-run': 'true' },
    host: serving({}),
    expect: { outcome: 'checked', outputs: { changed: undefined }, records: ONCE, hostReceived: [] },
  },
};

const withoutEnvironment: ExportScenario = {
  name: 'bad input: `verify-url` without `environment`',
  inputs: { 'verify-url': 'https://docs.example.com' },
  expect: {
    outputs: { 'error-code': 'bad-input' },
    says: [/Input `verify-url` is set, but `environment` is empty/],
    requests: { start: 0 },
  },
};

export const verifyUrlScenarios: readonly ScenarioGroup[] = [
  groupOf('GitHub: the host of the live site', 'verify-url: ', [
    ...listed(scenarios).map(({ inputs, ...scenario }) => ({
      gitHub: LIVE_RECORD,
      archive: tarGz(SITE_FILES),
      ...scenario,
      inputs: { environment: 'docs', ...inputs },
    })),
    withoutEnvironment,
  ]),
];
