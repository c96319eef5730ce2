"use strict";
exports.id = 128;
exports.ids = [128];
exports.modules = {

/***/ 9128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context_context = __webpack_require__(2409);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 21 modules
var github = __webpack_require__(1758);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
// EXTERNAL MODULE: ./lib/src/http/send-request.js
var send_request = __webpack_require__(2925);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
;// CONCATENATED MODULE: ./lib/src/github/github-error.js
/** The errors of calls to GitHub's API, and how to fix them. */




/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = dist/* object */.Ikc({
    message: dist/* fallback */.NpB(dist/* string */.YjP(), ''),
    errors: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* array */.YOg(dist/* unknown */.L5J())), undefined),
});
class GitHubError extends errors/* ActionError */.lZ {
    /** Undefined if there was no complete response. */
    status;
    /** @param reason what came back, safe for a log line */
    constructor(operation, reason, options, status) {
        super('github', `${operation.name} failed: ${reason}`, options);
        this.status = status;
    }
    /**
     * Describes a response other than 2xx. The body is parsed if it is JSON.
     *
     * @param waitMs how long the response asks to wait
     */
    static ofResponse(operation, status, body, { cause, waitMs = 0 } = {}) {
        const parsed = dist/* safeParse */.xLC(bodySchema, body);
        const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
        const details = errors.map((error) => (typeof error === 'string' ? error : JSON.stringify(error)));
        const said = [message, ...details].join(' ').trim();
        const hint = hintFor(operation, status, said);
        const server = isUnexplained(status, said) ? 'the server' : 'GitHub';
        const reason = `${(0,send_request/* refusalText */.Kw)(server, status, said)}${hint === RATE_LIMITED ? (0,units/* waitSentence */.Xb)(waitMs) : ''}`;
        return new GitHubError(operation, reason, { hint, cause }, status);
    }
}
/** Returns a handler for `catch` that ignores the response with this status, and rethrows every other error. */
function ignoreStatus(status) {
    return (error) => {
        if (!(error instanceof GitHubError && error.status === status))
            throw error;
    };
}
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REDIRECTED = 'The repository may have been renamed or moved while the workflow ran. Run the workflow again. If it was not, something ' +
    'other than GitHub may have responded: check GITHUB_API_URL, and whether a proxy is in between.';
/** GitHub explains each refusal in JSON. Its redirects and its problems may have another form. */
function isUnexplained(status, said) {
    return said === '' && status >= 400 && status < 500;
}
const NOT_GITHUB = 'Something other than GitHub may have responded, such as a proxy, a firewall, or a web filter: the response has no ' +
    "message of GitHub. Check GITHUB_API_URL, and that the network of the runner allows requests to GitHub's API.";
const RATE_LIMITED = 'GitHub limits the rate of API requests, and all workflows of a repository share the limit of `github.token`. Run fewer ' +
    'workflows at the same time, or later.';
