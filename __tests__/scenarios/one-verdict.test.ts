/** The summary, the annotation, the issue, and the message of one run say the same about the site. */
import { expect, it } from '@jest/globals';
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

/** What repairs a mix. */
const REPAIR = /repairs (?:the site|it)\./g;

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
    expect(verdict).toMatch(expected);
    const message = /"text":"([\s\S]*)/.exec(alarm.server?.requests[0] ?? '')?.[1]?.replaceAll('\\"', '"');
    expect(message?.startsWith(`octocat/docs: ${verdict}\\n`)).toBe(true);
    if (step.exitCode !== 0) {
      expect(annotationOf(step).startsWith(`${verdict} `)).toBe(true);
      const quoted = `: \`${step.outputs['error-message']}\``;
      expect(lines[2]?.endsWith(quoted)).toBe(true);
      expect(message?.split('\\n')[1]?.endsWith(quoted)).toBe(true);
    }
    const summary = plain(step.summary);
    const [headline = ''] = summary.split('\n');
    expect(headline.toLowerCase()).toContain(verdict.replace(/\.$/, '').toLowerCase());
    // What repairs a mix follows the cause and its fix, and the alarm says it once.
    const isMix = expected === MIX;
    const repairs = (text: string) => text.match(REPAIR)?.length ?? 0;
    expect(repairs(lines.join('\n'))).toBe(isMix ? 1 : 0);
    expect(repairs(summary)).toBe(isMix ? 1 : 0);
    if (step.exitCode !== 0) expect(/repairs (?:the site|it)\.$/.test(annotationOf(step))).toBe(isMix);
  });
});
