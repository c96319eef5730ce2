"use strict";
exports.id = 241;
exports.ids = [241];
exports.modules = {

/***/ 2925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(369);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8010);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7056);
/* harmony import */ var _content_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1514);
/** Sends one request, reads the complete response as text, and interprets its status and `Retry-After`. */






/** Most responses of an API are far smaller; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;
/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers, and body: Node's own timeouts detect only silence, so a body
 * that arrives one byte at a time would never time out.
 *
 * @param maxBytes 1 MB by default; the rest of a larger body is not read
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
async function sendRequest(client, request, deadlineMs, maxBytes = MAX_BODY_BYTES) {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const response = await client.send({ ...request, signal });
        const body = await decoded(await read(response, maxBytes), response.headers, maxBytes);
        const text = body && new TextDecoder().decode(body);
        return {
            status: response.statusCode ?? 0,
            headers: response.headers,
            retryAfterMs: retryAfterMs(response.headers),
            text,
            json: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            const silence = `there was no complete response within ${deadlineMs / 1000} s`;
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ETIMEDOUT', silence, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R.from(error, request.url);
    }
}
/** @returns undefined if there is more than the limit */
async function read(source, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of source) {
        bytes += chunk.length;
        // Leaving the loop destroys the source, so the rest is not read.
        if (bytes > maxBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** Returns a body with an unknown encoding unchanged. An empty body may have the header as well. */
async function decoded(body, headers, maxBytes) {
    const decoders = (0,_content_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .decodersFor */ .B)(headers['content-encoding']) ?? [];
    if (!body?.length || decoders.length === 0)
        return body;
    return read((0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)([node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([body]), ...decoders], () => { }), maxBytes);
}
/** Describes a response other than 2xx in a sentence. `said` is the server's own explanation, or empty. */
function refusalText(server, status, said) {
    const shown = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanText */ .X5)(said);
    const what = `${server} responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return `${what}${shown && `: "${shown}"`}${/[.!?…]$/.test(shown) ? '' : '.'}`;
}
/** True for 408, 429, and 5xx (docs/reference.md, "Retry policy"). */
function isTransientStatus(status) {
    return status === 408 || status === 429 || status >= 500;
}
/**
 * Returns the milliseconds to wait from now on, according to a `Retry-After` header (RFC 9110, section 10.2.3).
 *
 * @param headers `retry-after` in seconds or as an HTTP date, and `date`
 * @param now the current time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative, or malformed; 0 for a date in the past
 */
function retryAfterMs(headers, now = Date.now()) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const time = Date.parse(value);
    // The clock of the runner may be slow: a date counts from the server's own time, if the response contains it.
    const sentAt = Date.parse(headers.date ?? '') || now;
    return Number.isNaN(time) ? undefined : Math.max(0, time - sentAt);
}


/***/ }),

/***/ 3981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ warnOfForm)
/* harmony export */ });
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4332);
/** Looks at the input `project-id`, which is copied by hand. */

/** The IDs of the service, as its staff describes them. Its template has `proj_...`, so another form is only a warning. */
const FORM = /^[0-9a-f]{24}$/i;
/** Warns of an ID with another form, before a request shows whether the service knows it. */
function warnOfForm(projectId) {
    if (projectId === undefined || FORM.test(projectId))
        return;
    (0,_runner_step_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logWarning */ .F)('Input `project-id` does not have the form of a project ID, which is 24 hex digits. If the service does not know it, ' +
        'copy the project ID from the API keys page of the dashboard.');
}


/***/ }),

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SERVICE_INPUTS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _values_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8288);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/** The inputs of every action that calls the service: the key, the address, the timing, and the summary. */



const SERVICE_INPUTS = {
    apiKey: { name: 'api-key', isRequired: true, isSecret: true, parse: parseApiKey },
    baseUrl: { name: 'base-url', default: 'https://api.mintlify.com', parse: parseBaseUrl },
    pollIntervalMs: { name: 'poll-interval', default: '10s', parse: parseInterval },
    maxAttempts: { name: 'max-attempts', default: '60', parse: (0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, 100_000) },
    summary: { name: 'summary', default: 'true', parse: _parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoolean */ .yG },
};
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** @returns milliseconds */
function parseInterval(input, value) {
    const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
    const fix = 'Use a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
        'seconds.';
    const ms = Number(number ?? Number.NaN) * UNIT_MS[(unit ?? 's')];
    if (ms >= 100 && ms <= UNIT_MS.h)
        return ms;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)}.`, fix);
}
const OTHER_KEY_FIX = 'Create an admin API key on the API keys page of the organization settings; it also begins with `mint_`, but not with ' +
    '`mint_dsc_` or `mint_us_`.';
