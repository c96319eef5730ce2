/** The operations of the service in messages: their names, and the hints if the service refuses one. */

/** Why a request may be forbidden, and the words in the service's own text that indicate this cause. */
interface Cause {
  readonly text: string;
  readonly words: RegExp;
  /** Listed only if the service mentions it. */
  readonly isRare?: true;
}

const IP_ALLOW_LIST: Cause = {
  text: 'the key has an IP allow list that does not include this runner (standard GitHub-hosted runners have no fixed IP address)',
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

interface OperationRow {
  /** The name of the operation in messages. */
  readonly name: string;
  /** Whether the request gets a fresh connection. A failure then shows whether the request may be sent again. */
  readonly needsFreshConnection?: boolean;
  /** Hints for 400, 403, 404, and 429, if the operation needs its own. */
  readonly badRequest?: string;
  readonly forbidden: readonly Cause[];
  readonly notFound: string;
  readonly rateLimited?: string;
}

const EXPORT_START = {
  name: 'Starting the export',
  needsFreshConnection: true,
  forbidden: [HAS_AUTHENTICATION, NO_STATIC_EXPORT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
  rateLimited:
    'The service allows ten starts of an export an hour for the organization. Run the workflow again later, and export ' +
    'less often; to create a fresh URL for an existing job, set `job-id`, which starts nothing.',
};

const PROJECT_NOT_FOUND =
  'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';

const EXPORT_CHECK = {
  name: 'Checking the job',
  forbidden: [NO_STATIC_EXPORT, IP_ALLOW_LIST],
  notFound:
    'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
    '`project-id` needs the same `project-id` to resume it, and one that was started with `domain` needs none. To start a ' +
    'new export, leave `job-id` empty.',
};

const AGENT_PROMPT = {
  needsFreshConnection: true,
  forbidden: [NO_AGENT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
  rateLimited:
    'The service allows 100 agent jobs and messages an hour for a project. Run the workflow again later.',
};

const AGENT_JOB_NOT_FOUND =
  'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
  'to the organization of the project.';

const ROWS = {
  startExportJob: {
    ...EXPORT_START,
    badRequest:
      'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
      'line, without the host name) and `version`.',
    notFound:
      'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
      'the API keys page of the dashboard. If `base-url` is set, also check it: the address of the API without `/v1`.',
  },
  startProjectExportJob: {
    ...EXPORT_START,
    badRequest:
      'Check `base-path`: the service decides which paths exist, such as `/docs` and `/documentation`. Without it, the service ' +
      'uses the path that is configured for the project.',
    notFound: `${PROJECT_NOT_FOUND} If the service does not have the project-scoped API yet, set \`domain\` in place of \`project-id\`.`,
  },
  getExportJob: EXPORT_CHECK,
  getProjectExportJob: EXPORT_CHECK,
  makeBundle: { ...EXPORT_CHECK, name: 'Creating the bundle URL', forbidden: EXPORT_START.forbidden },
  startUpdate: {
    name: 'Publishing the latest content',
    forbidden: [NO_WRITE_SCOPE, IP_ALLOW_LIST],
    notFound: PROJECT_NOT_FOUND,
  },
  getUpdate: { name: 'Checking the publish run', forbidden: [IP_ALLOW_LIST], notFound: PROJECT_NOT_FOUND },
  createAgentJob: { ...AGENT_PROMPT, name: 'Creating the agent job', notFound: PROJECT_NOT_FOUND },
  sendAgentMessage: {
    ...AGENT_PROMPT,
    name: 'Sending the message to the agent job',
    notFound: AGENT_JOB_NOT_FOUND,
  },
  getAgentJob: {
    name: 'Checking the agent job',
    forbidden: [NO_AGENT, IP_ALLOW_LIST],
    notFound: AGENT_JOB_NOT_FOUND,
  },
} satisfies Record<string, OperationRow>;

/** The name of an operation is its `operationId` in `api/openapi.yaml`. */
export type ApiOperation = keyof typeof ROWS;

export const API_OPERATIONS: Readonly<Record<ApiOperation, OperationRow>> = ROWS;

const KEY_NOT_ACCEPTED =
  'The key is wrong or has expired: API keys expire after 90 days by default. Create a new admin API key on the API keys ' +
  'page of the organization settings (it begins with `mint_`, not with `mint_dsc_` or `mint_us_`), and update the secret ' +
  'that `api-key` reads.';

const RATE_LIMITED =
  'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';

const NOT_THE_API =
  'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
  'that address only.';

/** `reason` contains the service's own explanation, if there is one. Returns undefined if there is no useful hint. */
export function hintForStatus(operation: ApiOperation, status: number, reason: string): string | undefined {
  const { badRequest, forbidden, notFound, rateLimited } = API_OPERATIONS[operation];
  if (status < 400) return NOT_THE_API;
  if (status === 400) return badRequest;
  if (status === 401) return KEY_NOT_ACCEPTED;
  if (status === 403) return possibleCauses(forbidden, reason);
  if (status === 404) return notFound;
  if (status === 429) return rateLimited ?? RATE_LIMITED;
  return status >= 500 ? 'The service is having problems. Run the workflow again later.' : undefined;
}

const KEYS_ARE_FIXED =
  'The scopes, the IP allow list, and the expiry of a key cannot be changed: if the key is the cause, create a new one.';

/** Lists the causes. If the service mentions one, that cause is the first. */
function possibleCauses(causes: readonly Cause[], reason: string): string {
  const named = causes.find(({ words }) => words.test(reason));
  const others = causes.filter((cause) => cause !== named && !cause.isRare).map(({ text }) => text);
  const listed = [...others.slice(0, -2), others.slice(-2).join('; or ')].join('; ');
  if (named === undefined) {
    return `Possible ${others.length === 1 ? 'cause' : 'causes'}: ${listed}. ${KEYS_ARE_FIXED}`;
  }
  const also = others.length === 0 ? '' : ` Otherwise: ${listed}.`;
  return `The most likely cause: ${named.text}.${also} ${KEYS_ARE_FIXED}`;
}
