/**
 * What happens to every site: the situations that each server is tested in, one after the other. Each one begins with a
 * complete site, and ends with one. What does not depend on the storage is in the scenarios, and what does not depend on a
 * deployment is in the tests of `storage-contract.ts`, which have the same servers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { isPartial } from '../../../../src/site/names.ts';
import { holdStep } from '../../../../tools/runner-double/hold-step.ts';
import type { RunningAction, StepResult } from '../../../../tools/runner-double/run-step.ts';
import { newFolder } from '../../../support/new-folder.ts';
import type { Deployments, Files } from './deployments.ts';
import type { Refusal } from './tested-server.ts';
import { expectNamed } from './wrong-settings.ts';

export interface Situation {
  readonly name: string;
  /** Whether it depends on the protocol, and not on the server: one server of each protocol is tested in it. */
  readonly isOfProtocol?: true;
  /** @throws Error if the site or the step is not as it must be */
  happens(site: Deployments): Promise<void>;
}

/** Names that a storage, a server, rclone, or a browser can misread, or that only some storages keep. */
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
  'API.html',
  'api.html',
  ';c',
  'trail ',
  'a\uff0fb',
  '\uff1f\uff1a\uff0a\uff1c\uff1e\uff5c\uff02\uff3c.html',
  '\u2400',
  '\u240a.txt',
  '@slot/$web',
  'o\u0301.html',
  'x.html.0123abcd.export-partial',
  // rclone encodes other characters with this one.
  'rock \u201bn\u2019 roll.html',
  '\u201b\uff1f',
];

const MUST_REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HEADERS: Readonly<Record<string, readonly [contentType: string, cacheControl: string]>> = {
  '_next/static/a1.js': ['text/javascript;charset=utf-8', IMMUTABLE],
  'docs/_next/static/b2.css': ['text/css;charset=utf-8', IMMUTABLE],
  'a.rsc': ['text/x-component;charset=utf-8', MUST_REVALIDATE],
  'favicon.ico': ['image/vnd.microsoft.icon', MUST_REVALIDATE],
  'index.html': ['text/html;charset=utf-8', MUST_REVALIDATE],
  'robots.txt': ['text/plain;charset=utf-8', MUST_REVALIDATE],
};

/** A server that loses the end of an upload loses the one of some large files. */
const LARGE: Files = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`images/${at}.svg`, `${at}`.repeat(20_000 + 15_000 * at)]),
  ),
  'large.bin': 'f'.repeat(6_000_000),
  empty: '',
};

/** The site that later situations begin with, which is small. */
const BASE: Files = {
  '_next/static/a1.js': 'script',
  'docs/_next/static/b2.css': 'style',
  'guides/start.html': 'start',
  'index.html': 'home',
  'robots.txt': 'all',
};

/** The first site of a server, without names that it changes. */
const firstOf = ({ server: { renames } }: Deployments): Files => ({
  ...BASE,
  ...LARGE,
  ...Object.fromEntries(
    NAMES.filter((name) => renames?.test(name) !== true).map((name) => [`odd/${name}`, name]),
  ),
  '.well-known/security.txt': 'contact',
  'a.rsc': 'payload',
  'favicon.ico': 'icon',
  'old/gone.html': 'gone',
  guide: 'a file',
});

const without = (files: Files, ...names: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

const changedOf = (site: Deployments): Files => ({
  ...without(firstOf(site), 'old/gone.html', 'odd/[[...slug]].html', 'odd/API.html'),
  'guides/new.html': 'new',
  'guides/start.html': 'start again',
});

/** The upload would take a minute: the test may see its line in the log late, and then stops it. */
const SLOW = { RCLONE_BWLIMIT: '5k' };
const film = (letter: string): Files => ({
  ...BASE,
  'film.bin': letter.repeat(300_000),
  'index.html': letter,
});

const UNCHANGED = { changed: 'false', 'files-uploaded': '0', 'files-deleted': '0', live: 'unchanged' };
const REPAIRED = { 'files-deleted': '0', live: 'updated' };
const NO_PERMISSION =
  /The user of the destination has no permission|The storage refused the (?:request|upload)|The server refused the file or folder|The server failed/;
const manyFiles = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`pages/guide-${at}.html`, `guide ${at}`]));

/** Expects that the step names each of the wrong settings, and that the site stays as it is. */
async function expectAllNamed(site: Deployments, rows: readonly Refusal[]): Promise<void> {
  const problems: string[] = [];
  for (const row of rows) {
    const named = site.run({ 'index.html': 'x' }, row).then((step) => expectNamed(step, row.says));
    await named.catch((error: Error) => problems.push(`${row.what}: ${error.message}`));
  }
  expect(problems).toEqual([]);
  await site.deploy(site.live, UNCHANGED);
}

