/** A logger that prints nothing. */
export const silentLog = {
  info() {},
  debug() {},
};
