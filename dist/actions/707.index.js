"use strict";
exports.id = 707;
exports.ids = [707];
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

/***/ 286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects)
/* harmony export */ });
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);

const MAX_REDIRECTS = 5;
/** Throws ConnectionError, even if the signal aborts. `mayFollow` gets the next address and the current one. */
async function followRedirects(client, request, mayFollow) {
    let { url } = request;
    for (let redirects = 0;; redirects += 1) {
        const from = url;
        const response = await client.send({ ...request, url }).catch((error) => {
            throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error, from);
        });
        const { statusCode = 0, headers } = response;
        const target = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
        if (target === undefined)
            return { response, url, unfollowed: undefined };
        const to = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
        if (to === undefined)
            return { response, url, unfollowed: 'invalid' };
        if (!mayFollow(to, url))
            return { response, url, unfollowed: 'refused' };
        if (redirects === MAX_REDIRECTS)
            return { response, url, unfollowed: 'too many' };
        // The body of a redirect is not needed, and may have any length.
        response.destroy();
        url = to;
    }
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   P2: () => (/* binding */ parseWorkspaceFile),
/* harmony export */   lO: () => (/* binding */ parseWorkspaceFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/* harmony import */ var _values_windows_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1829);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/** Parsers for inputs that are the path of a folder or file on the runner. */





const FOLDER_FIX = `Use a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * Parses a folder or file, in the notation of the runner's system. A shell would expand `~` and variables. Here, they
 * would become parts of a name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, ${what}.`, fix);
    if (/^~(?:[/\\]|$)|\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong('and no shell expands it: `~` and variables would be parts of a name');
    if (separator === '/' ? value.includes('\\') : !isWindowsPath(value))
        throw wrong("which is not a path on this runner's system");
    return value;
}
function isWindowsPath(value) {
    // `C:docs` is relative to the current folder of that drive, and `/c/docs` is a folder of the current drive.
    if (/^[a-z]:(?![/\\])|^\/[a-z](?:\/|$)/i.test(value))
        return false;
    // Most programs cannot open a folder with such a name.
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || _values_windows_names_js__WEBPACK_IMPORTED_MODULE_4__/* .RESERVED_BY_WINDOWS */ .H.test(name));
}
/** Returns an absolute folder. The root is refused: it is the result of an empty `${{ env.FOLDER }}/`. */
function parseWorkspaceFolder(input, value) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .workspace */ .Gl)(), parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/** Returns an absolute file. A digest is refused: as the name of a missing file, it would mean a first deployment. */
function parseWorkspaceFile(input, value) {
    const fix = 'Use a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, 'is a content digest, not a file.', fix);
    }
    if (/[*?]/.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .workspace */ .Gl)(), parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkRules)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** Rules between the inputs of an action, as a table in their order of precedence. A parser has those for its input. */

/** @throws InputError for the first rule that is broken */
function checkRules(rules, inputs) {
    const broken = rules.find(({ isBroken }) => isBroken(inputs));
    if (broken !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(broken.input, broken.problem, broken.fix);
}


/***/ }),

