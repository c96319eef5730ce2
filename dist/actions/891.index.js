"use strict";
exports.id = 891;
exports.ids = [891,332];
exports.modules = {

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
        /** What the summary calls the site. */
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

/***/ 2891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFailedJob: () => (/* binding */ reportFailedJob)
/* harmony export */ });
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1871);
/* harmony import */ var _summary_deploy_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3474);
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5230);
/* harmony import */ var _report_failed_job_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1048);
/**
 * Adds to the job summary what visitors see, or that the job failed or was cancelled after a successful export. It is
 * used if the post step has nothing to finish on GitHub.
 */




/** @param resumeInputs the inputs for resuming its job, as messages quote them */
function reportFailedJob(resumeInputs) {
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_0__/* .runAction */ .C)({
        run: async () => 'completed',
        hasOutputs: false,
        summary: () => {
            const { jobStatus, siteName } = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readJobEnd */ .zh)();
            if (jobStatus === 'success')
                return undefined;
            const marks = (0,_summary_deploy_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .readDeployMarks */ .M)();
            if (marks.length > 0)
                return (0,_report_failed_job_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .killedDeploySummary */ .pe)(marks);
            return (0,_report_failed_job_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .failedJobSummary */ .L1)(siteName, jobStatus, resumeInputs);
        },
    });
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ deploymentText),
/* harmony export */   ZW: () => (/* binding */ isFirst),
/* harmony export */   dR: () => (/* binding */ liveSince),
/* harmony export */   mI: () => (/* binding */ NOT_CHECKED),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/* harmony import */ var _values_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7628);



/** What a dry run cannot check. The log lists it, so that a green run does not promise too much. */
const NOT_CHECKED = 'A dry run cannot check: the `write` scope and the right to publish of the key, and its IP allow list for other runners; ' +
    'whether static export is enabled; the domain, version and paths, or the project and its base path; the limit of starts ' +
    'per hour; the connection to the storage of the bundle; and the free space of the disk.';
/** Whether an input asks for a comparison with the live site. */
function isCompared({ previousManifest, environment }) {
    return previousManifest !== undefined || environment !== undefined;
}
/** Whether it is known that the site was never live. */
function isFirst({ liveState, bundle }, { environment, previousManifest }) {
    if (environment === undefined) {
        const comparison = bundle?.site?.comparison;
        return previousManifest !== undefined && comparison !== undefined && comparison.changes === undefined;
    }
    if (liveState === undefined)
        return false;
    const { live, unfinishedId } = liveState;
    return live === undefined && unfinishedId === undefined;
}
/** Returns text such as `live since 12 November 2026 from job <code>se_1</code>`, as HTML. */
function liveSince({ createdAt, jobId }) {
    const date = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .day */ .vd)(createdAt);
    // Anyone who may write deployments can have written the ID.
    return `live${date && ` since ${date}`}${(0,_values_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)(jobId) ? ` from job ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}` : ''}`;
}
/** Returns text such as `deployment 7 of 12 November 2026`. */
function deploymentText({ id, createdAt }) {
    const date = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .day */ .vd)(createdAt);
    return `deployment ${id}${date && ` of ${date}`}`;
}


/***/ }),

/***/ 1048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ undeployedSummary),
/* harmony export */   L1: () => (/* binding */ failedJobSummary),
/* harmony export */   pe: () => (/* binding */ killedDeploySummary)
/* harmony export */ });
/* harmony import */ var _runner_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3032);
/* harmony import */ var _summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(881);
/* harmony import */ var _summary_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(347);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8523);




const JOB_RESULTS = {
    failure: [_runner_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Z.failed, 'failed'],
    cancelled: [_runner_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Z.cancelled, 'was cancelled'],
};
/**
 * @param marks of the deploy steps of the job
 * @returns what visitors see after deploy steps that were killed; undefined if each has said that itself
 */
