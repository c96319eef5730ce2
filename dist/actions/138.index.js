export const id = 138;
export const ids = [138];
export const modules = {

/***/ 1138:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9774);
/** The agent job action, from its beginning. */

await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .i)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/http/connections.js
var http_connections = __webpack_require__(5038);
// EXTERNAL MODULE: ./lib/src/runner/log.js
var log = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js + 1 modules
var admin_api = __webpack_require__(3350);
// EXTERNAL MODULE: ./lib/src/service/decode.js
var decode = __webpack_require__(3614);
;// CONCATENATED MODULE: ./lib/src/service/agent-service.js

class AgentService {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The job as it is now.
     *
     * @throws ServiceError
     */
    getJob(projectId, jobId, deadlineMs) {
        return this.#api.call({
            operation: 'Checking the agent job',
            method: 'GET',
            path: `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: decode/* agentJobSchema */.cs,
            promised: 'a `status`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/waiting/clock.js
var clock = __webpack_require__(7012);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 8 modules
var core = __webpack_require__(6058);
// EXTERNAL MODULE: ./lib/src/inputs/input-values.js
var input_values = __webpack_require__(7509);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/agent-job/inputs.js
/** The inputs of the agent job action as one typed object (contract: "The agent job action"). */



const WHERE_IDS_COME_FROM = 'Give the id as the service gave it, one word, when the agent job was made. An output or a variable that is ' +
    'not set is empty.';
/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError at the first input that cannot be used
 */
function readAgentJobInputs() {
    return {
        ...(0,service_inputs/* readServiceInputs */.D)(),
        projectId: (0,input_values/* parseId */.Fg)('project-id', core/* getInput */.V4('project-id'), 'a project', WHERE_IDS_COME_FROM),
        jobId: (0,input_values/* parseId */.Fg)('job-id', core/* getInput */.V4('job-id'), 'an agent job', WHERE_IDS_COME_FROM),
    };
}

// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
// EXTERNAL MODULE: ./lib/src/service/wait-for-end.js + 4 modules
var wait_for_end = __webpack_require__(7127);
// EXTERNAL MODULE: ./lib/src/service/what-counts.js
var what_counts = __webpack_require__(335);
;// CONCATENATED MODULE: ./lib/src/agent-job/wait-for-agent-job.js
/** Waits until an agent job has ended: what its states mean (service document, section 3.1). */




/** The states that end an agent job; a job in any other one, known or not, still goes on. */
const END_STATUSES = new Set(['completed', 'archived', 'failed']);
const KNOWN_STATUSES = new Set(['active', ...END_STATUSES]);
/**
 * A job that completes without a pull request is looked at once more, since the link comes only when the pull request
 * is there; the link may also never come, where the agent changed nothing.
 *
 * @returns the job, completed or archived
 * @throws JobFailedError where the service says `failed`
 * @throws GaveUpError after the last check; the agent goes on
 * @throws ServiceError where the service refuses to tell
 */
async function waitForAgentJob(options) {
    const { service, projectId, jobId, onState, ...pace } = options;
    let wasCompleted = false;
    let last;
    const waited = await (0,wait_for_end/* waitForEnd */.k)({
        ...pace,
        async getJob(deadlineMs) {
            try {
                return await service.getJob(projectId, jobId, deadlineMs);
            }
            catch (error) {
                // The second look is a courtesy: a job that has completed does not fail by it.
                const isRefused = error instanceof service_error/* ServiceError */._ && !(0,what_counts/* isWithoutNews */.sv)(error.problem);
                if (isRefused && wasCompleted && last !== undefined)
                    return last;
                throw error;
            }
        },
        knownStatuses: KNOWN_STATUSES,
        checksUntilKnown: 0,
        isEnd(job) {
            onState(job);
            last = job;
            if (job.status === 'failed')
                throw jobFailed(jobId);
            const isLinkDue = job.status === 'completed' && job.prLink === '' && !wasCompleted;
            wasCompleted = job.status === 'completed';
            return job.status === 'archived' || (wasCompleted && !isLinkDue);
        },
    });
    if (waited.ended)
        return waited.job;
    // No attempt was left for the second look, or it brought no news.
    if (waited.lastSeen?.status === 'completed')
        return waited.lastSeen;
    throw (0,wait_for_end/* gaveUp */.l)(`agent job ${jobId}`, waited, `The agent goes on. Wait for it again with \`job-id: ${jobId}\`, or wait longer: raise \`max-attempts\` or ` +
        '`poll-interval`.');
}
function jobFailed(jobId) {
    return new errors/* JobFailedError */.dk(`The service reports that agent job ${jobId} failed.`, 'The service does not tell why. A failed job does not come back: look at it in the dashboard, and start a new one.');
}

;// CONCATENATED MODULE: ./lib/src/agent-job/outputs.js
/** The outputs of the agent job action, and their names (contract: "The agent job action"). */


