/** The alarm action, with a double of GitHub and of a chat. */
import type { PastIssue } from '../support/github-double.ts';
import { SERVER_SECRET } from '../support/http-double.ts';
import {
  type AlarmScenario,
  groupOf,
  keyed,
  listed,
  type Named,
  type ScenarioGroup,
} from '../support/scenario.ts';

interface JobOutputs {
  readonly 'error-code'?: string;
  readonly 'error-message'?: string;
  readonly 'job-id'?: string;
  readonly live?: string;
  readonly outcome?: string;
}

type Jobs = Readonly<Record<string, readonly [result: string, outputs?: JobOutputs]>>;

/** Returns what `toJSON(needs)` produces. */
function needs(jobs: Jobs): string {
  const all = Object.entries(jobs).map(([name, [result, outputs = {}]]) => [name, { result, outputs }]);
  return JSON.stringify(Object.fromEntries(all), undefined, 2);
}

/** A row whose expectation has `messages`, even an empty list, gets a webhook. */
interface AlarmRow extends Partial<AlarmScenario> {
  readonly name: string;
  /** By default, a job failed because its key has expired. */
  readonly jobs?: Jobs;
}

const NO_PLAN =
  'Starting the export failed: the service responded with 403 Forbidden: "Static export is not part of this plan."';
const EXPIRED_KEY: Jobs = { export: ['failure', { 'error-code': 'unauthorized', 'job-id': 'se_1' }] };
const SUCCESS: Jobs = { export: ['success', { 'job-id': 'se_2' }] };

const TITLE = 'Export failed: unauthorized';
const STILL_OPEN = `open: ${TITLE}, 0 comments`;

const TODAY = new Date().toISOString().slice(0, 10);
/** A day that is not over when the scenario ends, even if that is after midnight. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const memory = {
  mixed: [] as readonly string[],
  workflow: '.github/workflows/export.yml',
  key: '',
  code: 'unauthorized',
  jobs: ['export'],
  count: 2,
  since: '2026-11-12T05:17:00.000Z',
  told: '2026-11-13',
  run: 1,
};

/** Returns the text of an issue that the action opened. */
const bodyOf = (changes: Partial<typeof memory> = {}) =>
  `Text.\n\n<!-- static-export-alarm ${JSON.stringify({ ...memory, ...changes })} -->`;

const openIssue = { title: TITLE, body: bodyOf(), labels: ['export-alarm'] };
const otherIssue = { title: 'A page is wrong', labels: ['export-alarm'] };

/** Returns an issue that the action opened, with other facts in its text. */
const issueOf = (title: string, changes: Partial<typeof memory>) => ({
  ...openIssue,
  title,
  body: bodyOf(changes),
});

/** The value of `needs` for 700 failed jobs with long names, seven of them with long error messages. */
const MANY_JOBS = needs(
  Object.fromEntries(
    Array.from({ length: 700 }, (_, index): [string, Jobs[string]] => [
      `job-${index}-${'x'.repeat(90)}`,
      [
        'failure',
        { 'job-id': `se_${index}`, ...(index < 7 && { 'error-message': `${index} ${'漢'.repeat(400)}` }) },
      ],
    ]),
  ),
).replaceAll(/\s+/g, '');

