/** The `User-Agent` that this action sends. A test compares it with `package.json`. */
export const USER_AGENT = 'static-export-action/1.0.0';

/** The first line of a debug log. */
export const RUNTIME = `${USER_AGENT}, Node.js ${process.version}, ${process.platform} ${process.arch}`;
