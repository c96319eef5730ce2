/**
 * `npm run conformance` confirms that the emulator is as expected, and finds each difference of another service.
 */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ID } from '../../../emulator/jobs/agent-jobs.ts';
import type { Fault, GivenEmulatorSettings } from '../../../emulator/settings/settings.ts';
import { BUNDLE_FORMATS } from '../../../emulator/site/pack.ts';
import { renderSite } from '../../../emulator/site/render.ts';
import { EXPECTATIONS } from '../../../tools/conformance/expectations.ts';
import { type Observations, observe } from '../../../tools/conformance/observe.ts';
import { makeReport, markdownOf, type Report } from '../../../tools/conformance/report.ts';
import { answer, change, fault, first } from '../../scenarios/scenario-words.ts';
import { type Files, plain, tarGz } from '../../support/archives.ts';
import { newFolder } from '../../support/new-folder.ts';
import { REPOSITORY } from '../../support/repository.ts';
import {
  type Deviation,
  type SentRequest,
  type SentResponse,
  startDeviatingService,
} from './deviating-service.ts';

interface Given {
  readonly settings?: GivenEmulatorSettings;
  readonly deviation?: Deviation;
  readonly api?: 'domain' | 'project';
  readonly exports?: 1 | 2;
  readonly print?: (line: string, interrupt: () => void) => void;
}

async function run({ settings = {}, deviation = {}, api = 'domain', exports = 2, print }: Given) {
  const { emulator, baseUrl, close } = await startDeviatingService(settings, deviation);
  const { apiKey, domain, projectId, requests } = emulator;
  const interruption = new AbortController();
  const seen: Observations = { byDomain: api === 'domain', checks: [] };
  const folder = newFolder();
  const options = {
    baseUrl,
    apiKey,
    exports,
    folder,
    print: (line: string) => print?.(line, () => interruption.abort()),
  };
  try {
    await observe(
      { ...options, ...(api === 'domain' ? { domain } : { projectId }) },
      seen,
      interruption.signal,
    );
  } catch (error) {
    interruption.signal.aborted || expect(error).toBeUndefined();
  } finally {
    await close();
  }
  const report = makeReport(seen, false);
  const secrets = {
    apiKey,
    baseUrl,
    storageUrl: emulator.storageUrl,
    domain,
    projectId,
    url: seen.storage?.url,
  };
  return { report, secrets, requests };
}

const rowsWith = ({ rows }: Report, verdict: string) => rows.filter((row) => row.verdict === verdict);
const idsOf = (rows: Report['rows']) => rows.map(({ id }) => id);

const APIS = ['domain', 'project'] as const;
const PROJECT_ROWS = ['malformed-project', 'unknown-project'];