/** What is wrong with a key that matches, and how to correct it. The first match decides. */
const KEY_PROBLEMS = [
    [
        /^$/,
        'is empty.',
        `Use an admin API key of the documentation platform; it begins with \`mint_\`. ${_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_SECRET */ .z4}`,
    ],
    [/^mint_dsc_/, 'is an assistant key (it begins with `mint_dsc_`), not an admin API key.', OTHER_KEY_FIX],
    [/^mint_us_/, 'is an index key (it begins with `mint_us_`), not an admin API key.', OTHER_KEY_FIX],
    [
        /^(?!mint_)/,
        'is not an admin API key: it does not begin with `mint_`.',
        `Pass the key of the documentation platform from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. Store the key ` +
            'only, without quotes and without `Bearer`.',
    ],
    [/[^\x21-\x7e]/, 'contains spaces or other characters that are not part of a key.', 'Copy the key again.'],
];
/** An admin API key. A key of another service must not be sent to this service, and no key is shown. */
function parseApiKey(input, value) {
    for (const [wrong, problem, fix] of KEY_PROBLEMS) {
        if (wrong.test(value))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, problem, fix);
    }
    return value;
}
/** Base address of the API: https, or http to this machine only. */
function parseBaseUrl(input, value) {
    const fix = 'Use the address of the API without `/v1`, such as `https://api.mintlify.com`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)}${what}`, fix);
    if (/\s/.test(value) || !URL.canParse(value))
        throw wrong(', which is not a URL.');
    const url = new URL(value);
    // The value is not shown, since the part before the @ may contain a password.
    if (url.username !== '' || url.password !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'contains a user name or password.', fix);
    if (!(0,_values_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecureUrl */ .z)(url)) {
        throw wrong(', which is not https: the key would be sent unencrypted. Only a loopback address may be http, such as ' +
            '`http://127.0.0.1:8080`.');
    }
    if (value.includes('?') || value.includes('#'))
        throw wrong(': it has a query or a fragment.');
    if (/\/v\d+\/?$/.test(url.pathname))
        throw wrong(': it ends with the version, which the action adds itself.');
    if (/\/v\d+\/(?:static-export|project|agent)(?:\/|$)/.test(url.pathname))
        throw wrong(': it contains the path of a request, which the action adds itself.');
    return url;
}


/***/ }),

/***/ 3032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   Z: () => (/* binding */ ICONS)
/* harmony export */ });
/** The icon of each outcome in the headline of a job summary. */
const ICONS = {
    completed: '✅',
    checked: '✅',
    started: '🚀',
    failed: '❌',
    'timed-out': '⏳',
    cancelled: '🚫',
    errored: '❌',
};
/** Returns what a headline adds, such as ` (unauthorized)`; empty if the outcome already says it. */
function reasonOf({ outcome, error }) {
    return error === undefined || error.code === outcome ? '' : ` (${error.code})`;
}


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ callApi)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2925);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(369);
/* harmony import */ var _operation_hints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1092);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2894);
/**
 * One call to the service's admin API: address, key, deadline, and the response decoded or turned into a
 * {@link ServiceError}. A call neither waits nor retries.
 *
 * Each function of this folder that returns a promise, except `pollJob`, sends one such request, and throws what
 * `callApi` throws. In their schemas, a field that the service promises must exist and be valid. Any other field is
 * ignored if it is not valid.
 */






/**
 * The default deadline. A lost response to a start or a prompt cannot be recovered, so it gets more time than a check.
 * The service may also pack the archive while it signs the URL.
 */
