export const id = 21;
export const ids = [21];
export const modules = {

/***/ 9778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ SiteTree),
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   Xh: () => (/* binding */ isReservedByWindows),
/* harmony export */   l2: () => (/* binding */ sitePath),
/* harmony export */   yY: () => (/* binding */ DAMAGED_HINT)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/**
 * Which names the files and folders of a site may have: those that mean the same file on Linux, macOS and Windows.
 * Text only, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, reserved names);
 * POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** For what a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/** For a name that is valid on some systems only. */
const RENAME_HINT = 'Nothing was extracted, because the site would not be the same on every system. Rename the page or file in the documentation, and start a new export.';
/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** Longest part of a name in a message, in characters. */
const MAX_SHOWN_LENGTH = 200;
/** Also with an extension, in upper or lower case; Windows drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem continues the sentence after the name
 */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BundleError */ .rJ(`The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(name, MAX_SHOWN_LENGTH)}" ${problem}.`, {
        hint,
        isPermanent: true,
    });
}
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
        throw entryError(text, 'has no name');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(name))
        throw entryError(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw entryError(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, RENAME_HINT);
    }
    if (text.startsWith('/'))
        throw entryError(text, 'has an absolute name');
    if (/^[a-z]:/i.test(text))
        throw entryError(text, 'has a name with a drive letter');
    if (text.includes('\0'))
        throw entryError(text, 'has a NUL character in its name');
    if (text.includes('\\'))
        throw entryError(text, 'has a backslash in its name');
    if (/\p{Cc}/u.test(text))
        throw entryError(text, 'has a control character in its name', RENAME_HINT);
    const forbidden = /[<>:"|?*]/.exec(text);
    if (forbidden !== null)
        throw entryError(text, `has a ${forbidden[0]} in its name`, RENAME_HINT);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    for (const segment of segments)
        checkSegment(segment, text);
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw entryError(text, 'has ".." in its name');
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw entryError(text, 'has a name that ends in a dot or a space, which Windows removes', RENAME_HINT);
    }
    if (isReservedByWindows(segment))
        throw entryError(text, 'has a name that Windows reserves for a device', RENAME_HINT);
    // Only then can it exceed the limit in bytes.
    if (segment.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
        throw entryError(text, `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`, RENAME_HINT);
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
    #lastParent = '';
    /** Files and folders so far, including folders that appear only in the paths of others. */
    get size() {
        return this.#entries.size;
    }
    /**
     * @param path as {@link sitePath} returns it
     * @returns folders to create first, outer ones before inner ones
     * @throws BundleError if the name is taken, also if it differs only by case or Unicode normalization
     */
    addFile(path) {
        const folders = this.#addParent(path);
        const entry = { path, isFolder: false };
        const key = collisionKey(path);
        const known = this.#entries.get(key);
        if (known !== undefined)
            throw nameTaken(entry, known);
        this.#entries.set(key, entry);
        return folders;
    }
    /**
     * Like {@link addFile}; a folder may appear several times.
     *
     * @returns folders to create, ending with the folder itself if it is new
     */
    addFolder(path) {
        if (path === '')
            return [];
        const entry = { path, isFolder: true };
        const key = collisionKey(path);
        const known = this.#entries.get(key);
        if (known?.path === path && known.isFolder)
            return [];
        if (known !== undefined)
            throw nameTaken(entry, known);
        const folders = this.#addParent(path);
        this.#entries.set(key, entry);
        return [...folders, path];
    }
    /** Whether there is a file of exactly this name. */
    hasFile(path) {
        const known = this.#entries.get(collisionKey(path));
        return known?.path === path && !known.isFolder;
    }
    /** Whether there is a folder of exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        const known = this.#entries.get(collisionKey(path));
        return path === '' || (known?.path === path && known.isFolder);
    }
    /** The single folder that contains everything; empty if there is none. */
    topFolder() {
        const top = [...this.#entries.values()].filter(({ path }) => !path.includes('/'));
        const [only] = top;
        return top.length === 1 && only?.isFolder ? only.path : '';
    }
    #addParent(path) {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        // Most files follow another one of their folder.
        if (parent === this.#lastParent)
            return [];
        const folders = this.addFolder(parent);
        this.#lastParent = parent;
        return folders;
    }
}
function nameTaken(entry, known) {
    if (entry.path === known.path) {
        const problem = entry.isFolder === known.isFolder ? 'appears twice' : 'is both a file and a folder';
        return entryError(entry.path, problem);
    }
    const other = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(known.path, MAX_SHOWN_LENGTH);
    const problem = `differs from "${other}" only by case or Unicode normalization, so Windows and macOS keep only one of the two`;
    return entryError(entry.path, problem, RENAME_HINT);
}
/**
 * Two paths have the same key if a file system may take one for the other: by Unicode's canonical equivalence and
 * simple case folding, which is what APFS does and slightly more than what NTFS does.
 */
function collisionKey(path) {
    if (/^[\0-\x7f]*$/.test(path))
        return path.toLowerCase();
    return Array.from(path.normalize('NFD'), foldCase).join('');
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

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeDeployment: () => (/* binding */ closeDeployment)
/* harmony export */ });
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3820);
/* harmony import */ var _runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7881);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8380);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4332);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9220);
/* harmony import */ var _step_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5207);
/** When the job of the workflow has ended, gives the deployment that the step created the matching final state. */







