/** How to mend what the service refused: one text for each status and each operation that needs its own. */

import type { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-hints.ts';
import type { Operation } from './service-error.ts';

const KEY_IS_NOT_ACCEPTED =
  'Keys made in the dashboard end after 90 days unless told otherwise. Make a new admin API key (it begins with ' +
  '`mint_`, not with `mint_dsc_` or `mint_us_`) on the API keys page of the organization settings, and put it ' +
  'into the secret that `api-key` reads.';

const NOT_ALLOWED_TO_READ =
  'Two things cause this: the plan has no static export (it needs an Enterprise plan), or the key has a list of ' +
  'allowed addresses and this runner is not on it (GitHub-hosted runners have no fixed address).';

const NOT_ALLOWED_TO_WRITE =
  'Three things cause this: the plan has no static export (it needs an Enterprise plan); the key lacks the `write` ' +
  'scope; or the key has a list of allowed addresses and this runner is not on it (GitHub-hosted runners have no ' +
  'fixed address).';

const AGENT_JOB_MAY_NOT_BE_READ =
  'Two things cause this: the key, or the plan that it belongs to, may not read agent jobs; or the key has a list of ' +
  'allowed addresses and this runner is not on it (GitHub-hosted runners have no fixed address).';

const DOMAIN_OR_PATH =
  'Check `domain` (the bare host name of the site, as the dashboard shows it) and, where they are set, `paths` (one ' +
  'page a line, without the host name) and `version`.';

const JOB_IS_UNKNOWN =
  'Check `job-id`, and that `api-key` is a key of the organization that started the job. To export anew, leave ' +
  '`job-id` empty.';

const AGENT_JOB_IS_UNKNOWN =
  'Check `project-id` and `job-id`, and that `api-key` is a key of the organization that the project belongs to.';

const ASKED_TOO_OFTEN =
  'The service limits how often it may be asked. Run fewer workflows at the same time, or use a longer ' +
  '`poll-interval`.';

const NOT_THE_API =
  'Check `base-url`: the address of the API without `/v1`. A redirect is not followed, since the key goes to that ' +
  'address only.';

const SERVICE_IN_TROUBLE = 'The service has trouble of its own. Run the workflow again later.';

const NOT_ALLOWED: Readonly<Record<Operation, string>> = {
  'Starting the export': NOT_ALLOWED_TO_WRITE,
  'Checking the job': NOT_ALLOWED_TO_READ,
  'Making the link': NOT_ALLOWED_TO_WRITE,
  'Checking the agent job': AGENT_JOB_MAY_NOT_BE_READ,
};

const NOT_FOUND: Readonly<Record<Operation, string>> = {
  'Starting the export': NOT_THE_API,
  'Checking the job': JOB_IS_UNKNOWN,
  'Making the link': JOB_IS_UNKNOWN,
  'Checking the agent job': AGENT_JOB_IS_UNKNOWN,
};

/** @returns undefined where nothing useful can be said */
export function hintForStatus(operation: Operation, status: number): string | undefined {
  if (status === 401) return KEY_IS_NOT_ACCEPTED;
  if (status === 403) return NOT_ALLOWED[operation];
  if (status === 404) return NOT_FOUND[operation];
  if (status === 400 && operation === 'Starting the export') return DOMAIN_OR_PATH;
  if (status === 429) return ASKED_TOO_OFTEN;
  if (status >= 300 && status < 400) return NOT_THE_API;
  if (status >= 500) return SERVICE_IN_TROUBLE;
  return undefined;
}

/** For a 2xx answer that is not the service's. */
export const MALFORMED_RESPONSE_HINT =
  'Something other than the service may have answered: check `base-url`, and whether a proxy stands in between.';

const NOT_REACHED =
  'Check `base-url` and whether the runner may reach it; behind a proxy set `https_proxy` for the job, as ' +
  '`http://user:password@host:port` with a `%` in the password as `%25`: an address that cannot be read is ignored.';

export function hintForConnection(error: ConnectionError): string | undefined {
  return connectionHint(error) ?? (error.neverSent ? NOT_REACHED : undefined);
}