const DEADLINE_MS = 60_000;
/** Throws ServiceError unless the response is 2xx and matches the schema; the signal's reason when it aborts. */
async function callApi(api, call) {
    const { baseUrl, apiKey, client, signal } = api;
    const { operation, method, path, body, deadlineMs = DEADLINE_MS, maxBytes, schema, expected } = call;
    const request = {
        method,
        url: new URL(`${baseUrl.href.replace(/\/$/, '')}${path}`),
        headers: {
            ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
            Accept: 'application/json',
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
    };
    if (_operation_hints_js__WEBPACK_IMPORTED_MODULE_2__/* .API_OPERATIONS */ .wc[operation].needsFreshConnection)
        client.closeKept();
    let response;
    try {
        response = await (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .sendRequest */ .w$)(client, request, deadlineMs, maxBytes);
    }
    catch (error) {
        if (!(error instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R))
            throw error;
        throw new _service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(operation, { kind: 'connection', error }, error.at(baseUrl.host));
    }
    const { status, json, retryAfterMs } = response;
    if (status < 200 || status > 299) {
        const refusal = { status, ...senderOf(response), sent: body ?? {} };
        throw new _service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(operation, { kind: 'http-status', retryAfterMs, ...refusal }, describeRefusal(refusal, response));
    }
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(schema, json);
    if (parsed.success)
        return parsed.output;
    const reason = `the service responded with ${status} but without ${expected}; it sent ${describe(response)}.`;
    throw new _service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(operation, { kind: 'malformed' }, reason);
}
const errorSchema = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const messageSchema = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
/** A sentence is quoted, and a page is not. */
const MAX_SAID = 300;
/** Whoever has refused, what they say is quoted. The service explains a refusal in JSON. */
function senderOf({ json, text = '<' }) {
    if (valibot__WEBPACK_IMPORTED_MODULE_4__.is(errorSchema, json))
        return { isOfService: true, said: json.error };
    if (isObject(json))
        return { isOfService: false, said: valibot__WEBPACK_IMPORTED_MODULE_4__.is(messageSchema, json) ? json.message : '' };
    const isSentence = json === undefined && text.length <= MAX_SAID && !/[<>]/.test(text);
    return { isOfService: false, said: isSentence ? text.trim() : undefined };
}
/** A page that refuses a request usually names the proxy or firewall that sent it. */
const TITLE = /<title[^>]*>\s*([^<\s][^<]*)<\/title>/i;
function describeRefusal({ status, isOfService, said }, response) {
    if (isOfService)
        return (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalText */ .Kw)('the service', status, said ?? '');
    if (said)
        return (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalText */ .Kw)('the server', status, said);
    const [, title] = TITLE.exec(response.text ?? '') ?? [];
    const other = title === undefined ? describe(response) : `a web page: "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanText */ .X5)(title, 100)}"`;
    const sent = isObject(response.json) ? 'JSON without the text `error`' : other;
    return `${(0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalText */ .Kw)('the server', status, '')} It sent ${sent}.`;
}
function isObject(json) {
    return typeof json === 'object' && json !== null && !Array.isArray(json);
}
/** Describes a response without quoting it: it may contain a presigned URL. */
function describe({ text, json, headers }) {
    if (text === undefined)
        return 'more than a megabyte';
    if (text.trim() === '')
        return 'nothing';
    if (json === undefined)
        return `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanText */ .X5)(headers['content-type'] || 'text', 60)} that is not JSON`;
    if (!isObject(json))
        return 'JSON that is not an object';
    return 'JSON without that field, or with an invalid value in it';
}


/***/ }),

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ EXPORT_JOB),
/* harmony export */   UK: () => (/* binding */ AGENT_JOB),
/* harmony export */   u$: () => (/* binding */ PUBLISH_RUN)
/* harmony export */ });
/** Decides which statuses end a job, in one pure function per kind of job (docs/reference.md, "Cadence"). */
const EXPORT_JOB = {
    name: 'Job',
    statuses: new Set(['queued', 'running', 'completed', 'failed']),
    stateOf: ({ status }) => (status === 'completed' || status === 'failed' ? status : 'waiting'),
};
/** The publish run ended without a new deployment. The dashboard shows this status, but the API does not list it. */
const SKIPPED = 'skipped';
const PUBLISH_RUN = {
    name: 'Publish run',
    statuses: new Set(['queued', 'in_progress', 'success', 'failure', SKIPPED]),
    stateOf({ status }) {
        if (status === 'success' || status === SKIPPED)
            return 'completed';
        return status === 'failure' ? 'failed' : 'waiting';
    },
};
/**
 * An agent job that completed without a pull request is checked once more: the link appears only when the pull request
 * exists. It never appears if the agent changed nothing.
 */
const AGENT_JOB = {
    name: 'Job',
    statuses: new Set(['active', 'completed', 'archived', 'failed']),
    stateOf({ status, prLink }, previous) {
        if (status === 'archived')
            return 'completed';
        const isFirst = status === 'completed' && previous?.status !== 'completed';
        return isFirst && prLink === undefined ? 'waiting' : EXPORT_JOB.stateOf({ status });
    },
};


/***/ }),

