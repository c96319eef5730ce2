/**
 * For these reasons, the gate (`LEFT_OUT=refuse`) accepts that a test is left out: what it tests does not exist on this
 * system. A program that could be installed is no such reason. A newcomer's run accepts every reason.
 */
const isLinux = process.platform === 'linux';
const isWindows = process.platform === 'win32';

/** Each expression matches a complete reason. */
const REASONS = [
  /Only Windows keeps others from an open file/,
  /Root reads every file/,
  ...(isWindows ? [/Windows .+/] : []),
  // Only on Linux are the tests that deploy tried, and the tools those of GNU.
  ...(isLinux
    ? []
    : [
        /rclone is not installed\..+/,
        /`npm test` gets rclone on Linux only/,
        /There is no bash, or no GNU tar, find, and sha256sum/,
        /There is no sha256sum of GNU/,
        /There is no \/proc\/self\/stat/,
        /zip is not installed/,
      ]),
];

/** @param {string} reason */
export function isAccepted(reason) {
  return REASONS.some((accepted) => new RegExp(`^(?:${accepted.source})$`).test(reason));
}

/** Whether this is the run of a gate, in which everything has to be tested. */
export const refusesToLeaveOut = () => process.env['LEFT_OUT'] === 'refuse';