function killedDeploySummary(marks) {
    const killed = marks.filter(({ isReported }) => !isReported);
    if (killed.length === 0)
        return undefined;
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryText */ .g5)(killed.flatMap(({ name, live }) => [
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${live === 'incomplete' ? '⚠️' : _runner_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Z.failed} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(name)}: ${_summary_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk[live]}`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)('The step that deploys was stopped before its end. Run the workflow again.'),
    ]));
}
/** @param live what was live before, if it is known */
function undeployedSummary(name, job, live) {
    const [icon, what] = JOB_RESULTS[job];
    const before = live === undefined ? 'no deployment of this site is known to have been' : `${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentText */ .JE)(live)} was`;
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(name)}: ${_summary_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.unknown}, the job ${what} after the export`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)('The log of the step that deploys says whether it had begun. The next run deploys the site again, even if nothing changes.'),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(`Before this run, ${before} live.`),
    ]);
}
/**
 * Like {@link undeployedSummary}, but without a record of what is live. It is unknown here whether a later step changed
 * the live site.
 *
 * @param resumeInputs the inputs for resuming the successful export, as messages quote them
 */
function failedJobSummary(name, job, resumeInputs) {
    const [icon, what] = JOB_RESULTS[job];
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(name)}: exported, but the job ${what}`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(`The export succeeded, but another step ${job === 'failure' ? 'failed: its log says why' : 'did not end'}.`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`To deploy this export in another run, set ${resumeInputs}.`)),
    ]);
}


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ parseSiteUrl),
/* harmony export */   AS: () => (/* binding */ parseMaxPageLoss),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   ve: () => (/* binding */ isSiteUrl),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8809);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _values_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7628);
/** Parsers for the inputs of every action: pure functions, each with one clear message for what is wrong. */




/** A value as messages show it. Never use it for a secret. */
function quoted(value) {
    return `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(value, 100)}"`;
}
/** `true` or `false`, as YAML's core schema writes them. */
function parseBoolean(input, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    const problem = `is ${quoted(value)}, which is neither true nor false.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, problem, 'Write `true` or `false`.');
}
/** Returns a parser for whole numbers from `min` to `max`. */
function wholeNumber(min, max) {
    // The limits have no digit grouping, since users copy them as they are shown.
    const fix = `Write a whole number from ${min} to ${max}, digits only.`;
    return (input, value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, fix);
    };
}
/** Returns a parser for an ID of the service, one segment of an address. `what` follows "a valid id of". */
function idOf(what, fix) {
    return (input, value) => {
        if (value === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', fix);
        if (/^https?:\/\//i.test(value))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an address, not an ID.', fix);
        if (!(0,_values_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .e)(value))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is not a valid id of ${what}.`, fix);
        return value;
    };
}
/** How many pages may be lost: a percentage or a number. */
function parseMaxPageLoss(input, value) {
    const limit = (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePageLoss */ .k)(value);
    if (limit !== undefined)
        return limit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, 'Write a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
        'without spaces.');
}
/** Address of the live site. It is not a secret: GitHub shows it to everyone who can read the repository. */
function parseSiteUrl(input, value) {
    if (isSiteUrl(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is not a web address.`, 'Write the complete address of the live site, such as `https://docs.example.com`, without a user name.');
}
/** Whether an address can be linked: http or https, in characters that need no encoding, and without credentials. */
function isSiteUrl(value) {
    if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value))
        return false;
    const { username, password } = new URL(value);
    return username === '' && password === '';
}
/** Any text; the service or GitHub decides whether it is valid. */
function parseText(_input, value) {
    return value;
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/** Reads the inputs of an action from a table: name, default and parser of each. */




/** Matches an expression such as `secrets.DOCS_ADMIN_API_KEY` if some or all of its braces are missing. */
const EXPRESSION = /^\$?\{*\s*((?:secrets|vars|env|inputs|needs|steps|github)\.[\w.-]+)\s*\}*$/;
function requireNoExpression(name, value) {
    const [, expression] = EXPRESSION.exec(value) ?? [];
    if (expression === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `is the text ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, not the value of an expression.`, `\`\${{ }}\` is missing: write \`${name}: \${{ ${expression} }}\`.`);
}
/** The runner only warns about an unknown name, and still passes its value. */
function requireNoOtherName(name) {
    for (const other of [name.replaceAll('-', '_'), name.replaceAll('-', '')]) {
        if (other === name || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(other) === '')
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(other, 'is not an input of this action.', `Write \`${name}\`, with a hyphen.`);
    }
}
/** Masks the secrets, then parses every input. It throws InputError for the first that cannot be used. */
function readInputs(table) {
    const inputs = Object.entries(table).map(([property, input]) => {
        const value = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(input.name);
        // The text of an expression is not a secret, and the message about it has to show it.
        if (input.isSecret && !EXPRESSION.test(value))
            (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .addSecret */ .Ck)(value);
        return { property, input, value: value || (input.isEmptyMeant ? '' : (input.default ?? '')) };
    });
    for (const { input, value } of inputs) {
        requireNoOtherName(input.name);
        if (input.isSecret)
            requireNoExpression(input.name, value);
    }
    return Object.fromEntries(inputs.map(({ property, input, value }) => {
        const isAbsent = value === '' && input.default === undefined && !input.isRequired;
        return [property, isAbsent ? undefined : input.parse(input.name, value)];
    }));
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

/***/ 1871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction),
/* harmony export */   i: () => (/* binding */ toActionError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2954);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1232);
/* harmony import */ var _step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4332);
/* harmony import */ var _step_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2184);
/**
 * Runs an action and reports the result to the runner. Only this file decides the exit code, the one annotation, the
 * outputs `outcome` and `error-code`, and the job summary (docs/reference.md, "Outcomes and exit code").
 */







