/** How to fix what the service refused: one text for each status, and for each operation that needs its own. */
import type { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-hints.ts';
import type { Operation } from './service-error.ts';

const KEY_NOT_ACCEPTED =
  'API keys expire after 90 days by default. Create a new admin API key on the API keys page of the organization ' +
  'settings (it begins with `mint_`, not with `mint_dsc_` or `mint_us_`), and update the secret that `api-key` reads.';

const IP_ALLOW_LIST =
  'the key has an IP allow list that does not include this runner (GitHub-hosted runners have no fixed IP address)';

const READ_NOT_ALLOWED = `There are two possible causes: your plan does not include static export (it requires an Enterprise plan); or ${IP_ALLOW_LIST}.`;

const WRITE_NOT_ALLOWED = `There are three possible causes: your plan does not include static export (it requires an Enterprise plan); the key lacks the \`write\` scope; or ${IP_ALLOW_LIST}.`;

const AGENT_JOB_NOT_ALLOWED = `There are two possible causes: the key or your plan does not allow reading agent jobs; or ${IP_ALLOW_LIST}.`;

const DOMAIN_OR_PATHS =
  'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
  'line, without the host name) and `version`.';

const JOB_NOT_FOUND =
  'Check `job-id`, and that `api-key` belongs to the organization that started the job. To start a new export, leave ' +
  '`job-id` empty.';

const AGENT_JOB_NOT_FOUND =
  'Check `project-id` and `job-id`, and that `api-key` belongs to the organization of the project.';

const RATE_LIMITED =
  'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';

const NOT_THE_API =
  'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
  'that address only.';

const SERVICE_UNAVAILABLE = 'The service is having problems. Run the workflow again later.';

const NOT_ALLOWED: Readonly<Record<Operation, string>> = {
  'Starting the export': WRITE_NOT_ALLOWED,
  'Checking the job': READ_NOT_ALLOWED,
  'Creating the bundle URL': WRITE_NOT_ALLOWED,
  'Checking the agent job': AGENT_JOB_NOT_ALLOWED,
};

const NOT_FOUND: Readonly<Record<Operation, string>> = {
  'Starting the export': NOT_THE_API,
  'Checking the job': JOB_NOT_FOUND,
  'Creating the bundle URL': JOB_NOT_FOUND,
  'Checking the agent job': AGENT_JOB_NOT_FOUND,
};

/** @returns undefined if there is nothing useful to say */
export function hintForStatus(operation: Operation, status: number): string | undefined {
  if (status === 401) return KEY_NOT_ACCEPTED;
  if (status === 403) return NOT_ALLOWED[operation];
  if (status === 404) return NOT_FOUND[operation];
  if (status === 400 && operation === 'Starting the export') return DOMAIN_OR_PATHS;
  if (status === 429) return RATE_LIMITED;
  if (status >= 300 && status < 400) return NOT_THE_API;
  if (status >= 500) return SERVICE_UNAVAILABLE;
  return undefined;
}

/** For a 2xx response that is not the service's. */
export const MALFORMED_RESPONSE_HINT =
  'Something other than the service may have responded. Check `base-url`, and whether a proxy is in between.';

const NOT_REACHED =
  'Check `base-url`, and that the runner can reach it. Behind a proxy, set `https_proxy` for the job, such as ' +
  '`http://user:password@host:port`. Write a `%` in the password as `%25`: a proxy address that cannot be parsed is ' +
  'ignored.';

export function hintForConnection(error: ConnectionError): string | undefined {
  return connectionHint(error) ?? (error.neverSent ? NOT_REACHED : undefined);
}
