import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import type { GitHubApi } from '../../../src/github/github-api.ts';
import { Issues } from '../../../src/github/issues.ts';

const AUTHORS = [
  ...['OWNER', 'MEMBER', 'COLLABORATOR', 'CONTRIBUTOR', 'NONE'].map((name) => [name, 'User']),
  ['NONE', 'Bot'],
];

// Tokens of a workflow are in the scenarios of the alarm.
it.each([
  ['ghp_x', [1, 2, 3, 6]],
  ['ghs_x', [6]],
])(
  'Issues.open: returns, with the token %s, the issues of those who may have opened one',
  async (token, numbers) => {
    const api = {
      options: { token },
      async *list(_call: object, _route: string, _parameters: object, schema: v.GenericSchema) {
        for (const [index, [author_association, type]] of AUTHORS.entries())
          yield v.parse(schema, { number: index + 1, html_url: '', user: { type }, author_association });
      },
    } as unknown as GitHubApi;
    const found = await new Issues(api, 'export-alarm').open();
    expect(found.map(({ number }) => number)).toEqual(numbers);
  },
);
