/** The operations of the service in messages: their names, and the hints if the service refuses one. */

/** Why the service may refuse a key with 401 or 403. */
interface Cause {
  readonly text: string;
  /** The words in the service's own text that indicate this cause, whatever the status. */
  readonly words: RegExp;
  /**
   * The statuses for which the cause is listed even if the service does not mention it. The two APIs differ: by
   * project, "static export is not enabled" is a 401, and by domain a 403.
   */
  readonly statuses: readonly (401 | 403)[];
  /** Whether the plan or the site is the cause. Then another key changes nothing. */
  readonly isNotOfKey?: true;
}

const KEY_NOT_ACCEPTED: Cause = {
  text: 'the key is wrong or has expired (by default, API keys expire after 90 days)',
  words:
    /^(?!.*(?:read-?only|\bscope|\bpermission)).*(?:\bkey\b|\btoken\b|credential|expired|\bauthorization\b)/i,
  statuses: [401],
};

const NO_STATIC_EXPORT: Cause = {
  text:
    'static export is not enabled for this project (it is not publicly available, and requires an Enterprise plan: ask your ' +
    'contact at the vendor, or its sales team, to enable it)',
  // A key may also be "disabled" or "not available". Then only a sentence about static export counts.
  words:
    /^(?!.*\b(?:key|token|header)\b).*\b(?:enabled?|disabled|available|included?|beta|plan|enterprise|sales|upgrade)\b|static[- ]exports?\b.*\b(?:access|allow|requires?|enabled?|disabled|available|included?|plan)|(?:access|allow|authorized|upgrade).*\bstatic[- ]export/i,
  statuses: [401, 403],
  isNotOfKey: true,
};

const NO_API_ACCESS: Cause = {
  text: 'your plan has no access to the API (ask your contact at the vendor)',
  words: /\bAPI access\b|\baccess to (?:the|this) API\b|\bplan\b.*\bAPI\b(?! key)|\bAPI\b(?! key).*\bplan\b/i,
  statuses: [401],
  isNotOfKey: true,
};

const NO_WRITE_SCOPE: Cause = {
  text: 'the key lacks the `write` scope',
  words: /\bscopes?\b|\bpermissions?\b|read-?only|\bwrite\b/i,
  statuses: [403],
};

const IP_ALLOW_LIST: Cause = {
  text: 'the key has an IP allow list that does not include this runner (standard GitHub-hosted runners have no fixed IP address)',
  words: /\bIP\b|\baddress\b|allow-?\s?list/i,
  statuses: [403],
};

const HAS_AUTHENTICATION: Cause = {
  text: 'the site has authentication enabled, and the service does not export such sites',
  words: /\bauthentication (?:is )?enabled|\b(?:with|has|have|uses?) (?:authentication|a log-?\s?in|SSO)\b/i,
  statuses: [],
  isNotOfKey: true,
};

const NO_AGENT_IN_PLAN: Cause = {
  text: 'your plan does not include agent jobs (ask your contact at the vendor)',
  words: /\bplan\b|enterprise|subscription/i,
  statuses: [],
  isNotOfKey: true,
};

const NO_AGENT: Cause = {
  text: 'the key or your plan does not allow agent jobs',
  words: /agent/i,
  statuses: [401, 403],
};

interface OperationRow {
  /** The name of the operation in messages. */
  readonly name: string;
  /** Whether the request gets a fresh connection. A failure then shows whether the request may be sent again. */
  readonly needsFreshConnection?: boolean;
  /** Returns the hint for 400. `sent` is the body of the request. */
  readonly badRequest?: (sent: object) => string;
  /** The causes of 401 and 403. If the service mentions several, the last of them is the most specific. */
  readonly causes: readonly Cause[];
  /** Hints for 404 and 429. */
  readonly notFound: string;
  readonly rateLimited?: string;
}

const EXPORT_START = {
  name: 'Starting the export',
  needsFreshConnection: true,
  causes: [
    KEY_NOT_ACCEPTED,
    NO_STATIC_EXPORT,
    NO_API_ACCESS,
    NO_WRITE_SCOPE,
    IP_ALLOW_LIST,
    HAS_AUTHENTICATION,
  ],
};

const PROJECT_NOT_FOUND =
  'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';

const EXPORT_CHECK = {
  name: 'Checking the job',
  causes: [KEY_NOT_ACCEPTED, NO_STATIC_EXPORT, NO_API_ACCESS, IP_ALLOW_LIST],
  notFound:
    'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
    '`project-id` needs the same `project-id` to resume it, and one that was started with `domain` needs none. To start a ' +
    'new export, leave `job-id` empty.',
};

const AGENT_PROMPT = {
  needsFreshConnection: true,
  causes: [KEY_NOT_ACCEPTED, NO_AGENT, NO_AGENT_IN_PLAN, NO_API_ACCESS, NO_WRITE_SCOPE, IP_ALLOW_LIST],
  rateLimited:
    'The service allows 100 agent jobs and messages an hour for a project. Run the workflow again later.',
};

const AGENT_JOB_NOT_FOUND =
  'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
  'to the organization of the project.';