/***/ 1092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ KEY_REVOKED),
/* harmony export */   jF: () => (/* binding */ hintForStatus),
/* harmony export */   wO: () => (/* binding */ NOT_THE_SERVICE),
/* harmony export */   wc: () => (/* binding */ API_OPERATIONS)
/* harmony export */ });
/** The operations of the service in messages: their names, and the hints if the service refuses one. */
const KEY_NOT_ACCEPTED = {
    text: 'the key is wrong or has expired (by default, API keys expire after 90 days)',
    statuses: [401],
};
const NO_STATIC_EXPORT = {
    text: 'static export is not enabled for this project (it requires an Enterprise plan: ask your contact at the vendor to enable it)',
    statuses: [401, 403],
};
/** Whether the service's own text is about static export. Then another key changes nothing. */
const SPEAKS_OF_STATIC_EXPORT = /\bstatic[- ]exports?\b/i;
const NO_WRITE_SCOPE = { text: 'the key lacks the `write` scope', statuses: [403] };
const IP_ALLOW_LIST = {
    text: 'the key has an IP allow list without this runner (standard GitHub-hosted runners have no fixed IP address)',
    statuses: [403],
};
const NO_AGENT = { text: 'the key or your plan does not allow agent jobs', statuses: [401, 403] };
const EXPORT_START = {
    name: 'Starting the export',
    needsFreshConnection: true,
    causes: [KEY_NOT_ACCEPTED, NO_STATIC_EXPORT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
};
const START_LATER = 'Run the workflow again later, and export less often; to create a fresh URL for an existing job, set `job-id`, which ' +
    'starts nothing.';
const PROJECT_NOT_FOUND = 'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';
const EXPORT_CHECK = {
    name: 'Checking the job',
    causes: [KEY_NOT_ACCEPTED, NO_STATIC_EXPORT, IP_ALLOW_LIST],
    notFound: 'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
        '`project-id` needs the same `project-id` to resume it, and one that was started with `domain` needs none. To start a ' +
        'new export, leave `job-id` empty.',
};
const AGENT_PROMPT = {
    needsFreshConnection: true,
    badRequest: () => 'Agent jobs need a project that is connected to GitHub, and credits: each takes about 115. Look at both in the ' +
        'dashboard, and check `project-id` and `prompt`.',
    causes: [KEY_NOT_ACCEPTED, NO_AGENT, NO_WRITE_SCOPE, IP_ALLOW_LIST],
    rateLimited: 'The service allows 100 agent jobs and messages an hour for a project. Run the workflow again later.',
};
const AGENT_JOB_NOT_FOUND = 'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
    'to the organization of the project.';
const ROWS = {
    startExportJob: {
        ...EXPORT_START,
        rateLimited: `The service limits how often an export starts. ${START_LATER}`,
        badRequest: () => 'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
            'line, without the host name) and `version`.',
        notFound: 'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
            'the API keys page of the dashboard. If `base-url` is set, also check it: the address of the API without `/v1`.',
    },
    startProjectExportJob: {
        ...EXPORT_START,
        rateLimited: `The service allows ten starts of an export an hour for the organization. ${START_LATER}`,
        badRequest: (sent) => 'Check `project-id`, which is on the API keys page of the dashboard.' +
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
};
const API_OPERATIONS = ROWS;
const RATE_LIMITED = 'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';
const NOT_THE_API = 'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
    'that address only.';
const NOT_THE_SERVICE = 'Something other than the service may have responded, such as a proxy, a firewall, or a web filter. Check `base-url`, and ' +
    'that the network of the runner allows requests to this host.';
const HAS_PROBLEMS = 'is having problems. Run the workflow again later.';
/** Returns undefined if there is no useful hint. The service explains most refusals in JSON. */
function hintForStatus(operation, refusal) {
    const { status, isOfService, said } = refusal;
    if (status < 400)
        return NOT_THE_API;
    if (status >= 500)
        return `${isOfService ? 'The service' : 'The service, or a server in front of it,'} ${HAS_PROBLEMS}`;
    const hint = hintOfService(operation, refusal);
    if (isOfService)
        return hint;
    // The vendor describes these without a text. Any other refusal has one.
    const mayBeOfService = [400, 404, 429].includes(status) && said !== undefined && hint !== undefined;
    return mayBeOfService ? `${hint} ${NOT_THE_SERVICE}` : NOT_THE_SERVICE;
}
/** The hint for what the service itself sent. */
function hintOfService(operation, { status, said = '', sent }) {
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
const CREATE_KEY = 'create a new admin API key on the API keys page of the organization settings, and update the secret that `api-key` reads';
const NEW_KEY = `If the key is the cause, ${CREATE_KEY}: a key cannot be changed.`;
/** For a 401 after the service has accepted the key in the same run. */
const KEY_REVOKED = `The service has accepted this key earlier in this run, so it has expired or was revoked since. To continue, ${CREATE_KEY}.`;
/** Lists the causes of a status. The service's own words stand before them. */
function possibleCauses(causes, status, said) {
    if (causes.includes(NO_STATIC_EXPORT) && SPEAKS_OF_STATIC_EXPORT.test(said)) {
        return `The most likely cause: ${NO_STATIC_EXPORT.text}.`;
    }
    const texts = causes.flatMap(({ statuses, text }) => (statuses.includes(status) ? [text] : []));
    const listed = [...texts.slice(0, -2), texts.slice(-2).join('; or ')].join('; ');
    return `Possible ${texts.length === 1 ? 'cause' : 'causes'}: ${listed}. ${NEW_KEY}`;
}


/***/ }),

/***/ 5320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ pollJob)
});

// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/timing/poll.js
/** The largest offset of a check, as a fraction of the interval. It spreads out workflows with the same cron minute. */
const MAX_JITTER = 0.1;
/** The percentage at which the end is near enough for early checks. */
const NEAR_END_PERCENT = 90;
const EARLY_CHECK_MS = 2000;
/** A job that hangs at 99% must not cost a request every two seconds for hours. */
const MAX_EARLY_CHECKS = 30;
/** Shortest time from an early check to the next regular one. */
const MIN_GAP_MS = 1000;
/**
 * Checks immediately, then every `intervalMs`, at most `maxAttempts` times, and times out after the last check without
 * another wait. The checks between the first and the last have a jitter of 10% of the interval.
 *
 * From 90% of progress on, it also checks every two seconds, at most thirty times. These early checks are not counted
 * as attempts, and move no other check.
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the timeout does not move. Only the last
 * check is always made, since it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
async function poll(options) {
    const { check, intervalMs, maxAttempts, log, clock, signal, random = Math.random } = options;
    const startedAt = clock.now();
    const latestCheckAt = startedAt + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
    let attempt = 1;
    let dueAt = startedAt;
    let jitterMs = 0;
    let earlyChecks = 0;
    let isEarly = false;
    for (;;) {
        const result = await check();
        if (result.kind === 'end')
            return { ended: true, end: result.end };
        const now = clock.now();
        if (!isEarly) {
            if (attempt >= maxAttempts || now >= latestCheckAt) {
                return { ended: false, attempts: attempt, elapsedMs: now - startedAt };
            }
            attempt += 1;
            // A check that took longer than the interval delays the following ones, so that each of them is still made.
            dueAt = Math.min(Math.max(dueAt + intervalMs, now), latestCheckAt);
            jitterMs = (2 * random() - 1) * MAX_JITTER * intervalMs;
        }
        const retryAt = result.kind === 'inconclusive' ? now + (result.retryAfterMs ?? 0) : now;
        for (; dueAt < retryAt && attempt < maxAttempts; attempt += 1)
            dueAt += intervalMs;
        // The last check, and with it the timeout, is exact, and is always made.
        const isLast = attempt === maxAttempts;
        const nextAt = isLast ? dueAt : Math.max(retryAt, dueAt + jitterMs);
        const delayMs = Math.max(0, Math.min(nextAt, latestCheckAt) - now);
        const isNearEnd = result.kind === 'waiting' && (result.progress ?? 0) >= NEAR_END_PERCENT;
        isEarly = isNearEnd && earlyChecks < MAX_EARLY_CHECKS && EARLY_CHECK_MS + MIN_GAP_MS <= delayMs;
        if (isEarly)
            earlyChecks += 1;
        else
            log.debug(`Check ${attempt} of ${maxAttempts} in ${Math.round(delayMs)} ms`);
        await clock.sleep(isEarly ? EARLY_CHECK_MS : delayMs, signal);
    }
}

// EXTERNAL MODULE: ./lib/src/service/operation-hints.js
var operation_hints = __webpack_require__(1092);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/poll-job.js






/** If nothing changes, the log has a line after this time. */
const poll_job_MIN_GAP_MS = 60_000;
/** The number of checks at which the service might not know a new job. */
const MAX_UNKNOWN_CHECKS = 5;
/**
 * @returns the completed job
 * @throws the error of `jobFailed`; ActionError with the code `timed-out` after the last check, while the job keeps
 *   running; ServiceError or ActionError if the service refuses to report the job
 * @throws whatever `onChecked` throws, and the signal's reason when it aborts
 */
