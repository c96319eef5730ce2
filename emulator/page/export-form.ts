/** The form that starts an export, or says how the next one goes: its fields, and what they mean as settings. */
import { html } from 'hono/html';
import * as v from 'valibot';
import type { StartRequest } from '../service.ts';
import type { Fault, GivenExportJobSettings } from '../settings.ts';
import type { Markup } from './frame.ts';

interface Mishap {
  /** Says it without its group, which a closed list does not show. */
  readonly name: string;
  /** @param starts starts that were asked for so far, since their calls are counted for the emulator */
  readonly settings: (starts: number) => GivenExportJobSettings;
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Fault['does'] => ({
  kind: 'answer',
  status,
  headers,
  body: { error },
});

const busy = refusal(503, 'The service is busy. Try again later.');

const fault = (at: Fault['at'], does: Fault['does'], rest: Omit<Fault, 'at' | 'does'> = {}) => ({
  faults: [{ at, does, ...rest }],
});

const FAILED_JOB = 'job-fails';

/** What can go wrong, by the place where it does. */
const MISHAPS: Readonly<Record<string, Readonly<Record<string, Mishap>>>> = {
  'The job': {
    [FAILED_JOB]: { name: 'The job fails', settings: () => ({ outcome: 'failed' }) },
    'job-unknown': { name: 'The job is unknown for 3 s', settings: () => ({ unknownMs: 3000 }) },
    'job-tells-little': {
      name: 'The job tells only what is promised',
      settings: () => ({ tellsLittle: true }),
    },
  },
  'The start': {
    'start-busy': {
      name: 'The start gets 503 with Retry-After, once',
      settings: (starts) =>
        fault('startExportJob', refusal(503, 'The service is busy.', { 'Retry-After': '2' }), {
          calls: [starts + 1, starts + 1],
        }),
    },
    'start-refused': {
      name: 'The start gets 403, once',
      settings: (starts) =>
        fault('startExportJob', refusal(403, 'Static export is not part of this plan.'), {
          calls: [starts + 1, starts + 1],
        }),
    },
    'start-lost': {
      name: 'The start is accepted, its answer lost',
      settings: (starts) =>
        fault('startExportJob', { kind: 'cut' }, { afterWork: true, calls: [starts + 1, starts + 1] }),
    },
  },
  'The checks of the status': {
    'status-busy': {
      name: 'The first two checks get 503',
      settings: () => fault('getExportJob', busy, { calls: [1, 2] }),
    },
    'status-limited': {
      name: 'The first check gets 429 with Retry-After',
      settings: () =>
        fault('getExportJob', refusal(429, 'Too many requests.', { 'Retry-After': '5' }), { calls: [1, 1] }),
    },
    'status-cut': {
      name: 'The first check is cut',
      settings: () => fault('getExportJob', { kind: 'cut' }, { calls: [1, 1] }),
    },
    'status-down': { name: 'Every check gets 503', settings: () => fault('getExportJob', busy) },
  },
  'The bundle': {
    'bundle-not-yet': {
      name: 'The link gets 409 for 5 s after the end',
      settings: () => ({ bundleNotYetMs: 5000 }),
    },
    'bundle-busy': {
      name: 'The link gets 503, once',
      settings: () => fault('makeBundle', busy, { calls: [1, 1] }),
    },
    'bundle-short-lived': { name: 'The link ends after 1 s', settings: () => ({ linkLifetimeSeconds: 1 }) },
  },
  'The storage': {
    'storage-cut': {
      name: 'The first download is cut after 4 kB',
      settings: () => fault('storage', { kind: 'cut', afterBytes: 4000 }, { calls: [1, 1] }),
    },
    'storage-short': {
      name: 'Every download ends early, as if complete',
      settings: () => fault('storage', { kind: 'short', bytes: 4000 }),
    },
    'storage-slow': {
      name: 'Downloads come with 10 kB a second',
      settings: () => ({ bytesPerSecond: 10_000 }),
    },
    'storage-denied': {
      name: 'Every download gets 403',
      settings: () => fault('storage', { kind: 'answer', status: 403, body: 'Access Denied' }),
    },
  },
};

const NO_MISHAP = 'none';
const mishaps = new Map(Object.values(MISHAPS).flatMap((group) => Object.entries(group)));

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const quantity = (name: string, least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, `${name}: a whole number, please.`),
    v.transform(Number),
    v.minValue(least, `${name}: ${least} or more, please.`),
    v.maxValue(most, `${name}: ${most} or less, please.`),
  );

