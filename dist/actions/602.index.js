"use strict";
exports.id = 602;
exports.ids = [602];
exports.modules = {

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   _I: () => (/* binding */ MAX_SHOWN_LENGTH),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hO: () => (/* binding */ RENAME_HINT),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** The errors about a bundle that is damaged, or that contains what a site must not contain. */


/** For what a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/** For a name that is valid on some systems only. */
const RENAME_HINT = 'Nothing was extracted, because the site would not be the same on every system. Rename the page or file in the documentation, and start a new export.';
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
 * Which names the files and folders of a site may have: those that mean the same file on Linux, macOS and Windows.
 * Text only, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, reserved names);
 * POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** Most folders within each other. No site comes close, and every system has tools that fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** Also with an extension, in upper or lower case; Windows drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * The path within the site that a name in a bundle means, without `./`, double and trailing slashes.
 *
 * @param name bytes as the bundle has them
 * @returns parts with `/` between them; empty for the folder of the complete site (`./`)
 * @throws BundleError for a name outside the site, or one that is not valid on every platform
 */
function sitePath(name) {
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
    const forbidden = /[<>:"|?*]/.exec(text);
    if (forbidden !== null)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a ${forbidden[0]} in its name`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `is in more than ${MAX_FOLDER_DEPTH} folders within each other`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    for (const segment of segments)
        checkSegment(segment, text);
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has ".." in its name');
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that ends in a dot or a space, which Windows removes', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    if (isReservedByWindows(segment))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that Windows reserves for a device', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    // Only then can it exceed the limit in bytes.
    if (segment.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
}
/** Whether Windows takes the name of a file or folder for a device. */
function isReservedByWindows(segment) {
    return RESERVED_BY_WINDOWS.test(segment);
}
/** The names of a site as they arrive, each compared with those before it. */
class SiteTree {
    /** By the name as a case-insensitive file system sees it. */
    #entries = new Map();
    /**
     * The key of each folder by its exact path. A key is made from that of the parent, so its cost does not grow with the
     * depth; the site's own folder always exists.
     */
    #folderKeys = new Map([['', '']]);
    #lastParent = '';
    #nameBytes = 0;
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
     * @throws BundleError if the name is taken, also if it differs only by case or Unicode normalization
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
    /** The single folder that contains everything; empty if there is none. */
    topFolder() {
        let top = '';
        for (const { path, isFolder } of this.#entries.values()) {
            if (path.includes('/'))
                continue;
            if (top !== '' || !isFolder)
                return '';
            top = path;
        }
        return top;
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
    const problem = `differs from "${other}" only by case or Unicode normalization, so Windows and macOS keep only one of the two`;
    return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(entry.path, problem, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
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

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ gitHubContext),
/* harmony export */   TP: () => (/* binding */ requireJobStatus),
/* harmony export */   Wb: () => (/* binding */ GITHUB_INPUTS),
/* harmony export */   u5: () => (/* binding */ readPostContext)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4536);
/* harmony import */ var _input_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5678);
/** What is needed to call GitHub: the token, what the runner says about the workflow, and how its job ended. */




/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
};
/** Not refused in the post step: a deployment must be closed, with a link or without. */
const POST_INPUTS = {
    ...GITHUB_INPUTS,
    environmentUrl: { name: 'environment-url', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseText */ .r4 },
};
/** @throws InputError or ActionError */
function readPostContext() {
    const { githubToken, jobStatus, environmentUrl } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(POST_INPUTS);
    return {
        gitHub: gitHubContext(githubToken, 'environment'),
        jobStatus: requireJobStatus(jobStatus),
        environmentUrl: environmentUrl && (0,_input_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnvironmentUrl */ .Dk)(environmentUrl) ? environmentUrl : undefined,
    };
}
/**
 * @param neededFor the input that needs GitHub
 * @throws InputError, or ActionError if the runner does not name the repository
 */
function gitHubContext(token, neededFor) {
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('github', `\`${neededFor}\` needs the repository, and the environment of the step does not name it.`, {
            hint: "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.",
        });
    }
    const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
    return {
        token: requireToken(token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    };
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `is empty, and \`${neededFor}\` needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', 'contains spaces or other characters that are not part of a token.', fix);
    }
    return token;
}
const JOB_STATUSES = ['success', 'failure', 'cancelled'];
/** @throws InputError */
function requireJobStatus(value) {
    const status = JOB_STATUSES.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('job-status', `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value ?? '')}, which is not the status of a job.`, "Remove the input: its default is the job's own status.");
}


/***/ }),

/***/ 5678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ parseSitePaths),
/* harmony export */   AS: () => (/* binding */ parseMaxPageLoss),
/* harmony export */   Dk: () => (/* binding */ isEnvironmentUrl),
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   Mk: () => (/* binding */ parseEnvironmentUrl),
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   P2: () => (/* binding */ parseWorkspaceFile),
/* harmony export */   as: () => (/* binding */ parseProjectId),
/* harmony export */   et: () => (/* binding */ parseJobId),
/* harmony export */   fP: () => (/* binding */ parsePagePaths),
/* harmony export */   gR: () => (/* binding */ parseDomain),
/* harmony export */   lO: () => (/* binding */ parseWorkspaceFolder),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ot: () => (/* binding */ parseVersion)
/* harmony export */ });
/* unused harmony exports parseLines, parseSitePath, parseFolder */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2534);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8809);
/** Parsers for the inputs of the export action: pure functions, each with one clear message for what is wrong. */





/** The lines that are not empty, trimmed. */
function parseLines(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Path of a file of the site, with `/` between its parts, as in the bundle. */
function parseSitePath(input, value) {
    const fix = 'Write paths of files within the site, one per line, such as `index.html` or `guides/start.html`. Patterns are ' +
        'not expanded.';
    if (value.startsWith('/'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `contains ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which begins with a slash.`, fix);
    if (value.endsWith('/'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `contains ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is a folder.`, fix);
    const segments = value.split('/');
    const isEmpty = segments.every((segment) => segment === '' || segment === '.');
    // The characters that no name in a bundle may contain (archive/site/entry-paths.ts).
    if (isEmpty || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `contains ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is not a valid file name.`, fix);
    }
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}${what}`, fix);
    if (/^~(?:[/\\]|$)/.test(value))
        throw wrong(': no shell expands it, so `~` is not the home folder.');
    if (/\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong(': no shell expands it, so the variable keeps its name.');
    if (separator === '\\')
        requireWindowsName(value, wrong);
    if (separator === '/' && value.includes('\\')) {
        throw wrong(", with a backslash, which is not a path separator on this runner's system.");
    }
    return value;
}
/** Windows would create a folder that most programs cannot open, or on another drive than meant. */
function requireWindowsName(value, wrong) {
    if (/^\/[a-z](?:\/|$)/i.test(value))
        throw wrong(': Windows takes it for a folder of the present drive.');
    for (const segment of value.split(/[\\/]/)) {
        if (segment === '.' || segment === '..')
            continue;
        if (/[. ]$/.test(segment))
            throw wrong(': a name must not end with a dot or a space on Windows.');
        if ((0,_archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedByWindows */ .Xh)(segment))
            throw wrong(': Windows reserves that name for a device.');
    }
}
/** A bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API"). */
function parseDomain(input, value) {
    const fix = 'Write the bare host name of the site, such as `docs.example.com`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}: it has ${what}.`, fix);
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
        throw wrong('a scheme');
    if (value.endsWith('/'))
        throw wrong('a trailing slash');
    if (value.includes('/'))
        throw wrong('a path');
    if (value.includes('@'))
        throw wrong('a user name');
    if (/:\d*$/.test(value))
        throw wrong('a port');
    if (/^[^,;\s]+\.[^,;\s]+[,;\s]+[^,;\s]+\.[^,;\s]+/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is more than one host name.`, `${fix} Each step exports one site: use a matrix for several.`);
    }
    if (/\s/.test(value))
        throw wrong('a space in it');
    if (value.length > 253 || !value.split('.').every(isHostLabel)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is not a host name.`, fix);
    }
    return value;
}
/** Letters of any script are allowed: the service receives the name as it was written. */
function isHostLabel(label) {
    return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}
