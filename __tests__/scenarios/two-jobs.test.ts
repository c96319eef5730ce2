/** Two jobs of one workflow run deploy different sites to one destination, at the same time. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { cannotSignal, itUnless } from '../support/platform.ts';
import { cannotDeploy, itWithRclone, pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';
import { S3Double, type S3Rule } from '../support/s3-double.ts';

type Files = Readonly<Record<string, string>>;

const LEFT: Files = { 'index.html': 'left', 'left.html': 'left', 'shared.html': 'left.' };
const RIGHT: Files = { 'index.html': 'right', 'right.html': 'right', 'shared.html': 'right' };
const RUN = { GITHUB_RUN_ID: '200', GITHUB_RUN_ATTEMPT: '1' };

/** A bucket, and jobs that deploy to it. */
class Jobs {
  readonly #home: string;
  readonly #s3: S3Double;

  private constructor(home: string, s3: S3Double) {
    [this.#home, this.#s3] = [home, s3];
  }

  static async with(rules: readonly S3Rule[], test: (jobs: Jobs) => Promise<void>): Promise<void> {
    const home = await makeTempFolder('two-jobs');
    const s3 = await S3Double.listen(rules);
    try {
      await test(new Jobs(home, s3));
    } finally {
      await s3.close();
      await removeFolder(home);
    }
  }

  /** @param signal interrupts the step when it aborts */
  async deploy(
    name: string,
    files: Files,
    { runId = RUN.GITHUB_RUN_ID, signal }: { readonly runId?: string; readonly signal?: AbortSignal } = {},
  ): Promise<StepResult> {
    const workspace = path.join(this.#home, name);
    await writeFiles(path.join(workspace, 'site'), files);
    const { child, result } = startStep({
      actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
      inputs: { 'site-path': 'site', destination: `docs:${this.#s3.bucket}/docs` },
      env: { ...RUN, GITHUB_RUN_ID: runId, PATH: pathWithRclone(), ...this.#s3.env },
      workspace,
    });
    signal?.addEventListener('abort', () => child.kill('SIGINT'));
    const step = await result;
    await step.remove();
    return step;
  }

  /** The files of the site at the destination. */
  get site(): Files {
    const files = [...this.#s3.objects].filter(([key]) => !key.includes('/.static-export/'));
    return Object.fromEntries(files.map(([key, { body }]) => [key.replace('docs/', ''), String(body)]));
  }
}

const resultOf = ({ outputs }: StepResult) => outputs['error-code'] ?? outputs['outcome'];

/** An event that both jobs wait for. */
class Gate {
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

itWithRclone('Two jobs of one run: exactly one deploys if both begin at the same time', async () => {
  const bothRead = new Gate(2);
  const rules = [{ at: /^LIST docs\/\.static-export/, times: 2, waits: () => bothRead.arrive() }];
  await Jobs.with(rules, async (jobs) => {
    const [left, right] = await Promise.all([jobs.deploy('left', LEFT), jobs.deploy('right', RIGHT)]);
    expect([resultOf(left), resultOf(right)].sort()).toEqual(['completed', 'conflict']);
    expect(jobs.site).toEqual(resultOf(left) === 'completed' ? LEFT : RIGHT);
  });
});

itWithRclone(
  'Two jobs of one run: the one that uploads over the other fails, and a new run repairs',
  async () => {
    const [uploading, otherEnded] = [new Gate(2), new Gate(1)];
    const waits = () => {
      uploading.arrive();
      return otherEnded.opened;
    };
    await Jobs.with([{ at: /^PUT docs\/(?:shared|index)\.html/, times: 2, waits }], async (jobs) => {
      const slow = jobs.deploy('left', LEFT);
      await uploading.opened;
      const fast = await jobs.deploy('right', RIGHT);
      otherEnded.arrive();
      expect([resultOf(await slow), resultOf(fast)]).toEqual(['conflict', 'completed']);
      expect(jobs.site).not.toEqual(RIGHT);
      expect(resultOf(await jobs.deploy('again', RIGHT, { runId: '201' }))).toBe('completed');
      expect(jobs.site).toEqual(RIGHT);
    });
  },
);

itUnless(cannotSignal ?? cannotDeploy)(
  'Two jobs of one run: a new run repairs what a cancelled one has uploaded over the other',
  async () => {
    const [uploading, otherEnded] = [new Gate(1), new Gate(1)];
    const waits = () => {
      uploading.arrive();
      return otherEnded.opened;
    };
    const rules = [
      { at: /^PUT docs\/shared\.html/, times: 1, waits },
      { at: /^PUT docs\/index\.html/, times: 1, hangs: true },
    ];
    await Jobs.with(rules, async (jobs) => {
      const cancellation = new AbortController();
      const slow = jobs.deploy('left', LEFT, { signal: cancellation.signal });
      await uploading.opened;
      expect(resultOf(await jobs.deploy('right', RIGHT))).toBe('completed');
      otherEnded.arrive();
      while (jobs.site['shared.html'] !== LEFT['shared.html']) await sleep(20);
      cancellation.abort();
      expect(resultOf(await slow)).toBe('cancelled');
      // Both versions of that page have the same size, so only the state shows that it was replaced.
      expect(resultOf(await jobs.deploy('again', RIGHT, { runId: '201' }))).toBe('completed');
      expect(jobs.site).toEqual(RIGHT);
    });
  },
);