/** Fails if the state cannot be written: the deployment would stay in progress forever. */
function closeDeployment() {
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .C)({
        run: close,
        hasOutputs: false,
        resumeHint: () => 'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
            'closes it after six days.',
        summary: () => undefined,
    });
}
async function close(signal) {
    const { jobStatus, gitHub } = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__/* .readPostContext */ .u5)();
    const id = Number((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_6__/* .DEPLOYMENT_ID */ .C1));
    const [state, description] = finalState(jobStatus, (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_6__/* .DEPLOYMENT_STATE */ .a6) === 'ready');
    const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubApi */ .y({ ...gitHub, log: _runner_step_log_js__WEBPACK_IMPORTED_MODULE_3__.stepLog, signal });
    await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .createDeploymentStatus */ .gt)(api, id, state, description, gitHub.runUrl);
    _runner_step_log_js__WEBPACK_IMPORTED_MODULE_3__.stepLog.info(`Closed deployment ${id} as ${state}`);
    return 'completed';
}
/** @param isReady whether the export step completed; a job may continue after a step that failed */
function finalState(jobStatus, isReady) {
    switch (jobStatus) {
        case 'success':
            return isReady
                ? ['success', 'The job that deploys it succeeded']
                : ['failure', 'The export step failed after creating this deployment'];
        case 'failure':
            return ['failure', 'The job that deploys it failed'];
        case 'cancelled':
            return ['inactive', 'The job that deploys it was cancelled'];
    }
}


/***/ }),

/***/ 9220:
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
/* harmony import */ var _input_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7140);
/** What is needed to call GitHub: the token, what the runner says about the workflow, and how its job ended. */




/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _input_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _input_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseText */ .r4 },
};
/** @throws InputError or ActionError */
function readPostContext() {
    const { githubToken, jobStatus } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(GITHUB_INPUTS);
    return { gitHub: gitHubContext(githubToken, 'environment'), jobStatus: requireJobStatus(jobStatus) };
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('errored', `\`${neededFor}\` needs the repository, and the environment of the step does not name it.`, {
            hint: "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.",
        });
    }
    return {
        token: requireToken(token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
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

/***/ 7140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ parseSitePaths),
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   et: () => (/* binding */ parseJobId),
/* harmony export */   fP: () => (/* binding */ parsePagePaths),
/* harmony export */   gR: () => (/* binding */ parseDomain),
/* harmony export */   lO: () => (/* binding */ parseWorkspaceFolder),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   r4: () => (/* binding */ parseText)
/* harmony export */ });
/* unused harmony exports parseLines, parseSitePath, parseFolder */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9778);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
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
    // The characters that no name in a bundle may contain (archive/entry-paths.ts).
    if (isEmpty || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `contains ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, which is not a valid file name.`, fix);
    }
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
/**
 * A folder, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}${what}`, `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`);
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
        if ((0,_archive_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedByWindows */ .Xh)(segment))
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
/** Any text; the service or GitHub decides whether it is valid. */
function parseText(_input, value) {
    return value;
}
function parseSitePaths(input, value) {
    return parseLines(value).map((line) => parseSitePath(input, line));
}
/** A folder, absolute; a relative one is resolved against the workspace. */
function parseWorkspaceFolder(input, value) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ Deployments),
/* harmony export */   Dd: () => (/* binding */ siteKey),
/* harmony export */   gt: () => (/* binding */ createDeploymentStatus)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7438);
/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "Deployments").
 */