/** A content digest, as the output `content-digest` returns it. */
function parseDigest(input, value) {
    if (/^sha256:[0-9a-f]{64}$/.test(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is not a content digest.`, 'Pass the output `content-digest` of the run whose site is live: `sha256:` and 64 lower-case hex digits. Leave it ' +
        'empty if there is none yet.');
}
/** Address of the live site, which GitHub shows to everyone who can read the repository. */
function parseEnvironmentUrl(input, value) {
    if (isEnvironmentUrl(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is not a web address.`, 'Write the complete address of the live site, such as `https://docs.example.com`, without a user name.');
}
/** Whether GitHub can link to it: http or https, in characters that need no encoding, and without credentials. */
function isEnvironmentUrl(value) {
    if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value))
        return false;
    const { username, password } = new URL(value);
    return username === '' && password === '';
}
/** How many pages may be lost: a percentage or a number. */
function parseMaxPageLoss(input, value) {
    const limit = (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePageLoss */ .kD)(value);
    if (limit !== undefined)
        return limit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}.`, 'Write a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
        'without spaces.');
}
/** Name of a GitHub environment: printable, up to 255 characters (GitHub Docs, "Managing environments"). */
function parseEnvironment(input, value) {
    const fix = 'Write the name of the environment as the repository settings show it.';
    if (/\p{Cc}/u.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'contains a line break or control character.', fix);
    if ([...value].length > 255)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'has more than 255 characters.', fix);
    return value;
}
/** Name of a tag, by the rules of git-check-ref-format. */
function parseTag(input, value) {
    const fix = 'Write the tag only, such as `v2.1.0`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}${what}`, fix);
    if (value.startsWith('refs/'))
        throw wrong(', which is a complete ref.');
    if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value))
        throw wrong(', which is not a valid tag name.');
    return value;
}
function parseJobId(input, value) {
    return (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseId */ .Fg)(input, value, 'an export job', 'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.');
}
function parseProjectId(input, value) {
    return (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseId */ .Fg)(input, value, 'a project', 'Copy the project ID from the API keys page of the dashboard: one word.');
}
/**
 * A label. It becomes part of the values file for Helm, so it has no characters that YAML does not allow in a file
 * (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
function parseVersion(input, value) {
    if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'contains a line break, a control character, or a character that Unicode reserves.', 'Write a label of one line, such as `2.1` or `2024-06-01`.');
    }
    return value;
}
/** Page paths as the service takes them: without scheme, host and extension, and without patterns. */
function parsePagePaths(input, value) {
    const fix = 'Write page paths one per line, without the host name and without `.html`, such as `guides/getting-started`.';
    return parseLines(value).map((line) => {
        const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `contains ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(line)}, which ${what}.`, fix);
        if (/^[a-z][a-z0-9+.-]*:/i.test(line) || line.startsWith('//'))
            throw wrong('is a URL');
        if (line.includes(','))
            throw wrong('contains a comma: paths are separated by line breaks');
        if (/[*[\]]/.test(line))
            throw wrong('contains a pattern, and patterns are not expanded');
        if (/\.html?$/i.test(line))
            throw wrong('ends with `.html`');
        if (/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu.test(line))
            throw wrong('begins with a host name');
        return line;
    });
}
function parseSitePaths(input, value) {
    return parseLines(value).map((line) => parseSitePath(input, line));
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is what is left of an expression that
 * was empty, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/** Likewise for a file. A digest would be the name of a file that does not exist, which means a first deployment. */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'is a content digest, not a file.', `${fix} For a digest, use \`previous-digest\`.`);
    }
    return inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, relative);
}


