/** Deployments that fail or were interrupted, and states and rclone programs that cannot be used. */
import type { Files } from '../../support/archives.ts';
import { S3_SECRET } from '../../support/s3-double.ts';
import type { DeployExpectation, DeployScenario, Named, Row } from '../../support/scenario.ts';
import {
  AFTER_SECOND,
  deployed,
  deployment,
  EARLIER_STATE,
  FIRST,
  NOTHING_DONE,
  OTHERS,
  OWN_PENDING,
  OWN_STATE,
  pendingFile,
  pendingState,
  SECOND,
  site,
  stateName,
  under,
} from './deployed-site.ts';

/** The annotation begins with what visitors see, and ends with what repairs it. */
const REPAIR_HINT =
  /^The site is a mix of two versions, or only partly deployed\. [\s\S]*(?:Run the workflow again now|Once the cause is fixed, run the workflow again): that repairs the site\.$/;

/** What remains if a deployment that replaces the first site by the second one is interrupted halfway. */
const interrupted = (more: Files = {}) => ({
  ...deployed(FIRST),
  ...pendingState({ pending: Object.keys({ ...FIRST, ...SECOND, ...more }) }),
});

export const repairs: Named<DeployScenario> = {
  'a deployment after one that was interrupted': {
    workspace: {
      ...site(SECOND),
      ...under('destination', OTHERS),
      ...interrupted({ 'left.html': 'left', 'never.html': 'never uploaded' }),
      'destination/index.html': 'half of',
      'destination/left.html': 'left',
      'destination/guides/new.html.0123abcd.export-partial': 'half of',
    },
    expect: {
      lives: ['untouched', 'incomplete', 'updated'],
      // The removed page, the partial upload, and the page that only the interrupted deployment has are deleted.
      outputs: { changed: 'true', 'files-uploaded': '4', 'files-deleted': '3' },
      changedPages: ['/', '/guides/new', '/guides/start', '/left', '/never', '/old/gone'],
      summary: [
        /^<h3>✅ destination: the site was updated: .*, an interrupted deployment was repaired<\/h3>/,
        /3 files deleted, 1 of them left by interrupted uploads/,
      ],
      log: [/A deployment was interrupted: what it left has to be repaired/],
      destination: { ...AFTER_SECOND, ...OTHERS },
      state: [stateName(5, 200)],
    },
  },
  'a dry run after an interrupted deployment': {
    inputs: { 'dry-run': 'true' },
    workspace: {
      ...site(FIRST),
      ...deployed(FIRST),
      ...pendingState({ pending: ['index.html'] }),
    },
    expect: {
      live: 'incomplete',
      outputs: { changed: 'true', ...NOTHING_DONE },
      log: [/an interrupted deployment is to be repaired/],
      summary: [
        /^<h3>⚠️ destination: dry run, the site is a mix of two versions, or only partly deployed: .*<\/h3>\s+<p>Run the workflow again now, without <code>dry-run<\/code>/,
      ],
      state: [EARLIER_STATE, stateName(3, 100, 'pending')],
    },
  },
  'a cancelled deployment': {
    // The upload of the page would take minutes.
    workspace: site({ ...FIRST, 'index.html': 'x'.repeat(1_000_000) }),
    env: { RCLONE_BWLIMIT: '5k' },
    cancelAt: /Uploading/,
    expect: {
      outcome: 'cancelled',
      live: 'incomplete',
      outputs: { 'error-code': 'cancelled' },
      changedPages: ['/', '/guides/start', '/old/gone'],
      says: [/Cancelled \(SIGINT\)/, REPAIR_HINT],
      summary: [
        /^<h3>⚠️ destination: the site is a mix of two versions, or only partly deployed<\/h3>\s+<p><strong>Cancelled .*<\/strong> If a time limit .*\. Run the workflow again now/,
      ],
      state: [stateName(1, 200, 'pending')],
    },
  },
};

/** A run that fails writes its pending state once more. */
const AFTER_FAILURE = [OWN_PENDING, stateName(4, 200, 'pending')];
/** What the deployment of the second site over the first one writes and deletes. */
const WRITTEN = ['_next/static/b2.js', 'guides/new.html', 'guides/start.html', 'old/gone.html'];

/** What another run deploys at the same time. */
const OTHER: Files = { 'other.html': 'of another run' };
const CUT = '{"version":1,"kind":"li';