/** GitHub cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/**
 * How long a cancelled run may take to stop: the step must end within three seconds, even on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT (actions/runner, ProcessInvoker.cs).
 */
const STOP_MS = 1500;
/** On Windows, data written to a pipe is sent only while the process lives (Node.js, "A note on process I/O"). */
const LINGER_MS = 250;
/**
 * Always runs to the end. The exit code means failure from the first moment, and success only after the last output is
 * written. A process that ends by itself, as Node.js does if nothing is left to wait for, is therefore a failure.
 */
async function runAction(action) {
    process.exitCode = 1;
    // A deprecation concerns the authors of a bundled package, not the reader of the log. Under
    // `NODE_OPTIONS=--no-deprecation` the property is already true and read-only, so it is not set again.
    process.noDeprecation ||= true;
    const stop = new AbortController();
    const interruption = new Promise((_, reject) => {
        const cancel = () => {
            const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('cancelled', `Cancelled (${_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.reason})`);
            stop.abort(cancelled);
            setTimeout(reject, STOP_MS, cancelled).unref();
        };
        if (_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.aborted)
            cancel();
        else
            _cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.addEventListener('abort', cancel);
        process.on('uncaughtException', reject);
        process.on('unhandledRejection', reject);
        process.once('beforeExit', () => reject(new Error('The process ran out of work before the action had finished.')));
    });
    let result;
    try {
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOutputs */ .q)();
        const outcome = await Promise.race([action.run(stop.signal), interruption]);
        // This is the decisive moment: a signal before it cancels the step, a later one changes nothing.
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('outcome', outcome);
        result = { outcome };
    }
    catch (error) {
        result = fail(error, action);
        // After an interruption, the run does not know that it is over.
        stop.abort(error);
    }
    writeSummary(() => action.summary?.(result));
    if (result.error === undefined)
        process.exitCode = 0;
    // The process does not end by itself: Node.js would first take back its signal handlers, and a signal in its last
    // milliseconds would fail a step that has completed.
    if (process.platform === 'win32')
        setTimeout(() => process.exit(), LINGER_MS).unref();
    else
        process.exit();
}
function fail(error, { resumeHint, hasOutputs }) {
    const failure = toActionError(error);
    const { outcome, code } = failure;
    const message = shown(failure.message);
    const hints = [failure.hint, failure.isPermanent ? undefined : resumeHint?.(outcome, code)];
    const hint = shown(hints.filter(Boolean).join(' '));
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(hint === '' ? message : `${message}\n${hint}`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(cause.stack ?? cause.message);
    }
    try {
        if (hasOutputs !== false) {
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('outcome', outcome);
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('error-code', code);
        }
    }
    catch (cause) {
        // The step has already failed, and has reported why.
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(String(cause));
    }
    return { outcome, error: { code, message, hint } };
}
/** An error that is not an ActionError is a defect of the action. */
function toActionError(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        return error;
    const what = error instanceof Error ? error.message : String(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('internal', `The action failed with an unexpected error: ${what}`, {
        hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
        cause: error,
    });
}
function shown(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(text, MAX_ANNOTATION_LENGTH / 2);
}
/** The summary is a convenience: if the runner has no room for it, the step's work is still valid. */
function writeSummary(summary) {
    const { GITHUB_STEP_SUMMARY: file, INPUT_SUMMARY: input } = process.env;
    // It is read here, since a run whose inputs cannot be used also has a summary.
    if (!file || input?.trim().toLowerCase() === 'false')
        return;
    try {
        const markdown = summary();
        if (markdown !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E$)(markdown));
    }
    catch (error) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.info('The job summary could not be written. Everything else is complete.');
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(String(error));
    }
}


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addSecret),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Hk: () => (/* binding */ safeText)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/**
 * Masks secrets, in one place. The runner masks the log. Other texts, such as the job summary and annotations, are also
 * redacted here. No secret then depends on the order in which the runner reads things.
 */


