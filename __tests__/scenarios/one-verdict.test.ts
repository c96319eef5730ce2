/** The summary, the annotation, the issue, and the message of one run say the same about the site. */
import { expect, it } from '@jest/globals';
import { failuresOf, parseNeeds } from '../../src/alarm/watched-jobs.ts';
import { repairStep } from '../../src/summary/verdicts.ts';
import { contradictions } from '../support/advice.ts';
import { annotationOf } from '../support/check-result.ts';
import { SERVER_SECRET } from '../support/http-double.ts';
import { itUnless } from '../support/platform.ts';
import { explained } from '../support/run-built-action.ts';
import { runScenario } from '../support/run-scenario.ts';
import { all, leftOut, runnable } from './all-scenarios.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&(?:#34|quot);/g, '"')
    .replace(/`/g, '');

const MIX = /^The site is a mix of two versions, or only partly deployed\.$/;
const WHOLE = /^The site was not updated and is whole\.$/;
const UNCHECKED = /^The site was not updated by this run, and was not checked\.$/;

/** The verdict of each scenario, by its name. */
const VERDICTS = new Map([
  ['deploy: a page that the storage refuses', MIX],
  ['deploy: a cancelled deployment', MIX],
  ['deploy: the pages of the live state count, not those of an interrupted deployment', MIX],
  ['deploy: fewer pages than `max-page-loss` allows', WHOLE],
  ['deploy: an older run', WHOLE],
  [
    'deploy: a re-run fails while an address keeps the previous site, although nothing changes',
    /^The site was not updated and is whole, but its address/,
  ],
  ['deploy: an address that keeps the previous site', /^The site was updated, but its address/],
  ['deploy: a remote that is not configured', UNCHECKED],
  [
    'deploy: a first deployment with a file in a folder with its own state is refused, and calls no site whole',
    UNCHECKED,
  ],
  ['a job that fails', UNCHECKED],
]);

it('one verdict: every scenario exists', () => {
  const names = new Set(all.map(({ name }) => name));
  expect([...VERDICTS.keys()].filter((name) => !names.has(name))).toEqual([]);
});

for (const { name, reason } of leftOut)
  if (VERDICTS.has(name)) itUnless(reason)(`one verdict: ${name}`, () => {});

const tested = runnable.flatMap((scenario) => {
  const expected = VERDICTS.get(scenario.name);
  return expected === undefined ? [] : [{ name: scenario.name, scenario, expected }];
});
it.concurrent.each(tested)('one verdict: $name', async ({ name, scenario, expected }) => {
  const { step } = await runScenario(scenario);
  const outputs = Object.fromEntries(
    ['live', 'outcome', 'error-code', 'error-message', 'job-id'].map((output) => [
      output,
      step.outputs[output] ?? '',
    ]),
  );
  const needs = JSON.stringify({ deploy: { result: 'failure', outputs } });
  const alarm = await runScenario({
    name,
    action: 'alarm',
    gitHub: {},
    server: [200],
    inputs: {
      needs,
      webhook: `https://chat.example.com/${SERVER_SECRET}`,
    },
    expect: { messages: [/./] },
  });
  explained(alarm, () => {
    const lines = alarm.gitHub?.issues[0]?.body.split('\n') ?? [];
    const [verdict = ''] = lines;
    const todo = lines.find((line) => line.startsWith('**What to do:**')) ?? '';
    expect(verdict).toMatch(expected);
    const message = /"text":"([\s\S]*)/.exec(alarm.server?.requests[0] ?? '')?.[1]?.replaceAll('\\"', '"');
    expect(message?.startsWith(`octocat/docs: ${verdict}\\n`)).toBe(true);
    if (step.exitCode !== 0) {
      expect(annotationOf(step).startsWith(`${verdict} `)).toBe(true);
      const quoted = `\`${step.outputs['error-message']}\``;
      expect(lines[2]).toBe(`**What happened:** ${quoted}`);
      expect(message?.split('\\n')[1]).toBe(quoted);
    }
    const summary = plain(step.summary);
    const [headline = ''] = summary.split('\n');
    expect(headline.toLowerCase()).toContain(verdict.replace(/\.$/, '').toLowerCase());
    // What repairs a mix follows the cause and its fix.
    const [{ reported } = { reported: { live: undefined } }] = failuresOf(parseNeeds(needs), []);
    const repair = repairStep(reported);
    expect(repair !== '').toBe(expected === MIX);
    expect(todo.endsWith(repair)).toBe(true);
    expect(summary).toContain(plain(repair));
    if (step.exitCode !== 0) expect(annotationOf(step).endsWith(repair)).toBe(true);
  });
});

/** What the alarm said for two error codes, and annotations that it contradicted. Each scenario compares the texts of today. */
const CONTRADICTED = [
  [
    "a proxy's page is not to be reported to the vendor",
    'Run the workflow again. If it fails again, report the error message to the vendor.',
    'Downloading the bundle failed: the storage sent a web page or an XML document instead of the bundle.\n' +
      'A proxy may have sent it. To resume the job, run the workflow with `job-id: se_1`, which creates a fresh bundle URL.',
    ['ask the vendor'],
  ],
  [
    'an ended contract needs no new key',
    'Follow the error message of the run. A key without the `write` scope must be replaced by a new one.',
    'Starting the export failed: the service responded with 403 Forbidden: "Static export is not part of this plan."\n' +
      'The most likely cause: static export is not enabled. Otherwise: the key lacks the `write` scope. ' +
      'If the key is the cause, create a new admin API key.',
    ['a new key'],
  ],
  [
    'a proxy in front of the service needs no new key',
    'If the key is wrong or has expired, store a new one in the secret.',
    'Starting the export failed: the server responded with 401 Unauthorized. It sent nothing.\n' +
      'Something other than the service may have responded. Check `base-url`.',
    ['a new key'],
  ],
  [
    'a bundle that the storage has deleted is not to be resumed',
    'Run the workflow again, with the `job-id` that the run printed.\n- Job ID: `se_1`. To resume it, press "Run workflow".',
    'Downloading the bundle failed: the storage responded with 404 Not Found (NoSuchKey).\n' +
      'The storage no longer has the bundle of this job. Start a new export, with an empty `job-id`.',
    ['resume the job'],
  ],
  [
    'the same advice in other words is no contradiction',
    'Unless that was on purpose, run the workflow again.',
    'Cancelled (SIGINT)\nRun the workflow again, unless it was stopped on purpose.',
    [],
  ],
  ['a run without a hint contradicts nothing', 'Run the workflow again.', 'Cancelled (SIGINT)', []],
] as const;

it.each(CONTRADICTED)('contradictions: %s', (_what, alarm, annotation, advice) => {
  expect(contradictions(alarm, annotation)).toEqual(advice);
});
