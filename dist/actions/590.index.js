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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _actions_tool_cache__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9805);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6629);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(369);
/** Downloads rclone into the tool cache of the runner, and accepts only an archive whose digest is listed here. */







/**
 * The digests are from SHA256SUMS of the release. Those for Windows are also in its package for winget
 * (microsoft/winget-pkgs, `manifests/r/Rclone/Rclone/1.75.1`). The tests with real tools build the same version from
 * source.
 */
const RCLONE_RELEASE = {
    version: '1.75.1',
    address: 'https://github.com/rclone/rclone/releases/download/v1.75.1',
    platforms: {
        'linux-x64': ['linux-amd64', '982b5aa772841168f8e380f139e9e787b2a105403e32b94da8676a0e1c0a13ab'],
        'linux-arm64': ['linux-arm64', '03f2504174034b6d004152ed7369251c9a9ec1f7e0836eda420f5c7a5ec0dff9'],
        'darwin-x64': ['osx-amd64', '29253d0288b8fbbac46baad6e5f6add6cb01d462c79f10805bbd4631c4cdf82c'],
        'darwin-arm64': ['osx-arm64', 'c61d7a371c62bcbbe882c3423aa4b8bf63485c248dd0f692997b8f0c3f6d0c6f'],
        'win32-x64': ['windows-amd64', '200eb602c126d82aa38b51e0f6b9ae837473ff99b51278d3f6f837574c494d6e'],
        'win32-arm64': ['windows-arm64', 'c3c6cd0424dd49076ad179c30c3f9e5cde2c004ec07ea9fe6911f23e32eafe0f'],
    },
};
const INSTALL_HINT = 'Install rclone 1.75 or newer in a step before this one, so that it is in PATH.';
/**
 * @param why the reason not to use the rclone of the runner
 * @returns the program
 * @throws DeployError
 */
async function downloadedRclone(why, log, signal, release = RCLONE_RELEASE, platform = `${process.platform}-${process.arch}`) {
    const { version, platforms, address } = release;
    const [name, sha256] = platforms[platform] ?? [];
    if (name === undefined || sha256 === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH(`${why}, and there is no download for ${platform}.`, INSTALL_HINT);
    }
    if (!process.env['RUNNER_TOOL_CACHE']) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH(`${why}, and it cannot be downloaded, since RUNNER_TOOL_CACHE is not set.`, INSTALL_HINT);
    }
    const cached = _actions_tool_cache__WEBPACK_IMPORTED_MODULE_3__/* .find */ .I6('rclone', version);
    if (cached !== '') {
        log.info(`${why}: using rclone ${version} from the tool cache`);
        return programIn(cached);
    }
    log.info(`${why}: downloading rclone ${version}`);
    const file = `rclone-v${version}-${name}`;
    // The download cannot be interrupted. A cancelled step does not wait for it.
    const folder = await untilAborted(install(`${address}/${file}.zip`, sha256, file, version), signal);
    return programIn(folder);
}
async function install(url, sha256, name, version) {
    try {
        // Windows PowerShell extracts an archive only if its name ends with `.zip`.
        const archive = await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_3__/* .downloadTool */ .bq(url, node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tempFolder */ .vg)(), `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.zip`));
        const found = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(archive))
            .digest('hex');
        if (found !== sha256) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(archive, { force: true });
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH(`The download of rclone ${version} has the SHA-256 ${found}, which is not that of the release (${sha256}).`, `The download was removed. Check what responds for ${new URL(url).host}, such as a proxy. ${INSTALL_HINT}`);
        }
        const extracted = await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_3__/* .extractZip */ .JE(archive);
        const folder = await _actions_tool_cache__WEBPACK_IMPORTED_MODULE_3__/* .cacheDir */ .e8(node_path__WEBPACK_IMPORTED_MODULE_2__.join(extracted, name), 'rclone', version);
        await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(archive, { force: true }), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(extracted, { recursive: true, force: true })]);
        return folder;
    }
    catch (cause) {
        if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH)
            throw cause;
        const what = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanText */ .X)(cause instanceof Error ? cause.message : String(cause));
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH(`Downloading rclone ${version} failed: ${what}.`, INSTALL_HINT, cause);
    }
}
function programIn(folder) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, process.platform === 'win32' ? 'rclone.exe' : 'rclone');
}
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        work.then(resolve, reject);
    });
}


/***/ })

};
;