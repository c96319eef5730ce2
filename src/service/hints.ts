/** How to fix what the service refused: one text for each status, and for each operation that needs its own. */
import type { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-error.ts';
import type { Operation } from './service-error.ts';

const KEY_NOT_ACCEPTED =
  'The key is wrong or has expired: API keys expire after 90 days by default. Create a new admin API key on the API keys ' +
  'page of the organization settings (it begins with `mint_`, not with `mint_dsc_` or `mint_us_`), and update the secret ' +
  'that `api-key` reads.';

/** Why a request may be forbidden, and the words in the service's own text that indicate this cause. */
interface Cause {
  readonly text: string;
  readonly words: RegExp;
  /** Listed only if the service names it. */
  readonly isRare?: true;
}

const IP_ALLOW_LIST: Cause = {
  text: 'the key has an IP allow list that does not include this runner (GitHub-hosted runners have no fixed IP address)',
  words: /\bIP\b|\baddress\b|allow-?\s?list/i,
};

const HAS_AUTHENTICATION: Cause = {
  text: 'the site has authentication enabled, and the service does not export such sites',
  words: /authenticat(?:ion|ed)|\blog-?\s?in\b|\bsign-?\s?in\b|\bSSO\b/i,
  isRare: true,
};

const NO_STATIC_EXPORT: Cause = {
  text: 'static export is not enabled for this deployment (it is a private beta that requires an Enterprise agreement: ask your contact at the vendor)',
  words: /enabled|beta|\bplan\b|enterprise|static export/i,
};

const NO_WRITE_SCOPE: Cause = {
  text: 'the key lacks the `write` scope',
  words: /scope|permission|read-?only|\bwrite\b/i,
};

const NO_AGENT: Cause = {
  text: 'the key or your plan does not allow agent jobs',
  words: /agent|\bplan\b|enterprise/i,
};

const READ_EXPORT = [NO_STATIC_EXPORT, IP_ALLOW_LIST];
const WRITE_EXPORT = [HAS_AUTHENTICATION, NO_STATIC_EXPORT, NO_WRITE_SCOPE, IP_ALLOW_LIST];
const READ_AGENT = [NO_AGENT, IP_ALLOW_LIST];
const WRITE_AGENT = [NO_AGENT, NO_WRITE_SCOPE, IP_ALLOW_LIST];

const NOT_ALLOWED: Readonly<Record<Operation, readonly Cause[]>> = {
  startExportJob: WRITE_EXPORT,
  startProjectExportJob: WRITE_EXPORT,
  getExportJob: READ_EXPORT,
  getProjectExportJob: READ_EXPORT,
  makeBundle: WRITE_EXPORT,
  startUpdate: [NO_WRITE_SCOPE, IP_ALLOW_LIST],
  getUpdate: [IP_ALLOW_LIST],
  createAgentJob: WRITE_AGENT,
  sendAgentMessage: WRITE_AGENT,
  getAgentJob: READ_AGENT,
};

const DOMAIN_OR_PATHS =
  'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
  'line, without the host name) and `version`.';

const BASE_PATH =
  'Check `base-path`: the service decides which paths exist, such as `/docs` and `/documentation`. Without it, the service ' +
  'uses the path that is configured for the project.';

const START_NOT_FOUND =
  'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
  'the API keys page of the dashboard. If `base-url` is set, check it too: the address of the API without `/v1`.';

const PROJECT_NOT_FOUND =
  'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of ' +
  'the project. If the service does not have the project-scoped API yet, set `domain` in place of `project-id`.';

const JOB_NOT_FOUND =
  'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
  '`project-id` needs the same `project-id` to resume it. To start a new export, leave `job-id` empty.';

const PROJECT_JOB_NOT_FOUND =
  'Check `job-id` and `project-id`, and that `api-key` belongs to the organization of the project. A job that was ' +
  'started with `domain` is resumed without `project-id`. To start a new export, leave `job-id` empty.';

const PUBLISHING_NOT_FOUND =
  'Check `project-id`, and that `api-key` belongs to the organization of the project. Nothing was exported.';

const AGENT_PROJECT_NOT_FOUND =
  'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';

const AGENT_JOB_NOT_FOUND =
  'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
  'to the organization of the project.';

const START_RATE_LIMITED =
  'The service allows ten starts of an export an hour for the organization. Run the workflow again later, and export ' +
  'less often; to create a fresh URL for an existing job, set `job-id`, which starts nothing.';

const AGENT_RATE_LIMITED =
  'The service allows 100 agent jobs and messages an hour for a project. Run the workflow again later.';

const RATE_LIMITED =
  'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';

const NOT_THE_API =
  'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
  'that address only.';

const SERVICE_UNAVAILABLE = 'The service is having problems. Run the workflow again later.';

const NOT_FOUND: Readonly<Record<Operation, string>> = {
  startExportJob: START_NOT_FOUND,
  startProjectExportJob: PROJECT_NOT_FOUND,
  getExportJob: JOB_NOT_FOUND,
  getProjectExportJob: PROJECT_JOB_NOT_FOUND,
  makeBundle: JOB_NOT_FOUND,
  startUpdate: PUBLISHING_NOT_FOUND,
  getUpdate: PUBLISHING_NOT_FOUND,
  createAgentJob: AGENT_PROJECT_NOT_FOUND,
  sendAgentMessage: AGENT_JOB_NOT_FOUND,
  getAgentJob: AGENT_JOB_NOT_FOUND,
};

/**
 * @param reason the service's own explanation, if there is one
 * @returns undefined if there is no useful hint
 */
export function hintForStatus(operation: Operation, status: number, reason: string): string | undefined {
  if (status === 401) return KEY_NOT_ACCEPTED;
  if (status === 403) return possibleCauses(NOT_ALLOWED[operation], reason);
  if (status === 404) return NOT_FOUND[operation];
  if (status === 400 && operation === 'startExportJob') return DOMAIN_OR_PATHS;
  if (status === 400 && operation === 'startProjectExportJob') return BASE_PATH;
  if (status === 429) return RATE_LIMITS[operation] ?? RATE_LIMITED;
  if (status >= 300 && status < 400) return NOT_THE_API;
  if (status >= 500) return SERVICE_UNAVAILABLE;
  return undefined;
}

const RATE_LIMITS: Readonly<Partial<Record<Operation, string>>> = {
  startExportJob: START_RATE_LIMITED,
  startProjectExportJob: START_RATE_LIMITED,
  createAgentJob: AGENT_RATE_LIMITED,
  sendAgentMessage: AGENT_RATE_LIMITED,
};

const KEYS_ARE_FIXED =
  'The scopes, the IP allow list, and the expiry of a key cannot be changed: if the key is the cause, create a new one.';

/** Lists the cause that the service names first. */
function possibleCauses(causes: readonly Cause[], reason: string): string {
  const named = causes.find(({ words }) => words.test(reason));
  const others = causes.filter((cause) => cause !== named && !cause.isRare).map(({ text }) => text);
  const listed =
    others.length < 2 ? others.join('') : `${others.slice(0, -1).join('; ')}; or ${others.at(-1)}`;
  if (named === undefined) {
    return `Possible ${others.length === 1 ? 'cause' : 'causes'}: ${listed}. ${KEYS_ARE_FIXED}`;
  }
  const also = others.length === 0 ? '' : ` Otherwise: ${listed}.`;
  return `The most likely cause: ${named.text}.${also} ${KEYS_ARE_FIXED}`;
}

/** The hint for a 2xx response that is not from the service. */
export const MALFORMED_RESPONSE_HINT =
  'Something other than the service may have responded. Check `base-url`, and whether a proxy is in between.';

const NOT_REACHED =
  'Check `base-url`, and that the runner can reach it. Behind a proxy, set `https_proxy` for the job, such as ' +
  '`http://user:password@host:port`. Write a `%` in the password as `%25`: a proxy address that cannot be parsed is ' +
  'ignored.';

export function hintForConnection(error: ConnectionError): string | undefined {
  return connectionHint(error) ?? (error.neverSent ? NOT_REACHED : undefined);
}
