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
    summary: { name: 'summary', default: 'true', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
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
    const { jobStatus, domain, projectId, jobId, summary, environmentUrl } = inputs;
    return {
        githubToken: inputs.githubToken,
        jobStatus: requireJobStatus(jobStatus),
        /** What the summary calls the site. */
        siteName: domain ?? projectId ?? jobId ?? '',
        summary: summary.toLowerCase() !== 'false',
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
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5230);
/* harmony import */ var _report_failed_job_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1048);
/**
 * Adds to the job summary that the job failed or was cancelled after a successful export. It is used if the post step
 * has nothing to finish on GitHub. Otherwise, a failed job would show only a green mark.
 */



/** @param resumeInputs the inputs for resuming its job, as messages quote them */
function reportFailedJob(resumeInputs) {
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_0__/* .runAction */ .C)({
        run: async () => 'completed',
        hasOutputs: false,
        summary: () => {
            const { jobStatus, siteName, summary } = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobEnd */ .zh)();
            if (!summary || jobStatus === 'success')
                return undefined;
            return (0,_report_failed_job_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .failedJobSummary */ .L)(siteName, jobStatus, resumeInputs);
        },
    });
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ deploymentText),
/* harmony export */   ZW: () => (/* binding */ isFirst),
/* harmony export */   mI: () => (/* binding */ NOT_CHECKED),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);

/** What no request of a dry run shows, so that its green mark promises no more than it found out. */
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
/** Returns text such as `deployment 7 of 12 November 2026`. */
function deploymentText({ id, createdAt }) {
    const date = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .day */ .vd)(createdAt);
    return `deployment ${id}${date && ` of ${date}`}`;
}


/***/ }),

/***/ 1048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ undeployedSummary),
/* harmony export */   L: () => (/* binding */ failedJobSummary)
/* harmony export */ });
/* harmony import */ var _runner_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3032);
/* harmony import */ var _summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8523);



const JOB_RESULTS = {
    failure: [_runner_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Z.failed, 'failed'],
    cancelled: [_runner_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Z.cancelled, 'was cancelled'],
};
/** @param live what was live before, if it is known */
function undeployedSummary(name, job, live) {
    const [icon, what] = JOB_RESULTS[job];
    const state = live === undefined
        ? 'No deployment of this site is known to be live.'
        : `The live site is unchanged: ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentText */ .JE)(live)}.`;
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name)}: not deployed, the job ${what} after the export`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(state),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)('If the step that deploys had begun, users may see a mix. The next run deploys the site again, even if nothing changes.'),
    ]);
}
/**
 * Like {@link undeployedSummary}, but without a record of what is live. Nobody can tell here whether a later step
 * changed the live site.
 *
 * @param resumeInputs the inputs for resuming the successful export, as messages quote them
 */
function failedJobSummary(name, job, resumeInputs) {
    const [icon, what] = JOB_RESULTS[job];
    return (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryText */ .g5)([
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} ${(0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name)}: exported, but the job ${what}`),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(`The export succeeded, but another step ${job === 'failure' ? 'failed: its log says why' : 'did not end'}. If the ` +
            'step that deploys had begun, users may see a mix of the old and the new site.'),
        (0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_summary_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(`To deploy this export in another run, set ${resumeInputs}.`)),
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
/** Whether it can be linked: http or https, in characters that need no encoding, and without credentials. */
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
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (!file)
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
 * Cleans a text that may leave the process, and removes secrets. It redacts before the cleaning, which cuts, and after
 * it, since removing an invisible character can reassemble a secret.
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

/***/ 8809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ pageLossError),
/* harmony export */   k: () => (/* binding */ parsePageLoss)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/** Decides how many pages fewer than the live site an export may have: the arithmetic of `max-page-loss`. */


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
/** The error and how to fix it. Backticks become code. */
function failureBlock(message, hint = '') {
    return `${paragraph(`<strong>${prose(message)}</strong>`)}${hint === '' ? '' : `\n${paragraph(prose(hint))}`}`;
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
 * sequences and invisible characters are removed as well: they change what a log seems to say, and hide commands.
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

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var pretty_ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
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


/***/ }),

/***/ 5901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ prettyBytes)
/* harmony export */ });
const BYTE_UNITS = [
	'B',
	'kB',
	'MB',
	'GB',
	'TB',
	'PB',
	'EB',
	'ZB',
	'YB',
];

