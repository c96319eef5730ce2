/** The operations of the service in messages: their names, and the hints if the service refuses one. */

/** Why the service may refuse a key with one of these statuses. */
interface Cause {
  readonly text: string;
  /** The two APIs differ: by project, "static export is not enabled" is a 401, and by domain a 403. */
  readonly statuses: readonly (401 | 403)[];
}

const KEY_NOT_ACCEPTED: Cause = {
  text: 'the key is wrong or has expired (by default, API keys expire after 90 days)',
  statuses: [401],
};

const NO_STATIC_EXPORT: Cause = {
  text: 'static export is not enabled for this project (it requires an Enterprise plan: ask your contact at the vendor to enable it)',
  statuses: [401, 403],
};

/** Whether the service's own text is about static export. Then another key changes nothing. */
const SPEAKS_OF_STATIC_EXPORT = /\bstatic[- ]exports?\b/i;

const NO_WRITE_SCOPE: Cause = { text: 'the key lacks the `write` scope', statuses: [403] };

const IP_ALLOW_LIST: Cause = {
  text: 'the key has an IP allow list without this runner (standard GitHub-hosted runners have no fixed IP address)',
  statuses: [403],
};

const NO_AGENT: Cause = { text: 'the key or your plan does not allow agent jobs', statuses: [401, 403] };

interface OperationRow {
  /** The name of the operation in messages. */
  readonly name: string;
  /** Whether the request gets a fresh connection. A failure then shows whether the request may be sent again. */
  readonly needsFreshConnection?: boolean;
  /** Returns the hint for 400. `sent` is the body of the request. */
  readonly badRequest?: (sent: object) => string;
  /** The causes of 401 and 403. */
  readonly causes: readonly Cause[];
  /** Hints for 404 and 429. */
  readonly notFound: string;
  readonly rateLimited?: string;
}

const EXPORT_START = {
  name: 'Starting the export',
  needsFreshConnection: true,
  causes: [KEY_NOT_ACCEPTED, NO_STATIC_EXPORT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
};

const START_LATER =
  'Run the workflow again later, and export less often; to create a fresh URL for an existing job, set `job-id`, which ' +
  'starts nothing.';

const PROJECT_NOT_FOUND =
  'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';

const EXPORT_CHECK = {
  name: 'Checking the job',
  causes: [KEY_NOT_ACCEPTED, NO_STATIC_EXPORT, IP_ALLOW_LIST],
  notFound:
    'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
    '`project-id` needs the same `project-id` to resume it, and one that was started with `domain` needs none. To start a ' +
    'new export, leave `job-id` empty.',
};

const AGENT_PROMPT = {
  needsFreshConnection: true,
  badRequest: () =>
    'Agent jobs need a project that is connected to GitHub, and credits: each takes about 115. Look at both in the ' +
    'dashboard, and check `project-id` and `prompt`.',
  causes: [KEY_NOT_ACCEPTED, NO_AGENT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
  rateLimited:
    'The service allows 100 agent jobs and messages an hour for a project. Run the workflow again later.',
};

const AGENT_JOB_NOT_FOUND =
  'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
  'to the organization of the project.';

const ROWS = {
  startExportJob: {
    ...EXPORT_START,
    rateLimited: `The service limits how often an export starts. ${START_LATER}`,
    badRequest: () =>
      'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
      'line, without the host name) and `version`.',
    notFound:
      'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
      'the API keys page of the dashboard. If `base-url` is set, also check it: the address of the API without `/v1`.',
  },
  startProjectExportJob: {
    ...EXPORT_START,
    rateLimited: `The service allows ten starts of an export an hour for the organization. ${START_LATER}`,
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
    causes: [KEY_NOT_ACCEPTED, NO_WRITE_SCOPE, IP_ALLOW_LIST],
    notFound: PROJECT_NOT_FOUND,
  },
  getUpdate: {
    name: 'Checking the publish run',
    causes: [KEY_NOT_ACCEPTED, IP_ALLOW_LIST],
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
    causes: [KEY_NOT_ACCEPTED, NO_AGENT, IP_ALLOW_LIST],
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

const HAS_PROBLEMS = 'is having problems. Run the workflow again later.';

/** A response other than 2xx. */
export interface Refusal {
  readonly status: number;
  /** Whether it explains itself in the service's own JSON. Anything else may be of a proxy or a firewall. */
  readonly isOfService: boolean;
  /** The sender's own explanation, or empty. Undefined for a web page, or another body that cannot be one. */
  readonly said: string | undefined;
  /** The body of the request. */
  readonly sent: object;
}

/** Returns undefined if there is no useful hint. The service explains most refusals in JSON. */
export function hintForStatus(operation: ApiOperation, refusal: Refusal): string | undefined {
  const { status, isOfService, said } = refusal;
  if (status < 400) return NOT_THE_API;
  if (status >= 500)
    return `${isOfService ? 'The service' : 'The service, or a server in front of it,'} ${HAS_PROBLEMS}`;
  const hint = hintOfService(operation, refusal);
  if (isOfService) return hint;
  // The vendor describes these without a text. Any other refusal has one.
  const mayBeOfService = [400, 404, 429].includes(status) && said !== undefined && hint !== undefined;
  return mayBeOfService ? `${hint} ${NOT_THE_SERVICE}` : NOT_THE_SERVICE;
}

/** The hint for what the service itself sent. */
function hintOfService(operation: ApiOperation, { status, said = '', sent }: Refusal): string | undefined {
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

const CREATE_KEY =
  'create a new admin API key on the API keys page of the organization settings, and update the secret that `api-key` reads';

const NEW_KEY = `If the key is the cause, ${CREATE_KEY}: a key cannot be changed.`;

/** For a 401 after the service has accepted the key in the same run. */
export const KEY_REVOKED = `The service has accepted this key earlier in this run, so it has expired or was revoked since. To continue, ${CREATE_KEY}.`;

/** Lists the causes of a status. The service's own words stand before them. */
function possibleCauses(causes: readonly Cause[], status: 401 | 403, said: string): string {
  if (causes.includes(NO_STATIC_EXPORT) && SPEAKS_OF_STATIC_EXPORT.test(said)) {
    return `The most likely cause: ${NO_STATIC_EXPORT.text}.`;
  }
  const texts = causes.flatMap(({ statuses, text }) => (statuses.includes(status) ? [text] : []));
  const listed = [...texts.slice(0, -2), texts.slice(-2).join('; or ')].join('; ');
  return `Possible ${texts.length === 1 ? 'cause' : 'causes'}: ${listed}. ${NEW_KEY}`;
}
