/** What this action calls itself towards servers. A test holds it against `package.json`. */
export const USER_AGENT = 'static-export-action/1.0.0';
