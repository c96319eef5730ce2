import { expect, it } from '@jest/globals';
import {
  chatMessage,
  commentAgain,
  issueBody,
  laterBody,
  titleOf,
  unreadableMessage,
} from '../../../src/alarm/alarm-text.ts';
import { failuresOf, parseNeeds } from '../../../src/alarm/watched-jobs.ts';
import { ERROR_CODES } from '../../../src/error-codes.ts';
import { ONCE_FIXED } from '../../../src/summary/verdicts.ts';
import fc from '../../support/fast-check.ts';

const WATCHED = {
  repository: 'octocat/docs',
  workflow: 'Deploy documentation',
  key: '',
  runUrl: 'https://github.com/octocat/docs/actions/runs/7',
};

const MEMORY = {
  workflow: '.github/workflows/deploy.yml',
  key: '',
  code: 'timed-out',
  jobs: ['export'],
  count: 2,
  since: '2026-11-12T05:17:31.000Z',
  commented: '',
  messaged: '',
  mixed: [],
  run: 7,
};

const failureOf = (outputs: object, result = 'failure') => {
  const [failure] = failuresOf(parseNeeds(JSON.stringify({ export: { result, outputs } })), []);
  if (failure === undefined) throw new Error('no failure');
  return failure;
};

const bodyOf = (outputs: object) =>
  issueBody(failureOf(outputs), WATCHED, MEMORY).replace(/\n\n<!--.*-->$/, '');

// The scenarios of the alarm contain the other texts.
it('titleOf: is not longer than GitHub accepts', () => {
  const watched = { ...WATCHED, workflow: 'w'.repeat(500), key: 'k'.repeat(100) };
  expect(titleOf(failureOf({ 'error-code': 'c'.repeat(50) }), watched).length).toBeLessThan(256);
});

it('issueBody: says what visitors see, what to do, and what failed', () => {
  expect(bodyOf({ 'error-code': 'timed-out', 'job-id': 'se_1', live: 'unchanged' })).toBe(
    `The site was not updated and is whole.

**What to do:** The service took longer than the step waits. It may still complete the job. Wait: the service may be slow today. Then run the workflow with the job ID below as \`job-id\` (an agent job: without \`prompt\`): it continues the job.

Job \`export\` of \`Deploy documentation\` failed with the error code \`timed-out\`.

- Failed 2 times since 2026-11-12 05:17 UTC
- Run: https://github.com/octocat/docs/actions/runs/7
- Job ID: \`se_1\`

The next run in which every job succeeds closes this issue. To add notes, write a comment.`,
  );
});

it('issueBody and the other texts: show no mention, link, markup, or command from outside', () => {
  const hostile = fc.array(
    fc.constantFrom('`', '@octocat', '<!channel>', '<b>', '-->', '[a](b)', '#1', '::', 'www.a.de', 'x'),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (code, id, name, message) => {
      const failure = failureOf({
        'error-code': code.join(''),
        'job-id': id.join(''),
        'error-message': message.join(' '),
      });
      const watched = { ...WATCHED, workflow: `x${name.join('')}`, key: name.join('') };
      const memory = { ...MEMORY, workflow: name.join(''), key: name.join('') };
      const texts = [
        issueBody(failure, watched, memory),
        commentAgain(failure, watched, memory),
        laterBody(failure.reported, watched, { ...memory, code: code.join('') }),
        chatMessage(failure, watched, ''),
        unreadableMessage(watched),
      ];
      // Text from outside is in code. The other text has none of these characters except in the hidden comment.
      const prose = texts.map((text) => text.replace(/<!-- [^<>@#]* -->$/, '').replace(/`[^`\n<>]*`/g, ''));
      for (const text of prose)
        expect(text.replace(WATCHED.runUrl, '')).not.toMatch(/[@<>`]|::|\]\(|#\d|www\./);
      expect(titleOf(failure, WATCHED)).toMatch(/^Deploy documentation failed: [a-z-]+$/);
    }),
  );
});

it.each([
  ['forbidden', 'Open the run: its error message says how to fix it.'],
  ['publish-failed', 'Correct the documentation as the message says, and run the workflow again.'],
  ['a-code-of-tomorrow', 'Open the run: its error message says how to fix it.'],
])('chatMessage: quotes the error message in place of what the code %s means', (code, fix) => {
  const message = chatMessage(
    failureOf({ 'error-code': code, 'error-message': 'Input `x` is "<a>".' }),
    WATCHED,
    'https://a',
  );
  expect(message.split('\n').slice(1, 3)).toEqual(["`Input 'x' is \"'a'\".`", fix]);
  expect(message).toMatch(/\n- Issue: https:\/\/a$/);
});

it.each([
  [
    'cancelled',
    'incomplete',
    'If a time limit stopped this run, raise the limit. Run the workflow again now: that repairs the site.',
  ],
  [
    'cancelled',
    'unchanged',
    'Unless that was on purpose, run the workflow again. If nobody cancelled it, `timeout-minutes` may be too short.',
  ],
  ['superseded', 'incomplete', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
  ['deploy-failed', 'incomplete', `Open the run: its error message says how to fix it. ${ONCE_FIXED}`],
  ['disk', 'incomplete', `${ERROR_CODES.disk.fix} ${ONCE_FIXED}`],
])('chatMessage: says of the code %s what fixes it, and then what repairs a mix (%s)', (code, live, todo) => {
  const failure = failureOf({ 'error-code': code, live, 'error-message': 'It ended.' }, 'failure');
  const [, said, next = ''] = chatMessage(failure, WATCHED, '').split('\n');
  expect([said, next]).toEqual(['`It ended.`', todo]);
});

it.each([
  ['timed-out', /It may still complete the job\. .* Then run the workflow with the job ID below as `job-id`/],
  ['rate-limited', /Wait until the time in the message.* Then run the workflow with the job ID below/],
  ['check-failed', /did not pass a check/],
  ['superseded', /A newer run has used the destination/],
  ['job-failed', /could not export the site/],
  ['deploy-failed', /^The storage, rclone, or the CDN .* Open the run: its error message says how/],
  ['no-error-code', /has no output `error-code`/],
  ['a-code-of-tomorrow', /^Open the run: its error message says how to fix it\.$/],
  ['constructor', /^Open the run: its error message says how to fix it\.$/],
])('chatMessage: has the hint for the code %s', (code, hint) => {
  const message = chatMessage(failureOf({ 'error-code': code, 'job-id': 'se_1' }), WATCHED, '');
  expect(message.split('\n')[1]).toMatch(hint);
  expect(message).toMatch(/^- Job ID: `se_1`$/m);
});