const raised: Named<AlarmRow> = {
  'an expired key opens an issue and sends a message': {
    expect: {
      outputs: { 'issue-url': 'https://github.com/octocat/docs/issues/1' },
      issues: [STILL_OPEN],
      messages: [
        /failed with the error code `unauthorized`\. Open the run: [\s\S]*actions\/runs\/1[\s\S]*`se_1`[\s\S]*docs\/issues\/1$/,
      ],
      texts: [
        new RegExp(
          [
            '^No deployment was reported: visitors see what they saw before, unless another step changed it',
            'Job `export` of `Export` failed with the error code `unauthorized`',
            `Failed 1 time since ${TODAY.slice(0, 7)}`,
            `"count":1,.*"run":1\\} -->$`,
          ].join('[\\s\\S]*'),
        ),
      ],
      log: [/Opened an issue/, /Sent the message/],
    },
  },
  'on another day, an open issue gets a comment, and a message is sent': {
    gitHub: { issues: [otherIssue, openIssue] },
    expect: {
      outputs: { 'issue-url': 'https://github.com/octocat/docs/issues/2' },
      issues: ['open: A page is wrong, 0 comments', `open: ${TITLE}, 1 comment`],
      messages: [/docs\/issues\/2$/],
      comments: [/Failed 3 times since 2026-11-12 05:17 UTC$/],
      texts: [
        '',
        /Failed 3 times since 2026-11-12 05:17 UTC[\s\S]*"count":3,"since":"2026-11-12T[^}]*"told":"(?!2026-11-13)\d/,
      ],
      calls: { 'create-label': 0, update: 1 },
    },
  },
  'on the same day, another error code gets a comment, a message, and the title': {
    jobs: { deploy: ['failure', { 'error-code': 'disk', live: 'unchanged' }] },
    gitHub: { issues: [issueOf(TITLE, { told: TOMORROW })] },
    expect: {
      issues: ['open: Export failed: disk, 1 comment'],
      texts: [
        /^The site was not updated and is whole\.[\s\S]*"code":"disk","jobs":\["export","deploy"\],"count":3/,
      ],
      comments: [/`disk`/],
      messages: [/`disk`[\s\S]*docs\/issues\/1$/],
    },
  },
  'a person may rename the issue': {
    gitHub: { issues: [{ ...openIssue, title: 'Our key has expired' }] },
    expect: { issues: ['open: Our key has expired, 1 comment'] },
  },
  'on the same day, only the counter of an open issue increases': {
    gitHub: { issues: [issueOf(TITLE, { told: TOMORROW })] },
    expect: {
      outputs: { 'issue-url': /issues\/1$/ },
      issues: [STILL_OPEN],
      texts: [/Failed 3 times since/],
      messages: [],
    },
  },
  'an older run that fails counts in the issue of the newer one': {
    gitHub: { issues: [issueOf(TITLE, { run: 9 })] },
    expect: { issues: [`open: ${TITLE}, 1 comment`], texts: [/"count":3[^}]*"run":9\}/] },
  },
  'the API of a GitHub Enterprise Server has another path': {
    gitHub: { isEnterprise: true },
    expect: { issues: [`open: ${TITLE}, 0 comments`] },
  },
  'a message that failed does not count as sent': {
    server: [404],
    gitHub: { issues: [openIssue] },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'bad-input', 'issue-url': /issues\/1$/ },
      says: [/^Sending the message failed: the webhook responded with 404/],
      texts: [/Failed 3 times since[\s\S]*"count":3,[\s\S]*"told":""/],
      messages: [/unauthorized/],
      comments: [/Failed 3 times/],
    },
  },
  'a deployment that was cancelled halfway is a failure': {
    jobs: { deploy: ['cancelled', { 'error-code': 'cancelled', live: 'incomplete' }] },
    expect: {
      issues: ['open: Export failed: cancelled, 0 comments'],
      texts: [
        /^The site is a mix of two versions, or only partly deployed\.\n[\s\S]*\nIf a time limit stopped this run, raise the limit\. Run the workflow again now: that repairs the site\.\n/,
      ],
      messages: [/a mix of two versions[\s\S]*was cancelled with the error code `cancelled`/],
    },
  },
  'the failure of a site has its own issue, even if another site has one': {
    inputs: { key: 'b.example.com' },
    gitHub: { issues: [issueOf('a', { key: 'a.example.com' }), openIssue] },
    expect: {
      issues: [
        'open: a, 0 comments',
        STILL_OPEN,
        'open: Export (b.example.com) failed: unauthorized, 0 comments',
      ],
      messages: [/of `Export` \(`b\.example\.com`\) failed/],
    },
  },
  'jobs named `constructor` and `__proto__` are read': {
    inputs: {
      needs:
        '{"constructor":{"result":"failure","outputs":{}},"__proto__":{"result":"failure","outputs":{}}}',
    },
    expect: { texts: [/^Jobs `constructor`, `__proto__` of/m] },
  },
  'jobs with the same error message share a line': {
    jobs: {
      export: ['failure', { 'error-code': 'forbidden', 'error-message': NO_PLAN, 'job-id': 'se_1' }],
      staging: ['failure', { 'error-code': 'forbidden', 'error-message': NO_PLAN }],
      agent: ['failure', { 'error-code': 'forbidden', 'error-message': 'Checking the agent job failed.' }],
    },
    expect: {
      texts: [
        /^.*\n\nJobs `export`, `staging` of `Export` failed with the error code `forbidden`: `Starting the export failed: [^`]* of this plan\."`\n\nJob `agent` of `Export` failed with the error code `forbidden`: `Checking the agent job failed\.`\n\n- Run/,
      ],
      messages: [
        /^octocat\/docs: .*\nJobs `export`, `staging` of .* of this plan\."`\nJob `agent` of .*: `Checking the agent job failed\.`\n- Run/,
      ],
    },
  },
  'an error message of 500 characters is quoted in full': {
    jobs: { export: ['failure', { 'error-code': 'disk', 'error-message': 'm'.repeat(500) }] },
    expect: { texts: [/`disk`: `m{500}`\n/], messages: [/`disk`: `m{500}`\n/] },
  },
  'the issue and the message name 20 of 700 failed jobs': {
    inputs: { needs: MANY_JOBS.replaceAll('error-message', 'other') },
    expect: { texts: [/and 680 more of `Export` failed without an error code/], messages: [/and 680 more/] },
  },
  'a message does not wait longer than ten seconds for GitHub, and says what is known': {
    env: { REAL_PATIENCE: 'true' },
    gitHub: {
      issues: [issueOf(TITLE, { told: TOMORROW, mixed: ['deploy'] })],
      faults: [
        {
          at: 'list-for-repo',
          calls: [1, 1],
          does: {
            status: 403,
            body: { message: 'You have exceeded a secondary rate limit.' },
            headers: { 'retry-after': '12' },
          },
        },
      ],
    },
    expect: {
      messages: [/^octocat\/docs: No deployment was reported(?![\s\S]*docs\/issues)/],
      texts: [/^The site is a mix of two versions[\s\S]*Failed 3 times/],
      log: [/Sent the message[\s\S]*Updated the open issue/],
    },
  },
  'the counter of a locked issue increases without a comment': {
    gitHub: { issues: [{ ...openIssue, isLocked: true }] },
    expect: {
      texts: [/Failed 3 times since/],
      comments: [],
      messages: [/issues\/1$/],
      log: [/issue is locked/],
    },
  },
  'a page of issues that links to itself is requested once more': {
    gitHub: { issues: [openIssue], linksToItself: true },
    expect: { calls: { 'list-for-repo': 2 }, issues: [`open: ${TITLE}, 1 comment`] },
  },
};

