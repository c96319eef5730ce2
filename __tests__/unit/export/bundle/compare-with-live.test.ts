import { describe, expect, it } from '@jest/globals';
import type { SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { ActionError } from '../../../../src/errors.ts';
import { compareWithLive, type LiveSources } from '../../../../src/export/bundle/compare-with-live.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import type { LiveState } from '../../../../src/github/deployments.ts';
import { parsePageLoss } from '../../../../src/site/page-loss.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
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

const live = {
  id: 7,
  jobId: 'se_7',
  contentDigest: 'sha256:live',
  htmlCount: 3,
  sizeBytes: 1,
  createdAt: '',
};
const state: LiveState = { live, unfinishedId: undefined, isCutOff: false };
const listing = {
  environment: 'docs',
  previousManifest: undefined,
  listChanges: true,
  maxPageLoss: undefined,
};

async function compare(
  inputs: Partial<ExportInputs>,
  sources: {
    state?: LiveState | ActionError;
    readSite?: LiveSources['readSite'];
    previousFiles?: LiveSources['previousFiles'];
  },
  signal = neverAborted,
) {
  const lines: string[] = [];
  const outputs: Record<string, unknown> = {};
  const asked: string[] = [];
  const log = {
    info: (line: string) => lines.push(line),
    debug: () => {},
  };
  const context = { log, clock: new FakeClock(), signal };
  const report = new ExportReport(context, (name, value) => {
    outputs[name] = value;
  });
  const compared = compareWithLive(
    SITE,
    {
      previousFiles: sources.previousFiles,
      delivery: {
        async liveState() {
          if (sources.state instanceof ActionError) throw sources.state;
          return sources.state;
        },
      },
      async readSite(jobId) {
        asked.push(jobId);
        return sources.readSite?.(jobId);
      },
    },
    { ...context, inputs: { ...listing, listChanges: false, ...inputs } as ExportInputs, report },
  );
  const result = await compared.then(
    (comparison) => ({ comparison, error: undefined }),
    (error) => ({ comparison: undefined, error }),
  );
  return { ...result, lines, outputs, asked };
}

describe('compareWithLive: list-changes', () => {
  it.each<[string, LiveSources['readSite'], RegExp]>([
    ['does not match the record', async () => SITE, /not the one that was deployed/],
    ['has a format that is not read', async () => undefined, /not the one that was deployed/],
  ])('has nothing to compare with if the bundle %s', async (_what, readSite, says) => {
    const { comparison, outputs, lines } = await compare(listing, { state, readSite });
    expect([comparison, outputs]).toEqual([{ changes: undefined }, {}]);
    expect(lines.at(-1)).toMatch(says);
  });

  it('throws a defect of the action', async () => {
    const { error } = await compare(listing, {
      state,
      readSite: async () => Promise.reject(new TypeError('x')),
    });
    expect(error).toEqual(new TypeError('x'));
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

describe('compareWithLive: max-page-loss', () => {
  const guard = { maxPageLoss: parsePageLoss('0') };
  /** The digest of the manifest with the contents of `LIVE`. */
  const contentDigest = digest(LIVE.files);
  const older = { ...state, live: { ...live, htmlCount: undefined } };

  it.each<[string, Parameters<typeof compare>[1], RegExp | undefined]>([
    [
      'the record, whatever the manifest',
      { state, previousFiles: SITE.files },
      /1 fewer than the live site \(3\)/,
    ],
    [
      'the manifest, if the record has no page count',
      { state: { ...older, live: { ...older.live, contentDigest } }, previousFiles: LIVE.files },
      /1 fewer/,
    ],
    [
      'nothing, if the record has no page count and the manifest is of another site',
      { state: older, previousFiles: LIVE.files },
      undefined,
    ],
    [
      'nothing, if what is live is unknown, even with the manifest of the newest success',
      {
        state: { ...older, live: { ...older.live, contentDigest }, unfinishedId: 8 },
        previousFiles: LIVE.files,
      },
      undefined,
    ],
    ['nothing, if the record has no page count', { state: older }, undefined],
  ])('compares with %s', async (_what, sources, says) => {
    const { error, lines } = await compare(guard, sources);
    if (says === undefined) {
      expect(error).toBeUndefined();
      expect(lines.at(-1)).toMatch(/`max-page-loss` is not checked/);
    } else {
      expect(error?.message).toMatch(says);
    }
  });

  it('says that nothing is live yet if the previous manifest does not exist', async () => {
    const inputs = { ...guard, environment: undefined, previousManifest: '/none.sha256' };
    const { error, lines } = await compare(inputs, { previousFiles: undefined });
    expect([error, lines.at(-1)]).toEqual([undefined, 'No site is live yet: `max-page-loss` is not checked']);
  });
});
