import { describe, expect, it } from '@jest/globals';
import type { SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { compareWithLive, type LiveSources } from '../../../../src/export/bundle/compare-with-live.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import type { LiveState } from '../../../../src/github/deployments.ts';
import { contentDigest } from '../../../../src/site/content-digest.ts';
import { parsePageLoss } from '../../../../src/site/page-loss.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';

const SITE = siteOf({ 'a.html': '1', 'b.html': '2' });
const LIVE = siteOf({ 'a.html': '0', 'b.html': '2', 'c.html': '3' });

function siteOf(given: Readonly<Record<string, string>>): SiteContents {
  const files = new Map(Object.entries(given));
  const digest = contentDigest(files);
  return { fileCount: files.size, contentDigest: digest, topFolder: '', hostingPath: undefined, files };
}

const record = { id: 7, jobId: 'se_7', contentDigest: LIVE.contentDigest, createdAt: '' };
/** A record as older versions wrote it has no page count. */
const older: LiveState = { live: record, unfinishedId: undefined, isCutOff: false };
const state: LiveState = { ...older, live: { ...record, htmlCount: 3 } };
const defect = new TypeError('x');

interface Sources extends Partial<Omit<LiveSources, 'delivery'>> {
  state?: LiveState | Error;
}

/** Returns the comparison, and the error or the last line of the log. */
async function compare(
  given: Partial<ExportInputs>,
  { previousFiles, state: found, readSite = async () => undefined }: Sources,
) {
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), debug: () => {} };
  const context = { log, clock: new FakeClock(), signal: neverAborted };
  const inputs = { environment: 'docs', listChanges: false, ...given } as ExportInputs;
  const delivery = {
    async liveState() {
      if (found instanceof Error) throw found;
      return found;
    },
  };
  const run = { ...context, inputs, report: new ExportReport(context, () => {}) };
  return compareWithLive(SITE, { previousFiles, delivery, readSite }, run).then(
    (comparison) => ({ comparison, said: lines.at(-1) }),
    (error: Error) => ({ comparison: error, said: error.message }),
  );
}

// The scenarios contain all other things that can be compared, and all other reasons to compare nothing.
describe('compareWithLive: list-changes', () => {
  it.each<[string, SiteContents | undefined]>([
    ['does not match the record', SITE],
    ['has a format that is not read', undefined],
  ])('has nothing to compare with if the live bundle %s', async (_what, found) => {
    const { comparison, said } = await compare({ listChanges: true }, { state, readSite: async () => found });
    expect(comparison).toEqual({ changes: undefined });
    expect(said).toMatch(/not the one that was deployed/);
  });

  it.each<[string, Sources]>([
    ['the live bundle', { state, readSite: async () => Promise.reject(defect) }],
    ['what is live', { state: defect }],
  ])('throws a defect of the action in reading %s', async (_what, sources) => {
    expect((await compare({ listChanges: true }, sources)).comparison).toBe(defect);
  });
});

describe('compareWithLive: max-page-loss', () => {
  const isUnknown = /^The page count of the live site is unknown: `max-page-loss` is not checked$/;

  it.each<[string, Sources, RegExp]>([
    ['the record, whatever the manifest', { state, previousFiles: SITE.files }, /1 fewer than the live/],
    ['the manifest, if the record has no page count', { state: older, previousFiles: LIVE.files }, /1 fewer/],
    ['nothing, if the manifest is of another site', { state: older, previousFiles: SITE.files }, isUnknown],
    [
      'nothing, if what is live is unknown, even with the manifest of the newest success',
      { state: { ...older, unfinishedId: 8 }, previousFiles: LIVE.files },
      isUnknown,
    ],
    ['nothing, if the record has no page count', { state: older }, isUnknown],
  ])('compares with %s', async (_what, sources, says) => {
    expect((await compare({ maxPageLoss: parsePageLoss('0') }, sources)).said).toMatch(says);
  });

  it('compares with nothing if the previous manifest does not exist', async () => {
    const given = {
      environment: undefined,
      previousManifest: '/live.sha256',
      maxPageLoss: parsePageLoss('0'),
    };
    const { comparison, said } = await compare(given, {});
    expect([comparison, said]).toEqual([
      { changes: undefined },
      'No site is live yet: `max-page-loss` is not checked',
    ]);
  });
});
