/** The expectations: a sentence, its source, and how to compare it with the observations. */
import * as archive from './archive-checks.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, hasStatus, holds, noted, statusOf } from './finding.ts';
import type { Observations } from './observe.ts';
import type { StorageProbes } from './probe-storage.ts';
import type { ReadBundle, Site } from './read-bundle.ts';
import * as response from './response-checks.ts';

type Row<Subject> = readonly [
  id: string,
  expectation: string,
  source: string,
  /** The result is undefined if nothing was observed. */
  check: (subject: Subject, seen: Observations) => Finding | undefined,
];

const VENDOR = 'vendor, static export';
const USER = "user's document";
const S3 = 'S3, presigned URLs';
const NOBODY = 'not promised';

// biome-ignore format: a table
const API_ROWS: readonly Row<Observations>[] = [
  ['wrong-key', 'A wrong key gets 401', VENDOR, ({ wrongKey }) => hasStatus(wrongKey, 401)],
  ['unknown-job', 'An unknown job gets 404', VENDOR, ({ unknownJob }) => hasStatus(unknownJob, 404)],
  ['error-body', 'An error is JSON with the text `error`', `${USER}, 7`,
    ({ wrongKey, unknownJob, earlyBundle, secondStart }) => response.checkErrors([wrongKey, unknownJob, earlyBundle, secondStart])],
  ['malformed-project', 'A start with a malformed project ID gets 400', VENDOR, ({ malformedProject }) => response.checkRefusal(malformedProject, 400)],
  ['unknown-project', 'A start with an unknown project ID gets 404', VENDOR, ({ unknownProject }) => response.checkRefusal(unknownProject, 404)],
  ['start', 'A start gets 202', VENDOR, ({ start }) => hasStatus(start, 202)],
  ['start-fields', 'It has `jobId`, and other fields as described', `${USER}, 4.2`,
    ({ start }) => (start?.status === 202 ? response.checkFields([start], 'jobId') : undefined)],
  ['status', 'Every status check gets 200, from the first one on', VENDOR, ({ checks }) => response.checkAnswers(checks)],
  ['status-fields', 'It has `status`, and other fields as described', `${USER}, 4.3`,
    ({ checks }) => response.checkFields(response.answered(checks), 'status')],
  ['statuses', 'A job is `queued`, `running`, and then `completed`', VENDOR, ({ checks }) => response.checkStatuses(checks)],
  ['figures', 'By domain, `progress` and `pageCount` never fall. By project, there are none', VENDOR, response.checkFigures],
  ['time-queued', 'How long the job is queued', NOBODY, ({ checks }) => response.timeTo(checks, 'running')],
  ['time-running', 'How long the job runs', NOBODY, ({ checks }) => response.timeTo(checks, 'completed', 'running')],
  ['second-start', 'While a job is active, a second start gets 409 by project, and any response by domain', VENDOR,
    (seen) => seen.byDomain ? seen.secondStart && noted(statusOf(seen.secondStart)) : whileActive(seen, seen.secondStart)],
  ['early-bundle', 'An active job has no bundle: 409 by domain, and no URL in its status by project', VENDOR,
    (seen) => seen.byDomain ? whileActive(seen, seen.earlyBundle) : response.checkEarlyUrls(seen.checks)],
  ['bundle', 'A completed job has a bundle', VENDOR, ({ bundle }) => hasStatus(bundle, 200)],
  ['bundle-fields', 'It has `bundleUrl`, `expiresAt`, and other fields as described', `${USER}, 4.4`,
    ({ bundle }) => (bundle?.status === 200 ? response.checkFields([bundle], 'bundleUrl', 'expiresAt') : undefined)],
  ['fresh-url', 'The same request again leads to the same object', `${USER}, 4.4`, response.checkFreshUrl],
];