export const states: Named<DeployScenario> = {
  'a later state is truncated, and there is no earlier one': {
    workspace: {
      ...site(SECOND),
      ...under('destination', { ...FIRST, [`.static-export/${stateName(3)}`]: CUT }),
    },
    expect: {
      lives: ['untouched'],
      outputs: { changed: undefined },
      says: [
        /`000003-100-1-a1b2c3d4-live\.json` is not complete, and there is no earlier one\.\nThis run changed nothing, because it is not known which files are live/,
      ],
      destination: FIRST,
      state: [stateName(3)],
    },
  },
  'a file has the name of the folder of the state': {
    workspace: { ...site(SECOND), ...under('destination', FIRST), 'destination/.static-export': 'a file' },
    expect: {
      live: 'untouched',
      says: [/Writing the state of the deployment failed: A file is where a folder is needed/],
      destination: { ...FIRST, '.static-export': 'a file' },
    },
  },
  'another run deploys at the same time': {
    bucket: {
      files: deployment(FIRST),
      rules: [
        {
          at: /^PUT docs\/guides\/new\.html/,
          meanwhile: {
            ...under('docs', OTHER),
            ...under('docs', pendingFile({ runId: 150, pending: Object.keys(OTHER) })),
          },
        },
      ],
    },
    expect: {
      live: 'unknown',
      lives: ['untouched', 'unchanged', 'incomplete', 'unknown'],
      outputs: { 'error-code': 'conflict' },
      summary: [/^<h3>❌ \S+: it is not known what visitors see \(conflict\)<\/h3>/],
      says: [
        /Another run has deployed to this destination at the same time, so the destination may contain files of both runs\./,
        /one after the other: give them the same `concurrency` group/,
      ],
      state: [EARLIER_STATE, stateName(3, 150, 'pending'), ...AFTER_FAILURE],
      newestState: { kind: 'pending', pending: WRITTEN },
    },
  },
};

/** No more than what the request needs. */
const needs = (permission: string) =>
  new RegExp(`\n(?!.*s3:ListBucket).*For S3, the role needs \`${permission}\` on the objects of the bucket`);
/** The verdict has said it. */
const SAID_ONCE = /^(?![\s\S]*changed nothing)/;

/** A deployment to a bucket that refuses some requests. */
const denied = (at: RegExp, expected: DeployExpectation): Row<DeployScenario> => ({
  bucket: {
    files: deployment(FIRST),
    rules: [{ at, refuses: [403, 'AccessDenied'] }],
  },
  // Only an upload is retried.
  ...(at.source.startsWith('^PUT') ? { preloads: ['skipped-pauses'] } : {}),
  expect: expected,
});

const UNREADABLE_STATE: DeployExpectation = {
  outputs: { changed: undefined },
  says: [/Reading the state of the destination failed: .*AccessDenied/, SAID_ONCE],
  summary: [/^<h3>❌ \S+: the site was not updated by this run, and was not checked \(deploy-failed\)<\/h3>/],
  destination: FIRST,
};

const MANY = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`file-${at}.html`, '1']));

