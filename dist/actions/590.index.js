"use strict";
exports.id = 590;
exports.ids = [590];
exports.modules = {

/***/ 9590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadedRclone: () => (/* binding */ downloadedRclone)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9805);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(663);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5071);
/* harmony import */ var _http_send_with_retries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8841);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6629);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4332);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(369);
/* harmony import */ var _rclone_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6897);
/** Downloads rclone into the tool cache of the runner, and accepts only an archive whose digest is listed here. */













/**
 * A new version is listed for a platform when two independent public sources confirm the SHA-256 of its archive, such as
 * the build files of other projects: the release alone would not show that it was replaced. The digests of 1.75.1 are
 * in SHA256SUMS of the release, and in build files of other projects.
 */
const RELEASES = {
    address: 'https://github.com/rclone/rclone/releases/download',
    archives: {
        'linux-x64': {
            version: '1.75.2',
            name: 'linux-amd64',
            sha256: '349ac8fba6ff65d6247043f1750cdcb518ec5d500ef91463a10d37c0ccdf3702',
        },
        'linux-arm64': {
            version: '1.75.2',
            name: 'linux-arm64',
            sha256: '7e1e8d69654941b7b7df84ee74c5f7fb09cce7d5496947fb7bf16b55ff427d10',
        },
        'darwin-x64': {
            version: '1.75.1',
            name: 'osx-amd64',
            sha256: '29253d0288b8fbbac46baad6e5f6add6cb01d462c79f10805bbd4631c4cdf82c',
        },
        'darwin-arm64': {
            version: '1.75.1',
            name: 'osx-arm64',
            sha256: 'c61d7a371c62bcbbe882c3423aa4b8bf63485c248dd0f692997b8f0c3f6d0c6f',
        },
        'win32-x64': {
            version: '1.75.1',
            name: 'windows-amd64',
            sha256: '200eb602c126d82aa38b51e0f6b9ae837473ff99b51278d3f6f837574c494d6e',
        },
        'win32-arm64': {
            version: '1.75.1',
            name: 'windows-arm64',
            sha256: 'c3c6cd0424dd49076ad179c30c3f9e5cde2c004ec07ea9fe6911f23e32eafe0f',
        },
    },
};
const INSTALL_HINT = `Install rclone ${_rclone_version_js__WEBPACK_IMPORTED_MODULE_11__/* .OLDEST_RCLONE */ .e} or later in a step before this one, so that it is in PATH. ` +
    'On a runner without internet access, add it to the image of the runner.';
/** How long the servers may take to respond before they count as out of reach. */
const RESPONSE_SECONDS = 4;
/** What may happen to a connection that was possible. `downloadTool` retries after these. */
const TRANSIENT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
/**
 * Where the newest download is too old, warns, and does not replace an installed rclone that is as new.
 *
 * @param why the reason not to use the rclone of the runner
 * @param given `installed` is the rclone of the runner, which is too old
 * @throws DeployError
 */
async function downloadedRclone(why, context, given = {}) {
    const { installed, platform = `${process.platform}-${process.arch}` } = given;
    const { address, archives } = given.releases ?? RELEASES;
    const { log, signal } = context;
    const archive = archives[platform];
    if (archive === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${why}, and there is no download for ${platform}.`, INSTALL_HINT);
    if (!process.env['RUNNER_TOOL_CACHE']) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${why}, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.`, INSTALL_HINT);
    }
    const { version, name } = archive;
    if (!(0,_rclone_version_js__WEBPACK_IMPORTED_MODULE_11__/* .isNewEnough */ .$)(version)) {
        (0,_runner_step_log_js__WEBPACK_IMPORTED_MODULE_10__.logWarning)(olderDownload(archive));
        if (installed !== undefined && (0,_rclone_version_js__WEBPACK_IMPORTED_MODULE_11__/* .isNewEnough */ .$)(installed.version, version))
            return installed;
    }
    const cached = _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .find */ .I6('rclone', version);
    log.info(`${why}: ${cached === '' ? 'downloading' : 'using'} rclone ${version}${cached && ' from the tool cache'}`);
    const url = new URL(`${address}/v${version}/rclone-v${version}-${name}.zip`);
    // The download cannot be interrupted. A cancelled step does not wait for it.
    const folder = cached || (await untilAborted(install(url, archive, context), signal));
    return { version, program: node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, PROGRAM) };
}
const PROGRAM = process.platform === 'win32' ? 'rclone.exe' : 'rclone';
function olderDownload({ version, name }) {
    // GitHub's own runners have these commands.
    const command = name.startsWith('windows') ? 'choco install rclone' : 'brew install rclone';
    return (`rclone ${version} has known vulnerabilities, and two public sources do not yet confirm the SHA-256 of a later ` +
        `download for ${name}. Install ${_rclone_version_js__WEBPACK_IMPORTED_MODULE_11__/* .OLDEST_RCLONE */ .e} or later in a step before this one, such as with "${command}".`);
}
async function install(url, { version, name, sha256 }, context) {
    const operation = `Downloading rclone ${version}`;
    const archive = node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_9__/* .tempFolder */ .vg)(), `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.zip`);
    const extracted = `${archive}-extracted`;
    try {
        await checkConnection(url, operation, context);
        await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .downloadTool */ .bq(url.href, archive);
        const found = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(archive))
            .digest('hex');
        if (found !== sha256) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`The download of rclone ${version} has the SHA-256 ${found}, which is not that of the release (${sha256}).`, `The download was removed. Check what responds for ${url.host}, such as a proxy. ${INSTALL_HINT}`);
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(extracted);
        await extract(archive, `rclone-v${version}-${name}/${PROGRAM}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(extracted, PROGRAM));
        return await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .cacheDir */ .e8(extracted, 'rclone', version);
    }
    catch (cause) {
        if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH)
            throw cause;
        const what = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_12__/* .cleanText */ .X5)(cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${operation} failed: ${what}.`, INSTALL_HINT, cause);
    }
    finally {
        for (const made of [archive, extracted])
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(made, { recursive: true, force: true });
    }
}
/**
 * Fails within seconds if a server cannot be reached. `downloadTool` would wait 30 s for three tries.
 *
 * @throws DeployError that names the server
 */