const OF_PULL_REQUEST = /^pull_request/;
const FORK = ' The token of a pull request from a fork cannot have it.';
function hintFor({ permission }, status, said) {
    if (isUnexplained(status, said))
        return NOT_GITHUB;
    if (status === 429 || /rate limit/i.test(said))
        return RATE_LIMITED;
    if (status === 403 && /\block(?:ed)?\b/i.test(said))
        return 'Unlock the conversation of the issue, or close it by hand.';
    switch (status) {
        case 401:
            return 'The token in `github-token` is wrong or has expired. Remove the input to use the token of the job.';
        case 403:
        case 404:
            return (`The token lacks a permission. Add it to the job of the workflow: \`permissions: { ${permission} }\` (a job that ` +
                `lists permissions has only those).${OF_PULL_REQUEST.test(process.env['GITHUB_EVENT_NAME'] ?? '') ? FORK : ''}`);
        default:
            if (REDIRECTS.has(status))
                return REDIRECTED;
            return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/github/github-api.js
/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit, which handles pagination and rate limits. It
 * sends requests with the same client as all other requests: the toolkit's `fetch` reconnects thousands of times to a
 * proxy that closes the connection. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else retries.
 * Redirects are not followed, and the token is sent to no other server. Responses are decoded, and every failure
 * becomes a {@link GitHubError}, or the signal's reason when it aborts.
 */










/** The version that the requests and schemas are written for (GitHub's REST API documentation, "API versions"). */
const API_VERSION = { 'X-GitHub-Api-Version': '2022-11-28' };
/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;
/** A page of a list can have 100 issues. */
const MAX_BODY_BYTES = 20_000_000;
/** The longest wait for a rate limit, and the most waits; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;
/** A retry does not change these statuses. The throttling plugin handles 429, and waits as `Retry-After` says. */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];
/** Turns off the throttling plugin's limit of one write per second. Rate limits are still waited out. */
const UNSPACED = { key: () => ({ schedule: (_options, work) => work() }) };
const MALFORMED = 'Something other than GitHub may have responded. Check whether a proxy is in between.';
/** @param host of GitHub, or of a GitHub Enterprise Server */
function notReached(host) {
    const isOfGitHub = /(?:^|\.)(?:github|ghe)\.com$/.test(host);
    const check = isOfGitHub ? "GitHub's status page" : 'whether your GitHub Enterprise Server is running';
    return `GitHub's API could not be reached at the address in GITHUB_API_URL. Check ${check}. Behind a proxy, set \`https_proxy\` for the job.`;
}
const OTHER_SERVER = 'Something other than GitHub may have responded. Check GITHUB_API_URL, and whether a proxy is in between.';
class GitHubApi {
    options;
    #octokit;
    constructor(options) {
        const { token, apiUrl, log } = options;
        this.options = options;
        const debug = (message) => log.debug(message);
        const waits = (retryAfterS, _options, _octokit, waited) => {
            if (retryAfterS > MAX_WAIT_S || waited >= MAX_WAITS)
                return false;
            log.info(`GitHub's rate limit is reached: waiting ${(0,units/* duration */.p0)(retryAfterS * 1000)}.`);
            return true;
        };
        this.#octokit = (0,github/* getOctokit */.Q)(token, {
            baseUrl: apiUrl.href.replace(/\/$/, ''),
            userAgent: version/* USER_AGENT */._,
            log: { debug, info: debug, warn: debug, error: debug },
            request: { fetch: fetchFrom(options) },
            retry: { doNotRetry: DO_NOT_RETRY },
            throttle: { onRateLimit: waits, onSecondaryRateLimit: waits, write: UNSPACED },
        }, 
        // This plugin comes first, so that it sees each try, and the retry plugin sees the options that it sets.
        (octokit) => {
            // By default, all requests share these options, in which the plugins count the tries.
            octokit.hook.before('request', (sent) => {
                sent.request = { ...sent.request };
            });
            octokit.hook.after('request', refuseOddResponse);
            octokit.hook.error('request', (error, sent) => markFailedTry(error, sent, options));
        }, dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    }
    /**
     * Sends one request.
     *
     * @param schema the part of the response that is needed; `unknown` for a response without a body
     */
    async call(operation, route, parameters, schema) {
        try {
            const all = { ...this.#repository(), ...parameters };
            const { data } = await this.#octokit.request(route, all);
            return dist/* parse */.qgA(schema, data);
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    /** Yields every item of a list, page by page. A page is requested when the previous one is used up. */
    async *list(operation, route, parameters, schema) {
        const all = { ...this.#repository(), per_page: 100, ...parameters };
        try {
            const pages = this.#octokit.paginate.iterator(route, all);
            const next = new Set();
            for await (const { data, headers } of pages) {
                yield* dist/* parse */.qgA(dist/* array */.YOg(schema), data);
                // A proxy that caches may serve a page that links to itself.
                if (next.has(headers.link))
                    return;
                next.add(headers.link);
            }
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    #repository() {
        const [owner = '', repo = ''] = this.options.repository.split('/');
        return { owner, repo };
    }
    #toGitHubError(operation, error) {
        const { signal, apiUrl } = this.options;
        if (signal.aborted)
            return signal.reason;
        const responded = dist/* safeParse */.xLC(respondedSchema, error);
        if (responded.success) {
            const { status, response } = responded.output;
            return GitHubError.ofResponse(operation, status, response.data, {
                cause: error,
                waitMs: waitMsOf(response.headers),
            });
        }
        // The response does not match the schema, or is not JSON although Octokit expects a list.
        if (!dist.is(dist/* object */.Ikc({ status: dist/* number */.aig() }), error)) {
            const reason = "the response does not match GitHub's API description.";
            return new GitHubError(operation, reason, { hint: MALFORMED, cause: error });
        }
        const cause = connectionError(error, apiUrl);
        const hint = cause.code === 'OTHER_SERVER' ? OTHER_SERVER : (cause.hint ?? notReached(apiUrl.hostname));
        return new GitHubError(operation, cause.at(apiUrl.host), { hint, cause });
    }
}
const NEVER_ABORTED = new AbortController().signal;
/** Returns the function with which Octokit sends its requests, for one origin only. */
function fetchFrom({ apiUrl, log, signal }) {
    const client = new http_client/* HttpClient */.Q(log);
    return async (address, init) => {
        const url = new URL(String(address));
        // The address of the next page comes from outside.
        if (url.origin !== apiUrl.origin) {
            const reason = `its response refers to another server, ${url.host}, which must not get the token`;
            throw new connection_error/* ConnectionError */.R('OTHER_SERVER', reason);
        }
        const sent = init;
        const headers = { ...sent.headers, ...API_VERSION };
        const request = { ...sent, headers, url, signal: sent.method === 'GET' ? signal : NEVER_ABORTED };
        const { status, text, ...response } = await (0,send_request/* sendRequest */.w$)(client, request, DEADLINE_MS, MAX_BODY_BYTES);
        const texts = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        // A 204 and a 205 must not have a body, not even an empty one.
        return new Response(status === 205 ? null : text || null, { status, headers: Object.fromEntries(texts) });
    };
}
/** Octokit reads an unfollowed redirect as a success, and a response without a body as an empty list. */
function refuseOddResponse(response, request) {
    const { status, data } = response;
    if (status >= 300)
        throw Object.assign(new Error('A redirect'), { status, response, request });
    if (request.method === 'GET' && !data)
        throw new Error('A response without a body, or with too large a one');
}
/** Octokit's RequestError has a response only if GitHub sent one; without a response, its status is 500. */
const respondedSchema = dist/* object */.Ikc({
    status: dist/* number */.aig(),
    response: dist/* object */.Ikc({ data: dist/* unknown */.L5J(), headers: dist/* fallback */.NpB(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}) }),
});
/** Returns how long a response asks to wait (GitHub's REST API documentation, "Rate limits"). */
function waitMsOf(headers) {
    const seconds = Number(headers['retry-after']);
    if (seconds > 0)
        return seconds * 1000;
    return headers['x-ratelimit-remaining'] === '0'
        ? Number(headers['x-ratelimit-reset']) * 1000 - Date.now()
        : 0;
}
/** Logs a failed try, and turns off the retries of what would fail again. */
function markFailedTry(error, { method, url, request }, { apiUrl, log }) {
    const nth = (request['retryCount'] ?? 0) + 1;
    if (error instanceof Error && 'status' in error) {
        const failed = dist.is(respondedSchema, error) ? undefined : connectionError(error, apiUrl);
        const reason = failed?.message ?? `status ${error.status}`;
        log.debug(`GitHub: ${method} ${url} failed at try ${nth}: ${reason}`);
        if (failed?.isFinal)
            request['retries'] = 0;
    }
    throw error;
}
/** Octokit wraps what its `fetch` throws. */
function connectionError(error, apiUrl) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof connection_error/* ConnectionError */.R ? cause : connection_error/* ConnectionError */.R.from(error, apiUrl);
}

// EXTERNAL MODULE: ./lib/src/runner/workflow-run.js
var workflow_run = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/inputs/github-context.js
/** Reads what calls to GitHub need: the token, and the run with its repository. */


/** Throws InputError, or ActionError outside a workflow. `neededFor` says in messages what needs GitHub. */
function gitHubContext(token, neededFor) {
    const run = gitHubRun(neededFor);
    return { ...run, apiUrl: new URL(run.apiUrl), token: requireToken(token, neededFor) };
}
/** Throws ActionError if the environment does not contain the repository. */
function gitHubRun(neededFor) {
    const run = (0,workflow_run/* workflowRun */.t)();
    const isKnown = /^[^/\s]+\/[^/\s]+$/.test(run.repository) && run.sha !== '' && URL.canParse(run.apiUrl);
    if (isKnown)
        return run;
    const hint = "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA, and GITHUB_API_URL. Run the action there.";
    const message = `The environment of the step does not contain the repository, which ${neededFor} needs.`;
    throw new errors/* ActionError */.lZ('github', message, { hint });
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new errors/* InputError */.dz('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        const problem = 'contains spaces or other characters that are not part of a token.';
        throw new errors/* InputError */.dz('github-token', problem, fix);
    }
    return token;
}

// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
;// CONCATENATED MODULE: ./lib/src/github/issues.js
/** The issues of a repository: found by label, opened, and changed. Every function throws GitHubError. */


/** Authors who belong to the repository or its owner. Apps, such as the author of `github.token`, have the type `Bot`. */
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** The part of an issue that is needed. GitHub lists pull requests among the issues. */
const issueSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    html_url: dist/* string */.YjP(),
    body: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    user: dist/* nullish */.cl6(dist/* object */.Ikc({ type: dist/* nullish */.cl6(dist/* string */.YjP(), '') }), null),
    author_association: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    pull_request: dist/* nullish */.cl6(dist/* unknown */.L5J(), undefined),
}), dist/* transform */.pdi(({ number, html_url, body, user, author_association, pull_request }) => ({
    number,
    /** Address of its page. */
    url: html_url,
    body: body ?? '',
    isPullRequest: pull_request !== undefined,
    isOfApp: user?.type === 'Bot',
    isOfInsider: user?.type === 'Bot' || INSIDERS.has(author_association ?? ''),
})));
/** How the token of an app begins, such as that of a workflow (GitHub Docs, "Token formats"). */
const APP_TOKEN = 'ghs_';
/** The issues of a repository that have one label. */
class Issues {
    #api;
    #label;
    constructor(api, label) {
        this.#api = api;
        this.#label = label;
    }
    /**
     * Returns the open issues with the label that the author of the token may have opened, oldest first. A token reveals
     * only the kind of its author. With the token of an app, the issues of people are left out. With any other token,
     * issues of people who cannot write to the repository are left out: an issue form may add the label, and anyone can
     * copy an issue.
     */
    async open() {
        const found = this.#api.list(operation('Reading the open issues'), 'GET /repos/{owner}/{repo}/issues', { labels: this.#label, state: 'open', sort: 'created', direction: 'asc' }, issueSchema);
        const issues = [];
        const isOfApp = this.#api.options.token.startsWith(APP_TOKEN);
        for await (const issue of found) {
            if (!issue.isPullRequest && (isOfApp ? issue.isOfApp : issue.isOfInsider))
                issues.push(issue);
        }
        return issues;
    }
    /** Creates an issue. The request is sent once: a second one would create another issue. */
    create(title, body) {
        return this.#api.call(operation('Opening the issue'), 'POST /repos/{owner}/{repo}/issues', { title, body, labels: [this.#label], request: { retries: 0 } }, issueSchema);
    }
    async comment({ number }, body) {
        await this.#api.call(operation(`Commenting on issue #${number}`), 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: number, body }, dist/* unknown */.L5J());
    }
    /** Changes what is given. */
    async update({ number }, changes) {
        const { state } = changes;
        await this.#api.call(operation(`${state === 'closed' ? 'Closing' : 'Editing'} issue #${number}`), 'PATCH /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number, ...changes, state_reason: state && 'completed' }, dist/* unknown */.L5J());
    }
    /** Creates the label, with a color of six hex digits, unless it exists. */
    async ensureLabel(color, description) {
        const route = 'POST /repos/{owner}/{repo}/labels';
        const name = this.#label;
        await this.#api
            .call(operation('Creating the label'), route, { name, color, description }, dist/* unknown */.L5J())
            // The label exists, whatever its color. If GitHub refuses the name, creating the issue fails.
            .catch(ignoreStatus(422));
    }
}
function operation(name) {
    return { name, permission: 'issues: write' };
}

// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/summary/verdicts.js
var verdicts = __webpack_require__(347);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(8010);
;// CONCATENATED MODULE: ./lib/src/alarm/memory.js
/** The data that this action stores in a hidden comment of its issue: what failed, since when, and what was said. */


const memorySchema = dist/* object */.Ikc({
    /** Path of the workflow's file. */
    workflow: dist/* string */.YjP(),
    key: dist/* string */.YjP(),
    code: dist/* string */.YjP(),
    /** The jobs that failed since the issue was opened. */
    jobs: dist/* array */.YOg(dist/* string */.YjP()),
    /** How many times it failed. */
    count: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    /** When it failed first (ISO 8601). */
    since: dist/* string */.YjP(),
    /** The day of the last comment and message, such as `2026-11-12`, in UTC; empty if the message could not be sent. */
    told: dist/* string */.YjP(),
    /** The jobs whose site was a mix when a run last knew it. */
    mixed: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** ID of the newest run that failed. */
    run: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
});
const COMMENT = /<!-- static-export-alarm (\{[^<>]*\}) -->/;
/** @returns undefined for an issue that this action did not open */
function memoryOf(body) {
    const parsed = dist/* safeParse */.xLC(memorySchema, (0,decode_text/* parseJson */.q)(COMMENT.exec(body)?.[1]));
    return parsed.success ? parsed.output : undefined;
}
/** Appends the memory. No text in it can end the comment, or mention a person or an issue. */
function withMemory(text, memory) {
    const json = JSON.stringify(memory).replace(/[<>@#]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
    return `${text}\n\n<!-- static-export-alarm ${json} -->`;
}
/**
 * Returns the jobs whose sites are a mix after a run: those that left one in this run, and those that the issue knows
 * of. A job that has learned how its own site is ends its mix, unless a newer run updated the issue.
 *
 * @param before undefined without an open issue
 * @param runId the ID of the run of `jobs`
 */
function mixedJobs(jobs, before, runId) {
    const { mixed = [], run = 0 } = before ?? {};
    const known = new Set(run > runId ? [] : jobs.filter(knowsSite).map(({ name }) => name));
    const left = jobs.filter(({ live }) => live === 'incomplete').map(({ name }) => name);
    return [...new Set([...mixed.filter((name) => !known.has(name)), ...left])];
}
/** Whether the job has learned what the destination has. */
function knowsSite({ live }) {
    return live === 'updated' || live === 'unchanged' || live === 'incomplete';
}

;// CONCATENATED MODULE: ./lib/src/alarm/watched-jobs.js
/** Reads from `needs` which jobs failed, and with which error code. Their outputs are text from outside. */




const NO_CODE = 'no-error-code';
/** The code of a job that succeeded, and whose site is a mix, such as after a dry run. */
const INCOMPLETE = 'incomplete';
/** The most codes that a title has. GitHub accepts 256 characters. */
const CODES = 2;
/** The values of `live`, the worst first. */
const WORST_FIRST = ['incomplete', 'unknown', 'untouched', 'unchanged', 'updated'];
/**
 * The key is a job, or what a workflow writes itself for each job of a matrix, such as the host name of a site. This is a
 * list, since valibot leaves the keys `constructor` and `__proto__` out of a record. Both can be names of jobs.
 */
const needsSchema = dist/* array */.YOg(dist/* tuple */.PVZ([
    dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\w[\w.-]{0,99}$/)),
    dist/* object */.Ikc({
        result: dist/* picklist */.KIO(['success', 'failure', 'cancelled', 'skipped']),
        outputs: dist/* nullish */.cl6(dist/* looseObject */._H3({}), {}),
    }),
]));
/** The outcomes of a job that succeeded, and left its work to a later run. */
const UNPROVEN = new Set(['checked', 'started']);
const FIX = `Write \`needs: \${{ toJSON(needs) }}\`, and list the jobs to watch in the \`needs\` of this action's job.`;
/** @throws InputError unless it is what `toJSON(needs)` writes, with at least one job */
function parseNeeds(value) {
    if (value === '')
        throw new errors/* InputError */.dz('needs', 'is empty.', FIX);
    const json = (0,decode_text/* parseJson */.q)(value);
    const entries = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : undefined;
    const parsed = dist/* safeParse */.xLC(needsSchema, entries);
    if (!parsed.success)
        throw new errors/* InputError */.dz('needs', 'is not what `toJSON(needs)` writes.', FIX);
    const jobs = parsed.output.map(([name, { result, outputs }]) => {
        const hasOutputs = Object.keys(outputs ?? {}).length > 0;
        const live = WORST_FIRST.find((value) => value === outputs?.['live']);
        const errorMessage = outputs?.['error-message'];
        return {
            name,
            result,
            hasOutputs,
            errorCode: wordIn(outputs?.['error-code'], /^[a-z][a-z0-9-]{0,49}$/),
            errorMessage: typeof errorMessage === 'string' ? (0,clean_text/* plainText */.wh)(errorMessage, clean_text/* MAX_MESSAGE */.h2) || undefined : undefined,
            jobId: wordIn(outputs?.['job-id'], /^[\w.:-]{1,100}$/),
            // A runner that was lost may have deployed a part of the site.
            live: result === 'failure' && !hasOutputs ? 'unknown' : live,
            outcome: wordIn(outputs?.['outcome'], /^[a-z][a-z-]{0,49}$/),
        };
    });
    if (jobs.length === 0)
        throw new errors/* InputError */.dz('needs', 'lists no job.', FIX);
    return jobs;
}
/**
 * Returns what failed, or undefined if nothing raises the alarm: no job failed, and none that was cancelled or succeeded
 * left a mix of two versions.
 *
 * @param mixed the jobs whose sites are a mix
 */