const ROWS = {
  startExportJob: {
    ...EXPORT_START,
    badRequest: () =>
      'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
      'line, without the host name) and `version`.',
    notFound:
      'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
      'the API keys page of the dashboard. If `base-url` is set, also check it: the address of the API without `/v1`.',
  },
  startProjectExportJob: {
    ...EXPORT_START,
    rateLimited:
      'The service allows ten starts of an export an hour for the organization. Run the workflow again later, and export ' +
      'less often; to create a fresh URL for an existing job, set `job-id`, which starts nothing.',
    badRequest: (sent) =>
      'Check `project-id`, which is on the API keys page of the dashboard.' +
      // Without the input, the service uses the path that is configured for the project.
      ('basePath' in sent
        ? ' Also check `base-path`: the service decides which paths exist, such as `/docs` and `/documentation`.'
        : ''),
    notFound: `${PROJECT_NOT_FOUND} If the service does not have the project-scoped API yet, set \`domain\` in place of \`project-id\`.`,
  },
  getExportJob: EXPORT_CHECK,
  getProjectExportJob: EXPORT_CHECK,
  makeBundle: { ...EXPORT_CHECK, name: 'Creating the bundle URL', causes: EXPORT_START.causes },
  startUpdate: {
    name: 'Publishing the latest content',
    causes: [KEY_NOT_ACCEPTED, NO_API_ACCESS, NO_WRITE_SCOPE, IP_ALLOW_LIST],
    notFound: PROJECT_NOT_FOUND,
  },
  getUpdate: {
    name: 'Checking the publish run',
    causes: [KEY_NOT_ACCEPTED, NO_API_ACCESS, IP_ALLOW_LIST],
    notFound: PROJECT_NOT_FOUND,
  },
  createAgentJob: { ...AGENT_PROMPT, name: 'Creating the agent job', notFound: PROJECT_NOT_FOUND },
  sendAgentMessage: {
    ...AGENT_PROMPT,
    name: 'Sending the message to the agent job',
    notFound: AGENT_JOB_NOT_FOUND,
  },
  getAgentJob: {
    name: 'Checking the agent job',
    causes: [KEY_NOT_ACCEPTED, NO_AGENT, NO_AGENT_IN_PLAN, NO_API_ACCESS, IP_ALLOW_LIST],
    notFound: AGENT_JOB_NOT_FOUND,
  },
} satisfies Record<string, OperationRow>;

/** The name of an operation is its `operationId` in `api/openapi.yaml`. */
export type ApiOperation = keyof typeof ROWS;

export const API_OPERATIONS: Readonly<Record<ApiOperation, OperationRow>> = ROWS;

const RATE_LIMITED =
  'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';

const NOT_THE_API =
  'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
  'that address only.';

export const NOT_THE_SERVICE =
  'Something other than the service may have responded, such as a proxy, a firewall, or a web filter. Check `base-url`, and ' +
  'that the network of the runner allows requests to this host.';

const NO_LONGER_THE_SERVICE =
  'The service has responded before in this run, so something may now respond in its place, such as a firewall or a web ' +
  'filter. Check that the network of the runner allows requests to this host.';

const HAS_PROBLEMS = 'is having problems. Run the workflow again later.';

/** Who sent a response. The service explains an error in JSON. Other JSON, a sentence, or nothing is of an unknown sender. */
export type Sender = 'service' | 'other' | 'unknown';

/** A response other than 2xx. */
export interface Refusal {
  readonly status: number;
  readonly sender: Sender;
  /** The sender's own explanation, or empty. */
  readonly said: string;
  /** The body of the request. */
  readonly sent: object;
  /** Whether this address has responded as the service does before. */
  readonly isProven?: boolean;
}

/** Returns undefined if there is no useful hint. What another server sent is not explained as if the service did. */
export function hintForStatus(operation: ApiOperation, refusal: Refusal): string | undefined {
  const { status, sender, isProven } = refusal;
  const notTheService = isProven ? NO_LONGER_THE_SERVICE : NOT_THE_SERVICE;
  if (status < 400) return NOT_THE_API;
  if (status >= 500)
    return `${sender === 'service' ? 'The service' : 'The service, or a server in front of it,'} ${HAS_PROBLEMS}`;
  const hint = hintOfService(operation, refusal);
  if (sender === 'service') return hint;
  if (sender === 'other' || hint === undefined) return notTheService;
  // The vendor describes both without a body, and an ID that is not right is the likeliest cause.
  if (status === 400 || status === 404) return `${hint} ${notTheService}`;
  return `${notTheService} If it was the service: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;
}

/** The hint for what the service itself sent. */
function hintOfService(operation: ApiOperation, { status, said, sent }: Refusal): string | undefined {
  const { badRequest, causes, notFound, rateLimited } = API_OPERATIONS[operation];
  switch (status) {
    case 400:
      return badRequest?.(sent);
    case 401:
    case 403:
      return possibleCauses(causes, status, said);
    case 404:
      return notFound;
    case 429:
      return rateLimited ?? RATE_LIMITED;
    default:
      return undefined;
  }
}

const NEW_KEY =
  'If the key is the cause, create a new admin API key on the API keys page of the organization settings, and update the ' +
  'secret that `api-key` reads: the scopes, the IP allow list, and the expiry of a key cannot be changed.';

/**
 * Lists the causes of a status. If the service mentions a cause, whatever its status, that cause is the first, and the only
 * one if the key is not the cause. A text that mentions more than two is a list itself.
 */
function possibleCauses(causes: readonly Cause[], status: 401 | 403, said: string): string {
  const mentioned = causes.filter(({ words }) => words.test(said));
  const named = mentioned.length > 2 ? undefined : mentioned.at(-1);
  const usual = causes.filter((cause) => cause !== named && cause.statuses.includes(status));
  const others = usual.map(({ text }) => text);
  const listed = [...others.slice(0, -2), others.slice(-2).join('; or ')].join('; ');
  if (named === undefined)
    return `Possible ${others.length === 1 ? 'cause' : 'causes'}: ${listed}. ${NEW_KEY}`;
  if (named.isNotOfKey) return `The most likely cause: ${named.text}.`;
  const also = others.length === 0 ? '' : ` Otherwise: ${listed}.`;
  return `The most likely cause: ${named.text}.${also} ${NEW_KEY}`;
}
