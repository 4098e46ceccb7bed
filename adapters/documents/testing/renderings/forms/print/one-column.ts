import { layOut } from '../../layout/lay-out.ts';
import type { Form } from '../form.ts';
import { ordinaryLook } from './look.ts';
import { printOffer } from './print-offer.ts';

/** A4 in one column; some print the comments in the margin, some the notes at the foot of their page. */
export const oneColumn: Form = {
  id: 'one-column',
  format: 'pdf',
  extension: 'pdf',
  async make(offer, chance, press) {
    const look = ordinaryLook(chance);
    const notes = offer.footnotes && chance.yes(0.5) ? 'page' : 'end';
    const comments = notes === 'end' && chance.yes(0.6);
    return printOffer(layOut(offer), { ...look, notes, comments }, await press());
  },
};