/***/ 1143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ parseSitePaths),
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   fP: () => (/* binding */ parsePagePaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/** Parsers for inputs with one path, or one pattern, per line. */


const PAGES_FIX = 'List page paths one per line, without a host name, a leading slash, or `.html`.';
const FILES_FIX = 'List files of the site one per line, with their extensions and without a leading slash, such as `index.html` or ' +
    '`guides/start.html`. Patterns are not expanded.';
/** Parses page paths as the service accepts them, one per line. A message shows the corrected lines. */
function parsePagePaths(input, value) {
    return linesOf(value).map((line) => {
        if (/[*[\]]/.test(line))
            throw wrongLine(input, line, 'is a pattern, and patterns are not expanded', PAGES_FIX);
        const pages = partsOf(line).map(pagePath);
        if (pages.length === 1 && pages[0] === line)
            return line;
        throw wrongLine(input, line, 'is not a page path', PAGES_FIX, pages);
    });
}
/** Parses paths of files within the site, one per line, with `/` between their parts, as in the bundle. */
function parseSitePaths(input, value) {
    return linesOf(value).map((line) => {
        const segments = line.split('/').filter((segment) => segment !== '' && segment !== '.');
        if (line.endsWith('/') || segments.length === 0 || segments.includes('..') || /[\\*"]/.test(line))
            throw wrongLine(input, line, 'is not a file', FILES_FIX);
        const path = segments.join('/');
        const files = partsOf(path, isListOfFiles(path)).map(filePath);
        if (files.length === 1 && files[0] === path && !line.startsWith('/'))
            return path;
        throw wrongLine(input, line, 'is not a file of the site', FILES_FIX, files);
    });
}
const PATTERNS_FIX = 'List one pattern per line, relative to the site and with `/` between its parts, such as `drafts`, `*.map`, or ' +
    '`**/.DS_Store`. The name of a folder includes its contents.';
/** Parses patterns of files within the site, as `path.matchesGlob` of Node.js reads them. */
function parsePatterns(input, value) {
    return linesOf(value).map((line) => {
        // `**` does not match names that begin with a dot, but whoever writes it means all that is in the folder.
        const pattern = line.replace(/^(?:\.\/)+/, '').replace(/(?:\/+(?:\*\*)?)+$/, '');
        const isOutside = pattern.startsWith('/') || pattern.split('/').includes('..');
        if (pattern === '' || pattern === '.' || isOutside || /^!|\\/.test(pattern))
            throw wrongLine(input, line, 'is not a pattern of files of the site', PATTERNS_FIX);
        return pattern;
    });
}
function linesOf(value) {
    return value
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Returns the paths that a line stands for: people also write YAML lists, or separate paths by commas. */
function partsOf(line, hasCommas = true) {
    const text = line.replace(/^[-*]\s+/, '');
    const parts = hasCommas ? text.split(',') : [text];
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
function pagePath(text) {
    const page = text
        .replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?|^\/\/[^/]*/i, '')
        .replace(/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu, '')
        .replace(/^\/+/, '')
        .replace(/\.html?$/i, '');
    return page === '' ? 'index' : page;
}
/** A name may contain a comma. The text is read as a list if each part could be a file or a page. */
function isListOfFiles(path) {
    const parts = path.split(',').map((part) => part.trim());
    return parts.every(hasExtension) || !parts.some(hasExtension);
}
function filePath(text) {
    const path = text.replace(/^\/+/, '');
    return hasExtension(path) || isNamedWithoutExtension(path) ? path : `${path}.html`;
}
function hasExtension(path) {
    return /[^/]\.[^/.\s]+$/.test(path);
}
/** Whether a file usually has no extension, such as `CNAME`, `_redirects`, and `.well-known/assetlinks`. */
function isNamedWithoutExtension(path) {
    return /(?:^|\/)(?:[._][^/]*|[A-Z]+$)/.test(path);
}
function wrongLine(input, line, what, fix, corrected = []) {
    const lines = corrected.length === 0 ? '' : ` Here: ${corrected.map(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL).join(', ')}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `contains ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(line)}, which ${what}.`, `${fix}${lines}`);
}


/***/ }),

/***/ 5983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ verifyLive),
/* harmony export */   fU: () => (/* binding */ pagesToVerify),
/* harmony export */   jk: () => (/* binding */ stillUnserved),
/* harmony export */   sP: () => (/* binding */ requestLive),
/* harmony export */   xV: () => (/* binding */ sampledPages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7056);
/* harmony import */ var _http_content_encoding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1514);
/* harmony import */ var _http_follow_redirects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(286);
/* harmony import */ var _http_http_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8964);
/* harmony import */ var _site_addresses_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8632);
/* harmony import */ var _site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1144);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8252);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(369);
/** Requests the live site, and compares what it serves with the files of a site. */












/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const VERIFIED_PAGES = 4;
const SAMPLED_PAGES = 4;
/** A cache may keep a copy for each value of this header (RFC 9110, section 12.5.5), so it has the value of a browser. */
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };
/**
 * Returns the pages to verify besides the home page: changed ones first, then others.
 *
 * @param changed files that are uploaded
 */
function pagesToVerify(site, changed) {
    const pages = new Set([...changed, ...site.keys()].filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .y));
    pages.delete(_site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .HOME_PAGE */ .Ko);
    return [...pages].slice(0, VERIFIED_PAGES);
}
/**
 * Returns pages to verify besides the home page, for a site that nothing changed. The sample depends on the contents of
 * the site: runs that find the same site agree, and each change of the site selects other pages.
 */
function sampledPages(site, contentDigest) {
    const ranked = [...site.keys()]
        .filter((path) => (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .y)(path) && path !== _site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .HOME_PAGE */ .Ko)
        .map((path) => `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${contentDigest} ${path}`).digest('hex')} ${path}`);
    return ranked
        .sort()
        .slice(0, SAMPLED_PAGES)
        .map((rank) => rank.slice(rank.indexOf(' ') + 1));
}
/**
 * Verifies the home page, one script or style sheet that it loads, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file within two minutes: a cache may keep the previous one
 */
async function verifyLive(live, context) {
    const { verified, unserved } = await requestLive(live, GIVE_UP_MS, context);
    if (unserved === undefined)
        return verified;
    const { what, hint } = unserved;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('verify-failed', `For two minutes, ${what}.`, {
        hint: `The destination has the files, but this runner does not get them from this address. ${hint}`,
    });
}
/** @returns the error for a site that an earlier run deployed again because it was not served, and that still is not */
function stillUnserved({ what }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('verify-failed', `An earlier run deployed this site again, and still ${what}.`, {
        hint: 'Check where the workflow deploys the site, such as its project, branch, or bucket, and whether `verify-url` shows that place. Then press "Run workflow", which deploys the site again.',
        isPermanent: true,
    });
}
/**
 * Requests the home page, one script or style sheet that it loads, and other pages, until each of them has the contents
 * of the site.
 *
 * @param withinMs for all addresses together; no single request takes longer
 * @returns how many addresses serve their files, and the first that does not in time
 */
async function requestLive({ site, pages, url }, withinMs, context) {
    const client = new _http_http_client_js__WEBPACK_IMPORTED_MODULE_7__/* .HttpClient */ .Q(context.log);
    const endsAt = context.clock.now() + withinMs;
    const requests = { client, endsAt, requestMs: Math.min(REQUEST_MS, withinMs) };
    const checks = [
        homeCheck(site, url),
        ...pages.map((path) => ({ url: (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_10__/* .fileUrl */ .iw)(path, url), accepted: contentsOf(site, [path]) })),
    ];
    let verified = 0;
    try {
        for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
            const served = await untilServed(check, requests, context);
            if ('what' in served)
                return { verified, unserved: served };
            if (verified === 0)
                checks.unshift(...assetChecks(served, site));
            verified += 1;
        }
        return { verified };
    }
    finally {
        client.close();
    }
}
function homeCheck(site, url) {
    if (site.has(_site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .HOME_PAGE */ .Ko))
        return { url, accepted: contentsOf(site, [_site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .HOME_PAGE */ .Ko]) };
    const pages = [...site.keys()].filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .y);
    return { url, accepted: contentsOf(site, pages.length > 0 ? pages : [...site.keys()]) };
}
function contentsOf(site, paths) {
    return new Set(paths.map((path) => site.get(path) ?? ''));
}
/** A page whose assets are not there is broken, although it has the right contents. */
function assetChecks({ url, head }, site) {
    const asset = (0,_site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .loadedAsset */ .yC)(head, url, (path) => site.has(path));
    return asset === undefined ? [] : [{ url: asset.url.href, accepted: contentsOf(site, [asset.file]) }];
}
async function untilServed(check, { client, endsAt, requestMs }, { clock, log, signal }) {
    const url = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__/* .cleanText */ .X5)(check.url);
    for (let said = '';;) {
        const found = await requestOnce(check, requestMs, client, signal);
        if ('head' in found) {
            log.info(`Verified ${url}`);
            return found;
        }
        const { does, hint } = found;
        if (clock.now() + PAUSE_MS > endsAt)
            return { what: `${url} has not served the deployed site: it ${does}`, hint };
        const line = `Waiting for ${url}: it ${does}`;
        if (line !== said)
            log.info(line);
        said = line;
        await clock.sleep(PAUSE_MS, signal);
    }
}
function unreached(error) {
    const how = error.isInvalidResponse ? 'responds, but cannot be read' : 'cannot be reached';
    const unchecked = error.isCertificate ? 'So its contents were not checked. ' : '';
    return { does: `${how}: ${error.message}`, hint: `${unchecked}${error.hint ?? NOT_REACHED}` };
}
function refused(status) {
    if (status === 401 || status === 403)
        return 'Something in front of the site refuses this runner, such as a login, a firewall, or a filter for robots. Allow its requests there.';
    if (status >= 500)
        return 'The server of the address has a problem: see its log.';
    return 'Check whether `verify-url` serves that destination, and what is in front of it.';
}
const LEADS_AWAY = 'The address leads to another page, such as a login. Let this runner get the site there, or correct `verify-url`.';
const DIFFERS = 'A cache in front of the site may still have a previous file: invalidate it. Otherwise, check whether `verify-url` serves ' +
    'that destination, and whether a server in between changes pages.';
