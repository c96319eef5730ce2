/** What it takes to list, upload, and delete files at the destination. */
import type { Context } from '../../context/context.ts';
import type { Remote } from '../remote/remote.ts';
import type { Rclone } from './rclone.ts';
import type { parallelOf } from './rclone-environment.ts';
import type { RcloneEvent } from './rclone-log.ts';
import type { StorageFeatures } from './storage-features.ts';

export interface Transfer {
  readonly rclone: Rclone;
  readonly destination: Remote;
  readonly features: StorageFeatures;
  /** How many files are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  readonly sitePath: string;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
  readonly onEvent: (event: RcloneEvent) => void;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (bytes: number) => void;
}
