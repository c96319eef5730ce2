/** Runs with bundles of every kind: extraction, the content digest, the acceptance checks. */

import {
  beginsWith,
  damaged,
  type Files,
  given,
  link,
  madeBy,
  manifestOf,
  plain,
  SITE,
  SITE_DIGEST,
  tarGz,
} from '../support/archives.ts';
import { PREVIOUS_BUNDLE, PREVIOUS_SITE } from '../support/run-built-action.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { change, fault, NOTHING_SENT } from './scenario-words.ts';

const extract = { extract: 'true' };
const UNSORTED: Files = { ...SITE, 'z/🚀.html': '1', 'z/｡.html': '2', 'Z.html': '3', '#top.html': '4' };
const WITH_ROBOTS = { ...SITE, 'robots.txt': '' };
const SITE_OUTPUTS = { 'content-digest': SITE_DIGEST, 'file-count': '4' };

const extracted = (
  [
    {
      name: 'the site of the emulator is extracted',
      inputs: { ...extract, 'require-files': 'index.html\n404.html', 'min-pages': '3' },
      expect: {
        outputs: { 'site-path': /[\\/]bundles[\\/]site$/, 'file-count': '17', 'content-digest': /^sha256:/ },
        log: [/Extracted 17 files/],
      },
    },
    {
      name: 'a site replaces the previous one completely',
      archive: tarGz(SITE),
      expect: { outputs: { ...SITE_OUTPUTS, 'bundle-path': /static-export\.tar\.gz$/ }, site: SITE },
    },
    {
      name: 'without `extract` the previous site stays',
      archive: tarGz(SITE),
      inputs: {},
      expect: {
        outputs: { ...SITE_OUTPUTS, 'site-path': undefined },
        site: { 'index.html': 'the site of yesterday', 'old/page.html': 'an old page' },
      },
    },
    {
      name: 'a folder is in the place of the bundle, and nothing is exported',
      previousFiles: { ...PREVIOUS_SITE, 'static-export.tar.gz/notes.txt': 'mine' },
      expect: {
        says: [/contains a folder "static-export\.tar\.gz", where this action writes a file\./],
        requests: NOTHING_SENT,
      },
    },
    {
      name: 'a file is in the place of the site',
      archive: tarGz(SITE),
      previousFiles: { ...PREVIOUS_BUNDLE, site: 'mine' },
      expect: { says: [/"site" that this action did not create/] },
    },
    {
      name: 'the folder around a complete site is removed',
      archive: tarGz(
        Object.fromEntries(Object.entries(WITH_ROBOTS).map(([name, body]) => [`export-1/${name}`, body])),
      ),
      inputs: { ...extract, 'require-files': 'index.html' },
      expect: { outputs: { 'file-count': '5' }, site: WITH_ROBOTS },
    },
    {
      name: 'a site that lost everything but one folder is not mistaken for a complete one',
      archive: tarGz({ 'guides/index.html': 'Guides', 'guides/start.html': 'Start' }),
      inputs: { ...extract, 'require-files': 'index.html' },
      expect: { says: [/lacks files .*"index\.html"/] },
    },
    {
      name: 'names that only Windows cannot hold are files like any other',
      // Only Linux has this file, and disks that can store such names.
      needsFile: '/proc/self/stat',
      archive: tarGz({ ...SITE, 'guides/con.html': '1', 'what?.html': '2', 'Index.html': '3' }),
      expect: { site: { ...SITE, 'guides/con.html': '1', 'what?.html': '2', 'Index.html': '3' } },
    },
    {
      name: 'a symbolic link to a file becomes a copy',
      archive: tarGz(SITE, [link('guides/index.html', '../index.html')]),
      expect: { outputs: { 'file-count': '5' }, site: { ...SITE, 'guides/index.html': '<h1>Welcome</h1>' } },
    },
  ] satisfies ExportScenario[]
).map((scenario): ExportScenario => ({ inputs: extract, ...scenario }));

const refused = [extract, {}].flatMap((inputs): ExportScenario[] => {
  const how = 'extract' in inputs ? 'with' : 'without';
  const outputs = { 'job-id': /^se_/ };
  return [
    {
      name: `an entry path that leaves the site, ${how} \`extract\``,
      archive: tarGz(SITE, [plain('../evil.html')]),
      inputs,
      expect: { outputs, says: [/"\.\.\/evil\.html"/] },
    },
    {
      name: `an archive without its last bytes, ${how} \`extract\``,
      archive: damaged(tarGz(SITE), (bytes) => bytes.subarray(0, -20)),
      inputs,
      expect: { outputs, says: [/not a complete archive/] },
    },
  ];
});