const CHANGED = 'A server or proxy in front of the site changes its responses: correct its compression.';
const UNFOLLOWED = {
    invalid: 'redirects to an address that is not valid',
    refused: 'redirects to an address that is not on the web',
    'too many': 'redirects too many times',
};
const NOT_REACHED = 'Open the address in a browser. If it works there, find out why this runner cannot reach it. If not, check `verify-url` and its server.';
async function requestOnce({ url, accepted }, requestMs, client, signal) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(requestMs)]);
    const request = { method: 'GET', url: new URL(url), headers: ACCEPTED, signal: deadline };
    try {
        const reached = await (0,_http_follow_redirects_js__WEBPACK_IMPORTED_MODULE_6__/* .followRedirects */ .F)(client, request, ({ protocol }) => /^https?:$/.test(protocol));
        const { response, unfollowed } = reached;
        if (unfollowed !== undefined) {
            response.destroy();
            return { does: UNFOLLOWED[unfollowed], hint: 'Correct the redirect, or check `verify-url`.' };
        }
        const { statusCode: status = 0, headers } = response;
        const from = redirection(request.url, reached.url);
        if (status !== 200) {
            response.destroy();
            return { does: `${from}responds with ${status}`, hint: refused(status) };
        }
        const encoding = headers['content-encoding'];
        const decoders = (0,_http_content_encoding_js__WEBPACK_IMPORTED_MODULE_5__/* .decodersFor */ .B)(encoding);
        const { sha256, head } = await read(response, decoders ?? []);
        if (accepted.has(sha256))
            return { url: reached.url, head };
        if (decoders !== undefined)
            return { does: `${from}differs from the deployed file`, hint: from === '' ? DIFFERS : LEADS_AWAY };
        const name = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__/* .cleanText */ .X5)(encoding ?? '', 50);
        return {
            does: `${from}is encoded as ${name}, which was not requested, so it cannot be compared`,
            hint: CHANGED,
        };
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return { does: `did not respond within ${requestMs / 1000} s`, hint: NOT_REACHED };
        if ((0,_http_content_encoding_js__WEBPACK_IMPORTED_MODULE_5__/* .isUndecoded */ .K)(error.code ?? ''))
            return { does: 'has a body that cannot be decoded', hint: CHANGED };
        return unreached(error instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R ? error : _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R.from(error, request.url));
    }
}
/** Names the page that the address leads to, such as a login, without its query, which may be a secret. */
function redirection(from, to) {
    return from.href === to.href ? '' : `redirects to ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__/* .cleanText */ .X5)(`${to.origin}${to.pathname}`)}, which `;
}
async function read(response, decoders) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const pieces = [];
    let length = 0;
    const contents = new node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable({
        write(piece, _encoding, done) {
            hash.update(piece);
            if (length < _site_hosting_path_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_HOME_PAGE_BYTES */ .RA)
                pieces.push(piece);
            length += piece.length;
            done();
        },
    });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)([response, ...decoders, contents]);
    return { sha256: hash.digest('hex'), head: Buffer.concat(pieces).toString() };
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