/***/ }),

/***/ 8809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   kD: () => (/* binding */ parsePageLoss),
/* harmony export */   og: () => (/* binding */ losesTooManyPages),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** How many pages an export may have less than the live site: the arithmetic of `max-page-loss`. */
/** Digits after the point of a percentage, which has two more digits than its share. */
const DECIMALS = 4;
const MILLION = 1000000n;
/**
 * @param text `10%`, `12.5%` or `30`, with up to four decimals for a percentage, and without blanks
 * @returns undefined for anything else
 */
function parsePageLoss(text) {
    const [, percent, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?%$/.exec(text) ?? [];
    if (percent !== undefined) {
        const millionths = Number(`${percent}${decimals.padEnd(DECIMALS, '0')}`);
        return millionths > MILLION ? undefined : { kind: 'share', millionths };
    }
    return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}
/** @returns whether more pages are lost than allowed */
function losesTooManyPages(livePages, pages, limit) {
    const lost = livePages - pages;
    if (limit.kind === 'pages')
        return lost > limit.pages;
    return BigInt(lost) * MILLION > BigInt(limit.millionths) * BigInt(livePages);
}
/** @returns how many of the paths are pages: files that end in `.html` */
function countPages(paths) {
    let pages = 0;
    for (const path of paths)
        if (isPage(path))
            pages += 1;
    return pages;
}
function isPage(path) {
    return path.endsWith('.html');
}


/***/ })

};
;