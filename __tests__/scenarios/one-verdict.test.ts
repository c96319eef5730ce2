/** The summary, the annotation, the issue, and the message of one run say the same about the site. */
import { expect, it } from '@jest/globals';
import { runtimes } from '../../tools/runtimes.ts';
import { annotationOf } from '../support/check-result.ts';
import { SERVER_SECRET } from '../support/http-double.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';
import { explained } from '../support/run-built-action.ts';
import { runScenario } from '../support/run-scenario.ts';
import { all, leftOut, runnable } from './all-scenarios.ts';

const [newest] = [...runtimes(REPOSITORY)].reverse();
const options = { node: newest?.node ?? '' };

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&(?:#34|quot);/g, '"')
    .replace(/`/g, '');

const MIX = /^The site is a mix of two versions, or only partly deployed\./;
const WHOLE = /^The site was not updated and is whole\.$/;
const UNCHECKED = /^The site was not updated by this run, and was not checked\.$/;

/** The verdict of each scenario, by its name. */
const VERDICTS = new Map([
  ['deploy: a page that the storage refuses', MIX],
  ['deploy: a cancelled deployment', MIX],
  ['deploy: the pages of the last complete state count, not those of an interrupted deployment', MIX],
  ['deploy: hold: a changed file is not repaired', MIX],
  ['deploy: fewer pages than `max-page-loss` allows', WHOLE],
  ['deploy: an older run', WHOLE],
  [
    'deploy: a re-run fails while an address keeps the previous site, although nothing changes',
    /^The site was not updated and is whole, but its address/,
  ],
  ['deploy: an address that keeps the previous site', /^The site was updated, but its address/],
  ['deploy: a remote that is not configured', UNCHECKED],
  ['deploy: `verify-url` with `ftp:`', UNCHECKED],
  [
    'deploy: a first deployment with a file in a folder with its own state is refused, and calls no site whole',
    UNCHECKED,
  ],
  ['deliver: the workflow job fails after the step', /^It is not known what visitors see\.$/],
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
  const { step, post } = await runScenario(scenario, options);
  const outputs = Object.fromEntries(
    ['live', 'outcome', 'error-code', 'job-id'].map((output) => [output, step.outputs[output] ?? '']),
  );
  const isGreen = step.exitCode === 0 && step.outputs['outcome'] === 'held';
  const result = isGreen ? 'success' : 'failure';
  const alarm = await runScenario(
    {
      name,
      action: 'alarm',
      gitHub: {},
      server: [200],
      inputs: {
        needs: JSON.stringify({ deploy: { result, outputs } }),
        webhook: `https://chat.example.com/${SERVER_SECRET}`,
      },
      expect: { messages: [/./] },
    },
    options,
  );
  explained(alarm, () => {
    const [verdict = ''] = alarm.gitHub?.issues[0]?.body.split('\n') ?? [];
    expect(verdict).toMatch(expected);
    const message = /"text":"([\s\S]*)/.exec(alarm.server?.requests[0] ?? '')?.[1]?.replaceAll('\\"', '"');
    expect(message?.startsWith(`octocat/docs: ${verdict}\\n`)).toBe(true);
    if (step.exitCode !== 0) expect(annotationOf(step).startsWith(`${verdict} `)).toBe(true);
    const [what = '', todo = ''] = verdict.split(/(?<=^[^.]*)\. ?/);
    const [headline = '', ...others] = plain(post?.summary || step.summary)
      .split('\n')
      .filter(Boolean);
    expect(headline.toLowerCase()).toContain(what.toLowerCase());
    // The second line of the summary says what to do about a mix.
    if (todo !== '') expect(others[0]).toContain(plain(verdict.slice(what.length + 2)));
  });
});
