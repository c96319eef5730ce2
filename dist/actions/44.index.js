"use strict";
exports.id = 44;
exports.ids = [44];
exports.modules = {

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   _I: () => (/* binding */ MAX_SHOWN_LENGTH),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hO: () => (/* binding */ RENAME_HINT),
/* harmony export */   p6: () => (/* binding */ OTHER_SYSTEM_HINT),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** The errors about a bundle that is damaged, or that contains what a site must not contain. */


/** For what a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/** For a name that a program on any system may trip over. */
const RENAME_HINT = 'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';
/** For a name that other systems can hold. */
const OTHER_SYSTEM_HINT = 'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';
/** Longest part of a name in a message, in characters. */
const MAX_SHOWN_LENGTH = 200;
/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem continues the sentence after the name
 */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name, MAX_SHOWN_LENGTH)}" ${problem}.`, {
        hint,
        isPermanent: true,
    });
}
/** @param problem continues the sentence after a colon */
function damaged(problem, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle is not a complete archive: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(problem)}.`, {
        hint: DAMAGED_HINT,
        cause,
        isPermanent: true,
    });
}
/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
function tooLarge(excess) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle ${excess}.`, {
        hint: `${DAMAGED_HINT} No documentation site comes close to this limit.`,
        isPermanent: true,
    });
}


/***/ }),

/***/ 7615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ContentsHash),
/* harmony export */   e: () => (/* binding */ contentDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * The content digest of a site: over its file names and contents only, so it does not depend on times, order and
 * compression of the archive (docs/content-digest.md). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line per file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are sorted by
 * the UTF-8 bytes of the paths, each ends with a line feed, and the digest is the SHA-256 of all lines. For a site
 * without files it is the SHA-256 of nothing (without `-r`, `xargs` would hash its empty input as a file). `sha256sum`
 * escapes a backslash and a line break in a name; no site has such a name (`entry-paths.ts`).
 */

/** SHA-256 of one file's contents, which arrive in one or several pieces. */
class ContentsHash {
    #size;
    #hex;
    #hash;
    /** @param size of the contents in bytes */
    constructor(size) {
        this.#size = size;
    }
    update(piece) {
        if (piece.length === this.#size && isOneShot)
            this.#hex = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', piece, 'hex');
        else
            this.#running().update(piece);
    }
    /** Hex, after the last piece. */
    digest() {
        return this.#hex ?? this.#running().digest('hex');
    }
    #running() {
        this.#hash ??= node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256');
        return this.#hash;
    }
}
/** Node.js 20.12 and later. It creates no object for each file, of which a large site has very many. */
const isOneShot = "hash" in /*#__PURE__*/ (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __webpack_require__.t(node_crypto__WEBPACK_IMPORTED_MODULE_0__, 2)));
/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 * @throws the signal's reason
 */
async function contentDigest(files, pauses) {
    const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256');
    for (const [path, sha256] of files) {
        digest.update(`${sha256}  ./${path}\n`);
        if (pauses.isDue())
            await pauses.take();
    }
    return `sha256:${digest.digest('hex')}`;
}


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ SiteTree),
/* harmony export */   Xh: () => (/* binding */ isReservedByWindows),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2747);
/**
 * Which names the files and folders of a site may have: those that the system can hold, and that lead nowhere else on any
 * system. Text only, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, reserved names);
 * POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** How deep folders may be nested. No site comes close, and every system has tools that fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** These names are reserved even with an extension, in upper or lower case. Windows drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * The path within the site that a name in a bundle means, without `./`, double and trailing slashes.
 *
 * @param name bytes as the bundle has them
 * @returns parts with `/` between them; empty for the folder of the complete site (`./`)
 * @throws BundleError for a name that is dangerous anywhere, or that this system cannot hold
 */
