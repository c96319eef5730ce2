/**
 * What happens to every site: the situations that each server is tested in, one after the other. Each one begins with a
 * complete site, and ends with one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { isPartial } from '../../../../src/site/names.ts';
import { holdStep } from '../../../../tools/runner-double/hold-step.ts';
import type { RunningAction, StepResult } from '../../../../tools/runner-double/run-step.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { expectDeployed } from '../deploy-to.ts';
import type { Deployments, Files } from './deployments.ts';

/** What the table shows: `done`, or what the server does not have or show. */
export type Outcome = 'done' | 'no accounts' | 'no headers' | 'not seen';

export interface Situation {
  readonly name: string;
  /** @throws Error if the site or the step is not as it must be */
  happens(site: Deployments): Promise<Outcome>;
}

/** Names that a storage, a server, rclone, or a browser can misread. */
const NAMES = [
  '[[...slug]].html',
  '(group)/@slot.html',
  '100%25.txt',
  '50%.html',
  '#a b.html',
  'a+b&c=d.html',
  ' lead.html',
  "it's (1).html",
  '🚀.html',
  '\u00e9.html',
  'größe/表 – 1.html',
  'why？.html',
  '.well-known/x',
  '~x.html',
  '-d.html',
  '*.txt',
];

/** A server that loses the end of an upload loses the one of some large files. */
const LARGE = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`images/${at}.svg`, `${at}`.repeat(20_000 + 15_000 * at)]),
);

const FIRST: Files = {
  ...LARGE,
  ...Object.fromEntries(NAMES.map((name) => [`odd/${name}`, name])),
  '.well-known/security.txt': 'contact',
  '_next/static/a1.js': 'script',
  'guides/start.html': 'start',
  'index.html': 'home',
  'old/gone.html': 'gone',
};

const without = (files: Files, ...names: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

const CHANGED: Files = { ...FIRST, 'guides/start.html': 'start again' };
const REMOVED: Files = {
  ...without(CHANGED, 'old/gone.html', 'odd/[[...slug]].html'),
  'guides/new.html': 'new',
};
/** The site that later situations begin with, which is small. */
const BASE: Files = {
  '_next/static/a1.js': 'script',
  'guides/start.html': 'start',
  'index.html': 'home',
  'robots.txt': 'all',
};

/** Names that only some storages keep, or that a program can mistake for its own. */
const RARE_NAMES = [
  ';c',
  'trail ',
  'a\uff0fb',
  '\uff1f\uff1a\uff0a\uff1c\uff1e\uff5c\uff02\uff3c.html',
  '\u2400',
  '\u240a.txt',
  '@slot/$web',
  'o\u0301.html',
  '\u00e9.html',
  'x.html.0123abcd.export-partial',
];

const MUST_REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HEADERS: Readonly<Record<string, readonly [contentType: string, cacheControl: string]>> = {
  '_next/static/c3.js': ['text/javascript;charset=utf-8', IMMUTABLE],
  'docs/_next/static/b2.css': ['text/css;charset=utf-8', IMMUTABLE],
  'a.rsc': ['text/x-component;charset=utf-8', MUST_REVALIDATE],
  'favicon.ico': ['image/vnd.microsoft.icon', MUST_REVALIDATE],
  'index.html': ['text/html;charset=utf-8', MUST_REVALIDATE],
  'robots.txt': ['text/plain;charset=utf-8', MUST_REVALIDATE],
};

/** The upload would take a minute: the test may see its line in the log late, and then stops it. */
const SLOW = { RCLONE_BWLIMIT: '5k' };
const film = (letter: string): Files => ({
  ...BASE,
  'film.bin': letter.repeat(300_000),
  'index.html': letter,
});

const UNCHANGED = { changed: 'false', 'files-uploaded': '0', 'files-deleted': '0', live: 'unchanged' };
const REPAIRED = { 'files-repaired': '1', 'files-uploaded': '1', 'files-deleted': '0', live: 'updated' };
const NO_PERMISSION =
  /The user of the destination has no permission|The storage refused the (?:request|upload)|The server refused the file or folder|The server failed/;
const manyFiles = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`pages/guide-${at}.html`, `guide ${at}`]));

function expectRefused(step: StepResult, says: RegExp, live: readonly string[]): void {
  expect([step.log, step.exitCode]).toEqual([step.log, 1]);
  const { 'error-code': code, 'files-uploaded': uploaded, live: seen = '' } = step.outputs;
  expect([step.log, code, uploaded ?? '0']).toEqual([step.log, 'deploy-failed', '0']);
  expect([step.log, live.includes(seen) || seen]).toEqual([step.log, true]);
  expect(step.log).toMatch(says);
}

/** Lets the time of all kept files pass, in the newest state. */
async function expireKept({ store }: Deployments): Promise<void> {
  const states = Object.entries(await store.read()).filter(([name]) => /^\.static-export\/\d/.test(name));
  const [name, text] = states.sort().at(-1) ?? ['', ''];
  const state: { readonly kept: Readonly<Record<string, string>> } = JSON.parse(text);
  const past = Object.keys(state.kept).map((file) => [file, '2026-01-01T00:00:00.000Z']);
  const expired = JSON.stringify({ ...state, kept: Object.fromEntries(past) });
  expect(expired).not.toBe(text);
  await store.write(name, expired);
}

