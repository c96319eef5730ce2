/** What the service accepts as a domain: a bare host name, which may be internationalised; as the description has it. */
const LETTER = 'A-Za-z0-9_\\u00c0-\\u1fff\\u2c00-\\u2fef\\u3005-\\ud7ff\\uf900-\\ufdcf';
const LABEL = `[${LETTER}](?:[${LETTER}-]*[${LETTER}])?`;
const DOMAIN = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`);

/** Whether an export of it can be started, if it has a site. */
export const isDomain = (name: string): boolean => DOMAIN.test(name);
