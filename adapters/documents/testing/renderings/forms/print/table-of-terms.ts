import type { Chance } from '../../chance.ts';
import type { Offer } from '../../content/offer.ts';
import { layOut } from '../../layout/lay-out.ts';
import { asTable } from '../../variations/as-table.ts';
import type { Form, Made } from '../form.ts';
import { ordinaryLook } from './look.ts';
import type { Press } from './press.ts';
import { printOffer } from './print-offer.ts';

async function printTable(offer: Offer, chance: Chance, press: Press, ruled: boolean): Promise<Made> {
  const look = { ...ordinaryLook(chance), table: ruled ? ('ruled' as const) : ('unruled' as const) };
  const laid = asTable(layOut(offer), chance.pick(['own', 'with-label']));
  return printOffer(laid, look, press);
}

/** Clauses as rows of a table with lines around its cells; rows run over pages. */
export const ruledTable: Form = {
  id: 'ruled-table',
  format: 'pdf',
  extension: 'pdf',
  make: async (offer, chance, press) => printTable(offer, chance, await press(), true),
};

/** The same without a line: headings to the left of their text. */
export const unruledTable: Form = {
  id: 'unruled-table',
  format: 'pdf',
  extension: 'pdf',
  make: async (offer, chance, press) => printTable(offer, chance, await press(), false),
};
