/** Jobs that deploy sites to a double of S3, one after the other or at the same time. */
import path from 'node:path';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder, writeFiles } from './folders.ts';
import { S3Double, type S3Rule } from './s3-double.ts';
import { startDeployment } from './start-deployment.ts';

/** The texts of a site's files by their paths. */
export type SiteTexts = Readonly<Record<string, string>>;

const RUN = { GITHUB_RUN_ID: '200', GITHUB_RUN_ATTEMPT: '1' };

interface JobOptions {
  readonly runId?: string;
  /** Interrupts the step when it aborts. */
  readonly cancels?: AbortSignal;
  /** Kills the step when it aborts. */
  readonly kills?: AbortSignal;
}

/** A bucket, and jobs that deploy to it. */
export class Jobs {
  readonly s3: S3Double;
  readonly #home: string;

  private constructor(home: string, s3: S3Double) {
    [this.#home, this.s3] = [home, s3];
  }

  static async with(rules: readonly S3Rule[], test: (jobs: Jobs) => Promise<void>): Promise<void> {
    const home = await makeTempFolder('jobs');
    const s3 = await S3Double.listen(rules);
    try {
      await test(new Jobs(home, s3));
    } finally {
      await s3.close();
      await removeFolder(home);
    }
  }

  /** @param name of the job, which has its own workspace */
  siteFolder(name: string): string {
    return path.join(this.#home, name, 'site');
  }

  async deploy(
    name: string,
    files: SiteTexts,
    { runId = RUN.GITHUB_RUN_ID, cancels, kills }: JobOptions = {},
  ): Promise<StepResult> {
    await removeFolder(this.siteFolder(name));
    await writeFiles(this.siteFolder(name), files);
    const { child, result } = startDeployment({
      inputs: { destination: `docs:${this.s3.bucket}/docs` },
      env: { ...RUN, GITHUB_RUN_ID: runId, ...this.s3.env },
      workspace: path.dirname(this.siteFolder(name)),
    });
    cancels?.addEventListener('abort', () => child.kill('SIGINT'));
    kills?.addEventListener('abort', () => child.kill('SIGKILL'));
    return result;
  }

  /** The files of the site at the destination. */
  get site(): SiteTexts {
    const files = [...this.s3.objects].filter(([key]) => !key.includes('/.static-export/'));
    return Object.fromEntries(files.map(([key, { body }]) => [key.replace('docs/', ''), String(body)]));
  }
}

export const resultOf = ({ outputs }: StepResult) => outputs['error-code'] ?? outputs['outcome'];

/** An event that both jobs wait for. */
export class Gate {
  readonly opened: Promise<void>;
  readonly #open: () => void;
  #left: number;

  /** @param count it opens when `arrive` was called this many times */
  constructor(count: number) {
    let open = () => {};
    this.opened = new Promise((resolve) => {
      open = resolve;
    });
    this.#open = open;
    this.#left = count;
  }

  arrive(): Promise<void> {
    this.#left -= 1;
    if (this.#left === 0) this.#open();
    return this.opened;
  }
}