const BIBYTE_UNITS = [
	'B',
	'KiB',
	'MiB',
	'GiB',
	'TiB',
	'PiB',
	'EiB',
	'ZiB',
	'YiB',
];

const BIT_UNITS = [
	'b',
	'kbit',
	'Mbit',
	'Gbit',
	'Tbit',
	'Pbit',
	'Ebit',
	'Zbit',
	'Ybit',
];

const BIBIT_UNITS = [
	'b',
	'kibit',
	'Mibit',
	'Gibit',
	'Tibit',
	'Pibit',
	'Eibit',
	'Zibit',
	'Yibit',
];

// Indexed by `bits` and then `binary`, so the four unit systems are picked in one step.
const UNIT_SETS = [BYTE_UNITS, BIBYTE_UNITS, BIT_UNITS, BIBIT_UNITS];

/*
`Number#toString` switches to exponential notation outside the range [1e-6, 1e21) and `Intl.NumberFormat` drops every fraction digit past the 100 it accepts.
Byte counts read as plain decimal numbers, so both losses are undone here. Expects a finite, non-negative number.
*/
const toDecimalString = number => {
	if (number >= 1e-6 && number < 1e21) {
		return String(number);
	}

	const [mantissa, exponentString] = number.toExponential().split('e');
	const digits = mantissa.replace('.', '');
	const pointPosition = Number(exponentString) + 1;
	const isPositive = pointPosition > 0;
	const padded = isPositive ? digits.padEnd(pointPosition, '0') : '0'.repeat(1 - pointPosition) + digits;
	const integerPart = padded.slice(0, isPositive ? pointPosition : 1);
	const fractionPart = padded.slice(isPositive ? pointPosition : 1).replace(/0+$/, '');

	return fractionPart ? `${integerPart}.${fractionPart}` : integerPart;
};

/*
Formats the given number using `Number#toLocaleString`.
- If locale is a string or array, the value is expected to be a BCP 47 language tag or list of language tags (for example: `de`).
- If locale is true, the system default locale is used for translation.
- If locale is false or unspecified, formatting options are applied without localization; without options, the number is written out as plain digits.
*/
const toLocaleString = (number, locale, options) => {
	if (typeof locale === 'string' || Array.isArray(locale) || locale === true) {
		const locales = locale === true ? undefined : locale;

		if (options !== undefined) {
			return number.toLocaleString(locales, options);
		}

		// `Intl.NumberFormat` limits itself to 3 *fraction* digits while the default here is 3 *significant* digits, so the limit comes from the value.
		const text = toDecimalString(number);
		const pointIndex = text.indexOf('.');
		const maximumFractionDigits = pointIndex === -1 ? 0 : text.length - pointIndex - 1;

		// `Intl.NumberFormat` accepts at most 100 fraction digits. Rounding to 3 significant digits only needs more than that for absurdly small values, which are written out as plain digits instead.
		if (maximumFractionDigits > 100) {
			return text;
		}

		return number.toLocaleString(locales, {maximumFractionDigits});
	}

	if (options === undefined) {
		return toDecimalString(number);
	}

	return number.toLocaleString('en-US', {...options, useGrouping: false});
};

const log10 = numberOrBigInt => {
	if (typeof numberOrBigInt === 'number') {
		return Math.log10(numberOrBigInt);
	}

	const string = numberOrBigInt.toString(10);

	// A `number` only holds about 15 significant digits, so the remaining digits cannot move the magnitude. The result can still land exactly on a unit boundary, which the caller corrects for.
	return string.length + Math.log10(`0.${string.slice(0, 15)}`);
};

const log = numberOrBigInt => {
	if (typeof numberOrBigInt === 'number') {
		return Math.log(numberOrBigInt);
	}

	return log10(numberOrBigInt) * Math.log(10);
};

