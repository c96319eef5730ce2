/** The page that a browser shows at the emulator's address: how to connect, its jobs, a form to start one, and its requests. */
import { html } from 'hono/html';
import { isSecureUrl } from '../../src/values/url.ts';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from '../jobs/agent-jobs.ts';
import type { Service } from '../jobs/service.ts';
import { ADMIN_KEY, KEYS } from '../settings/keys.ts';
import { type ExportFormFields, exportForm } from './export-form.ts';
import { copyableLines, copyableValue, type Markup, pageDocument } from './frame.ts';
import { agentJobList, exportJobLists, nextJobList, requestTable, updateList } from './job-lists.ts';

/** The addresses at which the emulator can be reached. */
export interface Addresses {
  readonly api: string;
  readonly storage: string;
  /** Who else can reach the emulator; undefined if nobody else can. */
  readonly exposure: string | undefined;
}

/** A form that was submitted and refused. */
export interface RefusedForm {
  readonly fields: ExportFormFields;
  readonly problem: string;
}

/** The actions, as a workflow names them. */
const ACTION = 'your-organization/static-export-action';

export function homePage(service: Service, addresses: Addresses, refused?: RefusedForm): Markup {
  return pageDocument(html`
<div class="intro">
  <h1>Emulator of the documentation service</h1>
  <p class="lead">
    Export jobs, bundle URLs, publish runs, and agent jobs: try a workflow without a plan and without a key.
    ${addresses.exposure ?? 'Nothing leaves this machine.'}
  </p>
</div>
<div class="columns even">
  <section aria-labelledby="connect">
    <h2 id="connect">Connect</h2>
    <dl class="facts">
      ${fact('API key', 'the API key', 'api-key', ADMIN_KEY)}
      ${fact('API', 'the address of the API', 'base-url', addresses.api)}
      ${fact('Domain', 'the domain', 'domain', service.domain)}
      ${fact('Project', 'the project ID', 'project-id', PROJECT_ID)}
      ${fact('Agent job', 'the agent job ID', 'agent-job-id', DEFAULT_AGENT_JOB_ID)}
    </dl>
    <p class="hint">${service.domainNote}</p>
    <details>
      <summary>Keys that the service refuses</summary>
      <dl class="facts">
        ${KEYS.filter(({ key }) => key !== ADMIN_KEY).map(
          ({ key, about }) => html`<div><dt>${about}</dt><dd><code>${key}</code></dd></div>`,
        )}
      </dl>
    </details>
  </section>
  <section aria-labelledby="workflow">
    <h2 id="workflow">In a workflow</h2>
    ${copyableLines('step-here', 'the step', 'On a runner of this machine:', step(ADMIN_KEY, addresses.api, service.domain))}
    ${isSecureUrl(new URL(addresses.api)) ? '' : NOT_ACCEPTED}
    <details>
      <summary>On a GitHub-hosted runner</summary>
      ${copyableLines('steps-there', 'the steps', 'With an emulator of its own:', STEPS_THERE)}
    </details>
  </section>
</div>
<div class="columns">
  <section aria-labelledby="exports">
    <div class="heading">
      <h2 id="exports">Export jobs</h2>
      <form method="post" action="/emulator/reset"><button class="small" aria-describedby="reset">Reset</button></form>
    </div>
    <p class="hint" id="reset">Reset removes all jobs, requests, and settings for next starts. It keeps the addresses, the keys, and the settings that the emulator was started with.</p>
    ${nextJobList(service)}
    ${exportJobLists(service)}
  </section>
  ${exportForm(service.domain, refused?.fields ?? service.filledIn, refused?.problem)}
</div>
<section aria-labelledby="log">
  <h2 id="log">Requests</h2>
  ${requestTable(service)}
  <p class="hint">The last 50, to the API and to the storage at <code>${addresses.storage}</code>. Times are in UTC.</p>
</section>
<div class="columns even">
  ${updateList(service)}
  ${agentJobList(service)}
</div>`);
}

function fact(name: string, what: string, id: string, text: string): Markup {
  return html`<div><dt>${name}</dt><dd>${copyableValue(id, what, text)}</dd></div>`;
}

/** Returns a workflow step that exports with these values. */
function step(apiKey: string, baseUrl: string, domain: string): string {
  return `- uses: ${ACTION}@v1
  id: export
  with:
    api-key: ${apiKey}
    base-url: ${baseUrl}
    domain: ${domain}
    poll-interval: 2s
    extract: true
    require-files: index.html`;
}

const NOT_ACCEPTED = html`<p class="hint" id="not-accepted">
      The actions refuse this address: they accept <code>http://</code> only for the machine that they run on. From another
      machine, forward both ports with SSH, as emulator/README.md shows.
    </p>`;

const output = (name: string) => `\${{ steps.emulator.outputs.${name} }}`;
const STEPS_THERE = `- uses: ${ACTION}/emulator@v1
  id: emulator
${step(output('api-key'), output('base-url'), output('domain'))}`;
