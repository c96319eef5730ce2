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
const ALLOWED = /^(?:CONFIG|CONFIG_.+|PASSWORD_COMMAND|CACHE_DIR|TEMP_DIR|BIND|BWLIMIT(?:_FILE)?|CA_CERT|CLIENT_(?:CERT|KEY|PASS)|CONTIMEOUT|TIMEOUT|DISABLE_HTTP2|DISABLE_HTTP_KEEP_ALIVES|DSCP|EXPECT_CONTINUE_TIMEOUT|HEADER|HTTP_PROXY|INPLACE|LOW_LEVEL_RETRIES|MAX_CONNECTIONS|NO_CHECK_CERTIFICATE|TPSLIMIT(?:_BURST)?|USE_COOKIES|USER_AGENT|TRANSFERS|CHECKERS|BUFFER_SIZE|FAST_LIST|MAX_BUFFER_MEMORY|STREAMING_UPLOAD_CUTOFF|USE_MMAP)$/;
/** Defaults that a user may override. */
const DEFAULTS = {
    // Each call has its own number. rclone keeps as many connections open.
    RCLONE_TRANSFERS: '64',
    RCLONE_CHECKERS: '64',
    // The files are on a disk of the runner, so reading ahead costs memory and gains nothing.
    RCLONE_BUFFER_SIZE: '0',
    // Collects garbage less often, which saves a fifth of the processor time of an upload.
    GOGC: '400',
    // The first deployment of 200,000 files takes 870 MB without this limit.
    GOMEMLIMIT: '320MiB',
    // A silent request ends soon, and rclone itself repeats none: the calls are repeated (`deploy/storage/calls.ts`).
    RCLONE_CONTIMEOUT: '15s',
    RCLONE_TIMEOUT: '40s',
    RCLONE_LOW_LEVEL_RETRIES: '1',
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
    ..._storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCAL_VARIABLES */ .Kt,
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

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ THIS_MACHINE),
/* harmony export */   G: () => (/* binding */ LOCAL)
/* harmony export */ });
/* harmony import */ var _shared_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);
/* harmony import */ var _storage_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5212);
/** A folder of this machine, which is also where the site is read. */


/** rclone's type of a folder without a remote. */
const THIS_MACHINE = 'local';
const LOCAL = {
    names: [THIS_MACHINE],
    inVariables: 'local',
    keepsTimes: true,
    options: {
        // A folder may be a link, for example to another disk. Only folders that have files of the site are listed.
        copy_links: 'true',
        encoding: _storage_type_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMES_AS_THEY_ARE */ .g,
        // Only the owner of a file may set its time, which may be another account than the one that writes the file.
        no_set_modtime: 'true',
    },
    causes: [
        [
            /being used by another process/i,
            'Another program has the file open, such as a virus scanner or a web server.',
            'Exclude the destination from it, or stop it.',
        ],
        ..._shared_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .ON_A_DISK */ .uo,
    ],
};


/***/ }),

