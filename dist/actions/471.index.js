"use strict";
exports.id = 471;
exports.ids = [471];
exports.modules = {

/***/ 6740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ SERVER_LOGIN),
/* harmony export */   E7: () => (/* binding */ NO_PERMISSION),
/* harmony export */   dp: () => (/* binding */ WRONG_CLOCK),
/* harmony export */   eW: () => (/* binding */ FULL),
/* harmony export */   jD: () => (/* binding */ RETAINED),
/* harmony export */   uo: () => (/* binding */ ON_A_DISK),
/* harmony export */   wl: () => (/* binding */ DISK_FULL),
/* harmony export */   x4: () => (/* binding */ NO_BUCKET)
/* harmony export */ });
const NO_BUCKET = [
    'The bucket does not exist.',
    'Check the name in `destination`, or create the bucket: a deployment does not create it.',
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
    'Check `user` and `pass`, which `rclone obscure` creates.',
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


/***/ }),

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ THIS_MACHINE),
/* harmony export */   G: () => (/* binding */ LOCAL)
/* harmony export */ });
/* harmony import */ var _hint_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6740);
/* harmony import */ var _storage_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5212);
/** A folder of this machine, which is also where the site is read. */


/** rclone's type of a folder without a remote. */
const THIS_MACHINE = 'local';
const LOCAL = {
    names: [THIS_MACHINE],
    inVariables: 'local',
    keepsTimes: true,
    hasFixedOptions: true,
    options: {
        // A folder may be a link, for example to another disk. Only folders that have files of the site are listed.
        copy_links: 'true',
        encoding: _storage_type_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMES_AS_THEY_ARE */ .g,
        // Only the owner of a file may set its time, which may be another account than the one that writes the file.
        no_set_modtime: 'true',
    },
    hints: {
        texts: [
            [
                /being used by another process/i,
                'Another program has the file open, such as a virus scanner or a web server.',
                'Exclude the destination from it, or stop it.',
            ],
            ..._hint_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .ON_A_DISK */ .uo,
        ],
    },
};


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
  se: () => (/* binding */ JOINS),
  gY: () => (/* binding */ OF_STORAGE),
  Gq: () => (/* binding */ STORAGE_TYPES),
  V4: () => (/* binding */ WRAPPERS),
  TD: () => (/* binding */ correctedValue),
  V5: () => (/* binding */ storageTypeOf),
  Tc: () => (/* binding */ storageVariables)
});

// EXTERNAL MODULE: ./lib/src/deploy/storage-types/hint-texts.js
var hint_texts = __webpack_require__(6740);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/storage-type.js
var storage_type = __webpack_require__(5212);
;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/azureblob.js
/** Azure Blob Storage. */


