import { describe, expect, it } from '@jest/globals';
import type { SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { ActionError } from '../../../../src/errors.ts';
import { compareWithLive } from '../../../../src/export/bundle/compare-with-live.ts';
import type { SiteState } from '../../../../src/export/delivery/environment-record.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import { parsePageLoss } from '../../../../src/site/page-loss.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { sha256Of } from '../../../support/sha256.ts';

const contents = (contentDigest: string, files: Record<string, string>): SiteContents => ({
  fileCount: Object.keys(files).length,
  contentDigest,
  topFolder: '',
  hostingPath: undefined,
  files: new Map(Object.entries(files)),
});
const SITE = contents('sha256:new', { 'a.html': '1', 'b.html': '2' });
const LIVE = contents('sha256:live', { 'a.html': '0', 'b.html': '2', 'c.html': '3' });

/** What changes from `LIVE` to `SITE`. */
const CHANGES = { added: [], modified: ['a.html'], removed: ['c.html'] };
const NONE = { added: [], modified: [], removed: [] };

const live = {
  id: 7,
  jobId: 'se_7',
  contentDigest: 'sha256:live',
  htmlCount: 3,
  sizeBytes: 1,
  createdAt: '',
};
const state: SiteState = { live, unfinishedId: undefined, isCutOff: false, isKnown: true };
const noneLive = { ...state, live: undefined };
const unfinished = { unfinishedId: 8, isKnown: false };
const unserved = { state: { ...state, live: { ...live, contentDigest: 'sha256:new' }, isKnown: false } };
const noAnswer = new ActionError('github', 'GitHub does not answer.');
const listing = { listChanges: true };
const manifest = { listChanges: false, previousManifest: '/live.sha256' };
const byManifest = { ...manifest, environment: undefined };

const notAsked = async () => {
  throw new Error('No bundle was to be read.');
};

interface Sources {
  state?: SiteState | Error;
  readSite?: () => Promise<SiteContents>;
  manifest?: SiteContents['files'];
}

async function compare(given: Partial<ExportInputs>, sources: Sources, signal = neverAborted) {
  const lines: string[] = [];
  const outputs: Record<string, unknown> = {};
  const log = { info: (line: string) => lines.push(line), debug: () => {} };
  const context = { log, clock: new FakeClock(), signal };
  const report = new ExportReport(context, (name, value) => {
    outputs[name] = value;
  });
  const inputs = exportInputs({ environment: 'docs', ...given });
  report.inputsRead(inputs);
  const liveSite = {
    manifest: sources.manifest,
    async state() {
      if (sources.state instanceof Error) throw sources.state;
      return sources.state;
    },
  };
  const run = { ...context, inputs, report };
  const result = await compareWithLive(SITE, liveSite, sources.readSite ?? notAsked, run).then(
    (changes) => ({ changes, error: undefined }),
    (error) => ({ changes: undefined, error }),
  );
  const failed = { code: 'check-failed', message: '', hint: '' } as const;
  const [headline] = report.summary({ outcome: 'errored', error: failed }).split('\n');
  return { ...result, lines, outputs, headline };
}

/** The sources with this in the record of the live site. */
const recorded = (given: object): Sources => ({ state: { ...state, live: { ...live, ...given } } });

describe('compareWithLive: list-changes and previous-manifest', () => {
  const readSite = async () => LIVE;
  const gone = async () => Promise.reject(new ActionError('not-found', 'It is gone.'));
  const isGone = /^The bundle of the live job se_7 is not available\. It is gone: there is nothing/;
  const isOther = /not the one that was deployed/;
  const isNone = /^No deployment of this site is live/;
  it.each<[string, Partial<ExportInputs>, Sources, object]>([
    ['the bundle of the live job', listing, { state, readSite }, CHANGES],
    ['the site itself, if it is the recorded one', listing, recorded({ contentDigest: 'sha256:new' }), NONE],
    ['the previous manifest, if no environment is set', byManifest, { manifest: LIVE.files }, CHANGES],
  ])('compares with %s', async (_what, inputs, sources, changes) => {
    const { changes: found, outputs } = await compare(inputs, sources);
    expect([found, outputs['files-modified']]).toEqual([changes, CHANGES === changes ? 1 : 0]);
  });

  it.each<[string, Partial<ExportInputs>, Sources, RegExp]>([
    ['the bundle does not match the record', listing, { state, readSite: async () => SITE }, isOther],
    ['the bundle is gone', listing, { state, readSite: gone }, isGone],
    ['no deployment is live', listing, { state: noneLive, readSite }, isNone],
    ['none is live, despite a manifest', manifest, { state: noneLive, manifest: LIVE.files }, isNone],
    ['the record has no job ID', listing, { ...recorded({ jobId: '..' }), readSite }, /no valid job ID/],
    ['the record has no digest', listing, recorded({ contentDigest: undefined }), /no content digest/],
    ['GitHub does not answer', listing, { state: noAnswer, readSite }, /^$/],
    ['a newer one has not succeeded', listing, { state: { ...state, ...unfinished }, readSite }, /^$/],
    ['the address does not serve the recorded site', listing, unserved, /^$/],
  ])('has nothing to compare with if %s', async (_what, inputs, sources, says) => {
    const { error, changes, outputs, lines } = await compare(inputs, sources);
    expect([error, changes, outputs]).toEqual([undefined, undefined, {}]);
    expect(lines.at(-1) ?? '').toMatch(says);
  });

  const defect = new TypeError('x');
  it.each<[string, Sources]>([
    ['the live bundle', { state, readSite: async () => Promise.reject(defect) }],
    ['what is live', { state: defect }],
  ])('throws a defect of the action in reading %s', async (_what, sources) => {
    expect((await compare(listing, sources)).error).toBe(defect);
  });

  it('does not ask what is live unless an input needs it', async () => {
    const { error, changes } = await compare({}, { state: defect });
    expect([error, changes]).toEqual([undefined, undefined]);
  });

  it('throws the cancellation, even if the live bundle could not be read', async () => {
    const abort = new AbortController();
    const readSite = async () => {
      abort.abort(new Error('cancelled'));
      throw new ActionError('download-failed', 'It ended early.', {});
    };
    expect((await compare(listing, { state, readSite }, abort.signal)).error).toEqual(new Error('cancelled'));
  });
});

const digest = (files: ReadonlyMap<string, string>) =>
  `sha256:${sha256Of([...files].map(([name, sha256]) => `${sha256}  ./${name}\n`).join(''))}`;

const guard = { maxPageLoss: parsePageLoss('0') };
/** The digest of the manifest with the contents of `LIVE`. */
const contentDigest = digest(LIVE.files);
const older = { ...state, live: { ...live, htmlCount: undefined } };
const same = { ...older, live: { ...older.live, contentDigest } };
const cutOff = { live: undefined, isCutOff: true, ...unfinished };
const isUnknown = /^The page count of the live site is unknown: `max-page-loss` is not checked$/;
const isFirst = /^No site is live yet: `max-page-loss` is not checked$/;

it.each<[string, Sources, RegExp, Partial<ExportInputs>?]>([
  ['the record, not the manifest', { state, manifest: SITE.files }, /1 fewer than the live site \(3\)/],
  ['the manifest, if the record has no page count', { state: same, manifest: LIVE.files }, /1 fewer/],
  ['nothing, if the manifest is of another site', { state: older, manifest: LIVE.files }, isUnknown],
  [
    'nothing, if what is live is unknown, even with the manifest of the newest success',
    { state: { ...same, ...unfinished }, manifest: LIVE.files },
    isUnknown,
  ],
  ['nothing, if the record has no page count', { state: older }, isUnknown],
  ['nothing, if no deployment is live', { state: noneLive }, isFirst],
  ['nothing, if there is no manifest', {}, isFirst, byManifest],
  ['nothing, and fails if older ones were not read', { state: cutOff }, /^None of the newest 50 deployments/],
  ['nothing, and fails if GitHub does not answer', { state: noAnswer }, /^GitHub does not answer\.$/],
])('compareWithLive: max-page-loss: compares with %s', async (_what, sources, says, inputs = {}) => {
  const { error, lines, changes } = await compare({ ...guard, ...inputs }, sources);
  expect(error?.message ?? lines.at(-1)).toMatch(says);
  expect(changes).toBeUndefined();
});

it('compareWithLive: names the missing pages in the headline only if too many are gone', async () => {
  expect((await compare(guard, { state })).headline).toContain('refused, the export lacks 1 of 3 pages');
  const enough = { state: { ...state, live: { ...live, htmlCount: 2 } }, readSite: async () => LIVE };
  const { changes, headline } = await compare({ ...listing, ...guard }, enough);
  expect(changes).toEqual(CHANGES);
  expect(headline).toContain('refused (check-failed)');
});
