"use strict";
exports.id = 78;
exports.ids = [78];
exports.modules = {

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** The errors about a bundle that is damaged, or that contains what a site must not contain. */


/** The hint for anything that a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/**
 * An error about one entry of the bundle.
 *
 * @param name as stored in the bundle
 * @param problem continues the sentence after the name
 */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return rejected(`The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name, 200)}" ${problem}.`, hint);
}
/** @param problem continues the sentence after a colon */
function damaged(problem, cause) {
    return rejected(`The bundle is not a complete archive: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(problem)}.`, DAMAGED_HINT, cause);
}
/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
function tooLarge(excess) {
    const hint = `${DAMAGED_HINT} No documentation site comes close to this limit.`;
    return rejected(`The bundle ${excess}.`, hint);
}
function rejected(message, hint, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('bundle-rejected', message, { hint, cause, isPermanent: true });
}


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ SiteTree),
/* harmony export */   As: () => (/* binding */ mergedName),
/* harmony export */   Hj: () => (/* binding */ RESERVED_BY_WINDOWS),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2747);
/**
 * Checks the names of files and folders of a site. The system must be able to hold them, and they must not lead
 * elsewhere on any system. It works on text only, not on the file system. Sources: Microsoft, "Naming Files, Paths, and
 * Namespaces" (characters, reserved names); POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** The hint for a name that causes problems for programs on any system. */
const RENAME_HINT = 'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';
/** The hint for a name that other systems can hold. */
const OTHER_SYSTEM_HINT = 'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';
/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** How deep folders may be nested. No site comes close, and every system has tools that fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** Windows takes these names for a device, even with an extension, in any letter case. It drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * Returns the path within the site for a name in a bundle, without `./`, double slashes, and trailing slashes.
 *
 * @param name bytes as stored in the bundle
 * @param isWindows whether the site is for Windows, which cannot hold some names
 * @returns parts with `/` between them; empty for the folder of the complete site (`./`)
 * @throws ActionError for a name that is dangerous anywhere, or that this system cannot hold
 */