export const SITUATIONS: readonly Situation[] = [
  {
    name: 'first deployment, odd names',
    happens: async (site) => {
      await site.deploy(FIRST, { 'files-uploaded': `${Object.keys(FIRST).length}`, live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'the same site again',
    happens: async (site) => {
      const states = async () => Object.keys(await site.store.read()).filter((name) => /\/\d+-/.test(name));
      const before = await states();
      await site.deploy(FIRST, UNCHANGED);
      expect(await states()).toEqual(before);
      return 'done';
    },
  },
  {
    name: 'a page changed',
    happens: async (site) => {
      await site.deploy(CHANGED, { 'files-uploaded': '1', 'files-repaired': '0', live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'pages removed, one added',
    happens: async (site) => {
      await site.deploy(REMOVED, { 'files-uploaded': '1', 'files-deleted': '2', 'files-repaired': '0' });
      return 'done';
    },
  },
  {
    name: 'back to the first site',
    happens: async (site) => {
      await site.deploy(FIRST, { 'files-uploaded': '3', 'files-deleted': '1', live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'a file becomes a folder, and back',
    happens: async (site) => {
      await site.deploy({ ...BASE, guide: 'a file' });
      await site.deploy({ ...BASE, 'guide/a.html': 'a' }, { live: 'updated' });
      await site.deploy({ ...BASE, guide: 'a file' }, { live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'a file of others in the place of a folder',
    happens: async (site) => {
      for (const inputs of [{}, { delete: 'false' }]) {
        await site.deploy({ ...BASE, 'old/gone.html': 'gone' });
        await site.store.remove('old/gone.html');
        await site.store.write('old', 'of others');
        try {
          const step = await site.run({ ...BASE, 'index.html': 'changed' }, { inputs });
          expectDeployed(step, { live: 'updated' });
          await site.expectSite({ ...BASE, 'index.html': 'changed', old: 'of others' }, step);
        } finally {
          await site.store.remove('old');
        }
      }
      return 'done';
    },
  },
  {
    name: 'names that differ only by case',
    happens: async (site) => {
      await site.deploy({ ...BASE, 'guides/API.html': 'upper', 'guides/api.html': 'lower case' });
      await site.deploy({ ...BASE, 'guides/api.html': 'lower case' }, { 'files-deleted': '1' });
      return 'done';
    },
  },
  {
    name: 'headers of each file',
    happens: async (site) => {
      const { store, live: before } = site;
      if (store.headers === undefined) return 'no headers';
      const files = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, `${name} again`]));
      await site.deploy({ ...before, ...files }, { live: 'updated' });
      for (const [name, expected] of Object.entries(HEADERS)) {
        const headers = await store.headers(name);
        const found = [headers.get('content-type'), headers.get('cache-control')];
        expect([name, ...found]).toEqual([name, ...expected]);
      }
      await site.deploy(before, { live: 'updated' }, { inputs: { 'keep-assets': '0' } });
      return 'done';
    },
  },
  {
    name: 'a page of another size',
    happens: async (site) => {
      await site.store.write('index.html', 'defaced');
      await site.deploy(site.live, REPAIRED);
      return 'done';
    },
  },
  {
    name: 'a page of the same size',
    happens: async (site) => {
      // The times of most servers have no fractions of a second.
      await sleep(1100);
      await site.store.write('index.html', 'homE');
      if (site.server.keepsTimes) {
        await site.deploy(site.live, REPAIRED);
        return 'done';
      }
      expectDeployed(await site.run(site.live), UNCHANGED);
      await site.store.write('index.html', 'home');
      return 'not seen';
    },
  },
  {
    name: 'a page deleted by hand',
    happens: async (site) => {
      await site.store.remove('guides/start.html');
      await site.deploy(site.live, REPAIRED);
      return 'done';
    },
  },
  {
    name: 'killed during the upload',
    happens: async (site) => {
      const whenUploading = ({ child }: RunningAction) => void child.kill('SIGKILL');
      const step = await site.run(film('k'), { env: SLOW, whenUploading });
      expect([step.log, step.outputs['live']]).toEqual([step.log, 'incomplete']);
      await site.deploy(film('l'), { live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'cancelled during the upload',
    happens: async (site) => {
      const step = await site.run(film('c'), { env: SLOW, whenUploading: (running) => running.cancel() });
      expect([step.log, step.outputs['error-code']]).toEqual([step.log, 'cancelled']);
      await site.deploy(film('d'), { live: 'updated' });
      return 'done';
    },
  },
  {
    name: 'two at once',
    happens: async (site) => {
      let newer: Promise<StepResult> | undefined;
      // The older one waits until the newer one has deployed.
      const held = holdStep(newFolder(), 'Uploading ');
      const whenUploading = () => {
        newer = site.run(film('n')).finally(held.release);
      };
      const older = await site.run(film('o'), { env: held.env, whenUploading });
      const logs = [older.log, (await newer)?.log].join('\n\n');
      expect([logs, older.outputs['error-code']]).toEqual([logs, 'conflict']);
      await site.deploy(film('n'));
      await site.deploy(film('n'), UNCHANGED);
      return 'done';
    },
  },
  {
    name: 'a kept file expires',
    happens: async (site) => {
      const { '_next/static/a1.js': script = '', ...rest } = BASE;
      const next = { ...rest, '_next/static/b2.js': 'script 2' };
      await site.deploy(BASE);
      const step = await site.run(next);
      expectDeployed(step, { 'files-uploaded': '1', 'files-deleted': '0' });
      await site.expectSite({ ...next, '_next/static/a1.js': script }, step);
      await expireKept(site);
      await site.deploy(next, { 'files-uploaded': '0', 'files-deleted': '1' });
      return 'done';
    },
  },
  {
    name: '20 MB, and an empty file',
    happens: async (site) => {
      const large = { 'film.bin': 'f'.repeat(20_000_000), empty: '' };
      const outputs = { 'files-uploaded': '2', 'bytes-uploaded': '20000000' };
      const before = site.live;
      await site.deploy({ ...before, ...large }, outputs);
      await site.deploy(before, { 'files-uploaded': '0', 'files-deleted': '2' });
      return 'done';
    },
  },
  {
    name: 'an account that may not write',
    happens: async (site) => {
      const protecting = await site.protect();
      if (protecting === undefined) return 'no accounts';
      try {
        const step = await site.run({ ...site.live, 'index.html': 'refused' }, { env: protecting.env });
        expectRefused(step, NO_PERMISSION, ['untouched', 'unchanged', 'unknown']);
        await site.expectSite(site.live, step);
      } finally {
        await protecting.release();
      }
      await site.deploy({ ...site.live, 'index.html': 'accepted' }, { 'files-uploaded': '1' });
      return 'done';
    },
  },
  {
    name: 'a state that may not be listed',
    happens: async (site) => {
      const before = await site.store.read();
      const hidden = await site.hideState();
      if (hidden === undefined) return 'no accounts';
      const changed = without(site.live, 'robots.txt');
      try {
        const step = await site.run(changed, { env: hidden.env });
        expectRefused(step, hidden.says, ['untouched']);
      } finally {
        await hidden.release();
      }
      // What vsftpd keeps of an upload that it does not show is no state. A run that sees the pending state repairs it.
      const isOfRun = (name: string) =>
        isPartial(name) || (name.endsWith('-pending.json') && !(name in before));
      const after = Object.entries(await site.store.read()).filter(([name]) => !isOfRun(name));
      expect(Object.fromEntries(after)).toEqual(before);
      await site.deploy(changed, { 'files-removed': '1' });
      expect(Object.keys(await site.store.read()).filter(isPartial)).toEqual([]);
      return 'done';
    },
  },
  {
    name: 'many files in a folder',
    happens: async (site) => {
      const count = site.server.manyFiles;
      await site.deploy({ ...site.live, ...manyFiles(count) }, { 'files-uploaded': `${count}` });
      await site.deploy(site.live, UNCHANGED);
      return 'done';
    },
  },
  {
    name: 'many files replaced',
    happens: async (site) => {
      const many = Object.entries(site.live).filter(([name]) => name.startsWith('pages/'));
      const replaced = Object.fromEntries(many.map(([name, text]) => [name, `${text}, again`]));
      await site.deploy({ ...site.live, ...replaced }, { 'files-uploaded': `${many.length}` });
      return 'done';
    },
  },
  {
    name: 'removal of many files',
    happens: async (site) => {
      const rest = Object.entries(site.live).filter(([name]) => !name.startsWith('pages/'));
      const outputs = { 'files-uploaded': '0', 'files-deleted': `${site.server.manyFiles}` };
      await site.deploy(Object.fromEntries(rest), outputs);
      return 'done';
    },
  },
  {
    name: 'rare names',
    happens: async (site) => {
      const before = site.live;
      const rare = Object.fromEntries(RARE_NAMES.map((name) => [`odd/${name}`, name]));
      await site.deploy({ ...before, ...rare }, { 'files-uploaded': `${RARE_NAMES.length}` });
      await site.deploy({ ...before, ...rare }, UNCHANGED);
      await site.deploy(before, { 'files-uploaded': '0', 'files-deleted': `${RARE_NAMES.length}` });
      return 'done';
    },
  },
  {
    name: 'names with \u201b (U+201B)',
    happens: async (site) => {
      const quoted = { 'rock \u201bn\u2019 roll.html': 'a', 'a\u201bb.html': 'b', '\u201b\uff1f': 'c' };
      await site.deploy({ ...site.live, ...quoted }, { 'files-uploaded': '3' });
      await site.deploy({ ...site.live, ...quoted }, UNCHANGED);
      return 'done';
    },
  },
];
