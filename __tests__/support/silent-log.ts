/** A logger that prints nothing. */
export const silentLog = {
  info() {},
  debug() {},
  withoutCommands: <T>(work: () => Promise<T>) => work(),
};
