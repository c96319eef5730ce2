"use strict";
exports.id = 727;
exports.ids = [727];
exports.modules = {

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ parallelOf),
/* harmony export */   Pg: () => (/* binding */ rcloneEnvironment),
/* harmony export */   Z3: () => (/* binding */ maxOpenFilesIn)
/* harmony export */ });
/* harmony import */ var _runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6679);
/* harmony import */ var _site_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8836);
/* harmony import */ var _storage_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2988);
/** The environment variables that rclone gets. */



/** Settings of rclone for the configuration, the network, and the speed (rclone documentation, "Global Flags"). */
const ALLOWED = /^(?:CONFIG|CONFIG_.+|PASSWORD_COMMAND|CACHE_DIR|TEMP_DIR|BIND|BWLIMIT(?:_FILE)?|CA_CERT|CLIENT_(?:CERT|KEY|PASS)|CONTIMEOUT|TIMEOUT|DISABLE_HTTP2|DISABLE_HTTP_KEEP_ALIVES|DSCP|EXPECT_CONTINUE_TIMEOUT|HEADER|HTTP_PROXY|LOW_LEVEL_RETRIES|MAX_CONNECTIONS|NO_CHECK_CERTIFICATE|TPSLIMIT(?:_BURST)?|USE_COOKIES|USER_AGENT|TRANSFERS|CHECKERS|BUFFER_SIZE|FAST_LIST|MAX_BUFFER_MEMORY|STREAMING_UPLOAD_CUTOFF|USE_MMAP)$/;
/** Options of a storage (rclone documentation, "Overview of cloud storage systems"). Those of `local` are fixed. */
const OF_STORAGE = /^(?:ALIAS|ARCHIVE|AZUREBLOB|AZUREFILES|B2|BOX|CACHE|CHUNKER|CLOUDINARY|COMBINE|COMPRESS|CRYPT|DRIME|DRIVE|DROPBOX|FILEFABRIC|FILELU|FILEN|FILESCOM|FTP|GCS|GOFILE|HASHER|HDFS|HIDRIVE|HTTP|HUAWEIDRIVE|ICLOUDDRIVE|INTERNETARCHIVE|INTERNXT|JOTTACLOUD|KOOFR|LINKBOX|MAILRU|MEGA|MEMORY|NETSTORAGE|ONEDRIVE|OOS|OPENDRIVE|PCLOUD|PIKPAK|PIXELDRAIN|PREMIUMIZEME|PROTONDRIVE|PUTIO|QINGSTOR|QUATRIX|S3|SEAFILE|SFTP|SHADE|SHAREFILE|SIA|SMB|STORJ|SUGARSYNC|SWIFT|TARDIGRADE|ULOZTO|UNION|WEBDAV|YANDEX|ZOHO)_/;
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
    ...(0,_storage_options_js__WEBPACK_IMPORTED_MODULE_1__/* .storageVariables */ .Tc)(),
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
    // A folder may be a link, for example to another disk. Only folders that have files of the site are listed.
    RCLONE_LOCAL_COPY_LINKS: 'true',
    RCLONE_LOCAL_ENCODING: _storage_options_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMES_AS_THEY_ARE */ .gC,
    // Only the owner of a file may set its time, which may be another account than the one that writes the file.
    RCLONE_LOCAL_NO_SET_MODTIME: 'true',
};
/**
 * With round trips of 50 ms, 64 transfers at once to a bucket take a third of the time of 8 at once, and 256 less than
 * half of that. A file in parts counts as four, since rclone sends as many parts at once. OpenSSH refuses more than ten
 * logins at once, and more transfers at once make a server or disk slower.
 */
const BUCKET = { small: 256, large: 64, inParts: 16 };
const OTHER = { small: 8, large: 8, inParts: 8 };
const CHECKERS = { bucket: 64, other: 8 };
/** A file that is uploaded, and its connection. */
const DESCRIPTORS_OF_TRANSFER = 2;
/** What rclone has open besides. */
const OTHER_DESCRIPTORS = 64;
/**
 * @param maxOpenFiles how many files and connections rclone may have open; undefined if it is not known
 * @returns how many files are transferred, and how many are checked, at once: the user's values, or the tables'
 */
function parallelOf(isBucket, env, maxOpenFiles) {
    const given = numberIn(env['RCLONE_TRANSFERS']);
    const most = maxOpenFiles === undefined
        ? BUCKET.large
        : Math.max(1, Math.floor((maxOpenFiles - OTHER_DESCRIPTORS) / DESCRIPTORS_OF_TRANSFER));
    const { small, large, inParts } = isBucket ? BUCKET : OTHER;
    const limited = (count) => given ?? Math.min(count, most);
    return {
        transfers: { small: limited(small), large: limited(large), inParts: limited(inParts) },
        checkers: numberIn(env['RCLONE_CHECKERS']) ?? CHECKERS[isBucket ? 'bucket' : 'other'],
    };
}
/**
 * @param limits the contents of `/proc/self/limits` (Linux). A process that this one starts has the same limits, and
 *   rclone raises its own to the greatest that is allowed.
 */
