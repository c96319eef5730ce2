/**
 * The rules between inputs of the export action, in their order of precedence. Rules for one input are in its parser,
 * and those about the target are in `export-target.ts`.
 */
import { InputError } from '../../errors.ts';
import type { ExportInputValues } from './input-table.ts';

type Test = (inputs: ExportInputValues) => boolean;

/** A combination of inputs that makes no sense. */
interface Rule {
  /** The input that the message is about. */
  readonly input: string;
  readonly isBroken: Test;
  readonly problem: string;
  readonly fix: string;
}

/** The inputs that need a bundle on the runner, and how each is set. */
const BUNDLE_INPUTS: readonly [input: string, what: string, isSet: Test][] = [
  ['extract', 'is true', ({ extract }) => extract],
  ['require-files', 'is set', ({ requireFiles }) => requireFiles.length > 0],
  ['previous-manifest', 'is set', ({ previousManifest }) => previousManifest !== undefined],
  ['environment', 'is set', ({ environment }) => environment !== undefined],
];

export const INPUT_RULES: readonly Rule[] = [
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
    isBroken: (inputs: ExportInputValues) => !inputs.wait && isSet(inputs),
    problem: `${what}, but \`wait\` is false: the step ends before there is a bundle.`,
    fix: `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`,
  })),
  ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
    input,
    isBroken: (inputs: ExportInputValues) => !inputs.download && isSet(inputs),
    problem: `${what}, but \`download\` is false: there is no bundle to read.`,
    fix: `Remove \`download\` or \`${input}\`.`,
  })),
  {
    input: 'record',
    isBroken: ({ record, environment }) => !record && environment === undefined,
    problem: 'is false, but `environment` is empty: nothing would be recorded anyway.',
    fix: 'Set `environment` to compare with what is live there, or remove `record`.',
  },
  // One source of comparison is allowed for the lists, and the guard needs at least one.
  {
    input: 'list-changes',
    isBroken: ({ listChanges, environment }) => listChanges && environment === undefined,
    problem: 'is true, but `environment` is empty: without its record, it is unknown which job is live.',
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
    isBroken: ({ maxPageLoss, environment, previousManifest }) =>
      maxPageLoss !== undefined && environment === undefined && previousManifest === undefined,
    problem: 'is set, but there is nothing to compare with.',
    fix: 'Set `environment` or `previous-manifest` as well.',
  },
];

/** @throws InputError for the first rule that is broken */
export function checkRules(rules: readonly Rule[], inputs: ExportInputValues): void {
  const broken = rules.find(({ isBroken }) => isBroken(inputs));
  if (broken !== undefined) throw new InputError(broken.input, broken.problem, broken.fix);
}
