/**
 * What a deployment does at its destination: files, kept files, files of other programs, names, and the resulting
 * state.
 */
import { digestOf, manifestOf } from '../../support/archives.ts';
import { ODD_NAMES } from '../../support/odd-names.ts';
import type { DeployScenario, Named, Row } from '../../support/scenario.ts';
import { sha256Of } from '../../support/sha256.ts';
import {
  AFTER_SECOND,
  aboutInDays,
  deployed,
  deployment,
  EARLIER_STATE,
  FIRST,
  inDays,
  NOTHING_DONE,
  OTHERS,
  OWN_PENDING,
  OWN_STATE,
  pendingState,
  SECOND,
  site,
  stateName,
  under,
  versionsOf,
  without,
} from './deployed-site.ts';

const NO_CHANGE = { 'files-added': '0', 'files-modified': '0', 'files-removed': '0', 'files-repaired': '0' };
const UNCHANGED = { changed: 'false', ...NO_CHANGE, ...NOTHING_DONE };

/** The pages in which the first site and the second one differ. */
const CHANGED_PAGES = ['/guides/new', '/guides/start', '/old/gone'];

const MUST_REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The destination is a folder of the workspace that a later step publishes. */
export const laterFolders: Named<DeployScenario> = {
  'the first deployment says that a later step publishes the folder': {
    isForLaterStep: true,
    // Nothing serves the site yet.
    inputs: { 'verify-url': 'http://127.0.0.1:9/' },
    workspace: site(FIRST),
    expect: {
      live: '',
      lives: ['untouched', ''],
      outputs: { changed: 'true', 'files-uploaded': '4' },
      summary: [
        /^<h3>✅ .*: the folder has the site: first deployment, 4 files, 19 B uploaded\. A later step publishes it<\/h3>/,
      ],
      destination: FIRST,
    },
  },
  'nothing changed, and the address serves the site': {
    isForLaterStep: true,
    serves: 'public',
    workspace: { ...site(FIRST), ...deployed(FIRST), ...under('public', FIRST) },
    expect: {
      live: '',
      lives: ['untouched', ''],
      outputs: UNCHANGED,
      log: [/^Verified http:/m],
      summary: [/the folder has the site: nothing changed\. It does not have to be published<\/h3>/],
    },
  },
  'nothing changed, and the address has lost the site': {
    isForLaterStep: true,
    serves: 'public',
    preloads: ['skipped-pauses'],
    workspace: { ...site(FIRST), ...deployed(FIRST), ...under('public', { '404.html': 'not found' }) },
    expect: {
      live: '',
      lives: ['untouched', ''],
      outputs: { ...UNCHANGED, 'error-code': 'verify-failed' },
      says: [
        /Nothing changed, but http:\S+ has not served the deployed site: .*\nPress "Run workflow", which publishes the site again\./,
      ],
      state: [EARLIER_STATE],
    },
  },
  'nothing changed, the address has lost the site, and a person publishes it again': {
    isForLaterStep: true,
    serves: 'public',
    preloads: ['skipped-pauses'],
    env: { GITHUB_EVENT_NAME: 'workflow_dispatch' },
    workspace: { ...site(FIRST), ...deployed(FIRST), ...under('public', { '404.html': 'not found' }) },
    expect: {
      live: '',
      lives: ['untouched', ''],
      outputs: { ...UNCHANGED, changed: 'true' },
      warns: [
        /^Nothing changed, but http:\S+ has not served the deployed site: .* It has to be published again\.$/,
      ],
      summary: [
        /the folder has the site: nothing changed\. A later step has to publish it again<\/h3>\s+<p>Nothing changed, but http:\S+ has not served/,
      ],
      state: [EARLIER_STATE],
    },
  },
  'a guard leaves the folder as it is': {
    isForLaterStep: true,
    inputs: { 'max-page-loss': '0' },
    workspace: { ...site({ 'index.html': 'home' }), ...deployed(FIRST) },
    expect: {
      live: '',
      lives: ['untouched', ''],
      outputs: { 'error-code': 'check-failed' },
      says: [/^The folder has the earlier site\. .*2 fewer than the live site/],
      destination: FIRST,
    },
  },
};