/** The longest message for each chat. Each has the first line, and ends with the address of the issue. */
const CHATS: readonly (readonly [chat: string, address: string, seen: RegExp])[] = [
  ['Slack', `hooks.slack.com/services/${SERVER_SECRET}`, /and 3 more/],
  ['Google Chat', `chat.googleapis.com/v1/spaces/A/messages?key=${SERVER_SECRET}`, /and 3 more/],
  ['Discord', `discord.com/api/webhooks/${SERVER_SECRET}`, /Run: https.*\n(?:- Job ID.*\n){20}/],
  ['Discord in the form of Slack', `discord.com/api/webhooks/${SERVER_SECRET}/slack?thread_id=1`, /…/],
  [
    'Microsoft Teams',
    `a1.08.environment.api.powerplatform.com:443/${SERVER_SECRET}?api-version=1`,
    /and 3 more/,
  ],
];

/** What a chat or GitHub could read as a mention, a link, or markup. */
const HOSTILE =
  '@everyone <!channel> <users/all> &lt;!here&gt; `@here` [a](https://evil.example/x) www.evil.example #1 **b** <!-- static-export-alarm {} -->\n@all';
const PLAIN =
  /`＠everyone '!channel' 'users\/all' &lt;!here&gt; '＠here' \[a\]\(…\/x\) … #1 \*\*b\*\* '!-- static-export-alarm \{\} --' ＠all`/;