const secrets = new Set();
/** Masks a value in the log from now on. Empty values are ignored: the runner would warn about them. */
function addSecret(value) {
    if (value === '')
        return;
    secrets.add(value);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(value);
}
/**
 * Cleans a text that may leave the process, and removes secrets. It redacts twice: before the cleaning, which may cut a
 * secret in two, and after it, which may join the parts of one.
 */
function safeText(text, maxLength) {
    return redact((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(redact(text), maxLength));
}
/** Replaces every known secret in the text. */
function redact(text) {
    let redacted = text;
    for (const secret of secrets)
        redacted = redacted.replaceAll(secret, '***');
    return redacted;
}


/***/ }),

/***/ 4332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stepLog: () => (/* binding */ stepLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1232);
/** The step's log. Every line passes here, so no text from outside can contain a workflow command. */


/** Longest line of the log, in characters. */
const MAX_LINE_LENGTH = 2000;
const stepLog = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(line, MAX_LINE_LENGTH)),
    debug: (text) => {
        if (!_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .isDebug */ ._o())
            return;
        for (const line of text.split('\n'))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(line, MAX_LINE_LENGTH));
    },
};


/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ requireOutputs),
/* harmony export */   u: () => (/* binding */ setOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/** Sets the outputs of a step. Their names are in the report of each action. */



/** Throws ActionError if outputs cannot be set, before there is anything to lose. */
function requireOutputs() {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(process.env['GITHUB_OUTPUT'] ?? '', node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)('The outputs of the step could not be written.', 'GITHUB_OUTPUT', cause);
    }
}
/** @throws ActionError if the runner's file cannot be written, since a step that loses its outputs has failed */
function setOutput(name, value) {
    try {
        // Without the file, the toolkit prints the value instead, and runners no longer read it from there.
        if (!process.env['GITHUB_OUTPUT'])
            throw new Error('GITHUB_OUTPUT is not set');
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)(`The output \`${name}\` could not be written.`, 'GITHUB_OUTPUT', cause);
    }
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/** What the runner reports about the workflow run. Nothing else reads these variables. */
function workflowRun(env = process.env) {
    const text = (name) => env[`GITHUB_${name}`] ?? '';
    const number = (name) => Number(text(name)) || 0;
    const repository = text('REPOSITORY');
    const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
    return {
        repository,
        repositoryId: number('REPOSITORY_ID'),
        workflow: text('WORKFLOW'),
        // Such as `octocat/docs/.github/workflows/export.yml@refs/heads/main`.
        workflowFile: text('WORKFLOW_REF')
            .replace(/@refs\/.*/s, '')
            .replace(`${repository}/`, ''),
        runId: number('RUN_ID'),
        runNumber: number('RUN_NUMBER'),
        attempt: number('RUN_ATTEMPT'),
        step: text('ACTION'),
        eventName: text('EVENT_NAME'),
        sha: text('SHA'),
        apiUrl: text('API_URL') || 'https://api.github.com',
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${text('RUN_ID')}`,
    };
}


/***/ }),

/***/ 8809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ pageLossError),
/* harmony export */   k: () => (/* binding */ parsePageLoss)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/** Decides how many fewer pages than the live site an export may have: the arithmetic of `max-page-loss`. */


/** Reads `10%`, `12.5%` or `30`, without blanks. It returns undefined for anything else. */
function parsePageLoss(text) {
    const [, percent, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?%$/.exec(text) ?? [];
    if (percent !== undefined) {
        const permille = Number(`${percent}${tenth}`);
        return permille > 1000 ? undefined : { kind: 'share', permille };
    }
    return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}
/** Returns the error if more pages are lost than allowed. `state` is a sentence about what is unchanged. */
function pageLossError(livePages, sitePages, limit, state) {
    const lost = livePages - sitePages;
    const isAllowed = limit.kind === 'pages' ? lost <= limit.pages : lost * 1000 <= limit.permille * livePages;
    if (isAllowed)
        return undefined;
    const allowed = limit.kind === 'pages' ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(limit.pages) : `${limit.permille / 10}%`;
    const problem = `The site has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(sitePages, 'page')}, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(lost)} fewer than the live site ` +
        `(${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(livePages)}), but \`max-page-loss\` allows ${allowed}.`;
    const hint = `${state} Check whether pages are missing from the documentation. If they were removed on purpose, raise ` +
        '`max-page-loss` for one run.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('check-failed', problem, { hint, isPermanent: true });
}


