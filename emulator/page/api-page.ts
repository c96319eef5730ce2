/** The API as a page: a command for each operation, and the text of its description. */
import { html } from 'hono/html';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from '../agent-jobs.ts';
import { ADMIN_KEY } from '../keys.ts';
import { readProjectFile } from '../project-files.ts';
import { copyableLines, type Markup, pageDocument } from './frame.ts';

const PROMPT = '{"prompt":"Add a page about alerts."}';

/** One for each operation of the description; a test compares the two. */
const COMMANDS: readonly (readonly [summary: string, method: string, path: string, body?: string])[] = [
  ['Start an export job', 'POST', '/v1/static-export/jobs', '{"domain":"DOMAIN"}'],
  ['Get the state of an export job', 'GET', '/v1/static-export/jobs/JOB_ID'],
  ['Create a bundle URL of a completed job', 'POST', '/v1/static-export/jobs/JOB_ID/bundle'],
  ['Start an export job of a project', 'POST', `/v1/static-export/${PROJECT_ID}/jobs`],
  ['Get the state of an export job of a project', 'GET', `/v1/static-export/${PROJECT_ID}/jobs/JOB_ID`],
  ['Publish the latest content of a project', 'POST', `/v1/project/update/${PROJECT_ID}`],
  ['Get the state of the publishing', 'GET', '/v1/project/update-status/STATUS_ID'],
  ['Create an agent job', 'POST', `/v2/agent/${PROJECT_ID}/job`, PROMPT],
  [
    'Send a follow-up message to an agent job',
    'POST',
    `/v2/agent/${PROJECT_ID}/job/${DEFAULT_AGENT_JOB_ID}/message`,
    PROMPT,
  ],
  ['Get the state of an agent job', 'GET', `/v2/agent/${PROJECT_ID}/job/${DEFAULT_AGENT_JOB_ID}`],
];

/**
 * @param api base address of the commands
 * @param domain of a site that can be exported
 */
export function apiPage(api: string, domain: string): Markup {
  return pageDocument(
    '/emulator/api',
    'API · Emulator of the documentation service',
    html`
<div class="intro">
  <h1>API</h1>
  <p class="lead">One command for each operation. <code>JOB_ID</code> and <code>STATUS_ID</code> stand for the <code>jobId</code> and the <code>statusId</code> of a start.</p>
</div>
${COMMANDS.map(([summary, method, path, body], at) =>
  copyableLines(
    `command-${at + 1}`,
    `the command: ${summary}`,
    summary,
    curl(api + path, method, body?.replace('DOMAIN', domain)),
  ),
)}
<section aria-labelledby="description">
  <h2 id="description">Description</h2>
  <p>The operations, their fields and their responses, as <a href="/emulator/openapi.yaml">OpenAPI (YAML)</a>.</p>
  <pre class="description" tabindex="0" role="region" aria-label="Text of the description"><code>${readProjectFile('api/openapi.yaml')}</code></pre>
</section>`,
  );
}

function curl(url: string, method: string, body: string | undefined): string {
  const lines = [`curl -X ${method} ${url}`, `-H 'Authorization: Bearer ${ADMIN_KEY}'`];
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d '${body}'`);
  return lines.join(' \\\n  ');
}