const hostile = [...CHATS, ['Mattermost', `chat.example.com/hooks/${SERVER_SECRET}`]].map(
  ([chat, address]): AlarmRow => ({
    name: `an error message is only text in ${chat}, and in the issue`,
    jobs: { export: ['failure', { 'error-code': 'job-failed', 'error-message': HOSTILE }] },
    inputs: { webhook: `https://${address}` },
    expect: {
      messages: [new RegExp(`^octocat/docs: .*\\nJob .*: ${PLAIN.source}\\n`)],
      texts: [
        new RegExp(
          `^.*\\n\\nJob \`export\` of \`Export\` failed with the error code \`job-failed\`: ${PLAIN.source}\\n\\n[\\s\\S]*"count":1,`,
        ),
      ],
    },
  }),
);

const chats = CHATS.map(
  ([chat, address, seen]): AlarmRow => ({
    name: `the longest message reaches ${chat}`,
    inputs: { needs: MANY_JOBS, webhook: `https://${address}` },
    expect: {
      messages: [
        new RegExp(
          `^octocat/docs: No deployment was reported[\\s\\S]*${seen.source}[\\s\\S]*\\n- Issue: https://github\\.com/\\S+$`,
        ),
      ],
      log: [/Sent the message/],
    },
  }),
);

const HEARTBEAT = { 'heartbeat-url': `https://hc-ping.com/${SERVER_SECRET}` };
const SENT = { received: [/^GET hc-ping\.com\/B0/], log: [/Sent the heartbeat/] };

const heartbeats: Named<AlarmRow> = {
  'a success sends one heartbeat, even if a job had nothing to do, and GitHub fails': {
    jobs: { export: ['success'], deploy: ['skipped'] },
    inputs: HEARTBEAT,
    server: ['cut', 'service'],
    gitHub: { permissions: { issues: 'none' } },
    expect: {
      ...SENT,
      received: [/^GET /, /^GET /],
      says: [/Reading the open issues failed/],
    },
  },
  'a dry run, and an export that was only started send a heartbeat': {
    jobs: {
      check: ['success', { outcome: 'checked' }],
      export: ['success', { outcome: 'started' }],
    },
    inputs: HEARTBEAT,
    server: ['service'],
    expect: SENT,
  },
  'Uptime Kuma receives the heartbeat': {
    jobs: SUCCESS,
    inputs: {
      'heartbeat-url': `https://uptime.example.com/api/push/${SERVER_SECRET}?status=up&msg=OK&ping=`,
    },
    server: ['service'],
    expect: {
      received: [/^GET uptime\.example\.com\/api\/push\/\S+\?status=up&msg=OK&ping=\n/],
      log: SENT.log,
    },
  },
  'a failure does not send a heartbeat': { inputs: HEARTBEAT, server: ['service'], expect: { received: [] } },
  ...keyed(
    (
      [
        [
          'reaches a monitor that was deleted',
          { 'heartbeat-url': `https://hc-ping.com/deleted/${SERVER_SECRET}` },
          ['service'],
          /^Sending the heartbeat failed: the monitor does not know the address\./,
        ],
        [
          'has no address',
          { 'heartbeat-url': 'B00/secret' },
          [],
          /^Input `heartbeat-url` is not an address\./,
        ],
      ] as const
    ).map(
      ([name, inputs, server, warning]): AlarmRow => ({
        name: `a heartbeat that ${name} is a warning, and the issue is closed all the same`,
        jobs: SUCCESS,
        inputs,
        server,
        gitHub: { issues: [openIssue] },
        expect: { warns: [warning], issues: [`closed: ${TITLE}, 1 comment`] },
      }),
    ),
  ),
};

/** GitHub responds with 410 to a new issue, and older versions also to the list. */
const LIST_GONE = {
  at: 'list-for-repo',
  does: { status: 410, body: { message: 'Issues are disabled for this repo' } },
} as const;
const TWO_CODES: Jobs = {
  export: ['failure', { 'error-code': 'timed-out' }],
  agent: ['failure', { 'error-code': 'forbidden' }],
};
/** The log says once that there are no issues. */
const SAID_ONCE = /^(?![\s\S]*alarm only sends[\s\S]*alarm only sends)[\s\S]*alarm only sends messages/;
const NO_WEBHOOK = {
  outputs: { 'error-code': 'bad-input', 'issue-url': undefined },
  says: [/^Input `webhook` is empty, and the issues of this repository are disabled\.\nEnable "Issues"/],
};