function failureOf(jobs, mixed) {
    const failed = jobs.filter(({ result, live }) => result === 'failure' || live === 'incomplete');
    if (failed.length === 0)
        return undefined;
    const codes = [...new Set(failed.map(codeOf))];
    const more = codes.length - CODES;
    return {
        code: [...codes.slice(0, CODES), ...(more > 0 ? [`${more} more`] : [])].join(', '),
        jobs: failed,
        mixed,
        reported: reportedBy(failed, mixed),
    };
}
/** Returns the error code of a job that raises the alarm, also if it has none. */
function codeOf({ result, errorCode }) {
    if (result === 'success')
        return INCOMPLETE;
    return errorCode ?? (result === 'cancelled' ? 'cancelled' : NO_CODE);
}
/**
 * Returns what the jobs together report about the site.
 *
 * @param mixed the jobs whose sites are a mix, even if none of `jobs` has learned that
 */
function reportedBy(jobs, mixed) {
    const worst = WORST_FIRST.find((value) => jobs.some(({ live }) => live === value));
    const live = mixed.length > 0 ? 'incomplete' : worst;
    // What was exported may have been deployed in part.
    const reporter = jobs.find((job) => live !== undefined && job.live === live) ??
        jobs.find(({ outcome }) => outcome === 'completed') ??
        jobs.find(({ outcome }) => outcome !== undefined) ??
        jobs[0];
    return { live, outcome: reporter?.outcome, code: reporter?.errorCode };
}
/**
 * True if at least one job succeeded, no job failed or was cancelled, and none left a mix of two versions. Then a
 * heartbeat is due, even after a dry run: the schedule has started the run.
 */
function haveSucceeded(jobs) {
    const isGood = ({ result, live }) => (result === 'success' || result === 'skipped') && live !== 'incomplete';
    return jobs.every(isGood) && jobs.some(({ result }) => result === 'success');
}
/** True if issues may be closed: the jobs have succeeded, and none left its work to a later run. */
function isOver(jobs) {
    return haveSucceeded(jobs) && !jobs.some(({ outcome }) => UNPROVEN.has(outcome));
}
function wordIn(value, pattern) {
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/src/alarm/alarm-text.js





/** The most jobs that a line lists, and the most lines about jobs. GitHub refuses a text of more than 65,536 characters. */
const SHOWN = 20;
const SHOWN_LINES = 5;
/** GitHub accepts 256 characters. The key has at most 100, and two codes 102. */
function titleOf({ code }, { workflow, key }) {
    const rest = `${key && ` (${key})`} failed: ${code}`;
    return `${(0,clean_text/* cleanText */.X5)(workflow, Math.min(80, 255 - rest.length))}${rest}`;
}
const CLOSED_BY = 'The next run in which every job succeeds closes this issue. To add notes, write a comment.';
/** The text of the issue. Each failure replaces it. */
function issueBody(failure, watched, memory) {
    return withMemory(`${comment(failure, watched, memory)}\n\n${CLOSED_BY}`, memory);
}
/** The text of the issue after a run that has ended a mix, and that neither failed nor closes the issue. */
function repairedBody(watched, memory) {
    const text = [`The mix is repaired: ${watched.runUrl}`, timesFailed(memory), CLOSED_BY];
    return withMemory(text.join('\n\n'), memory);
}
/** The comment on an issue that is already open. */
function comment(failure, watched, memory) {
    const facts = [...details(failure, watched), timesFailed(memory)].join('\n');
    return [(0,verdicts/* verdictSentence */.BT)(failure.reported), ...whatHappened(failure, watched), facts].join('\n\n');
}
/**
 * @param issueUrl undefined if GitHub has not opened the issue
 * @param known what the issue stores after this failure, if GitHub has responded
 */
function chatMessage(failure, watched, issueUrl, known) {
    return [
        `${watched.repository}: ${(0,verdicts/* verdictSentence */.BT)(failure.reported)}`,
        ...whatHappened(failure, watched),
        ...details(failure, watched),
        ...(known === undefined ? [] : [timesFailed(known)]),
        ...(issueUrl ? [`- Issue: ${issueUrl}`] : []),
    ].join('\n');
}
/** The message for a run in which it is unknown whether a job failed. */
function unreadableMessage(watched) {
    return [
        `${watched.repository}: the alarm of ${nameOf(watched)} cannot read its input \`needs\`, and does not know whether a job failed.`,
        `- Run: ${watched.runUrl}`,
    ].join('\n');
}
/** Says what failed and what to do: one line for the jobs that say the same, and one for a mix that none of them knows. */
function whatHappened({ jobs, reported }, watched) {
    const lines = new Map();
    for (const job of jobs) {
        const said = saidBy(job);
        lines.set(said, [...(lines.get(said) ?? []), job]);
    }
    const happened = [...lines].map(([said, those]) => {
        const names = shown(those.map(({ name }) => `\`${name}\``), SHOWN);
        return `Job${those.length > 1 ? 's' : ''} ${names.join(', ')} of ${nameOf(watched)} ${said}`;
    });
    const isOfEarlierRun = reported.live === 'incomplete' && !jobs.some(({ live }) => live === 'incomplete');
    const repair = (0,verdicts/* repairStep */.mb)(reported);
    // The message of a job that left the mix ends with it, unless there was no room.
    const isSaid = jobs.some(({ errorMessage }) => errorMessage?.endsWith((0,clean_text/* plainText */.wh)(repair, clean_text/* MAX_MESSAGE */.h2)));
    return [
        ...shown(happened, SHOWN_LINES),
        ...(repair === '' || isSaid ? [] : [`${isOfEarlierRun ? EARLIER_MIX : ''}${repair}`]),
    ];
}
const EARLIER_MIX = 'An earlier run left the mix. ';
const DROPPED = 'GitHub drops an output that contains a secret, even a short one such as `22`';
/** Continues the sentence "Job `name` ...". */
function saidBy(job) {
    const { errorMessage, outcome, live, hasOutputs } = job;
    const code = codeOf(job);
    if (code === INCOMPLETE)
        return 'succeeded, and left the mix.';
    const ended = job.result === 'cancelled' ? 'was cancelled' : 'failed';
    const failed = `${ended} ${code === NO_CODE ? 'without an error code' : `with the error code \`${code}\``}`;
    if (errorMessage !== undefined)
        return `${failed}: \`${errorMessage}\``;
    if (code !== NO_CODE) {
        return `${failed}. Open the run: its error message says what to do. The job does not pass on \`error-message\`, or ${DROPPED}.`;
    }
    const open = `${failed}. Open the run, and see which step failed.`;
    if (outcome === 'completed' && (live === 'updated' || live === 'unchanged')) {
        return `${open} The deployment itself was completed.`;
    }
    if (hasOutputs && (outcome !== undefined || live !== undefined)) {
        return `${open} Another step failed, or ${DROPPED}.`;
    }
    return `${open} Possible causes: its runner was lost; another step failed; it never started, such as after a rejected approval; or it passes on no outputs.`;
}
/** Chats interpret `<` and `>` even in code. */
function plain(text) {
    return `\`${(0,clean_text/* cleanText */.X5)(text, 100).replace(/[`<>]/g, "'")}\``;
}
function nameOf({ workflow, key }) {
    return key === '' ? plain(workflow) : `${plain(workflow)} (${plain(key)})`;
}
function timesFailed({ count, since }) {
    return `- Failed ${(0,units/* counted */.hS)(count, 'time')} since ${since.slice(0, 16).replace('T', ' ')} UTC`;
}
/** Lists the run, and the IDs of the jobs of the service. */
function details({ jobs }, { runUrl }) {
    const ids = jobs.flatMap(({ name, jobId }) => {
        const ofJob = jobs.length > 1 ? ` (\`${name}\`)` : '';
        return jobId === undefined ? [] : [`- Job ID${ofJob}: \`${jobId}\``];
    });
    return [`- Run: ${runUrl}`, ...shown(ids, SHOWN)];
}
function shown(lines, max) {
    const more = lines.length - max;
    return more > 0 ? [...lines.slice(0, max), `and ${more} more`] : [...lines];
}

