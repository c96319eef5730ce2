// The emulator in a process of its own, so that serving does not run on the processor time of the bench.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ADMIN_KEY } from '../../emulator/keys.ts';
import type { GivenExportJobSettings } from '../../emulator/settings.ts';

export interface ReadyJob {
  readonly jobId: string;
  readonly bundleUrl: string;
}

export class EmulatorProcess {
  readonly #child: ChildProcess;
  readonly baseUrl: string;

  private constructor(child: ChildProcess, baseUrl: string) {
    this.#child = child;
    this.baseUrl = baseUrl;
  }

  static async start(): Promise<EmulatorProcess> {
    const cli = path.resolve(import.meta.dirname, '..', '..', 'emulator', 'cli.js');
    const args = [cli, '--queued-ms', '0', '--running-ms', '0', '--url-lifetime', '36000'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /: (http:\S+)$/.exec(line) ?? [];
      if (address !== undefined) return new EmulatorProcess(child, address);
    }
    throw new Error('The emulator did not start.');
  }

  /** A job that is complete, and a link to its bundle. */
  async readyJob(settings: GivenExportJobSettings): Promise<ReadyJob> {
    await this.#post('/emulator/next-job', settings);
    const { jobId } = await this.#post<{ jobId: string }>('/v1/static-export/jobs', {
      domain: 'docs.example.com',
    });
    const { bundleUrl } = await this.#post<{ bundleUrl: string }>(
      `/v1/static-export/jobs/${jobId}/bundle`,
      {},
    );
    return { jobId, bundleUrl };
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }

  async #post<Answer>(address: string, body: object): Promise<Answer> {
    const headers = { Authorization: `Bearer ${ADMIN_KEY}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.baseUrl}${address}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