/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;
/**
 * How many deployments beyond that age one run checks, and how many of the environment in total. A stale deployment is
 * among the first of them on the day that it reaches that age.
 */
const MAX_STALE = 20;
const MAX_LISTED = 300;
/** Tells people what was deployed; this action recognizes its deployments by the payload. */
const TASK = 'static-export';
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
/** A payload with both fields is from this action. */
const payloadSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
});
const createdSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()) });
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Identifies a site without revealing its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
function siteKey(domain) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(domain).digest('hex').slice(0, 16);
}
class Deployments {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * The newest deployment that ever succeeded, even if it is `inactive` now: GitHub sets that state when any other
     * deployment of the environment succeeds.
     *
     * @throws GitHubError
     */
    async findLive() {
        for await (const { id, contentDigest } of this.#deployments()) {
            if ((await this.#states(id)).includes('success'))
                return { id, contentDigest };
        }
        return undefined;
    }
    /**
     * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
     * knows how far they got.
     *
     * @throws GitHubError
     */
    async closeStale(now = Date.now()) {
        let seen = 0;
        for await (const { id, created_at } of this.#deployments(MAX_LISTED)) {
            if (now - Date.parse(created_at) <= STALE_AFTER_MS)
                continue;
            seen += 1;
            if (seen > MAX_STALE)
                return;
            const states = await this.#states(id);
            if (states.every((state) => OPEN_STATES.has(state))) {
                this.#options.log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
                await createDeploymentStatus(this.#options.api, id, 'inactive', 'The run that created this deployment never closed it');
            }
        }
    }
    /**
     * Creates a deployment, which is not live before it gets the state `success`.
     *
     * @param ref commit that the workflow runs for
     * @returns its number
     * @throws GitHubError
     */
    async create(payload, ref) {
        const { api, environment } = this.#options;
        const body = {
            ref,
            task: TASK,
            environment,
            payload,
            description: `Static export ${payload.jobId}`.slice(0, 140),
            // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
            auto_merge: false,
            required_contexts: [],
        };
        const route = 'POST /repos/{owner}/{repo}/deployments';
        return (await api.call(operation('Creating the deployment'), route, body, createdSchema)).id;
    }
    /**
     * The deployments of this action for this site, newest first.
     *
     * @param max how many deployments of the environment to read
     */
    async *#deployments(max = Number.POSITIVE_INFINITY) {
        const { api, environment, site } = this.#options;
        const found = api.list(operation('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments', { environment }, deploymentSchema);
        let listed = 0;
        for await (const deployment of found) {
            const payload = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(payloadSchema, parsed(deployment.payload));
            if (payload.success && payload.output.site === site)
                yield { ...deployment, ...payload.output };
            listed += 1;
            if (listed >= max)
                return;
        }
    }
    /** All states that a deployment ever had, newest first. */
    async #states(deploymentId) {
        const states = [];
        const found = this.#options.api.list(operation('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id: deploymentId }, statusSchema);
        for await (const { state } of found)
            states.push(state);
        return states;
    }
}
const OPEN_STATES = new Set(['in_progress', 'queued', 'pending']);
/**
 * Sets the state of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param logUrl page of the workflow run, which GitHub links to
 * @throws GitHubError
 */
async function createDeploymentStatus(api, deploymentId, state, description, logUrl) {
    const isClosing = state !== 'in_progress';
    await api.call(operation(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id: deploymentId,
        state,
        description,
        auto_inactive: state === 'success',
        ...(logUrl === undefined ? {} : { log_url: logUrl }),
    }, statusSchema);
}
function operation(name) {
    return { name, permission: 'deployments: write' };
}
function parsed(payload) {
    return typeof payload === 'string' ? (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(payload) : payload;
}


/***/ }),

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1351);
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5555);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6856);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7056);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6647);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1294);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1202);
/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit: it knows the address (`GITHUB_API_URL`, also
 * for an Enterprise Server) and the proxy. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else
 * retries. Responses are decoded, and every failure becomes a {@link GitHubError}.
 */









