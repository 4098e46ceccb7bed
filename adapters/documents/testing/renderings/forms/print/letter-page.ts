import { layOut } from '../../layout/lay-out.ts';
import type { Form } from '../form.ts';
import { ordinaryLook } from './look.ts';
import { printOffer } from './print-offer.ts';

/**
 * American letter paper, ragged right: narrow, thin and fixed spaces in figures, notes at the foot of their page,
 * heads that name the part.
 */
export const letterPage: Form = {
  id: 'letter-page',
  format: 'pdf',
  extension: 'pdf',
  async make(offer, chance, press) {
    const look = {
      ...ordinaryLook(chance),
      paper: 'Letter' as const,
      marginsMm: [25, chance.whole(25, 32)] as const,
      align: 'left' as const,
      hyphens: false,
      notes: 'page' as const,
      wideSpaces: true,
    };
    const laid = layOut(offer, chance.pick(['figures', 'signs']));
    return printOffer(laid, look, await press(), { byPart: chance.yes(0.5) });
  },
};
