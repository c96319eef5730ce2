/** The metadata of the actions beside the export action, and what `dist/` holds for all of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENT_JOB_OUTPUTS } from '../../src/agent-job/outputs.ts';
import { EMULATOR_DEFAULTS } from '../../src/emulator/inputs.ts';
import { EMULATOR_OUTPUTS } from '../../src/emulator/outputs.ts';
import { SERVICE_DEFAULTS } from '../../src/inputs/service-inputs.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (...name: string[]) => readFileSync(path.join(REPOSITORY, ...name), 'utf8');
const metadata = (folder: string) => parse(read(folder, 'action.yml'));

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const SHARED = 'src/inputs/service-inputs.ts';
const ACTIONS = [
  {
    folder: 'agent-job',
    sources: ['src/agent-job/inputs.ts', SHARED],
    required: ['api-key', 'project-id', 'job-id'],
    defaults: SERVICE_DEFAULTS as object,
    outputs: ['outcome', ...Object.keys(AGENT_JOB_OUTPUTS)],
    runs: { using: 'node24', main: '../../dist/agent-job/index.js' } as object,
  },
  {
    folder: 'emulator',
    sources: ['src/emulator/inputs.ts'],
    required: [],
    defaults: EMULATOR_DEFAULTS,
    outputs: Object.keys(EMULATOR_OUTPUTS),
    runs: {
      using: 'node24',
      main: '../../dist/emulator/index.js',
      post: '../../dist/emulator/post.js',
      'post-if': 'always()',
    },
  },
];

describe.each(ACTIONS)('$folder/action.yml', ({ folder, sources, required, defaults, outputs, runs }) => {
  const action = metadata(folder);

  it('declares exactly the inputs that are read', () => {
    const text = sources.map((file) => read(file)).join('\n');
    const names = [...text.matchAll(/(?:getInput|readDefaulted)\('([a-z-]+)'/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it('requires inputs without a default, and has the defaults of the action', () => {
    const inputs = Object.entries<{ required?: boolean; default?: string }>(action.inputs);
    expect(inputs.filter(([, input]) => input.required).map(([name]) => name)).toEqual(required);
    const declared = inputs.flatMap(([name, input]) => ('default' in input ? [[name, input.default]] : []));
    expect(Object.fromEntries(declared)).toEqual(defaults);
    expect(declared.length + required.length).toBe(inputs.length);
  });

  it('declares exactly the outputs that are set', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...outputs].sort());
  });

  it('runs the built files', () => {
    expect(action.runs).toEqual(runs);
    for (const script of [action.runs.main, action.runs.post ?? action.runs.main]) {
      expect([script, existsSync(path.join(REPOSITORY, folder, script))]).toEqual([script, true]);
    }
  });

  it('has a README whose workflow uses inputs and outputs that exist', () => {
    const readme = read(folder, 'README.md');
    const workflows = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => parse(text ?? ''));
    expect(workflows).toHaveLength(1);
    const steps = Object.values<{ steps: Step[] }>(workflows[0].jobs).flatMap((job) => job.steps);
    const ours = steps.flatMap((step) => {
      const [, name] = /static-export-action(?:\/([a-z-]+))?@/.exec(step.uses ?? '') ?? [step.uses];
      return step.uses?.includes('static-export-action') ? [{ step, action: metadata(name ?? '.') }] : [];
    });
    expect(ours.length).toBeGreaterThan(0);
    for (const { step, action } of ours) {
      expect(Object.keys(action.inputs ?? {})).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
    }
    const used = [...readme.matchAll(/steps\.([a-z]+)\.outputs\.([a-z-]+)/g)];
    expect(used.length).toBeGreaterThan(0);
    for (const [, id, output] of used) {
      const of = ours.find(({ step }) => step.id === id)?.action;
      expect(Object.keys(of?.outputs ?? {})).toContain(output);
    }
  });
});

it.each(['api-key', ...Object.keys(SERVICE_DEFAULTS)])(
  'the actions describe the input %s in the same words, with the same default',
  (input) => {
    expect(metadata('agent-job').inputs[input]).toEqual(metadata('.').inputs[input]);
  },
);

describe('dist/', () => {
  const dist = path.join(REPOSITORY, 'dist');
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

  it('has the license of every package in it', () => {
    const licences = new Set(read('dist', 'licenses.txt').split('\n'));
    const packages = scripts.flatMap((script) =>
      [...read('dist', script).matchAll(/\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g)].map(
        ([, name]) => name,
      ),
    );
    expect(packages.length).toBeGreaterThan(5);
    expect([...new Set(packages)].filter((name) => !licences.has(name ?? ''))).toEqual([]);
  });

  it('contains no path of the machine that built it', () => {
    expect(scripts.filter((script) => read('dist', script).includes(REPOSITORY))).toEqual([]);
  });
});
