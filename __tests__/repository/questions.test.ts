/** Twenty questions of users: the fact that answers each stands on one page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

/** A workflow in a page is that of a file, which `npm run docs` copies. */
const COPY_OF_RECIPE = /<!-- (recipes\/\S+) -->[\s\S]*?<!-- \/\1 -->/g;

/** The pages for users, by path, each in one line, so that a line break does not hide an answer. */
const PAGES = new Map(
  [
    'README.md',
    ...namesIn('docs', { recursive: true }).map((name) => `docs/${name.replaceAll('\\', '/')}`),
    ...namesIn('.').map((folder) => `${folder}/README.md`),
  ]
    .filter((name) => name.endsWith('.md') && existsSync(path.join(REPOSITORY, name)))
    .map((name) => {
      const text = readFileSync(path.join(REPOSITORY, name), 'utf8');
      return [name, text.replaceAll(COPY_OF_RECIPE, '').replaceAll(/\s+/g, ' ')];
    }),
);

function namesIn(folder: string, options = {}): string[] {
  return readdirSync(path.join(REPOSITORY, folder), { ...options, encoding: 'utf8' });
}

/** The answers are facts, such as names and numbers, so that a sentence can change without its test. */
it.each<[question: string, page: string, answer: RegExp]>([
  ['How do I try it without a key?', 'README.md', /npm run demo/],
  ['How do I go back to an earlier export?', 'docs/recipes/README.md', /the job ID of an earlier export/],
  [
    'How do I allow a large removal of pages once?',
    'docs/recipes/README.md',
    /higher `max-page-loss`, such as `30%`/,
  ],
  ['How many files may a site have on Cloudflare?', 'docs/hosting.md', /20,000 files/],
  [
    'How do I keep a schedule from undoing that?',
    'docs/recipes/README.md',
    /select "Disable workflow" until the content is right/,
  ],
  ['How long are hashed files kept?', 'deploy/README.md', /\| `keep-assets` \|[^|]*\|[^|]*\| `7d` \|/],
  [
    'Which permissions does a deployment to S3 need?',
    'docs/hosting.md',
    /"s3:PutObject".*"cloudfront:CreateInvalidation"/,
  ],
  [
    'Which job may assume the role?',
    'docs/hosting.md',
    /"sts:AssumeRoleWithWebIdentity".*repo:example\/docs:ref:refs\/heads\/main/,
  ],
  ['Why was my run superseded?', 'docs/troubleshooting.md', /`superseded`: To go back to an older site/],
  ['When is a start sent again?', 'docs/reference.md', /429, or 503 with `Retry-After`/],
  ['Which part of a bundle URL is masked?', 'docs/reference.md', /`signature` or `token`, or is `sig`/],
  ['How large may a bundle be?', 'docs/reference.md', /64 MB of names and link targets/],
  ['What does the host do at 403 for a missing object?', 'docs/hosting.md', /403 and 404 to `\/404\.html`/],
  ['How do I keep staging out of search engines?', 'docs/hosting.md', /X-Robots-Tag noindex/],
  ['How do I keep the redirects of `docs.json`?', 'docs/hosting.md', /node redirects\.mjs nginx/],
  ['How do I renew the key without a failed run?', 'docs/security.md', /secrets\.DOCS_ADMIN_API_KEY_NEXT/],
  ['Which hosts must a firewall allow?', 'docs/security.md', /`release-assets\.githubusercontent\.com`/],
  ['How do I run a workflow locally?', 'docs/troubleshooting.md', /--platform ubuntu-latest=-self-hosted/],
  [
    'How often does the alarm send a message?',
    'alarm/README.md',
    /if the issue is new or the error code changed, and otherwise at most once a day/,
  ],
  ['How many prompts may I send?', 'agent-job/README.md', /100 prompts an hour/],
])('%s', (_question, page, answer) => {
  expect([...PAGES].filter(([, text]) => answer.test(text)).map(([name]) => name)).toEqual([page]);
});

it('the pages for users have at most 14,500 words, with their tables and code, without the copies of recipes', () => {
  const words = [...PAGES.values()].flatMap((text) =>
    text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
  expect(words.length).toBeLessThanOrEqual(14_500);
});