describe('conformance', () => {
  // The reader of `.zip` imports its library when it needs it, and Jest refuses that between tests.
  it.each(BUNDLE_FORMATS.flatMap((bundleFormat) => APIS.map((api) => ({ bundleFormat, api }))))(
    'finds no contradiction in the emulator by $api with a .$bundleFormat',
    async ({ bundleFormat, api }) => {
      const { report } = await run({ settings: { bundleFormat }, api });
      expect(rowsWith(report, 'differs')).toEqual([]);
      // Only one API has project IDs, and only the other one reports pages.
      const missing = api === 'domain' ? PROJECT_ROWS : ['pages'];
      expect(idsOf(rowsWith(report, 'not seen'))).toEqual(missing);
      expect(report.rows.find(({ id }) => id === 'format')?.seen).toBe(bundleFormat);
    },
  );

  it.concurrent.each([
    ['empty', 'no body'],
    ['text', 'another body'],
    ['json', 'JSON with `error`'],
  ] as const)('reports how the service refuses a project ID: %s', async (startRefusal, kind) => {
    const { report } = await run({ settings: { startRefusal }, api: 'project', exports: 1 });
    const seen = report.rows.filter(({ id }) => PROJECT_ROWS.includes(id)).map((row) => row.seen);
    expect(seen).toEqual([`400, ${kind}`, `404, ${kind}`]);
  });

  it.concurrent('needs only the documented fields', async () => {
    const { report } = await run({ settings: { minimalResponses: true } });
    expect(rowsWith(report, 'differs')).toEqual([]);
    expect(idsOf(rowsWith(report, 'not seen'))).toEqual([...PROJECT_ROWS, 'size', 'pages']);
  });

  it.concurrent('reports a bundle URL in the status, by domain, only as an early bundle', async () => {
    const { report } = await run({ settings: { bundleUrlInStatus: true } });
    expect(idsOf(rowsWith(report, 'differs'))).toEqual(['early-bundle']);
  });

  it.concurrent.each(APIS.flatMap((api) => ([1, 2] as const).map((exports) => ({ api, exports }))))(
    'starts $exports exports by $api, publishes nothing, and changes nothing else',
    async ({ api, exports }) => {
      const { requests, report } = await run({ api, exports });
      const sent = requests.map(
        ({ origin, method, path }) =>
          `${origin} ${method} ${path.replace(/\?.*|se_\w+|(?<=jobs\/|^\/)[\da-f]{24}/g, '')}`,
      );
      const start = `api POST /v1/static-export${api === 'domain' ? '' : `/${PROJECT_ID}`}/jobs`;
      // By project, the second start is refused while the first job is active, and retried after that job.
      expect(sent.filter((line) => line === start)).toHaveLength(
        api === 'project' && exports === 2 ? 3 : exports,
      );
      const others = sent.filter((line) => line.startsWith('api POST') && line !== start);
      const refused = ['not-a-project-id', '0'.repeat(24)].map(
        (id) => `api POST /v1/static-export/${id}/jobs`,
      );
      expect(others.filter((line) => line !== 'api POST /v1/static-export/jobs//bundle')).toEqual(
        api === 'project' ? refused : [],
      );
      expect(idsOf(rowsWith(report, 'not seen')).includes('same-content')).toBe(exports === 1);
    },
  );

  it.concurrent('starts no third export if it is unknown whether the second one was accepted', async () => {
    let starts = 0;
    const { report } = await run({
      deviation: {
        onResponse: (response, { method, path }) => {
          if (method === 'POST' && path.endsWith('/jobs') && ++starts === 2) response.status = 502;
        },
      },
    });
    expect([starts, idsOf(rowsWith(report, 'not seen'))]).toEqual([2, [...PROJECT_ROWS, 'same-content']]);
  });

  it.concurrent('reports what it saw before it was interrupted', async () => {
    const { report } = await run({ print: (line, interrupt) => /^Downloading/.test(line) && interrupt() });
    expect(rowsWith(report, 'differs')).toEqual([]);
    expect(idsOf(rowsWith(report, 'confirmed'))).toEqual(expect.arrayContaining(['start', 'bundle']));
    expect(idsOf(rowsWith(report, 'not seen'))).toEqual(
      expect.arrayContaining(['download', 'format', 'layout']),
    );
  });

  it.concurrent('does not mistake an interruption for a job without an end', async () => {
    let interrupt = () => {};
    const { report } = await run({
      print: (_line, given) => {
        interrupt = given;
      },
      deviation: response(
        ({ method, path }) => method === 'GET' && /\/jobs\/se_(?!0)/.test(path),
        () => {
          interrupt();
          return {};
        },
      ),
    });
    expect(rowsWith(report, 'differs')).toEqual([]);
    expect(idsOf(rowsWith(report, 'confirmed'))).toEqual(expect.arrayContaining(['start', 'start-fields']));
  });

  it.concurrent('writes a report without keys, signatures, host names, and contents', async () => {
    const { report, secrets } = await run({ settings: { buildId: true, edits: { modified: 2 } } });
    for (const text of [markdownOf(report), JSON.stringify(report)]) {
      const { url, ...words } = secrets;
      const signature = ['Signature', 'Credential', 'Security-Token'].map((name) =>
        url?.searchParams.get(`X-Amz-${name}`),
      );
      const secret = [...Object.values(words), ...signature, url?.pathname, '127.0.0.1'].map(String);
      const pages = [...renderSite({ domain: secrets.domain, version: '1', pages: 12 })].map(
        ({ path }) => path,
      );
      for (const word of [...secret, ...pages.filter((name) => name.includes('/'))])
        expect(text).not.toContain(word);
    }
    expect(markdownOf(report)).toMatch(/^\| Two exports of .* \| ❌ differs +\|$/m);
  });
});

