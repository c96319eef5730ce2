/** Finds the workflows of this repository, including those in its docs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The action, as `uses:` refers to it, without the version: `OWNER/NAME`. */
export const OUR_ACTION = JSON.parse(readFileSync('package.json', 'utf8')).repository.replace('github:', '');

/** Returns every file that is in the repository or about to be added, by its path from the root. */
export function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((name) => name !== '');
}

/** In an example, this line replaces the omitted inputs. */
const AS_ABOVE = /^( +)# api-key and project-id as above$/gm;

/**
 * Returns the workflows that a page shows as examples. An example with only steps, or only the lines above `jobs`,
 * becomes a workflow: steps without a job, and triggers without a step, mean nothing to a linter.
 *
 * @param {string} page Markdown
 * @returns {string[]} each after as many empty lines as needed to keep its line numbers in the page
 */
export function examplesIn(page) {
  return [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].flatMap(({ index, 1: text = '' }) => {
    const above = page.slice(0, index).split('\n').length;
    const [indentation = ''] = /^ */.exec(text) ?? [];
    const example = text
      .replaceAll(new RegExp(`^${indentation}`, 'gm'), '')
      .replaceAll(AS_ABOVE, '$1api-key: a-key');
    if (/^jobs:$/m.test(example)) return [`${'\n'.repeat(above)}${example}`];
    if (/^on:/.test(example)) return [`${'\n'.repeat(above)}${example}${jobOf("      - run: 'true'\n")}`];
    if (!/^(?:#.*\n)*- (?:uses|run|name|id|if):/.test(example)) return [];
    const workflow = `on: workflow_dispatch\n${jobOf(example.replaceAll(/^(?=.)/gm, '      '))}`;
    const linesBefore = workflow.slice(0, workflow.indexOf('steps:\n')).split('\n').length;
    return [`${'\n'.repeat(Math.max(0, above - linesBefore))}${workflow}`];
  });
}

/** @param {string} steps indented */
function jobOf(steps) {
  return `jobs:\n  example:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}
