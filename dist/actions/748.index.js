"use strict";
exports.id = 748;
exports.ids = [748];
exports.modules = {

/***/ 4188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js
var admin_api = __webpack_require__(2148);
;// CONCATENATED MODULE: ./lib/src/service/agent-service.js
/** The service's agent jobs (docs/reference.md, "The service's API"). */




/** Text that is passed on unchanged must need no cleaning: a cleaned branch name is a different branch. */
const verbatim = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((text) => text !== '' && (0,clean_text/* cleanText */.X5)(text, 1000) === text));
const optionalText = dist/* fallback */.NpB(dist/* optional */.lqM(verbatim), undefined);
const agentJobSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    /** The status as the service reports it. */
    status: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    /** `repository` is the address of the source repository, and `ref` the branch that the agent works on. */
    source: dist/* fallback */.NpB(dist/* object */.Ikc({ repository: optionalText, ref: optionalText }), {}),
    model: optionalText,
    /** Address of the pull request, http or https. */
    prLink: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(verbatim, dist/* check */.z6Y(isWebAddress), dist/* transform */.pdi(encoded))), undefined),
    createdAt: optionalText,
    archivedAt: optionalText,
}), dist/* transform */.pdi(({ source, ...job }) => ({ ...job, repository: source.repository, ref: source.ref })));
function isWebAddress(text) {
    if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
/** Encodes what a message in Markdown or HTML would read as markup. */
function encoded(address) {
    const { origin, pathname, search, hash } = new URL(address);
    const encode = (character) => `%${character.charCodeAt(0).toString(16)}`;
    return `${origin}${`${pathname}${search}${hash}`.replace(/[^\w.~:/?#@!$&+,;=%-]/g, encode)}`;
}
class AgentService {
    #api;
    #jobs;
    constructor(api, projectId) {
        this.#api = api;
        this.#jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
    }
    createJob(prompt) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'createAgentJob',
            method: 'POST',
            path: this.#jobs,
            body: { prompt },
            schema: dist/* object */.Ikc({ id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) }),
            expected: 'a valid `id`',
        });
    }
    /** Sends a follow-up message to an agent job, which makes it active. */
    sendMessage(jobId, prompt) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'sendAgentMessage',
            method: 'POST',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}/message`,
            body: { prompt },
            schema: agentJobSchema,
            expected: 'a `status`',
        });
    }
    getJob(jobId, deadlineMs) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'getAgentJob',
            method: 'GET',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: agentJobSchema,
            expected: 'a `status`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/service/job-status.js
var job_status = __webpack_require__(980);
// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 1 modules
var poll_job = __webpack_require__(5320);
// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/project-id.js
var project_id = __webpack_require__(3981);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/agent-job/inputs.js
/** The inputs of the agent job action. */





const ID_FIX = 'Pass the ID that the service returned when the agent job was created: one word. An output or variable that is not ' +
    'set is empty.';
const AGENT_JOB_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    projectId: { name: 'project-id', isRequired: true, parse: (0,parsers/* idOf */.TH)('a project', ID_FIX) },
    jobId: { name: 'job-id', parse: (0,parsers/* idOf */.TH)('an agent job', ID_FIX) },
    prompt: { name: 'prompt', parse: parsers/* parseText */.r4 },
};
/** @throws InputError for the first input that cannot be used */
function readAgentJobInputs() {
    const { jobId, prompt, ...inputs } = (0,read_inputs/* readInputs */.K)(AGENT_JOB_INPUTS);
    (0,project_id/* warnOfForm */.c)(inputs.projectId);
    if (prompt !== undefined)
        return { ...inputs, jobId, prompt };
    if (jobId !== undefined)
        return { ...inputs, jobId, prompt };
    throw new errors/* InputError */.dz('prompt', 'is empty, and so is `job-id`.', 'Set `prompt` to create an agent job, `job-id` to wait for one, or both to send it a follow-up message. An output ' +
        'or variable that is not set is empty.');
}

// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/agent-job/report.js



/** The outputs that each status check sets. */
function outputsOf(job) {
    return {
        status: ['completed', 'archived', 'failed'].includes(job.status) ? job.status : 'active',
        'pr-link': job.prLink ?? '',
        'source-repository': job.repository ?? '',
        'source-ref': job.ref ?? '',
        model: job.model ?? '',
        'created-at': job.createdAt ?? '',
        'archived-at': job.archivedAt ?? '',
    };
}
class AgentJobReport {
    #log;
    #setOutput;
    #outputs = {};
    #inputs;
    #isPrompting = false;
    #jobId;
    #job;
    constructor(log, output) {
        this.#log = log;
        this.#setOutput = output;
    }
    inputsRead(inputs) {
        this.#inputs = inputs;
        this.#log.debug(version/* RUNTIME */.l);
    }
    prompting() {
        const jobId = this.#inputs?.jobId;
        this.#log.info(jobId === undefined
            ? `Creating an agent job in project ${this.#inputs?.projectId}`
            : `Sending a message to agent job ${jobId}`);
    }
    /** From this moment on, the agent may have the prompt. */
    promptSent() {
        this.#isPrompting = true;
    }
    promptNotAccepted() {
        this.#isPrompting = false;
    }
    jobKnown(jobId) {
        this.#jobId = jobId;
        this.#setOutput('job-id', jobId);
    }
    waiting(jobId) {
        this.#isPrompting = false;
        this.#log.info(`Waiting for agent job ${jobId} of project ${this.#inputs?.projectId}`);
    }
    /** Sets the outputs that changed since the previous check. */
    jobChecked(job) {
        this.#job = job;
        const outputs = outputsOf(job);
        for (const [name, value] of Object.entries(outputs)) {
            if (this.#outputs[name] !== value)
                this.#setOutput(name, value);
        }
        this.#outputs = outputs;
    }
    jobCompleted({ status, prLink }) {
        const completed = 'Job completed without a pull request: the agent changed nothing, or the link is not available yet';
        const withoutLink = status === 'archived' ? 'Job archived' : completed;
        this.#log.info(prLink === undefined ? withoutLink : `Job ${status}, pull request ${prLink}`);
    }
    /** The agent keeps running after the step has ended. */
    resumeHint(outcome) {
        if (outcome === 'failed' || outcome === 'timed-out')
            return undefined;
        const isCancelled = outcome === 'cancelled';
        if (this.#jobId === undefined) {
            return this.#isPrompting && isCancelled
                ? 'The creation was in progress: an agent job may be running, but its ID is unknown. See the dashboard.'
                : undefined;
        }
        if (!isCancelled && this.#inputs?.jobId !== undefined)
            return undefined;
        const state = this.#isPrompting
            ? 'The agent may have received the message'
            : 'The agent job may still be running';
        return `${state}. Wait for it again with ${this.resumeInputs(this.#jobId)}.`;
    }
    /** The inputs for waiting for the job again, as messages quote them. */
    resumeInputs(jobId) {
        return `\`job-id: ${jobId}\`${this.#inputs?.prompt === undefined ? '' : ', without `prompt`'}`;
    }
    summary(result) {
        const jobId = this.#jobId;
        const job = this.#job;
        const isArchived = job?.status === 'archived';
        const icon = isArchived ? '🗄️' : runner_result/* ICONS */.Z[result.outcome];
        // Without a job, nothing was waited for.
        const isStarted = jobId !== undefined || result.outcome !== 'errored';
        const what = isArchived ? 'archived' : isStarted ? HEADLINES[result.outcome] : 'not started';
        return (0,summary_text/* summaryText */.g5)([
            (0,summary_text/* heading */.R_)(`${icon} Agent job${jobId === undefined ? '' : ` ${(0,summary_text/* text */.Qq)(jobId)}`}: ${what}${(0,runner_result/* reasonOf */.A)(result)}`),
            result.error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(result.error.message, result.error.hint),
            (0,summary_text/* table */.tp)([
                ['Pull request', job && pullRequest(job.prLink, result)],
                ['Agent job', jobId && (0,summary_text/* code */.aY)(jobId)],
                ['Project', this.#inputs && (0,summary_text/* code */.aY)(this.#inputs.projectId)],
                ['Status', job && (0,summary_text/* code */.aY)(job.status)],
                ['Repository', job?.repository && (0,summary_text/* code */.aY)(job.repository)],
                ['Branch', job?.ref && (0,summary_text/* code */.aY)(job.ref)],
                ['Model', job?.model && (0,summary_text/* code */.aY)(job.model)],
                ['Created', job?.createdAt && (0,summary_text/* code */.aY)(job.createdAt)],
                ['Archived', job?.archivedAt && (0,summary_text/* code */.aY)(job.archivedAt)],
            ]),
        ]);
    }
}
const HEADLINES = {
    completed: 'completed',
    failed: 'failed',
    'timed-out': 'still active',
    cancelled: 'waiting cancelled',
    errored: 'waiting failed',
};
function pullRequest(url, { outcome }) {
    if (url === undefined)
        return outcome === 'completed' ? 'none' : undefined;
    return (0,summary_text/* link */.nf)(url, (0,summary_text/* text */.Qq)(url));
}

;// CONCATENATED MODULE: ./lib/src/agent-job/main.js
/** The agent job action: the run from top to bottom. */













function main() {
    const report = new AgentJobReport(step_log/* stepLog */.t, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => waitForAgent(report, { log: step_log/* stepLog */.t, clock: context/* systemClock */.m, signal }),
        resumeHint: (outcome) => report.resumeHint(outcome),
        summary: (result) => report.summary(result),
    });
}
async function waitForAgent(report, context) {
    const inputs = readAgentJobInputs();
    report.inputsRead(inputs);
    const client = new http_client/* HttpClient */.Q(step_log/* stepLog */.t);
    const { baseUrl, apiKey, projectId } = inputs;
    const service = new AgentService({ baseUrl, apiKey, client, signal: context.signal }, projectId);
    const jobId = await promptAgent(service, inputs, report, context);
    report.waiting(jobId);
    const job = await (0,poll_job/* pollJob */.r)(inputs, context, {
        kind: job_status/* AGENT_JOB */.UK,
        name: `agent job ${jobId}`,
        isNew: inputs.jobId === undefined,
        getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
        onChecked: (checked) => report.jobChecked(checked),
        jobFailed: () => jobFailed(jobId),
        timeoutHint: `Wait for the job again with ${report.resumeInputs(jobId)}.`,
    });
    report.jobCompleted(job);
    return 'completed';
}
/**
 * Sends the prompt, and repeats it only if the service certainly did not accept it.
 *
 * @returns the ID of the job to wait for
 * @throws ActionError if the prompt may have been accepted
 */
async function promptAgent(service, inputs, report, context) {
    const { jobId, prompt } = inputs;
    if (jobId !== undefined)
        report.jobKnown(jobId);
    if (prompt === undefined)
        return jobId;
    report.prompting();
    const send = async () => {
        report.promptSent();
        if (jobId === undefined)
            return (await service.createJob(prompt)).id;
        await service.sendMessage(jobId, prompt);
        return jobId;
    };
    try {
        const id = await (0,retry/* retry */.L)(send, {
            ...context,
            retryRule: retry_policy/* startRetryRule */.NQ,
            onRetry: (...failure) => {
                report.promptNotAccepted();
                (0,retry/* logRetry */.z)(context.log, ...failure);
            },
        });
        if (jobId === undefined)
            report.jobKnown(id);
        return id;
    }
    catch (error) {
        if ((0,retry_policy/* mayHaveBeenAccepted */.p1)(error))
            throw promptIsLost(error, jobId);
        throw error;
    }
}
function promptIsLost(error, jobId) {
    const [state, hint] = jobId === undefined
        ? [
            'A job may be running, but its ID is unknown, so the prompt is not repeated.',
            'See the jobs of the agent in the dashboard. Running the workflow again creates another job.',
        ]
        : [
            'The agent may have received the message, so it is not repeated.',
            `See the job in the dashboard. Wait for it with \`job-id: ${jobId}\` and without \`prompt\`.`,
        ];
    return new errors/* ActionError */.lZ(error.code, `${error.message} ${state}`, {
        hint: error.hint === undefined ? hint : `${hint} ${error.hint}`,
        cause: error,
    });
}
function jobFailed(jobId) {
    return new errors/* ActionError */.lZ('job-failed', `The service reports that agent job ${jobId} failed.`, {
        hint: 'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
            'create a new one.',
    });
}


/***/ }),

