/** Helm without a cluster (`helm-values/main.go`), and a chart repository that it can use. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathOf } from './needs.ts';

const run = promisify(execFile);

/** The release after an upgrade. */
export interface Release {
  readonly name: string;
  readonly namespace: string;
  readonly chart: string;
  readonly revision: number;
  /** The values that the templates see: the release's values take precedence over the chart's. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Everything that Helm would send to the cluster. */
  readonly manifest: string;
}

export interface ChartRepository {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves version 0.1.0 of the test chart, as `helm upgrade --repo` expects it.
 *
 * @param home an empty folder
 */
export async function startChartRepository(home: string): Promise<ChartRepository> {
  const options = { env: { ...process.env, HOME: home } };
  const helm = (...args: readonly string[]) => run(pathOf('helm-values'), args, options);
  await helm('package', path.join(import.meta.dirname, 'chart'), '--destination', home);
  await helm('repo', 'index', home);
  const server = createServer(async (request, response) => {
    const file = path.join(home, path.basename(request.url ?? ''));
    const content = await readFile(file).catch(() => undefined);
    response.writeHead(content === undefined ? 404 : 200);
    response.end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