;// CONCATENATED MODULE: ./lib/src/alarm/alarm-issue.js







const LABEL_DESCRIPTION = 'A watched workflow job failed. Opened and closed by a workflow.';
/** GitHub may need a moment to list an issue whose creation it did not confirm. */
const LIST_AGAIN_AFTER_MS = 2000;
/** The most jobs that an issue stores. Its text has to stay below GitHub's limit. */
const MAX_JOBS = 200;
const NEITHER = 'is empty, and the issues of this repository are disabled.';
const ENABLE_ISSUES = 'Enable "Issues" in the settings of the repository, or set `webhook` to the address of a chat.';
const ONLY_MESSAGES = 'The issues of this repository are disabled, so the alarm only sends messages.';
class AlarmIssue {
    #options;
    #context;
    #issues;
    #isMissing = false;
    constructor(options, context) {
        this.#options = options;
        this.#issues = new Issues(options.api, options.label);
        this.#context = context;
    }
    /**
     * Returns the oldest open issue that this action opened for this workflow and key; undefined if there is none, or if
     * the repository has no issues.
     *
     * @throws InputError for a label or key that cannot be used, or if there is neither a webhook nor issues; GitHubError
     */
    find() {
        requireKey(this.#options.watched.key);
        requireLabel(this.#options.label);
        return this.#unlessMissing(() => this.#find());
    }
    async #find() {
        const { watched } = this.#options;
        const workflow = identityOf(watched);
        for (const issue of await this.#issues.open()) {
            const memory = memoryOf(issue.body);
            if (memory?.workflow === workflow && memory.key === watched.key)
                return { ...issue, memory };
        }
        return undefined;
    }
    /**
     * Opens the issue for a failure, or writes its text anew, and comments if that is due. Returns the issue, or undefined
     * if the repository has no issues.
     *
     * @param known the open issue
     * @throws InputError if there is neither a webhook nor issues; GitHubError
     */
    raise(failure, known) {
        const { watched } = this.#options;
        const { log } = this.#context;
        const memory = this.#memoryAfter(failure, known?.memory);
        return this.#unlessMissing(async () => {
            if (known === undefined) {
                await this.#issues.ensureLabel('b60205', LABEL_DESCRIPTION);
                const issue = await this.#create(failure, memory);
                log.info(`Opened an issue: ${issue.url}`);
                return { ...issue, memory };
            }
            // The day of the comment is stored first, so that there is never a second comment that day.
            await this.#write(known, failure, memory);
            log.info(`Updated the open issue: ${known.url}`);
            if (isTellingDue(failure, known)) {
                await this.#tryTo(() => this.#issues.comment(known, comment(failure, watched, memory)));
            }
            return { ...known, memory };
        });
    }
    /** Stores that the message could not be sent, so that the next run sends one. Throws GitHubError. */
    forgetMessage(failure, issue) {
        return this.#write(issue, failure, { ...issue.memory, told: '' });
    }
    #write(issue, failure, memory) {
        const { watched } = this.#options;
        // A person may have renamed the issue.
        const title = issue.memory.code === failure.code ? undefined : titleOf(failure, watched);
        return this.#issues.update(issue, { title, body: issueBody(failure, watched, memory) });
    }
    /**
     * Closes the open issue after a run that raised no alarm, if every job that failed has succeeded since. An issue that
     * a newer run updated stays as it is. If GitHub refuses to change the issue, such as a locked one, that is logged.
     */
    async review(issue, jobs) {
        const { watched } = this.#options;
        const { log } = this.#context;
        const { memory } = issue;
        const mixed = mixedJobs(jobs, memory, watched.runId);
        const own = new Set([...memory.jobs, ...memory.mixed]);
        const isResolved = isOver(jobs) && jobs.every(({ name, result }) => !own.has(name) || result === 'success');
        if (memory.run > watched.runId) {
            if (isResolved)
                log.info(`A newer run failed, so this issue stays open: ${issue.url}`);
        }
        else if (isResolved) {
            if (!(await this.#tryTo(() => this.#issues.update(issue, { state: 'closed' }))))
                return;
            log.info(`Closed an issue: ${issue.url}`);
            await this.#tryTo(() => this.#issues.comment(issue, `It works again: ${watched.runUrl}`));
        }
        else if (memory.mixed.length > 0 && mixed.length === 0) {
            const body = repairedBody(watched, { ...memory, mixed });
            await this.#tryTo(() => this.#issues.update(issue, { body }));
        }
    }
    /** Creates the issue. If GitHub does not confirm it, looks for it before a second try, to avoid a duplicate. */
    async #create(failure, memory) {
        const { watched } = this.#options;
        const { clock, signal } = this.#context;
        const create = () => this.#issues.create(titleOf(failure, watched), issueBody(failure, watched, memory));
        try {
            return await create();
        }
        catch (error) {
            const isUnknown = error instanceof GitHubError && (error.status === undefined || error.status >= 500);
            if (!isUnknown)
                throw error;
            await clock.sleep(LIST_AGAIN_AFTER_MS, signal);
            return (await this.#find()) ?? (await create());
        }
    }
    /** Returns what the issue stores after this failure. */
    #memoryAfter({ code, jobs, mixed }, before) {
        const { watched } = this.#options;
        const names = [...new Set([...(before?.jobs ?? []), ...jobs.map(({ name }) => name)])];
        return {
            workflow: identityOf(watched),
            key: watched.key,
            code,
            jobs: names.slice(0, MAX_JOBS),
            count: (before?.count ?? 0) + 1,
            since: before?.since ?? new Date().toISOString(),
            told: today(),
            mixed: mixed.slice(0, MAX_JOBS),
            run: Math.max(before?.run ?? 0, watched.runId),
        };
    }
    /**
     * Returns undefined if the repository has no issues, as a fork by default: GitHub responds with 410 to a new issue, and
     * older versions also to the list. The log says so once.
     */
    async #unlessMissing(work) {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof GitHubError && error.status === 410))
                throw error;
            if (!this.#options.hasWebhook)
                throw new errors/* InputError */.dz('webhook', NEITHER, ENABLE_ISSUES);
            if (!this.#isMissing)
                this.#context.log.info(ONLY_MESSAGES);
            this.#isMissing = true;
            return undefined;
        }
    }
    /** Tries to change the issue. Logs GitHub's error, and returns whether the change succeeded. */
    async #tryTo(change) {
        try {
            await change();
            return true;
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            this.#context.log.info(error.message);
            return false;
        }
    }
}
/**
 * Whether a comment and a message are due: there is no issue, its error code is another one, or nothing was said today
 * (UTC) or, by a wrong clock, on a later day.
 */
