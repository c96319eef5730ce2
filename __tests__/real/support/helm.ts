/** Runs Helm, and serves a chart to it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type FolderServer, listenForFolder } from '../../../tools/serve-folder.ts';
import { pathOf } from './needs.ts';

export const CHART = path.join(import.meta.dirname, 'chart');

/** @param home a folder of the test, in which Helm keeps its settings */
export const runHelm = (home: string, ...args: readonly string[]) =>
  promisify(execFile)(pathOf('helm'), args, { env: { HOME: home } });

/**
 * Serves version 0.1.0 of the test chart, as `helm upgrade --repo` expects it.
 *
 * @param home an empty folder
 */
export async function startChartRepository(home: string): Promise<FolderServer> {
  await runHelm(home, 'package', CHART, '--destination', home);
  await runHelm(home, 'repo', 'index', home);
  const server = await listenForFolder(0);
  server.show(home);
  return server;
}
