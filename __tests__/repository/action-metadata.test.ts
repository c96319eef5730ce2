/** Compares the metadata of the actions with their code and with the contents of `dist/`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENT_JOB_INPUTS } from '../../src/agent-job/inputs.ts';
import { AgentJobReport } from '../../src/agent-job/report.ts';
import { ALARM_INPUTS } from '../../src/alarm/inputs.ts';
import { systemClock } from '../../src/context/context.ts';
import { DEPLOY_INPUTS } from '../../src/deploy/inputs/inputs.ts';
import { planDeployment } from '../../src/deploy/plan/plan.ts';
import { DeployReport } from '../../src/deploy/report/report.ts';
import { EMULATOR_INPUTS } from '../../src/emulator-action/main.ts';
import { EMULATOR_OUTPUTS } from '../../src/emulator-action/messages.ts';
import { EXPORT_INPUTS } from '../../src/export/inputs/input-table.ts';
import { ExportReport } from '../../src/export/report/report.ts';
import type { InputTable } from '../../src/inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../../src/inputs/service-inputs.ts';
import type { AgentJob } from '../../src/service/agent-service.ts';
import { destinationWith, PLAN_OPTIONS, stateWith } from '../support/deployment-states.ts';
import { exportInputs } from '../support/inputs.ts';
import { REPOSITORY } from '../support/repository.ts';
import { silentLog } from '../support/silent-log.ts';
import { bundleOf } from '../support/summaries.ts';

const read = (...name: string[]) => readFileSync(path.join(REPOSITORY, ...name), 'utf8');
const metadata = (folder: string) => parse(read(folder, 'action.yml'));

/** Returns the outputs that a report sets when it learns every fact. */
function outputsOfExport(): string[] {
  const names = new Set<string>();
  const report = new ExportReport({ log: silentLog, clock: systemClock }, (name) => names.add(name));
  const bundleUrl = { bundleUrl: 'https://example.com/', expiresAt: undefined, sizeBytes: 1 };
  report.inputsRead(exportInputs());
  report.jobAccepted({ id: 'se_1', isNew: true });
  report.jobCompleted({ status: 'completed', pageCount: 1 });
  report.bundleUrlCreated(bundleUrl, '/values.yaml');
  report.bundleDownloaded({ ...bundleOf(1), sitePath: '/site' });
  return [...names];
}

function outputsOfAgentJob(): string[] {
  const names: string[] = [];
  const report = new AgentJobReport(silentLog, (name) => names.push(name));
  report.jobKnown('agent_1');
  report.jobChecked({ status: 'active' } as AgentJob);
  return names;
}

function outputsOfDeploy(): string[] {
  const names = new Set<string>();
  const report = new DeployReport({ log: silentLog, clock: systemClock }, (name) => names.add(name));
  const state = stateWith({ jobId: 'se_1' });
  const plan = planDeployment(state, new Map(), destinationWith(new Map()), PLAN_OPTIONS);
  report.started();
  report.update({ changedPagesFile: '', plan });
  report.update({ isFinal: true });
  return [...names];
}

/** The outputs that `runAction` sets. The alarm also sets `error-message`, but nothing watches the alarm. */
const RUN_OUTPUTS = ['outcome', 'error-code', 'error-message'];

const ACTIONS = [
  {
    folder: '.',
    inputs: EXPORT_INPUTS as InputTable,
    outputs: [...RUN_OUTPUTS, ...outputsOfExport()],
  },
  {
    folder: 'agent-job',
    inputs: AGENT_JOB_INPUTS,
    outputs: [...RUN_OUTPUTS, ...outputsOfAgentJob()],
  },
  {
    folder: 'alarm',
    inputs: ALARM_INPUTS,
    outputs: ['outcome', 'error-code', 'issue-url'],
  },
  {
    folder: 'deploy',
    inputs: DEPLOY_INPUTS,
    outputs: [...RUN_OUTPUTS, ...outputsOfDeploy()],
  },
  {
    folder: 'emulator',
    inputs: EMULATOR_INPUTS,
    outputs: [...EMULATOR_OUTPUTS],
  },
];

describe.each(ACTIONS)('$folder/action.yml', ({ folder, inputs, outputs }) => {
  const action = metadata(folder);
  const declared: Record<string, { required?: boolean; default?: string }> = action.inputs;

  it('declares exactly the inputs of the table', () => {
    const names = Object.values(inputs).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(declared).sort());
  });

  it.each(Object.values(inputs))('declares $name as the table does', (input) => {
    const { required = false, default: text } = declared[input.name] ?? {};
    expect(required).toBe(input.isRequired ?? false);
    if (required) expect(text).toBeUndefined();
    // The runner evaluates the expression, so the code has no default.
    else if (text?.startsWith('${{')) expect(input.default).toBeUndefined();
    else expect(text).toBe(input.default ?? '');
  });

  it('declares exactly the outputs that are set', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...outputs].sort());
  });

  // The tests of the emulator action run the files of both steps.
  it('runs on Node 24, and its post step always runs', () => {
    const { using, post, 'post-if': condition } = action.runs;
    expect([using, condition]).toEqual(['node24', post && 'always()']);
  });
});

it.each(Object.values(SERVICE_INPUTS).map(({ name }) => name))(
  'action.yml and agent-job/action.yml: describe the input %s in the same words, with the same default',
  (input) => {
    expect(metadata('agent-job').inputs[input]).toEqual(metadata('.').inputs[input]);
  },
);

describe('dist/', () => {
  const dist = path.join(REPOSITORY, 'dist');
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

  it('lists every package that it contains in licenses.txt', () => {
    const licenses = new Set(read('dist', 'licenses.txt').split('\n'));
    const packages = scripts.flatMap((script) =>
      [...read('dist', script).matchAll(/\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g)].map(
        ([, name]) => name,
      ),
    );
    expect(packages.length).toBeGreaterThan(5);
    expect([...new Set(packages)].filter((name) => !licenses.has(name ?? ''))).toEqual([]);
  });

  it('contains no path of the machine that built it', () => {
    expect(scripts.filter((script) => read('dist', script).includes(REPOSITORY))).toEqual([]);
  });
});