/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;
/** Longest wait, and the number of waits, that GitHub may ask for with a rate limit; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;
/**
 * Responses that a retry does not change. 429 belongs to the throttling plugin: the retry plugin would retry after a
 * second, whatever `Retry-After` says.
 */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];
class GitHubApi {
    apiUrl;
    token;
    /** Parameters of every path. */
    #repository;
    #octokit;
    #signal;
    constructor({ token, apiUrl, repository, log, signal }) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#repository = { owner, repo };
        this.apiUrl = apiUrl;
        this.token = token;
        this.#signal = signal;
        const debug = (message) => log.debug(message);
        const waits = (retryAfterS, _options, _octokit, waited) => {
            if (retryAfterS > MAX_WAIT_S || waited >= MAX_WAITS)
                return false;
            log.info(`GitHub's rate limit is reached: waiting ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(retryAfterS * 1000)}.`);
            return true;
        };
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
            baseUrl: apiUrl.href.replace(/\/$/, ''),
            userAgent: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .USER_AGENT */ ._,
            log: { debug, info: debug, warn: debug, error: debug },
            request: { ..._actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request, fetch: this.#fetchFrom(apiUrl.origin) },
            retry: { doNotRetry: DO_NOT_RETRY },
            throttle: { onRateLimit: waits, onSecondaryRateLimit: waits },
        }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_6__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_7__/* .throttling */ .A);
    }
    /**
     * One request.
     *
     * @param route method and path as GitHub documents them; `{owner}` and `{repo}` are filled in
     * @param schema the part of the response that is needed; `unknown` for a response without a body
     * @throws GitHubError; the signal's reason when it aborts
     */
    async call(operation, route, parameters, schema) {
        try {
            const { data } = await this.#octokit.request(route, { ...this.#repository, ...parameters });
            return decode(operation, schema, data);
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    /**
     * Every item of a list, page by page; a page is requested when the previous one is used up.
     *
     * @throws GitHubError; the signal's reason when it aborts
     */
    async *list(operation, route, parameters, schema) {
        const all = { ...this.#repository, per_page: 100, ...parameters };
        const pages = this.#octokit.paginate.iterator(route, all)[Symbol.asyncIterator]();
        for (;;) {
            let items;
            try {
                const { done, value } = await pages.next();
                if (done)
                    return;
                items = decode(operation, valibot__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(schema), value.data);
            }
            catch (error) {
                throw this.#toGitHubError(operation, error);
            }
            yield* items;
        }
    }
    /** The toolkit's `fetch`, which uses the proxy, with a deadline and for one origin only. */
    #fetchFrom(origin) {
        const proxied = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request?.['fetch'];
        return async (address, init) => {
            // The address of the next page comes from outside, and the token would be sent to it.
            if (new URL(String(address)).origin !== origin) {
                throw new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('OTHER_ORIGIN', 'its response refers to another server, which must not get the token');
            }
            const deadline = AbortSignal.timeout(DEADLINE_MS);
            const isRead = init?.method === 'GET';
            return proxied(address, {
                ...init,
                signal: isRead ? AbortSignal.any([deadline, this.#signal]) : deadline,
            });
        };
    }
    #toGitHubError(operation, error) {
        if (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_)
            return error;
        if (this.#signal.aborted)
            return this.#signal.reason;
        const responded = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(respondedSchema, error);
        if (responded.success) {
            const { status, response } = responded.output;
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .statusError */ .$C)(operation, status, response.data, error);
        }
        // Octokit fails on a response that is not JSON if it expects a list.
        if (!valibot__WEBPACK_IMPORTED_MODULE_8__.is(valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig() }), error))
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Qm)(operation, error);
        return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .noResponse */ .DV)(operation, this.apiUrl.host, connectionError(error));
    }
}
/** Octokit's RequestError has a response only if there was one; without one its status is 500. */
const respondedSchema = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(),
    response: valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J() }),
});
/** The innermost cause has the code. */
function connectionError(error) {
    let innermost = error;
    while (innermost instanceof Error && innermost.cause instanceof Error)
        innermost = innermost.cause;
    if (innermost instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R)
        return innermost;
    if (innermost instanceof Error && innermost.name === 'TimeoutError') {
        const what = `there was no complete response within ${DEADLINE_MS / 1000} s`;
        return new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ETIMEDOUT', what, error);
    }
    return _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R.from(innermost);
}
function decode(operation, schema, data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(schema, data);
    if (!parsed.success)
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Qm)(operation);
    return parsed.output;
}


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   DV: () => (/* binding */ noResponse),
/* harmony export */   Qm: () => (/* binding */ malformed),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2792);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/** What can go wrong in a call to GitHub's API, and how to fix it. */