/***/ 2409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** What each part of a run gets as an argument, so that no part depends on the runner. */

/** The longest time that a timer of Node.js accepts. A longer timer fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        try {
            for (let leftMs = ms; leftMs > 0; leftMs -= MAX_TIMER_MS) {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, MAX_TIMER_MS), undefined, { signal });
            }
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3429);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
/* harmony import */ var _content_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1514);
/** The error of a request without a complete response, and how to fix the connection of the runner to any server. */




/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE = /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;
/** The messages of the tunnel of `@actions/http-client`. Only they contain the cause; the code is `ECONNRESET`. */
const TUNNEL_FAILED = /^(?:tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))|got illegal response body from proxy)/s;
/** Responses of a proxy that a retry does not change: it requires other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set(['401', '403', '407']);
class ConnectionError extends Error {
    /** Code of Node.js or the system, such as `ECONNRESET`; `OTHER_SERVER` for an address that must not be requested. */
    code;
    #proxy;
    constructor(code, message, cause, proxy) {
        super(message, { cause });
        this.name = 'ConnectionError';
        this.code = code;
        this.#proxy = proxy;
    }
    /** Wraps an error of Node.js. The message leaves out the address, whose query may be a secret. */
    static from(error, url) {
        const [tunnelFailed, status, cause = ''] = TUNNEL_FAILED.exec((0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error) ? error.message : '') ?? [];
        const [code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [errorCode(error)];
        const failed = (message, proxy) => new ConnectionError(code, message, error, proxy);
        if (status !== undefined) {
            const response = `${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
            const when = FINAL_PROXY_STATUSES.has(status) ? 'final' : 'not connected';
            return failed(`the proxy responded with ${response}`, when);
        }
        const noProxy = `there is no connection to the proxy (${code})`;
        if (tunnelFailed !== undefined)
            return failed(noProxy, 'not connected');
        // Only the address of the proxy has not been parsed before.
        if (code === 'ERR_INVALID_URL')
            return failed(noProxy, 'final');
        if (CERTIFICATE.test(code))
            return failed(`the certificate is not trusted (${code})`);
        if (isInvalid(code))
            return failed(`${INVALID[code] ?? 'the response is not valid HTTP'} (${code})`);
        if ((0,_content_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUndecoded */ .K)(code))
            return failed(`the response is compressed, and cannot be decoded (${code})`);
        const fate = FATES[code] ?? `failed (${code})`;
        if ((0,_actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s_)(url.href) !== '')
            return failed(`the connection through the proxy ${fate}`, 'connected');
        return failed(NO_SERVER[code] ?? `the connection ${fate}`);
    }
    /** Returns what failed and where, as a sentence. */
    at(host) {
        return `${this.message}${this.isProxy ? ' when connecting to' : ', at'} ${host}.`;
    }
    /** True if the connection to the proxy, or the one through it, failed. */
    get isProxy() {
        return this.#proxy !== undefined;
    }
    /** True if the request certainly did not reach the server. */
    get neverSent() {
        return NEVER_SENT.has(this.code) || this.isCertificate || (this.isProxy && this.#proxy !== 'connected');
    }
    /** True if a retry would fail in the same way. */
    get isFinal() {
        return this.isCertificate || this.#proxy === 'final' || this.code === 'OTHER_SERVER';
    }
    get isCertificate() {
        return CERTIFICATE.test(this.code);
    }
    /** True if the server has responded, and the response is not HTTP as curl and browsers read it. */
    get isInvalidResponse() {
        return isInvalid(this.code);
    }
    /** How to fix the connection; undefined if no certificate, response, or proxy is the cause. */
    get hint() {
        if (this.isCertificate)
            return CERTIFICATE_NOT_TRUSTED;
        if (this.isInvalidResponse)
            return INVALID_RESPONSE;
        return this.isProxy ? PROXY_FAILED : undefined;
    }
}
/** The codes of Node's parser (Node.js, "Errors", and llhttp). Some are left although it is tolerant. */
function isInvalid(code) {
    return code.startsWith('HPE_');
}
const NO_LENGTH = 'the headers of the response have more than one length, or one that is not a number';
const INVALID = {
    HPE_UNEXPECTED_CONTENT_LENGTH: NO_LENGTH,
    HPE_INVALID_CONTENT_LENGTH: NO_LENGTH,
    HPE_HEADER_OVERFLOW: 'the headers of the response are larger than 256 kB',
    HPE_INVALID_HEADER_TOKEN: 'a header of the response has a name that is not valid',
    HPE_INVALID_CONSTANT: 'the server did not respond with HTTP',
};
const NO_SERVER = {
    ENOTFOUND: 'the host name was not found (ENOTFOUND)',
    EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
};
/** Each continues the sentence "the connection". */
const FATES = {
    ECONNREFUSED: 'was refused (ECONNREFUSED)',
    ECONNRESET: 'was reset (ECONNRESET)',
    EPIPE: 'was closed (EPIPE)',
    ERR_STREAM_PREMATURE_CLOSE: 'was closed too early',
};
function errorCode(error) {
    if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error))
        return 'UNKNOWN';
    if (error instanceof AggregateError) {
        // A host with several addresses gives one error for each; "refused" says more than "no route".
        const codes = error.errors.map(errorCode);
        return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
    }
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
const CERTIFICATE_NOT_TRUSTED = 'If a proxy or server uses a private certificate authority, set the environment variable `NODE_EXTRA_CA_CERTS` of ' +
    'the job to the path of its certificate file.';
const INVALID_RESPONSE = 'Print what the server sends with `curl --verbose`, and correct the server, or the proxy in front of it, that adds it.';
const PROXY_FAILED = 'Check the proxy address, user name, and password in the `https_proxy` variable of the job, and whether the proxy ' +
    'allows connections to this host. List hosts that need no proxy in `no_proxy`.';


/***/ }),

/***/ 1514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ decodersFor),
/* harmony export */   K: () => (/* binding */ isUndecoded)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);

const DECODERS = {
    gzip: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip,
    'x-gzip': node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip,
    deflate: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate,
    br: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createBrotliDecompress,
    zstd: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress,
};
/** The codes of zlib, Brotli, and Zstandard (Node.js, "Zlib constants"). */
const UNDECODED = /^(?:Z_|ERR__ERROR_|ZSTD_)/;
/**
 * Returns the streams that decode a body, in their order (RFC 9110, section 8.4).
 *
 * @param encoding the `Content-Encoding` of the response
 * @returns undefined if one of the encodings is not known
 */
function decodersFor(encoding = '') {
    const names = encoding.split(',').map((name) => name.trim().toLowerCase());
    const coded = names.filter((name) => name !== '' && name !== 'identity').reverse();
    const decoders = coded.flatMap((name) => DECODERS[name]?.() ?? []);
    return decoders.length === coded.length ? decoders : undefined;
}
/** True for the code of an error of such a stream: the body is cut, or is not what its header says. */
function isUndecoded(code) {
    return UNDECODED.test(code);
}


/***/ }),

/***/ 8964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ HttpClient)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/http/tolerant-headers.js
/**
 * Reads headers as curl and browsers read them. A digest, a schema, or a checksum judges every body, so a strict parser
 * would protect nothing, and would fail for a site that every visitor sees.
 */
/** The limit of Chromium. */
const MAX_HEADER_BYTES = 256 * 1024;
/**
 * Options of a request. They allow line breaks and control characters in headers, lines that end with LF, and a length
 * beside chunks (Node.js, "http.request").
 */
const TOLERANT = { insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };

;// CONCATENATED MODULE: ./lib/src/http/http-client.js
/**
 * Sends requests. Uses Node's own client with the agents of `@actions/http-client`, which honor `https_proxy` and
 * `no_proxy` as every action does. The toolkit's `readBody`, redirects, and timeouts are not used: its promise for a
 * body never settles if the connection drops, and its messages contain the query of the address.
 */







/**
 * How long a connection is kept for the next request, which saves a handshake. After minutes between two checks, a
 * firewall may have dropped the connection unnoticed.
 */
const KEEP_ALIVE_MS = 4000;
/** The connections for one purpose. */
class HttpClient {
    #log;
    // One toolkit client for each origin, since a client returns the agent of its first address for every later address.
    #clients = new Map();
    #closing;
    /** @param log receives a debug line for each response, without queries, and for a presigned URL without the path */
    constructor(log) {
        this.#log = log;
    }
    /** Closes all kept connections. */
    close() {
        for (const client of this.#clients.values())
            client.dispose();
        this.#clients.clear();
    }
    /**
     * Closes the connections that no request uses, so that the next request has a fresh one. The server may close a kept
     * connection at the moment of a request, and then it is unknown whether it received the request.
     */
    closeKept() {
        for (const [origin, client] of this.#clients) {
            // The toolkit's agents for proxies keep no connections.
            const kept = client.getAgent(origin).freeSockets;
            for (const socket of Object.values(kept ?? {}).flat())
                socket?.destroy();
        }
    }
    /** Resolves as soon as the headers are complete. Does not follow redirects. Throws Node's error. */
    send(request) {
        const { url, method, body, signal } = request;
        const startedAt = performance.now();
        return new Promise((resolve, reject) => {
            const sent = (url.protocol === 'https:' ? external_node_https_ : external_node_http_).request(url, {
                ...TOLERANT,
                method,
                agent: this.#agentFor(url),
                // Node.js takes the brackets off an IPv6 address, and a proxy needs them.
                ...((0,lib/* getProxyUrl */.s_)(url.href) !== '' && { hostname: url.hostname }),
                headers: {
                    'User-Agent': version/* USER_AGENT */._,
                    // Compression by the transport would change the bytes that are counted and hashed.
                    'Accept-Encoding': 'identity',
                    ...request.headers,
                    ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
                },
                signal,
            });
            let hasResponse = false;
            sent.on('response', (response) => {
                hasResponse = true;
                this.#logResponse(request, response, performance.now() - startedAt);
                response.once('close', () => this.#closeKeptLater());
                if ((response.statusCode ?? 0) >= 200)
                    return resolve(response);
                response.destroy();
                reject(new ClosedError());
            });
            sent.on('error', (error) => {
                const isResent = sent.reusedSocket && method === 'GET' && !hasResponse && !signal.aborted;
                if (!isResent)
                    return reject(error);
                this.#log.debug('The kept connection was closed: the request is sent on a fresh one.');
                this.closeKept();
                resolve(this.send(request));
            });
            // For a request with an `Upgrade` header, Node.js reports 101 neither as a response nor as an error, and closes
            // the connection.
            sent.on('close', () => reject(new ClosedError()));
            sent.end(body);
        });
    }
    #closeKeptLater() {
        clearTimeout(this.#closing);
        this.#closing = setTimeout(() => this.closeKept(), KEEP_ALIVE_MS).unref();
    }
    #logResponse({ method, url, headers }, response, ms) {
        const { headers: received, statusCode } = response;
        const id = received['x-request-id'] ?? received['x-amz-request-id'] ?? received['x-github-request-id'];
        const suffix = id === undefined ? '' : `, request id ${(0,clean_text/* cleanText */.X5)(String(id), 100)}`;
        // A request without a key may be for a presigned URL, which may have its credential in any part.
        const address = headers?.['Authorization'] === undefined ? url.origin : `${url.origin}${url.pathname}`;
        this.#log.debug(`${method} ${address}: ${statusCode} in ${Math.round(ms)} ms${suffix}`);
    }
    #agentFor(url) {
        let client = this.#clients.get(url.origin);
        if (client === undefined) {
            client = new lib/* HttpClient */.Qq(undefined, undefined, { keepAlive: true });
            this.#clients.set(url.origin, client);
        }
        const agent = client.getAgent(url.href);
        // Behind a proxy, the toolkit compares a certificate with the host up to its first colon.
        const [, address] = /^\[(.*)\]$/.exec(url.hostname) ?? [];
        if (address !== undefined)
            agent.options.checkServerIdentity = (_host, certificate) => (0,external_node_tls_.checkServerIdentity)(address, certificate);
        return agent;
    }
}
/** The connection was closed without a response. */
class ClosedError extends Error {
    code = 'ERR_STREAM_PREMATURE_CLOSE';
}


/***/ }),

/***/ 8010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Decodes text from outside, which may be anything. */
/** @returns undefined for a text that is not JSON, and for a missing text */
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}
/** @returns the text with its percent-encoding decoded, or unchanged if that is malformed */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   z: () => (/* binding */ logRetry)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 10_000;
/** The longest `Retry-After` of a rule without `maxWaitMs`, whatever its budget: runner minutes cost money. */
const MAX_RETRY_AFTER_MS = 300_000;
/**
 * Waits 1 s, 2 s, 4 s ... between tries (or from `firstDelayMs` on), each plus or minus a quarter. A `Retry-After`
 * replaces the wait, plus up to a quarter and at least up to a second, since every refused client got the same number.
 * A `Retry-After` above five minutes (or above what is left of `maxWaitMs`) or beyond the budget ends the retries
 * immediately, since waiting would not help.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
async function retry(operation, options) {
    const { log, clock, signal, random = Math.random } = options;
    const { onRetry = (...failure) => logRetry(log, ...failure) } = options;
    const failures = new Map();
    for (;;) {
        try {
            return await operation();
        }
        catch (error) {
            signal.throwIfAborted();
            const rule = options.retryRule(error);
            if (rule === undefined)
                throw error;
            const failure = failures.get(rule.kind) ?? { tried: 0, waitedMs: 0, since: clock.now() };
            failures.set(rule.kind, failure);
            failure.tried += 1;
            const { tries, budgetMs = Number.POSITIVE_INFINITY, retryAfterMs, maxWaitMs } = rule;
            const { firstDelayMs = FIRST_DELAY_MS, maxDelayMs = MAX_DELAY_MS } = rule;
            const leftMs = maxWaitMs === undefined ? undefined : maxWaitMs - failure.waitedMs;
            if (failure.tried >= tries || (retryAfterMs ?? 0) > (leftMs ?? MAX_RETRY_AFTER_MS))
                throw error;
            const backoffMs = Math.min(firstDelayMs * 2 ** (failure.tried - 1), maxDelayMs);
            const wantedMs = retryAfterMs === undefined
                ? backoffMs * (0.75 + random() / 2)
                : retryAfterMs + random() * Math.max(FIRST_DELAY_MS, retryAfterMs / 4);
            const delayMs = Math.min(wantedMs, leftMs ?? wantedMs);
            if (clock.now() + delayMs > failure.since + budgetMs)
                throw error;
            failure.waitedMs += delayMs;
            onRetry(error, delayMs, failure.tried + 1);
            await clock.sleep(delayMs, signal);
        }
    }
}
/** Logs a retry. Call it from an `onRetry` that does more, or that says what is retried, such as ` the download`. */
function logRetry(log, error, delayMs, nextTry, what = '') {
    const message = error instanceof Error ? error.message : String(error);
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?]"?)$/, '.');
    const when = delayMs === 0 ? 'now' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
    log.info(`${sentence} Retrying${what} ${when} (try ${nextTry}).`);
}


/***/ }),

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT),
/* harmony export */   l: () => (/* binding */ RUNTIME)
/* harmony export */ });
/** The `User-Agent` that this action sends. A test compares it with `package.json`. */
const USER_AGENT = 'static-export-action/1.0.0';
/** The first line of a debug log. */
const RUNTIME = `${USER_AGENT}, Node.js ${process.version}, ${process.platform} ${process.arch}`;


/***/ })

};
;