export const deployments: Named<DeployScenario> = {
  'the first deployment uploads every file, deletes none, and has no page to lose': {
    inputs: { 'max-page-loss': '0' },
    workspace: { ...site(FIRST), ...under('destination', OTHERS) },
    expect: {
      lives: ['untouched', 'incomplete', 'updated'],
      outputs: {
        changed: 'true',
        'files-added': undefined,
        'files-repaired': undefined,
        'files-uploaded': '4',
        'files-deleted': '0',
        'bytes-uploaded': '19',
        'previous-job-id': undefined,
      },
      log: [
        /The storage lists no state at destination[\s\S]*This is the first deployment to destination/,
        /Uploading 1 hashed file/,
        /Uploading 3 pages/,
      ],
      changedPages: ['/', '/guides/start', '/old/gone'],
      warns: [
        /^The destination has 1 file and 1 folder that this deployment does not manage, such as "others\/", "robots\.txt"\./,
      ],
      summary: [
        /^<h3>✅ destination: the site was updated: first deployment, 4 files, 19 B uploaded<\/h3>/,
        /<p>The destination has 1 file and 1 folder that this deployment does not manage/,
      ],
      destination: { ...FIRST, ...OTHERS },
      state: [stateName(2, 200)],
      newestState: {
        version: 1,
        kind: 'live',
        run: { repository: 'octocat/docs', repositoryId: 1296269, runId: 200 },
        destination: '',
        files: versionsOf(FIRST),
        kept: {},
        history: [digestOf(FIRST)],
      },
    },
  },
  'a second deployment uploads changed files, and deletes removed ones': {
    before: [
      {
        workspace: { ...site(FIRST), ...under('destination', OTHERS) },
        inputs: { 'job-id': 'se_0011223344556677' },
        env: { GITHUB_RUN_ID: '100' },
      },
    ],
    workspace: site(SECOND),
    expect: {
      outputs: {
        changed: 'true',
        'files-added': '2',
        'files-modified': '1',
        'files-removed': '2',
        'files-repaired': '0',
        'files-uploaded': '3',
        'files-deleted': '1',
        'previous-job-id': 'se_0011223344556677',
      },
      changedPages: CHANGED_PAGES,
      // The folder that became empty was removed.
      destination: { ...AFTER_SECOND, ...OTHERS },
      state: [OWN_STATE],
      newestState: {
        history: [digestOf(SECOND), digestOf(FIRST)],
      },
      summary: [
        /^<h3>✅ destination: the site was updated: 5 files changed \(2 added, 1 modified, 2 removed\), /,
        /Before, the site of job <code>se_0011223344556677<\/code> was live\. To go back, press "Run workflow"/,
      ],
    },
  },
  'nothing changed: nothing is written': {
    workspace: { ...site(FIRST), ...deployed(FIRST) },
    expect: {
      live: 'unchanged',
      lives: ['untouched', 'unchanged'],
      outputs: UNCHANGED,
      changedPages: [],
      log: [/: nothing changed/],
      summary: [/^<h3>✅ destination: the site was not updated and is whole: nothing changed<\/h3>/],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
  '`manifest-path`: the digests are not computed again': {
    inputs: { 'manifest-path': 'site.sha256' },
    workspace: { ...site({ 'index.html': 'home' }), 'site.sha256': manifestOf({ 'index.html': 'other' }) },
    expect: {
      destination: { 'index.html': 'home' },
      newestState: { files: { 'index.html': { sha256: sha256Of('other') } } },
    },
  },
  '`delete: false` keeps removed files, and no later run deletes them': {
    before: [{ workspace: { ...site(SECOND), ...deployed(FIRST) }, inputs: { delete: 'false' } }],
    workspace: site({ 'index.html': 'home' }),
    inputs: { 'keep-assets': '0' },
    expect: {
      outputs: { 'files-removed': '3', 'files-deleted': '3' },
      destination: { 'index.html': 'home', 'old/gone.html': 'gone', '_next/static/a1.js': 'script' },
    },
  },
  'a site is removed, and files of others stay': {
    inputs: { remove: 'true', 'site-path': '' },
    workspace: {
      ...deployed(FIRST, { kept: { '_next/static/k.js': ['kept', inDays(3)] } }),
      'destination/others/file.txt': 'of others',
      'destination/guides/note.txt': 'of others',
    },
    expect: {
      outputs: { changed: 'true', 'files-deleted': '5', 'files-removed': '4', 'files-uploaded': '0' },
      destination: { 'others/file.txt': 'of others', 'guides/note.txt': 'of others' },
      state: [],
      summary: [/✅ .*destination: the site was removed, 5 files deleted<\/h3>/],
    },
  },
  'a removal that was interrupted continues': {
    inputs: { remove: 'true', 'site-path': '.' },
    workspace: {
      ...deployed(without(FIRST, 'index.html')),
      ...pendingState({ pending: Object.keys(FIRST) }),
    },
    expect: { destination: {}, state: [], outputs: { 'files-deleted': '3', changed: 'true' } },
  },
  'a removal that the storage refuses in part keeps the state': {
    inputs: { remove: 'true', 'site-path': '.' },
    bucket: {
      files: deployment(FIRST, { kept: { '_next/static/k.js': ['kept', inDays(3)] } }),
      rules: [{ at: /^DELETE docs\/_next\/static\/k/, refuses: [403, 'AccessDenied'] }],
    },
    expect: {
      live: 'incomplete',
      says: [/Deleting files failed: .*"_next\/static\/k\.js"/],
      newestState: { kind: 'pending' },
    },
  },
  'a dry run of a removal deletes nothing': {
    inputs: { remove: 'true', 'dry-run': 'true', 'site-path': '.' },
    workspace: deployed(FIRST),
    expect: {
      live: 'unchanged',
      destination: FIRST,
      outputs: { changed: 'true' },
      log: [/Would delete index\.html/],
      summary: [/dry run, .*: 4 files to delete/],
    },
  },
  'nothing is removed where this action has no site': {
    inputs: { remove: 'true', 'site-path': '.' },
    workspace: { 'destination/index.html': 'of others', 'destination/guides/a.html': 'of others' },
    expect: {
      live: 'untouched',
      outputs: { changed: 'false' },
      destination: { 'index.html': 'of others', 'guides/a.html': 'of others' },
      log: [/There is no site of this action at destination: nothing to remove/],
      summary: [/✅ .*destination: there is no site of this action to remove<\/h3>/],
    },
  },
  'a dry run prints its plan, and changes nothing': {
    inputs: { 'dry-run': 'true', 'verify-url': 'http://127.0.0.1:9/' },
    workspace: { ...site(SECOND), ...deployed(FIRST, { jobId: 'se_0011223344556677' }) },
    expect: {
      live: 'unchanged',
      lives: ['untouched', 'unchanged'],
      outputs: {
        changed: 'true',
        'files-added': '2',
        'files-modified': '1',
        'files-removed': '2',
        'previous-job-id': 'se_0011223344556677',
        ...NOTHING_DONE,
      },
      changedPages: CHANGED_PAGES,
      log: [
        /Would upload _next\/static\/b2\.js/,
        /Would upload guides\/new\.html/,
        /Would upload guides\/start\.html/,
        /Would delete old\/gone\.html \(not in the site\)\nDry run: 3 files to upload, 1 file to delete\. This run changed nothing\./,
      ],
      destination: FIRST,
      state: [EARLIER_STATE],
      summary: [
        /^<h3>✅ <a href="http:\/\/127\.0\.0\.1:9\/">127\.0\.0\.1:9<\/a>: dry run, the site was not updated and is whole: 5 files would change/,
      ],
    },
  },
};

const ODD: Record<string, string> = Object.fromEntries(
  ODD_NAMES.map((name) => [name, `contents of ${name}`]),
);

export const names: Named<DeployScenario> = {
  'unusual names are uploaded, and found again': {
    before: [{ workspace: site({ 'index.html': '1', ...ODD }), env: { GITHUB_RUN_ID: '100' } }],
    workspace: site({ 'index.html': '2', ...ODD }),
    // Windows has no such files.
    needs: ['bash'],
    expect: {
      outputs: { ...NO_CHANGE, 'files-modified': '1', 'files-uploaded': '1', 'files-deleted': '0' },
      destination: { 'index.html': '2', ...ODD },
    },
  },
  'unusual names are deleted': {
    workspace: { ...site({ 'index.html': '1' }), ...deployed({ 'index.html': '1', ...ODD }) },
    needs: ['bash'],
    expect: {
      outputs: { 'files-deleted': String(Object.keys(ODD).length) },
      changedPages: [
        '/%20c;',
        '/%23a%20b',
        '/100%25%20(a+b)%20&%20c%3F',
        '/50%2525',
        '/a%E2%80%9Bb',
        '/a%EF%BC%8Fb%20%EF%BC%9F',
        '/caf%C3%A9',
        '/cafe%CC%81',
        '/gr%C3%B6%C3%9Fe/%E8%A1%A8%20%E2%80%93%201',
      ],
      destination: { 'index.html': '1' },
    },
  },
};

const relative = (destination: string, env: Readonly<Record<string, string>>): Row<DeployScenario> => ({
  inputs: { destination, state: './elsewhere/' },
  env,
  before: [
    {
      workspace: { ...site(FIRST), 'rclone.conf': '[docs]\ntype = alias\nremote = destination\n' },
      env: { GITHUB_RUN_ID: '100' },
    },
  ],
  workspace: site(SECOND),
  expect: {
    outputs: { 'files-modified': '1', 'files-repaired': '0' },
    destination: under('public', AFTER_SECOND),
  },
});

export const relativePaths: Named<DeployScenario> = {
  '`:local:` and a folder of the workspace': relative(':local:destination/public', {}),
  'a configuration file in the workspace': relative('docs:public', { RCLONE_CONFIG: 'rclone.conf' }),
};

const BUILD = '_next/static/build-1/_buildManifest.js';
const TYPED = {
  '_next/static/a1.js': '1',
  [BUILD]: '1',
  '404.html': '1',
  'docs/_next/static/b.css': '1',
  'guides/start.rsc': '1',
  'index.html': '1',
  'llms.txt': '1',
  'notes.md': '1',
  'logo.svg': '1',
  'font.woff2': '1',
};

/** More files than one request lists. */
const LARGE = {
  'index.html': 'home',
  ...Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`guides/${at}.html`, 'guide'])),
};