/***/ 4634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ SERVER_LOGIN),
/* harmony export */   Cp: () => (/* binding */ NO_RENAMES),
/* harmony export */   E7: () => (/* binding */ NO_PERMISSION),
/* harmony export */   dp: () => (/* binding */ WRONG_CLOCK),
/* harmony export */   eW: () => (/* binding */ FULL),
/* harmony export */   jD: () => (/* binding */ RETAINED),
/* harmony export */   uo: () => (/* binding */ ON_A_DISK),
/* harmony export */   wl: () => (/* binding */ DISK_FULL),
/* harmony export */   x4: () => (/* binding */ NO_BUCKET),
/* harmony export */   yc: () => (/* binding */ NEEDS_TLS)
/* harmony export */ });
const NO_BUCKET = [
    'The bucket does not exist.',
    'Check its name in `destination`, or in `state`, or create the bucket: a deployment does not create it.',
];
const WRONG_CLOCK = [
    'The clock of this runner differs from the clock of the storage.',
    'Synchronize the clock, for example with `chronyd` or `systemd-timesyncd`.',
];
const FULL = ['The storage is full.', 'Delete what is not needed, or raise the quota.'];
const RETAINED = [
    'A retention policy or a lock keeps the file as it is.',
    'Wait until the retention ends, or deploy to a place without it.',
];
const NO_PERMISSION = [
    'The user of the destination has no permission.',
    'Check who may read and write the folders of the site and of the state.',
];
const SERVER_LOGIN = [
    'The server did not accept the user or the password.',
    'Check `user` and `pass`. `pass` is the output of `rclone obscure`, not the password itself.',
];
const DISK_FULL = /no space left on device|remaining disk space|out of disk space|disk quota|not enough space on the disk/i;
/** Folders and files on a disk, also behind a server. */
const ON_A_DISK = [
    [DISK_FULL, ...FULL],
    [
        /is a directory|not a directory|file exists|can't move object/i,
        'A file is where a folder is needed, or a folder where a file is needed.',
        'Look at it before you remove it: if it is a link, deploy to the folder that it points to.',
    ],
    [/permission denied|access is denied|\{Access Denied\}/i, ...NO_PERMISSION],
];
const NEEDS_TLS = [
    /HTTP request (?:was sent )?to (?:an )?HTTPS (?:port|server)|malformed HTTP response "\\x15/i,
    'The server requires TLS at this address.',
    'Use `https` in the address of the remote.',
];
/** A connection that is lost says nothing about renaming. */
const NO_RENAMES = [
    /partial file rename failed: (?!.*(?:\bEOF\b|connection|time.?out|broken pipe))/i,
    'The server does not rename the file.',
    'If it refuses to rename any file, set `RCLONE_INPLACE: true`: files are then written in place, and visitors may see a part of one.',
];


/***/ }),

/***/ 5212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NAMES_AS_THEY_ARE)
/* harmony export */ });
/** What can be special about a kind of storage. Each kind has one file in this folder. */
/**
 * With this encoding, rclone uses each name as it is (`FromStandardPath` in its `lib/encoder`). With any other
 * encoding, it reads some letters as characters that a storage does not allow: a control picture such as `␊`, a `‛`,
 * and on Windows full-width letters such as `？`, which are frequent in titles. No site has the characters that this
 * encoding replaces.
 */
const NAMES_AS_THEY_ARE = 'Slash,Ctl,Del,Dot';


/***/ }),

/***/ 471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kt: () => (/* binding */ LOCAL_VARIABLES),
  gY: () => (/* binding */ OF_STORAGE),
  TD: () => (/* binding */ correctedValue),
  V5: () => (/* binding */ storageTypeOf)
});

// UNUSED EXPORTS: STORAGE_TYPES

// EXTERNAL MODULE: ./lib/src/deploy/storage-types/shared-causes.js
var shared_causes = __webpack_require__(4634);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/storage-type.js
var storage_type = __webpack_require__(5212);
;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/azureblob.js
/** Azure Blob Storage. */