const withoutIssues: Named<AlarmRow> = {
  'a repository without issues gets the messages alone': {
    jobs: TWO_CODES,
    gitHub: { areIssuesDisabled: true },
    expect: {
      messages: [/`timed-out`[\s\S]*`forbidden`(?![\s\S]*Issue:)/],
      log: [SAID_ONCE],
      outputs: { 'issue-url': undefined },
    },
  },
  'a repository whose list of issues is gone gets the messages alone': {
    jobs: TWO_CODES,
    gitHub: { areIssuesDisabled: true, faults: [LIST_GONE] },
    expect: { messages: [/`timed-out`[\s\S]*`forbidden`/], log: [SAID_ONCE] },
  },
  'bad input: neither issues nor a webhook': { gitHub: { areIssuesDisabled: true }, expect: NO_WEBHOOK },
  'a repository that the token cannot see is not one without issues': {
    gitHub: { faults: [{ at: 'list-for-repo', does: { status: 404, body: { message: 'Not Found' } } }] },
    expect: {
      outputs: { 'error-code': 'github' },
      says: [/404/, /issues: write/],
      messages: [/unauthorized/],
    },
  },
};

/** Issues, and what happens to them when the job `export` succeeds. */
const AFTER_SUCCESS: readonly (readonly [PastIssue, string])[] = [
  [openIssue, `closed: ${TITLE}, 1 comment`],
  [otherIssue, 'open: A page is wrong, 0 comments'],
  [{ ...openIssue, labels: ['another-label'] }, STILL_OPEN],
  [{ ...openIssue, isByStranger: true }, STILL_OPEN],
  [{ ...openIssue, isPullRequest: true }, STILL_OPEN],
  [{ ...openIssue, state: 'closed' }, `closed: ${TITLE}, 0 comments`],
  [issueOf('Of an older run', { run: 1 }), 'open: Of an older run, 0 comments'],
  [
    issueOf('Of another workflow', { workflow: '.github/workflows/other.yml' }),
    'open: Of another workflow, 0 comments',
  ],
  [issueOf('Of another site', { key: 'a.example.com' }), 'open: Of another site, 0 comments'],
  [{ ...openIssue, isByMember: true }, STILL_OPEN],
];