export const buckets: Named<DeployScenario> = {
  'each file has its headers': {
    bucket: {},
    workspace: site(TYPED),
    expect: {
      destination: TYPED,
      headers: {
        '_next/static/a1.js': ['text/javascript;charset=utf-8', IMMUTABLE],
        [BUILD]: ['text/javascript;charset=utf-8', MUST_REVALIDATE],
        'docs/_next/static/b.css': ['text/css;charset=utf-8', IMMUTABLE],
        '404.html': ['text/html;charset=utf-8', MUST_REVALIDATE],
        'guides/start.rsc': ['text/x-component;charset=utf-8', MUST_REVALIDATE],
        'index.html': ['text/html;charset=utf-8', MUST_REVALIDATE],
        'llms.txt': ['text/plain;charset=utf-8', MUST_REVALIDATE],
        'notes.md': ['text/markdown;charset=utf-8', MUST_REVALIDATE],
        'logo.svg': ['image/svg+xml;charset=utf-8', MUST_REVALIDATE],
        'font.woff2': ['font/woff2', MUST_REVALIDATE],
      },
    },
  },
  'files are deleted after the upload, and a removed script last': {
    bucket: { files: deployment(FIRST) },
    inputs: { 'keep-assets': '0' },
    workspace: site({ 'index.html': 'home again' }),
    env: { RCLONE_CHECKERS: '1' },
    expect: {
      outputs: { 'files-uploaded': '1', 'files-deleted': '3' },
      destination: { 'index.html': 'home again' },
      bucketRequests: [
        'LIST docs/.static-export/',
        `GET docs/.static-export/${EARLIER_STATE}`,
        'LIST docs/',
        `PUT docs/.static-export/${OWN_PENDING}`,
        'PUT docs/index.html',
        'HEAD docs/guides/start.html',
        'DELETE docs/guides/start.html',
        'HEAD docs/old/gone.html',
        'DELETE docs/old/gone.html',
        'HEAD docs/_next/static/a1.js',
        'DELETE docs/_next/static/a1.js',
        // The second listing, for the times of the state.
        'LIST docs/',
        'LIST docs/.static-export/',
        `PUT docs/.static-export/${OWN_STATE}`,
        'LIST docs/.static-export/',
        `DELETE docs/.static-export/${EARLIER_STATE}`,
        `DELETE docs/.static-export/${OWN_PENDING}`,
      ],
    },
  },
  'nothing changed: besides the listing, only the state is read': {
    bucket: { files: deployment(FIRST) },
    workspace: site(FIRST),
    expect: {
      live: 'unchanged',
      bucketRequests: ['LIST docs/.static-export/', `GET docs/.static-export/${EARLIER_STATE}`, 'LIST docs/'],
    },
  },
  'a bucket of a large site is listed by folder, and asked for the page that was uploaded': {
    bucket: { files: deployment(LARGE) },
    workspace: site({ ...LARGE, 'index.html': 'home again' }),
    expect: {
      outputs: { 'files-uploaded': '1' },
      bucketRequests: [
        'LIST docs/.static-export/',
        `GET docs/.static-export/${EARLIER_STATE}`,
        'LIST docs/',
        'LIST docs/guides/',
        `PUT docs/.static-export/${OWN_PENDING}`,
        'PUT docs/index.html',
        'HEAD docs/index.html',
        'LIST docs/.static-export/',
        `PUT docs/.static-export/${OWN_STATE}`,
        'LIST docs/.static-export/',
        `DELETE docs/.static-export/${EARLIER_STATE}`,
        `DELETE docs/.static-export/${OWN_PENDING}`,
      ],
    },
  },
  'an empty `cache-control` sets no header': {
    bucket: {},
    inputs: { 'cache-control': '' },
    workspace: site({ '_next/static/a1.js': '1', 'index.html': '1' }),
    expect: {
      headers: {
        '_next/static/a1.js': ['text/javascript;charset=utf-8', undefined],
        'index.html': ['text/html;charset=utf-8', undefined],
      },
    },
  },
};