function sitePath(name, { isWindows }) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has no name');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(name))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
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
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a control character in its name', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `is nested more than ${MAX_FOLDER_DEPTH} folders deep`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    for (const segment of segments) {
        checkSegment(segment, text);
        if (isWindows)
            checkForWindows(segment, text);
    }
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has ".." in its name');
    // Only then can it exceed the limit in bytes.
    if (segment.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
}
function checkForWindows(segment, text) {
    const forbidden = /[<>:"|?*]/.exec(segment);
    if (forbidden !== null) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a ${forbidden[0]} in its name, which Windows does not allow`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_SYSTEM_HINT */ .p6);
    }
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that ends in a dot or a space, which Windows removes', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_SYSTEM_HINT */ .p6);
    }
    if (isReservedByWindows(segment)) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that Windows reserves for a device', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_SYSTEM_HINT */ .p6);
    }
}
/** Whether Windows takes the name of a file or folder for a device. */
function isReservedByWindows(segment) {
    return RESERVED_BY_WINDOWS.test(segment);
}
/** The names of a site as they arrive, each compared with those before it. */
class SiteTree {
    #mergesNames;
    /** By the name as the file system sees it. */
    #entries = new Map();
    /**
     * The key of each folder by its exact path. A key is made from that of the parent, so its cost does not grow with the
     * depth; the site's own folder always exists.
     */
    #folderKeys = new Map([['', '']]);
    #lastParent = '';
    #nameBytes = 0;
    constructor({ mergesNames }) {
        this.#mergesNames = mergesNames;
    }
    /** Files and folders so far, including folders that appear only in the paths of others. */
    get size() {
        return this.#entries.size;
    }
    /** Bytes of all paths so far, each counted as often as it appeared: what the names cost in memory and time. */
    get nameBytes() {
        return this.#nameBytes;
    }
    /**
     * @param path as {@link sitePath} returns it
     * @returns folders to create first, outer ones before inner ones
     * @throws BundleError if the name is taken
     */
    addFile(path) {
        this.#nameBytes += Buffer.byteLength(path);
        const folders = this.#addParent(path);
        this.#add({ path, isFolder: false });
        return folders;
    }
    /**
     * Like {@link addFile}; a folder may appear several times.
     *
     * @returns folders to create, ending with the folder itself if it is new
     */
    addFolder(path) {
        this.#nameBytes += Buffer.byteLength(path);
        if (this.#folderKeys.has(path))
            return [];
        const folders = this.#addParent(path);
        this.#folderKeys.set(path, this.#add({ path, isFolder: true }));
        return [...folders, path];
    }
    /** Whether there is a file of exactly this name. */
    hasFile(path) {
        const { parent, name } = parts(path);
        // A longer name is none of the site's, and would cost more to compare.
        if (!this.#folderKeys.has(parent) || name.length > MAX_SEGMENT_BYTES)
            return false;
        const known = this.#entries.get(this.#keyOf(path));
        return known?.path === path && !known.isFolder;
    }
    /** Whether there is a folder of exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        return this.#folderKeys.has(path);
    }
    /** The top folder of the first name, if it has one. */
    get firstFolder() {
        const [first] = this.#entries.values();
        return first?.isFolder ? first.path : undefined;
    }
    /** The single folder that contains everything; empty if there is none. */
    singleFolder() {
        let single = '';
        for (const { path, isFolder } of this.#entries.values()) {
            if (path.includes('/'))
                continue;
            if (single !== '' || !isFolder)
                return '';
            single = path;
        }
        return single;
    }
    /** Whether everything is in this folder. */
    isAllIn(folder) {
        if (!this.hasFolder(folder))
            return false;
        for (const { path } of this.#entries.values()) {
            if (!`${path}/`.startsWith(`${folder}/`) && !folder.startsWith(`${path}/`))
                return false;
        }
        return true;
    }
    #addParent(path) {
        const { parent } = parts(path);
        // Most files follow another one of their folder.
        if (parent === this.#lastParent)
            return [];
        const folders = this.#folderKeys.has(parent) ? [] : this.addFolder(parent);
        this.#lastParent = parent;
        return folders;
    }
    /** @returns the key */
    #add(entry) {
        const key = this.#keyOf(entry.path);
        const known = this.#entries.get(key);
        if (known !== undefined)
            throw nameTaken(entry, known);
        this.#entries.set(key, entry);
        return key;
    }
    /** The parent must be known. */
    #keyOf(path) {
        if (!this.#mergesNames)
            return path;
        const { parent, name } = parts(path);
        const parentKey = this.#folderKeys.get(parent);
        return parent === '' ? collisionKey(name) : `${parentKey}/${collisionKey(name)}`;
    }
}
function parts(path) {
    const slash = path.lastIndexOf('/');
    return { parent: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}
function nameTaken(entry, known) {
    if (entry.path === known.path) {
        const problem = entry.isFolder === known.isFolder ? 'appears twice' : 'is both a file and a folder';
        return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(entry.path, problem);
    }
    const other = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(known.path, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHOWN_LENGTH */ ._I);
    const problem = `differs from "${other}" only by case or Unicode normalization, so this disk keeps only one of the two`;
    return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(entry.path, problem, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_SYSTEM_HINT */ .p6);
}
/**
 * Two names have the same key if a file system may take one for the other: by Unicode's canonical equivalence and
 * simple case folding, which is what APFS does and slightly more than what NTFS does.
 */
function collisionKey(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return Array.from(name.normalize('NFD'), foldCase).join('');
}
function foldCase(character) {
    // Upper case first: two lower-case letters can share an upper-case one. The dotless i stays a letter of its own.
    if (character === 'ı')
        return character;
    const upper = character.toUpperCase();
    const lower = (isOne(upper) ? upper : character).toLowerCase();
    return isOne(lower) ? lower : character;
}
/** Simple folding keeps the number of characters: ß does not become SS. */
function isOne(text) {
    return [...text].length === 1;
}


/***/ }),

/***/ 64:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ EventLoopPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/**
 * Lets the event loop run during long work on the main thread. Without it, Node.js would not notice the runner's SIGINT
 * until the work is done.
 */

/** Longest work without a pause. Short against the seconds that a cancelled step has. */
const WORK_MS = 50;
class EventLoopPauses {
    #signal;
    #workingSince = performance.now();
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * To be awaited between two pieces of work that take some milliseconds at most.
     *
     * @throws the signal's reason
     */
    async whenDue() {
        if (this.isDue())
            await this.take();
    }
    /** Whether the work since the last pause took long: cheaper than a promise for each piece of work. */
    isDue() {
        return performance.now() - this.#workingSince > WORK_MS;
    }
    /** @throws the signal's reason */
    async take() {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        this.#workingSince = performance.now();
        this.#signal.throwIfAborted();
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
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, ${what}.`, fix);
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
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || (0,_archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedByWindows */ .Xh)(name));
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is what is left of an expression that
 * was empty, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/** A file, absolute, in the same way. A digest would be the name of a file that does not exist, which means a first deployment. */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'is a content digest, not a file.', `${fix} For a digest, use \`previous-digest\`.`);
    }
    if (/[*?]/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    }
    return inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, relative);
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L_: () => (/* binding */ formatManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   Sh: () => (/* binding */ ManifestError)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). Text only, no file system.
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
/** A text is not the manifest of a site. The message continues a sentence after a colon. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const LINE = /^([0-9a-f]{64}) [ *](.+)$/;
/** Editors on Windows put it at the beginning of a file. */
const BYTE_ORDER_MARK = /^\ufeff/;
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF. A leading `./` is ignored.
 *
 * @throws ManifestError for any other line, a path that no site may have, and a path with two digests: whoever compares
 *   with such a manifest would upload and delete the wrong files
 */
