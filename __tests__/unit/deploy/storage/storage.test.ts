/** The same tests for a folder and a bucket, with the real rclone, and for the storage in memory of other tests. */
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { systemClock as clock } from '../../../../src/context/context.ts';
import { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneProcess } from '../../../../src/deploy/rclone/rclone-process.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { Calls } from '../../../../src/deploy/storage/calls.ts';
import { openRemote } from '../../../../src/deploy/storage/open-remote.ts';
import { siteStorage, stateStorage } from '../../../../src/deploy/storage/rclone-storage.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { writeFiles } from '../../../support/folders.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotDeploy, itWithRclone, rcloneFolder } from '../../../support/rclone.ts';
import { S3Double } from '../../../support/s3-double.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { describeStorage, SITE, type TestedStorage } from '../../../support/storage-contract.ts';

const NOBODY = { uploaded() {}, deleted() {}, sent() {} };
const CONTEXT = { log: silentLog, clock, signal: neverAborted };

let s3: S3Double;
let rclone: Rclone;
let calls: Calls;

beforeAll(async () => {
  if (cannotDeploy !== undefined) return;
  s3 = await S3Double.listen();
  Object.assign(process.env, s3.env);
  const program = path.join(rcloneFolder(), 'rclone');
  rclone = await Rclone.start(new RcloneProcess(program, newFolder()), CONTEXT);
  calls = await Calls.start(rclone, CONTEXT);
});

afterAll(async () => {
  if (cannotDeploy !== undefined) return;
  await rclone.end();
  await s3.close();
});

/** @param destination as the input of the action has it */
async function opened(destination: string): Promise<TestedStorage> {
  const [folder, site] = [newFolder(), newFolder()];
  await writeFiles(site, SITE);
  const given = { calls, folder, context: CONTEXT };
  const remote = await openRemote(parseRemote('destination', destination), 'destination', given);
  return { storage: siteStorage(remote, site, NOBODY), state: stateStorage(remote, 'state') };
}

async function inMemory(): Promise<TestedStorage> {
  const storage = new MemoryStorage({}, { site: SITE });
  return { storage, state: new MemoryStorage(storage.files, { prefix: 'state/' }) };
}

describeStorage('siteStorage of a folder', () => opened(path.join(newFolder(), 'docs')), itWithRclone);
describeStorage(
  'siteStorage of a bucket',
  () => opened(`docs:${s3.bucket}/${path.basename(newFolder())}`),
  itWithRclone,
);
describeStorage('MemoryStorage', inMemory);