async function checkConnection(url, operation, context) {
    const endsAt = performance.now() + RESPONSE_SECONDS * 1000;
    const responseOf = (server) => {
        const deadlineMs = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000)) * 1000;
        // Any response shows that the server can be reached.
        const options = { operation, server: server.host, deadlineMs, tries: 1, accepts: () => true };
        return (0,_http_send_with_retries_js__WEBPACK_IMPORTED_MODULE_8__/* .sendWithRetries */ .H)({ method: 'HEAD', url: server }, options, context);
    };
    try {
        const { location } = (await responseOf(url)).headers;
        if (location === undefined || !URL.canParse(location, url.href))
            return;
        // GitHub redirects to another server, which a firewall may not allow.
        await responseOf(new URL(location, url));
    }
    catch (error) {
        if (!(error instanceof _http_send_with_retries_js__WEBPACK_IMPORTED_MODULE_8__/* .SendError */ .v))
            throw error;
        const { connection, message } = error;
        // The code of a proxy that refuses the connection is that of a reset.
        const isInterrupted = connection !== undefined && !connection.neverSent && TRANSIENT.has(connection.code);
        if (!isInterrupted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(message, INSTALL_HINT, error);
    }
}
/** Extracts one file. The runner may have no `unzip`. */
async function extract(archive, name, target) {
    const zip = await (0,yauzl__WEBPACK_IMPORTED_MODULE_6__/* .openPromise */ .sO)(archive, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
        if (entry.fileName !== name)
            continue;
        const contents = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(contents, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(target, { mode: 0o755 }));
        return;
    }
    throw new Error(`${name} is not in the archive`);
}
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        work.then(resolve, reject);
    });
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

/***/ 8841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ sendWithRetries),
/* harmony export */   v: () => (/* binding */ SendError)
/* harmony export */ });
/* harmony import */ var _timing_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8964);
/* harmony import */ var _send_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2925);




/** A try may take ten seconds, and all tries together may take a minute after the first failure. */
const DEADLINE_MS = 10_000;
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
    const { isSecret, accepts = isSuccess, deadlineMs = DEADLINE_MS, tries = TRIES } = options;
    // The client logs the address of each response.
    const clientLog = isSecret ? { ...log, debug() { } } : log;
    const send = async () => {
        // Each try has its own connection: a kept one that the server has closed would cost a try.
        const client = new _http_client_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Q(clientLog);
        try {
            const response = await (0,_send_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sendRequest */ .w$)(client, { ...request, signal }, deadlineMs);
            if (accepts(response.status))
                return response;
            throw refused(response, options);
        }
        catch (error) {
            throw error instanceof _connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R ? notReached(error, request.url.host, options) : error;
        }
        finally {
            client.close();
        }
    };
    const retryRule = (error) => error instanceof SendError && error.isTransient
        ? { kind: 'request', tries, budgetMs: BUDGET_MS, retryAfterMs: error.retryAfterMs }
        : undefined;
    return (0,_timing_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retry */ .L)(send, { retryRule, log, clock, signal });
}
function isSuccess(status) {
    return status >= 200 && status <= 299;
}
function refused(response, { operation, server, saidIn }) {
    const { status, retryAfterMs } = response;
    const message = `${operation} failed: ${(0,_send_request_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalText */ .Kw)(server, status, saidIn?.(response) ?? '')}`;
    return new SendError(message, failureOf(status), undefined, retryAfterMs);
}
function failureOf(status) {
    if (!(0,_send_request_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .Dm)(status))
        return 'refused';
    return status === 429 ? 'rate-limited' : 'service-error';
}
function notReached(error, host, { operation, isSecret }) {
    const message = `${operation} failed: ${isSecret ? `${error.message}.` : error.at(host)}`;
    return new SendError(message, 'unreachable', error);
}


/***/ })

};
;