describe('.github/CONFORMANCE.md', () => {
  const page = readFileSync(path.join(REPOSITORY, '.github', 'CONFORMANCE.md'), 'utf8');

  it('explains only expectations of the report, in its order', () => {
    const [, meanings = ''] = page.split('## What each line means for you');
    const explained = [...meanings.matchAll(/^\| (.+?) \| .+ \|$/gm)].map(([, text]) => text).slice(1);
    const expectations = EXPECTATIONS.map(([, expectation]) => expectation);
    expect(explained).toEqual(expectations.filter((expectation) => explained.includes(expectation)));
    expect(explained.length).toBeGreaterThan(12);
  });

  it('shows lines of a report', async () => {
    const { report } = await run({ settings: { buildId: true } });
    const shown = [...page.matchAll(/^\| (.+) \| (.+) \| (?:.+) \| (✅|❌|ℹ️|–) ([\w ]+?) \|$/gm)];
    expect(shown).toHaveLength(4);
    for (const [, expectation, source, , verdict] of shown)
      expect(report.rows).toContainEqual(expect.objectContaining({ expectation, source, verdict }));
  });
});

const refused = (status: number) => answer(status, { error: 'Something else.' });
const fields = (at: Fault['at'], changed: Record<string, unknown>) => fault(at, change(changed));

/** A second export doubles the time, so only the rows about it have one. */
const needed = (differs: readonly string[]) =>
  differs.some((id) => id === 'same-content' || id === 'second-start') ? 2 : 1;