function sitePath(name, isWindows) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has no name');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(name))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, RENAME_HINT);
    }
    if (text.startsWith('/'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has an absolute name');
    if (/^[a-z]:/i.test(text))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name with a drive letter');
    if (text.includes('\0'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a NUL character in its name');
    if (text.includes('\\'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a backslash in its name');
    if (/\p{Cc}/u.test(text))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a control character in its name', RENAME_HINT);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `is nested more than ${MAX_FOLDER_DEPTH} folders deep`, RENAME_HINT);
    }
    for (const segment of segments) {
        if (segment === '..')
            throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has ".." in its name');
        if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
            const problem = `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`;
            throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, problem, RENAME_HINT);
        }
        const problem = isWindows ? windowsProblem(segment) : undefined;
        if (problem !== undefined)
            throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, problem, OTHER_SYSTEM_HINT);
    }
    return segments.join('/');
}
function windowsProblem(segment) {
    const forbidden = /[<>:"|?*]/.exec(segment);
    if (forbidden !== null)
        return `has a ${forbidden[0]} in its name, which Windows does not allow`;
    if (/[. ]$/.test(segment))
        return 'has a name that ends in a dot or a space, which Windows removes';
    return RESERVED_BY_WINDOWS.test(segment) ? 'has a name that Windows reserves for a device' : undefined;
}
/**
 * The names of a site as they arrive, each compared with those before it. For Windows, each has a key, which is the name
 * as Windows sees it. A key is made from that of the parent, so its cost does not grow with the depth.
 */
class SiteTree {
    isWindows;
    /** By their exact names. The key is empty unless the site is for Windows. */
    #entries = new Map();
    #pathsByKey = new Map();
    #nameBytes = 0;
    /** @param isWindows whether two names that differ by case or Unicode normalization alone are the same */
    constructor(isWindows) {
        this.isWindows = isWindows;
    }
    /** Files and folders so far, including folders that appear only in the paths of others. */
    get size() {
        return this.#entries.size;
    }
    /**
     * Bytes of all paths so far, each counted every time it appeared. It measures what the names cost in memory and time.
     */
    get nameBytes() {
        return this.#nameBytes;
    }
    /**
     * @param path as {@link sitePath} returns it
     * @returns folders to create first, outer ones before inner ones
     * @throws ActionError if the name is taken
     */
    addFile(path) {
        this.#nameBytes += Buffer.byteLength(path);
        const folders = this.#addParent(path);
        this.#add(path, false);
        return folders;
    }
    /**
     * Like {@link addFile}; a folder may appear several times.
     *
     * @returns folders to create, ending with the folder itself if it is new
     */
    addFolder(path) {
        this.#nameBytes += Buffer.byteLength(path);
        if (this.hasFolder(path))
            return [];
        const folders = this.#addParent(path);
        this.#add(path, true);
        return [...folders, path];
    }
    /** Whether there is a file with exactly this name. */
    hasFile(path) {
        return this.#entries.get(path)?.isFolder === false;
    }
    /** Whether there is a folder with exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        return path === '' || this.#entries.get(path)?.isFolder === true;
    }
    /** The top folder of the first name; empty if it has none. If a single folder contains everything, it is this one. */
    get firstFolder() {
        const [path = ''] = this.#entries.keys();
        return this.hasFolder(path) ? path : '';
    }
    /** Whether everything is in this folder. */
    isAllIn(folder) {
        if (!this.hasFolder(folder))
            return false;
        const inside = `${folder}/`;
        for (const path of this.#entries.keys()) {
            // The folder itself and those around it are in order.
            if (!path.startsWith(inside) && !inside.startsWith(`${path}/`))
                return false;
        }
        return true;
    }
    #addParent(path) {
        const { parent } = parts(path);
        return this.hasFolder(parent) ? [] : this.addFolder(parent);
    }
    /** Adds a name whose parent is known. */
    #add(path, isFolder) {
        const known = this.#entries.get(path);
        if (known?.isFolder === isFolder)
            throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(path, 'appears twice');
        if (known !== undefined)
            throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(path, 'is both a file and a folder');
        const key = this.isWindows ? this.#addKey(path) : '';
        this.#entries.set(path, { isFolder, key });
    }
    #addKey(path) {
        const { parent, name } = parts(path);
        const key = `${this.#entries.get(parent)?.key ?? ''}/${collisionKey(name)}`;
        const other = this.#pathsByKey.get(key);
        if (other !== undefined)
            throw mergedName(path, `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(other, 200)}"`);
        this.#pathsByKey.set(key, path);
        return key;
    }
}
function parts(path) {
    const slash = path.lastIndexOf('/');
    return { parent: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}
/** @param other the name that the disk considers the same */
function mergedName(path, other) {
    const problem = `differs from ${other} only by case or Unicode normalization, so this disk keeps only one of the two`;
    return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(path, problem, OTHER_SYSTEM_HINT);
}
/**
 * Two names have the same key by Unicode's canonical equivalence and simple case folding, which folds slightly more
 * than NTFS.
 */
function collisionKey(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return Array.from(name.normalize('NFD'), foldCase).join('');
}
/** Simple folding keeps the number of characters: ß does not become SS. */
function foldCase(character) {
    // Convert to upper case first, since two lower-case letters can share an upper-case one. The dotless i remains a
    // separate letter.
    if (character === 'ı')
        return character;
    const upper = character.toUpperCase();
    const lower = ([...upper].length === 1 ? upper : character).toLowerCase();
    return [...lower].length === 1 ? lower : character;
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
/* harmony import */ var _archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2534);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/** Parsers for inputs that name a folder or a file of the runner. */




const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, ${what}.`, fix);
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
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || _archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .RESERVED_BY_WINDOWS */ .Hj.test(name));
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is refused: it is the result of an
 * empty expression, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/**
 * An absolute file, resolved in the same way. A digest is refused: as the name of a missing file, it would mean a first
 * deployment.
 */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        const digestFix = `${fix} For a digest, use \`previous-digest\`.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, 'is a content digest, not a file.', digestFix);
    }
    if (/[*?]/.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    return inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, relative);
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ comesBefore),
/* harmony export */   o2: () => (/* binding */ sortedByPath),
/* harmony export */   qg: () => (/* binding */ inByteOrder)
/* harmony export */ });
/** The order of paths in manifests, digests and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */
const SURROGATE = /[\ud800-\udfff]/;
/** Whether texts like this one have the same order by UTF-16 units as by bytes (RFC 3629, section 1). */
function sortsAsUnits(text) {
    return !SURROGATE.test(text);
}
/** @returns a new array */
function inByteOrder(paths) {
    const sorted = [...paths].sort();
    if (sorted.every(sortsAsUnits))
        return sorted;
    // One character per byte of UTF-8.
    const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
    return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}
/** Whether a path comes before another one; false if they are the same. */
function comesBefore(one, other) {
    if (one === other)
        return false;
    if (sortsAsUnits(one) && sortsAsUnits(other))
        return one < other;
    return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}
/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
function sortedByPath(files) {
    const paths = [...files.keys()];
    const sorted = inByteOrder(paths);
    if (sorted.every((path, index) => path === paths[index]))
        return files;
    return new Map(sorted.map((path) => [path, files.get(path)]));
}


/***/ }),

/***/ 2673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ changedPages),
/* harmony export */   i: () => (/* binding */ fileUrl)
/* harmony export */ });
/* harmony import */ var _text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5518);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _page_loss_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8809);
/** The part of the job summary that lists which pages changed, by their addresses. */



/** How many pages of each kind are shown without unfolding. */
const SHOWN = 20;
/**
 * The size limit for the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job
 * summaries"). The summaries of a matrix are on one page, which must stay quick to open.
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
        const pagePaths = changes[kind].filter(_page_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp);
        const otherCount = changes[kind].length - pagePaths.length;
        if (otherCount > 0)
            others.push(`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(otherCount)} ${kind}`);
        if (pagePaths.length === 0)
            continue;
        // The address of a removed page no longer has a page.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
        rows.push([`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pagePaths.length, 'page')} ${kind}`, `${shown}${more}`]);
    }
    return (0,_text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([...rows, [rows.length === 0 ? 'Files' : 'Other files', others.join(', ')]]);
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
            entries.push(`and ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(paths.length - entries.length)} more${where}`);
            break;
        }
        entries.push(next);
    }
    const title = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(paths.length, 'more page');
    return `\n<details><summary>${title}</summary>\n${entries.join('<br>\n')}\n</details>`;
}
function pageEntry(page, liveUrl, isLinked) {
    if (liveUrl === undefined)
        return (0,_text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page, MAX_NAME);
    const address = canonicalPath(page);
    const url = isLinked ? fileUrl(address, liveUrl) : undefined;
    const shown = `/${address}`;
    if (url === undefined || url.length > MAX_ADDRESS)
        return (0,_text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(shown, MAX_NAME);
    return (0,_text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, (0,_text_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(shown));
}
/**
 * Returns the address of a page within its site, without its extension (docs/hosting.md): `guides/start.html` becomes
 * `guides/start`, and `guides/index.html` becomes `guides/`.
 */
function canonicalPath(page) {
    return page.replace(/(^|\/)index\.html$/, '$1').replace(/(?<=[^/])\.html$/, '');
}
/** Returns the address of a file or page on the live site, whose own address may have a path. */
function fileUrl(address, liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    const base = url.href.endsWith('/') ? url.href : `${url.href}/`;
    return `${base}${address.split('/').map(encodeURIComponent).join('/')}`;
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
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(225);
/** Compares the live site with the exported one, file by file, and lists the differences for other tools. */


/**
 * Walks through both side by side, which takes a third of the time that looking each path up takes.
 *
 * @param live in byte order, like every manifest
 * @param site also in byte order
 */
function compareSites(live, site) {
    const [added, modified, removed] = [[], [], []];
    const paths = [...live.keys()];
    const digests = [...live.values()];
    let at = 0;
    for (const [path, sha256] of site) {
        for (let old = paths[at]; old !== undefined && (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .comesBefore */ .TH)(old, path); old = paths[at]) {
            removed.push(old);
            at += 1;
        }
        if (paths[at] !== path) {
            added.push(path);
            continue;
        }
        if (digests[at] !== sha256)
            modified.push(path);
        at += 1;
    }
    return { added, modified, removed: [...removed, ...paths.slice(at)] };
}
/** @returns how many files differ */
function changeCount({ added, modified, removed }) {
    return added.length + modified.length + removed.length;
}
/** Returns text such as `3 added, 2 modified, 1 removed`. */
function changeNumbers({ added, modified, removed }) {
    return `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added.length)} added, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(modified.length)} modified, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed.length)} removed`;
}
/**
 * @param changes undefined if there is nothing to compare with: then every file is new
 * @returns what to upload, and what to delete, in byte order
 */
function changeLists(site, changes) {
    if (changes === undefined)
        return { changed: site.keys(), removed: [] };
    return { changed: (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .inByteOrder */ .qg)([...changes.added, ...changes.modified]), removed: changes.removed };
}
/**
 * Beginnings of a name that a tool would misread: rsync and rclone take `#` and `;` for a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before it, it is
 * the same file to rsync and to every program that opens it. rclone looks for exactly that name and skips it, so that such
 * a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;