const AZURE_BLOB = {
    names: ['azureblob'],
    inVariables: 'azureblob',
    isBucket: true,
    keepsTimes: true,
    options: { no_check_container: 'true', encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [
        [/Request date header too old/i, ...shared_causes/* WRONG_CLOCK */.dp],
        [
            /ERROR CODE: (?:AuthenticationFailed|InvalidAuthenticationInfo|NoAuthenticationInformation|KeyBasedAuthenticationNotPermitted)\b/,
            'The storage did not accept the credentials.',
            'Check the step that provides them, such as `azure/login`, and whether they have expired.',
        ],
        [
            /ERROR CODE: (?:AuthorizationPermissionMismatch|InsufficientAccountPermissions|AuthorizationServiceMismatch)\b/,
            'The storage refused the request.',
            'The identity needs the role Storage Blob Data Contributor for the container, or the SAS the permissions to read, write, delete, and list.',
        ],
        [
            // A folder is only a part of a name, so only the container can be missing.
            /ERROR CODE: ContainerNotFound\b|directory not found/i,
            'The container does not exist.',
            'Check its name in `destination`, or in `state`, or create the container: a deployment does not create it.',
        ],
        [/ERROR CODE: BlobImmutableDueTo(?:Policy|LegalHold)\b/, ...shared_causes/* RETAINED */.jD],
        [
            /ERROR CODE: (?:AccountIsDisabled|ContainerBeingDeleted)\b/,
            'The account is disabled, or the container is being deleted.',
            'Look at both in the Azure portal.',
        ],
        [
            /failed to authenticate|decode account key/i,
            'The storage did not accept the credentials.',
            'Check `account` and `key`, or the SAS, and whether it has expired or was replaced.',
        ],
        [
            /not authorized to perform|RESPONSE 403/i,
            'The storage refused the request.',
            'Check the permissions of the identity, and the network rules of the storage account.',
        ],
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/b2.js
/** Backblaze B2 by its own protocol. */

const B2 = {
    names: ['b2'],
    inVariables: 'b2',
    isBucket: true,
    withoutCacheControl: "B2's own protocol ignores `Cache-Control`. Its S3 API does not: use a remote of type `s3`.",
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/ftp.js
/** A server with FTP. It lists minutes or days in place of times. */


const NO_DATA = [
    'The data connection of FTP failed.',
    'Check whether a firewall allows the passive ports of the server.',
];
const NO_TLS = [
    'The server does not support this command.',
    'If it offers no TLS, remove `explicit_tls`: the password and the site are then not encrypted.',
];
const FEWER = 'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.';
/** The answer of a server, with the status of RFC 959. */
const answer = (status) => new RegExp(`(?:^|: )(?:${status}) "`);
const FTP = {
    names: ['ftp'],
    inVariables: 'ftp',
    speaks: 'an FTP',
    options: {
        // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
        disable_tls13: 'true',
        // rclone adds line breaks to this encoding, so it still changes a `‛`.
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
        // A server may allow few connections. rclone would keep an idle one for a minute.
        idle_timeout: '5s',
    },
    causes: [
        shared_causes/* NO_RENAMES */.Cp,
        // vsftpd without TLS answers so to the command that starts TLS.
        [/530 "Please login with USER and PASS/, ...NO_TLS],
        [answer('421'), 'The server allows fewer connections at once.', FEWER],
        [answer('425'), ...NO_DATA],
        [
            answer('426'),
            'The server ended the data connection of FTP.',
            'If you have set `RCLONE_FTP_DISABLE_TLS13` to `false`, remove it: vsftpd loses uploads with TLS 1.3.',
        ],
        [answer('530'), ...shared_causes/* SERVER_LOGIN */.CC],
        [answer('451'), 'The server could not write the file.', 'Check whether its disk or the quota is full.'],
        [answer('452|552'), ...shared_causes/* FULL */.eW],
        [answer('500|502|504|534'), ...NO_TLS],
        [
            answer('550|553'),
            'The server refused the file or folder.',
            'Check the path in `destination`, and whether the user may read and write there. If it refuses only names that begin with a dot, set the input `state` to another folder.',
        ],
        [/anonymous only/i, ...shared_causes/* SERVER_LOGIN */.CC],
        [
            /must use encryption|requires? (?:TLS|SSL|encryption)|(?:TLS|SSL) (?:is )?required/i,
            'The server requires TLS.',
            'Set `explicit_tls`, such as `RCLONE_CONFIG_DOCS_EXPLICIT_TLS: true`.',
        ],
        [
            /first record does not look like a TLS/i,
            'The server responded without TLS: it allows fewer connections at once, or needs `explicit_tls` in place of `tls`, or offers no TLS.',
            FEWER,
        ],
        [
            /tls: (?:handshake failure|protocol version)/i,
            'The server accepts only TLS 1.3, which is off by default.',
            'Set `RCLONE_FTP_DISABLE_TLS13: false`. For vsftpd, set `ssl_ciphers=HIGH` in its configuration instead.',
        ],
        // A passive port. FTP itself has a lower one.
        [/dial tcp \S+:\d{5}: /, ...NO_DATA],
        ...shared_causes/* ON_A_DISK */.uo,
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/gcs.js
/** Google Cloud Storage. */


const GCS = {
    names: ['google cloud storage', 'gcs'],
    inVariables: 'gcs',
    isBucket: true,
    keepsTimes: true,
    options: { no_check_bucket: 'true', encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [
        [/short-lived token.* reasonable timeframe/i, ...shared_causes/* WRONG_CLOCK */.dp],
        [/retention policy|event-based hold|temporary hold/i, ...shared_causes/* RETAINED */.jD],
        [
            /googleapi: Error 401/,
            'The storage did not accept the credentials.',
            'Check the step that provides them, such as `google-github-actions/auth`.',
        ],
        [
            /googleapi: Error 403/,
            'The storage refused the request.',
            'The service account needs the role Storage Object Admin for the bucket.',
        ],
        [/googleapi: Error 404/, ...shared_causes/* NO_BUCKET */.x4],
        [
            /could not find default credentials|processing credentials|service account credentials file|invalid_grant/i,
            'There are no valid credentials.',
            'Check the step that provides them, such as `google-github-actions/auth`, or `service_account_credentials`.',
        ],
    ],
};

// EXTERNAL MODULE: ./lib/src/deploy/storage-types/local.js
var local = __webpack_require__(1661);
;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/oos.js
/** Oracle Object Storage. */

const OOS = {
    names: ['oracleobjectstorage'],
    inVariables: 'oos',
    isBucket: true,
    options: { no_check_bucket: 'true', encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/s3.js
/** Amazon S3, and the many services with its protocol, such as Cloudflare R2. */


const DENIED = '(?:AccessDenied|AllAccessDisabled|Forbidden)';
/** @param codes of S3 ("Error responses") */
const error = (codes) => new RegExp(`\\bapi error (?:${codes})\\b`);
const S3 = {
    names: ['s3'],
    inVariables: 's3',
    isBucket: true,
    keepsTimes: true,
    options: {
        // Without keys of its own, a remote uses those in `AWS_...`. rclone would send requests without a signature.
        'env_auth ibm_api_key v2_auth': 'true',
        // rclone would check whether the bucket exists, and try to create it.
        no_check_bucket: 'true',
        // rclone would request each object after its upload, although the storage has already compared the MD5.
        no_head: 'true',
        // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
        sign_accept_encoding: 'false',
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
    },
    causes: [
        shared_causes/* NEEDS_TLS */.yc,
        [/object lock|WORM protected/i, ...shared_causes/* RETAINED */.jD],
        [
            /with an explicit deny/i,
            'A policy denies the request explicitly.',
            'What the policies of the role allow has no effect then. Change the policy that the message names, such as the one of the bucket, or a service control policy of the organization.',
        ],
        [
            /not authorized to perform: kms:/i,
            'The role may not use the KMS key of the bucket.',
            'Allow the role the action that the message names, in its own policy and in the policy of the key.',
        ],
        [
            new RegExp(`S3: (?:PutObject|UploadPart|\\w+MultipartUpload), .*api error ${DENIED}`),
            'The storage refused the upload.',
            'For S3, the role needs `s3:PutObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
        ],
        [
            new RegExp(`S3: DeleteObjects?, .*api error ${DENIED}`),
            'The storage refused the deletion.',
            'For S3, the role needs `s3:DeleteObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
        ],
        [
            error('ExpiredToken'),
            'The credentials have expired.',
            'A new run signs in again. If they expire again, raise `role-duration-seconds` of `aws-actions/configure-aws-credentials`.',
        ],
        [
            error('InvalidAccessKeyId|InvalidToken|InvalidClientTokenId'),
            'The storage did not accept the credentials.',
            'Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
        ],
        [
            error('SignatureDoesNotMatch'),
            'The storage did not accept the signature.',
            'Check the secret access key. If it is correct, a proxy in front of the storage changes the requests.',
        ],
        [
            error(DENIED),
            'The storage refused the request.',
            'For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist. For Cloudflare R2, a bucket of a jurisdiction has an endpoint of its own, such as `https://ACCOUNT.eu.r2.cloudflarestorage.com`.',
        ],
        [
            error('NoSuchBucket'),
            shared_causes/* NO_BUCKET */.x4[0],
            `${shared_causes/* NO_BUCKET */.x4[1]} For Cloudflare R2, a bucket of a jurisdiction has an endpoint of its own, with \`.eu.\` or \`.fedramp.\`.`,
        ],
        [error('RequestTimeTooSkewed'), ...shared_causes/* WRONG_CLOCK */.dp],
        [
            error('AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException|IncorrectEndpoint|InvalidRegion(?:Name)?'),
            'The bucket is in another region.',
            'Set its region with `region` in the destination, or in the variables of the remote.',
        ],
        [
            error('AccessControlListNotSupported'),
            'The bucket has no access control lists.',
            'Remove `acl` from the destination and from the variables of rclone.',
        ],
        [
            error('ObjectParentIsFile|XMinioParentIsObject'),
            'A part of the path is a file, and this storage keeps files in folders.',
            'Enter another path in `destination`.',
        ],
        [
            error('QuotaExceeded|QuotaExceededException|XMinioStorageFull|InsufficientCapacity|InsufficientStorage'),
            ...shared_causes/* FULL */.eW,
        ],
        [
            /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role/i,
            'There are no credentials.',
            'Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether the secrets of the keys are empty.',
        ],
        [
            /StatusCode: 403, .*error while deserializing/i,
            'Something between this runner and the storage refused the request: the response is not the one of a storage.',
            'Check the endpoint, and the proxy or firewall.',
        ],
        [
            /StatusCode: 4\d\d, .*error while deserializing/i,
            'The response is not the one of a storage.',
            'Check the endpoint: its port, and whether the server requires TLS at this address (`https`).',
        ],
        [
            /StatusCode: 403/,
            'The storage refused the request without a reason.',
            'Check the credentials, and whether they may list, read, write, and delete.',
        ],
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/sftp.js
/** A server with SSH. */


/** No file can have this path, so rclone refuses every server before it sends a login. */
const NO_FILE = '/dev/null/known_hosts';
const SFTP = {
    names: ['sftp'],
    inVariables: 'sftp',
    keepsTimes: true,
    speaks: 'an SSH',
    corrected: {
        // rclone accepts a key only on one line, with `\n` between its lines. A secret usually has the file as it is.
        key_pem: (pem) => pem.replace(/\r?\n/g, '\\n'),
        // Before 1.76.0, rclone read this value as the name of a file. Without a file, it accepts any server.
        known_hosts_file: (file) => (file === 'none' ? undefined : file),
    },
    options: {
        // By default, rclone accepts any server. A program in place of rclone's SSH has known hosts of its own.
        'known_hosts_file host_keys pin_host_key ssh': NO_FILE,
        // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
        // an account that may use only SFTP. SSH itself detects a changed byte.
        disable_hashcheck: 'true',
        // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
        set_modtime: 'false',
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
    },
    causes: [
        shared_causes/* NO_RENAMES */.Cp,
        [
            new RegExp(NO_FILE),
            'Nothing says how to recognize the server, so any server in its place would get the login and the site.',
            'Run `ssh-keyscan -p PORT HOST > known_hosts`, compare the keys with those of the server, and set `known_hosts_file`, such as `RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE`, to the absolute path of this file. The value `none` accepts any server.',
        ],
        [/\(SSH_FX_PERMISSION_DENIED\)/, ...shared_causes/* NO_PERMISSION */.E7],
        [
            /\((?:SSH_FX_NO_SPACE_ON_FILESYSTEM|SSH_FX_QUOTA_EXCEEDED)\)|corrupted on transfer: sizes differ/,
            ...shared_causes/* FULL */.eW,
        ],
        [
            /\(SSH_FX_OP_UNSUPPORTED\)/,
            'The server does not support this operation.',
            'Check the variables of rclone in this step, such as `RCLONE_SFTP_SET_MODTIME`.',
        ],
        [
            /no common algorithm/i,
            'rclone and the SSH server have no common algorithm.',
            'Allow on the server one that rclone offers, or set `key_exchange`, `ciphers`, or `macs` of rclone.',
        ],
        [
            /no authorities for hostname/i,
            'The server shows a certificate, and `known_hosts_file` has a plain key.',
            'Set `RCLONE_SFTP_HOST_KEY_ALGORITHMS`, such as to `ssh-ed25519`, or store a line with `@cert-authority`.',
        ],
        [
            /knownhosts: key is unknown/i,
            'The file of `known_hosts_file` has no key of this SSH server.',
            'It may be empty. Run `ssh-keyscan -p PORT HOST`, compare its output with the keys of the server, and store the complete output: a server has several keys.',
        ],
        [
            /knownhosts: key/i,
            'The host key of the SSH server is not the known one.',
            'If the server was reinstalled or moved, run `ssh-keyscan -p PORT HOST`, compare its output with the keys of the server, and store the complete output in the file of `known_hosts_file`. If nobody changed the server, another machine may respond in its place: ask who runs it first.',
        ],
        [
            /known_hosts_file/i,
            'The file with the host keys cannot be read.',
            'Check `known_hosts_file`, and the step that writes the file.',
        ],
        [
            /passphrase protected/i,
            'The private key has a passphrase.',
            'Set `key_file_pass` to the output of `rclone obscure`, or use a key without a passphrase.',
        ],
        [
            /parse private key|no key found|pem key not formatted/i,
            'The private key cannot be read.',
            'Store the complete key, with its first and last line. See `key_pem` and `key_file` of rclone.',
        ],
        [
            /failed to read private key/i,
            'The file with the private key cannot be read.',
            'Check `key_file`, or store the key in `key_pem`.',
        ],
        [/ssh-agent/i, 'There is no key and no password.', 'Set `key_pem`, `key_file`, or `pass`.'],
        [
            // A server with keyboard-interactive answers a wrong password so (RFC 4252).
            /unexpected message type 51|attempted methods \[none password\]/,
            'The SSH server did not accept the user or the password.',
            'Check `user` and `pass`. `pass` is the output of `rclone obscure`, not the password itself.',
        ],
        [
            /unable to authenticate/i,
            'The SSH server did not accept the user, the key, or the password.',
            'Check whether the server still has the key of the user, and check `user`, `key_pem`, and `key_file` of rclone.',
        ],
        [
            /subsystem request failed|initialise SFTP/i,
            'The server accepted the login, but offers no SFTP to this user.',
            'Enable SFTP for the user.',
        ],
        [
            // Some servers end the connection at a password that is not UTF-8: rclone reveals one from any 22 letters.
            /handshake failed: EOF/i,
            'The server ended the connection before the login.',
            'Check the type of the remote, its host, and its port, and whether the server limits logins or addresses. If the remote has `pass`, set it to the output of `rclone obscure`, not to the password itself.',
        ],
        [
            /handshake failed/i,
            'The server ended the connection before the login.',
            'Check the type of the remote, its host, and its port, and whether the server limits logins or addresses.',
        ],
        [
            /file does not exist/i,
            'The folder does not exist, and the user may not create it.',
            'Check the path in `destination`: `/` is the root of the server, or the folder that the user may not leave.',
        ],
        ...shared_causes/* ON_A_DISK */.uo,
        [
            // OpenSSH has no code for most errors of a disk.
            /\(SSH_FX_FAILURE\)/,
            'The server gave no reason; often, its disk or a quota is full.',
            'Check whether its disk or the quota is full, and whether a folder is where a file is needed.',
        ],
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/smb.js
/** A network drive. */


const SMB = {
    names: ['smb'],
    inVariables: 'smb',
    // The server refuses a name that Windows does not allow. rclone would store the page under another name.
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [
        shared_causes/* NO_RENAMES */.Cp,
        [/logon is invalid/i, ...shared_causes/* SERVER_LOGIN */.CC],
        [
            /share name cannot be found/i,
            'The share does not exist.',
            'It is the first part of the path in `destination`, such as `docs:share/folder`.',
        ],
        [
            /object name is invalid/i,
            'SMB does not allow a character in the name of this file.',
            'Rename the page.',
        ],
        ...shared_causes/* ON_A_DISK */.uo,
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/swift.js
/** OpenStack Swift. */

const SWIFT = {
    names: ['swift'],
    inVariables: 'swift',
    isBucket: true,
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    causes: [],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/webdav.js
/** A server with WebDAV. */

/** The body of the response may be before the status. */
const webdav_status = (codes) => new RegExp(`(?:^|: |\\s)(?:${codes}) [A-Z][A-Za-z -]*$`);
const WEBDAV = {
    names: ['webdav'],
    inVariables: 'webdav',
    keepsTimes: true,
    // RFC 4918, section 9.6.1. nginx lists no name that begins with a dot.
    deletesContents: true,
    options: {},
    causes: [
        shared_causes/* NEEDS_TLS */.yc,
        [webdav_status('401'), ...shared_causes/* SERVER_LOGIN */.CC],
        [webdav_status('403'), ...shared_causes/* NO_PERMISSION */.E7],
        [
            webdav_status('405'),
            'The address does not accept this request.',
            'If the server shows an index page in place of the folder, set `DirectoryIndex disabled` for the address of WebDAV (Apache).',
        ],
        [webdav_status('409'), 'A folder of the path does not exist.', 'Check the path in `destination`.'],
        [webdav_status('423'), 'The file is locked by another program.', 'Try again when it has ended.'],
        [
            // rclone sends PROPFIND with a body, but without its type.
            webdav_status('415'),
            'The server requires the type of a request, such as lighttpd.',
            'Set `RCLONE_WEBDAV_HEADERS: Content-Type,application/xml`.',
        ],
        [webdav_status('413'), 'The server does not accept a file of this size.', 'Raise its limit for requests.'],
        [webdav_status('507'), ...shared_causes/* FULL */.eW],
        [webdav_status('400|404|501'), 'The address is not the one of a WebDAV folder.', 'Check the URL of the remote.'],
        ...shared_causes/* ON_A_DISK */.uo,
        [
            /500 Internal Server Error/,
            'The server failed.',
            'Its log has the reason: often, its account may not write to the folder, or the disk is full.',
        ],
    ],
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/storage-types.js
/** The table of the kinds of storage. */












const STORAGE_TYPES = [
    ...[S3, AZURE_BLOB, GCS, B2, SWIFT, OOS],
    ...[SFTP, FTP, WEBDAV, SMB, local/* LOCAL */.G],
];
/** A storage of which nothing is known, such as several that are joined. rclone keeps its own options. */
const OTHER = { names: [], inVariables: '', options: {}, causes: shared_causes/* ON_A_DISK */.uo };
/** @param name rclone's type of the storage, such as `sftp`; undefined if it is not known */
function storageTypeOf(name) {
    return STORAGE_TYPES.find(({ names }) => name !== undefined && names.includes(name)) ?? OTHER;
}
/** The names in rclone's variables of other storages, and of remotes that contain others ("Overview of cloud storage systems"). */
const OTHER_NAMES = `
  alias archive azurefiles box cache chunker cloudinary combine compress crypt doi dosya drime drive dropbox fichier
  filefabric filelu filen filescom gofile gphotos hasher hdfs hidrive http huaweidrive iclouddrive imagekit
  internetarchive internxt jottacloud kdrive koofr linkbox mailru mega memory netstorage onedrive opendrive pcloud pikpak
  pixeldrain premiumizeme protondrive putio qingstor quatrix seafile shade sharefile sia storj sugarsync tardigrade
  ulozto union yandex zoho`;
/** This machine, where the site is read, has fixed options. */
const OF_USERS = STORAGE_TYPES.filter((type) => type !== local/* LOCAL */.G).map(({ inVariables }) => inVariables);
/** Matches the beginning of a variable that sets an option of a storage, without `RCLONE_`, if a user may set it. */
const OF_STORAGE = new RegExp(`^(?:${[...OF_USERS, ...OTHER_NAMES.trim().split(/\s+/)].join('|')})_`, 'i');
/** The variables with the options of this machine. */
const LOCAL_VARIABLES = Object.fromEntries(Object.entries(local/* LOCAL */.G.options).map(([name, value]) => [`RCLONE_LOCAL_${name}`.toUpperCase(), value]));
/**
 * @param variable of a storage, or of a remote, whose type is then not known
 * @param value without blanks around it
 * @returns the value for rclone; undefined if rclone must not get the variable
 */
function correctedValue(variable, value) {
    for (const { inVariables, corrected = {} } of STORAGE_TYPES)
        for (const [option, correct] of Object.entries(corrected))
            if (new RegExp(`^RCLONE_(?:${inVariables}|CONFIG_.+)_${option}$`, 'i').test(variable))
                return correct(value);
    return value;
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