/*
A `bigint` that a `number` can hold exactly is divided the same way, so the output never depends on which type it was given as.
`floor(a / b) + (a % b) / b` is a different double than `a / b`, which flips the rounding at ties like 1805 bytes.
*/
const divide = (numberOrBigInt, base, exponent) => {
	const divisor = base ** exponent;

	if (typeof numberOrBigInt === 'number' || numberOrBigInt <= Number.MAX_SAFE_INTEGER) {
		return Number(numberOrBigInt) / divisor;
	}

	// `divisor` is not exact for every unit, as `1000 ** 8` is not `1e24`, so the exact divisor is rebuilt from the base and the exponent.
	const bigintDivisor = BigInt(base) ** BigInt(exponent);
	const integerPart = numberOrBigInt / bigintDivisor;
	const remainder = numberOrBigInt % bigintDivisor;

	return Number(integerPart) + (Number(remainder) / divisor);
};

/*
The plain decimal digits of a scaled value that no `number` can hold. `Intl.NumberFormat` is not involved, so the output carries no grouping or localized separator, the same as the fallback for a value with more fraction digits than it accepts.
*/
const toUnrepresentableString = (number, base, exponent, localeOptions) => {
	const scale = BigInt(base) ** BigInt(exponent);
	const whole = number / scale;

	// The 3 significant digit default never bites here: it only ever rounds to at least as many digits as the value has integers, and this one has far more than 3.
	if (localeOptions === undefined) {
		return whole.toString();
	}

	// The fraction digit options take over from that default, so the integer part stays exact and the fraction is truncated.
	const minimumFractionDigits = localeOptions.minimumFractionDigits ?? 0;
	const maximumFractionDigits = Math.max(localeOptions.maximumFractionDigits ?? 3, minimumFractionDigits);
	const truncated = ((number % scale) * (10n ** BigInt(maximumFractionDigits)) / scale).toString().padStart(maximumFractionDigits, '0');
	const fraction = truncated.replace(/0+$/, '').padEnd(minimumFractionDigits, '0');

	return fraction ? `${whole}.${fraction}` : whole.toString();
};

/*
The sign to print in front of the number. A difference of exactly zero gets a space instead of a plus sign, for better alignment. `0 === 0n` is `false`, so both are compared.
*/
const signOf = (number, signed) => {
	if (number < 0) {
		return '-';
	}

	if (!signed) {
		return '';
	}

	return number === 0 || number === 0n ? ' ' : '+';
};

const assertFixedWidth = fixedWidth => {
	if (fixedWidth !== undefined && (typeof fixedWidth !== 'number' || !Number.isSafeInteger(fixedWidth) || fixedWidth < 0)) {
		throw new TypeError(`Expected fixedWidth to be a non-negative integer, got ${typeof fixedWidth}: ${fixedWidth}`);
	}
};

/*
`Intl.NumberFormat` silently truncates non-integers, so they are rejected here instead of quietly changing the output.
*/
const assertFractionDigits = (name, value) => {
	if (value !== undefined && (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)) {
		throw new TypeError(`Expected ${name} to be an integer between 0 and 100, got ${typeof value}: ${value}`);
	}
};

const buildLocaleOptions = options => {
	const {minimumFractionDigits, maximumFractionDigits} = options;

	if (minimumFractionDigits === undefined && maximumFractionDigits === undefined) {
		return undefined;
	}

	assertFractionDigits('minimumFractionDigits', minimumFractionDigits);
	assertFractionDigits('maximumFractionDigits', maximumFractionDigits);

	// Checked here rather than left to `Intl.NumberFormat`, which is skipped for a value past the number range.
	if (minimumFractionDigits > maximumFractionDigits) {
		throw new RangeError(`Expected minimumFractionDigits (${minimumFractionDigits}) to not be greater than maximumFractionDigits (${maximumFractionDigits})`);
	}

	return {
		...(minimumFractionDigits !== undefined && {minimumFractionDigits}),
		...(maximumFractionDigits !== undefined && {maximumFractionDigits}),
		roundingMode: 'trunc',
	};
};

