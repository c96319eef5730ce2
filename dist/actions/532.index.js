"use strict";
exports.id = 532;
exports.ids = [532];
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