function maxOpenFilesIn(limits) {
    const [, greatest] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
    if (greatest === 'unlimited')
        return Number.POSITIVE_INFINITY;
    return greatest === undefined ? undefined : Number(greatest);
}
function numberIn(text) {
    return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
/**
 * Only settings of a remote, of the network, and of the speed have an effect: other settings change which files an
 * operation affects, whether it changes anything, or what it prints.
 *
 * @returns the variables, and the names of the user's variables that have no effect here
 */
function rcloneEnvironment(env) {
    const ignored = Object.keys(env).filter((name) => /^RCLONE_/i.test(name) && !isAllowed(name));
    const passed = Object.entries((0,_runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Q)(env)).flatMap(([name, value]) => ignored.includes(name) ? [] : [[name, IS_PEM.test(name) ? onOneLine(value) : value]]);
    return { env: { ...DEFAULTS, ...Object.fromEntries(passed), ...FIXED }, ignored };
}
/** The private key of an SFTP server (rclone documentation, `--sftp-key-pem`). */
const IS_PEM = /^RCLONE_(?:SFTP|CONFIG_.+)_KEY_PEM$/i;
/** rclone accepts a key only on one line, with `\n` between its lines. A secret usually has the file as it is. */
function onOneLine(pem) {
    return pem?.trim().replace(/\r?\n/g, '\\n');
}
function isAllowed(name) {
    const setting = name.toUpperCase().slice('RCLONE_'.length);
    return ALLOWED.test(setting) || OF_STORAGE.test(setting);
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
/* harmony import */ var _actions_io__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8701);
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
    const program = await (0,_actions_io__WEBPACK_IMPORTED_MODULE_3__/* .which */ .K7)('rclone', false);
    return program === '' ? undefined : new RcloneProcess(program, cwd);
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
                ...(0,_rclone_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .rcloneEnvironment */ .Pg)(process.env).env,
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

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ storageVariables),
/* harmony export */   gC: () => (/* binding */ NAMES_AS_THEY_ARE),
/* harmony export */   l_: () => (/* binding */ listedBy),
/* harmony export */   xE: () => (/* binding */ remoteToFind)
/* harmony export */ });
/* unused harmony export STORAGE_OPTIONS */
/**
 * What rclone does beyond what a deployment needs is off, by kind of storage. A deployment lists, reads, writes a complete
 * file, deletes a file, removes an empty folder, and signs in. Everything else can fail on a server that does all of this.
 */
/**
 * With this encoding, rclone uses each name as it is (`FromStandardPath` in its `lib/encoder`). With any other
 * encoding, it reads some letters as characters that a storage does not allow: a control picture such as `␊`, a `‛`,
 * and on Windows full-width letters such as `？`, which are frequent in titles. No site has the characters that this
 * encoding replaces.
 */
const NAMES_AS_THEY_ARE = 'Slash,Ctl,Del,Dot';
/** By the name of the storage in rclone's variables: `RCLONE_SFTP_SET_MODTIME`. A user's own variable has priority. */
const STORAGE_OPTIONS = {
    s3: {
        // rclone would check whether the bucket exists, and try to create it.
        no_check_bucket: 'true',
        // rclone would request each object after its upload, although the storage has already compared the MD5.
        no_head: 'true',
        // rclone would request each object before its deletion, although the destination was listed.
        no_head_object: 'true',
        // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
        sign_accept_encoding: 'false',
        encoding: NAMES_AS_THEY_ARE,
    },
    azureblob: { no_check_container: 'true', encoding: NAMES_AS_THEY_ARE },
    gcs: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
    oos: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
    b2: { encoding: NAMES_AS_THEY_ARE },
    swift: { encoding: NAMES_AS_THEY_ARE },
    sftp: {
        // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
        // an account that may use only SFTP. SSH itself detects a changed byte.
        disable_hashcheck: 'true',
        // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
        set_modtime: 'false',
        encoding: NAMES_AS_THEY_ARE,
    },
    ftp: {
        // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
        disable_tls13: 'true',
        // rclone adds line breaks to this encoding, so it still changes a `‛`.
        encoding: NAMES_AS_THEY_ARE,
        // A server may allow few connections. rclone would keep an idle one for a minute.
        idle_timeout: '5s',
    },
    // The server refuses a name that Windows does not allow. rclone would store the page under another name.
    smb: { encoding: NAMES_AS_THEY_ARE },
};
/**
 * Types of storage that list a time for each file, which changes with each write. FTP lists minutes or days. The test of
 * real servers asks each of them.
 */
const KEEPS_TIMES = new Set([
    's3',
    'azureblob',
    'google cloud storage',
    'gcs',
    'local',
    'sftp',
    'webdav',
]);
/** Types of storage whose listing has the MD5 of each file. Others read the entire file, or have none. */
const LISTS_MD5 = new Set([
    's3',
    'azureblob',
    'google cloud storage',
    'gcs',
]);
/**
 * @param type rclone's type of the storage
 * @returns what a listing has besides the size of each file
 */
