/** The rules between inputs of the export action: pure functions. Rules for one input are in its parser. */
import { InputError } from '../../errors.ts';
import type { ExportInputValues } from './input-table.ts';

type Given = Omit<ExportInputValues, 'path' | 'githubToken' | 'jobStatus'>;

/** @throws InputError for the first combination that makes no sense */
export function checkExportInputs(inputs: Given): void {
  if (!inputs.wait) checkWithoutWaiting(inputs);
  if (!inputs.download) checkWithoutDownload(inputs);
  if (inputs.environment !== undefined && inputs.previousDigest !== undefined) {
    throw new InputError(
      'previous-digest',
      'is set together with `environment`, which already records what is live.',
      'Remove one of the two.',
    );
  }
  if (!inputs.record && inputs.environment === undefined) {
    throw new InputError(
      'record',
      'is false, but `environment` is empty: nothing would be recorded anyway.',
      'Set `environment` to compare with what is live there, or remove `record`.',
    );
  }
  checkComparison(inputs);
}

/** Allows one source of comparison for the lists, and requires at least one for the guard. */
function checkComparison(inputs: Given): void {
  const { environment, previousDigest, previousManifest, listChanges, maxPageLoss } = inputs;
  if (previousManifest !== undefined && previousDigest !== undefined) {
    throw new InputError(
      'previous-manifest',
      'is set together with `previous-digest`, and both describe the live site.',
      'Remove `previous-digest`: the manifest sets `changed` as well.',
    );
  }
  if (listChanges && environment === undefined) {
    throw new InputError(
      'list-changes',
      'is true, but `environment` is empty: without its record, nobody knows which job is live.',
      'Set `environment`, or pass the manifest of the live site as `previous-manifest` instead.',
    );
  }
  if (listChanges && previousManifest !== undefined) {
    throw new InputError(
      'list-changes',
      'is true together with `previous-manifest`, which already lists the files of the live site.',
      'Remove one of the two.',
    );
  }
  if (maxPageLoss !== undefined && environment === undefined && previousManifest === undefined) {
    throw new InputError(
      'max-page-loss',
      'is set, but there is nothing to compare with.',
      'Set `environment` or `previous-manifest` as well.',
    );
  }
}

/**
 * @returns the project to publish
 * @throws InputError
 */
export function requirePublishable({ projectId, jobId }: Pick<Given, 'projectId' | 'jobId'>): string {
  if (projectId === undefined) {
    throw new InputError(
      'publish',
      'is true, but `project-id` is empty.',
      'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.',
    );
  }
  if (jobId !== undefined) {
    throw new InputError(
      'publish',
      'is true together with `job-id`: that job exports what was published before it started.',
      'Remove `publish` to resume the job, or leave `job-id` empty to start a job.',
    );
  }
  return projectId;
}

function checkWithoutWaiting(inputs: Given): void {
  if (inputs.jobId !== undefined) {
    throw new InputError(
      'wait',
      'is false together with `job-id`: that job has already started, so there is nothing to do.',
      'Remove `wait` to resume the job, or leave `job-id` empty to start a job.',
    );
  }
  for (const [input, what] of inputsThatNeedABundle(inputs)) {
    throw new InputError(
      input,
      `${what}, but \`wait\` is false: the step ends before there is a bundle.`,
      `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`,
    );
  }
}

function checkWithoutDownload(inputs: Given): void {
  for (const [input, what] of inputsThatNeedABundle(inputs)) {
    throw new InputError(
      input,
      `${what}, but \`download\` is false: there is no bundle to read.`,
      `Remove \`download\` or \`${input}\`.`,
    );
  }
}

/** Lists the inputs that are set and need a bundle on the runner, each with how it is set. */
function inputsThatNeedABundle({
  extract,
  requireFiles,
  previousDigest,
  previousManifest,
  environment,
  releaseTag,
}: Given): [input: string, what: string][] {
  const set: [string, string, boolean][] = [
    ['extract', 'is true', extract],
    ['require-files', 'is set', requireFiles.length > 0],
    ['previous-digest', 'is set', previousDigest !== undefined],
    ['previous-manifest', 'is set', previousManifest !== undefined],
    ['environment', 'is set', environment !== undefined],
    ['release-tag', 'is set', releaseTag !== undefined],
  ];
  return set.filter(([, , isSet]) => isSet).map(([input, what]) => [input, what]);
}