const NO_CONTAINER = [
    'The container does not exist.',
    'Check the name in `destination`, or create the container: a deployment does not create it.',
];
const AZURE_BLOB = {
    names: ['azureblob'],
    inVariables: 'azureblob',
    isBucket: true,
    keepsTimes: true,
    options: { no_check_container: 'true', encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    hints: {
        details: [[/Request date header too old/i, ...hint_texts/* WRONG_CLOCK */.dp]],
        code: /ERROR CODE: (\w+)/,
        codes: {
            'AuthenticationFailed InvalidAuthenticationInfo NoAuthenticationInformation KeyBasedAuthenticationNotPermitted': [
                'The storage did not accept the credentials.',
                'Check the step that provides them, such as `azure/login`, and whether they have expired.',
            ],
            'AuthorizationPermissionMismatch InsufficientAccountPermissions AuthorizationServiceMismatch': [
                'The storage refused the request.',
                'The identity needs the role Storage Blob Data Contributor for the container, or the SAS the permissions to read, write, delete, and list.',
            ],
            ContainerNotFound: NO_CONTAINER,
            'BlobImmutableDueToPolicy BlobImmutableDueToLegalHold': hint_texts/* RETAINED */.jD,
            'AccountIsDisabled ContainerBeingDeleted': [
                'The account is disabled, or the container is being deleted.',
                'Look at both in the Azure portal.',
            ],
        },
        texts: [
            // A folder is only a part of a name, so only the container can be missing.
            [/directory not found/i, ...NO_CONTAINER],
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
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/b2.js
/** Backblaze B2 by its own protocol. */

const B2 = {
    names: ['b2'],
    inVariables: 'b2',
    isBucket: true,
    withoutCacheControl: "B2's own protocol ignores `Cache-Control`. Its S3 API does not: use a remote of type `s3`.",
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    hints: {},
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/ftp.js
/** A server with FTP. It lists minutes or days in place of times. */


const TOO_MANY = [
    'The server allows fewer connections at once.',
    'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.',
];
const NO_DATA = [
    'The data connection of FTP failed.',
    'Check whether a firewall allows the passive ports of the server.',
];
const NO_TLS = [
    'The server does not support this command.',
    'If it offers no TLS, remove `explicit_tls`: the password and the site are then not encrypted.',
];
const FTP = {
    names: ['ftp'],
    inVariables: 'ftp',
    limitsConnections: true,
    endsSilentListings: true,
    protocol: { name: 'FTP', port: 21, otherPorts: NO_DATA },
    options: {
        // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
        disable_tls13: 'true',
        // rclone adds line breaks to this encoding, so it still changes a `‛`.
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
        // A server may allow few connections. rclone would keep an idle one for a minute.
        idle_timeout: '5s',
        // A server may hide names that begin with a dot: of this state, of the state of another deployment, of `.well-known`.
        force_list_hidden: 'true',
    },
    hints: {
        // vsftpd without TLS answers so to the command that starts TLS.
        details: [[/530 "Please login with USER and PASS/, ...NO_TLS]],
        code: /(?:^|: )([45]\d\d) "/,
        codes: {
            '421': TOO_MANY,
            '425': NO_DATA,
            '426': [
                'The server ended the data connection of FTP.',
                'If you have set `RCLONE_FTP_DISABLE_TLS13` to `false`, remove it: vsftpd loses uploads with TLS 1.3.',
            ],
            '530': hint_texts/* SERVER_LOGIN */.CC,
            '451': ['The server could not write the file.', 'Check whether its disk or the quota is full.'],
            '452 552': hint_texts/* FULL */.eW,
            '500 502 504 534': NO_TLS,
            '550 553': [
                'The server refused the file or folder.',
                'Check the path in `destination`, and whether the user may read and write there.',
            ],
        },
        texts: [
            [
                /speaks SSH/,
                '',
                'Set the type of the remote to `sftp`, or use the port of the FTP server, which is usually 21.',
            ],
            [
                /speaks HTTP/,
                'This is the port of a web server.',
                'Use that of the FTP server, which is usually 21.',
            ],
            [/anonymous only/i, ...hint_texts/* SERVER_LOGIN */.CC],
            [
                /must use encryption|requires? (?:TLS|SSL|encryption)|(?:TLS|SSL) (?:is )?required/i,
                'The server requires TLS.',
                'Set `explicit_tls`, such as `RCLONE_CONFIG_DOCS_EXPLICIT_TLS: true`.',
            ],
            [
                /first record does not look like a TLS/i,
                'The server responded without TLS: it allows fewer connections at once, or needs `explicit_tls` in place of `tls`, or offers no TLS.',
                'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.',
            ],
            [
                /tls: (?:handshake failure|protocol version)/i,
                'The server accepts only TLS 1.3, which is off by default.',
                'Set `RCLONE_FTP_DISABLE_TLS13: false`. For vsftpd, set `ssl_ciphers=HIGH` in its configuration instead.',
            ],
            ...hint_texts/* ON_A_DISK */.uo,
        ],
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/gcs.js
/** Google Cloud Storage. */


const GCS = {
    names: ['google cloud storage', 'gcs'],
    inVariables: 'gcs',
    isBucket: true,
    keepsTimes: true,
    options: { no_check_bucket: 'true', encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    hints: {
        details: [
            [/short-lived token.* reasonable timeframe/i, ...hint_texts/* WRONG_CLOCK */.dp],
            [/retention policy|event-based hold|temporary hold/i, ...hint_texts/* RETAINED */.jD],
        ],
        code: /googleapi: Error (\d{3})/,
        codes: {
            '401': [
                'The storage did not accept the credentials.',
                'Check the step that provides them, such as `google-github-actions/auth`.',
            ],
            '403': [
                'The storage refused the request.',
                'The service account needs the role Storage Object Admin for the bucket.',
            ],
            '404': hint_texts/* NO_BUCKET */.x4,
        },
        texts: [
            [
                /could not find default credentials|processing credentials|service account credentials file|invalid_grant/i,
                'There are no valid credentials.',
                'Check the step that provides them, such as `google-github-actions/auth`, or `service_account_credentials`.',
            ],
        ],
    },
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
    hints: {},
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/s3.js
/** Amazon S3, and the many services with its protocol, such as Cloudflare R2. */


const S3 = {
    names: ['s3'],
    inVariables: 's3',
    isBucket: true,
    keepsTimes: true,
    options: {
        // rclone would check whether the bucket exists, and try to create it.
        no_check_bucket: 'true',
        // rclone would request each object after its upload, although the storage has already compared the MD5.
        no_head: 'true',
        // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
        sign_accept_encoding: 'false',
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
    },
    // Without them, rclone sends requests without a signature.
    credentials: {
        variables: ['AWS_ACCESS_KEY_ID', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
        options: ['env_auth', 'access_key_id', 'profile'],
        unread: [
            [
                /AccessDenied|Forbidden|StatusCode: 403/,
                'rclone does not read the credentials in `AWS_...` without `env_auth`.',
                'Add `env_auth=true` to the destination, or set `RCLONE_S3_ENV_AUTH` to `true`.',
            ],
        ],
    },
    hints: {
        details: [
            [/object lock|WORM protected/i, ...hint_texts/* RETAINED */.jD],
            [
                /with an explicit deny/i,
                'A policy denies the request explicitly.',
                'What the policies of the role allow has no effect then. Change the policy that the message names, such as the one of the bucket, or a service control policy of the organization.',
            ],
            [
                /S3: (?:PutObject|UploadPart|\w+MultipartUpload), .*api error (?:AccessDenied|AllAccessDisabled|Forbidden)/,
                'The storage refused the upload.',
                'For S3, the role needs `s3:PutObject` on the objects of the bucket, and the policy of the bucket must not deny it. If the bucket has a KMS key, the role also needs `kms:GenerateDataKey`.',
            ],
            [
                /S3: DeleteObjects?, .*api error (?:AccessDenied|AllAccessDisabled|Forbidden)/,
                'The storage refused the deletion.',
                'For S3, the role needs `s3:DeleteObject` on the objects of the bucket, and the policy of the bucket must not deny it.',
            ],
        ],
        code: /\bapi error (\w+)/,
        codes: {
            'InvalidAccessKeyId ExpiredToken InvalidToken InvalidClientTokenId': [
                'The storage did not accept the credentials.',
                'Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
            ],
            SignatureDoesNotMatch: [
                'The storage did not accept the signature.',
                'Check the secret access key. If it is correct, a proxy in front of the storage changes the requests.',
            ],
            'AccessDenied AllAccessDisabled Forbidden': [
                'The storage refused the request.',
                'For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist.',
            ],
            NoSuchBucket: hint_texts/* NO_BUCKET */.x4,
            RequestTimeTooSkewed: hint_texts/* WRONG_CLOCK */.dp,
            'AuthorizationHeaderMalformed PermanentRedirect IllegalLocationConstraintException': [
                'The bucket is in another region.',
                'Set its region with `region` in the destination, or in the variables of the remote.',
            ],
            AccessControlListNotSupported: [
                'The bucket has no access control lists.',
                'Remove `acl` from the destination and from the variables of rclone.',
            ],
            'ObjectParentIsFile XMinioParentIsObject': [
                'A part of the path is a file, and this storage keeps files in folders.',
                'Enter another path in `destination`.',
            ],
            'QuotaExceeded QuotaExceededException XMinioStorageFull InsufficientCapacity InsufficientStorage': hint_texts/* FULL */.eW,
        },
        texts: [
            [
                /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role/i,
                'There are no credentials.',
                'Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
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
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/sftp.js
/** A server with SSH. */


const SFTP = {
    names: ['sftp'],
    inVariables: 'sftp',
    keepsTimes: true,
    limitsConnections: true,
    endsSilentListings: true,
    protocol: { name: 'SSH', port: 22 },
    // A program in place of rclone's SSH has known hosts of its own.
    recognizedBy: ['known_hosts_file', 'host_keys', 'ssh'],
    corrected: {
        // rclone accepts a key only on one line, with `\n` between its lines. A secret usually has the file as it is.
        key_pem: (pem) => pem.replace(/\r?\n/g, '\\n'),
        // Before 1.76.0, rclone read this value as the name of a file. Without a file, it accepts any server.
        known_hosts_file: (file) => (file === 'none' ? undefined : file),
    },
    options: {
        // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
        // an account that may use only SFTP. SSH itself detects a changed byte.
        disable_hashcheck: 'true',
        // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
        set_modtime: 'false',
        encoding: storage_type/* NAMES_AS_THEY_ARE */.g,
    },
    hints: {
        code: /\((SSH_FX_\w+)\)/,
        codes: {
            SSH_FX_PERMISSION_DENIED: hint_texts/* NO_PERMISSION */.E7,
            'SSH_FX_NO_SPACE_ON_FILESYSTEM SSH_FX_QUOTA_EXCEEDED': hint_texts/* FULL */.eW,
            SSH_FX_OP_UNSUPPORTED: [
                'The server does not support this operation.',
                'Check the variables of rclone in this step, such as `RCLONE_SFTP_SET_MODTIME`.',
            ],
        },
        texts: [
            [
                /speaks FTP/,
                '',
                'Set the type of the remote to `ftp`, or use the port of the SSH server, which is usually 22.',
            ],
            [
                /speaks HTTP/,
                'This is the port of a web server.',
                'Use that of the SSH server, which is usually 22.',
            ],
            [
                /no common algorithm/i,
                'rclone and the SSH server have no common algorithm.',
                'Allow on the server one that rclone offers, or set `key_exchange`, `ciphers`, or `macs` of rclone.',
            ],
            [
                /knownhosts: key/i,
                'The host key of the SSH server is not the known one.',
                'Compare the output of `ssh-keyscan` with the keys of the server, such as after it was reinstalled, and store the complete output in `known_hosts_file`: a server has several keys.',
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
                /handshake failed/i,
                'The server ended the connection before the login.',
                'Check the host and the port, and whether the server limits logins or addresses.',
            ],
            [
                /file does not exist/i,
                'The folder does not exist, and the user may not create it.',
                'Check the path in `destination`: `/` is the root of the server, or the folder that the user may not leave.',
            ],
            ...hint_texts/* ON_A_DISK */.uo,
            [
                // OpenSSH has no code for most errors of a disk.
                /\(SSH_FX_FAILURE\)/,
                'The server gave no reason; often, its disk or a quota is full.',
                'Check whether its disk or the quota is full, and whether a folder is where a file is needed.',
            ],
        ],
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/smb.js
/** A network drive. */


const SMB = {
    names: ['smb'],
    inVariables: 'smb',
    // The server refuses a name that Windows does not allow. rclone would store the page under another name.
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    hints: {
        texts: [
            [/logon is invalid/i, ...hint_texts/* SERVER_LOGIN */.CC],
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
            ...hint_texts/* ON_A_DISK */.uo,
        ],
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/swift.js
/** OpenStack Swift. */

const SWIFT = {
    names: ['swift'],
    inVariables: 'swift',
    isBucket: true,
    options: { encoding: storage_type/* NAMES_AS_THEY_ARE */.g },
    hints: {},
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/webdav.js
/** A server with WebDAV. */

const WEBDAV = {
    names: ['webdav'],
    inVariables: 'webdav',
    keepsTimes: true,
    showsIndexPages: true,
    // RFC 4918, section 9.6.1. nginx lists no name that begins with a dot.
    deletesContents: true,
    options: {},
    hints: {
        // The body of the response may be before the status.
        code: /(?:^|: |\s)([45]\d\d) [A-Z][A-Za-z -]*$/,
        codes: {
            '401': hint_texts/* SERVER_LOGIN */.CC,
            '403': hint_texts/* NO_PERMISSION */.E7,
            '405': [
                'The address does not accept this request.',
                'If the server shows an index page in place of the folder, set `DirectoryIndex disabled` for the address of WebDAV (Apache).',
            ],
            '409': ['A folder of the path does not exist.', 'Check the path in `destination`.'],
            '423': ['The file is locked by another program.', 'Try again when it has ended.'],
            // rclone sends PROPFIND with a body, but without its type.
            '415': [
                'The server requires the type of a request, such as lighttpd.',
                'Set `RCLONE_WEBDAV_HEADERS: Content-Type,application/xml`.',
            ],
            '413': ['The server does not accept a file of this size.', 'Raise its limit for requests.'],
            '507': hint_texts/* FULL */.eW,
            '400 404 501': ['The address is not the one of a WebDAV folder.', 'Check the URL of the remote.'],
        },
        texts: [
            ...hint_texts/* ON_A_DISK */.uo,
            [
                /500 Internal Server Error/,
                'The server failed.',
                'Its log has the reason: often, its account may not write to the folder, or the disk is full.',
            ],
        ],
    },
};

;// CONCATENATED MODULE: ./lib/src/deploy/storage-types/storage-types.js
/** The table of the kinds of storage. */












const STORAGE_TYPES = [S3, AZURE_BLOB, GCS, B2, SWIFT, OOS, SFTP, FTP, WEBDAV, SMB, local/* LOCAL */.G];
/** A storage of which nothing is known, such as several that are joined. rclone keeps its own options. */
const OTHER = {
    names: [],
    inVariables: '',
    options: {},
    hints: { texts: hint_texts/* ON_A_DISK */.uo },
};
/** @param name rclone's type of the storage, such as `sftp`; undefined if it is not known */
function storageTypeOf(name) {
    return STORAGE_TYPES.find(({ names }) => name !== undefined && names.includes(name)) ?? OTHER;
}
/** Remotes of these types contain another one in their option `remote`. */
const WRAPPERS = new Set(['alias', 'chunker', 'compress', 'crypt', 'hasher']);
/** Remotes of these types contain others in their option `upstreams`. */
const JOINS = new Set(['union', 'combine']);
/** The names in rclone's variables of other storages, and of remotes that contain others ("Overview of cloud storage systems"). */
const OTHER_NAMES = `
  alias archive azurefiles box cache chunker cloudinary combine compress crypt doi dosya drime drive dropbox fichier
  filefabric filelu filen filescom gofile gphotos hasher hdfs hidrive http huaweidrive iclouddrive imagekit
  internetarchive internxt jottacloud kdrive koofr linkbox mailru mega memory netstorage onedrive opendrive pcloud pikpak
  pixeldrain premiumizeme protondrive putio qingstor quatrix seafile shade sharefile sia storj sugarsync tardigrade
  ulozto union yandex zoho`;
/** Matches the beginning of a variable that sets an option of a storage, without `RCLONE_`, if a user may set it. */
const OF_STORAGE = new RegExp(`^(?:${[
    ...STORAGE_TYPES.flatMap((type) => (type.hasFixedOptions ? [] : [type.inVariables])),
    ...OTHER_NAMES.trim().split(/\s+/),
].join('|')})_`, 'i');
/**
 * @param variable of a storage, or of a remote, whose type is then not known
 * @param value without blanks around it
 * @returns the value for rclone; undefined if rclone must not get the variable
 */
function correctedValue(variable, value) {
    const types = STORAGE_TYPES;
    for (const { inVariables, corrected = {} } of types)
        for (const [option, correct] of Object.entries(corrected))
            if (new RegExp(`^RCLONE_(?:${inVariables}|CONFIG_.+)_${option}$`, 'i').test(variable))
                return correct(value);
    return value;
}
/** @returns the variables that set the options of each storage */
function storageVariables(isFixed) {
    const types = STORAGE_TYPES;
    return Object.fromEntries(types
        .filter(({ hasFixedOptions = false }) => hasFixedOptions === isFixed)
        .flatMap(({ inVariables, options }) => Object.entries(options).map(([name, value]) => [
        `RCLONE_${inVariables}_${name}`.toUpperCase(),
        value,
    ])));
}


/***/ })

};
;