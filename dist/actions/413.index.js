"use strict";
exports.id = 413;
exports.ids = [413];
exports.modules = {

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

/***/ 8632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
    return `/${encodeURI(canonicalPath(page)).replace(/[?#]/g, encodeURIComponent)}`;
}
/** Returns the address of a file or page on the live site. The address of the site itself may have a path. */
function fileUrl(address, liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    const base = url.href.endsWith('/') ? url.href : `${url.href}/`;
    return `${base}${address.split('/').map(encodeURIComponent).join('/')}`;
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
            throw refusal(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name)}", which is not allowed in a site`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw refusal(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(path)}" with two digests`);
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
    const rows = [];
    const others = [];
    for (const kind of kinds) {
        const pagePaths = changes[kind].filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .y);
        const otherCount = changes[kind].length - pagePaths.length;
        if (otherCount > 0)
            others.push(`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(otherCount)} ${kind}`);
        if (pagePaths.length === 0)
            continue;
        // The address of a removed page no longer leads to a page.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
        rows.push([`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pagePaths.length, 'page')} ${kind}`, `${shown}${more}`]);
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
 * The verdict on what visitors of a site see. The summary and the annotation of a step, and the issue and the message
 * of the alarm, all take it from here, so that no two reports of one run disagree. No other text states it.
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
/** What has to happen before the next run can repair a mix, by the error code of the run that left it. */
const BEFORE_REPAIR = new Map([
    ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
    [
        'check-failed',
        'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
    ],
    ['bad-input', `Correct the input. ${RUN_AGAIN}`],
    ['deploy-failed', `${RUN_AGAIN} If a permission or a full disk is the cause, fix that first.`],
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