function listedBy(type) {
    // A server for FTP may hide names that begin with a dot.
    return { times: KEEPS_TIMES.has(type), md5: LISTS_MD5.has(type), dotNames: type !== 'ftp' };
}
/**
 * Options with which a storage finds a file by its name, even if it does not list the file. An option that a type does
 * not have is an error.
 */
const TO_FIND = new Map([
    ['s3', 'no_head_object=false'],
    ['ftp', 'force_list_hidden=true'],
]);
/**
 * @param type rclone's type of the storage
 * @returns the remote for a request that asks for a file by its name
 */
function remoteToFind(remote, type) {
    const option = TO_FIND.get(type);
    return option === undefined ? remote : { ...remote, prefix: `${remote.prefix.slice(0, -1)},${option}:` };
}
/** @returns the variables that set these options */
function storageVariables() {
    return Object.fromEntries(Object.entries(STORAGE_OPTIONS).flatMap(([storage, options]) => Object.entries(options).map(([name, value]) => [`RCLONE_${storage}_${name}`.toUpperCase(), value])));
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

/***/ 8836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   On: () => (/* binding */ ANY_NAMES),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   oG: () => (/* binding */ PARTIAL_SUFFIX),
/* harmony export */   pW: () => (/* binding */ withFinishedNames),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   y4: () => (/* binding */ finishedName)
/* harmony export */ });
/** Names of files at a destination: which ones are one file, their folders, and the names of unfinished uploads. */
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


/***/ }),

/***/ 90:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ lstat),
/* harmony export */   Ck: () => (/* binding */ mkdir),
/* harmony export */   Cy: () => (/* binding */ readdir),
/* harmony export */   H8: () => (/* binding */ IS_WINDOWS),
/* harmony export */   Qh: () => (/* binding */ isRooted),
/* harmony export */   YN: () => (/* binding */ symlink),
/* harmony export */   dJ: () => (/* binding */ stat),
/* harmony export */   h_: () => (/* binding */ readlink),
/* harmony export */   k6: () => (/* binding */ chmod),
/* harmony export */   m3: () => (/* binding */ copyFile),
/* harmony export */   rm: () => (/* binding */ rm),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   vr: () => (/* binding */ tryGetExecutablePath),
/* harmony export */   y1: () => (/* binding */ unlink)
/* harmony export */ });
/* unused harmony exports open, rename, rmdir, UV_FS_O_EXLOCK, READONLY, isDirectory, getCmdPath */
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9896);
/* harmony import */ var path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6928);
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs__WEBPACK_IMPORTED_MODULE_0__.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        const result = yield fs__WEBPACK_IMPORTED_MODULE_0__.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY;
function exists(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return __awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = path__WEBPACK_IMPORTED_MODULE_1__.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = path__WEBPACK_IMPORTED_MODULE_1__.dirname(filePath);
                        const upperName = path__WEBPACK_IMPORTED_MODULE_1__.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = path__WEBPACK_IMPORTED_MODULE_1__.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map

/***/ }),

/***/ 8701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ which),
/* harmony export */   U$: () => (/* binding */ mkdirP),
/* harmony export */   Yz: () => (/* binding */ rmRF),
/* harmony export */   cp: () => (/* binding */ cp)
/* harmony export */ });
/* unused harmony exports mv, findInPath */
/* harmony import */ var assert__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2613);
/* harmony import */ var path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6928);
/* harmony import */ var _io_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90);
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return __awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2(dest)) ? yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .stat */ .dJ(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path__WEBPACK_IMPORTED_MODULE_1__.join(dest, path__WEBPACK_IMPORTED_MODULE_1__.basename(source))
            : dest;
        if (!(yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .stat */ .dJ(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path__WEBPACK_IMPORTED_MODULE_1__.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return __awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return __awaiter(this, void 0, void 0, function* () {
        if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_WINDOWS */ .H8) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        (0,assert__WEBPACK_IMPORTED_MODULE_0__.ok)(fsPath, 'a path argument must be provided');
        yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .mkdir */ .Ck(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return __awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_WINDOWS */ .H8) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return __awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_WINDOWS */ .H8 && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .isRooted */ .Qh(tool)) {
            const filePath = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .tryGetExecutablePath */ .vr(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .tryGetExecutablePath */ .vr(path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return __awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .readdir */ .Cy(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .lstat */ .$1(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .chmod */ .k6(destDir, (yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .stat */ .dJ(sourceDir)).mode);
    });
}
// Buffered file copy
function copyFile(srcFile, destFile, force) {
    return __awaiter(this, void 0, void 0, function* () {
        if ((yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .lstat */ .$1(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .lstat */ .$1(destFile);
                yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .unlink */ .y1(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .chmod */ .k6(destFile, '0666');
                    yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .unlink */ .y1(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .readlink */ .h_(srcFile);
            yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .symlink */ .YN(symlinkFull, destFile, _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_WINDOWS */ .H8 ? 'junction' : null);
        }
        else if (!(yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .exists */ .t2(destFile)) || force) {
            yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__/* .copyFile */ .m3(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map

/***/ })

};
;