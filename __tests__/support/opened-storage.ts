/** The storages of a destination as the action opens them, with the real rclone. */
import path from 'node:path';
import { systemClock as clock } from '../../src/context/context.ts';
import { Rclone } from '../../src/deploy/rclone/rclone.ts';
import { RcloneProcess } from '../../src/deploy/rclone/rclone-process.ts';
import { parseRemote } from '../../src/deploy/remote/remote.ts';
import { openRemote } from '../../src/deploy/storage/open-remote.ts';
import { siteStorage, stateStorage } from '../../src/deploy/storage/rclone-storage.ts';
import { neverAborted } from './fake-clock.ts';
import { writeFiles } from './folders.ts';
import { newFolder } from './new-folder.ts';
import { rcloneFolder } from './rclone.ts';
import { silentLog } from './silent-log.ts';
import type { TestedStorage } from './storage-contract.ts';

const NOBODY = { uploaded() {}, deleted() {} };
const CONTEXT = { log: silentLog, clock, signal: neverAborted };

export interface StorageOpener {
  /** @param destination as the input of the action has it */
  open(destination: string): Promise<TestedStorage>;
  end(): Promise<void>;
}

/**
 * @param env that configures its remotes
 * @param files of the site
 */
export async function startOpener(
  env: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Promise<StorageOpener> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  const rclone = await Rclone.start(
    new RcloneProcess(path.join(rcloneFolder(), 'rclone'), newFolder()),
    CONTEXT,
  );
  return {
    open: async (destination) => {
      const [folder, site] = [newFolder(), newFolder()];
      await writeFiles(site, files);
      const given = { rclone, folder, context: CONTEXT };
      const remote = await openRemote(parseRemote('destination', destination), 'destination', given);
      return { storage: siteStorage(remote, site, NOBODY), state: stateStorage(remote, 'state') };
    },
    end: async () => {
      await rclone.end();
      for (const name of Object.keys(env)) delete process.env[name];
      Object.assign(process.env, before);
    },
  };
}
