"use strict";
exports.id = 654;
exports.ids = [654];
exports.modules = {

/***/ 3147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ exportTarget),
/* harmony export */   pu: () => (/* binding */ siteName),
/* harmony export */   zc: () => (/* binding */ resumeInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _input_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4205);
/** The target of an export: a domain, a project, or an existing job. Each kind has its required fields. */


const TARGET_RULES = [
    {
        input: 'project-id',
        isBroken: ({ domain, projectId, publish }) => domain !== undefined && projectId !== undefined && !publish,
        problem: 'is set together with `domain`: the two would start different exports.',
        fix: 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.',
    },
    {
        input: 'paths',
        isBroken: ({ domain, projectId, paths }) => paths.length > 0 && domain === undefined && projectId !== undefined,
        problem: 'is set together with `project-id`, and the project-scoped API exports complete sites only.',
        fix: 'Remove `paths`, or set `domain` in place of `project-id`.',
    },
    {
        input: 'base-path',
        isBroken: ({ domain, projectId, jobId, basePath }) => basePath !== undefined && (projectId === undefined || domain !== undefined || jobId !== undefined),
        problem: 'is set, but only a start by the project-scoped API has a path.',
        fix: 'Set `project-id` without `domain` and `job-id`, or remove `base-path`.',
    },
    {
        input: 'domain',
        isBroken: ({ domain, projectId, jobId, environment }) => jobId !== undefined && environment !== undefined && domain === undefined && projectId === undefined,
        problem: 'is empty, and `environment` needs it to distinguish the site from others in the same environment.',
        fix: 'Set `domain` beside `job-id` as well, or `project-id` if it started the job.',
    },
];
/** @throws InputError if the inputs name no target, or more than one */
function exportTarget(inputs) {
    (0,_input_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRules */ .M)(TARGET_RULES, inputs);
    const { domain, projectId, jobId, basePath, paths } = inputs;
    if (jobId !== undefined)
        return { by: 'job', jobId, domain, projectId };
    if (domain !== undefined)
        return { by: 'domain', domain, paths };
    if (projectId !== undefined)
        return { by: 'project', projectId, basePath };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('domain', 'is empty, and so are `project-id` and `job-id`.', 'Write the bare host name of the site, such as `docs.example.com`, or set `project-id`, or `job-id` to resume a ' +
        'job. A secret, variable or output that does not exist is empty.');
}
/** What distinguishes the site from others in the environment (docs/deployments.md), and the name for people. */
function siteName(target) {
    switch (target.by) {
        case 'domain':
            return target.domain;
        case 'project':
            return target.projectId;
        case 'job':
            return target.domain ?? target.projectId ?? `job ${target.jobId}`;
    }
}
/** The inputs for resuming a job, as messages quote them. */
function resumeInputs(jobId, { projectId }) {
    const project = projectId === undefined ? '' : ` and \`project-id: ${projectId}\``;
    return `\`job-id: ${jobId}\`${project}`;
}


/***/ }),

/***/ 4205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkRules),
/* harmony export */   b: () => (/* binding */ INPUT_RULES)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/**
 * The rules between inputs of the export action, in the order in which they win. Rules for one input are in its parser,
 * and those about the target are in `export-target.ts`.
 */