/***/ }),

/***/ 3474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ markDeployStep),
/* harmony export */   M: () => (/* binding */ readDeployMarks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7008);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8010);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(347);
/**
 * What a deploy step tells the post step of an export step in the same job: the runner starts post steps when the job
 * has ended, and empties its folder for temporary files afterwards.
 */







const markSchema = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** The destination without secrets. */
    name: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    live: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(Object.keys(_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk)),
    /** False until the summary of the step is written: a step that was killed has none. */
    isReported: valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
/** The marks of one attempt of a run have this prefix, and each step has its own. */
function prefix() {
    const { runId, attempt } = (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowRun */ .t)();
    return `static-export-deploy-${runId}-${attempt}-`;
}
/** Replaces the mark of this step. Without it, only the summary of the post step says less. */
function markDeployStep(mark) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .tempFolder */ .vg)(), `${prefix()}${(0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowRun */ .t)().step}.json`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, JSON.stringify(mark), { mode: 0o600 });
    }
    catch { }
}
/** @returns the marks of all deploy steps of this job that have begun */
function readDeployMarks() {
    const folder = (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .tempFolder */ .vg)();
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.startsWith(prefix()));
        return names.flatMap((name) => {
            const mark = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(markSchema, (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), 'utf8')));
            return mark.success ? [mark.output] : [];
        });
    }
    catch {
        return [];
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
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. It is placed in blocks of HTML, in which GitHub does not interpret Markdown, so text from
 * outside stays text.
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
/** The error and how to fix it, together, since they are what is read after the headline. Backticks become code. */
function failureBlock(message, hint = '') {
    return paragraph(`<strong>${prose(message)}</strong>${hint === '' ? '' : `<br>\n${prose(hint)}`}`);
}
/** @param rows names and values; the values are HTML, such as {@link code} returns. A row without a value is left out. */
function table(rows) {
    const shown = rows.filter(([, value]) => value);
    if (shown.length === 0)
        return '';
    return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** Lines of YAML to copy. */
function yaml(lines) {
    return `<pre lang="yaml"><code>${lines.map(text).join('\n')}</code></pre>`;
}
/** Folds blocks behind a line to click, which is HTML. */
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
/** Formats our own text that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ leftMix),
/* harmony export */   X: () => (/* binding */ UNCHECKED),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   lx: () => (/* binding */ MIX_SENTENCE)
/* harmony export */ });
/**
 * What visitors of a site see, in the words of the deploy action's summary and of the alarm. No other text says it, so
 * that two reports of one run never disagree.
 */