/** A script that an earlier deployment has kept for a few more days. */
const kept = (days: number) => ({ kept: { '_next/static/k.js': ['kept', inDays(days)] as const } });

export const keptAssets: Named<DeployScenario> = {
  'a script of the replaced site stays for seven days': {
    workspace: { ...site(SECOND), ...deployed(FIRST, kept(3)) },
    expect: {
      outputs: { 'files-removed': '2', 'files-deleted': '1' },
      destination: { ...AFTER_SECOND, '_next/static/k.js': 'kept' },
      newestState: {
        files: versionsOf(SECOND),
        kept: {
          '_next/static/a1.js': aboutInDays(7),
          // The time of a file begins with the deployment that replaced it.
          '_next/static/k.js': aboutInDays(3),
        },
      },
    },
  },
  'a kept script is removed when its time is over, even if nothing else changes': {
    workspace: { ...site(FIRST), ...deployed(FIRST, kept(-1)) },
    expect: {
      log: [/^Compared with 4 files at destination: .*[\s\S]*^Deleting 1 file kept for open pages$/m],
      outputs: { ...NO_CHANGE, changed: 'true', 'files-uploaded': '0', 'files-deleted': '1' },
      summary: [/: the site was updated: only files kept for open pages were deleted<\/h3>/],
      destination: FIRST,
      state: [OWN_STATE],
      newestState: { kept: {} },
    },
  },
};

