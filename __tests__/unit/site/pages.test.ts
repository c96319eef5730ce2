import { describe, expect, it } from '@jest/globals';
import { countPages } from '../../../src/site/pages.ts';

describe('countPages', () => {
  it('counts files that end in .html, without the error page at the root', () => {
    const pages = ['a.html', 'b/index.html', '.html', 'a/404.html'];
    expect(countPages([...pages, '404.html', 'a.HTML', 'a.htm', 'a.html.txt'])).toBe(4);
  });
});
