/**
 * The lists that change while one looks at them. Each item has an id and always the same number of children, by which
 * the script finds what is new (`script.ts`).
 */
import { html } from 'hono/html';
import type { AgentJob } from '../agent-jobs.ts';
import type { ExportJob } from '../export-jobs.ts';
import type { Service } from '../service.ts';
import type { AgentJobSettings, ExportJobSettings } from '../settings.ts';
import type { Markup } from './frame.ts';

/** Older jobs are counted only. */
const MOST_JOBS = 20;

export function exportJobs({ exportJobs }: Service): Markup {
  const jobs = [...exportJobs.values()].reverse();
  const older = jobs.length - MOST_JOBS;
  return html`<ol class="jobs" id="export-jobs" data-live>
  ${jobs.slice(0, MOST_JOBS).map(exportJob)}
  ${jobs.length === 0 ? html`<li id="no-jobs" class="empty"><p>No job was started yet.</p></li>` : ''}
  ${older > 0 ? html`<li id="older" class="empty"><p>And ${older} older.</p></li>` : ''}
</ol>`;
}

function exportJob(job: ExportJob): Markup {
  const { id, status, progress, site, createdAt, pageCount, settings } = job;
  const pages = Math.floor((pageCount * progress) / 100);
  return html`<li id="${id}" data-state="${status}">
  <p class="title"><strong>${site.domain}</strong> <span class="quiet">${site.version}</span></p>
  ${state(status)}
  <p class="quiet"><code>${id}</code> · started ${time(createdAt)} UTC ${remarks(settings)}</p>
  <progress class="${status}" max="100" value="${progress}" aria-label="Progress of ${id}">${progress} %</progress>
  <p class="figures">${pages} of ${pageCount} pages <span class="quiet">· ${progress} %</span></p>
  <p class="end">${endOf(job, status)}</p>
</li>`;
}

function endOf(job: ExportJob, status: ExportJob['status']): Markup | string {
  if (status === 'failed') return html`<span class="failed">${job.settings.error}</span>`;
  if (!job.hasSite) return '';
  return html`<a href="/emulator/sites/${job.id}/">Browse the site<span class="hidden"> of ${job.id}</span></a>`;
}

/** Settings that the starts to come will get. */
export function nextStarts({ nextJobs }: Service): Markup {
  return html`<ol class="next" id="next-starts" data-live>
  ${nextJobs.map((settings, place) => {
    const { pages, queuedMs, runningMs, outcome } = settings;
    const end = outcome === 'failed' ? 'then fails' : 'then is complete';
    return html`<li id="next-${place + 1}">
  <p><strong>${place === 0 ? 'The next start' : 'Then'}:</strong> a site of ${pages} pages, takes
    ${seconds(queuedMs + runningMs)}, ${end} ${remarks(settings)}</p>
</li>`;
  })}
</ol>`;
}

export function agentJobs({ agentJobs }: Service): Markup {
  return html`<ol class="jobs agents" id="agent-jobs" data-live>
  ${[...agentJobs.values()].map(agentJob)}
</ol>`;
}

function agentJob({ id, status, settings }: AgentJob, place: number): Markup {
  return html`<li id="agent-${place}" data-state="${status}">
  <p class="title"><code>${id}</code></p>
  ${state(status)}
  <p class="quiet">${agentJobEnd(settings)}</p>
</li>`;
}

const AGENT_JOB_END = {
  completed: 'Completes',
  failed: 'Fails',
  archived: 'Is archived',
  active: 'Stays active',
} as const;

const PULL_REQUEST = {
  'at-once': ', with a pull request',
  late: ', with a pull request that comes late',
  none: ', without a pull request',
} as const;

function agentJobEnd({ outcome, pullRequest, activeMs }: AgentJobSettings): string {
  if (outcome === 'active') return `${AGENT_JOB_END[outcome]}.`;
  const link = outcome === 'failed' ? '' : PULL_REQUEST[pullRequest];
  const when = activeMs === 0 ? 'from the first look on' : `${seconds(activeMs)} after the first look`;
  return `${AGENT_JOB_END[outcome]} ${when}${link}.`;
}

function state(status: string): Markup {
  return html`<p class="state ${status}">${status}</p>`;
}

/** What is unusual about a job. */
function remarks(settings: ExportJobSettings): Markup {
  const { unknownMs, bundleNotYetMs, linkLifetimeSeconds, bytesPerSecond, tellsLittle, faults } = settings;
  const unusual = [
    ...(unknownMs > 0 ? [`unknown for ${seconds(unknownMs)}`] : []),
    ...(tellsLittle ? ['tells little'] : []),
    ...(bundleNotYetMs > 0 ? [`no bundle for ${seconds(bundleNotYetMs)}`] : []),
    ...(linkLifetimeSeconds < 60 ? [`links end after ${linkLifetimeSeconds} s`] : []),
    ...(bytesPerSecond === undefined ? [] : ['slow storage']),
    ...new Set(faults.map(({ at }) => `fault at ${at}`)),
  ];
  return html`${unusual.map((remark) => html`<span class="remark">${remark}</span> `)}`;
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

function time(at: number): Markup {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(11, 19)}</time>`;
}
