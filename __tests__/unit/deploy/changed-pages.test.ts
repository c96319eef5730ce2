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

// The scenarios have first deployments, changes, repairs, and interrupted deployments.
describe('`changedPages`', () => {
  it('lists a removed page that is no longer there, or that `delete: false` leaves there', () => {
    const { 'a.html': _, ...without } = SITE;
    expect(pagesOf(live(SITE), without, without)).toBe('/a\n');
    expect(pagesOf(live(SITE), without, SITE, { deletes: false })).toBe('/a\n');
  });

  it('lists no empty page, except one that had contents, and no page for errors', () => {
    const site = { ...SITE, '404.html': 'y', 'empty.html': '', 'new.html': '' };
    const before = { ...SITE, 'empty.html': '1' };
    expect(pagesOf(live(before), site, before)).toBe('/empty\n');
  });

  it('lists an address once', () => {
    expect(pagesOf(stateWith(undefined), { 'a/.html': '1', 'a/.html.html': '1' }, {})).toBe('/a/.html\n');
  });
});
