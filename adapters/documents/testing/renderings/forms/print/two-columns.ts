import type { Offer } from '../../content/offer.ts';
import { layOut } from '../../layout/lay-out.ts';
import type { Form } from '../form.ts';
import { ordinaryLook } from './look.ts';
import { printOffer } from './print-offer.ts';

/** Two columns: text that flows from one to the next, or clauses side by side with their headings at one height. */
export const twoColumns: Form = {
  id: 'two-columns',
  format: 'pdf',
  extension: 'pdf',
  async make(offer, chance, press) {
    const look = {
      ...ordinaryLook(chance),
      marginsMm: [18, 16] as const,
      fontSizePt: chance.pick([8.5, 9, 9.5]),
      leading: chance.pick([1.15, 1.25, 1.3]),
      columns: hasClauses(offer) && chance.yes(0.6) ? ('equal-heights' as const) : (2 as const),
    };
    return printOffer(layOut(offer), look, await press());
  },
};

/** Clauses enough to stand side by side, and nothing between them that belongs to none. */
function hasClauses({ body }: Offer): boolean {
  const first = body.findIndex(({ kind }) => kind === 'section');
  const clauses = body.slice(first);
  return first >= 0 && clauses.length >= 4 && clauses.every(({ kind }) => kind === 'section');
}