const MIX = 'the site is a mix of two versions';
/** By what the destination has when the deploy step ends (its output `live`). Each continues a sentence. */
const VERDICTS = {
    updated: 'the site was updated',
    unchanged: 'the site was not updated and is whole',
    incomplete: `${MIX}, which the next run repairs`,
    unknown: 'it is not known what visitors see',
};
/** Of a run that ended before it knew what is live, and before it could change anything. */
const UNCHECKED = 'the site was not updated, and was not checked';
/** In the summary of a run that found a mix, and stopped before it could repair it. */
const leftMix = (since = '') => `${MIX}${since}, not repaired by this run, but by the next one that deploys`;
/** The verdict `incomplete` as a complete sentence. */
const MIX_SENTENCE = 'The site is a mix of two versions, which the next run repairs.';


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/**
 * Makes text from outside (the service, the storage, file names) safe for a log line. Nothing else does this.
 *
 * The runner reads workflow commands from a step's output after every LF, CRLF and lone CR, and the older `##[...]`
 * form anywhere in a line (actions/runner, ActionCommand.cs), so text from outside must contain neither. Escape
 * sequences and invisible characters are also removed: they change what a log seems to say, and hide commands.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;
/** Longest text from outside that is shown, in characters. */
const MAX_LENGTH = 500;
/**
 * Returns one line of printable text that contains no workflow command.
 *
 * @param text text from outside, of any length
 * @param maxLength longer text is cut after this many characters, and then ends in `…`
 */
function cleanText(text, maxLength = MAX_LENGTH) {
    // Cut first, so that a megabyte of text does not cost a megabyte of work.
    const short = text.slice(0, maxLength * 4);
    const clean = short
        .replace(ESCAPE_SEQUENCES, '')
        .replace(LINE_BREAKS_AND_CONTROLS, ' ')
        .replace(INVISIBLE, '')
        .trim()
        .replace(/^::/, ': :')
        .replaceAll('##[', '## [');
    const characters = [...clean];
    return characters.length > maxLength || text.length > short.length
        ? `${characters.slice(0, maxLength).join('')}…`
        : clean;
}
/** Escapes text for HTML. A job summary needs it too: GitHub escapes nothing there. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
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

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   X_: () => (/* binding */ dayAndTime),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var pretty_ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/** Formats durations, sizes, dates, and counts for people. */



/** `850ms`, `12.3s`, `4m 10s`, `2h 5m`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms))}ms`;
    if (ms < 60_000)
        return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(ms, { secondsDecimalDigits: 1 });
    return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(Math.round(ms / 1000) * 1000, { unitCount: 2, secondsDecimalDigits: 0 });
}
/** `512 B`, `4.2 MB`: powers of ten, as storage services count. */
function size(bytes) {
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(bytes);
}
// `Intl` is not used: its first use costs a tenth of a short run.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** `12 November 2026`, in UTC; empty for a text that is not a time in ISO 8601. */
function day(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return '';
    return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
/** `12 November 2026, 06:05 UTC`; the text itself, cleaned, if it is not a time in ISO 8601. */
function dayAndTime(time) {
    const date = day(time);
    return date === '' ? (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(time, 50) : `${date}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}
/** `12,000`. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 page`, `25 pages`, `12,000 pages`. */
function counted(count, singular, plural = `${singular}s`) {
    return `${grouped(count)} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId)
/* harmony export */ });
/** IDs become one segment of an address. Even when encoded, `.` and `..` would leave the segment. */
function isId(id) {
    return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}


/***/ })

};
;