/***/ 8632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ requestedUrl),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   Yp: () => (/* binding */ requestedPath),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/** The addresses at which visitors get the files of a site (docs/hosting.md). */
/**
 * Returns the addresses of a file within its site, its own path first. A page also has the address without its
 * extension. An `index.html` has the address of its folder, with and without a slash.
 */
function addressesOf(path) {
    const folder = /^(?:(.*)\/)?index\.html$/s.exec(path);
    if (folder === null)
        return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
    const [, name] = folder;
    return name === undefined ? [path, ''] : [path, `${name}/`, name];
}
/**
 * Returns the address of a page as people know it: `guides/start.html` becomes `guides/start`, and `guides/index.html`
 * becomes `guides/`. A name that is only the extension remains unchanged.
 */
function canonicalPath(page) {
    const [, address = page] = addressesOf(page);
    return /(?:^|\/)\.html$/.test(page) ? page : address;
}
/**
 * Returns the address of a page as a browser requests it, from the root of the site: `guides/a b.html` becomes
 * `/guides/a%20b`. A browser leaves `@`, `+`, and other characters unencoded that {@link fileUrl} encodes, and a cache
 * may tell the two forms apart (RFC 3986, section 2.2).
 */
function requestedPath(page) {
    return `/${asRequested(canonicalPath(page))}`;
}
/** Returns the URL of one of the {@link addressesOf} a file as a browser requests it, such as to purge it in a cache. */
function requestedUrl(address, liveUrl) {
    return `${folderOf(liveUrl)}${asRequested(address)}`;
}
function asRequested(address) {
    return encodeURI(address).replace(/[?#]/g, encodeURIComponent);
}
/** Returns the address of a file or page on the live site. The address of the site itself may have a path. */
function fileUrl(address, liveUrl) {
    return `${folderOf(liveUrl)}${address.split('/').map(encodeURIComponent).join('/')}`;
}
/** Returns the address of a site without its query and the file name of its home page, and with a slash at its end. */
function folderOf(liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    url.pathname = url.pathname.replace(/\/[^/]*\.html?$/i, '/');
    return url.href.endsWith('/') ? url.href : `${url.href}/`;
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sortedByPath),
/* harmony export */   q: () => (/* binding */ inByteOrder)
/* harmony export */ });
/** The order of paths in manifests, digests, and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */
const SURROGATE = /[\ud800-\udfff]/;
function inByteOrder(paths) {
    const sorted = [...paths].sort();
    // Without surrogates, the order by UTF-16 units is the order by bytes (RFC 3629, section 1).
    if (!sorted.some((path) => SURROGATE.test(path)))
        return sorted;
    // Each string has one character per byte of UTF-8.
    const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
    return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}
