"use strict";
exports.id = 727;
exports.ids = [727];
exports.modules = {

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ rcloneEnvironment)
/* harmony export */ });
/* harmony import */ var _runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6679);
/* harmony import */ var _site_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8836);
/* harmony import */ var _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(471);
/** The environment variables that rclone gets. */



/** Settings of rclone for the configuration, the network, and the speed (rclone documentation, "Global Flags"). */
const ALLOWED = /^(?:CONFIG|CONFIG_.+|PASSWORD_COMMAND|CACHE_DIR|TEMP_DIR|BIND|BWLIMIT(?:_FILE)?|CA_CERT|CLIENT_(?:CERT|KEY|PASS)|CONTIMEOUT|TIMEOUT|DISABLE_HTTP2|DISABLE_HTTP_KEEP_ALIVES|DSCP|EXPECT_CONTINUE_TIMEOUT|HEADER|HTTP_PROXY|LOW_LEVEL_RETRIES|MAX_CONNECTIONS|NO_CHECK_CERTIFICATE|TPSLIMIT(?:_BURST)?|USE_COOKIES|USER_AGENT|TRANSFERS|CHECKERS|BUFFER_SIZE|FAST_LIST|MAX_BUFFER_MEMORY|STREAMING_UPLOAD_CUTOFF|USE_MMAP)$/;
/**
 * Defaults that a user may override. A site has many small files, so many of them are transferred at once: see
 * `parallelOf`. A request is given up after one minute without data, not after five, since rclone repeats it ten
 * times.
 */
const DEFAULTS = {
    RCLONE_TRANSFERS: '64',
    RCLONE_CHECKERS: '64',
    // The files are on a disk of the runner, so reading ahead costs memory and gains nothing.
    RCLONE_BUFFER_SIZE: '0',
    // Collects garbage less often, which saves a fifth of the processor time of an upload.
    GOGC: '400',
    // The first deployment of 200,000 files takes 870 MB without this limit.
    GOMEMLIMIT: '320MiB',
    RCLONE_CONTIMEOUT: '20s',
    RCLONE_TIMEOUT: '1m',
    ...(0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .storageVariables */ .Tc)(false),
};
/** Settings that a user cannot override. */
const FIXED = {
    RCLONE_ASK_PASSWORD: 'false',
    RCLONE_USE_JSON_LOG: 'true',
    RCLONE_LOG_LEVEL: 'INFO',
    RCLONE_RETRIES: '1',
    // After a multi-thread upload, rclone compares the size, which it does not know for S3: it does not request an object
    // after its upload. The backend of the storage itself uploads a large file in several parts at once.
    RCLONE_MULTI_THREAD_STREAMS: '0',
    RCLONE_PARTIAL_SUFFIX: _site_names_js__WEBPACK_IMPORTED_MODULE_0__/* .PARTIAL_SUFFIX */ .oG,
    // The time in a listing is that of the storage. Otherwise, rclone would request each object of S3 for its own time.
    RCLONE_USE_SERVER_MODTIME: 'true',
    ...(0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .storageVariables */ .Tc)(true),
};
/**
 * Only settings of a remote, of the network, and of the speed have an effect: other settings change which files an
 * operation affects, whether it changes anything, or what it prints.
 *
 * @returns the variables, and the names of the user's variables that have no effect here
 */
function rcloneEnvironment(env) {
    const ignored = Object.keys(env).filter((name) => /^RCLONE_/i.test(name) && !isAllowed(name));
    const passed = Object.entries((0,_runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Q)(env)).flatMap(([name, value]) => {
        const given = ignored.includes(name) ? undefined : passedValue(name, value);
        return given === undefined ? [] : [[name, given]];
    });
    return { env: { ...DEFAULTS, ...Object.fromEntries(passed), ...FIXED }, ignored };
}
/** A secret that was pasted often ends with a line break. rclone would send it, and the storage refuse the signature. */
function passedValue(name, value) {
    return value !== undefined && /^RCLONE_/i.test(name) ? (0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .correctedValue */ .TD)(name, value.trim()) : value;
}
function isAllowed(name) {
    const setting = name.toUpperCase().slice('RCLONE_'.length);
    return ALLOWED.test(setting) || _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_STORAGE */ .gY.test(setting);
}