/** The inputs that need a bundle on the runner, and how each is set. */
const BUNDLE_INPUTS = [
    ['extract', 'is true', ({ extract }) => extract],
    ['require-files', 'is set', ({ requireFiles }) => requireFiles.length > 0],
    ['previous-digest', 'is set', ({ previousDigest }) => previousDigest !== undefined],
    ['previous-manifest', 'is set', ({ previousManifest }) => previousManifest !== undefined],
    ['environment', 'is set', ({ environment }) => environment !== undefined],
    ['release-tag', 'is set', ({ releaseTag }) => releaseTag !== undefined],
];
const INPUT_RULES = [
    {
        input: 'publish',
        isBroken: ({ publish, projectId }) => publish && projectId === undefined,
        problem: 'is true, but `project-id` is empty.',
        fix: 'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.',
    },
    {
        input: 'publish',
        isBroken: ({ publish, jobId }) => publish && jobId !== undefined,
        problem: 'is true together with `job-id`: that job exports what was published before it started.',
        fix: 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.',
    },
    {
        input: 'wait',
        isBroken: ({ wait, jobId }) => !wait && jobId !== undefined,
        problem: 'is false together with `job-id`: that job has already started, so there is nothing to do.',
        fix: 'Remove `wait` to resume the job, or leave `job-id` empty to start a job.',
    },
    ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
        input,
        isBroken: (inputs) => !inputs.wait && isSet(inputs),
        problem: `${what}, but \`wait\` is false: the step ends before there is a bundle.`,
        fix: `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`,
    })),
    ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
        input,
        isBroken: (inputs) => !inputs.download && isSet(inputs),
        problem: `${what}, but \`download\` is false: there is no bundle to read.`,
        fix: `Remove \`download\` or \`${input}\`.`,
    })),
    {
        input: 'previous-digest',
        isBroken: ({ environment, previousDigest }) => environment !== undefined && previousDigest !== undefined,
        problem: 'is set together with `environment`, which already records what is live.',
        fix: 'Remove one of the two.',
    },
    {
        input: 'record',
        isBroken: ({ record, environment }) => !record && environment === undefined,
        problem: 'is false, but `environment` is empty: nothing would be recorded anyway.',
        fix: 'Set `environment` to compare with what is live there, or remove `record`.',
    },
    // One source of comparison is allowed for the lists, and the guard needs at least one.
    {
        input: 'previous-manifest',
        isBroken: ({ previousManifest, previousDigest }) => previousManifest !== undefined && previousDigest !== undefined,
        problem: 'is set together with `previous-digest`, and both describe the live site.',
        fix: 'Remove `previous-digest`: the manifest sets `changed` as well.',
    },
    {
        input: 'list-changes',
        isBroken: ({ listChanges, environment }) => listChanges && environment === undefined,
        problem: 'is true, but `environment` is empty: without its record, nobody knows which job is live.',
        fix: 'Set `environment`, or pass the manifest of the live site as `previous-manifest` instead.',
    },
    {
        input: 'list-changes',
        isBroken: ({ listChanges, previousManifest }) => listChanges && previousManifest !== undefined,
        problem: 'is true together with `previous-manifest`, which already lists the files of the live site.',
        fix: 'Remove one of the two.',
    },
    {
        input: 'max-page-loss',
        isBroken: ({ maxPageLoss, environment, previousManifest }) => maxPageLoss !== undefined && environment === undefined && previousManifest === undefined,
        problem: 'is set, but there is nothing to compare with.',
        fix: 'Set `environment` or `previous-manifest` as well.',
    },
];
/** @throws InputError for the first rule that is broken */
function checkRules(rules, inputs) {
    const broken = rules.find(({ isBroken }) => isBroken(inputs));
    if (broken !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(broken.input, broken.problem, broken.fix);
}


/***/ }),

/***/ 5230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ requireJobStatus),
/* harmony export */   Wb: () => (/* binding */ GITHUB_INPUTS),
/* harmony export */   u5: () => (/* binding */ readPostContext),
/* harmony export */   zh: () => (/* binding */ readJobEnd)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4536);
/** The inputs for calls to GitHub, and how the job of the workflow ended. */




