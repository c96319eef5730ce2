import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chatMessage,
  commentAgain,
  issueBody,
  memoryOf,
  titleOf,
  withMemory,
} from '../../../src/alarm/alarm-text.ts';
import { failuresOf, parseNeeds } from '../../../src/alarm/watched-jobs.ts';

const RUN = { repository: 'octocat/docs', runUrl: 'https://github.com/octocat/docs/actions/runs/7' };

const failureOf = (outputs: object, names = ['export']) => {
  const needs = Object.fromEntries(names.map((name) => [name, { result: 'failure', outputs }]));
  const [failure] = failuresOf(parseNeeds('needs', JSON.stringify(needs)));
  if (failure === undefined) throw new Error('no failure');
  return failure;
};

describe('issueBody', () => {
  it('says what failed, what to do, where the run is, and how to resume', () => {
    const failure = failureOf({ 'error-code': 'timed-out', 'job-id': 'se_1' });
    expect(issueBody(failure, RUN.runUrl)).toBe(
      `Job \`export\` failed with the error code \`timed-out\`.

**What to do:** The job took longer than the step waits. Resume it, or raise \`max-attempts\`.

- Run: https://github.com/octocat/docs/actions/runs/7
- Resume with \`job-id: se_1\`

This issue is closed by the next run in which every job succeeds.

<!-- static-export-alarm code=timed-out jobs=export -->`,
    );
  });

  it('says nothing about resuming a job that failed', () => {
    const body = issueBody(failureOf({ 'error-code': 'job-failed', 'job-id': 'se_1' }), RUN.runUrl);
    expect(body).toContain('- Export job: `job-id: se_1`');
    expect(body).not.toContain('Resume');
  });

  it('says that there was no error code', () => {
    expect(issueBody(failureOf({}, ['a', 'b-c']), RUN.runUrl)).toMatch(
      /^Jobs `a`, `b-c` failed without an error code\./,
    );
  });

  it('has a general hint for an unknown code', () => {
    expect(issueBody(failureOf({ 'error-code': 'constructor' }), RUN.runUrl)).toContain('how to fix it');
  });
});

describe('issueBody, commentAgain, chatMessage and titleOf', () => {
  it('show no mention, link, markup or command from the outputs of a job', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '`',
        '@octocat',
        '<!channel>',
        '<b>',
        '-->',
        '\n',
        '[a](b)',
        '#1',
        '::',
        'www.a.de',
        'x',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (code, id) => {
        const failure = failureOf({ 'error-code': code.join(''), 'job-id': id.join('') });
        const texts = [issueBody(failure, ''), commentAgain(failure, ''), chatMessage(failure, RUN, '')];
        // Text from outside is in code. Our own texts have none of these characters except in the marker.
        const prose = texts.map((text) => text.replace(/<!-- [^>]* -->$/, '').replace(/`[^`\n]*`/g, ''));
        for (const text of prose)
          expect(text.replace(RUN.runUrl, '')).not.toMatch(/[@<>`]|::|\]\(|#\d|www\./);
        expect(titleOf(failure)).toMatch(/^The documentation workflow failed: [a-z-]+$/);
      }),
    );
  });
});

describe('memoryOf', () => {
  it('reads the jobs from the body of an issue, even after others were added', () => {
    const body = issueBody(failureOf({ 'error-code': 'disk' }, ['a', 'b']), RUN.runUrl);
    expect(memoryOf(body)).toEqual({ code: 'disk', jobs: ['a', 'b'] });
    const longer = withMemory(body, { code: 'disk', jobs: ['a', 'b', 'c-d'] });
    expect(memoryOf(longer)).toEqual({ code: 'disk', jobs: ['a', 'b', 'c-d'] });
  });

  it('is undefined for the issue of a person', () => {
    expect(memoryOf('The export is broken: static-export-alarm')).toBeUndefined();
  });
});

describe('chatMessage', () => {
  it('says where, what, what to do, and links to both pages', () => {
    const failure = failureOf({ 'error-code': 'service-error', 'job-id': 'se_1' });
    expect(chatMessage(failure, RUN, 'https://github.com/octocat/docs/issues/3')).toBe(
      `octocat/docs: Job \`export\` failed with the error code \`service-error\`.
The service has a problem. Change nothing, and run the workflow again later.
- Run: https://github.com/octocat/docs/actions/runs/7
- Resume with \`job-id: se_1\`
- Issue: https://github.com/octocat/docs/issues/3`,
    );
  });
});
