import { describe, expect, it } from '@jest/globals';
import { changedPages } from '../../../src/deploy/changed-pages.ts';
import { planDeployment } from '../../../src/deploy/plan/plan.ts';
import type { State } from '../../../src/deploy/state/state.ts';
import {
  destinationWith,
  filesOf,
  listingOf,
  PLAN_OPTIONS,
  stateWith,
  type Texts,
} from '../../support/deployment-states.ts';

const pagesOf = (state: State, site: Texts, there: Texts, options: Partial<typeof PLAN_OPTIONS> = {}) => {
  const destination = destinationWith(listingOf(there));
  const plan = planDeployment(state, filesOf(site), destination, { ...PLAN_OPTIONS, ...options });
  return changedPages({ plan, site: filesOf(site), state });
};
const live = (texts: Texts) => stateWith({ files: filesOf(texts) });

const SITE = { '404.html': 'x', 'a.html': '1', 'b/index.html': '1', 'index.html': '1', 'logo.svg': '1' };

describe('`changedPages`', () => {
  it('lists every page on a first deployment, in order, and no other file', () => {
    expect(pagesOf(stateWith(undefined), SITE, {})).toBe('/\n/a\n/b/\n');
  });

  it('lists added, modified, and removed pages, and is empty without a change', () => {
    const next = { ...SITE, '404.html': 'y', 'a.html': '2', 'new page.html': '1', 'logo.svg': '2' };
    const { 'b/index.html': _, ...without } = next;
    expect(pagesOf(live(SITE), without, SITE)).toBe('/a\n/b/\n/new%20page\n');
    expect(pagesOf(live(SITE), SITE, SITE)).toBe('');
  });

  it('lists a removed page that is no longer there, or that `delete: false` leaves there', () => {
    const { 'a.html': _, ...without } = SITE;
    expect(pagesOf(live(SITE), without, without)).toBe('/a\n');
    expect(pagesOf(live(SITE), without, SITE, { deletes: false })).toBe('/a\n');
  });

  it('lists a page that another program has changed or removed', () => {
    const { 'b/index.html': _, ...without } = SITE;
    expect(pagesOf(live(SITE), SITE, { ...without, 'a.html': 'defaced' })).toBe('/a\n/b/\n');
  });

  it('lists the pages that only an interrupted deployment has uploaded, although the site is the live one', () => {
    const state = stateWith({ files: filesOf(SITE) }, { pending: ['a.html', 'new.html', 'x.css'] });
    const there = { ...SITE, 'a.html': '2', 'new.html': '1' };
    expect(pagesOf(state, SITE, there)).toBe('/a\n/new\n');
  });

  it('lists pages with each extension, in any case, and no empty page, except one that had contents', () => {
    const site = { 'a.htm': '1', 'b.HTML': '1', 'c.xhtml': '1', 'empty.html': '', 'new.html': '' };
    expect(pagesOf(live({ 'empty.html': '1' }), site, {})).toBe('/a.htm\n/b.HTML\n/c.xhtml\n/empty\n');
  });

  it('lists an address once', () => {
    expect(pagesOf(stateWith(undefined), { 'a/.html': '1', 'a/.html.html': '1' }, {})).toBe('/a/.html\n');
  });
});
