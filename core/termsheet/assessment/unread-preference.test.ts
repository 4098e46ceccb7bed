import { expect, it } from 'vitest';
import { taxonomy } from '../clauses/taxonomy.ts';
import { unresolved } from '../facts.ts';
import { placeFinding } from './finding.ts';
import { isPreferenceUnread, type PreferenceGrounds } from './unread-preference.ts';

const unread: PreferenceGrounds = {
  facts: { liquidationMultiple: null },
  documentType: 'priced-equity',
  signals: { namesPreferredShares: true },
  findings: [],
};
const denied = placeFinding(taxonomy.liquidationMultiple, {
  rating: 'Green',
  risk: 'Investors have no preference.',
  recommendation: 'No change needed.',
});

it('asks what preferred shares are paid first', () => {
  expect(isPreferenceUnread(unread)).toBe(true);
});

it.each<[string, Partial<PreferenceGrounds>]>([
  ['it was read', { facts: { liquidationMultiple: 1 } }],
  ['it is left open, which is a finding of its own', { facts: { liquidationMultiple: unresolved } }],
  ['it is denied', { findings: [denied] }],
  ['no preferred shares are sold', { signals: { namesPreferredShares: false } }],
  ['shares come later', { documentType: 'safe' }],
])('does not ask where %s', (_, known) => {
  expect(isPreferenceUnread({ ...unread, ...known })).toBe(false);
});