/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
const JOB_END_INPUTS = {
    jobStatus: GITHUB_INPUTS.jobStatus,
    domain: { name: 'domain', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    projectId: { name: 'project-id', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    jobId: { name: 'job-id', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    summary: { name: 'summary', default: 'true', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/** Values that the post step accepts even if they are wrong: a deployment must be closed, with or without a link. */
const POST_INPUTS = {
    githubToken: GITHUB_INPUTS.githubToken,
    environmentUrl: { name: 'environment-url', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/**
 * How the job ended, for the summary of the post step. The runner evaluates the inputs again when the job has ended.
 *
 * @throws InputError
 */
function readJobEnd() {
    const { jobStatus, domain, projectId, jobId, summary } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(JOB_END_INPUTS);
    return {
        jobStatus: requireJobStatus(jobStatus),
        /** What the summary calls the site. */
        siteName: domain ?? projectId ?? jobId ?? '',
        summary: summary.toLowerCase() !== 'false',
    };
}
/**
 * What the post step needs to finish on GitHub. A deploy step may have set what `environment-url` refers to.
 *
 * @throws InputError or ActionError
 */
function readPostContext() {
    const { githubToken, environmentUrl } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(POST_INPUTS);
    return {
        ...readJobEnd(),
        gitHub: (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubContext */ .B)(githubToken, '`environment`'),
        environmentUrl: environmentUrl && (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .isSiteUrl */ .ve)(environmentUrl) ? environmentUrl : undefined,
    };
}
const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'];
/** @throws InputError */
function requireJobStatus(value) {
    const status = WORKFLOW_RESULTS.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('job-status', `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value ?? '')}, which is not the status of a job.`, "Remove the input: its default is the job's own status.");
}


/***/ }),

/***/ 5745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PD: () => (/* binding */ exportSummary),
  L1: () => (/* binding */ failedJobSummary),
  Iz: () => (/* binding */ undeployedSummary)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/site/changed-pages.js
var changed_pages = __webpack_require__(2673);
// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/export/report/facts.js
/** Whether an input asks for a comparison with the live site. */
function isCompared({ previousDigest, previousManifest, environment }) {
    return [previousDigest, previousManifest, environment].some((input) => input !== undefined);
}
/** Whether it is known that the site was never live. */
function isFirst({ liveState, bundle }, { environment, previousManifest }) {
    if (environment === undefined) {
        const comparison = bundle?.site?.comparison;
        return previousManifest !== undefined && comparison !== undefined && comparison.changes === undefined;
    }
    if (liveState === undefined)
        return false;
    const { live, unfinishedId } = liveState;
    return live === undefined && unfinishedId === undefined;
}

// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/export/inputs/export-target.js
var export_target = __webpack_require__(3147);
;// CONCATENATED MODULE: ./lib/src/export/report/headline.js
/** The headline of the job summary: which site, what happened, and how much changed. */







/** @returns HTML */
function headline(facts, inputs, result, tookMs) {
    const { outcome, error } = result;
    const name = (0,summary_text/* text */.Qq)((0,export_target/* siteName */.pu)(inputs.target));
    const reason = facts.pageLoss === undefined ? (0,run_action/* reasonOf */.A3)(result) : '';
    // The export exists, but was not accepted.
    const isRefused = error?.code === 'check-failed' || error?.code === 'bundle-rejected';
    const what = isRefused ? refusal(facts) : whatHappened(facts, inputs, outcome);
    const took = tookMs < 1000 ? '' : `${error === undefined ? ', in' : ', after'} ${(0,units/* duration */.p0)(tookMs)}`;
    return `${isRefused ? '⛔' : run_action/* ICONS */.Ze[outcome]} ${name}: ${what}${reason}${took}`;
}
function whatHappened(facts, inputs, outcome) {
    switch (outcome) {
        case 'completed':
            return siteNumbers(facts, inputs);
        case 'checked':
            return 'checked, and nothing started';
        case 'started':
            return 'export started';
        case 'failed':
        case 'errored':
            return inputs.dryRun ? 'a check failed' : 'export failed';
        case 'timed-out':
            return gaveUp(facts);
        case 'cancelled':
            return 'export cancelled';
    }
}
function refusal({ pageLoss }) {
    if (pageLoss === undefined)
        return 'refused';
    const { livePages, sitePages } = pageLoss;
    return `refused: ${(0,units/* grouped */.zD)(livePages - sitePages)} of ${(0,units/* counted */.hS)(livePages, 'page')} are missing`;
}
function gaveUp({ lastSeen }) {
    if (lastSeen === undefined)
        return 'gave up waiting';
    const { status, progress } = lastSeen;
    return `gave up waiting, the job is ${(0,summary_text/* text */.Qq)(status)}${progress === undefined ? '' : ` at ${Math.floor(progress)}%`}`;
}
/** Returns text such as `25 pages (+2), 47.7 kB (+3%), 7 files changed`. */
function siteNumbers(facts, inputs) {
    const { bundle, changed, changes } = facts;
    const htmlCount = bundle?.site && (0,page_loss/* countPages */.E1)(bundle.site.files.keys());
    // Pages are counted the way `min-pages` and `max-page-loss` count them, so that no two numbers disagree.
    const pageCount = htmlCount ?? facts.pageCount;
    const liveSizeBytes = knownLive(facts)?.sizeBytes;
    const parts = [
        pageCount === undefined
            ? undefined
            : `${(0,units/* counted */.hS)(pageCount, 'page')}${countChange(livePages(facts, htmlCount), htmlCount)}`,
        bundle === undefined
            ? 'bundle URL created'
            : `${(0,units/* size */.Ej)(bundle.sizeBytes)}${shareChange(liveSizeBytes, bundle.sizeBytes)}`,
    ];
    if (isCompared(inputs) && changed !== undefined) {
        if (!changed)
            parts.unshift('nothing changed');
        else if (changes !== undefined && (0,compare_sites/* changeCount */.YR)(changes) > 0)
            parts.push(`${(0,units/* counted */.hS)((0,compare_sites/* changeCount */.YR)(changes), 'file')} changed`);
        else
            parts.push(isFirst(facts, inputs) ? 'first deployment' : 'changed');
    }
    return parts.filter(Boolean).join(', ');
}
/** Returns the page count of the live site, from the record or from the manifest used for the comparison. */
function livePages(facts, htmlCount) {
    const { changes } = facts;
    const recorded = knownLive(facts)?.htmlCount;
    if (recorded !== undefined || changes === undefined || htmlCount === undefined)
        return recorded;
    return htmlCount - (0,page_loss/* countPages */.E1)(changes.added) + (0,page_loss/* countPages */.E1)(changes.removed);
}
function countChange(before, after) {
    return before === undefined || after === undefined ? '' : signed(after - before);
}
/** The change is rounded to whole percent; less than half a percent is not shown. */
function shareChange(before, after) {
    return before ? signed(Math.round((100 * (after - before)) / before), '%') : '';
}
/** Returns text such as ` (+2)`; empty for zero. */
function signed(difference, unit = '') {
    if (difference === 0)
        return '';
    return ` (${difference < 0 ? '−' : '+'}${(0,units/* grouped */.zD)(Math.abs(difference))}${unit})`;
}
/** Undefined if nobody knows what users see. */
function knownLive({ liveState }) {
    return liveState?.unfinishedId === undefined ? liveState?.live : undefined;
}

;// CONCATENATED MODULE: ./lib/src/export/report/summary.js
/**
 * The job summary of an export, for people: what happened to which site, what changed, and how to resume or go back. It
 * never contains the bundle URL.
 *
 * The summaries of all jobs of a matrix are on one page, so each names its site in its headline and stays small.
 */









/** @returns undefined if the user wants none, and if there is only the error, which the annotation shows */
function exportSummary(facts, spans, result) {
    const { inputs, changes } = facts;
    if (!inputs?.summary)
        return undefined;
    const { error } = result;
    // The lists of what changed were written and are outputs.
    const hasLists = facts.bundle?.site?.comparison !== undefined;
    const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(headline(facts, inputs, result, tookMs)),
        (0,summary_text/* paragraph */.FY)(liveSite(facts, inputs, result)),
        error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(error.message),
        (0,summary_text/* paragraph */.FY)((facts.checks ?? []).map((check) => `✅ ${(0,summary_text/* text */.Qq)(check)}`).join('<br>\n')),
        (0,summary_text/* paragraph */.FY)(hasLists ? comparisonNote(facts, inputs) : ''),
        changes === undefined ? '' : (0,changed_pages/* changedPages */.F)(changes, inputs.environmentUrl, hasLists, error !== undefined),
        (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)(error?.hint ?? '')),
        (0,summary_text/* paragraph */.FY)(hosting(facts)),
        resume(facts, inputs, result),
        goBack(facts, inputs, result),
        (0,summary_text/* paragraph */.FY)(lead(facts, inputs)),
        (0,summary_text/* paragraph */.FY)(published(facts)),
        details(facts, inputs, spans, tookMs),
    ]);
}
const JOB_ICONS = { failed: '❌', 'was cancelled': '🚫' };
/**
 * Returns what the post step adds if the job failed or was cancelled after the export. Otherwise, a failed deployment
 * would show only a green mark.
 *
 * @param live what was live before, if it is known
 */
function undeployedSummary(name, what, live) {
    const state = live === undefined
        ? 'No deployment of this site is known to be live.'
        : `The live site is unchanged: ${deployment(live)}.`;
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(`${JOB_ICONS[what]} ${(0,summary_text/* text */.Qq)(name)}: not deployed, the job ${what} after the export`),
        (0,summary_text/* paragraph */.FY)(state),
        (0,summary_text/* paragraph */.FY)('If the step that deploys had begun, users may see a mix. The next run deploys the site again, even if nothing changes.'),
    ]);
}
/**
 * Like {@link undeployedSummary}, but without a record of what is live. Nobody can tell here whether a later step
 * changed the live site.
 *
 * @param resumeInputs the inputs for resuming the successful export, as messages quote them
 */
