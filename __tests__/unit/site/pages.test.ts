import { describe, expect, it } from '@jest/globals';
import { countPages } from '../../../src/site/pages.ts';

describe('countPages', () => {
  it('counts files that end in .html, without the error page at the root', () => {
    const names = [
      'a.html',
      'b/index.html',
      '.html',
      'a/404.html',
      '404.html',
      'a.HTML',
      'a.htm',
      'a.html.txt',
    ];
    expect(countPages(names)).toBe(4);
  });
});