const MOST_PAGES = 50_000;
const MOST_SECONDS = 3600;

const formSchema = v.object({
  domain: text,
  version: text,
  paths: text,
  pages: quantity('Pages of the site', 1, MOST_PAGES),
  seconds: quantity('Seconds it takes', 0, MOST_SECONDS),
  mishap: v.picklist([NO_MISHAP, ...mishaps.keys()], 'What goes wrong: one of the list, please.'),
  error: text,
  when: v.picklist(['now', 'next'], 'Now, or the next start?'),
});

/** The fields as they were filled in, to be shown again. */
export type ExportFormFields = Readonly<Record<string, string>>;

interface ExportOrder {
  readonly when: 'now' | 'next';
  readonly request: StartRequest;
  readonly settings: GivenExportJobSettings;
}

/** Share of a job's time in which it is queued. */
const QUEUED = 0.15;

/**
 * @param starts starts that were asked for so far
 * @throws ValiError whose message is meant for the reader
 */
export function readExportForm(fields: ExportFormFields, starts: number): ExportOrder {
  const { domain, version, paths, pages, seconds, mishap, error, when } = v.parse(formSchema, fields);
  const wanted = paths.split(/\s*\n\s*/).filter(Boolean);
  return {
    when,
    request: {
      domain,
      ...(version === '' ? {} : { version }),
      ...(wanted.length === 0 ? {} : { paths: wanted }),
    },
    settings: {
      pages,
      queuedMs: Math.round(seconds * 1000 * QUEUED),
      runningMs: Math.round(seconds * 1000 * (1 - QUEUED)),
      ...(error === '' ? {} : { error }),
      ...mishaps.get(mishap)?.settings(starts),
    },
  };
}

/** @param problem why the form that was sent did not do what it was to do */
export function exportForm(fields: ExportFormFields, problem: string | undefined): Markup {
  const value = (name: string, preset = '') => fields[name] ?? preset;
  const option = (id: string, name: string) =>
    html`<option value="${id}"${value('mishap') === id ? html` selected` : ''}>${name}</option>`;
  return html`<section class="card" aria-labelledby="start">
  <h2 id="start">Start an export</h2>
  ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
  <form method="post" action="/emulator/exports#start">
    <label>Domain
      <input name="domain" value="${value('domain', 'docs.example.com')}" required autocomplete="off" spellcheck="false" autocapitalize="none">
    </label>
    <label>Version
      <input name="version" value="${value('version')}" placeholder="the latest" autocomplete="off" spellcheck="false">
    </label>
    <label>Page paths, one a line
      <textarea name="paths" rows="2" placeholder="every page" spellcheck="false">${value('paths')}</textarea>
    </label>
    <div class="pair">
      <label>Pages of the site
        <input name="pages" type="number" min="1" max="${MOST_PAGES}" value="${value('pages', '25')}" required>
      </label>
      <label>Seconds it takes
        <input name="seconds" type="number" min="0" max="${MOST_SECONDS}" value="${value('seconds', '10')}" required>
      </label>
    </div>
    <label>What goes wrong
      <select name="mishap">
        ${option(NO_MISHAP, 'Nothing')}
        ${Object.entries(MISHAPS).map(
          ([place, group]) =>
            html`<optgroup label="${place}">${Object.entries(group).map(([id, { name }]) => option(id, name))}</optgroup>`,
        )}
      </select>
    </label>
    <label class="error-text">What the failed job says
      <input name="error" value="${value('error')}" placeholder="the page guides/alerts has a broken include" autocomplete="off">
    </label>
    <div class="buttons">
      <button name="when" value="now" class="main">Start now</button>
      <button name="when" value="next" aria-describedby="next-start">Keep for the next start</button>
    </div>
    <p class="hint" id="next-start">
      A start that comes from a workflow gets what is kept here: how many pages, how long, what goes wrong.
    </p>
  </form>
</section>`;
}