export const storages: Named<DeployScenario> = {
  'a page that the storage refuses': denied(/^PUT docs\/guides\/new/, {
    live: 'incomplete',
    lives: ['untouched', 'unchanged', 'incomplete'],
    outputs: { changed: 'true', 'files-added': '2', 'files-uploaded': '2' },
    log: [/\nTrying again: "guides\/new\.html": .*AccessDenied/],
    says: [
      /Uploading pages failed: The storage refused the upload\. rclone: "guides\/new\.html": .*AccessDenied/,
      needs('s3:PutObject'),
      REPAIR_HINT,
    ],
    summary: [
      /^<h3>⚠️ \S+: the site is a mix of two versions, or only partly deployed \(deploy-failed\)<\/h3>/,
    ],
    state: [EARLIER_STATE, ...AFTER_FAILURE],
  }),
  'a filter resets the upload of one page': {
    bucket: { files: deployment(FIRST), rules: [{ at: /^PUT docs\/file-7\.html/, cuts: true }] },
    preloads: ['skipped-pauses'],
    inputs: { 'require-files': '' },
    workspace: site(MANY),
    expect: {
      live: 'incomplete',
      outputs: { 'files-uploaded': '399' },
      says: [
        /Uploading pages failed: The storage does not respond\. rclone: "file-7\.html": /,
        /399 files of 400 were uploaded\. Once the cause is fixed/,
      ],
      // No call is made to a storage that was given up.
      state: [EARLIER_STATE, OWN_PENDING],
    },
  },
  'the storage is unreachable for a minute during an upload': {
    bucket: { files: deployment(FIRST), rules: [{ at: /^PUT docs\/guides/, cuts: true, times: 8 }] },
    preloads: ['skipped-pauses'],
    expect: {
      log: [/\nTrying again: .*EOF/],
      destination: AFTER_SECOND,
    },
  },
  'a line break at the end of a secret has no effect': {
    bucket: { files: deployment(FIRST) },
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 's3\n',
      RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: `${S3_SECRET}\n`,
    },
    expect: { destination: AFTER_SECOND },
  },
  'the state folder cannot be listed: the site is not replaced': {
    bucket: {
      files: deployment(FIRST),
      rules: [{ at: /^LIST docs\/\.static-export/, hides: /\.static-export/ }],
    },
    preloads: ['skipped-pauses'],
    expect: {
      live: 'untouched',
      lives: ['untouched', 'incomplete', 'untouched'],
      says: [
        /The storage does not list the file that this run wrote to the state folder.*\nThis run changed nothing\. Allow .* the listing was late: run the workflow again\./,
      ],
      log: [/^The storage lists no state at (?![\s\S]*this is the first deployment)/im],
      destination: FIRST,
      // What the run wrote there, a run sees that may list the folder, and repairs it.
      state: [EARLIER_STATE, stateName(1, 200, 'pending')],
    },
  },
  'a run that is cancelled before its first change leaves the site whole': {
    bucket: {
      files: deployment(FIRST),
      rules: [{ at: /^LIST docs\/\.static-export/, meanwhile: {} }],
    },
    // The first upload is that of the state.
    cancelAt: /rclone sync\/copy/,
    expect: {
      outcome: 'cancelled',
      live: 'unchanged',
      outputs: { 'error-code': 'cancelled', ...NOTHING_DONE },
      says: [/^The site was not updated and is whole\. Cancelled/],
      destination: FIRST,
    },
  },
  'the storage refuses a script: the pages are the previous ones': denied(/^PUT docs\/_next/, {
    live: 'incomplete',
    says: [
      /^The site is a mix of two versions: its pages are the previous ones, and other files are partly new\. Uploading hashed files failed: /,
    ],
    destination: FIRST,
    state: [EARLIER_STATE, ...AFTER_FAILURE],
  }),
  'the storage refuses a deletion': denied(/^DELETE docs\/old/, {
    live: 'incomplete',
    outputs: { 'files-deleted': '0' },
    says: [
      /Deleting files failed: The storage refused the deletion\. rclone: "old\/gone\.html": .*AccessDenied/,
      needs('s3:DeleteObject'),
    ],
    state: [EARLIER_STATE, ...AFTER_FAILURE],
  }),
  'the storage refuses the state: nothing was changed': denied(/^PUT docs\/\.static-export/, {
    live: 'unchanged',
    lives: ['untouched', 'unchanged', 'incomplete', 'unchanged'],
    outputs: NOTHING_DONE,
    says: [/Writing the state of the deployment failed: .*AccessDenied/, needs('s3:PutObject')],
    summary: [/^<h3>⛔ \S+: the site was not updated and is whole \(deploy-failed\)<\/h3>/],
    destination: FIRST,
    state: [EARLIER_STATE],
  }),
  'the storage refuses to remove the older states: the site is deployed': denied(
    /^DELETE docs\/\.static-export/,
    {
      log: [
        /\nRemoving older states failed: The storage refused the deletion. rclone: .*AccessDenied.* The site is not affected/,
      ],
      destination: AFTER_SECOND,
      state: [EARLIER_STATE, OWN_PENDING, OWN_STATE],
    },
  ),
  'a bucket without the permission to list it': denied(/^LIST docs\/$/, {
    outputs: { changed: undefined },
    says: [/Listing the destination failed: .*AccessDenied/, SAID_ONCE],
    destination: FIRST,
  }),
  'a state that may not be listed does not mean a first deployment': denied(
    /^LIST docs\/\.static-export/,
    UNREADABLE_STATE,
  ),
  'a state that may not be read does not mean a first deployment': denied(
    /^GET docs\/\.static-export/,
    UNREADABLE_STATE,
  ),
  'a bucket that does not exist, even in a dry run': {
    bucket: {},
    inputs: { destination: 'docs:nowhere', 'dry-run': 'true' },
    expect: {
      outputs: { changed: undefined },
      says: [
        /failed: The bucket does not exist\. rclone: .*\nCheck its name in `destination`, or in `state`/,
      ],
    },
  },
  'a state of another destination': {
    inputs: { state: './elsewhere' },
    before: [{ workspace: site(FIRST), inputs: { destination: './before' } }],
    workspace: site(FIRST),
    expect: {
      outputs: { changed: undefined },
      says: [/The state folder is the one of another destination\./, /Give each destination its own `state`/],
    },
  },
  'a remote that is not configured': {
    inputs: { destination: 'docs:bucket/path' },
    expect: {
      outputs: { changed: undefined },
      says: [/didn't find section in config file/, /RCLONE_CONFIG_DOCS_TYPE/],
    },
  },
  'a file of another program has the name of a folder of the site': {
    workspace: { ...site(FIRST), 'destination/guides': 'of others' },
    expect: {
      live: 'untouched',
      lives: ['untouched'],
      says: [
        /The destination has a file "guides" of another program, where the site has a folder\./,
        /This run changed nothing\. Remove or rename that file, or deploy/,
      ],
      destination: { guides: 'of others' },
    },
  },
  'a file of another program in a bucket has the name of a folder of the site': {
    bucket: { files: { guides: 'of others' } },
    workspace: site(FIRST),
    expect: {
      warns: [/^The destination has 1 file that this deployment does not manage, such as "guides"\./],
      destination: { ...FIRST, guides: 'of others' },
    },
  },
  'no temporary folder': {
    env: { RUNNER_TEMP: '/nowhere' },
    expect: { outputs: { 'error-code': 'disk' }, says: [/temporary folder/], destination: FIRST },
  },
};