function prettyBytes(number, options) {
	if (typeof number !== 'bigint' && !Number.isFinite(number)) {
		throw new TypeError(`Expected a finite number, got ${typeof number}: ${number}`);
	}

	options = {
		bits: false,
		binary: false,
		space: true,
		nonBreakingSpace: false,
		...options,
	};

	assertFixedWidth(options.fixedWidth);
	const localeOptions = buildLocaleOptions(options);

	// Indexed by `bits` then `binary`, so the four combinations line up in one table.
	const UNITS = UNIT_SETS[(options.bits ? 2 : 0) + (options.binary ? 1 : 0)];

	const separator = options.space ? (options.nonBreakingSpace ? '\u00A0' : ' ') : '';

	// Normalize `-0` to `0` so it never formats as `-0`.
	if (Object.is(number, -0)) {
		number = 0;
	}

	const prefix = signOf(number, options.signed);

	if (number < 0) {
		number = -number;
	}

	const base = options.binary ? 1024 : 1000;

	let exponent = 0;
	if (number >= 1) {
		exponent = Math.min(Math.floor(options.binary ? log(number) / Math.log(base) : log10(number) / 3), UNITS.length - 1);
	}

	// A `number` always scales down to something a `number` can hold, and a `bigint` stops being able to once the quotient passes `Number.MAX_VALUE`, where `divide` overflows to `Infinity` and the exact quotient is formatted instead.
	const scaled = divide(number, base, exponent);

	let numberString;
	if (Number.isFinite(scaled)) {
		number = scaled;

		// A value that sits just below a unit boundary, like `999999999999999` bytes, has a `log10` that rounds up to the boundary itself, so the exponent has to be corrected back.
		if (number < 1 && exponent > 0) {
			number *= base;
			exponent -= 1;
		}

		if (!localeOptions) {
			const minimumPrecision = Math.max(3, Math.floor(number).toString().length);
			number = Number(number.toPrecision(minimumPrecision));

			if (number >= base && exponent < UNITS.length - 1) {
				number /= base;
				exponent += 1;
			}
		}

		numberString = toLocaleString(number, options.locale, localeOptions);
	} else {
		// The scaled value is past what a `number` can hold, so the exact quotient is written out instead.
		numberString = toUnrepresentableString(number, base, exponent, localeOptions);
	}

	const result = prefix + numberString + separator + UNITS[exponent];
	return result.padStart(options.fixedWidth ?? 0);
}


/***/ }),

/***/ 1692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ prettyMilliseconds)
});

;// CONCATENATED MODULE: ./node_modules/parse-ms/index.js
const toZeroIfInfinity = value => Number.isFinite(value) ? value : 0;

function parseNumber(milliseconds) {
	return {
		days: Math.trunc(milliseconds / 86_400_000),
		hours: Math.trunc(milliseconds / 3_600_000 % 24),
		minutes: Math.trunc(milliseconds / 60_000 % 60),
		seconds: Math.trunc(milliseconds / 1000 % 60),
		milliseconds: Math.trunc(milliseconds % 1000),
		microseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1000) % 1000),
		nanoseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e6) % 1000),
	};
}

function parseBigint(milliseconds) {
	return {
		days: milliseconds / 86_400_000n,
		hours: milliseconds / 3_600_000n % 24n,
		minutes: milliseconds / 60_000n % 60n,
		seconds: milliseconds / 1000n % 60n,
		milliseconds: milliseconds % 1000n,
		microseconds: 0n,
		nanoseconds: 0n,
	};
}

function parseMilliseconds(milliseconds) {
	switch (typeof milliseconds) {
		case 'number': {
			if (Number.isFinite(milliseconds)) {
				return parseNumber(milliseconds);
			}

			break;
		}

		case 'bigint': {
			return parseBigint(milliseconds);
		}

		// No default
	}

	throw new TypeError('Expected a finite number or bigint');
}

;// CONCATENATED MODULE: ./node_modules/pretty-ms/index.js


const isZero = value => value === 0 || value === 0n;
const pluralize = (word, count) => (count === 1 || count === 1n) ? word : `${word}s`;

const SECOND_ROUNDING_EPSILON = 0.000_000_1;
const ONE_DAY_IN_MILLISECONDS = 24n * 60n * 60n * 1000n;

