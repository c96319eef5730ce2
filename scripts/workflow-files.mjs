/** Where the workflows of this repository are, those of its docs included. */
import { execFileSync } from 'node:child_process';

/** Every file that is in the repository or about to be, by its path from the top. */
export function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((name) => name !== '');
}

/**
 * The workflows that stand in a page as examples.
 *
 * @param {string} page Markdown
 * @returns {string[]} each after so many empty lines that its lines have the numbers that they have in the page
 */
export function examplesIn(page) {
  return [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].flatMap(({ index, 1: text = '' }) =>
    /^jobs:$/m.test(text) ? [`${page.slice(0, index).replaceAll(/.+/g, '')}\n${text}`] : [],
  );
}
