/** Tests that compare the files of the repository need git to list them. */
import { spawnSync } from 'node:child_process';
import { REPOSITORY } from './repository.ts';

/** Why a test cannot list the files of the repository; undefined if it can. */
export const cannotListFiles =
  spawnSync('git', ['rev-parse'], { cwd: REPOSITORY }).status === 0
    ? undefined
    : 'git is not installed, or this is not a clone';