/** What each output gives, beside `outcome`, which every action has. A test holds the names against `action.yml`. */
const AGENT_JOB_OUTPUTS = {
    status: ({ status }) => (END_STATUSES.has(status) ? status : 'active'),
    'pr-link': ({ prLink }) => prLink,
    'source-repository': ({ repository }) => repository,
    'source-ref': ({ ref }) => ref,
    model: ({ model }) => model,
    'created-at': ({ createdAt }) => createdAt,
    'archived-at': ({ archivedAt }) => archivedAt,
};
/**
 * Sets the outputs that differ from what was set for the job's former state.
 *
 * @throws ActionError where the runner's file cannot be written
 */
function setAgentJobOutputs(job, former) {
    for (const [name, read] of Object.entries(AGENT_JOB_OUTPUTS)) {
        const value = read(job);
        if (former === undefined || value !== read(former))
            (0,step_outputs/* setOutput */.u)(name, value);
    }
}

// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
;// CONCATENATED MODULE: ./lib/src/agent-job/summary.js


/** @returns undefined where there is nothing to tell but the error, which the annotation has told */
function agentJobSummary({ inputs, job }, ending) {
    if (inputs === undefined)
        return undefined;
    const rows = [
        ['Agent job', (0,summary_text/* code */.a)(inputs.jobId)],
        ['Project', (0,summary_text/* code */.a)(inputs.projectId)],
        ['Status', job && (0,summary_text/* code */.a)(job.status)],
        ['Pull request', job && pullRequest(job.prLink, ending)],
        ['Repository', job?.repository && (0,summary_text/* code */.a)(job.repository)],
        ['Branch', job?.ref && (0,summary_text/* code */.a)(job.ref)],
        ['Model', job?.model && (0,summary_text/* code */.a)(job.model)],
        ['Created', job?.createdAt && (0,summary_text/* code */.a)(job.createdAt)],
        ['Archived', job?.archivedAt && (0,summary_text/* code */.a)(job.archivedAt)],
    ];
    const told = rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
    const headline = job?.status === 'archived' ? '🗄️ Agent job archived' : HEADLINES[ending.outcome];
    return (0,summary_text/* summaryText */.g)(headline, ending, told);
}
const HEADLINES = {
    completed: '✅ Agent job completed',
    started: '🚀 Agent job started',
    failed: '❌ Agent job failed',
    'timed-out': '⏳ Agent job still active',
    cancelled: '🚫 Waiting for the agent job cancelled',
    errored: '❌ The agent job could not be waited for',
};
function pullRequest(link, { outcome }) {
    if (link === '')
        return outcome === 'completed' ? 'none' : '';
    const address = (0,clean_text/* escapeHtml */.Z)(link);
    return `<a href="${address}">${(0,clean_text/* escapeHtml */.Z)((0,clean_text/* cleanText */.X)(link))}</a>`;
}

;// CONCATENATED MODULE: ./lib/src/agent-job/main.js










function main() {
    const record = {};
    return (0,run_action/* runAction */.C)({
        story: (signal) => waitForAgent(record, signal),
        whatGoesOn: (outcome) => howToGoOn(record, outcome),
        summary: (ending) => (record.inputs?.summary ? agentJobSummary(record, ending) : undefined),
    });
}
async function waitForAgent(record, signal) {
    const inputs = readAgentJobInputs();
    record.inputs = inputs;
    const { projectId, jobId } = inputs;
    const connections = new http_connections/* Connections */.U({ keepAlive: false });
    const service = new AgentService(new admin_api/* AdminApi */.y({ ...inputs, connections, signal }));
    log/* stepLog */.t.info(`Waiting for agent job ${jobId} of project ${projectId}`);
    const job = await waitForAgentJob({
        service,
        projectId,
        jobId,
        intervalMs: inputs.pollIntervalMs,
        maxAttempts: inputs.maxAttempts,
        onState(state) {
            setAgentJobOutputs(state, record.job);
            record.job = state;
        },
        log: log/* stepLog */.t,
        clock: clock/* systemClock */.m,
        signal,
    });
    tellEnd(job);
    return 'completed';
}
/** The agent does not end with the step. */
function howToGoOn({ inputs }, outcome) {
    if (outcome !== 'cancelled' || inputs === undefined)
        return undefined;
    return `The agent goes on. Wait for it again with \`job-id: ${inputs.jobId}\`.`;
}
function tellEnd({ status, prLink }) {
    if (prLink !== '')
        log/* stepLog */.t.info(`Job ${status}, pull request ${prLink}`);
    else if (status === 'archived')
        log/* stepLog */.t.info('Job archived');
    else
        log/* stepLog */.t.info('Job completed, without a pull request: the agent changed nothing, or tells its link later still');
}


/***/ })

};
