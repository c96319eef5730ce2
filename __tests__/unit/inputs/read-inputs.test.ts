import { expect, it } from '@jest/globals';
import { parseText } from '../../../src/inputs/parsers.ts';
import { readInputs } from '../../../src/inputs/read-inputs.ts';
import { printedBy } from '../../support/printed-by.ts';
import { refusalOf } from '../../support/refusal.ts';
import '../../support/restored-environment.ts';

const TABLE = {
  apiKey: { name: 'api-key', isRequired: true, isSecret: true, parse: parseText },
  wait: { name: 'wait', default: 'true', parse: parseText },
} as const;

it('readInputs: masks a secret, and uses the default of an empty input', () => {
  process.env['INPUT_API-KEY'] = 'mint_0123456789';
  process.env['INPUT_WAIT'] = '';
  const printed = printedBy(() => {
    expect(readInputs(TABLE)).toEqual({ apiKey: 'mint_0123456789', wait: 'true' });
  });
  expect(printed).toContain('::add-mask::mint_0123456789');
});

it.each([
  ['the default of a missing value', undefined, '.git'],
  ['an empty value', '', ''],
])('readInputs: reads %s of an input that may be empty', (_, given, value) => {
  if (given !== undefined) process.env['INPUT_EXCLUDE'] = given;
  const table = {
    exclude: { name: 'exclude', default: '.git', isEmptyMeant: true, parse: parseText },
  } as const;
  expect(readInputs(table)).toEqual({ exclude: value });
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
it.each(['secrets.DOCS_KEY', '{ secrets.DOCS_KEY }', '${ secrets.DOCS_KEY }', 'secrets.DOCS_KEY }}'])(
  'readInputs: reports that the braces of %j are missing, and masks nothing',
  (value) => {
    process.env['INPUT_API-KEY'] = value;
    let refusal = '';
    const printed = printedBy(() => {
      refusal = refusalOf(() => readInputs(TABLE));
    });
    expect(printed).toBe('');
    expect(refusal).toBe(
      `Input \`api-key\` is the text "${value}", not the value of an expression. ` +
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
        '`${{ }}` is missing: write `api-key: ${{ secrets.DOCS_KEY }}`.',
    );
  },
);

it.each(['apikey', 'api_key'])('readInputs: suggests the right name of %s, without its hyphen', (name) => {
  process.env[`INPUT_${name.toUpperCase()}`] = 'mint_0123456789';
  expect(refusalOf(() => readInputs(TABLE))).toBe(
    `Input \`${name}\` is not an input of this action. Write \`api-key\`, with a hyphen.`,
  );
});
