/** What the reader of a body does between two chunks is its own affair. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../emulator/emulator.ts';
import { requestBytes } from '../src/bundle/storage-client.ts';
import { Connections } from '../src/http/connections.ts';

const IDLE_MS = 1500;

it('does not take a slow disk for a silent storage', async () => {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 40, pageBytes: 20_000 });
  const connections = new Connections({ keepAlive: true });
  try {
    const post = async (address: string, body?: object): Promise<Record<string, string>> => {
      const answer = await fetch(`${emulator.baseUrl}/v1/static-export/jobs${address}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${emulator.apiKey}` },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const { jobId } = await post('', { domain: emulator.domain });
    const { bundleUrl = '' } = await post(`/${jobId}/bundle`);

    const { signal } = new AbortController();
    const answer = await requestBytes(connections, { url: new URL(bundleUrl) }, IDLE_MS, signal);
    let [bytes, chunks] = [0, 0];
    for await (const chunk of answer.body) {
      if (chunks === 0) await sleep(2.5 * IDLE_MS);
      bytes += chunk.length;
      chunks += 1;
    }
    expect(chunks).toBeGreaterThan(1);
    expect(bytes).toBe(answer.sizeBytes);
  } finally {
    connections.close();
    await emulator.close();
  }
});