function prettyMilliseconds(milliseconds, options) {
	const isBigInt = typeof milliseconds === 'bigint';
	if (!isBigInt && !Number.isFinite(milliseconds)) {
		throw new TypeError('Expected a finite number or bigint');
	}

	options = {...options};

	const sign = milliseconds < 0 ? '-' : '';
	milliseconds = milliseconds < 0 ? -milliseconds : milliseconds; // Cannot use `Math.abs()` because of BigInt support.

	if (options.colonNotation) {
		options.compact = false;
		options.formatSubMilliseconds = false;
		options.separateMilliseconds = false;
		options.verbose = false;
	}

	if (options.compact) {
		options.unitCount = 1;
		options.secondsDecimalDigits = 0;
		options.millisecondsDecimalDigits = 0;
	}

	let result = [];

	const floorDecimals = (value, decimalDigits) => {
		const flooredInterimValue = Math.floor((value * (10 ** decimalDigits)) + SECOND_ROUNDING_EPSILON);
		const flooredValue = Math.round(flooredInterimValue) / (10 ** decimalDigits);
		return flooredValue.toFixed(decimalDigits);
	};

	const add = (value, long, short, valueString) => {
		if (
			(result.length === 0 || !options.colonNotation)
			&& isZero(value)
			&& !(options.colonNotation && short === 'm')) {
			return;
		}

		valueString ??= String(value);
		if (options.colonNotation) {
			const wholeDigits = valueString.includes('.') ? valueString.split('.')[0].length : valueString.length;
			const minLength = result.length > 0 ? 2 : 1;
			valueString = '0'.repeat(Math.max(0, minLength - wholeDigits)) + valueString;
		} else {
			valueString += options.verbose ? ' ' + pluralize(long, value) : short;
		}

		result.push(valueString);
	};

	const parsed = parseMilliseconds(milliseconds);
	const days = BigInt(parsed.days);

	if (options.hideYearAndDays) {
		add((BigInt(days) * 24n) + BigInt(parsed.hours), 'hour', 'h');
	} else {
		if (options.hideYear) {
			add(days, 'day', 'd');
		} else {
			add(days / 365n, 'year', 'y');
			add(days % 365n, 'day', 'd');
		}

		add(Number(parsed.hours), 'hour', 'h');
	}

	add(Number(parsed.minutes), 'minute', 'm');

	if (!options.hideSeconds) {
		if (
			options.separateMilliseconds
			|| options.formatSubMilliseconds
			|| (!options.colonNotation && milliseconds < 1000 && !options.subSecondsAsDecimals)
		) {
			const seconds = Number(parsed.seconds);
			const milliseconds = Number(parsed.milliseconds);
			const microseconds = Number(parsed.microseconds);
			const nanoseconds = Number(parsed.nanoseconds);

			add(seconds, 'second', 's');

			if (options.formatSubMilliseconds) {
				add(milliseconds, 'millisecond', 'ms');
				add(microseconds, 'microsecond', 'µs');
				add(nanoseconds, 'nanosecond', 'ns');
			} else {
				const millisecondsAndBelow
					= milliseconds
					+ (microseconds / 1000)
					+ (nanoseconds / 1e6);

				const millisecondsDecimalDigits
					= typeof options.millisecondsDecimalDigits === 'number'
						? options.millisecondsDecimalDigits
						: 0;

				const roundedMilliseconds = millisecondsAndBelow >= 1
					? Math.round(millisecondsAndBelow)
					: Math.ceil(millisecondsAndBelow);
				const maximumMilliseconds = 1000 - (10 ** -millisecondsDecimalDigits);

				const millisecondsString = millisecondsDecimalDigits
					? Math.min(millisecondsAndBelow, maximumMilliseconds).toFixed(millisecondsDecimalDigits)
					: Math.min(roundedMilliseconds, maximumMilliseconds);

				add(
					Number.parseFloat(millisecondsString),
					'millisecond',
					'ms',
					millisecondsString,
				);
			}
		} else {
			const seconds = (
				(isBigInt ? Number(milliseconds % ONE_DAY_IN_MILLISECONDS) : milliseconds)
				/ 1000
			) % 60;
			const secondsDecimalDigits
				= typeof options.secondsDecimalDigits === 'number'
					? options.secondsDecimalDigits
					: 1;
			const secondsFixed = floorDecimals(seconds, secondsDecimalDigits);
			const secondsString = options.keepDecimalsOnWholeSeconds
				? secondsFixed
				: secondsFixed.replace(/\.0+$/, '');
			add(Number.parseFloat(secondsString), 'second', 's', secondsString);
		}
	}

	if (result.length === 0) {
		return sign + '0' + (options.verbose ? ' milliseconds' : 'ms');
	}

	const separator = options.colonNotation ? ':' : ' ';
	if (typeof options.unitCount === 'number') {
		result = result.slice(0, Math.max(options.unitCount, 1));
	}

	return sign + result.join(separator);
}


/***/ })

};
;