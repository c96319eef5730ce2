/** The form that starts an export, or sets how the next one goes: its fields, and the settings that they stand for. */
import { html } from 'hono/html';
import * as v from 'valibot';
import type { StartRequest } from '../service.ts';
import type { Fault, FaultEffect, GivenExportJobSettings } from '../settings.ts';
import type { Markup } from './frame.ts';

const refusal = (status: number, error: string, headers: Record<string, string> = {}): FaultEffect => ({
  kind: 'answer',
  status,
  headers,
  body: { error },
});

const busy = refusal(503, 'The service is busy. Try again later.');

/** Of both APIs, since nobody knows by which one the job will be started. */
const check = (does: FaultEffect, rest: Omit<Fault, 'at' | 'does'> = {}): GivenExportJobSettings => ({
  faults: [
    { at: 'getExportJob', does, ...rest },
    { at: 'getProjectExportJob', does, ...rest },
  ],
});

const once = { calls: [1, 1] as [number, number] };

const start = (does: FaultEffect, afterWork = false): GivenExportJobSettings => ({
  faults: (['startExportJob', 'startProjectExportJob'] as const).map((at) => ({
    at,
    does,
    afterWork,
    ...once,
  })),
});

/** The name is complete without its group, which a closed list does not show. */
type Choice = readonly [name: string, settings: GivenExportJobSettings];

/** What can go wrong, by the place where it does. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  Job: {
    'job-fails': ['The job fails', { outcome: 'failed' }],
    'job-unknown': ['The job is unknown for 3 s', { unknownMs: 3000 }],
    'job-minimal': ['Responses have the promised fields only', { minimalResponses: true }],
  },
  Start: {
    'start-busy': [
      'The start gets 503 with Retry-After, once',
      start(refusal(503, 'The service is busy.', { 'Retry-After': '2' })),
    ],
    'start-lost': ['The start is accepted, its response lost', start({ kind: 'cut' }, true)],
  },
  'Status checks': {
    'status-busy': ['The first two checks get 503', check(busy, { calls: [1, 2] })],
    'status-down': ['Every check gets 503', check(busy)],
  },
  Bundle: {
    'bundle-not-yet': ['The bundle URL gets 409 for 5 s after the end', { bundleNotYetMs: 5000 }],
    'bundle-short-lived': ['The bundle URL expires after 1 s', { urlLifetimeSeconds: 1 }],
  },
  Storage: {
    'storage-cut': [
      'The first download is cut off after 4 kB',
      { faults: [{ at: 'storage', does: { kind: 'cut', afterBytes: 4000 }, ...once }] },
    ],
    'storage-short': [
      'Every download ends early, as if complete',
      { faults: [{ at: 'storage', does: { kind: 'short', bytes: 4000 } }] },
    ],
    'storage-slow': ['Downloads have 10 kB per second', { bytesPerSecond: 10_000 }],
  },
};

const NOTHING = 'none';
const choices = new Map(Object.values(CHOICES).flatMap((group) => Object.entries(group)));

/** A file is not a text: without the check, an export of some pages would become one of all. */
const text = v.optional(v.pipe(v.string('Enter a text, not a file.'), v.trim()), '');
const quantity = (name: string, min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, `${name}: enter a whole number.`),
    v.transform(Number),
    v.minValue(min, `${name}: enter ${min} or more.`),
    v.maxValue(max, `${name}: enter ${max} or less.`),
  );

const MAX_PAGES = 50_000;
const MAX_SECONDS = 3600;

const formSchema = v.object({
  domain: text,
  version: text,
  paths: text,
  pages: quantity('Pages', 1, MAX_PAGES),
  seconds: quantity('Duration', 0, MAX_SECONDS),
  fault: v.picklist([NOTHING, ...choices.keys()], 'What goes wrong: choose from the list.'),
  error: text,
  when: v.picklist(['now', 'next'], 'Choose one of the two buttons.'),
});

/** The fields as they were filled in. */
export type ExportFormFields = Readonly<Record<string, unknown>>;

interface ExportOrder {
  readonly when: 'now' | 'next';
  readonly request: StartRequest;
  readonly settings: GivenExportJobSettings;
}

/** Share of a job's duration in which it is queued. */
const QUEUED = 0.15;

/** @throws ValiError whose message is for the page */
export function readExportForm(fields: ExportFormFields): ExportOrder {
  const { domain, version, paths, pages, seconds, fault, error, when } = v.parse(formSchema, fields);
  const [name, chosen = {}] = choices.get(fault) ?? [];
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
      ...chosen,
      ...(name === undefined ? {} : { name }),
    },
  };
}

/**
 * @param domain of a site that can be exported
 * @param problem why the form that was sent was refused
 */
export function exportForm(domain: string, fields: ExportFormFields, problem: string | undefined): Markup {
  const value = (name: string, initial = '') => {
    const field = fields[name];
    return typeof field === 'string' ? field : initial;
  };
  const option = (id: string, name: string) =>
    html`<option value="${id}"${value('fault') === id ? html` selected` : ''}>${name}</option>`;
  return html`<section class="card" aria-labelledby="start">
  <h2 id="start">Start an export</h2>
  ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
  <form method="post" action="/emulator/exports#start">
    <label>Domain
      <input name="domain" value="${value('domain', domain)}" required autocomplete="off" spellcheck="false" autocapitalize="none">
    </label>
    <label>Version
      <input name="version" value="${value('version')}" placeholder="latest" autocomplete="off" spellcheck="false">
    </label>
    <label>Page paths, one per line
      <textarea name="paths" rows="2" placeholder="every page" spellcheck="false">${value('paths')}</textarea>
    </label>
    <div class="pair">
      <label>Pages
        <input name="pages" type="number" min="1" max="${MAX_PAGES}" value="${value('pages', '25')}" required>
      </label>
      <label>Duration (s)
        <input name="seconds" type="number" min="0" max="${MAX_SECONDS}" value="${value('seconds', '10')}" required>
      </label>
    </div>
    <label>What goes wrong
      <select name="fault">
        ${option(NOTHING, 'Nothing')}
        ${Object.entries(CHOICES).map(
          ([place, group]) =>
            html`<optgroup label="${place}">${Object.entries(group).map(([id, [name]]) => option(id, name))}</optgroup>`,
        )}
      </select>
    </label>
    <label class="error-text">Error text of the failed job
      <input name="error" value="${value('error')}" placeholder="the page guides/alerts has a broken include" autocomplete="off">
    </label>
    <div class="buttons">
      <button name="when" value="now" class="main">Start now</button>
      <button name="when" value="next" aria-describedby="next-start">Use for the next start</button>
    </div>
    <p class="hint" id="next-start">
      For a start from a workflow: the next one gets the pages, the duration and what goes wrong.
    </p>
  </form>
</section>`;
}