/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
function sortedByPath(files) {
    if (isSorted(files.keys()))
        return files;
    return new Map(inByteOrder(files.keys()).map((path) => [path, files.get(path)]));
}
/** Also false if any path contains surrogates. */
function isSorted(paths) {
    let previous = '';
    for (const path of paths) {
        if (path < previous || SURROGATE.test(path))
            return false;
        previous = path;
    }
    return true;
}


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   YR: () => (/* binding */ changeCount),
/* harmony export */   bR: () => (/* binding */ changeNumbers),
/* harmony export */   sR: () => (/* binding */ formatFileList),
/* harmony export */   uH: () => (/* binding */ changeLists)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
/** Compares the live site with the exported one, file by file, and lists the differences for other tools. */


/**
 * Expects both sites in byte order.
 *
 * @param isSame whether two versions of a file have the same contents; for digests, whether they are equal
 */
function compareSites(live, site, isSame = Object.is) {
    const added = [];
    const modified = [];
    for (const [path, version] of site) {
        const before = live.get(path);
        if (before === undefined)
            added.push(path);
        else if (!isSame(before, version))
            modified.push(path);
    }
    return { added, modified, removed: [...live.keys()].filter((path) => !site.has(path)) };
}
function changeCount({ added, modified, removed }) {
    return added.length + modified.length + removed.length;
}
/** Returns text such as `3 added, 2 modified, 1 removed`. */
function changeNumbers({ added, modified, removed }) {
    return `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(added.length)} added, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(modified.length)} modified, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(removed.length)} removed`;
}
/** Returns what to upload and to delete, in byte order. Without a comparison, every file is new. */
function changeLists(site, changes) {
    if (changes === undefined)
        return { changed: site.keys(), removed: [] };
    return { changed: (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .inByteOrder */ .q)([...changes.added, ...changes.modified]), removed: changes.removed };
}
/**
 * Beginnings of a name that a tool would misread: rsync and rclone read `#` and `;` as a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before the
 * name, rsync and every program that opens the file find it. rclone looks for exactly that name and skips the file, so
 * such a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;
/**
 * @param paths without line breaks, like every path of a site (`site-path.ts`) and of a manifest
 * @returns one line for each path, as `--files-from` of rsync and rclone accepts it; empty for none
 */
function formatFileList(paths) {
    let text = '';
    for (const path of paths)
        text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
    return text;
}


/***/ }),

/***/ 1144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   O4: () => (/* binding */ hostingSentence),
/* harmony export */   RA: () => (/* binding */ MAX_HOME_PAGE_BYTES),
/* harmony export */   wO: () => (/* binding */ hostingPath),
/* harmony export */   yC: () => (/* binding */ loadedAsset)
/* harmony export */ });
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8010);
/**
 * Finds the path under which a site has to be hosted, from its home page. A site that was built for `/docs` requests
 * `/docs/_next/static/...`, but contains that file as `_next/static/...`. This module works on text only, not on the
 * file system.
 */

const HOME_PAGE = 'index.html';
/** A page refers to its assets in its head, so the beginning of the page is enough. */
const MAX_HOME_PAGE_BYTES = 512 * 1024;
/**
 * Comments, and tags of scripts, style sheets, and the base. Outside quotes, the pattern excludes `<`: otherwise, unclosed
 * tags take quadratic time.
 */
const COMMENT_OR_TAG = /<!--.*?(?:-->|$)|<(?:script|link|base)\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gis;
const SCRIPT_END = /<\/script/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const STYLE_SHEET_OR_SCRIPT = /^<script|\srel\s*=\s*(?:"[^"]*\bstylesheet\b|'[^']*\bstylesheet\b|stylesheet\b)/i;
const BUILT_ASSET = '/_next/static/';
/**
 * @param html the home page, or its beginning
 * @param hasFile whether the site has a file with this path
 * @returns a path such as `/docs`; undefined if the site can be hosted at the root, or if its home page does not show
 *   the path
 */
