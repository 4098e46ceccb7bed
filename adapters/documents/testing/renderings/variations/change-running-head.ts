import type { Chance } from '../chance.ts';
import type { Offer, Running } from '../content/offer.ts';

const runnings: readonly Running[] = [
  { heads: ['Draft 7 – not reviewed by counsel'], foot: 'Page {page} of {pages}' },
  { heads: ['Privileged and confidential', 'Attorney work product'], foot: '{page}' },
  { heads: ['Data room / 03 Corporate / 03.2 Offers'], foot: 'Downloaded copy – {page}/{pages}' },
  { heads: ['Board pack, item 9', 'Not for onward circulation'], foot: '- {page} -' },
];

/** The same offer under other lines at the top and foot of its pages. */
export function changeRunningHead(offer: Offer, chance: Chance): Offer {
  return { ...offer, running: chance.pick(runnings) };
}
