/** Reports what a deployment finds out, in the outputs, the log, and the job summary. */
import type { Context } from '../../context/context.ts';
import type { ErrorCode } from '../../error-codes.ts';
import type { FailureOutcome } from '../../errors.ts';
import type { Result } from '../../runner/result.ts';
import type { SetOutput } from '../../runner/step-outputs.ts';
import { changeNumbers } from '../../site/compare-sites.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, grouped } from '../../text/units.ts';
import { transferProgress } from '../../timing/transfer-progress.ts';
import { RUNTIME } from '../../version.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { hasWork, type Plan, type UploadGroup } from '../plan/plan.ts';
import type { RcloneEvent } from '../rclone/rclone-log.ts';
import type { State } from '../state/state.ts';
import type { Facts } from './facts.ts';
import { deploySummary, planLines, whatHappened } from './summary.ts';

/** The names of the upload groups. */
export const GROUP_NAMES: Readonly<Record<UploadGroup, string>> = {
  hashed: 'files of `_next/static/`',
  assets: 'files that are not pages',
  pages: 'pages',
};

export class DeployReport {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #setOutput: SetOutput;
  #facts: Facts = {};
  #sizes: ReadonlyMap<string, number> = new Map();
  #totalBytes = 0;
  #uploaded = 0;
  #uploadedBytes = 0;
  #deleted = 0;
  /** Bytes that rclone has sent: in previous processes, and in the current one. */
  #sentBefore = 0;
  #sentNow = 0;
  #progress: ReturnType<typeof transferProgress> | undefined;

  constructor(context: Pick<Context, 'log' | 'clock'>, setOutput: SetOutput) {
    this.#context = context;
    this.#setOutput = setOutput;
  }

  inputsRead(inputs: DeployInputs): void {
    this.#learn({ inputs });
    this.#context.log.debug(RUNTIME);
  }

  compared({ live, pending, record }: State, plan: Plan): void {
    const changed = hasWork(plan);
    const { changes } = plan;
    const previousJobId = record?.jobId;
    this.#learn({ plan, changes, changed, isRepair: pending !== undefined, previousJobId });
    this.#setOutput('changed', String(changed));
    if (previousJobId !== undefined) this.#setOutput('previous-job-id', cleanText(previousJobId, 200));
    if (pending !== undefined) this.#log('A deployment was interrupted: what it left has to be repaired');
    if (changes === undefined) this.#log(`This is the first deployment to ${this.#name}`);
    else {
      const { added, modified, removed } = changes;
      this.#setOutput('files-added', added.length);
      this.#setOutput('files-modified', modified.length);
      this.#setOutput('files-removed', removed.length);
      this.#log(
        `Compared with ${counted(live?.size ?? 0, 'file')} at ${this.#name}: ${changeNumbers(changes)}`,
      );
    }
  }

  /** Logs the plan; in a dry run, file by file. */
  planned(plan: Plan): void {
    const lines = planLines(plan);
    for (const [verb, path] of lines) this.#log(`Would ${verb} ${cleanText(path, 1000)}`);
    this.#log(
      `Dry run: ${counted(plan.uploads.length, 'file')} to upload, ${counted(lines.length - plan.uploads.length, 'file')} to delete. Nothing was changed.`,
    );
  }

  /** @param sizes bytes of each file to upload */
  starting(sizes: ReadonlyMap<string, number>): void {
    this.#sizes = sizes;
    for (const bytes of sizes.values()) this.#totalBytes += bytes;
  }

  /** From here on, the destination may be incomplete. */
  changing(): void {
    this.#learn({ destination: 'incomplete' });
    this.#progress = transferProgress(this.#context, 'Uploaded');
  }

  uploading(group: UploadGroup, count: number): void {
    this.#log(`Uploading ${counted(count, SINGULAR[group], GROUP_NAMES[group])}`.replaceAll('`', ''));
  }

  deleting(count: number): void {
    this.#log(`Deleting ${counted(count, 'file')}`);
  }

  transferred(event: RcloneEvent): void {
    if (event.kind === 'copied') {
      this.#uploaded += 1;
      this.#uploadedBytes += this.#sizes.get(event.name) ?? 0;
    } else if (event.kind === 'deleted') this.#deleted += 1;
    else if (event.kind === 'progress') this.#sent(event.bytes);
  }

  invalidated(paths: number): void {
    this.#learn({ invalidatedPaths: paths });
    this.#log(`Invalidated ${counted(paths, 'path')} in CloudFront`);
  }

  stateWritten(): void {
    this.#learn({ destination: 'complete' });
  }

  verified(urls: number): void {
    this.#learn({ verifiedUrls: urls });
  }

  /** Reports what was done so far, even if the step fails. */
  ended(): void {
    if (this.#facts.changed === undefined) return;
    this.#learn({
      uploadedFiles: this.#uploaded,
      uploadedBytes: this.#uploadedBytes,
      deletedFiles: this.#deleted,
    });
    this.#setOutput('files-uploaded', this.#uploaded);
    this.#setOutput('files-deleted', this.#deleted);
    this.#setOutput('bytes-uploaded', this.#uploadedBytes);
  }

  deployed(): void {
    this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome: 'completed' })}`);
  }

  resumeHint(_outcome: FailureOutcome, code: ErrorCode): string | undefined {
    if (this.#facts.destination !== 'incomplete' || code === 'bad-input') return undefined;
    return 'The destination may be incomplete until the next run, which repairs it.';
  }

  summary(result: Result): string | undefined {
    return deploySummary(this.#facts, result);
  }

  get #name(): string {
    const { inputs } = this.#facts;
    return inputs === undefined ? '' : cleanText(inputs.destination.name);
  }

  /** @param bytes by the current process of rclone */
  #sent(bytes: number): void {
    if (bytes < this.#sentNow) this.#sentBefore += this.#sentNow;
    this.#sentNow = bytes;
    const files = this.#sizes.size;
    if (this.#uploaded >= files) return;
    this.#progress?.({
      // A retry sends a file again.
      bytes: Math.min(this.#sentBefore + bytes, this.#totalBytes),
      totalBytes: this.#totalBytes,
      files: `${grouped(this.#uploaded)} of ${counted(files, 'file')}`,
    });
  }

  #learn(facts: Facts): void {
    this.#facts = { ...this.#facts, ...facts };
  }

  #log(line: string): void {
    this.#context.log.info(line);
  }
}

const SINGULAR: Readonly<Record<UploadGroup, string>> = {
  hashed: 'file of _next/static/',
  assets: 'file that is not a page',
  pages: 'page',
};
