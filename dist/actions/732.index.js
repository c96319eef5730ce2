"use strict";
exports.id = 732;
exports.ids = [732];
exports.modules = {

/***/ 4508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishDelivery: () => (/* binding */ finishDelivery)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7934);
/* harmony import */ var _github_attach_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1871);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3882);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4332);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8010);
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5230);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8209);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5745);
/** Finishes on GitHub what the step left open, after the workflow job has ended. */











const DEPLOYMENT_OPEN = 'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
    'closes it after six days.';
const RELEASE_UNFINISHED = 'The release may lack the bundle or its checksum. Run the workflow again to attach them.';
/** Fails if something stays open: a deployment would stay in progress forever, or a release would lack its files. */
function finishDelivery(isDeploymentOpen) {
    const unfinishedRelease = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STEP_STATE */ .h.unfinishedRelease);
    let hint = DEPLOYMENT_OPEN;
    let summary;
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .Cs)({
        run: async (signal) => {
            const context = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_6__/* .readPostContext */ .u5)();
            if (isDeploymentOpen)
                summary = undeployed(context);
            const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y({ ...context.gitHub, log: _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog, signal });
            // Each one is done even if the other fails.
            const [closed, finished] = await Promise.allSettled([
                isDeploymentOpen ? closeDeployment(api, context) : undefined,
                unfinishedRelease === '' ? undefined : (0,_github_attach_files_js__WEBPACK_IMPORTED_MODULE_0__/* .finishAttaching */ .R)(unfinishedRelease, api, _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog),
            ]);
            if (closed.status === 'rejected') {
                // A step has one annotation, so the other failure goes to the log.
                if (finished.status === 'rejected')
                    _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.info(`${finished.reason} ${RELEASE_UNFINISHED}`);
                throw closed.reason;
            }
            if (finished.status === 'rejected') {
                hint = RELEASE_UNFINISHED;
                throw finished.reason;
            }
            return 'completed';
        },
        hasOutputs: false,
        resumeHint: () => hint,
        summary: () => summary,
    });
}
const liveSchema = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(), createdAt: valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP() });
/** @returns undefined if the site was deployed, or if the summary of the step itself explains why not */
function undeployed({ jobStatus, siteName, summary }) {
    if (!summary || jobStatus === 'success' || (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STEP_STATE */ .h.deploymentState) !== 'ready')
        return undefined;
    const live = valibot__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xLC(liveSchema, (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .q)((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STEP_STATE */ .h.liveBefore)));
    const what = jobStatus === 'failure' ? 'failed' : 'was cancelled';
    return (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .undeployedSummary */ .Iz)(siteName, what, live.success ? live.output : undefined);
}
/** @throws GitHubError if the status cannot be written */
async function closeDeployment(api, { jobStatus, gitHub, environmentUrl }) {
    const id = Number((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STEP_STATE */ .h.deploymentId));
    const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
    // A job may continue after an export step that failed, and succeed.
    const stepHasFailed = jobStatus === 'success' && (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STEP_STATE */ .h.deploymentState) !== 'ready';
    const state = await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .setDeploymentStatus */ .e9)(api, id, stepHasFailed ? 'stepFailed' : jobStatus, links);
    _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.info(`Closed deployment ${id} as ${state}`);
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
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8010);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/** Sends one request and reads its complete response as text, and says what its status and `Retry-After` mean. */




/** Most responses of an API are far smaller; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;
/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers and body: Node's own time-outs only see silence, so a body that
 * arrives one byte at a time would never end.
 *
 * @param maxBytes 1 MB by default; the rest of a larger body is not read
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
async function sendRequest(client, request, deadlineMs, maxBytes = MAX_BODY_BYTES) {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const response = await client.send({ ...request, signal });
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response) {
            bytes += chunk.length;
            // Leaving the loop destroys the response, so the rest is not read.
            if (bytes > maxBytes)
                break;
            chunks.push(chunk);
        }
        const text = bytes > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
        return {
            status: response.statusCode ?? 0,
            headers: response.headers,
            retryAfterMs: retryAfterMs(response.headers),
            text,
            json: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            const silence = `there was no complete response within ${deadlineMs / 1000} s`;
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R('ETIMEDOUT', silence, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R.from(error, request.url);
    }
}
/**
 * Describes a response other than 2xx in a sentence that begins with the server.
 *
 * @param said the server's own explanation, as it sent it; empty if there is none
 */
function refusalText(server, status, said) {
    const shown = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)(said);
    const what = `${server} responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return `${what}${shown && `: "${shown}"`}${/[.!?…]$/.test(shown) ? '' : '.'}`;
}
/** True for 408, 429 and 5xx (docs/reference.md, "Retry policy"). */
function isTransientStatus(status) {
    return status === 408 || status === 429 || status >= 500;
}
/**
 * Returns the milliseconds to wait from now on, according to a `Retry-After` header (RFC 9110, section 10.2.3).
 *
 * @param headers `retry-after` in seconds or as an HTTP date, and `date`
 * @param now the current time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative or malformed; 0 for a date in the past
 */
function retryAfterMs(headers, now = Date.now()) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const time = Date.parse(value);
    // The clock of the runner may be slow: a date counts from the server's own time, if the response names it.
    const sentAt = Date.parse(headers.date ?? '') || now;
    return Number.isNaN(time) ? undefined : Math.max(0, time - sentAt);
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
/** The longest `Retry-After` of a rule without `maxWaitMs`, even if its budget is hours: runner minutes cost money. */
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
            const { tries, budgetMs, retryAfterMs, maxWaitMs } = rule;
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
/** Logs a retry. An `onRetry` that does more than that calls it. */
function logRetry(log, error, delayMs, nextTry) {
    const message = error instanceof Error ? error.message : String(error);
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?]"?)$/, '.');
    const when = delayMs === 0 ? 'now' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
    log.info(`${sentence} Retrying ${when} (try ${nextTry}).`);
}


/***/ })

};
;