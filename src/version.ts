/** What this action calls itself towards servers. A test holds it against `package.json`. */
export const VERSION = '0.1.0';
export const USER_AGENT = `static-export-action/${VERSION}`;