export const SITUATIONS: readonly Situation[] = [
  {
    name: 'first deployment, odd names',
    happens: async (site) => {
      const first = firstOf(site);
      await site.deploy(first, { 'files-uploaded': `${Object.keys(first).length}`, live: 'updated' });
    },
  },
  {
    name: 'the same site again',
    happens: async (site) => {
      const states = async () => Object.keys(await site.store.read()).filter((name) => /\/\d+-/.test(name));
      const before = await states();
      await site.deploy(site.live, UNCHANGED);
      expect(await states()).toEqual(before);
    },
  },
  {
    name: 'headers of each file',
    happens: async ({ store }) => {
      if (store.headers === undefined) return;
      for (const [name, expected] of Object.entries(HEADERS)) {
        const headers = await store.headers(name);
        const found = [headers.get('content-type'), headers.get('cache-control')];
        expect([name, ...found]).toEqual([name, ...expected]);
      }
    },
  },
  {
    name: 'a page changed, one added, three removed',
    happens: async (site) => {
      // A storage may treat `API.html` and `api.html` as one file, so what stays is uploaded again.
      await site.deploy(changedOf(site), {
        'files-uploaded': '3',
        'files-deleted': '3',
        'files-repaired': '0',
      });
    },
  },
  {
    name: 'a file becomes a folder, and back',
    happens: async (site) => {
      await site.deploy({ ...BASE, 'guide/a.html': 'a' }, { live: 'updated' });
      await site.deploy({ ...BASE, 'old/gone.html': 'gone', guide: 'a file' }, { live: 'updated' });
    },
  },
  {
    name: 'a file of others in the place of a folder',
    isOfProtocol: true,
    happens: async (site) => {
      await site.store.remove('old/gone.html');
      await site.store.write('old', 'of others');
      try {
        await site.deploy(BASE, { live: 'updated' }, { others: { old: 'of others' } });
      } finally {
        await site.store.remove('old');
      }
    },
  },
  {
    name: 'a page changed by hand in each way, and one deleted',
    happens: async (site) => {
      const { server, store, live } = site;
      // The times of most servers have no fractions of a second.
      await sleep(1100);
      await store.write('index.html', 'homE');
      await store.write('robots.txt', 'defaced');
      await store.remove('guides/start.html');
      const repaired = server.keepsTimes ? '3' : '2';
      const others: Files = server.keepsTimes ? {} : { 'index.html': 'homE' };
      const outputs = { ...REPAIRED, 'files-repaired': repaired, 'files-uploaded': repaired };
      await site.deploy(live, outputs, { others });
      if (!server.keepsTimes) await store.write('index.html', 'home');
    },
  },
  {
    name: 'killed during the upload',
    isOfProtocol: true,
    happens: async (site) => {
      const whenUploading = ({ child }: RunningAction) => void child.kill('SIGKILL');
      const step = await site.run(film('k'), { env: SLOW, whenUploading });
      expect([step.log, step.outputs['live']]).toEqual([step.log, 'incomplete']);
      await site.deploy(film('l'), { live: 'updated' });
    },
  },
  {
    name: 'two at once',
    isOfProtocol: true,
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
    },
  },
  {
    name: 'an account that may not write',
    happens: async (site) => {
      const protecting = await site.protect();
      if (protecting === undefined) return;
      try {
        const step = await site.run({ ...site.live, 'index.html': 'refused' }, { env: protecting.env });
        expectNamed(step, NO_PERMISSION, /^(?:untouched|unchanged|unknown)$/);
        await site.expectSite(site.live, step);
      } finally {
        await protecting.release();
      }
    },
  },
  {
    name: 'a state that may not be listed',
    happens: async (site) => {
      const before = await site.store.read();
      const hidden = await site.hideState();
      if (hidden === undefined) return;
      const changed = without(site.live, 'robots.txt');
      try {
        const step = await site.run(changed, { env: hidden.env });
        expectNamed(step, hidden.says);
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
    },
  },
  {
    name: 'wrong settings',
    happens: (site) => expectAllNamed(site, site.wrongSettings),
  },
  {
    name: 'another protocol',
    isOfProtocol: true,
    happens: (site) => expectAllNamed(site, site.otherProtocols),
  },
  {
    name: 'many files in a folder',
    isOfProtocol: true,
    happens: async (site) => {
      const count = site.manyFiles;
      await site.deploy({ ...site.live, ...manyFiles(count) }, { 'files-uploaded': `${count}` });
      await site.deploy(site.live, UNCHANGED);
    },
  },
  {
    name: 'many files replaced',
    isOfProtocol: true,
    happens: async (site) => {
      const many = Object.entries(site.live).filter(([name]) => name.startsWith('pages/'));
      const replaced = Object.fromEntries(many.map(([name, text]) => [name, `${text}, again`]));
      await site.deploy({ ...site.live, ...replaced }, { 'files-uploaded': `${many.length}` });
    },
  },
  {
    name: 'removal of many files',
    isOfProtocol: true,
    happens: async (site) => {
      const rest = Object.entries(site.live).filter(([name]) => !name.startsWith('pages/'));
      const outputs = { 'files-uploaded': '0', 'files-deleted': `${site.manyFiles}` };
      await site.deploy(Object.fromEntries(rest), outputs);
    },
  },
];
