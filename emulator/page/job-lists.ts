/**
 * The lists that change while the page is open. Each item has an id and always the same number of children, so that the
 * script can find what changed (`page.js`).
 */
import { html } from 'hono/html';
import { type LoggedRequest, timeOfDay } from '../http/request-log.ts';
import type { ExportJob } from '../jobs/export-jobs.ts';
import type { Service } from '../jobs/service.ts';
import type { AgentJobSettings, ExportJobSettings } from '../settings/settings.ts';
import type { Markup } from './frame.ts';

/** Older jobs are folded. */
const MAX_OPEN = 5;
/** Still older ones are only counted. */
const MAX_JOBS = 20;

export function exportJobLists({ exportJobs }: Service): Markup {
  const jobs = [...exportJobs.values()].reverse();
  const more = jobs.length - MAX_JOBS;
  return html`<ol class="jobs" id="export-jobs" data-live>
  ${jobs.slice(0, MAX_OPEN).map(exportJob)}
  ${jobs.length === 0 ? html`<li id="no-jobs" class="empty"><p>No job has been started yet.</p></li>` : ''}
</ol>
<details class="older">
  <summary>Older jobs</summary>
  <ol class="jobs" id="older-jobs" data-live>
  ${jobs.slice(MAX_OPEN, MAX_JOBS).map(exportJob)}
  ${more > 0 ? html`<li id="more-jobs" class="empty"><p>And ${more} more.</p></li>` : ''}
  </ol>
</details>`;
}

function exportJob(job: ExportJob): Markup {
  const { id, site, createdAt, settings, projectId } = job;
  const { status, progress, pageCount, hasSite } = job.state;
  const end =
    status === 'failed'
      ? html`<span class="failed">${settings.error}</span>`
      : hasSite
        ? html`<a href="/emulator/sites/${id}/">Browse the site<span class="hidden"> of ${id}</span></a>`
        : '';
  return html`<li id="${id}" data-state="${status}">
  <p class="title"><strong>${projectId ?? site.domain}</strong> <span class="quiet">${site.version}</span></p>
  ${stateLabel(status)}
  <p class="quiet"><code>${id}</code> · started ${timeOfDay(createdAt)} UTC ${remarks(settings)}</p>
  <progress class="${status}" max="100" value="${progress}" aria-label="Progress of ${id}">${progress}%</progress>
  <p class="figures">${pageCount} of ${job.pageCount} pages <span class="quiet">· ${progress}%</span></p>
  <p class="end">${end}</p>
</li>`;
}

/** Lists the settings for the next starts. */
export function nextJobList({ nextJobs }: Service): Markup {
  return html`<ol class="next" id="next-starts" data-live>
  ${nextJobs.map(({ id, settings }, place) => {
    const { pages, queuedMs, runningMs, outcome } = settings;
    return html`<li id="next-${id}">
  <p><strong>${place === 0 ? 'Next start' : 'Then'}:</strong> ${pages} pages,
    ${outcome} after ${seconds(queuedMs + runningMs)} ${remarks(settings)}</p>
  <form method="post" action="/emulator/next-job/${id}/remove"><button class="small">Take back</button></form>
</li>`;
  })}
</ol>`;
}

const COLUMNS = ['Time', 'Method', 'Status', 'Path', 'Duration', 'Fault'] as const;

/** The roles preserve what narrow windows lose: there, the style turns rows into blocks (`page.css`). */
export function requestTable({ log }: Service): Markup {
  return html`<div class="table" tabindex="0" role="region" aria-label="Table of the requests">
<table role="table">
  <thead role="rowgroup">
    <tr role="row">${COLUMNS.map((name) => html`<th role="columnheader">${name}</th>`)}</tr>
  </thead>
  <tbody id="requests" role="rowgroup" data-live>
  ${log.latest.length === 0 ? html`<tr id="no-requests" role="row"><td role="cell" colspan="6">No request has come yet.</td></tr>` : ''}
  ${log.latest.map(loggedRequest)}
  </tbody>
</table>
</div>`;
}

function loggedRequest({ id, at, origin, method, path, status, ms, fault }: LoggedRequest): Markup {
  return html`<tr id="request-${id}" role="row">
  <td role="cell">${timeOfDay(at)}</td>
  <td role="cell">${method}</td>
  <td role="cell" class="${status === undefined || status >= 400 ? 'bad' : ''}">${status ?? 'none'}</td>
  <td role="cell"><code>${path}</code>${origin === 'storage' ? html` <span class="remark">storage</span>` : ''}</td>
  <td role="cell">${ms} ms</td>
  <td role="cell">${fault === undefined ? '' : html`<span class="remark">${fault}</span>`}</td>
</tr>`;
}

/** Lists the publish runs, the latest first; folded until there is one. */
export function updateList({ updates }: Service): Markup {
  const latest = [...updates.values()].reverse().slice(0, MAX_JOBS);
  return folded(
    'updates',
    'Publish runs',
    latest.length > 0,
    latest.map(({ id, wire }) => plainItem(id, id, wire.status, wire.summary ?? '')),
  );
}

/** Lists the agent jobs; folded until one is used. */
export function agentJobList({ agentJobs }: Service): Markup {
  const jobs = [...agentJobs.values()];
  return folded(
    'agent-jobs',
    'Agent jobs',
    jobs.some(({ isUsed }) => isUsed),
    jobs.map(({ id, status, settings }, place) =>
      plainItem(`agent-${place}`, id, status, agentJobEnd(settings)),
    ),
  );
}

/** @param isOpen when this becomes true, the script also opens the list, once */
function folded(id: string, title: string, isOpen: boolean, items: readonly Markup[]): Markup {
  return html`<details id="fold-${id}" class="fold"${isOpen ? html` open data-opened` : ''}>
  <summary><h2>${title}</h2></summary>
  <ol class="jobs" id="${id}" data-live>${items}</ol>
</details>`;
}

function plainItem(id: string, title: string, status: string, text: string): Markup {
  return html`<li id="${id}" data-state="${status}">
  <p class="title"><code>${title}</code></p>
  ${stateLabel(status)}
  <p class="quiet">${text}</p>
</li>`;
}

const PULL_REQUESTS = { 'at-once': 'a pull request', late: 'a late pull request', none: 'no pull request' };

function agentJobEnd({ outcome, pullRequest, activeMs }: AgentJobSettings): string {
  if (outcome === 'active') return 'It stays active.';
  return `After ${seconds(activeMs)}: ${outcome}, with ${PULL_REQUESTS[outcome === 'failed' ? 'none' : pullRequest]}.`;
}

function stateLabel(status: string): Markup {
  return html`<p class="state ${status}">${status}</p>`;
}

/** Describes what is unusual about a job, in the words that were chosen for it or by its settings. */
function remarks({ name, bundleFormat, update, faults }: ExportJobSettings): Markup {
  const derived = () => [
    ...(bundleFormat === 'tar.gz' ? [] : [bundleFormat]),
    ...(update.outcome === 'success' ? [] : [`publish run: ${update.outcome}`]),
    ...new Set(faults.map(({ at }) => `fault: ${at}`)),
  ];
  const unusual = name === undefined ? derived() : [name];
  return html`${unusual.map((remark) => html`<span class="remark">${remark}</span> `)}`;
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;