function hostingPath(html, hasFile) {
    const assets = ownAssets(html, ANY_HOST).filter(({ isRelative }) => !isRelative);
    const built = assets.filter(({ path }) => path.includes(BUILT_ASSET));
    const shown = built.length > 0 ? built : assets.filter(({ isStyleOrScript }) => isStyleOrScript);
    const prefixes = new Set(shown.flatMap(({ path }) => found(path, hasFile)?.prefix ?? []));
    const [prefix] = prefixes;
    // If the prefixes contradict each other, the page does not show where the site belongs.
    return prefixes.size === 1 && prefix !== '' ? prefix : undefined;
}
/**
 * Returns the first script or style sheet that the page loads from its own host, if it is a file of the site. Its
 * address is the one that the page gives: a site that was built for another path does not have the file there.
 *
 * @param html the home page, or its beginning
 * @param url the address that sent the page
 * @param hasFile whether the site has a file with this path
 */
function loadedAsset(html, url, hasFile) {
    const assets = ownAssets(html, url).flatMap((asset) => {
        const file = asset.isStyleOrScript ? found(asset.path, hasFile)?.file : undefined;
        return file === undefined ? [] : [{ url: asset.url, file }];
    });
    // The host may have another site beside this one, whose files a page can use as well.
    const folder = new URL('.', url).pathname;
    return assets.find((asset) => asset.url.pathname.startsWith(folder)) ?? assets[0];
}
/** @param path from `hostingPath` */
function hostingSentence(path) {
    return `The site has to be hosted under \`${path}/\`: its home page loads its assets from there.`;
}
/** Stands for the host of a page that has not been requested. */
const ANY_HOST = new URL('http://site.invalid/');
function ownAssets(html, pageUrl) {
    let base = pageUrl;
    let hasBase = false;
    return tagsIn(html).flatMap((tag) => {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const address = (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
        if (address === '' || !URL.canParse(address, base.href))
            return [];
        const url = new URL(address, base);
        if (/^<base/i.test(tag)) {
            // Only the first one has an effect (HTML, "The base element").
            if (!hasBase)
                base = url;
            hasBase = true;
            return [];
        }
        if (url.origin !== pageUrl.origin)
            return [];
        return [
            {
                url,
                path: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(url.pathname),
                isStyleOrScript: STYLE_SHEET_OR_SCRIPT.test(tag),
                isRelative: !hasBase && !address.startsWith('/'),
            },
        ];
    });
}
/** Returns the tags, without those in comments and in the text of scripts. */
function tagsIn(html) {
    const tags = [];
    COMMENT_OR_TAG.lastIndex = 0;
    for (let found = COMMENT_OR_TAG.exec(html); found !== null; found = COMMENT_OR_TAG.exec(html)) {
        const [tag] = found;
        if (tag.startsWith('<!--'))
            continue;
        tags.push(tag);
        if (!/^<script/i.test(tag))
            continue;
        SCRIPT_END.lastIndex = COMMENT_OR_TAG.lastIndex;
        if (SCRIPT_END.exec(html) === null)
            break;
        COMMENT_OR_TAG.lastIndex = SCRIPT_END.lastIndex;
    }
    return tags;
}
/** @returns the prefix to remove so that the path becomes a file of the site, and that file; undefined if there is none */
function found(path, hasFile) {
    const parts = path.split('/');
    const at = parts.findIndex((_, index) => index > 0 && hasFile(parts.slice(index).join('/')));
    if (at === -1)
        return undefined;
    return { prefix: parts.slice(0, at).join('/'), file: parts.slice(at).join('/') };
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ formatManifest),
/* harmony export */   N: () => (/* binding */ parseManifest)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(225);
/* harmony import */ var _site_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4197);
/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). This module works on text only, not on the file system.
 */



/**
 * Expects byte order. No site has a name that `sha256sum` would escape (`site-path.ts`). It reads the name `-` as its
 * standard input.
 */
function formatManifest(files) {
    let text = '';
    for (const [path, sha256] of files)
        text += `${sha256}  ${path === '-' ? './-' : path}\n`;
    return text;
}
const DIGEST_LENGTH = 64;
/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS = ['  ', ' *'];
/** Editors on Windows put this mark at the beginning of a file. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF line breaks. A leading `./` is ignored.
 *
 * @param wrong creates the error; its argument continues a sentence, such as `is not a manifest: it is empty`
 * @throws the error of `wrong` for any other line, a path that is not allowed, or a path with two digests: a comparison
 *   with such a manifest would upload and delete the wrong files
 */
