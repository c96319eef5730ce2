/** Explains how to fix errors of files, folders, and disks. Only this file knows the system's error codes. */

const DISK_FULL = 'The disk is full: free some space.';
const NOT_ALLOWED =
  'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.';
const READ_ONLY = 'The file system is read-only.';
const IN_USE = 'Another program has it open: close that program, and run the step again.';
const NAME_TOO_LONG = 'A name or the complete path is too long for the system.';
const MISSING = 'It does not exist, or a folder around it cannot be created.';
const NOT_A_FOLDER = 'A file is where a folder is needed.';
const TOO_MANY_FILES = 'The process may not open more files: raise the limit of open files on the runner.';
const BROKEN = 'The disk reports an error: check it, or use another runner.';

const FIXES: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: READ_ONLY,
  EBUSY: IN_USE,
  ETXTBSY: IN_USE,
  ENAMETOOLONG: NAME_TOO_LONG,
  ENOENT: MISSING,
  ENOTDIR: NOT_A_FOLDER,
  EEXIST: NOT_A_FOLDER,
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  EIO: BROKEN,
};

/**
 * @param cause what the file system threw
 * @returns complete sentences; "it" is what the message before them names
 */
export function diskFix(cause: unknown): string {
  const { code = '' } = cause as NodeJS.ErrnoException;
  return FIXES[code] ?? 'Check that it exists and that this step is allowed to access it.';
}