function isTellingDue({ code }, known) {
    return known === undefined || known.memory.code !== code || known.memory.told < today();
}
/** Two workflows may have the same name. GitHub Enterprise Server might not report the workflow file. */
function identityOf({ workflow, workflowFile }) {
    return workflowFile || workflow;
}
/** Returns the day in UTC, such as `2026-11-12`. A daily run may be early, so a limit of 24 hours would skip days. */
function today() {
    return new Date().toISOString().slice(0, 10);
}
/** GitHub splits a label at commas, and would then find no issue. */
function requireLabel(label) {
    if (/^[^,\p{C}]{1,50}$/u.test(label) && label === label.trim())
        return;
    throw new errors/* InputError */.dz('label', `is ${(0,parsers/* quoted */.TL)(label)}.`, 'Use one label of at most 50 characters, without a comma.');
}
/** The key is part of the title. */
function requireKey(key) {
    if (/^[^\p{C}]{0,100}$/u.test(key))
        return;
    const fix = 'Use one line of at most 100 characters, such as the name of the site.';
    throw new errors/* InputError */.dz('key', `is ${(0,parsers/* quoted */.TL)(key)}.`, fix);
}

// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/http/send-with-retries.js




/** A try may take ten seconds, and all tries together may take a minute after the first failure. */
const send_with_retries_DEADLINE_MS = 10_000;
const TRIES = 4;
const BUDGET_MS = 60_000;
/** The request failed, and so did its retries. The message is a sentence. */
class SendError extends Error {
    failure;
    /** Undefined if the server responded. The cause of this error may contain the address. */
    connection;
    retryAfterMs;
    constructor(message, failure, connection, retryAfterMs) {
        super(message);
        this.name = 'SendError';
        this.failure = failure;
        this.connection = connection;
        this.retryAfterMs = retryAfterMs;
    }
    get isTransient() {
        return this.failure !== 'refused' && this.connection?.isFinal !== true;
    }
}
/**
 * Sends a request that the server may receive twice. A redirect is not followed.
 *
 * @returns the response, with an accepted status
 * @throws SendError, or the signal's reason when it aborts
 */