class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    /** Undefined without a complete response. */
    status;
    /** @param reason what came back, safe for a log line */
    constructor(operation, reason, options = {}) {
        super('errored', `${operation.name} failed: ${reason}`, options);
        this.status = options.status;
    }
}
/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    message: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ''),
    errors: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())), undefined),
});
/**
 * For a response other than 2xx.
 *
 * @param body as it came, parsed if it was JSON
 */
function statusError(operation, status, body, cause) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(bodySchema, body);
    const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
    const details = [message, ...errors.map(detail)].join(' ');
    const reason = message.trim() === '' ? '' : `: "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)(details)}"`;
    const what = `GitHub responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return new GitHubError(operation, `${what}${reason}.`, {
        status,
        hint: hintFor(operation, status, message),
        cause,
    });
}
/** For a request without a complete response. */
function noResponse(operation, host, error) {
    return new GitHubError(operation, `${error.message}${error.isProxy ? ' on the way to' : ', at'} ${host}.`, {
        hint: (0,_http_connection_hints_js__WEBPACK_IMPORTED_MODULE_4__/* .connectionHint */ .k)(error) ?? NOT_REACHED,
        cause: error,
    });
}
/** For a 2xx response that does not match GitHub's API description. */
function malformed(operation, cause) {
    return new GitHubError(operation, "the response does not match GitHub's API description.", {
        hint: 'Something other than GitHub may have responded. Check whether a proxy is in between.',
        cause,
    });
}
function detail(error) {
    return typeof error === 'string' ? error : JSON.stringify(error);
}
const NOT_REACHED = "GitHub's API, which the runner names in GITHUB_API_URL, could not be reached. Check GitHub's status page. Behind a " +
    'proxy, set `https_proxy` for the job.';
const RATE_LIMITED = 'GitHub limits the rate of API requests; the limit of `github.token` applies to the complete repository. Run fewer ' +
    'workflows at the same time, or later.';
function hintFor({ permission }, status, message) {
    if (status === 429 || /rate limit/i.test(message))
        return RATE_LIMITED;
    switch (status) {
        case 401:
            return 'The token in `github-token` is wrong or has expired. Remove the input to use the token of the job.';
        case 403:
        case 404:
            return (`The token lacks a permission. Add it to the job of the workflow: \`permissions: { ${permission} }\` (a job that ` +
                'lists permissions has only those). The token of a pull request from a fork cannot have it.');
        case 422:
            return undefined;
        default:
            return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
    }
}


