import { expect, it } from '@jest/globals';
import {
  chatMessage,
  comment,
  issueBody,
  repairedBody,
  titleOf,
  unreadableMessage,
} from '../../../src/alarm/alarm-text.ts';
import { failureOf, parseNeeds } from '../../../src/alarm/watched-jobs.ts';
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
  told: '',
  mixed: [],
  run: 7,
};

const failedWith = (outputs: object, mixed: string[] = []) => {
  const failure = failureOf(parseNeeds(JSON.stringify({ export: { result: 'failure', outputs } })), mixed);
  if (failure === undefined) throw new Error('no failure');
  return failure;
};

// The scenarios of the alarm contain the other texts.
it('titleOf: is not longer than GitHub accepts', () => {
  const watched = { ...WATCHED, workflow: 'w'.repeat(500), key: 'k'.repeat(100) };
  const jobs = ['c', 'd', 'e'].map((code) => [
    code,
    { result: 'failure', outputs: { 'error-code': code.repeat(50) } },
  ]);
  const failure = failureOf(parseNeeds(JSON.stringify(Object.fromEntries(jobs))), []);
  expect(failure && titleOf(failure, watched).length).toBeLessThanOrEqual(256);
});

const SAID = 'Uploading pages failed: rclone: no space left. Make room, and run the workflow again.';

it('issueBody: says what visitors see, what failed, what to do, the run, how often, and since when', () => {
  const failure = failedWith({
    'error-code': 'deploy-failed',
    'error-message': SAID,
    'job-id': 'se_1',
    live: 'unchanged',
  });
  expect(issueBody(failure, WATCHED, MEMORY).replace(/\n\n<!--.*-->$/, '')).toBe(
    `The site was not updated and is whole.

Job \`export\` of \`Deploy documentation\` failed with the error code \`deploy-failed\`: \`${SAID}\`

- Run: https://github.com/octocat/docs/actions/runs/7
- Job ID: \`se_1\`
- Failed 2 times since 2026-11-12 05:17 UTC

The next run in which every job succeeds closes this issue. To add notes, write a comment.`,
  );
});

it('issueBody and the other texts: show no mention, link, markup, or command from outside', () => {
  const hostile = fc.array(
    fc.constantFrom('`', '@octocat', '<!channel>', '<b>', '-->', '[a](b)', '#1', '::', 'www.a.de', 'x'),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (code, id, name, message) => {
      const failure = failedWith({
        'error-code': code.join(''),
        'job-id': id.join(''),
        'error-message': message.join(' '),
      });
      const watched = { ...WATCHED, workflow: `x${name.join('')}`, key: name.join('') };
      const memory = { ...MEMORY, workflow: name.join(''), key: name.join('') };
      const texts = [
        issueBody(failure, watched, memory),
        comment(failure, watched, memory),
        repairedBody(watched, memory),
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
  ['of the job itself, whose message says it', 'incomplete', `It broke. ${ONCE_FIXED}`, [], undefined],
  ['of the job itself, whose message had no room', 'incomplete', SAID, [], 'Once the cause is fixed'],
  ['of the job itself, whose message was dropped', 'incomplete', '', [], 'Once the cause is fixed'],
  ['of another job', 'unchanged', SAID, ['deploy'], 'An earlier run left the mix\\. Once the cause is fixed'],
  ['of no job', 'unchanged', SAID, [], undefined],
])('chatMessage: says what repairs a mix %s', (_, live, message, mixed, repair) => {
  const outputs = { 'error-code': 'disk', 'error-message': message, live };
  const [, , third = ''] = chatMessage(failedWith(outputs, mixed), WATCHED, '').split('\n');
  expect(third).toMatch(repair === undefined ? /^- Run/ : new RegExp(`^${repair}`));
});

const NO_MESSAGE =
  /^Job `export` of `Deploy documentation` failed with the error code `disk`\. Open the run: .*`error-message`, or GitHub drops an output that contains a secret, even a short one such as `22`\.$/;
const NO_CODE =
  /^Job .* failed without an error code\. .* Another step failed, or GitHub drops an output that contains a secret, even a short one such as `22`\.$/;
const NO_OUTPUTS =
  /^Job .* failed without an error code\. .* Possible causes: its runner was lost; another step failed; it never started, such as after a rejected approval; or it passes on no outputs\.$/;

it.each([
  [{ 'error-code': 'disk', 'job-id': 'se_1' }, NO_MESSAGE],
  [{ outcome: 'errored', live: 'incomplete' }, NO_CODE],
  [{ outcome: 'errored' }, NO_CODE],
  [{ outcome: 'completed', live: 'updated' }, /The deployment itself was completed\.$/],
  [{ outcome: 'completed', live: 'unchanged' }, /The deployment itself was completed\.$/],
  [{ outcome: 'completed' }, NO_CODE],
  [{ live: 'untouched' }, NO_CODE],
  [{}, NO_OUTPUTS],
  [{ 'job-id': 'se_1' }, NO_OUTPUTS],
])('chatMessage: says why it lacks a part of the outputs %j', (outputs, said) => {
  expect(chatMessage(failedWith(outputs), WATCHED, '').split('\n')[1]).toMatch(said);
});
