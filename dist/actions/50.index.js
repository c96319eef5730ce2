"use strict";
exports.id = 50;
exports.ids = [50];
exports.modules = {

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

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. The codes are those of the system. */
const FIXES = [
    ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
    [
        'EACCES EPERM',
        'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
    ],
    ['EROFS', 'The file system is read-only: use a folder on another one.'],
    ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
    ['ENAMETOOLONG', 'A name or the complete path is too long for the system: use a shorter one.'],
    ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
    ['ENOTDIR EEXIST', 'A file is where a folder is needed: remove or rename that file.'],
    ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
    // Windows reports a name with `:`, `?`, or `*`, and other systems one that the disk cannot store.
    ['EINVAL EILSEQ', 'A name in the path has a character that the system does not allow: rename it.'],
    ['EIO', 'The disk reports an error: check it, or use another runner.'],
];
/** Returns complete sentences that follow a message about the error; "it" refers to its subject. */
function diskFix(cause) {
    const { code = '' } = cause;
    const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
    return fix ?? 'Check that it exists and that this step is allowed to access it.';
}


/***/ }),

/***/ 2779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ERROR_CODES),
/* harmony export */   y: () => (/* binding */ NO_CODE_HINT)
/* harmony export */ });
/**
 * The kinds of failures (output `error-code`), in one table. The alarm takes its hints from here, and `npm run docs`
 * the lists in docs/reference.md and docs/troubleshooting.md. Messages may change, but these codes must not.
 */
const ROWS = {
    'bad-input': {
        meaning: 'An input cannot be used, or the response was 400.',
        hint: 'Correct the input that the error message of the run names.',
    },
    unauthorized: {
        meaning: 'The response was 401: the key is wrong or has expired, or static export is not enabled for the project.',
        hint: 'Read the error message of the run, which lists the possible causes. If static export is not enabled for the project, ask ' +
            'your contact at the vendor. If the API key is wrong, has expired, or was deleted, create a new one in the dashboard, ' +
            'and store it in the secret that the workflow uses.',
        isResumable: true,
    },
    forbidden: {
        meaning: 'The response was 403: the service, or a firewall in front of it, refuses the request.',
        hint: 'Read the error message of the run, which lists the possible causes. The key may lack the `write` scope, its IP allow list ' +
            'may exclude the runner, or static export might not be enabled. A proxy or firewall may also refuse the request.',
        isResumable: true,
    },
    'not-found': {
        meaning: 'The response was 404.',
        hint: 'No such job or project exists for this key. Check `job-id`, `project-id`, and, if it is set, `base-url`.',
    },
    conflict: {
        meaning: 'Another export job of the site was running until the step timed out, or another run deployed to the same ' +
            'destination at the same time.',
        hint: 'Two runs worked on the same site at the same time. Run the workflow again. So that it does not happen again, give their ' +
            'workflows the same `concurrency` group.',
        // An export waits for the other job until it times out. A conflict of deployments is `errored`.
        outcome: 'timed-out',
    },
    'rate-limited': {
        meaning: 'The response was 429.',
        hint: 'The service, or a server in front of it, limits the number of requests, such as exports per hour. Change nothing, and ' +
            'run the workflow again in an hour.',
        isResumable: true,
    },
    'service-error': {
        meaning: 'The response has another status, or is unusable.',
        hint: 'The service, or a server in front of it, has a problem. Run the workflow again later. If it fails again, read the error ' +
            'message of the run.',
        isResumable: true,
    },
    unreachable: {
        meaning: 'There was no connection to the service, or no complete response.',
        hint: 'The runner could not reach the service. Run the workflow again later. If it fails again, check the network and the ' +
            'proxy of the runner.',
        isResumable: true,
    },
    'job-failed': {
        meaning: 'The service reported the job as failed.',
        hint: 'The service could not export the site. Fix what the error message of the run says, and run the workflow again.',
        outcome: 'failed',
    },
    'publish-failed': {
        meaning: 'The service reported the publish run as failed.',
        hint: 'The service could not publish the content. Fix what the error message of the run says, and run the workflow again.',
        outcome: 'failed',
    },
    'timed-out': {
        meaning: 'The job or the publish run did not end in time, or the bundle did not become ready.',
        hint: 'The job took longer than the step waits. Run the workflow again with its `job-id`, which resumes it. If it always takes ' +
            'as long, raise `max-attempts`.',
        outcome: 'timed-out',
        isResumable: true,
    },
    cancelled: {
        meaning: 'The runner cancelled the step.',
        hint: 'The step was stopped before it finished, by a person or by a time limit. Run the workflow again. If a time limit was ' +
            'too short, raise `timeout-minutes` first.',
        outcome: 'cancelled',
        isResumable: true,
    },
    'download-failed': {
        meaning: 'The bundle could not be downloaded.',
        hint: 'The download of the bundle did not succeed. Run the workflow again with its `job-id`, which requests a fresh bundle URL.',
        isResumable: true,
    },
    'bundle-rejected': {
        meaning: 'The bundle is damaged, of another format, or contains something that a site must not contain.',
        hint: 'The bundle is damaged, or contains a forbidden entry. It was not deployed. Run the workflow again. If that bundle ' +
            'is rejected as well, report the error message to the vendor.',
    },
    'check-failed': {
        meaning: 'The site does not pass `min-pages`, `require-files`, or another check that you asked for.',
        hint: 'The new site did not pass a check that the workflow asks for, so it was not deployed. Find out in the dashboard whether ' +
            'pages are missing, before you change the check.',
    },
    superseded: {
        meaning: 'A newer run has used the destination, or has recorded the live site.',
        hint: 'A newer run has used the destination, so this one changed nothing. Look at the newest run of the workflow: if it ' +
            'succeeded, there is nothing to do.',
    },
    'verify-failed': {
        meaning: 'The destination has the site, but the address in `verify-url` does not serve it.',
        hint: 'Open the address in a browser. Then check `verify-url`, and the cache in front of the destination.',
    },
    'deploy-failed': {
        meaning: 'The storage, rclone, or the CDN failed, or the state of the destination cannot be read.',
        hint: 'The storage refused a request, or could not be reached. Fix what the error message of the run says, and run the ' +
            'workflow again.',
        isResumable: true,
    },
    disk: {
        meaning: 'A folder or file on the runner cannot be written, or is in the way.',
        hint: 'A disk of the runner is full, or a folder cannot be used. Fix what the error message of the run names, and run the workflow again.',
        isResumable: true,
    },
    github: {
        meaning: "GitHub's API refused a request, or could not be reached.",
        hint: 'GitHub refused a request, or could not be reached. Add the permission that the error message of the run names, or ' +
            'run the workflow again later.',
        isResumable: true,
    },
    internal: {
        meaning: 'An unexpected error occurred in the action. Please report it.',
        hint: 'The action has a defect. Run the workflow again with debug logging, and report the log.',
        isResumable: true,
    },
};
const ERROR_CODES = ROWS;
/** What to do about a job that failed without an error code. */
const NO_CODE_HINT = 'Open the run, and see which step failed. The job has no output `error-code`: it never started, another step of it ' +
    'failed, or it does not pass the output on.';


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   sH: () => (/* binding */ DeployError)
/* harmony export */ });
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2779);
/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */

class ActionError extends Error {
    code;
    hint;
    isPermanent;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.hint = options.hint;
        this.isPermanent = options.isPermanent ?? false;
    }
    /** Returns the error itself if it is an ActionError. Any other error is a defect of the action. */
    static from(error) {
        if (error instanceof ActionError)
            return error;
        const what = error instanceof Error ? error.message : String(error);
        return new ActionError('internal', `The action failed with an unexpected error: ${what}`, {
            hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
            cause: error,
        });
    }
    get outcome() {
        return _error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[this.code].outcome ?? 'errored';
    }
}
/** An input that cannot be used; found before any request. */
class InputError extends ActionError {
    /**
     * @param input name of the input in `action.yml`
     * @param problem what is wrong, with the value unless it is a secret; continues the sentence "Input `name` ..."
     * @param fix how to correct it
     * @param code `disk` for a folder that cannot be used
     */
    constructor(input, problem, fix, code = 'bad-input') {
        super(code, `Input \`${input}\` ${problem}`, { hint: fix });
    }
}
/** The storage, rclone, or the CDN failed. */
class DeployError extends ActionError {
    constructor(message, hint, cause) {
        super('deploy-failed', message, { hint, cause });
    }
}
/** Another run deployed to the same destination at the same time. */
class ConflictError extends ActionError {
    constructor(message, cause) {
        super('conflict', message, {
            cause,
            hint: 'Run the workflows that deploy to this destination one after the other: give them the same `concurrency` group. ' +
                'Then run this workflow again: it deploys its site, and repairs the destination if necessary.',
        });
    }
    /** A conflict of exports ends a run only when the run times out. A conflict of deployments ends it at once. */
    get outcome() {
        return 'errored';
    }
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

/***/ 6629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ runnerFileError),
/* harmony export */   X$: () => (/* binding */ hasRunner),
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   vg: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/** The files and folders whose paths the runner sets in environment variables. */




/** False if Node.js runs an action by itself, as in a network without GitHub. Each kind of runner sets the variable. */
function hasRunner() {
    return process.env['GITHUB_ACTIONS'] === 'true';
}
/** The runner's folder for temporary files, which it empties for each job; without a runner, the system's. */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}
/** Returns the error for a file or folder that cannot be written. The runner sets its path in the variable. */
function runnerFileError(message, variable, cause) {
    const { code } = cause;
    const said = code === undefined ? '' : ` The system reports ${code}.`;
    const hint = `The runner sets its path in ${variable}.${said} ${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFix */ .P)(cause)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('disk', message, { hint, cause });
}
/** Returns the part of a path after the workspace or the folder for temporary files. This part is constant. */
function shortPath(file) {
    for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
        const rest = folder ? node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file) : '';
        if (rest !== '' && !rest.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(rest))
            return rest;
    }
    return file;
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