/***/ }),

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/** A request without a complete response. */

/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE = /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;
/**
 * How the tunnel of `@actions/http-client` reports that the proxy did not connect it: with the code `ECONNRESET`, and
 * the cause in the message only.
 */
const TUNNEL_FAILED = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s;
/** Responses of a proxy that a retry does not change: it wants other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set([401, 403, 407]);
class ConnectionError extends Error {
    /** Code of Node.js or the system, such as `ECONNRESET`. */
    code;
    /** True if the proxy failed, before the server was reached. */
    isProxy;
    #isProxyFinal;
    constructor(code, message, cause, proxy) {
        super(message, { cause });
        this.name = 'ConnectionError';
        this.code = code;
        this.isProxy = proxy !== undefined;
        this.#isProxyFinal = proxy?.isFinal ?? false;
    }
    /** Wraps an error of Node.js. The address is left out: the query of a presigned URL is a secret. */
    static from(error) {
        const code = errorCode(error);
        const [tunnelFailed, status, cause = ''] = TUNNEL_FAILED.exec(error instanceof Error ? error.message : '') ?? [];
        if (status !== undefined) {
            const response = `${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
            const isFinal = FINAL_PROXY_STATUSES.has(Number(status));
            return new ConnectionError(code, `the proxy responded with ${response}`, error, { isFinal });
        }
        if (tunnelFailed !== undefined) {
            const [proxyCode = code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [];
            const message = `there is no connection to the proxy (${proxyCode})`;
            return new ConnectionError(proxyCode, message, error, { isFinal: false });
        }
        const meaning = CERTIFICATE.test(code) ? `the certificate is not trusted (${code})` : MEANING[code];
        return new ConnectionError(code, meaning ?? `the connection failed (${code})`, error);
    }
    /** True if the request certainly did not reach the server. */
    get neverSent() {
        return NEVER_SENT.has(this.code) || this.isCertificate || this.isProxy;
    }
    /** True if a retry would fail in the same way. */
    get isFinal() {
        return this.isCertificate || this.#isProxyFinal;
    }
    get isCertificate() {
        return CERTIFICATE.test(this.code);
    }
}
const MEANING = {
    ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
    ENOTFOUND: 'the host name was not found (ENOTFOUND)',
    EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
    ECONNRESET: 'the connection was reset (ECONNRESET)',
    EPIPE: 'the connection was closed (EPIPE)',
    ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed too early',
};
function errorCode(error) {
    if (!(error instanceof Error))
        return 'UNKNOWN';
    if (error instanceof AggregateError) {
        // A host with several addresses gives one error for each; "refused" says more than "no route".
        const codes = error.errors.map(errorCode);
        return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
    }
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ connectionHint)
/* harmony export */ });
const CERTIFICATE_NOT_TRUSTED = 'If a proxy or server uses a private certificate authority, set the environment variable `NODE_EXTRA_CA_CERTS` of ' +
    'the job to the path of its certificate file.';
const PROXY_FAILED = 'Check the proxy address, user name and password in the `https_proxy` variable of the job, and whether the proxy ' +
    'allows connections to this host. List hosts that need no proxy in `no_proxy`.';
/** @returns undefined if neither a certificate nor a proxy is the cause */
function connectionHint(error) {
    if (error.isCertificate)
        return CERTIFICATE_NOT_TRUSTED;
    return error.isProxy ? PROXY_FAILED : undefined;
}


/***/ }),

/***/ 7438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** JSON from outside, which may be anything. */
/** @returns undefined for a text that is not JSON, and for no text */
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT),
/* harmony export */   l: () => (/* binding */ RUNTIME)
/* harmony export */ });
/** The `User-Agent` that this action sends. A test compares it with `package.json`. */
const USER_AGENT = 'static-export-action/1.0.0';
/** What a debug log begins with. */
const RUNTIME = `${USER_AGENT}, Node.js ${process.version}, ${process.platform} ${process.arch}`;


/***/ })

};