function failedJobSummary(name, what, resumeInputs) {
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(`${JOB_ICONS[what]} ${(0,summary_text/* text */.Qq)(name)}: exported, but the job ${what}`),
        (0,summary_text/* paragraph */.FY)(`The export succeeded, but another step ${what === 'failed' ? 'failed: its log says why' : 'did not end'}. If the ` +
            'step that deploys had begun, users may see a mix of the old and the new site.'),
        (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)(`To deploy this export in another run, set ${resumeInputs}.`)),
    ]);
}
/** Says whether the live site is fine, and since when. */
function liveSite(facts, inputs, { error }) {
    const { liveState, changed, deploymentId } = facts;
    const isFailed = error !== undefined;
    if (inputs.environment === undefined) {
        return isFailed ? 'This step deployed nothing: the live site is unchanged.' : '';
    }
    if (liveState?.unfinishedId !== undefined) {
        return (`Nobody knows what users see: deployment ${liveState.unfinishedId} of this site is newer than the live one and has ` +
            `not succeeded.${isFailed ? '' : ' The site is considered changed.'}`);
    }
    const live = liveState?.live ?? facts.live;
    if (live === undefined)
        return isFailed ? 'Nothing was deployed.' : '';
    const named = `${deployment(live)}${jobOf(live)}`;
    if (isFailed)
        return `The live site is unchanged: ${named}.`;
    if (changed === false) {
        const since = day('since', live.createdAt);
        return `The live site is ${since === '' ? 'up to date' : `unchanged${since}`}: deployment ${live.id}${jobOf(live)}.`;
    }
    return deploymentId === undefined ? `Live: ${named}.` : `Live until this deployment succeeds: ${named}.`;
}
function deployment({ id, createdAt }) {
    return `deployment ${id}${day('of', createdAt)}`;
}
/** Returns text such as ` of 12 November 2026`, in UTC; empty for a text that is not a time in ISO 8601. */
function day(preposition, time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return '';
    return ` ${preposition} ${date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`;
}
/** Anyone who may write deployments can have written the ID. */
function jobOf({ jobId, sizeBytes }) {
    const parts = [(0,id/* isId */.e)(jobId) ? `job ${(0,summary_text/* code */.aY)(jobId)}` : '', sizeBytes === undefined ? '' : (0,units/* size */.Ej)(sizeBytes)];
    const shown = parts.filter(Boolean).join(', ');
    return shown === '' ? '' : ` (${shown})`;
}
/** Links to the site, the deployment, and the release, and names the job. */
function lead({ jobId, deploymentId, assets }, inputs) {
    const { environment = '', environmentUrl, releaseTag = '', version, gitHub } = inputs;
    const onGitHub = (page, html) => gitHub === undefined ? html : (0,summary_text/* link */.nf)(`${gitHub.repositoryUrl}/${page}`, html);
    return [
        environmentUrl && (0,summary_text/* link */.nf)(environmentUrl, (0,summary_text/* text */.Qq)(environmentUrl.replace(/^https?:\/\/|\/$/gi, ''))),
        deploymentId !== undefined &&
            `${onGitHub(`deployments/${encodeURIComponent(environment)}`, `Deployment ${deploymentId}`)} in ${(0,summary_text/* code */.aY)(environment)}`,
        assets?.length &&
            `Release ${onGitHub(`releases/tag/${releaseTag.split('/').map(encodeURIComponent).join('/')}`, (0,summary_text/* code */.aY)(releaseTag))}`,
        version && `Version ${(0,summary_text/* code */.aY)(version)}`,
        jobId && `${inputs.target.by === 'job' ? 'Resumed job' : 'Job'} ${(0,summary_text/* code */.aY)(jobId)}`,
    ]
        .filter(Boolean)
        .join(' · ');
}
function hosting({ bundle }) {
    const path = bundle?.site?.hostingPath;
    if (path === undefined)
        return '';
    return `The site has to be hosted under ${(0,summary_text/* code */.aY)(`${path}/`)}: its home page loads its assets from there.`;
}
function published({ publishedCommit }) {
    if (publishedCommit === undefined)
        return '';
    return publishedCommit === ''
        ? 'Published the latest content'
        : `Published commit ${(0,summary_text/* code */.aY)(publishedCommit)}`;
}
/** A job that continues without the step can be resumed. The hint of any other error says whether resuming the job may help. */
function resume({ jobId }, inputs, { outcome }) {
    if (jobId === undefined || (outcome !== 'started' && outcome !== 'timed-out'))
        return '';
    const started = 'The job continues. Resume it later with these inputs:';
    const intro = outcome === 'started' ? started : 'The inputs that resume it:';
    return `${(0,summary_text/* paragraph */.FY)(intro)}\n${(0,summary_text/* yaml */.oQ)(jobInputs(jobId, inputs))}`;
}
/** Returns the inputs for exporting an existing job, as lines of a workflow. */
function jobInputs(jobId, { target: { domain, projectId }, environment }) {
    const inputs = [
        ['job-id', jobId],
        // With `job-id`, the domain only names the site within the environment.
        ['domain', environment === undefined ? undefined : domain],
        ['project-id', projectId],
        ['environment', environment],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${yamlScalar(value)}`]));
}
/** Quotes a value, unless YAML 1.2 certainly takes it for text. */
function yamlScalar(value) {
    const isPlain = /^[a-z][\w.-]*$/i.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
    return isPlain ? value : `'${value.replaceAll("'", "''")}'`;
}
/** Explains why the numbers and lists may not be what a reader expects. */
function comparisonNote(facts, inputs) {
    // After an unfinished deployment, the first paragraph says why.
    const isUnknown = facts.liveState?.unfinishedId === undefined && facts.changes === undefined;
    if (!isUnknown || isFirst(facts, inputs))
        return '';
    return 'The files of the live site are not known, so every file is listed as changed. The log shows why.';
}
/** Explains how to bring back what was live before. */
function goBack({ live, jobId, deploymentId }, inputs, { outcome }) {
    if (live === undefined || !(0,id/* isId */.e)(live.jobId))
        return '';
    if (outcome !== 'completed' || deploymentId === undefined || live.jobId === jobId)
        return '';
    return (0,summary_text/* folded */.TM)(`Go back to job ${(0,summary_text/* code */.aY)(live.jobId)}${day('of', live.createdAt)}`, [
        (0,summary_text/* paragraph */.FY)('It was live before this run. To bring it back, export it with these inputs and deploy the result:'),
        (0,summary_text/* yaml */.oQ)(jobInputs(live.jobId, inputs)),
    ]);
}
/** If a run without a bundle is quicker than this, its phases are of no interest. */
const MIN_SHOWN_MS = 1000;
function details(facts, inputs, spans, tookMs) {
    const { pageCount, bundle, expiresAt, changed, changes, assets } = facts;
    if (bundle === undefined && tookMs < MIN_SHOWN_MS)
        return '';
    const htmlCount = bundle?.site && (0,page_loss/* countPages */.E1)(bundle.site.files.keys());
    const values = [
        ['Pages', pageCounts(pageCount, htmlCount)],
        ['Files', bundle?.site && (0,units/* grouped */.zD)(bundle.site.fileCount)],
        ['Content digest', bundle?.site?.contentDigest],
        ['Bundle', bundle && external_node_path_.basename(bundle.path)],
        ['Size', bundle && `${(0,units/* size */.Ej)(bundle.sizeBytes)} (${(0,units/* grouped */.zD)(bundle.sizeBytes)} bytes)`],
        ['SHA-256', bundle?.sha256],
        ['URL expires', expiresAt],
        ['Changed', isCompared(inputs) && changed !== undefined ? (changed ? 'yes' : 'no') : undefined],
        ['Changed files', changes && (0,compare_sites/* changeNumbers */.bR)(changes)],
        ['Attached files', assets?.length ? assets.join(', ') : undefined],
    ];
    const rows = values.map(([name, value]) => [name, value && (0,summary_text/* code */.aY)(value)]);
    const phases = spans.map(({ phase, from, to }) => `${phase} ${(0,units/* duration */.p0)(to - from)}`);
    const title = bundle === undefined ? 'Details' : 'Digests, sizes and times';
    return (0,summary_text/* folded */.TM)(title, [(0,summary_text/* table */.tp)([...rows, ['Time', phases.join(' · ')]])]);
}
/** Explains why the counts differ: the service may count a page that has no file in the bundle, or vice versa. */
function pageCounts(pageCount, htmlCount) {
    if (pageCount === undefined || htmlCount === undefined || pageCount === htmlCount) {
        const count = pageCount ?? htmlCount;
        return count === undefined ? undefined : (0,units/* grouped */.zD)(count);
    }
    return `${(0,units/* grouped */.zD)(htmlCount)} in the bundle, ${(0,units/* grouped */.zD)(pageCount)} by the service`;
}


/***/ }),

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gitHubContext),
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What calls to GitHub need: the token, and what the runner reports about the workflow. */