const SMALL = { 'index.html': '<h1>Home</h1>', 'guides/start.html': '<p>Start</p>' };
/** What a bundle without a page says, whatever the service reports. */
const NO_PAGES = { service: fault('getExportJob', change({ pageCount: 30 })), inputs: extract };

/** Bundles that other programs packed. */
const byOthers: Named<ExportScenario> = {
  'times in the prefix, as npm’s `tar` writes them': {
    archive: given('npm-tar-7-defaults.tar.gz'),
    expect: { site: { ...SMALL, '404.html': 'no' } },
  },
  'a folder of an unknown type, as Maven writes it': {
    archive: given('zip-folder-mode-ffff.zip'),
    expect: { outputs: { 'bundle-path': /static-export\.zip$/ }, site: SMALL },
  },
  'a file named `-`, which the manifest does not confuse with standard input': {
    archive: given('file-named-dash.tar.gz'),
    expect: {
      site: { 'index.html': SMALL['index.html'], '-': 'file0\n' },
      files: { 'site.sha256': manifestOf({ './-': 'file0\n', 'index.html': SMALL['index.html'] }) },
    },
  },
  'a .tar.gz without a file, of a job with 30 pages': {
    ...NO_PAGES,
    archive: given('no-file.tar.gz'),
    expect: {
      outputs: { 'error-code': 'bundle-rejected', 'page-count': '30' },
      says: [/The service reports 30 pages, but the bundle has none: it has no files\.\nStart a new export/],
    },
  },
  'a bundle without a page, of a job with 30 pages': {
    ...NO_PAGES,
    archive: tarGz({ 'assets/logo.svg': '<svg/>', '404.html': 'no' }),
    expect: {
      outputs: { 'error-code': 'check-failed', 'page-count': '30' },
      says: [/The service reports 30 pages, but the bundle has none/],
    },
  },
};

const checked: Named<ExportScenario> = {
  'fewer pages than `min-pages`': {
    inputs: { ...extract, 'min-pages': '4' },
    expect: {
      outputs: { 'page-count': '3', 'bundle-url': undefined },
      says: [/has 3 pages, but `min-pages` requires 4/],
      requests: { bundle: 0, storage: 0 },
    },
  },
};

const rare: Named<ExportScenario> = {
  'a .zip is extracted': {
    archive: madeBy('zip', ['-r', '-q'], SITE),
    needs: ['zip'],
    inputs: { ...extract, 'require-files': 'guides/start.html' },
    expect: { outputs: { ...SITE_OUTPUTS, 'bundle-path': /static-export\.zip$/ }, site: SITE },
  },
  'a .tar.xz is rejected': {
    archive: beginsWith([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]),
    expect: {
      outputs: { 'job-id': /^se_/, 'error-code': 'bundle-rejected' },
      says: [/^The bundle is a file of the format xz, and not a `\.tar\.gz`, a `\.tar`, or a `\.zip`\./],
      requests: { storage: 1 },
    },
  },
  'a .tar is extracted': {
    needs: ['tar'],
    archive: madeBy('tar', ['-cf'], SITE),
    inputs: extract,
    expect: { outputs: { ...SITE_OUTPUTS, 'bundle-path': /static-export\.tar$/ }, site: SITE },
  },
};

const manifests: Named<ExportScenario> = {
  'the manifest lists the files in the order of the bytes of their paths': {
    archive: tarGz(UNSORTED),
    inputs: { extract: 'true' },
    expect: {
      outputs: { 'manifest-path': /[\\/]bundles[\\/]site\.sha256$/ },
      files: { 'site.sha256': manifestOf(UNSORTED) },
    },
  },
  'the manifest of a zip without `extract`, in place of an earlier one': {
    needs: ['zip'],
    archive: madeBy('zip', ['-qr'], SITE),
    previousFiles: { 'site.sha256': 'of yesterday' },
    expect: {
      outputs: { 'site-path': undefined, 'bundle-path': /\.zip$/ },
      files: { 'site.sha256': manifestOf(SITE) },
    },
  },
  'a folder is in the place of the manifest: nothing is replaced': {
    previousFiles: { ...PREVIOUS_BUNDLE, 'site.sha256/file': 'x' },
    expect: { says: [/contains a folder "site\.sha256"/], requests: { start: 0 } },
  },
};

export const siteScenarios: readonly ScenarioGroup[] = [
  { title: 'Contents of the bundle', scenarios: extracted },
  { title: 'Rejected bundles', scenarios: refused },
  {
    title: 'Bundles of other programs',
    scenarios: listed(byOthers).map((scenario) => ({ inputs: extract, ...scenario })),
  },
  { title: 'Acceptance checks', scenarios: listed(checked) },
  { title: 'Other archive formats', scenarios: listed(rare) },
  { title: 'Manifests', scenarios: listed(manifests) },
];