const closed: Named<AlarmRow> = {
  'a success closes only the oldest issue of this action, workflow, and site': {
    jobs: SUCCESS,
    gitHub: { issues: AFTER_SUCCESS.map(([issue]) => issue) },
    expect: { issues: AFTER_SUCCESS.map(([, result]) => result), messages: [], log: [/Closed an issue/] },
  },
  'a server that does not report the file of the workflow finds the issue by the name of the workflow': {
    jobs: SUCCESS,
    env: { GITHUB_WORKFLOW_REF: undefined },
    gitHub: { issues: [openIssue, issueOf('By name', { workflow: 'Export' })] },
    expect: { issues: [STILL_OPEN, 'closed: By name, 1 comment'] },
  },
  'a success does not close the issue that a newer run updated': {
    jobs: SUCCESS,
    gitHub: { issues: [issueOf(TITLE, { run: 2 })] },
    expect: { issues: [STILL_OPEN], log: [/A newer run failed/] },
  },
  'a success closes the issue of a job that does not exist any more': {
    jobs: SUCCESS,
    gitHub: { issues: [issueOf('Renamed by hand', { jobs: ['gone'] })] },
    expect: { issues: ['closed: Renamed by hand, 1 comment'] },
  },
  'a locked issue is closed without a comment': {
    jobs: SUCCESS,
    gitHub: { issues: [{ ...openIssue, isLocked: true }] },
    expect: { issues: [`closed: ${TITLE}, 0 comments`], log: [/issue #1 failed.*issue is locked/] },
  },
  'an issue that cannot be closed is logged': {
    jobs: SUCCESS,
    gitHub: {
      issues: [openIssue],
      faults: [{ at: 'update', calls: [1, 1], does: { status: 403, body: { message: 'No.' } } }],
    },
    expect: { issues: [STILL_OPEN], log: [/Closing issue #1 failed.*403/] },
  },
  'a success over a mix is a failure': {
    jobs: { deploy: ['success', { live: 'incomplete' }] },
    gitHub: { issues: [issueOf(TITLE, { jobs: ['deploy'] })] },
    expect: {
      issues: ['open: Export failed: incomplete, 1 comment'],
      texts: [
        /^The site is a mix of two versions, or only partly deployed\.\n\nJob `deploy` of `Export` succeeded, and left the mix\.\n\nRun the workflow again now: that repairs the site\.\n\n- Run/,
      ],
      messages: [
        /^octocat\/docs: The site is a mix of two versions, or only partly deployed\.\nJob `deploy` of `Export` succeeded, and left the mix\.\nRun the workflow again now: that repairs the site\.\n- Run/,
      ],
    },
  },
  'a success next to a skipped job closes the issue of the job that succeeded': {
    jobs: { export: ['success'], deploy: ['skipped'] },
    gitHub: { issues: [openIssue] },
    expect: { issues: [`closed: ${TITLE}, 1 comment`] },
  },
  'a success next to a skipped job does not close the issue of the skipped one': {
    jobs: { export: ['success'], deploy: ['skipped'] },
    gitHub: { issues: [issueOf(TITLE, { jobs: ['export', 'deploy'] })] },
    expect: { issues: [STILL_OPEN] },
  },
  'a dry run leaves the issue as it is': {
    jobs: { export: ['success', { outcome: 'checked' }] },
    gitHub: { issues: [openIssue] },
    expect: { issues: [STILL_OPEN], messages: [], outputs: { 'issue-url': undefined } },
  },
  'a success without an open issue writes nothing': {
    jobs: SUCCESS,
    gitHub: { permissions: { issues: 'read' } },
    expect: { issues: [] },
  },
};

/** A mix of the job `deploy` that an earlier run left, and the issue about it. */
const MIX_TITLE = 'Export failed: deploy-failed';
const MIX_MEMORY = { code: 'deploy-failed', jobs: ['deploy'], mixed: ['deploy'] };
const MIX = issueOf(MIX_TITLE, MIX_MEMORY);
const MIX_OPEN = `open: ${MIX_TITLE}, 0 comments`;
const SAYS_MIX = /^The site is a mix of two versions, or only partly deployed\.\s/;
const MESSAGE_OF_MIX = /^octocat\/docs: The site is a mix of two versions, or only partly deployed\.\s/;
const KEEPS_TEXT = /^Text\.\n/;

const mixes: Named<AlarmRow> = {
  'the issue of 700 jobs that left a mix is not longer than GitHub accepts': {
    inputs: { needs: MANY_JOBS.replaceAll('"job-id"', '"live":"incomplete","job-id"') },
    expect: { texts: [/^The site is a mix[\s\S]*"mixed":\["job-0-/], messages: [MESSAGE_OF_MIX] },
  },
  'a mix of an open issue begins the issue and the message of a run whose export failed': {
    jobs: { export: ['failure', { 'error-code': 'unauthorized' }], deploy: ['skipped'] },
    gitHub: { issues: [MIX] },
    expect: {
      issues: ['open: Export failed: unauthorized, 1 comment'],
      texts: [new RegExp(`${SAYS_MIX.source}[\\s\\S]*that repairs the site[\\s\\S]*"mixed":\\["deploy"\\]`)],
      comments: [SAYS_MIX],
      messages: [MESSAGE_OF_MIX],
    },
  },
  'a run that repairs the mix, and neither fails nor closes the issue, says so': {
    jobs: { deploy: ['success', { live: 'updated' }], other: ['cancelled'] },
    gitHub: { issues: [MIX] },
    expect: {
      issues: [MIX_OPEN],
      texts: [/^The mix is repaired: http[\s\S]*"mixed":\[\]/],
      messages: [],
    },
  },
  'a success of another job keeps an issue that knows of a mix open': {
    jobs: { staging: ['success', { live: 'updated', outcome: 'completed' }], deploy: ['skipped'] },
    gitHub: { issues: [issueOf(MIX_TITLE, { ...MIX_MEMORY, jobs: ['staging'] })] },
    expect: { issues: [MIX_OPEN], texts: [KEEPS_TEXT] },
  },
  'a mix of this run begins the message even if GitHub does not respond': {
    jobs: { deploy: ['failure', { 'error-code': 'deploy-failed', live: 'incomplete', outcome: 'errored' }] },
    gitHub: { permissions: { issues: 'none' } },
    expect: {
      outputs: { 'error-code': 'github' },
      says: [/Reading the open issues failed/],
      messages: [MESSAGE_OF_MIX],
    },
  },
};

/** The issue and the message fail independently of each other. */
const failed: Named<AlarmRow> = {
  'the message is sent although the token may not open the issue': {
    gitHub: { permissions: { issues: 'read' } },
    expect: {
      outputs: { 'error-code': 'github', 'issue-url': undefined },
      says: [/^Creating the label failed: .*403/, /issues: write/],
      issues: [],
      messages: [/unauthorized/],
    },
  },
  'the issue and the message both fail': {
    server: [410],
    gitHub: { permissions: { issues: 'none' } },
    expect: {
      outputs: { 'error-code': 'github' },
      says: [/Reading the open issues failed.*Sending the message failed/],
      messages: [/unauthorized/],
    },
  },
  'an issue whose creation GitHub did not confirm is not opened twice': {
    gitHub: { faults: [{ at: 'create', calls: [1, 1], does: 'cut', afterWork: true }] },
    expect: { issues: [STILL_OPEN], calls: { create: 1 } },
  },
  'an issue that GitHub created in spite of a 500 is not opened twice': {
    gitHub: {
      faults: [{ at: 'create', calls: [1, 1], does: { status: 500, body: {} }, afterWork: true }],
    },
    expect: { issues: [STILL_OPEN], calls: { create: 1 } },
  },
};

const UNREADABLE = /^octocat\/docs: the alarm of `Export` cannot read its input `needs`/;

const badInputs: readonly AlarmRow[] = [
  ...(
    [
      ['`needs` is empty', { needs: '' }, /`needs` is empty/, UNREADABLE],
      ['a label with a comma', { label: 'a,b' }, /`label` is "a,b"/, /unauthorized/],
      ['a label of 51 characters', { label: 'x'.repeat(51) }, /`label` is "x{51}"/, /unauthorized/],
      ['a key of 101 characters', { key: 'x'.repeat(101) }, /`key` is "x{100}…"/, /unauthorized/],
      ['a key of two lines', { key: 'a\nb' }, /`key` is "a b"/, /unauthorized/],
      ['a token with a blank', { 'github-token': 'a b' }, /`github-token` contains spaces/, /unauthorized/],
      ['no token', { 'github-token': '' }, /`github-token` is empty/, /unauthorized/],
    ] as const
  ).map(
    ([name, inputs, says, message]): AlarmRow => ({
      name: `bad input: ${name}`,
      inputs,
      expect: { outputs: { 'error-code': 'bad-input' }, says: [says], issues: [], messages: [message] },
    }),
  ),
  {
    name: 'bad input: a webhook that is not https',
    inputs: { webhook: 'http://example.com/B00/secret' },
    expect: {
      outputs: { 'error-code': 'bad-input' },
      says: [/`webhook` does not begin with/],
      issues: [STILL_OPEN],
    },
  },
];

const rows: Named<AlarmRow> = {
  ...raised,
  ...keyed(chats),
  ...keyed(hostile),
  ...heartbeats,
  ...closed,
  ...mixes,
  ...failed,
  ...withoutIssues,
  ...keyed(badInputs),
};
const scenarios = listed(rows).map(
  ({ jobs = EXPIRED_KEY, ...row }): AlarmScenario => ({
    gitHub: {},
    ...(row.expect?.messages && { server: ['service'] as const }),
    ...row,
    inputs: {
      needs: needs(jobs),
      ...(row.expect?.messages && { webhook: `https://chat.example.com/${SERVER_SECRET}` }),
      ...row.inputs,
    },
    action: 'alarm',
  }),
);

export const alarmScenarios: readonly ScenarioGroup[] = [groupOf('The alarm action', 'alarm: ', scenarios)];