async function pollJob({ pollIntervalMs, maxAttempts }, context, { kind, name, isNew, getJob, onChecked, jobFailed, timeoutHint }) {
    const progressLog = new JobProgressLog(context, kind);
    const checkDeadlineMs = Math.min(20_000, Math.max(10_000, pollIntervalMs));
    let lastSeen;
    /** Why the checks since the last answer failed, and how many there were. */
    let lastFailure;
    let failed = 0;
    let unknownChecks = 0;
    async function check() {
        let job;
        try {
            job = await getJob(checkDeadlineMs);
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            const isUnknown = isNew && error.status === 404 && lastSeen === undefined;
            if (isUnknown && ++unknownChecks <= MAX_UNKNOWN_CHECKS) {
                progressLog.inconclusive(`The service does not know the new ${kind.name.toLowerCase()} yet.`);
                return { kind: 'inconclusive' };
            }
            if (!error.isTransient) {
                if (isComplete(kind, lastSeen))
                    return { kind: 'end', end: lastSeen };
                throw isNew || lastSeen !== undefined ? withRevokedKey(error) : error;
            }
            lastFailure = error;
            failed += 1;
            progressLog.inconclusive(error.message);
            return { kind: 'inconclusive', retryAfterMs: error.retryAfterMs };
        }
        const state = kind.stateOf(job, lastSeen);
        lastSeen = job;
        failed = 0;
        onChecked?.(job);
        if (state === 'failed')
            throw jobFailed(job);
        if (state === 'completed')
            return { kind: 'end', end: job };
        progressLog.state(job);
        return { kind: 'waiting', progress: job.status === 'queued' ? undefined : job.progress };
    }
    const result = await poll({ ...context, check, intervalMs: pollIntervalMs, maxAttempts, checkDeadlineMs });
    if (result.ended)
        return result.end;
    if (isComplete(kind, lastSeen))
        return lastSeen;
    const waited = `${(0,units/* counted */.hS)(result.attempts, 'check')} in ${(0,units/* duration */.p0)(result.elapsedMs)}`;
    const message = `Timed out waiting for ${name} after ${waited}: ${lastState(lastSeen, failed, lastFailure?.message)}.`;
    const isOutage = failed > result.attempts / 2;
    const hint = isOutage
        ? `${lastFailure?.hint ?? OUTAGE} ${timeoutHint}`
        : `${timeoutHint} To wait longer, raise \`max-attempts\` or \`poll-interval\`.`;
    throw new errors/* ActionError */.lZ('timed-out', message, { hint });
}
/** The key has started this job, or was accepted at an earlier check, so a 401 has one cause. */
function withRevokedKey(error) {
    const { code, message, problem } = error;
    const isRefused = problem.kind === 'http-status' && problem.status === 401 && problem.isOfService;
    return isRefused ? new errors/* ActionError */.lZ(code, message, { hint: operation_hints/* KEY_REVOKED */.Je, cause: error }) : error;
}
/** A completed job may be checked once more (`AGENT_JOB`). It remains completed if that check fails or is not made. */
function isComplete(kind, lastSeen) {
    return lastSeen !== undefined && kind.stateOf(lastSeen, lastSeen) === 'completed';
}
/** For an outage whose failure has no hint of its own. */
const OUTAGE = 'The service, or the network, had an outage: the job is not the cause. Run the workflow again later.';
/**
 * @param failed how many checks have failed since the last answer
 * @param failure why the last of them failed
 */