/***/ }),

/***/ 8727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ RcloneProcess),
/* harmony export */   a: () => (/* binding */ KILL_MS),
/* harmony export */   spawnInstalled: () => (/* binding */ spawnInstalled)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(481);
/* harmony import */ var _runner_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2299);
/* harmony import */ var _rclone_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9579);
/**
 * The process of rclone. It serves its remote control on a port of this machine, behind a random password (rclone
 * documentation, "Remote controlling rclone with its API"). This file loads little: rclone starts while the rest of the
 * action is loaded.
 */





/** A job on a self-hosted runner can take five days (GitHub Docs, "Actions limits"). By default, rclone ends a call after one hour. */
const LONGEST_CALL = '120h';
/** A process that was asked to end is killed after this time. A cancelled step has 1.5 s (`runAction`). */
const KILL_MS = 700;
/**
 * The digest of the standard input is not needed. The command is used because, on every system, it ends when its input
 * is closed, even if the step is killed. `rclone rcd` would keep running.
 */
const ARGUMENTS = ['hashsum', 'md5', '-'];
/** The name that is sent with the password. */
const USER = 'deploy';
/**
 * Starts the rclone in `PATH`.
 *
 * @param cwd folder in which relative paths of remotes and variables begin
 * @returns undefined if there is none
 */
async function spawnInstalled(cwd) {
    const program = await (0,_runner_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('rclone');
    return program === undefined ? undefined : new RcloneProcess(program, cwd);
}
class RcloneProcess {
    /** Absolute path. */
    program;
    /** For HTTP Basic authentication. */
    auth;
    /** The port of the remote control. Does not resolve if the process cannot serve it. */
    port;
    /** Resolves with the reason when the process has ended and its log is read. */
    closed;
    #child;
    #onLine;
    /** What was logged before somebody listened. */
    #lines = [];
    /**
     * @param program absolute path
     * @param cwd folder in which relative paths of remotes and variables begin
     */
    constructor(program, cwd) {
        this.program = program;
        const password = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(32).toString('hex');
        this.auth = `${USER}:${password}`;
        this.#child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, ARGUMENTS, {
            cwd,
            env: {
                ...(0,_rclone_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .rcloneEnvironment */ .P)(process.env).env,
                RCLONE_RC: 'true',
                RCLONE_RC_ADDR: '127.0.0.1:0',
                RCLONE_RC_USER: USER,
                RCLONE_RC_PASS: password,
                RCLONE_RC_SERVER_READ_TIMEOUT: LONGEST_CALL,
                RCLONE_RC_SERVER_WRITE_TIMEOUT: LONGEST_CALL,
            },
            stdio: ['pipe', 'ignore', 'pipe'],
            windowsHide: true,
        });
        this.#child.stdin.on('error', () => undefined);
        // A step with a bad input ends before it uses rclone.
        process.once('exit', () => this.#child.kill('SIGKILL'));
        this.closed = new Promise((resolve) => {
            this.#child.once('error', (error) => resolve(`it cannot be started (${error.message})`));
            this.#child.once('close', (code, signal) => resolve(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`));
        });
        this.port = new Promise((resolve) => {
            (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: this.#child.stderr }).on('line', (line) => {
                const [, port] = /Serving remote control on \[?http:\/\/127\.0\.0\.1:(\d+)\//.exec(line) ?? [];
                if (port !== undefined)
                    resolve(Number(port));
                else if (this.#onLine === undefined)
                    this.#lines.push(line);
                else
                    this.#onLine(line);
            });
        });
    }
    /** Calls the listener for each line of the log, also for those of before. */
    readLog(onLine) {
        for (const line of this.#lines)
            onLine(line);
        this.#onLine = onLine;
    }
    /** Ends the process at once, whatever it does. */
    kill() {
        // The program may be a script that has started the real one.
        this.#child.stdin.end();
        this.#child.kill('SIGKILL');
    }
    /** Ends the process by closing its standard input, or kills the process if that is not enough. */
    async end() {
        this.#child.stdin.end();
        const late = new Promise((resolve) => void setTimeout(resolve, KILL_MS).unref());
        await Promise.race([this.closed, late]);
        this.#child.kill('SIGKILL');
    }
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment)
/* harmony export */ });
/** The environment variables that other programs get. */
/** Inputs, and the tokens of the runner: no other program needs them. */
const WITHHELD = /^(?:INPUT_|ACTIONS_)/i;
/** @returns the environment of the step without what other programs do not need */
function childEnvironment(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !WITHHELD.test(name)));
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/** Finds programs of the runner. Prints nothing: it looks for rclone before any secret is masked. */