const HTML = Buffer.from('<html>');
const isStorage = ({ path }: SentRequest) => !path.startsWith('/v1/');
const request = (isMeant: (given: SentRequest) => boolean, headers: IncomingHttpHeaders): Deviation => ({
  onRequest: (given) => {
    if (!isMeant(given)) return;
    Object.assign(given.headers, headers);
    for (const [name, value] of Object.entries(headers)) if (value === undefined) delete given.headers[name];
  },
});
const response = (
  isMeant: (given: SentRequest, sent: SentResponse) => boolean,
  changed: (sent: SentResponse) => Partial<SentResponse>,
): Deviation => ({
  onResponse: (sent, given) => {
    if (isMeant(given, sent)) Object.assign(sent, changed(sent));
  },
});
/** Each time, the bundle URL has a different path. */
const elsewhere = (body: Buffer) =>
  Buffer.from(body.toString().replace(/"bundleUrl":"http:\/\/[^/]+/, `$&/${Math.random()}/..`));

type Row<Change> = readonly [what: string, change: Change, differs: readonly string[], api?: 'project'];

describe('conformance finds a service that', () => {
  // biome-ignore format: a table
  it.concurrent.each<Row<GivenEmulatorSettings>>([
    ['starts with 200', fault('startExportJob', answer(200, {})), ['start']],
    ['is busy at a status check', fault('getExportJob', refused(503), { calls: [3, 3] }), ['status']],
    ['reports progress as text', fields('getExportJob', { progress: '42%' }), ['status-fields', 'figures']],
    ['reports progress by project', fields('getProjectExportJob', { progress: 50 }), ['figures'], 'project'],
    ['reports pages that become fewer', fault('getExportJob', change({ pageCount: 99 }), first), ['figures']],
    ['has another status', fault('getExportJob', change({ status: 'building' }), { calls: [2, 2] }), ['statuses']],
    ['fails a job', { outcome: 'failed' }, ['statuses']],
    ['has times that are numbers', fields('getExportJob', { createdAt: 1 }), ['status-fields']],
    ['has no bundle for a completed job', fault('makeBundle', refused(404)), ['early-bundle', 'bundle']],
    ['has a bundle too early', fault('makeBundle', refused(200), first), ['early-bundle']],
    ['has an expiry in seconds', fields('makeBundle', { expiresAt: 3600 }), ['bundle-fields', 'lifetime']],
    ['has another size', fields('makeBundle', { sizeBytes: 1 }), ['size']],
    ['has another expiry', fields('makeBundle', { expiresAt: '2030-01-01T00:00:00Z' }), ['lifetime']],
    ['has no ranges', { withoutRanges: true }, ['range', 'eight-ranges', 'if-match']],
    ['compresses the transfer', { contentEncoding: 'gzip' }, ['encoding']],
    ['has lost the bundle', { missingObject: 404 }, ['download']],
    ['writes a build id', { buildId: true }, ['same-content']],
  ])('%s', async (_what, settings, differs, api = 'domain' as never) => {
    const { report } = await run({ settings, api, exports: needed(differs) });
    expect(idsOf(rowsWith(report, 'differs'))).toEqual(differs);
  });

  // biome-ignore format: a table
  it.concurrent.each<Row<Deviation>>([
    ['accepts a wrong key', request(({ headers }) => /wrong/.test(`${headers.authorization}`), { authorization: 'Bearer mint_emulator_admin' }), ['wrong-key']],
    ['has lost an unknown job', response(({ path }) => path.endsWith('/se_0000000000000000'), () => ({ status: 410 })), ['wrong-key', 'unknown-job']],
    ['has errors as text', response((given, { status }) => !isStorage(given) && status >= 400, () => ({ body: HTML })), ['error-body']],
    ['does not know a malformed project ID', response((_, { status }) => status === 400, () => ({ status: 404 })), ['malformed-project'], 'project'],
    ['refuses the key for an unknown project', response(({ path }) => path.includes(`/${'0'.repeat(24)}/`), () => ({ status: 403 })), ['unknown-project'], 'project'],
    ['refuses a second start with 403', response((_, { status }) => status === 409, () => ({ status: 403 })), ['second-start'], 'project'],
    ['has errors of the storage in HTML', response((given, { status }) => isStorage(given) && status === 403, () => ({ body: HTML })), ['altered']],
    ['has weak ETags', response(isStorage, ({ headers }) => ({ headers: { ...headers, etag: `W/${headers.etag}` } })), ['etag', 'if-match']],
    ['ignores If-Match', request(isStorage, { 'if-match': undefined }), ['if-match']],
    ['sends a page instead of the bundle', response(isStorage, () => ({ body: HTML })), ['size', 'range', 'eight-ranges', 'altered', 'format', 'complete']],
    ['cuts the bundle', response((given, { status }) => isStorage(given) && status === 200, ({ body }) => ({ body: body.subarray(0, 5000) })), ['size', 'range', 'complete']],
    ['leads to another object the next time', response(({ path }) => path.endsWith('/bundle'), ({ body }) => ({ body: elsewhere(body) })), ['fresh-url']],
  ])('%s', async (_what, deviation, differs, api = 'domain' as never) => {
    const { report } = await run({ deviation, api, exports: needed(differs) });
    expect(idsOf(rowsWith(report, 'differs'))).toEqual(differs);
  });

  const HOME =
    '<link rel="canonical" href="https://docs.example.com/"><script src="/_next/static/a.js"></script><a href="/a.html">';
  const SITE: Files = { 'index.html': HOME, '404.html': '', 'sitemap.xml': '', '_next/static/a.js': '' };
  const { '404.html': _, ...WITHOUT_ERROR_PAGE } = SITE;
  const { '_next/static/a.js': __, ...OTHERS } = SITE;
  const inFolder = Object.fromEntries(Object.entries(SITE).map(([name, body]) => [`site/${name}`, body]));
  it.concurrent.each<Row<Parameters<typeof tarGz>>>([
    ['has the site in a folder', [inFolder], ['layout']],
    ['has a name outside the site', [SITE, [plain('../a.css')]], ['complete']],
    ['has no files', [{}], ['complete']],
    ['has no error page', [WITHOUT_ERROR_PAGE], ['site-files']],
    ['has no hashed file', [{ ...OTHERS, 'a.js': '' }], ['site-files']],
    ['has the hashed files of another build tool', [{ ...OTHERS, '_astro/a.Bx3kQ9_z.js': '' }], []],
    [
      'has pages without .html in its links',
      [{ ...SITE, 'index.html': HOME.replace('/a.html', '/a') }],
      ['page-links'],
    ],
    [
      'has canonical URLs with .html',
      [{ ...SITE, 'index.html': HOME.replace('.com/', '.com/index.html') }],
      ['canonical'],
    ],
    ['has more pages than it reports', [{ ...SITE, 'b.html': 'b' }], ['pages']],
  ])('%s', async (_what, made, differs) => {
    const archive = await tarGz(...made)(newFolder());
    const { report } = await run({ settings: { archive, pages: 1 }, exports: 1 });
    expect(idsOf(rowsWith(report, 'differs'))).toEqual(differs);
  });
});
