/** Shows deployments of the exported site to a folder. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type FolderServer, listenForFolder } from '../serve-folder.ts';
import { type Place, type ShownDeployment, slowed } from './deployments.ts';
import { repository, showStep, title } from './show-step.ts';

/** A run that is cancelled has uploaded a part by then. */
const UNTIL_CANCEL_MS = 2000;

/** @returns whether `PATH` has an rclone that the deploy action uses (src/deploy/rclone/find-rclone.ts) */
export async function hasRclone(): Promise<boolean> {
  const { stdout } = await promisify(execFile)('rclone', ['version']).catch(() => ({ stdout: '' }));
  const [, major, minor] = /^rclone v(\d+)\.(\d+)/m.exec(stdout) ?? [];
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 75);
}

/**
 * @param folder of the demo
 * @returns whether all of them ended as they were meant to
 */
export async function deploySite(
  deployments: readonly ShownDeployment[],
  { folder, ...exported }: { readonly folder: string; readonly site: string; readonly jobId: string },
): Promise<boolean> {
  const servers: FolderServer[] = [];
  const place: Place = {
    site: exported.site,
    newer: path.join(folder, 'newer-site'),
    destination: destinationIn(folder),
    serve: async (shown) => {
      const server = await listenForFolder(0);
      servers.push(server);
      server.show(shown);
      return server.address;
    },
  };
  // Each is a run of a workflow of its own: the state of the destination names them.
  let runs = 0;
  const show = async (deployment: ShownDeployment): Promise<boolean> => {
    const { meanwhile, ends = 'success' } = deployment;
    const run = ++runs;
    const given = await deployment.given?.(place);
    const onUpload = async (cancel: () => void) => {
      if (meanwhile === 'cancel') await sleep(UNTIL_CANCEL_MS).then(cancel);
      else if (meanwhile !== undefined) {
        await show(meanwhile);
        title(`The log of deployment ${run}, continued`);
      }
    };
    const { conclusion } = await showStep({
      title: `Deployment ${run}: ${deployment.about}`,
      uses: './deploy',
      inputs: {
        'site-path': place.site,
        'job-id': exported.jobId,
        destination: path.relative(repository, place.destination),
        ...given?.inputs,
      },
      env: { GITHUB_RUN_ID: `${run}`, ...slowed(deployment), ...given?.env },
      folder,
      page: `summary-of-deployment-${run}.html`,
      showsSummary: true,
      onUpload: meanwhile && onUpload,
    });
    return conclusion === ends;
  };
  try {
    for (const deployment of deployments) if (!(await show(deployment))) return false;
    return true;
  } finally {
    for (const server of servers) server.close();
  }
}

export function destinationIn(folder: string): string {
  return path.join(folder, 'destination');
}
