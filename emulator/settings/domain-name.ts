/** The domains that the service accepts: bare host names, which may be internationalized (see the description). */
const LETTER = 'A-Za-z0-9_\\u00c0-\\u1fff\\u2c00-\\u2fef\\u3005-\\ud7ff\\uf900-\\ufdcf';
const LABEL = `[${LETTER}](?:[${LETTER}-]*[${LETTER}])?`;
const DOMAIN = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`);

/** Whether an export of this domain can be started, provided that it has a site. */
export const isDomain = (name: string): boolean => DOMAIN.test(name);