function parseManifest(text, wrong) {
    const refusal = (why) => wrong(`is not a manifest: ${why}`);
    const files = new Map();
    let line = 0;
    for (let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; start < text.length;) {
        line += 1;
        const feed = text.indexOf('\n', start);
        const next = feed === -1 ? text.length : feed;
        const nameStart = start + DIGEST_LENGTH + 2;
        const sha256 = text.slice(start, start + DIGEST_LENGTH);
        const separator = text.slice(start + DIGEST_LENGTH, nameStart);
        const name = text.slice(nameStart, text[next - 1] === '\r' ? next - 1 : next);
        if (NOT_HEX.test(sha256) || !SEPARATORS.includes(separator) || name === '') {
            throw refusal(`line ${line} is not a line of \`sha256sum\``);
        }
        const path = name.startsWith('./') ? name.slice(2) : name;
        if ((0,_site_path_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePathProblem */ .m)(path) !== undefined) {
            throw refusal(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(name)}", which is not allowed in a site`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw refusal(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(path)}" with two digests`);
        }
        files.set(path, sha256);
        start = next + 1;
    }
    if (files.size === 0)
        throw refusal('it is empty');
    return (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedByPath */ .o)(files);
}


/***/ }),

/***/ 8252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ countPages),
/* harmony export */   y: () => (/* binding */ isPage)
/* harmony export */ });
/** Decides which files of a site are pages. */
/** A page is a file that ends in `.html`, except the error page at the root, which the service does not count. */
function isPage(path) {
    return path.endsWith('.html') && path !== '404.html';
}
function countPages(paths) {
    let pages = 0;
    for (const path of paths)
        if (isPage(path))
            pages += 1;
    return pages;
}


/***/ }),

/***/ 4197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ sitePathProblem)
/* harmony export */ });
/**
 * Decides which paths the files of a site may have, on every system. The readers of archives, manifests, and states, and
 * the deploy action use these rules, so all of them accept the same sites. A path ends up in lists of files to upload
 * and delete, and must never lead outside the site. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (drives,
 * backslashes); docs/reference.md, "What a bundle may contain".
 */
/** Without the flag `i`: together with `u`, it also matches letters outside ASCII. */
const RULES = [
    [/^$/, 'has no name'],
    [/^\//, 'has an absolute name'],
    // Also without a slash: `c:x` is relative to the current folder of the drive.
    [/^[A-Za-z]:/, 'has a name with a drive letter'],
    [/\0/, 'has a NUL character in its name'],
    [/\\/, 'has a backslash in its name'],
    [/\p{Cc}/u, 'has a control character in its name'],
    [/(?:^|\/)\.\.(?:\/|$)/, 'has ".." in its name'],
    [/(?:^|\/)\.?(?:\/|$)/, 'has "." or nothing between two slashes of its name'],
];
/** One search for all rules takes half the time. A site may have 200,000 paths. */
const ANY_RULE = new RegExp(RULES.map(([{ source }]) => source).join('|'), 'u');
/**
 * @param path relative to the site, with `/` between its parts
 * @returns what is wrong, which continues a sentence about the file: `has a backslash in its name`; undefined if the
 *   path is allowed
 */
function sitePathProblem(path) {
    return ANY_RULE.test(path) ? RULES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}


/***/ }),

/***/ 7731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: () => (/* binding */ requireFiles),
/* harmony export */   cN: () => (/* binding */ requirePages),
/* harmony export */   iS: () => (/* binding */ requireEnoughPages)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8252);
/** What a site must have before it replaces another one. The export action and the deploy action have the same rules. */



/** The most names that a message lists. */
const MAX_NAMES = 10;
/** @returns the error of a rule that the same site would break again */
function checkFailed(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('check-failed', message, { hint, isPermanent: true });
}
/**
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if there are fewer pages than `min-pages`
 */
function requireEnoughPages(pageCount, minPages, consequence) {
    if (pageCount >= minPages)
        return;
    throw checkFailed(`The export has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pageCount, 'page')}, but \`min-pages\` requires ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(minPages)}.`, `${consequence} Check whether pages are missing from the documentation. If they were removed on purpose, lower \`min-pages\`.`);
}
/**
 * Counts the pages of the site if the service reports no count. Whatever it reports, a site without a page passes only
 * without `min-pages`: it would replace a whole one.
 *
 * @param reported the page count of the service
 * @throws ActionError with the code `check-failed`
 */
