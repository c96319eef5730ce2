/** Every link and path within the repository leads to a file that exists, and each anchor to a heading of that file. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { trackedFiles } from '../../scripts/workflow-files.mjs';
import { cannotListFiles } from '../support/git.ts';
import { describeUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const FILES = cannotListFiles === undefined ? trackedFiles() : [];
/** The links of these pages lead to other pages of a site. */
const OF_SITES = /\bemulator\/site\/|^__tests__\/real\/built-sites\//;
const PAGES = FILES.filter(
  (file) => file.endsWith('.md') && !OF_SITES.test(file) && existsSync(path.join(REPOSITORY, file)),
);

/** The folders at the root of the repository. */
const FOLDERS = new Set(FILES.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));
/** Where paths in the docs begin: .github/ARCHITECTURE.md leaves out `src/` and `dist/`. */
const ROOTS = ['', 'src', 'dist'];

/** Returns the addresses of the links and pictures in a page, the text of its headings, and the paths in backticks. */
function partsOf(file: string): { addresses: string[]; headings: string[]; paths: string[] } {
  const addresses: string[] = [];
  const headings: string[] = [];
  const paths: string[] = [];
  marked.walkTokens(marked.lexer(read(file)), (token) => {
    if (token.type === 'link' || token.type === 'image') addresses.push(token['href']);
    if (token.type === 'heading') headings.push(token['text']);
    if (token.type === 'codespan' && /^[\w.-]+\/[\w./-]+$/.test(token['text'])) paths.push(token['text']);
    if (token.type === 'html') {
      addresses.push(
        ...[...token.raw.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)].map(([, address = '']) => address),
      );
    }
  });
  return { addresses, headings, paths };
}

/** Creates anchors as GitHub does for headings. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file) ?? new Set(partsOf(file).headings.map(anchorOf));
  anchors.set(file, known);
  return known;
}

describeUnless(cannotListFiles, 'pages', () => {
  describe.each(PAGES)('%s', (page) => {
    it('has no broken link', () => {
      const broken = partsOf(page).addresses.filter((address) => {
        if (/^[a-z]+:/.test(address)) return false;
        // Pages of GitHub itself, such as the runs of a workflow.
        if (address.startsWith('../../actions/')) {
          const [, workflow = ''] = /^\.\.\/\.\.\/actions\/workflows\/([\w.-]+)/.exec(address) ?? [];
          return !existsSync(path.join(REPOSITORY, '.github', 'workflows', workflow));
        }
        const [target = '', anchor] = address.split('#');
        const file = target === '' ? page : path.posix.join(path.posix.dirname(page), target);
        if (!existsSync(path.join(REPOSITORY, file))) return true;
        return anchor !== undefined && !anchorsOf(file).has(anchor);
      });
      expect(broken).toEqual([]);
    });

    it('names only files of the repository that exist', () => {
      const missing = partsOf(page)
        .paths.filter((name) => FOLDERS.has(name.split('/')[0]))
        // These are workflows of the user's repository, and placeholders.
        .filter((name) => !/^\.github\/workflows\/|\b(?:ACTION|NAME)\b/.test(name))
        .filter((name) => !ROOTS.some((root) => existsSync(path.join(REPOSITORY, root, name))));
      expect(missing).toEqual([]);
    });
  });
});