function sendWithRetries(request, options, { log, clock, signal }) {
    const { isSecret, accepts = isSuccess, deadlineMs = send_with_retries_DEADLINE_MS, tries = TRIES } = options;
    // The client logs the address of each response.
    const clientLog = isSecret ? { ...log, debug() { } } : log;
    const send = async () => {
        // Each try has its own connection: a kept one that the server has closed would cost a try.
        const client = new http_client/* HttpClient */.Q(clientLog);
        try {
            const response = await (0,send_request/* sendRequest */.w$)(client, { ...request, signal }, deadlineMs);
            if (accepts(response.status))
                return response;
            throw refused(response, options);
        }
        catch (error) {
            throw error instanceof connection_error/* ConnectionError */.R ? send_with_retries_notReached(error, request.url.host, options) : error;
        }
        finally {
            client.close();
        }
    };
    const retryRule = (error) => error instanceof SendError && error.isTransient
        ? { kind: 'request', tries, budgetMs: BUDGET_MS, retryAfterMs: error.retryAfterMs }
        : undefined;
    return (0,retry/* retry */.L)(send, { retryRule, log, clock, signal });
}
function isSuccess(status) {
    return status >= 200 && status <= 299;
}
function refused(response, { operation, server, saidIn }) {
    const { status, retryAfterMs } = response;
    const message = `${operation} failed: ${(0,send_request/* refusalText */.Kw)(server, status, saidIn?.(response) ?? '')}`;
    return new SendError(message, send_with_retries_failureOf(status), undefined, retryAfterMs);
}
function send_with_retries_failureOf(status) {
    if (!(0,send_request/* isTransientStatus */.Dm)(status))
        return 'refused';
    return status === 429 ? 'rate-limited' : 'service-error';
}
function send_with_retries_notReached(error, host, { operation, isSecret }) {
    const message = `${operation} failed: ${isSecret ? `${error.message}.` : error.at(host)}`;
    return new SendError(message, 'unreachable', error);
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/src/values/url.js
var url = __webpack_require__(8288);
;// CONCATENATED MODULE: ./lib/src/alarm/secret-address.js




/** What the address of each input receives, and how messages name the service there. */
const INPUTS = {
    webhook: { what: 'message', service: 'webhook' },
    'heartbeat-url': { what: 'heartbeat', service: 'monitor' },
};
class SecretAddress {
    url;
    #input;
    /** Masks every form of the address. Throws InputError unless the address is https, or http to this machine. */
    constructor(input, address) {
        const fix = `Store the complete address of the ${INPUTS[input].service} in a secret. It begins with \`https://\`.`;
        if (/\s/.test(address) || !URL.canParse(address))
            throw new errors/* InputError */.dz(input, 'is not an address.', fix);
        this.#input = input;
        this.url = new URL(address);
        mask(this.url);
        if (!(0,url/* isSecureUrl */.z)(this.url))
            throw new errors/* InputError */.dz(input, 'does not begin with `https://`.', fix);
    }
    /**
     * Sends a request with retries: the same message twice is better than none.
     *
     * @param request its `url` is the address, or the address with another path or query
     * @returns the response, with a status of 2xx
     * @throws ActionError
     */
    async send(request, context) {
        if (request.url.href !== this.url.href)
            mask(request.url);
        const { what, service } = INPUTS[this.#input];
        const options = { operation: `Sending the ${what}`, server: `the ${service}`, isSecret: true };
        try {
            return await sendWithRetries(request, options, context);
        }
        catch (error) {
            if (!(error instanceof SendError))
                throw error;
            const { message, failure, connection } = error;
            const code = failure === 'refused' ? 'bad-input' : failure;
            // The error is not the cause, since its own cause may contain the address.
            throw new errors/* ActionError */.lZ(code, message, { hint: connection?.hint ?? HINTS[failure](what, service) });
        }
    }
}
const HINTS = {
    refused: (_, service) => `Check whether the ${service} still exists, and store its current address in the secret. A proxy or firewall may ` +
        'also have responded: check that the network of the runner allows requests to its host.',
    'rate-limited': (what, service) => `The ${service} limits the number of ${what}s. Use a ${service} of its own for this workflow.`,
    'service-error': (_, service) => `The service behind the ${service} has a problem. Check its status page.`,
    unreachable: (_, service) => `Check the address of the ${service}, and the network of the runner.`,
};
/** Without the scheme and the host, a short path such as `/` is no secret. */
function mask({ href, pathname, search }) {
    for (const form of [href, `${pathname}${search}`])
        if (form.length > 8)
            (0,secrets/* addSecret */.Ck)(form);
}

;// CONCATENATED MODULE: ./lib/src/alarm/heartbeat.js



/** healthchecks.io responds with this text and the status 200 for a check that was deleted ("Pinging API"). */
const DELETED = 'OK (not found)';
/** Requests the address, with retries. Logs a warning if that fails, and throws only the reason of an aborted signal. */
async function sendHeartbeat(address, context) {
    try {
        const target = new SecretAddress('heartbeat-url', address);
        const { text = '' } = await target.send({ method: 'GET', url: target.url }, context);
        if (text.startsWith(DELETED)) {
            throw new errors/* ActionError */.lZ('bad-input', 'Sending the heartbeat failed: the monitor does not know the address.', {
                hint: 'Store the address of a check that exists in the secret.',
            });
        }
        context.log.info('Sent the heartbeat.');
    }
    catch (error) {
        context.signal.throwIfAborted();
        const { message, hint = '' } = errors/* ActionError */.lZ.from(error);
        (0,step_log/* logWarning */.F)(`${message} ${hint}`);
    }
}

;// CONCATENATED MODULE: ./lib/src/alarm/inputs.js
/** The inputs of the alarm action. */

/** Nothing is validated here: a bad input must not prevent the issue or the message that does not need it. */
const ALARM_INPUTS = {
    webhook: { name: 'webhook', isSecret: true, parse: parsers/* parseText */.r4 },
    heartbeatUrl: { name: 'heartbeat-url', isSecret: true, parse: parsers/* parseText */.r4 },
    githubToken: { name: 'github-token', isSecret: true, parse: parsers/* parseText */.r4 },
    needs: { name: 'needs', isRequired: true, parse: parsers/* parseText */.r4 },
    key: { name: 'key', default: '', parse: parsers/* parseText */.r4 },
    label: { name: 'label', default: 'export-alarm', parse: parsers/* parseText */.r4 },
};

;// CONCATENATED MODULE: ./lib/src/alarm/settle-all.js
/** Runs tasks one after the other even if some fail, and reports all failures at the end. */

/** Throws one ActionError for all failures, with the code of the first, or the reason of an aborted signal. */
async function settleAll(signal, work) {
    const failures = [];
    await work(async (task) => {
        try {
            return await task();
        }
        catch (error) {
            signal.throwIfAborted();
            failures.push(errors/* ActionError */.lZ.from(error));
            return undefined;
        }
    });
    const [first, ...others] = failures;
    if (first === undefined)
        return;
    if (others.length === 0)
        throw first;
    throw new errors/* ActionError */.lZ(first.code, distinct(failures.map(({ message }) => message)), {
        hint: distinct(failures.map(({ hint }) => hint ?? '')),
        cause: first,
    });
}
/** Removes duplicates: two issues may fail for the same reason. */
function distinct(texts) {
    return [...new Set(texts)].filter((text) => text !== '').join(' ');
}

;// CONCATENATED MODULE: ./lib/src/alarm/chat-forms.js
/**
 * The forms in which chats accept a message, by the address of the webhook. Text from outside mentions nobody: it is in
 * backticks and has no `<`, and where that is not enough, the form prevents it.
 */
/** Discord refuses more characters, and no other chat refuses the longest message. */
const DISCORD_MAX = 2000;
const FORMS = [
    // Slack, "Formatting text for app surfaces".
    { address: /^hooks\.slack(?:-gov)?\.com\//, body: (text) => ({ text: withEntities(text) }) },
    // Discord, "Webhook Resource".
    {
        address: /^(?:\w+\.)?discord(?:app)?\.com\//,
        body: (text) => ({ content: shortened(text, DISCORD_MAX), allowed_mentions: { parse: [] } }),
        url: discordUrl,
    },
    // Microsoft Teams, "Create incoming webhooks with Workflows", and the clouds of governments and of China.
    {
        address: /(?:\.logic\.azure\.(?:com|us|cn)|\.api\.powerplatform\.(?:com|us|cn)|\.api\.(?:gov|high)\.powerplatform\.microsoft\.us|\.api\.appsplatform\.us|\.api\.powerplatform\.partner\.microsoftonline\.cn|\.webhook\.office(?:365)?\.(?:com|us))\//,
        body: teamsBody,
    },
];
/** Mattermost, Google Chat, Rocket.Chat, and others. */
const ANY_OTHER = { body: (text) => ({ text }) };
/** Returns the body, and the address to send it to. */
function messageFor(url, text) {
    const form = FORMS.find(({ address }) => address.test(`${url.hostname}${url.pathname}`)) ?? ANY_OTHER;
    return { url: form.url?.(url) ?? url, body: form.body(text) };
}
/**
 * Without `wait`, Discord also accepts a message that it then does not save. A webhook has two more addresses, for the
 * forms of Slack and GitHub.
 */
function discordUrl(url) {
    const target = new URL(url);
    target.pathname = target.pathname.replace(/\/(?:slack|github)\/?$/, '');
    target.searchParams.set('wait', 'true');
    return target;
}
function withEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
/** Halves the longest line until the text fits, but none with a link: those to the run and the issue have to work. */
function shortened(text, maxLength) {
    const lines = text.split('\n');
    while (lines.join('\n').length > maxLength) {
        const longest = lines.filter((line) => !line.includes('://')).sort((a, b) => b.length - a.length)[0];
        if (longest === undefined || longest.length < 2)
            return lines.join('\n').slice(0, maxLength);
        const characters = [...longest];
        lines[lines.indexOf(longest)] = `${characters.slice(0, characters.length / 2 - 1).join('')}…`;
    }
    return lines.join('\n');
}
const LINK = /^- ([\w ]+): (https?:\S+)$/;
/**
 * Returns an Adaptive Card with one paragraph for each line, and one button for each link. Unlike a `TextBlock`, a
 * `TextRun` has no Markdown that a text from outside could use. A workflow of Teams accepts versions up to 1.4.
 */
function teamsBody(text) {
    const lines = text.split('\n').filter((line) => line !== '');
    const paragraphs = lines.filter((line) => !LINK.test(line));
    const body = paragraphs.map((line) => ({ type: 'RichTextBlock', inlines: textRuns(line) }));
    const actions = lines.flatMap((line) => {
        const [, title, url] = LINK.exec(line) ?? [];
        return url === undefined ? [] : [{ type: 'Action.OpenUrl', title, url }];
    });
    const $schema = 'http://adaptivecards.io/schemas/adaptive-card.json';
    const content = { $schema, type: 'AdaptiveCard', version: '1.2', body, actions };
    return {
        type: 'message',
        attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
    };
}
/** Shows what is between backticks in a monospaced font. */
function textRuns(line) {
    return line
        .split('`')
        .map((text, index) => ({ type: 'TextRun', text, ...(index % 2 === 1 && { fontType: 'Monospace' }) }))
        .filter(({ text }) => text !== '');
}

;// CONCATENATED MODULE: ./lib/src/alarm/webhook.js


class Webhook {
    #address;
    /** Masks the address. Throws InputError for one that cannot be used. */
    constructor(address) {
        this.#address = new SecretAddress('webhook', address);
    }
    /** Throws ActionError. */
    async send(message, context) {
        const { url, body } = messageFor(this.#address.url, message);
        const headers = { 'Content-Type': 'application/json' };
        await this.#address.send({ method: 'POST', url, headers, body: JSON.stringify(body) }, context);
        context.log.info('Sent the message to the webhook.');
    }
}

;// CONCATENATED MODULE: ./lib/src/alarm/main.js
/** The alarm action: the run from top to bottom. */















const NEEDED_FOR = 'the alarm';
/** The longest time that the message waits for GitHub. A rate limit may last minutes. */
const PATIENCE_MS = 10_000;
function main() {
    return (0,run_action/* runAction */.C)({ run: (signal) => watchJobs({ log: step_log/* stepLog */.t, clock: context_context/* systemClock */.m, signal }) });
}
async function watchJobs(context) {
    const inputs = (0,read_inputs/* readInputs */.K)(ALARM_INPUTS);
    const watched = { ...gitHubRun(NEEDED_FOR), key: inputs.key };
    await settleAll(context.signal, async (settle) => {
        const webhook = await settle(() => (inputs.webhook ? new Webhook(inputs.webhook) : undefined));
        const alarm = { inputs, watched, webhook, settle, context };
        const jobs = await settle(() => parseNeeds(inputs.needs));
        if (jobs === undefined) {
            await send(unreadableMessage(watched), alarm);
            return;
        }
        for (const { name, result, errorCode } of jobs) {
            step_log/* stepLog */.t.info(`Job ${name}: ${result}${errorCode === undefined ? '' : ` (${errorCode})`}`);
        }
        if (inputs.heartbeatUrl && haveSucceeded(jobs))
            await sendHeartbeat(inputs.heartbeatUrl, context);
        await raiseOrClose(jobs, alarm);
    });
    return 'completed';
}
/** Raises the alarm for what failed, or else closes the open issue. */
async function raiseOrClose(jobs, alarm) {
    const { inputs, watched, webhook, settle, context } = alarm;
    const { signal } = context;
    const gitHub = await settle(() => gitHubContext(inputs.githubToken, NEEDED_FOR));
    const api = gitHub && new GitHubApi({ ...gitHub, log: step_log/* stepLog */.t, signal });
    const { label } = inputs;
    const issue = api && new AlarmIssue({ api, label, watched, hasWebhook: webhook !== undefined }, context);
    const patience = context_context/* systemClock */.m.sleep(PATIENCE_MS, signal);
    // An issue that cannot be read is not replaced by a second one.
    const finding = settle(async () => ({ open: await issue?.find() }));
    const { open: known } = (await Promise.race([finding, patience])) ?? {};
    const failureAfter = (open) => failureOf(jobs, mixedJobs(jobs, open?.memory, watched.runId));
    const failure = failureAfter(known);
    if (failure === undefined) {
        const { open } = (await finding) ?? {};
        if (open !== undefined)
            await settle(() => issue?.review(open, jobs));
        return;
    }
    const raising = finding.then(async (found) => {
        if (issue === undefined || found === undefined)
            return undefined;
        const raised = await settle(() => issue.raise(failureAfter(found.open) ?? failure, found.open));
        if (raised !== undefined)
            (0,step_outputs/* setOutput */.u)('issue-url', raised.url);
        return raised;
    });
    const { url, memory } = (await Promise.race([raising, patience])) ?? known ?? {};
    const isDue = webhook !== undefined && isTellingDue(failure, known);
    const isUnsent = isDue && !(await send(chatMessage(failure, watched, url, memory), alarm));
    const raised = await raising;
    if (isUnsent && raised !== undefined)
        await settle(() => issue?.forgetMessage(failure, raised));
}
/** Returns whether the message was sent. */
async function send(message, { webhook, settle, context }) {
    const isSent = await settle(() => webhook?.send(message, context).then(() => true));
    return isSent ?? false;
}


/***/ }),

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

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isStartedByPerson),
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/** What the runner reports about the workflow run. Nothing else reads these variables. */
/** Whether a person pressed "Run workflow". */
function isStartedByPerson({ eventName }) {
    return eventName === 'workflow_dispatch';
}
function workflowRun(env = process.env) {
    const text = (name) => env[`GITHUB_${name}`] ?? '';
    const number = (name) => Number(text(name)) || 0;
    const repository = text('REPOSITORY');
    const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
    return {
        repository,
        repositoryId: number('REPOSITORY_ID'),
        workflow: text('WORKFLOW'),
        // A value such as `octocat/docs/.github/workflows/export.yml@refs/heads/main`.
        workflowFile: text('WORKFLOW_REF')
            .replace(/@refs\/.*/s, '')
            .replace(`${repository}/`, ''),
        runId: number('RUN_ID'),
        runNumber: number('RUN_NUMBER'),
        attempt: number('RUN_ATTEMPT'),
        eventName: text('EVENT_NAME'),
        sha: text('SHA'),
        apiUrl: text('API_URL') || 'https://api.github.com',
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${text('RUN_ID')}`,
    };
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