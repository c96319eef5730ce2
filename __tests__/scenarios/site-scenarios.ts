/** Runs with bundles of every kind: extraction, the content digest, the acceptance checks. */

import {
  beginsWith,
  type Files,
  given,
  madeBy,
  manifestOf,
  plain,
  SITE,
  SITE_DIGEST,
  tarGz,
} from '../support/archives.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { change, fault } from './scenario-words.ts';

const extract = { extract: 'true' };
const UNSORTED: Files = { ...SITE, 'z/🚀.html': '1', 'z/｡.html': '2', 'Z.html': '3', '#top.html': '4' };
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
        files: { 'site.sha256': manifestOf(SITE) },
      },
    },
  ] satisfies ExportScenario[]
).map((scenario): ExportScenario => ({ inputs: extract, ...scenario }));

const refused: Named<ExportScenario> = {
  'an entry path that leaves the site, without `extract`': {
    archive: tarGz(SITE, [plain('../evil.html')]),
    expect: { outputs: { 'job-id': /^se_/ }, says: [/"\.\.\/evil\.html"/] },
  },
  'a .tar.gz without a file, of a job with 30 pages': {
    service: fault('getExportJob', change({ pageCount: 30 })),
    archive: given('no-file.tar.gz'),
    inputs: extract,
    expect: {
      outputs: { 'error-code': 'bundle-rejected', 'page-count': '30' },
      says: [/The service reports 30 pages, but the bundle has none: it has no files\.\nStart a new export/],
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
};

export const siteScenarios: readonly ScenarioGroup[] = [
  { title: 'Contents of the bundle', scenarios: extracted },
  { title: 'Rejected bundles', scenarios: listed(refused) },
  { title: 'Acceptance checks', scenarios: listed(checked) },
  { title: 'Other archive formats', scenarios: listed(rare) },
  { title: 'Manifests', scenarios: listed(manifests) },
];