/** The extensions of programs where PATHEXT is not set (Microsoft, "start"). */
const WINDOWS_EXTENSIONS = '.COM;.EXE;.BAT;.CMD';
/**
 * Finds a program in PATH, as a shell does. It is not in a folder that cannot be read.
 *
 * @param name without an extension
 * @returns an absolute path; undefined if there is none
 */
async function findProgram(name, platform = process.platform) {
    const { PATH = '', PATHEXT = WINDOWS_EXTENSIONS } = process.env;
    const extensions = platform === 'win32' ? PATHEXT.split(';') : [''];
    const folders = PATH.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => folder !== '');
    for (const folder of folders)
        for (const extension of extensions) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(folder, name + extension);
            if (await isProgram(file))
                return file;
        }
    return undefined;
}
async function isProgram(file) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   On: () => (/* binding */ ANY_NAMES),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   oG: () => (/* binding */ PARTIAL_SUFFIX),
/* harmony export */   pW: () => (/* binding */ withFinishedNames),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   y4: () => (/* binding */ finishedName)
/* harmony export */ });
/** Names at a destination: which ones are one file, folders, the folder of a state, and the names of unfinished uploads. */
/** The default folder of a deployment's state at a destination. */
const STATE_FOLDER = '.static-export';
/** ASCII without capital letters, as in most names. */
const PLAIN = /^[\0-@[-\x7f]*$/;
/** For names that may be those of one file on some storage. */
const ANY_NAMES = { ignoresCase: true, mayNormalize: true };
/** @returns the same text for names of one file */
function nameKey(path, { ignoresCase, mayNormalize }) {
    if (PLAIN.test(path))
        return path;
    const normal = mayNormalize ? path.normalize('NFC') : path;
    return ignoresCase ? normal.toLowerCase() : normal;
}
/** Returns every folder that contains one of the files, directly or not. */
function foldersOf(paths) {
    const folders = new Set();
    let previous = '';
    for (const path of paths) {
        const slash = path.lastIndexOf('/');
        // Most files are in the folder of the file before them.
        if (slash === previous.length && path.startsWith(previous))
            continue;
        previous = path.slice(0, Math.max(slash, 0));
        for (const folder of ancestorsOf(path))
            folders.add(folder);
    }
    return folders;
}
/** Returns the folders that contain a file, the outermost first. */
function ancestorsOf(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
        folders.push(path.slice(0, slash));
    }
    return folders;
}
/**
 * The end of a file's name on a disk or server until its upload is complete. rclone adds a dot and 8 hex digits before
 * it (rclone documentation, "--partial-suffix").
 */
const PARTIAL_SUFFIX = '.export-partial';
const PARTIAL = `\\.[0-9a-f]{8}\\${PARTIAL_SUFFIX}`;
/** @returns the name that the file has when its upload is complete */
function finishedName(name) {
    return name.replace(new RegExp(`${PARTIAL}$`), '');
}
/** Whether the file is what an interrupted upload left. */
function isPartial(path) {
    return finishedName(path) !== path;
}
/** @returns a message with finished names */
function withFinishedNames(message) {
    return message.replace(new RegExp(`${PARTIAL}\\b`, 'g'), '');
}


/***/ })

};
;