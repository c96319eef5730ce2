import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { yamlString } from '../../../src/text/yaml-string.ts';

// The tests of `helm-values.ts` have texts that look like other values.
it.each(['', 'line\nbreak\ttab', '\u0085\u2028\u2029\ufeff\ufffe\uffff\u007f', '漢字 😀'])(
  'yamlString: writes %j so that readers of YAML 1.1 and 1.2 read it as this text',
  (text) => {
    const line = `value: ${yamlString(text)}`;
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/u);
    for (const version of ['1.1', '1.2'] as const) expect(parse(line, { version })).toEqual({ value: text });
  },
);