/**
 * @param paths without line breaks, as every path of a site (`archive/site/entry-paths.ts`) and of a manifest
 * @returns one line for each path, as `--files-from` of rsync and rclone takes it; empty for none
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
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). It works on text only, not on the file system.
 */


/**
 * @param files in byte order. No site has a name that `sha256sum` would escape: a backslash or a line break
 *   (`archive/site/entry-paths.ts`).
 */
function formatManifest(files) {
    let text = '';
    for (const [path, sha256] of files)
        text += `${sha256}  ${path}\n`;
    return text;
}
const DIGEST_LENGTH = 64;
/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS = ['  ', ' *'];
/** Editors on Windows put it at the beginning of a file. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF line breaks. A leading `./` is ignored.
 *
 * @param wrong makes the error from what is wrong, which continues a sentence: `is not a manifest: it is empty`
 * @throws the error of `wrong` for any other line, a path that no site may have, or a path with two digests: a comparison
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
        if (OUTSIDE.test(path)) {
            throw refusal(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(name)}", which no site may have`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw refusal(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(path)}" with two digests`);
        }
        files.set(path, sha256);
        start = next + 1;
    }
    if (files.size === 0)
        throw refusal('it is empty');
    return (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedByPath */ .o2)(files);
}
/**
 * A drive of Windows, a character that no name may have, or a part that is empty, `.` or `..`. A path of an earlier site
 * ends up in the list of files to delete, so it must not lead outside on any system.
 */
const OUTSIDE = /^[A-Za-z]:|[\\\p{Cc}]|(?:^|\/)\.{0,2}(?:\/|$)/u;


/***/ })

};
;