function lastState(job, failed, failure = '') {
    const why = failure.replace(/\.$/, '');
    if (job === undefined)
        return `the service never reported its status${why && `. ${why}`}`;
    const percent = job.progress === undefined ? '' : ` at ${Math.floor(job.progress)}%`;
    const status = `its last known status is ${(0,clean_text/* cleanText */.X5)(job.status, 60)}${percent}`;
    if (failed === 0)
        return status;
    const checks = failed === 1 ? 'the last check' : `the last ${failed} checks`;
    return `${status}, and ${checks} failed. ${why}`;
}
/** Logs the progress of a job: one line when something changes, and otherwise one line per minute. */
class JobProgressLog {
    #context;
    #kind;
    #reportedStatuses = new Set();
    #latestState = '';
    #loggedAt = 0;
    /** The last check before progress moved for the first time: a queued job has no pace yet. */
    #paceFrom;
    constructor(context, kind) {
        this.#context = context;
        this.#kind = kind;
    }
    state(job) {
        const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)}%`;
        const timeLeftMs = this.#timeLeftMs(job);
        if (!this.#kind.statuses.has(job.status) && !this.#reportedStatuses.has(job.status)) {
            this.#reportedStatuses.add(job.status);
            this.#context.log.info(`The service reports the unknown status "${job.status}". Still waiting.`);
        }
        const count = job.pageCount === undefined ? '' : `, ${(0,units/* counted */.hS)(job.pageCount, 'page')}`;
        const left = timeLeftMs === undefined ? '' : `, about ${(0,units/* duration */.p0)(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
        const activity = job.activity === undefined ? '' : `: ${(0,clean_text/* cleanText */.X5)(job.activity, 200)}`;
        // A change of only the page count or the activity is not logged: otherwise, every check would log a line.
        this.#log(`${job.status}${percent}`, `${this.#kind.name} ${(0,clean_text/* cleanText */.X5)(job.status, 60)}${percent}${count}${left}${activity}`);
    }
    /** @param reason why a check was inconclusive, as a sentence */
    inconclusive(reason) {
        this.#log(reason, `${reason} Still waiting.`);
    }
    /** Estimates the time left from the pace since the first progress; undefined before there is a pace. */
    #timeLeftMs({ status, progress }) {
        if (progress === undefined || status === 'queued')
            return undefined;
        const now = this.#context.clock.now();
        if (this.#paceFrom === undefined || progress <= this.#paceFrom.progress) {
            this.#paceFrom = { progress, at: now };
            return undefined;
        }
        const msPerPercent = (now - this.#paceFrom.at) / (progress - this.#paceFrom.progress);
        return progress < 100 ? (100 - progress) * msPerPercent : undefined;
    }
    #log(state, line) {
        const now = this.#context.clock.now();
        if (state === this.#latestState && now - this.#loggedAt < poll_job_MIN_GAP_MS)
            return;
        this.#latestState = state;
        this.#loggedAt = now;
        this.#context.log.info(line);
    }
}


/***/ }),

/***/ 307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ isBusy),
/* harmony export */   BS: () => (/* binding */ isNotReady),
/* harmony export */   NQ: () => (/* binding */ startRetryRule),
/* harmony export */   p1: () => (/* binding */ mayHaveBeenAccepted),
/* harmony export */   u3: () => (/* binding */ repeatableRetryRule),
/* harmony export */   wm: () => (/* binding */ bundleUrlRetryRule)
/* harmony export */ });
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2894);

/** The limits for a request that is safe to repeat: about 15 s of failures, and more if the service asks for it. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: 300_000 };
/** The status of a request that the state of the job, or another job of the same site, does not allow yet. */
const CONFLICT = 409;
/** While the service responds "not now", retry with the same limits as the wait for the end of a job. */
function waitLimits({ pollIntervalMs, maxAttempts }) {
    return {
        tries: maxAttempts,
        // A wait without `Retry-After` has a jitter of a quarter.
        maxWaitMs: 1.25 * pollIntervalMs * (maxAttempts - 1),
        maxDelayMs: pollIntervalMs,
    };
}
/**
 * The start, and a prompt for an agent, are retried only if the service certainly did not accept them: there is no
 * idempotency key, and a job that was started twice can be neither found nor stopped.
 *
 * @param pace how long to wait for another job of the same site; without it, such a conflict is final
 */
function startRetryRule(error, pace) {
    if (pace !== undefined && isBusy(error)) {
        const { retryAfterMs } = error;
        return { kind: 'busy', ...waitLimits(pace), firstDelayMs: pace.pollIntervalMs, retryAfterMs };
    }
    return mayHaveBeenAccepted(error) ? undefined : repeatableRetryRule(error);
}
/** The rule for a request that can be repeated at any time, such as starting a publish run. */
function repeatableRetryRule(error) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || !error.isTransient)
        return undefined;
    return { ...TRANSIENT, retryAfterMs: error.retryAfterMs };
}
/** Creating a bundle URL can be repeated at any time. */
function bundleUrlRetryRule(error, pace) {
    if (!isNotReady(error))
        return repeatableRetryRule(error);
    return { kind: 'not ready', ...waitLimits(pace), retryAfterMs: error.retryAfterMs };
}
/** True if a start was refused because another job of the same site is queued or running. */
function isBusy(error) {
    return error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.status === CONFLICT;
}
/** True if the service reports the job as completed, but has no bundle yet: 409, or a status without the URL. */
function isNotReady(error) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
        return false;
    return error.problem.kind === 'no-bundle-url' || error.status === CONFLICT;
}
/** True if a start that failed may still have created a job. */
function mayHaveBeenAccepted(error) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
        return false;
    const { problem, status, retryAfterMs, isTransient } = error;
    switch (problem.kind) {
        case 'http-status': {
            const isPostponed = status === 429 || (status === 503 && retryAfterMs !== undefined);
            return isTransient && !isPostponed;
        }
        case 'malformed':
        case 'no-bundle-url':
            return true;
        case 'connection':
            return !problem.error.neverSent;
    }
}


