/** What can be in a bundle, and what then must come of it: unpacking, the digest, the guards. */

import { createHash } from 'node:crypto';
import { contentDigest } from '../../src/archive/content-digest.ts';
import { link, madeBy, plain, SITE, spoilt, tarGz, text } from '../support/archives.ts';
import type { Scenario, ScenarioGroup } from '../support/run-scenario.ts';

const extract = { extract: 'true' };
const DIGEST = contentDigest(
  Object.entries(SITE).map(
    ([name, body]) => [name, createHash('sha256').update(body).digest('hex')] as const,
  ),
);
/** Enough to keep the system's tools busy for a while. */
const MANY_FILES = Object.fromEntries(
  Array.from({ length: 4000 }, (_, index) => [`${index % 50}/${index}.html`, `${index}`.repeat(1000)]),
);
const former = { hasFormerBundle: true, hasFormerSite: true };
const NOT_UNPACKED = {
  'site-path': undefined,
  'bundle-path': undefined,
  'content-digest': undefined,
  'file-count': undefined,
};
const whole = { 'content-digest': DIGEST, 'file-count': '4' };

const unpacked: Scenario[] = [
  {
    name: 'the emulator’s own site, unpacked',
    inputs: { ...extract, 'require-files': 'index.html\n404.html', 'min-pages': '3' },
    expect: {
      outcome: 'completed',
      outputs: {
        'site-path': /[\\/]bundles[\\/]site$/,
        'file-count': '11',
        'content-digest': /^sha256:[0-9a-f]{64}$/,
      },
      log: [/Unpacked 11 files/],
    },
  },
  {
    name: 'a site that replaces the former one as a whole',
    archive: tarGz(SITE),
    inputs: extract,
    ...former,
    expect: { outcome: 'completed', outputs: { ...whole, 'site-path': /[\\/]site$/ }, site: SITE },
  },
  {
    name: 'a site that is read through and not unpacked, beside a former one',
    archive: tarGz(SITE),
    ...former,
    expect: {
      outcome: 'completed',
      outputs: { ...whole, 'site-path': undefined },
      site: { 'index.html': 'the site of yesterday', 'old/page.html': 'an old page' },
    },
  },
  {
    name: 'the same site with other times and compression, which has the same digest',
    archive: tarGz(Object.fromEntries(Object.entries(SITE).reverse()), [], { level: 1, mtime: 1e12 }),
    expect: { outcome: 'completed', outputs: whole },
  },
  {
    name: 'a folder where the bundle belongs: neither the bundle nor the site takes its place',
    archive: tarGz(SITE),
    inputs: extract,
    hasFormerSite: true,
    formerFiles: { 'static-export.tar.gz/notes.txt': 'mine' },
    expect: { outcome: 'errored', says: [/static-export\.tar\.gz" is a folder/], outputs: NOT_UNPACKED },
  },
  {
    name: 'a file where the site belongs: the former bundle keeps its place too',
    archive: tarGz(SITE),
    inputs: extract,
    hasFormerBundle: true,
    formerFiles: { site: 'mine' },
    expect: { outcome: 'errored', says: [/site" is no folder/], outputs: NOT_UNPACKED },
  },
  {
    name: 'a single folder around the site, which is taken off',
    archive: tarGz(
      Object.fromEntries(Object.entries(SITE).map(([name, body]) => [`export-1/${name}`, body])),
    ),
    inputs: { ...extract, 'require-files': 'index.html' },
    expect: { outcome: 'completed', outputs: whole, site: SITE },
  },
  {
    name: 'a link to a file, which becomes a copy',
    archive: tarGz(SITE, [link('guides/index.html', '../index.html')]),
    inputs: extract,
    expect: {
      outcome: 'completed',
      outputs: { 'file-count': '5' },
      site: { ...SITE, 'guides/index.html': '<h1>Welcome</h1>' },
    },
  },
];

const refused: Scenario[] = (
  [
    ['a name that leads out', tarGz(SITE, [plain('../evil.html')]), [/"\.\.\/evil\.html"/]],
    ['an absolute name', tarGz(SITE, [plain('/tmp/evil.html')]), [/absolute/]],
    [
      'a link that leads out',
      tarGz(SITE, [link('passwd', '../../etc/passwd')]),
      [/"passwd"/, /outside of the site/],
    ],
    [
      'a name that Windows has not',
      tarGz(SITE, [plain('guides/con.html')]),
      [/"guides\/con\.html"/, /Windows/],
    ],
    ['two names that differ by case', tarGz(SITE, [plain('Index.html')]), [/letter case/]],
    [
      'a name that speaks to the runner',
      tarGz(SITE, [plain('a\n::error::hostile ##[error]x/../../b')]),
      [/bundle's entry/],
    ],
    ['a changed byte', spoilt(tarGz(SITE), (bytes) => flipped(bytes)), [/no whole archive/]],
    ['a cut', spoilt(tarGz(SITE), (bytes) => bytes.subarray(0, -20)), [/no whole archive/]],
    [
      'nothing but the first bytes of gzip',
      spoilt(tarGz(SITE), (bytes) => bytes.subarray(0, 12)),
      [/no whole archive/],
    ],
  ] as const
).flatMap(([what, archive, says]) =>
  [extract, {}].map((inputs) => ({
    name: `a bundle with ${what}, ${'extract' in inputs ? 'unpacked' : 'read through'}`,
    archive,
    inputs,
    ...former,
    expect: { outcome: 'errored' as const, outputs: { 'job-id': /^se_/, ...NOT_UNPACKED }, says },
  })),
);

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 0xff;
  return changed;
}

const guarded: Scenario[] = [
  {
    name: 'fewer pages than asked for',
    inputs: { ...extract, 'min-pages': '4' },
    ...former,
    expect: {
      outcome: 'errored',
      outputs: { 'page-count': '3', 'bundle-url': undefined, ...NOT_UNPACKED },
      says: [/has 3 pages, and `min-pages` asks for 4/],
      requests: { bundle: 0, storage: 0 },
    },
  },
  {
    name: 'an empty export',
    service: {
      minimalResponses: false,
      faults: [{ at: 'getExportJob', does: { kind: 'change', fields: { pageCount: 0 } } }],
    },
    expect: { outcome: 'errored', says: [/has 0 pages/] },
  },
  ...[extract, {}].map(
    (inputs): Scenario => ({
      name: `a file that is missing, ${'extract' in inputs ? 'unpacked' : 'read through'}`,
      inputs: { ...inputs, 'require-files': 'index.html\nsearch.html' },
      ...former,
      expect: {
        outcome: 'errored',
        outputs: NOT_UNPACKED,
        says: [/`require-files` asks for: search\.html\./],
      },
    }),
  ),
  ...(
    [
      [
        'extract without a download',
        { extract: 'true', download: 'false' },
        /`extract` is true, but `download` is false/,
      ],
      [
        'require-files without a download',
        { 'require-files': 'a', download: 'false' },
        /`require-files` is set, but/,
      ],
      ['a required file with a slash in front', { 'require-files': '/index.html' }, /begins with a slash/],
      ['a required file that leads out', { 'require-files': '../index.html' }, /no file of a site is called/],
      ['a page count that is no number', { 'min-pages': 'many' }, /`min-pages` is "many"/],
      ['extract: yes', { extract: 'yes' }, /`extract` is "yes"/],
    ] as const
  ).map(
    ([what, inputs, says]): Scenario => ({
      name: `the bad input: ${what}`,
      inputs,
      expect: { outcome: 'errored', says: [says], requests: { start: 0, status: 0, bundle: 0, storage: 0 } },
    }),
  ),
];

const rare: Scenario[] = [
  ...(
    [
      ['.zip', ['zip', 'unzip'], madeBy('zip', ['-r', '-q'], SITE)],
      ['.tar.xz', ['xz'], madeBy('tar', ['-cJf'], SITE)],
      ['.tar.zst', ['zstd'], madeBy('tar', ['--zstd', '-cf'], SITE)],
      ['.tar.bz2', ['bzip2'], madeBy('tar', ['-cjf'], SITE)],
    ] as const
  ).flatMap(([ending, needs, archive]): Scenario[] => [
    {
      name: `a ${ending}, unpacked`,
      archive,
      needs,
      inputs: { ...extract, 'require-files': 'guides/start.html' },
      ...former,
      expect: {
        outcome: 'completed',
        outputs: { ...whole, 'bundle-path': new RegExp(`static-export\\${ending}$`) },
        site: SITE,
      },
    },
    {
      name: `a ${ending}, kept as it came`,
      archive,
      needs,
      expect: {
        outcome: 'completed',
        outputs: { 'content-digest': undefined, 'file-count': undefined },
        log: [/kept as it came/],
      },
    },
  ]),
  {
    name: 'a .zip that is damaged',
    needs: ['zip', 'unzip'],
    archive: spoilt(madeBy('zip', ['-r', '-q'], SITE), (bytes) => bytes.subarray(0, -60)),
    inputs: extract,
    ...former,
    expect: { outcome: 'errored', says: [/could not unpack the \.zip/], outputs: NOT_UNPACKED },
  },
  {
    name: 'a .zip whose files cannot be known without unpacking',
    needs: ['zip'],
    archive: madeBy('zip', ['-r', '-q'], SITE),
    inputs: { 'require-files': 'index.html' },
    ...former,
    expect: { outcome: 'errored', says: [/`require-files` could not be checked/], outputs: NOT_UNPACKED },
  },
  {
    name: 'a .tar.bz2 that is being unpacked when the run is cancelled',
    needs: ['bzip2'],
    archive: madeBy('tar', ['-cjf'], MANY_FILES),
    inputs: extract,
    ...former,
    cancelAt: /\[command\]/,
    expect: { outcome: 'cancelled', says: [/`job-id: se_/], outputs: NOT_UNPACKED },
  },
  {
    name: 'a .tar, unpacked',
    archive: madeBy('tar', ['-cf'], SITE),
    inputs: extract,
    expect: { outcome: 'completed', outputs: { ...whole, 'bundle-path': /static-export\.tar$/ }, site: SITE },
  },
  {
    name: 'something that is no archive, kept as it came',
    archive: text('just a text'),
    expect: {
      outcome: 'completed',
      outputs: { 'bundle-path': /static-export\.bin$/ },
      log: [/no archive that is known here/],
    },
  },
  {
    name: 'something that is no archive, to be unpacked',
    archive: text('just a text'),
    inputs: extract,
    ...former,
    expect: { outcome: 'errored', says: [/cannot be unpacked.*6a75737420612074/, /Without `extract`/] },
  },
];

export const siteScenarios: readonly ScenarioGroup[] = [
  { title: 'What is in a bundle', scenarios: unpacked },
  { title: 'Bundles that are refused', scenarios: refused },
  { title: 'Guards', scenarios: guarded },
  { title: 'Rarer kinds of archive', scenarios: rare },
];
