import { expect, it } from '@jest/globals';
import { warnOfForm } from '../../../src/inputs/project-id.ts';
import { printedBy } from '../../support/printed-by.ts';

it.each([undefined, '65e1a7b20c9d4f3e8a6b5c1d', '65E1A7B20C9D4F3E8A6B5C1D'])(
  'warnOfForm: accepts %s',
  (id) => {
    expect(printedBy(() => warnOfForm(id))).toBe('');
  },
);

it.each(['proj_4f2a', 'my-docs', '65e1a7b20c9d4f3e8a6b5c1', '65e1a7b20c9d4f3e8a6b5c1g', 'docs.example.com'])(
  'warnOfForm: warns of %s once, without the value',
  (id) => {
    const printed = printedBy(() => warnOfForm(id));
    expect(printed).toMatch(
      /^::warning::Input `project-id` does not have the form.*24 hex digits.*API keys page/,
    );
    expect(printed).not.toContain(id);
  },
);
