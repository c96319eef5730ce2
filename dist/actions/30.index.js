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
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3820);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _runner_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3032);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1871);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4332);
/* harmony import */ var _summary_summary_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(881);
/* harmony import */ var _summary_verdicts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(347);
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5230);
/**
 * Closes the deployment on GitHub that the step left open, when the workflow job has ended. If the job failed or was
 * cancelled after the export, it adds to the job summary what visitors see.
 */









const DEPLOYMENT_OPEN = 'The deployment remains `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
    'closes it after six days.';
/**
 * Fails if the deployment remains open, since GitHub keeps showing it as in progress.
 *
 * @param isReady whether the step completed. If it failed, its own summary explains why.
 */
function closeDeployment(id, isReady) {
    let summary;
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)({
        run: async (signal) => {
            const { githubToken, jobStatus, siteName, environmentUrl } = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readJobEnd */ .zh)();
            if (isReady && jobStatus !== 'success')
                summary = undeployedSummary(siteName, jobStatus);
            const gitHub = (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubContext */ .B)(githubToken, '`environment`');
            const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubApi */ .y({ ...gitHub, log: _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog, signal });
            const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
            // A job may continue after an export step that failed, and succeed.
            const status = jobStatus === 'success' && !isReady ? 'stepFailed' : jobStatus;
            const state = await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .setDeploymentStatus */ .e)(api, id, status, links);
            _runner_step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.info(`Closed deployment ${id} as ${state}`);
            return 'completed';
        },
        hasOutputs: false,
        resumeHint: () => DEPLOYMENT_OPEN,
        summary: () => summary,
    });
}
/** The export step's summary says what was live before. */
function undeployedSummary(siteName, job) {
    const [icon, what] = job === 'failure' ? [_runner_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ICONS */ .Z.failed, 'failed'] : [_runner_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ICONS */ .Z.cancelled, 'was cancelled'];
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_8__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_8__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(siteName)}: ${(0,_summary_verdicts_js__WEBPACK_IMPORTED_MODULE_6__/* .verdict */ .WJ)({ live: 'unknown' })}, the job ${what} after the export`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraph */ .FY)('Run the workflow again: it deploys the site, even if nothing changes. The log of the deploy step says whether a deployment had begun.'),
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
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8010);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
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
/** Describes a response other than 2xx in a sentence. `said` is the server's own explanation, or empty. */
function refusalText(server, status, said) {
    const shown = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)(said);
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
    held: '⏸️',
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
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, maxLength))}</code>`;
}
/** The caller has checked that `url` is http or https. `html` is what to click. */
function link(url, html) {
    return `<a href="${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(url)}">${html}</a>`;
}
/** Formats a text of this action that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ folderSentence),
/* harmony export */   Iu: () => (/* binding */ folderVerdict),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   mb: () => (/* binding */ repairStep),
/* harmony export */   qW: () => (/* binding */ verdictSentences)
/* harmony export */ });
/**
 * The verdict on what visitors of a site see, and what to do first about a mix. The summary and the annotation of a
 * step, and the issue and the message of the alarm, all take it from here, so that no two reports of one run disagree.
 * No other text states it.
 */
/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
    updated: 'the site was updated',
    unchanged: 'the site was not updated and is whole',
    incomplete: 'the site is a mix of two versions, or only partly deployed',
    unknown: 'it is not known what visitors see',
    untouched: 'the site was not updated by this run, and was not checked',
};
/** @returns a text that continues a sentence */
function verdict({ live, outcome, code }) {
    if (live === undefined)
        return undeployed(outcome);
    const what = VERDICTS[live];
    // Another job may have left the mix: what the address served does not matter then.
    if (live === 'incomplete')
        return what;
    if (code === 'verify-failed')
        return `${what}, but its address did not serve it to the runner: visitors may see an older version or an error`;
    return live === 'updated' && code !== undefined ? `${what}, and the step failed afterwards` : what;
}
/** @param outcome of the export step */
function undeployed(outcome) {
    if (outcome === undefined)
        return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
    // Another step may have begun to deploy what was exported.
    return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}
const RUN_AGAIN = 'Run the workflow again now, and approve it if it waits: that repairs the site.';
const ONCE_FIXED = 'Run the workflow again as soon as the cause of this failure is gone: that repairs the site.';
/** What has to happen before the next run can repair a mix, by the error code of the run that left it. */
const BEFORE_REPAIR = new Map([
    ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
    [
        'check-failed',
        'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
    ],
    ['bad-input', `Correct the input. ${RUN_AGAIN}`],
    ['deploy-failed', `${RUN_AGAIN} If a permission or a full disk is the cause, fix that first.`],
    // Without a new export, the mix of an earlier run remains.
    ['unauthorized', ONCE_FIXED],
    ['forbidden', ONCE_FIXED],
    ['not-found', ONCE_FIXED],
    ['rate-limited', ONCE_FIXED],
    ['job-failed', ONCE_FIXED],
    ['publish-failed', ONCE_FIXED],
]);
const REPAIR_AFTER = new Map([
    ['held', 'Press "Run workflow" now: that repairs the site, and ends the hold.'],
    ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);
/** @returns what to do first about a mix: complete sentences; empty if the site is none */
function repairStep({ live, outcome = '', code = '' }) {
    if (live !== 'incomplete')
        return '';
    return REPAIR_AFTER.get(outcome) ?? BEFORE_REPAIR.get(code) ?? RUN_AGAIN;
}
/** @returns the verdict, and for a mix what to do first, as complete sentences */
function verdictSentences(reported) {
    return `${sentence(verdict(reported))} ${repairStep(reported)}`.trim();
}
/** @returns the verdict on a folder as a complete sentence */
function folderSentence(reported) {
    return sentence(folderVerdict(reported));
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** @returns what a folder has that a later step publishes: a text that continues a sentence */
function folderVerdict({ live, outcome, code }) {
    if (live === 'incomplete')
        return 'the folder is not complete, and must not be published';
    if (code === 'conflict')
        return 'it is not known what the folder has';
    const isRefused = outcome === 'held' || code !== undefined;
    if (live === 'unchanged')
        return isRefused ? 'the folder has the earlier site' : 'the folder has the site';
    return live === 'updated' ? 'the folder has the site' : 'the folder was not changed';
}


/***/ })

};
;