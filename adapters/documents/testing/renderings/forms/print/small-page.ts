import { layOut } from '../../layout/lay-out.ts';
import type { Form } from '../form.ts';
import { ordinaryLook } from './look.ts';
import { printOffer } from './print-offer.ts';

/** A5 with tight leading and hardly a gap between paragraphs. */
export const smallPage: Form = {
  id: 'small-page',
  format: 'pdf',
  extension: 'pdf',
  async make(offer, chance, press) {
    const look = {
      ...ordinaryLook(chance),
      paper: 'A5' as const,
      marginsMm: [14, chance.whole(12, 16)] as const,
      fontSizePt: chance.pick([8.5, 9, 9.5]),
      // Any tighter, and browsers draw the tops of a page’s first line at the foot of the page before.
      leading: chance.pick([1.1, 1.13, 1.16]),
      itemIndentEm: 1.6,
    };
    const gap = look.firstLineIndentEm > 0 ? 0 : chance.pick([0.15, 0.25, 0.35]);
    return printOffer(layOut(offer), { ...look, paragraphGapEm: gap }, await press());
  },
};