function requirePages(files, reported, minPages, consequence) {
    const found = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .countPages */ .E)(files.keys());
    if (reported === undefined)
        requireEnoughPages(found, minPages, consequence);
    else if (found === 0 && minPages > 0) {
        throw checkFailed(`The service reports ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reported, 'page')}, but the bundle has none: no file in it ends in \`.html\`, except \`404.html\` at the root.`, `${consequence} Start a new export. If its bundle has no page either, report it to the vendor.`);
    }
}
/**
 * @param required paths within the site (input `require-files`)
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if one of the files is missing
 */
function requireFiles(files, required, consequence) {
    const missing = required.filter((file) => !files.has(file));
    if (missing.length === 0)
        return;
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    const present = [...files.keys()];
    const named = missing.slice(0, MAX_NAMES).map((file) => `"${file}"${similar(file, present)}`);
    throw checkFailed(`The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`, `${consequence} Check what built the site, and which folder it wrote. Paths in \`require-files\` are relative to the site, and case-sensitive.`);
}
/** Describes the file or folder of the site that is easily mistaken for a missing file; empty if there is none. */
function similar(file, present) {
    const names = [file, `${file}.html`, file.replace(/\.html?$/i, '/index.html')].map((name) => name.toLowerCase());
    const inFolders = present.filter((name) => name.endsWith(`/${file}`));
    const other = present.find((name) => names.includes(name.toLowerCase())) ??
        inFolders.toSorted((one, another) => one.length - another.length)[0];
    if (other !== undefined)
        return ` (there is "${other}")`;
    return present.some((name) => name.startsWith(`${file}/`)) ? ' (a folder)' : '';
}


/***/ }),

/***/ 1916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ changedPages)
/* harmony export */ });
/* harmony import */ var _site_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8632);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8252);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/** The part of the job summary that lists which pages changed, by their addresses. */




/** How many pages of each kind are shown without unfolding. */
const SHOWN = 20;
/**
 * The size limit for the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job
 * summaries"). The summaries of a matrix are on one page, which must open quickly.
 */
const MAX_FOLDED_BYTES = 20_000;
/** Longest name that is shown, in characters, and longest address that is linked. */
const MAX_NAME = 200;
const MAX_ADDRESS = 1000;
/**
 * @param liveUrl address of the live site (input `environment-url`); without it, pages are shown by their paths
 * @param hasLists whether the outputs `changed-files-path` and `removed-files-path` are set
 * @param isRefused lists removed pages first, since they are the reason
 * @returns a block of a summary; empty if nothing changed
 */
function changedPages(changes, liveUrl, hasLists, isRefused = false) {
    const kinds = isRefused
        ? ['removed', 'added', 'modified']
        : ['added', 'modified', 'removed'];
    // Nothing of a refused site is done.
    const done = (kind) => (isRefused ? `would be ${kind}` : kind);
    const rows = [];
    const others = [];
    for (const kind of kinds) {
        const pagePaths = changes[kind].filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .y);
        const otherCount = changes[kind].length - pagePaths.length;
        if (otherCount > 0)
            others.push(`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(otherCount)} ${done(kind)}`);
        if (pagePaths.length === 0)
            continue;
        // The address of a removed page no longer leads to a page.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
        rows.push([`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pagePaths.length, 'page')} ${done(kind)}`, `${shown}${more}`]);
    }
    return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([...rows, [rows.length === 0 ? 'Files' : 'Other files', others.join(', ')]]);
}
/** A folded part must begin and end on its own line, and a blank line would end the block of HTML. */
function foldedRest(paths, entry, where) {
    if (paths.length === 0)
        return '';
    const entries = [];
    let bytes = 0;
    for (const page of paths) {
        const next = entry(page);
        bytes += Buffer.byteLength(next);
        if (bytes > MAX_FOLDED_BYTES) {
            entries.push(`and ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(paths.length - entries.length)} more${where}`);
            break;
        }
        entries.push(next);
    }
    const title = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(paths.length, 'more page');
    return `\n<details><summary>${title}</summary>\n${entries.join('<br>\n')}\n</details>`;
}
function pageEntry(page, liveUrl, isLinked) {
    if (liveUrl === undefined)
        return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page, MAX_NAME);
    const address = (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalPath */ .Op)(page);
    const url = isLinked ? (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .fileUrl */ .iw)(address, liveUrl) : undefined;
    const shown = `/${address}`;
    if (url === undefined || url.length > MAX_ADDRESS)
        return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(shown, MAX_NAME);
    return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(shown));
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

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ RESERVED_BY_WINDOWS)
/* harmony export */ });
/** Names of files and folders that Windows does not accept. */
/**
 * Windows reads these names as a device, even with an extension, in any letter case. It drops spaces before the dot
 * (Microsoft, "Naming Files, Paths, and Namespaces").
 */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;


/***/ })

};
;