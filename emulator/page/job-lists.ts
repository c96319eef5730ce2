/**
 * The lists that change while the page is open. Each item has an id and always the same number of children, by which
 * the script finds what changed (`page.js`).
 */
import { html } from 'hono/html';
import type { AgentJob } from '../agent-jobs.ts';
import type { ExportJob } from '../export-jobs.ts';
import type { Service } from '../service.ts';
import type { AgentJobSettings, ExportJobSettings } from '../settings.ts';
import type { Markup } from './frame.ts';

/** Older jobs are only counted. */
const MAX_JOBS = 20;

export function exportJobList({ exportJobs }: Service): Markup {
  const jobs = [...exportJobs.values()].reverse();
  const older = jobs.length - MAX_JOBS;
  return html`<ol class="jobs" id="export-jobs" data-live>
  ${jobs.slice(0, MAX_JOBS).map(exportJob)}
  ${jobs.length === 0 ? html`<li id="no-jobs" class="empty"><p>No job has been started yet.</p></li>` : ''}
  ${older > 0 ? html`<li id="older" class="empty"><p>And ${older} older.</p></li>` : ''}
</ol>`;
}

function exportJob(job: ExportJob): Markup {
  const { id, site, createdAt, settings, projectId } = job;
  const { status, progress, pageCount, hasSite } = job.state;
  const startedAt = new Date(createdAt).toISOString();
  const end =
    status === 'failed'
      ? html`<span class="failed">${settings.error}</span>`
      : hasSite
        ? html`<a href="/emulator/sites/${id}/">Browse the site<span class="hidden"> of ${id}</span></a>`
        : '';
  return html`<li id="${id}" data-state="${status}">
  <p class="title"><strong>${projectId ?? site.domain}</strong> <span class="quiet">${site.version}</span></p>
  ${stateLabel(status)}
  <p class="quiet"><code>${id}</code> · started <time datetime="${startedAt}">${startedAt.slice(11, 19)}</time> UTC ${remarks(settings)}</p>
  <progress class="${status}" max="100" value="${progress}" aria-label="Progress of ${id}">${progress} %</progress>
  <p class="figures">${pageCount} of ${job.pageCount} pages <span class="quiet">· ${progress} %</span></p>
  <p class="end">${end}</p>
</li>`;
}

/** Settings that the next starts will get. */
export function nextJobList({ nextJobs }: Service): Markup {
  return html`<ol class="next" id="next-starts" data-live>
  ${nextJobs.map((settings, place) => {
    const { pages, queuedMs, runningMs, outcome } = settings;
    return html`<li id="next-${place + 1}">
  <p><strong>${place === 0 ? 'Next start' : 'Then'}:</strong> ${pages} pages,
    ${outcome} after ${seconds(queuedMs + runningMs)} ${remarks(settings)}</p>
</li>`;
  })}
</ol>`;
}

/** The publishings, the latest first. */
export function updateList({ updates }: Service): Markup {
  const latest = [...updates.values()].reverse().slice(0, MAX_JOBS);
  return html`<ol class="jobs agents" id="updates" data-live>
  ${latest.map(({ id, wire }) => {
    const { status, summary } = wire;
    return html`<li id="${id}" data-state="${status}">
  <p class="title"><code>${id}</code></p>
  ${stateLabel(status)}
  <p class="quiet">${summary}</p>
</li>`;
  })}
  ${latest.length === 0 ? html`<li id="no-updates" class="empty"><p>Nothing has been published yet.</p></li>` : ''}
</ol>`;
}

export function agentJobList({ agentJobs }: Service): Markup {
  return html`<ol class="jobs agents" id="agent-jobs" data-live>
  ${[...agentJobs.values()].map(agentJob)}
</ol>`;
}

function agentJob({ id, status, settings }: AgentJob, place: number): Markup {
  return html`<li id="agent-${place}" data-state="${status}">
  <p class="title"><code>${id}</code></p>
  ${stateLabel(status)}
  <p class="quiet">${agentJobEnd(settings)}</p>
</li>`;
}

const AGENT_OUTCOMES = { completed: 'Completes', failed: 'Fails', archived: 'Is archived' } as const;
const PULL_REQUESTS = {
  'at-once': ', with a pull request',
  late: ', with a pull request that appears later',
  none: ', without a pull request',
} as const;

function agentJobEnd({ outcome, pullRequest, activeMs }: AgentJobSettings): string {
  if (outcome === 'active') return 'Stays active.';
  const link = outcome === 'failed' ? '' : PULL_REQUESTS[pullRequest];
  const when = activeMs === 0 ? 'at the first request' : `${seconds(activeMs)} after the first request`;
  return `${AGENT_OUTCOMES[outcome]} ${when}${link}.`;
}

function stateLabel(status: string): Markup {
  return html`<p class="state ${status}">${status}</p>`;
}

/** What is unusual about a job. */
function remarks(settings: ExportJobSettings): Markup {
  const { unknownMs, bundleNotYetMs, urlLifetimeSeconds, bytesPerSecond, minimalResponses, faults } =
    settings;
  const { bundleFormat, bundleUrlInStatus, update } = settings;
  const unusual = [
    ...(unknownMs > 0 ? [`unknown for ${seconds(unknownMs)}`] : []),
    ...(minimalResponses ? ['minimal responses'] : []),
    ...(bundleNotYetMs > 0 ? [`no bundle for ${seconds(bundleNotYetMs)}`] : []),
    ...(urlLifetimeSeconds < 60 ? [`bundle URL expires after ${urlLifetimeSeconds} s`] : []),
    ...(bundleFormat === 'tar.gz' ? [] : [bundleFormat]),
    ...(bundleUrlInStatus ? ['bundle URL in the status'] : []),
    ...(bytesPerSecond === undefined ? [] : ['slow storage']),
    ...(update.outcome === 'failure' ? ['the publishing fails'] : []),
    ...new Set(faults.map(({ at }) => `fault: ${at}`)),
  ];
  return html`${unusual.map((remark) => html`<span class="remark">${remark}</span> `)}`;
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;