function parseManifest(text) {
    const files = new Map();
    const lines = text.replace(BYTE_ORDER_MARK, '').split('\n');
    // Each line ends with a line feed, except perhaps the last one.
    if (lines.at(-1) === '')
        lines.pop();
    if (lines.length === 0)
        throw new ManifestError('it is empty');
    for (const [index, ended] of lines.entries()) {
        const [, sha256, name] = LINE.exec(ended.endsWith('\r') ? ended.slice(0, -1) : ended) ?? [];
        if (sha256 === undefined || name === undefined) {
            throw new ManifestError(`line ${index + 1} is not a line of \`sha256sum\``);
        }
        const path = name.startsWith('./') ? name.slice(2) : name;
        if (isOutside(path)) {
            throw new ManifestError(`line ${index + 1} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(name)}", which no site may have`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw new ManifestError(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(path)}" with two digests`);
        }
        files.set(path, sha256);
    }
    return new Map((0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesInByteOrder */ .M)(files));
}
/** A path of an earlier site ends up in the list of files to delete, so it must not lead outside on any system. */
function isOutside(path) {
    if (/^[a-z]:|[\\\p{Cc}]/iu.test(path))
        return true;
    return path.split('/').some((part) => part === '' || part === '.' || part === '..');
}


/***/ })

};
;