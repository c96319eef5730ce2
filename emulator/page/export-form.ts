/** The form that starts an export or sets how the next one goes: its fields, and the corresponding settings. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { StartRequest } from '../jobs/service.ts';
import { readProjectFile } from '../project-files.ts';
import type { GivenExportJobSettings } from '../settings/settings.ts';
import type { Markup } from './frame.ts';

/** What can go wrong, grouped by place. Each name is complete without the place, which a closed list hides. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, GivenExportJobSettings>>>> = parse(
  readProjectFile('emulator/page/choices.yaml'),
);
const NOTHING = 'none';
const choices = new Map(Object.values(CHOICES).flatMap((group) => Object.entries(group)));

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
  pages: quantity('Pages', 1, MAX_PAGES),
  seconds: quantity('Duration', 0, MAX_SECONDS),
  fault: v.picklist([NOTHING, ...choices.keys()], 'What goes wrong: choose from the list.'),
  when: v.picklist(['now', 'next'], 'Choose one of the two buttons.'),
});

/** The fields as the user filled them in. */
export type ExportFormFields = Readonly<Record<string, unknown>>;

interface ExportOrder {
  readonly when: 'now' | 'next';
  readonly request: StartRequest;
  readonly settings: GivenExportJobSettings;
}

/** The share of a job's duration during which it is queued. */
const QUEUED = 0.15;

/** @throws ValiError whose message the page shows */
export function readExportForm(fields: ExportFormFields): ExportOrder {
  const { domain, version, pages, seconds, fault, when } = v.parse(formSchema, fields);
  return {
    when,
    request: { domain, ...(version === '' ? {} : { version }) },
    settings: {
      pages,
      queuedMs: Math.round(seconds * 1000 * QUEUED),
      runningMs: Math.round(seconds * 1000 * (1 - QUEUED)),
      ...choices.get(fault),
    },
  };
}

/**
 * @param domain of a site that can be exported
 * @param problem why the submitted form was refused
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
            html`<optgroup label="${place}">${Object.entries(group).map(([id, { name = '' }]) => option(id, name))}</optgroup>`,
        )}
      </select>
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