/** Ends at once, as versions before 1.58 do, since they read no standard input. */
const VERY_OLD_RCLONE = [
  '#!/bin/sh',
  '[ "$1" = version ] && echo "rclone v1.53.3-DEV" && exit',
  'echo "NOTICE: Serving remote control on http://127.0.0.1:9/" >&2',
  'echo "ERROR : : error listing: directory not found" >&2',
  'exit 3',
].join('\n');
/** Serves a remote control as the rclone of Debian 12 does. */
const OLD_RCLONE = [
  '#!/usr/bin/env node',
  'if (process.argv[2] === "version") console.log("rclone v1.60.1-DEV"), process.exit();',
  'const server = require("node:http").createServer((_, response) => response.end("{}"));',
  'const say = () => console.error("NOTICE: Serving remote control on http://127.0.0.1:" + server.address().port + "/");',
  'server.listen(0, "127.0.0.1", say);',
  'process.stdin.resume().on("end", () => process.exit());',
].join('\n');
const unusableRclone = (
  script: string,
  says: RegExp,
  more: Partial<DeployScenario> = {},
): Row<DeployScenario> => ({
  programs: { rclone: script },
  ...more,
  expect: { says: [says], destination: FIRST },
});
const tooOld = (script: string, version: string) =>
  unusableRclone(
    script,
    new RegExp(
      `rclone ${version} in PATH is too old, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.*Install rclone 1\\.75\\.2 or later`,
      's',
    ),
    { env: { RUNNER_TOOL_CACHE: '' } },
  );

/** In the order in which the log names them. Each would change what is deployed, or what the log shows. */
const IGNORED = {
  RCLONE_DRY_RUN: 'true',
  RCLONE_DUMP: 'headers,bodies,auth',
  RCLONE_EXCLUDE: '*.html',
  RCLONE_HEADER_UPLOAD: 'Cache-Control: no-store',
  RCLONE_LOG_FILE: 'rclone.log',
};

export const programs: Named<DeployScenario> = {
  'rclone is missing, and its download fails': {
    env: { https_proxy: 'http://127.0.0.1:9', PATH: '/nowhere' },
    expect: {
      log: [/There is no rclone in PATH: downloading rclone \d+\.\d+\.\d+/],
      says: [
        /Downloading rclone \S+ failed: tunneling socket could not be established, cause=connect ECONNREFUSED/,
        /Install rclone 1\.75\.2 or later .* On a runner without internet access, add it to the image of the runner\./,
      ],
    },
  },
  'an rclone that is too old': tooOld(OLD_RCLONE, '1.60.1-DEV'),
  'an rclone that is too old to be started': tooOld(VERY_OLD_RCLONE, '1.53.3-DEV'),
  'an rclone that hangs': unusableRclone(
    // It starts before the deadline does.
    '#!/bin/sh\nwhile printf %31s >> "$FAR_END_TIME"; do sleep 1; done\n',
    /rclone cannot be used: it did not respond within 30 s.*\nCheck the variables of rclone in this step, and the output/,
    { preloads: ['skipped-pauses'] },
  ),
  'an rclone that fails': unusableRclone(
    '#!/bin/sh\necho "CRITICAL: no such library" >&2\nexit 3\n',
    /rclone cannot be used: CRITICAL: no such library\./,
  ),
  'variables of rclone that would change a deployment are ignored and reported': {
    bucket: { files: deployment(FIRST) },
    env: { RUNNER_DEBUG: '1', ...IGNORED },
    expect: {
      destination: AFTER_SECOND,
      headers: { 'guides/new.html': ['text/html;charset=utf-8', 'public, max-age=0, must-revalidate'] },
      log: [
        `Variables without effect in this action: ${Object.keys(IGNORED).join(', ')}\n`,
        /^(?!.*Signature=)/s,
      ],
    },
  },
  'a variable that rclone cannot read': {
    env: { RCLONE_TRANSFERS: 'many' },
    expect: { says: [/rclone cannot be used: .*many/], destination: FIRST },
  },
};