/** The destination after other programs have changed three files in it. */
const DRIFTED = {
  ...site(FIRST),
  ...without(deployed(FIRST), 'destination/index.html'),
  'destination/guides/start.html': 'sta',
  'destination/old/gone.html': 'defaced',
};
const REPAIRED = {
  ...NO_CHANGE,
  changed: 'true',
  'files-repaired': '3',
  'files-uploaded': '3',
  'files-deleted': '0',
};

export const drift: Named<DeployScenario> = {
  'a file that another program removed, cut, or replaced with a larger one is uploaded again': {
    workspace: DRIFTED,
    expect: {
      lives: ['untouched', 'incomplete', 'updated'],
      outputs: REPAIRED,
      changedPages: ['/', '/guides/start', '/old/gone'],
      warns: [/^3 live files at the destination were .*find out which other program writes there\.$/],
      log: [/3 live files at the destination were missing or different, such as "guides\/start\.html"/],
      summary: [
        /^<h3>✅ destination: the site was updated: 3 files repaired, /,
        /<p>3 live files at the destination .*: find out which other program writes there\.<\/p>/,
      ],
      destination: FIRST,
      newestState: { files: versionsOf(FIRST), history: [digestOf(FIRST)] },
    },
  },
  'a state that lists no times: a file of the same size is not uploaded again': {
    workspace: { ...site(FIRST), ...deployed(FIRST), 'destination/index.html': 'HOME' },
    expect: { live: 'unchanged', outputs: UNCHANGED },
  },
};

/** A folder that had a file of the live site, and in which another deployment now has its state. */
const NESTED = {
  'v2/index.html': 'version 2',
  ...under('v2', { '.static-export/000002-7-1-a1b2c3d4-live.json': '{}' }),
};
const WITH_V2 = { ...FIRST, 'v2/index.html': 'version 2' };

export const others: Named<DeployScenario> = {
  'files in a folder with its own state are not deleted from a bucket': {
    bucket: { files: { ...deployment(WITH_V2), ...NESTED } },
    workspace: site(FIRST),
    expect: { outputs: { 'files-removed': '1', 'files-deleted': '0' }, destination: { ...FIRST, ...NESTED } },
  },
  'a first deployment with a file in a folder with its own state is refused, and calls no site whole': {
    workspace: { ...site(WITH_V2), ...under('destination', NESTED) },
    expect: {
      live: 'untouched',
      lives: ['untouched'],
      says: [/The new site has the file "v2\/index\.html" in a folder of another deployment/],
      summary: [/: the site was not updated by this run, and was not checked \(deploy-failed\)<\/h3>/],
      destination: NESTED,
    },
  },
};
