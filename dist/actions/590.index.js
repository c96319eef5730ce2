"use strict";
exports.id = 590;
exports.ids = [590];
exports.modules = {

/***/ 9590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadedRclone: () => (/* binding */ downloadedRclone)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9805);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(663);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6864);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(643);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4332);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(369);
/* harmony import */ var _rclone_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6897);
/** Downloads rclone into the tool cache of the runner, and accepts only an archive whose digest is listed here. */












/**
 * A new version is listed for a platform when two independent public sources confirm the SHA-256 of its archive: the
 * release alone would not show that it was replaced. The digests of 1.75.1 and 1.75.2 are in SHA256SUMS of the release,
 * and in build files of other projects. `scripts/rclone-checksums.mjs` compares that list with GitHub's own digests.
 */
const RELEASES = {
    address: 'https://github.com/rclone/rclone/releases/download',
    archives: {
        'linux-x64': {
            version: '1.75.2',
            name: 'linux-amd64',
            sha256: '349ac8fba6ff65d6247043f1750cdcb518ec5d500ef91463a10d37c0ccdf3702',
        },
        'linux-arm64': {
            version: '1.75.2',
            name: 'linux-arm64',
            sha256: '7e1e8d69654941b7b7df84ee74c5f7fb09cce7d5496947fb7bf16b55ff427d10',
        },
        'darwin-x64': {
            version: '1.75.1',
            name: 'osx-amd64',
            sha256: '29253d0288b8fbbac46baad6e5f6add6cb01d462c79f10805bbd4631c4cdf82c',
        },
        'darwin-arm64': {
            version: '1.75.1',
            name: 'osx-arm64',
            sha256: 'c61d7a371c62bcbbe882c3423aa4b8bf63485c248dd0f692997b8f0c3f6d0c6f',
        },
        'win32-x64': {
            version: '1.75.1',
            name: 'windows-amd64',
            sha256: '200eb602c126d82aa38b51e0f6b9ae837473ff99b51278d3f6f837574c494d6e',
        },
        'win32-arm64': {
            version: '1.75.1',
            name: 'windows-arm64',
            sha256: 'c3c6cd0424dd49076ad179c30c3f9e5cde2c004ec07ea9fe6911f23e32eafe0f',
        },
    },
};
const INSTALL_HINT = `Install rclone ${_rclone_version_js__WEBPACK_IMPORTED_MODULE_10__/* .OLDEST_RCLONE */ .e} or later in a step before this one, so that it is in PATH. ` +
    'On a runner without internet access, add it to the image of the runner.';
/**
 * Where the newest download is too old, warns.
 *
 * @param why the reason not to use the rclone of the runner
 * @throws DeployError
 */
async function downloadedRclone(why, { log, signal }, { address, archives } = RELEASES, platform = `${process.platform}-${process.arch}`) {
    const archive = archives[platform];
    if (archive === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${why}, and there is no download for ${platform}.`, INSTALL_HINT);
    if (!process.env['RUNNER_TOOL_CACHE']) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${why}, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.`, INSTALL_HINT);
    }
    const { version, name } = archive;
    if (!(0,_rclone_version_js__WEBPACK_IMPORTED_MODULE_10__/* .isNewEnough */ .$)(version))
        (0,_runner_step_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logWarning */ .F)(olderDownload(archive));
    const cached = _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .find */ .I6('rclone', version);
    log.info(`${why}: ${cached === '' ? 'downloading' : 'using'} rclone ${version}${cached && ' from the tool cache'}`);
    const url = `${address}/v${version}/rclone-v${version}-${name}.zip`;
    // The download cannot be interrupted. A cancelled step does not wait for it.
    const folder = cached || (await untilAborted(install(url, archive), signal));
    return { version, program: node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, PROGRAM) };
}
const PROGRAM = process.platform === 'win32' ? 'rclone.exe' : 'rclone';
function olderDownload({ version, name }) {
    // GitHub's own runners have these commands.
    const command = name.startsWith('windows') ? 'choco install rclone' : 'brew install rclone';
    return (`rclone ${version} has known vulnerabilities, and two public sources do not yet confirm the SHA-256 of a later ` +
        `download for ${name}. Install ${_rclone_version_js__WEBPACK_IMPORTED_MODULE_10__/* .OLDEST_RCLONE */ .e} or later in a step before this one, such as with "${command}".`);
}
async function install(url, { version, name, sha256 }) {
    const operation = `Downloading rclone ${version}`;
    const archive = node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_8__/* .tempFolder */ .vg)(), `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.zip`);
    const extracted = `${archive}-extracted`;
    try {
        await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .downloadTool */ .bq(url, archive);
        const found = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(archive))
            .digest('hex');
        if (found !== sha256) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`The download of rclone ${version} has the SHA-256 ${found}, which is not that of the release (${sha256}).`, `The download was removed. Check what responds for ${new URL(url).host}, such as a proxy. ${INSTALL_HINT}`);
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(extracted);
        await extract(archive, `rclone-v${version}-${name}/${PROGRAM}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(extracted, PROGRAM));
        return await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_5__/* .cacheDir */ .e8(extracted, 'rclone', version);
    }
    catch (cause) {
        if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH)
            throw cause;
        const what = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_11__/* .cleanText */ .X5)(cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DeployError */ .sH(`${operation} failed: ${what}.`, INSTALL_HINT, cause);
    }
    finally {
        for (const made of [archive, extracted])
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(made, { recursive: true, force: true });
    }
}
/** Extracts one file. The runner may have no `unzip`. */
async function extract(archive, name, target) {
    const zip = await (0,yauzl__WEBPACK_IMPORTED_MODULE_6__/* .openPromise */ .sO)(archive, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
        if (entry.fileName !== name)
            continue;
        const contents = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(contents, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(target, { mode: 0o755 }));
        return;
    }
    throw new Error(`${name} is not in the archive`);
}
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        if (signal.aborted)
            reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        work.then(resolve, reject);
    });
}


/***/ })

};
;