/** These rows need the complete download. */
// biome-ignore format: a table
const STORAGE_ROWS: readonly Row<StorageProbes>[] = [
  ['size', '`sizeBytes` is the size of the download and its `Content-Length`', VENDOR, response.checkSize],
  ['lifetime', '`expiresAt` is when the signature expires', S3, response.checkLifetime],
  ['range', 'A range gets 206 and its bytes alone', 'RFC 9110, 14', ({ range, bytes }) =>
    holds(range.status === 206 && range.headers['content-range'] === `bytes 0-0/${bytes}` && range.body.length === 1, `${statusOf(range)}, ${range.body.length} bytes`)],
  ['eight-ranges', 'Eight ranges at once have the same bytes as the download', 'S3, GetObject', ({ parts, partsMatch }) =>
    holds(partsMatch && parts.every(({ status }) => status === 206), `${[...new Set(parts.map(statusOf))]}, ${partsMatch ? 'the same' : 'different'} bytes`)],
  ['altered', 'A wrong signature gets 403 with an XML body', 'S3, error responses', ({ altered }) => {
    const [, code] = /<Code>(\w{1,40})<\/Code>/.exec(altered.body.toString()) ?? [];
    return holds(altered.status === 403 && code !== undefined, `${statusOf(altered)}, ${code ?? 'no code'}`);
  }],
  ['etag', 'There is a strong `ETag`, the same for each range', 'RFC 9110, 8.8.3', response.checkETag],
  ['if-match', 'A range gets 206 with `If-Match` of this `ETag`, and 412 with another', 'RFC 9110, 13.1.1', ({ ifMatch, ifMatchOther }) =>
    holds(ifMatch.status === 206 && ifMatchOther.status === 412, `${statusOf(ifMatch)} and ${statusOf(ifMatchOther)}`)],
  ['encoding', 'There is no `Content-Encoding`', 'RFC 9110, 8.4', ({ whole: { headers: { 'content-encoding': encoding = 'none' } } }) =>
    holds(encoding === 'none', /^[a-z]{1,10}$/.exec(encoding)?.[0] ?? 'another')],
];

/** These rows need a site that the action reads. */
// biome-ignore format: a table
const SITE_ROWS: readonly Row<Site>[] = [
  ['layout', 'The site is at the root of the archive', 'docs/reference.md', archive.checkLayout],
  ['windows-names', 'Names that Windows cannot have', NOBODY, archive.checkWindowsNames],
  ['site-files', 'The site has `404.html`, `sitemap.xml`, and hashed files', 'docs/hosting.md', archive.checkSiteFiles],
  ['pages', '`pageCount` is the number of `.html` files without `404.html`', VENDOR,
    (one, { checks }) => archive.checkPages(one, response.completedJob(checks)?.json['pageCount'])],
  ['prefix', 'The home page has its assets at the root of the host', 'docs/hosting.md', archive.checkHostingPath],
  ['page-links', 'Links to pages end in `.html`', 'docs/hosting.md', archive.checkLinks],
  ['canonical', 'A canonical URL does not end in `.html`', 'docs/hosting.md', archive.checkCanonical],
  ['same-content', 'Two exports of the same content have the same files', 'docs/reference.md',
    ({ files }, { secondContents }) => {
      const second = siteIn(secondContents);
      return second && archive.compareExports(files, second.files);
    }],
];

// biome-ignore format: a table
export const EXPECTATIONS: readonly Row<Observations>[] = [
  ...API_ROWS,
  ['download', 'The bundle URL gets 200', `${USER}, 2.3`, ({ storage: probes }) => hasStatus(probes?.whole, 200)],
  ...STORAGE_ROWS.map((row) => of(row, (seen) => (seen.storage?.whole.status === 200 ? seen.storage : undefined))),
  ['format', 'The bundle is one archive', `${USER}, 4.4`, ({ contents }) => contents && holds(contents.format !== undefined, contents.format ?? 'not an archive')],
  ['complete', 'The action reads it to its end, and refuses nothing in it', 'docs/reference.md', ({ contents }) =>
    contents && (typeof contents.site === 'string' ? holds(false, contents.site) : holds(true, `${contents.site.fileCount} files`))],
  ...SITE_ROWS.map((row) => of(row, ({ contents }) => siteIn(contents))),
];

/** @returns undefined if the site was not read */
function siteIn(contents: ReadBundle | undefined): Site | undefined {
  return typeof contents?.site === 'object' ? contents.site : undefined;
}

function whileActive({ checks }: Observations, answer: Exchange | undefined): Finding | undefined {
  return response.wasActive(checks) ? hasStatus(answer, 409) : undefined;
}

/** Makes a row about a part of the observations. */
function of<Subject>(
  [id, expectation, source, check]: Row<Subject>,
  part: (seen: Observations) => Subject | undefined,
): Row<Observations> {
  const checkPart = (seen: Observations) => {
    const subject = part(seen);
    return subject === undefined ? undefined : check(subject, seen);
  };
  return [id, expectation, source, checkPart];
}
