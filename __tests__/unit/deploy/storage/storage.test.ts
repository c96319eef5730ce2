/**
 * The same tests for a folder and a bucket, with the real rclone, and for the storage in memory of other tests.
 * `real/storages.real.ts` has them for real servers.
 */
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { MemoryStorage } from '../../../support/memory-storage.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { type StorageOpener, startOpener } from '../../../support/opened-storage.ts';
import { cannotDeploy, itWithRclone } from '../../../support/rclone.ts';
import { S3Double } from '../../../support/s3-double.ts';
import { describeStorage, SITE, type TestedStorage } from '../../../support/storage-contract.ts';

let s3: S3Double;
let opener: StorageOpener;

beforeAll(async () => {
  if (cannotDeploy !== undefined) return;
  s3 = await S3Double.listen();
  opener = await startOpener(s3.env, SITE);
});

afterAll(async () => {
  if (cannotDeploy !== undefined) return;
  await opener.end();
  await s3.close();
});

async function inMemory(): Promise<TestedStorage> {
  const storage = new MemoryStorage({}, { site: SITE });
  return { storage, state: new MemoryStorage(storage.files, { prefix: 'state/' }) };
}

const inFolder = () => opener.open(path.join(newFolder(), 'docs'));
const inBucket = () => opener.open(`docs:${s3.bucket}/${path.basename(newFolder())}`);
describeStorage('siteStorage of a folder', inFolder, { test: itWithRclone });
describeStorage('siteStorage of a bucket', inBucket, { test: itWithRclone });
describeStorage('MemoryStorage', inMemory);
