/** The page that a browser shows at the emulator's address: how to connect, its jobs, two controls, and its requests. */
import { html } from 'hono/html';
import { isSecureUrl } from '../../src/values/url.ts';
import { type LoggedRequest, timeOfDay } from '../http/request-log.ts';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from '../jobs/agent-jobs.ts';
import type { EmulatedExportJob } from '../jobs/export-jobs.ts';
import type { Service } from '../jobs/service.ts';
import { ADMIN_KEY } from '../settings/keys.ts';
import type { ExportJobSettings } from '../settings/settings.ts';
import { ENDING_NAMES } from './endings.ts';

/** Markup in which `html` has escaped all text from outside. */
type Markup = ReturnType<typeof html>;

/** The addresses at which the emulator can be reached. */
export interface Addresses {
  readonly api: string;
  readonly storage: string;
  /** Who else can reach the emulator; undefined if only this machine can. */
  readonly exposure: string | undefined;
}

/** How many jobs of each kind the page shows. */
const MAX_JOBS = 20;

export function homePage(service: Service, addresses: Addresses): Markup {
  const title = 'Emulator of the documentation service';
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/emulator/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/emulator/page.css">
    <script src="/emulator/page.js" defer></script>
  </head>
  <body>
    <main>
      <h1><img src="/emulator/icon.svg" alt="" width="36" height="36"> ${title}</h1>
      <p class="quiet">Try a workflow without a plan and without a key. ${addresses.exposure ?? 'Nothing leaves this machine.'}</p>
      <p id="offline" class="failed" role="status" hidden>The emulator does not respond. The page may be out of date.</p>
      <div class="columns">
        <section aria-labelledby="connect">${connection(service, addresses)}</section>
        <section aria-labelledby="export" class="card">${controls(service)}</section>
      </div>
      <h2>Jobs</h2>
      <ol class="rows" id="jobs" data-live>${jobRows(service)}</ol>
      <h2>Requests</h2>
      <ol class="rows" id="requests" data-live>${requestRows(service)}</ol>
      <p class="quiet">The last 50, to the API and to the storage. Times are in UTC.</p>
    </main>
  </body>
</html>`;
}

function connection({ domain, domainNote }: Service, { api, storage }: Addresses): Markup {
  const facts = {
    API: api,
    Storage: storage,
    'API key': ADMIN_KEY,
    Project: PROJECT_ID,
    Domain: domain,
    'Agent job': DEFAULT_AGENT_JOB_ID,
  };
  return html`<h2 id="connect">Connect</h2>
<dl>${Object.entries(facts).map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl>
<p class="quiet">${domainNote} ${isSecureUrl(new URL(api)) ? '' : NOT_ACCEPTED}</p>`;
}

const NOT_ACCEPTED =
  'The actions refuse this address: they accept http:// only for the machine that they run on (emulator/README.md).';

function controls({ upcoming, chosenEnding }: Service): Markup {
  const { pages, outcome, queuedMs, runningMs } = upcoming;
  return html`<h2 id="export">Export</h2>
<form method="post" action="/emulator/exports"><button class="main">Start an export</button></form>
<form method="post" action="/emulator/ending">
  <label for="ending">How the next export ends</label>
  <select id="ending" name="ending">
    ${ENDING_NAMES.map((name) => html`<option${name === chosenEnding ? html` selected` : ''}>${name}</option>`)}
  </select>
  <button>Choose</button>
</form>
<p class="quiet" id="next" data-live>The next one, from here or from a workflow: ${pages} pages, ${outcome} after ${seconds(queuedMs + runningMs)} ${remarks(upcoming)}</p>`;
}

/** The newest jobs of each kind come first. Agent jobs are shown when they are used. */
function jobRows({ exportJobs, publishRuns, agentJobs }: Service): Markup[] {
  const newest = <Job>(jobs: ReadonlyMap<string, Job>) => [...jobs.values()].reverse().slice(0, MAX_JOBS);
  const rows = [
    ...newest(exportJobs).map(exportRow),
    ...newest(publishRuns).map(({ id, wire }) => jobRow(id, wire.status, `Publish run: ${wire.summary}`)),
    ...newest(agentJobs)
      .filter(({ isUsed }) => isUsed)
      .map(({ id, status }) => jobRow(id, status, 'Agent job')),
  ];
  return rows.length === 0 ? [html`<li class="quiet">No job has been started yet.</li>`] : rows;
}

function exportRow({ id, site, settings, projectId, pageCount, state }: EmulatedExportJob): Markup {
  const { status, progress } = state;
  const about = html`${projectId ?? site.domain} ${site.version}, ${state.pageCount} of ${pageCount} pages
  <progress max="100" value="${progress}" aria-label="Progress">${progress}%</progress> ${remarks(settings)}
  ${status === 'failed' ? html`<span class="failed">${settings.error}</span>` : ''}`;
  return jobRow(id, status, about);
}

function jobRow(id: string, status: string, about: Markup | string): Markup {
  return html`<li><span class="state ${status}">${status}</span><code>${id}</code><span class="wide">${about}</span></li>\n`;
}

function requestRows({ log }: Service): Markup[] {
  if (log.latest.length === 0) return [html`<li class="quiet">No request has arrived yet.</li>`];
  return log.latest.map(requestRow);
}

function requestRow({ at, origin, method, path, status, ms, fault }: LoggedRequest): Markup {
  const isBad = status === undefined || status >= 400;
  return html`<li><span class="quiet">${timeOfDay(at)}</span><span class="method">${method}</span><span class="status${isBad ? ' failed' : ''}">${status ?? 'none'}</span><code class="wide">${path}</code><span class="quiet">${ms} ms, ${origin}</span>${remark(fault)}</li>\n`;
}

/** Describes what is unusual about a job, by the name of its settings or by their values. */
function remarks({ name, bundleFormat, update, faults }: ExportJobSettings): Markup[] {
  if (name !== undefined) return [remark(name)];
  return [
    ...(bundleFormat === 'tar.gz' ? [] : [bundleFormat]),
    ...(update.outcome === 'success' ? [] : [`publish run: ${update.outcome}`]),
    ...new Set(faults.map(({ at }) => `fault: ${at}`)),
  ].map(remark);
}

const remark = (text = ''): Markup => html`${text === '' ? '' : html`<span class="remark">${text}</span>`}`;

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;