/***/ }),

/***/ 2894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2925);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6647);
/* harmony import */ var _operation_hints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1092);




class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    problem;
    /** True if the next try may succeed. */
    isTransient;
    /** @param reason what came back, safe for a log line */
    constructor(operation, problem, reason) {
        super(codeOf(problem), `${_operation_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .API_OPERATIONS */ .wc[operation].name} failed: ${reason}${whenToRetry(problem)}`, {
            hint: hintFor(operation, problem),
            isPermanent: isAboutRequest(problem),
            cause: problem.kind === 'connection' ? problem.error : undefined,
        });
        this.problem = problem;
        this.isTransient = isTransient(problem);
    }
    /** The status of the response, if it was not 2xx. */
    get status() {
        return this.problem.kind === 'http-status' ? this.problem.status : undefined;
    }
    get retryAfterMs() {
        return this.problem.kind === 'http-status' ? this.problem.retryAfterMs : undefined;
    }
}
/** Returns what `Retry-After` asks for, as a sentence; empty if there is nothing that helps a reader. */
function whenToRetry(problem) {
    if (problem.kind !== 'http-status' || !(0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientStatus */ .Dm)(problem.status))
        return '';
    return (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .waitSentence */ .Xb)(problem.retryAfterMs ?? 0);
}
/**
 * True if the service does not know the job or the project, or cannot use the request. Resuming the job sends the same
 * request, so the hint about its ID must not be followed by one to resume it.
 */
function isAboutRequest(problem) {
    if (problem.kind !== 'http-status' || problem.said === undefined)
        return false;
    return problem.status === 400 || problem.status === 404;
}
function isTransient(problem) {
    switch (problem.kind) {
        case 'http-status':
            return (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientStatus */ .Dm)(problem.status);
        case 'malformed':
            return problem.isFinal !== true;
        case 'no-bundle-url':
            return false;
        case 'connection':
            return !problem.error.isFinal;
    }
}
const CODES = {
    400: 'bad-input',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    429: 'rate-limited',
};
function codeOf(problem) {
    if (problem.kind === 'connection')
        return 'unreachable';
    return (problem.kind === 'http-status' && CODES[problem.status]) || 'service-error';
}
const CHECK_BASE_URL = 'Check `base-url`, and that the runner can reach it. Behind a proxy, set `https_proxy` for the job, such as ' +
    '`http://user:password@host:port`. Write a `%` in the password as `%25`: a proxy address that cannot be parsed is ' +
    'ignored.';
function hintFor(operation, problem) {
    switch (problem.kind) {
        case 'http-status':
            return (0,_operation_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .hintForStatus */ .jF)(operation, problem);
        case 'malformed':
            return _operation_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_THE_SERVICE */ .wO;
        case 'no-bundle-url':
            return undefined;
        case 'connection':
            return problem.error.hint ?? (problem.error.neverSent ? CHECK_BASE_URL : undefined);
    }
}


/***/ }),

/***/ 881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. GitHub does not interpret Markdown in blocks of HTML, so text from outside remains text
 * there.
 */

/** @param blocks the blocks of this file; empty ones are left out */
function summaryText(blocks) {
    // A blank line ends a block of HTML, and lets Markdown begin after it.
    return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
function heading(html) {
    return `<h3>${html}</h3>`;
}
function paragraph(html) {
    return html === '' ? '' : `<p>${html}</p>`;
}
/** The error and how to fix it, together, since people read them right after the headline. Backticks become code. */
function failureBlock(message, hint = '') {
    return paragraph(`<strong>${prose(message)}</strong>${hint === '' ? '' : ` ${prose(hint)}`}`);
}
/** @param rows names and values; the values are HTML, such as that of {@link code}. Empty rows are left out. */
function table(rows) {
    const shown = rows.filter(([, value]) => value);
    if (shown.length === 0)
        return '';
    return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** @param title HTML; a click on it shows the blocks */
function folded(title, blocks) {
    return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}
function text(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value, maxLength))}</code>`;
}
/** The caller has checked that `url` is http or https. `html` is what to click. */
function link(url, html) {
    return `<a href="${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${html}</a>`;
}
/** Formats a text of this action that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}


/***/ }),

/***/ 8288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isSecureUrl)
/* harmony export */ });
/** Decides which addresses a secret may be sent to, and defines the address of a bundle. */
/** Returns true for https, and for http to this machine, where an emulator may run. */
function isSecureUrl(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ })

};
;