/**
 * @param neededFor what needs GitHub, as messages name it
 * @throws InputError, or ActionError if the runner does not name the repository
 */
function gitHubContext(token, neededFor) {
    return { ...workflowRun(neededFor), token: requireToken(token, neededFor) };
}
/**
 * Returns what the runner reports about the workflow run.
 *
 * @throws ActionError if the runner does not name the repository
 */
function workflowRun(neededFor) {
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        const hint = "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.";
        const message = `The environment of the step does not name the repository, which ${neededFor} needs.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('github', message, { hint });
    }
    const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
    return {
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        const problem = 'contains spaces or other characters that are not part of a token.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('github-token', problem, fix);
    }
    return token;
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

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. It is placed in blocks of HTML, in which GitHub does not interpret Markdown, so text from
 * outside stays text.
 */

/** @param blocks the blocks of this file; empty ones are left out */
function summaryText(blocks) {
    // A blank line ends a block of HTML, and lets Markdown begin after it.
    return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
function heading(html) {
    return `<h3>${html}</h3>`;
}
function paragraph(html) {
    return html === '' ? '' : `<p>${html}</p>`;
}
/** The error and how to fix it. Backticks become code. */
function failureBlock(message, hint = '') {
    return `${paragraph(`<strong>${prose(message)}</strong>`)}${hint === '' ? '' : `\n${paragraph(prose(hint))}`}`;
}
/** @param rows names and values; the values are HTML, such as {@link code} returns. A row without a value is left out. */
function table(rows) {
    const shown = rows.filter(([, value]) => value);
    if (shown.length === 0)
        return '';
    return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** Lines of YAML to copy. */
function yaml(lines) {
    return `<pre lang="yaml"><code>${lines.map(text).join('\n')}</code></pre>`;
}
/**
 * Folds blocks behind a line to click.
 *
 * @param title HTML
 */
function folded(title, blocks) {
    return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}
function text(value) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, maxLength))}</code>`;
}
/**
 * @param url of http or https, which the caller has checked
 * @param html what to click
 */
function link(url, html) {
    return `<a href="${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(url)}">${html}</a>`;
}
/** Formats our own text that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}


/***/ })

};
;