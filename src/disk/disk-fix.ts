/** Explains how to fix errors of files, folders, and disks. The codes are those of the system. */

const FIXES: readonly (readonly [codes: string, fix: string])[] = [
  ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
  [
    'EACCES EPERM',
    'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
  ],
  ['EROFS', 'The file system is read-only: use a folder on another one.'],
  ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
  ['ENAMETOOLONG', 'A name or the complete path is too long for the system: use a shorter one.'],
  ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
  ['ENOTDIR EEXIST', 'A file is where a folder is needed: remove or rename that file.'],
  ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
  // Windows reports a name with `:`, `?`, or `*`, and other systems one that the disk cannot store.
  ['EINVAL EILSEQ', 'A name in the path has a character that the system does not allow: rename it.'],
  ['EIO', 'The disk reports an error: check it, or use another runner.'],
];

/** Returns complete sentences that follow a message about the error; "it" refers to its subject. */
export function diskFix(cause: unknown): string {
  const { code = '' } = cause as NodeJS.ErrnoException;
  const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
  return fix ?? 'Check that it exists and that this step is allowed to access it.';
}
