"use strict";
exports.id = 30;
exports.ids = [30];
exports.modules = {

/***/ 2532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeDeployment: () => (/* binding */ closeDeployment)
/* harmony export */ });
/* unused harmony export undeployedSummary */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5553);
/* harmony import */ var _runner_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3032);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1871);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4332);
/* harmony import */ var _summary_summary_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(881);
/* harmony import */ var _summary_verdicts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(347);
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5230);
/**
 * Closes the deployment on GitHub that the step left open, when the workflow job has ended. If the job failed or was
 * cancelled after the export, it adds to the job summary what visitors see.
 */










const DEPLOYMENT_OPEN = 'The deployment remains `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
    'closes it after six days.';
/** The step itself has used the same inputs (actions/runner#2009). */
const INPUT_LOST = 'The export step had it. In a composite action that another composite action uses, the runner loses outputs of steps ' +
    'that inputs refer to, before it starts this post step. Use the export action in the workflow itself, or in one ' +
    'composite action, or do not set `github-token`.';
/**
 * Fails if the deployment remains open, since GitHub keeps showing it as in progress.
 *
 * @param isReady whether the step completed. If it failed, its own summary explains why.
 */
function closeDeployment(id, isReady) {
    let summary;
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_5__/* .runAction */ .C)({
        run: async (signal) => {
            const { jobStatus, siteName, environmentUrl, gitHub } = readContext();
            if (isReady && jobStatus !== 'success')
                summary = undeployedSummary(siteName, jobStatus);
            const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y({ ...gitHub, log: _runner_step_log_js__WEBPACK_IMPORTED_MODULE_6__.stepLog, signal });
            const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
            // A job may continue after an export step that failed, and succeed.
            const status = jobStatus === 'success' && !isReady ? 'stepFailed' : jobStatus;
            const state = await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .setDeploymentStatus */ .e)(api, id, status, links);
            _runner_step_log_js__WEBPACK_IMPORTED_MODULE_6__.stepLog.info(`Closed deployment ${id} as ${state}`);
            return 'completed';
        },
        hasOutputs: false,
        resumeHint: () => DEPLOYMENT_OPEN,
        summary: () => summary,
    });
}
function readContext() {
    try {
        const { githubToken, ...end } = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_8__/* .readJobEnd */ .zh)();
        return { ...end, gitHub: (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .gitHubContext */ .B)(githubToken, '`environment`') };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(error.code, error.message, { hint: INPUT_LOST, cause: error });
    }
}
/** The export step's summary says what was live before. */
function undeployedSummary(siteName, job) {
    const [icon, what] = job === 'failure' ? [_runner_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ICONS */ .Z.failed, 'failed'] : [_runner_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ICONS */ .Z.cancelled, 'was cancelled'];
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(siteName)}: ${(0,_summary_verdicts_js__WEBPACK_IMPORTED_MODULE_7__/* .verdict */ .WJ)({ live: 'unknown' })}, the job ${what} after the export`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)('Run the workflow again: it deploys the site, even if nothing changes. The log of the deploy step says whether a deployment had begun.'),
    ]);
}


/***/ }),

/***/ 5230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ requireJobStatus),
/* harmony export */   Wb: () => (/* binding */ GITHUB_INPUTS),
/* harmony export */   zh: () => (/* binding */ readJobEnd)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4536);
/** The inputs for calls to GitHub, and how the job of the workflow ended. */



/** The inputs that only `environment` uses, and that are therefore checked only with it. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
};
/** Most are accepted even if they are wrong: a deployment must be closed, with or without a link. */
const POST_INPUTS = {
    ...GITHUB_INPUTS,
    domain: { name: 'domain', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
    projectId: { name: 'project-id', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
    jobId: { name: 'job-id', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
    environmentUrl: { name: 'environment-url', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
};
/**
 * How the job ended, and what the post step needs. The runner evaluates the inputs again when the job has ended, and a
 * deploy step may have set what `environment-url` refers to.
 *
 * @throws InputError
 */
function readJobEnd() {
    const inputs = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(POST_INPUTS);
    const { jobStatus, domain, projectId, jobId, environmentUrl } = inputs;
    return {
        githubToken: inputs.githubToken,
        jobStatus: requireJobStatus(jobStatus),
        /** The name of the site in the summary. */
        siteName: domain ?? projectId ?? jobId ?? '',
        environmentUrl: environmentUrl && (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .isSiteUrl */ .ve)(environmentUrl) ? environmentUrl : undefined,
    };
}
const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'];
/** @throws InputError */
function requireJobStatus(value) {
    const status = WORKFLOW_RESULTS.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('job-status', `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value ?? '')}, which is not the status of a job.`, "Remove the input: its default is the job's own status.");
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

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gitHubContext),
/* harmony export */   V: () => (/* binding */ gitHubRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7008);
/** Reads what calls to GitHub need: the token, and the run with its repository. */


/** Throws InputError, or ActionError outside a workflow. `neededFor` says in messages what needs GitHub. */
function gitHubContext(token, neededFor) {
    const run = gitHubRun(neededFor);
    return { ...run, apiUrl: new URL(run.apiUrl), token: requireToken(token, neededFor) };
}
/** Throws ActionError if the environment does not contain the repository. */
function gitHubRun(neededFor) {
    const run = (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRun */ .t)();
    const isKnown = /^[^/\s]+\/[^/\s]+$/.test(run.repository) && run.sha !== '' && URL.canParse(run.apiUrl);
    if (isKnown)
        return run;
    const hint = "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA, and GITHUB_API_URL. Run the action there.";
    const message = `The environment of the step does not contain the repository, which ${neededFor} needs.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('github', message, { hint });
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        const problem = 'contains spaces or other characters that are not part of a token.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', problem, fix);
    }
    return token;
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


/***/ })

};
;