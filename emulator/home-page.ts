/** The page that a browser shows at the emulator's address: what it is, how to reach it, and its jobs. */
import { html, raw } from 'hono/html';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from './agent-jobs.ts';
import { KEYS } from './keys.ts';
import type { Service } from './service.ts';

export function homePage(service: Service, { api, storage }: { api: string; storage: string }) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Static export emulator</title>
    <style>${raw(STYLES)}</style>
  </head>
  <body>
    <header>
      <h1>Static export emulator</h1>
      <p>
        Stands in for the admin API of a hosted documentation platform: export jobs, presigned links, agent jobs.
        Nothing here leaves this machine.
      </p>
    </header>
    <main id="live">${exportJobs(service)} ${agentJobs(service)}</main>
    <section>
      <h2>Connect</h2>
      <dl>
        <dt>API (<code>base-url</code>)</dt><dd><code>${api}</code></dd>
        <dt>Storage of the links</dt><dd><code>${storage}</code></dd>
        <dt>Agent job to wait for</dt><dd><code>${PROJECT_ID}</code> / <code>${DEFAULT_AGENT_JOB_ID}</code></dd>
      </dl>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="keys">
        <table>
          <caption id="keys">Keys</caption>
          <thead><tr><th scope="col">Key</th><th scope="col">What it is for</th></tr></thead>
          <tbody>
            ${KEYS.map(({ key, about }) => html`<tr><td><code>${key}</code></td><td>${about}</td></tr>`)}
          </tbody>
        </table>
      </div>
    </section>
    <script>${raw(REFRESH)}</script>
  </body>
</html>`;
}

function exportJobs(service: Service) {
  const jobs = [...service.exportJobs.values()].reverse().slice(0, MOST_JOBS);
  if (jobs.length === 0)
    return html`<section><h2>Export jobs</h2><p class="empty">No job was started yet.</p></section>`;
  return html`<section>
  <h2>Export jobs <span class="count">${service.exportJobs.size}</span></h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Export jobs">
    <table>
      <thead>
        <tr>
          <th scope="col">Job</th><th scope="col">Site</th><th scope="col">State</th>
          <th scope="col">Progress</th><th scope="col" class="number">Pages</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map((job) => {
          const { progress, status, pageCount, site } = job;
          return html`<tr>
            <td><code>${job.id}</code></td>
            <td>${site.domain} <span class="quiet">${site.version}</span></td>
            <td><span class="state ${status}">${status}</span></td>
            <td><progress max="100" value="${progress}" aria-label="Progress of ${job.id}"></progress> ${progress} %</td>
            <td class="number">${pageCount}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>
</section>`;
}

function agentJobs(service: Service) {
  return html`<section>
  <h2>Agent jobs <span class="count">${service.agentJobs.size}</span></h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Agent jobs">
    <table>
      <thead><tr><th scope="col">Job</th><th scope="col">State</th></tr></thead>
      <tbody>
        ${[...service.agentJobs.values()].map(
          ({ id, status }) =>
            html`<tr><td><code>${id}</code></td><td><span class="state ${status}">${status}</span></td></tr>`,
        )}
      </tbody>
    </table>
  </div>
</section>`;
}

const MOST_JOBS = 50;

const REFRESH = `
setInterval(async () => {
  const page = await fetch('/').then((answer) => answer.text(), () => undefined);
  const live = page && new DOMParser().parseFromString(page, 'text/html').getElementById('live');
  if (live) document.getElementById('live').replaceWith(live);
}, 1000);`;

const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d8dee4, #30363d); --quiet: light-dark(#57606a, #9198a1);
  --back: light-dark(#f6f8fa, #151b23); --good: light-dark(#116329, #3fb950); --bad: light-dark(#a40e26, #ff7b72);
  --busy: light-dark(#0550ae, #79c0ff); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
header p, .quiet, .empty { color: var(--quiet); } header p { margin: .25rem 0 0; max-width: 44rem; }
code { font: .9em ui-monospace, monospace; }
.count { font-weight: normal; color: var(--quiet); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; padding: .5rem .75rem; color: var(--quiet); }
th, td { text-align: left; padding: .5rem .75rem; white-space: nowrap; } th { font-weight: 600; background: var(--back); }
tbody tr, caption + thead tr { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; } dt { color: var(--quiet); } dd { margin: 0; }
progress { width: 8rem; vertical-align: middle; accent-color: var(--busy); }
.state { font-weight: 600; color: var(--busy); } .completed { color: var(--good); } .failed { color: var(--bad); }
.archived, .queued { color: var(--quiet); }
`;
