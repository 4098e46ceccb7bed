import type { Chance } from '../chance.ts';
import type { MarkStyle } from '../content/mark-style.ts';
import type { Block, Offer } from '../content/offer.ts';

const sectionMarks: readonly MarkStyle[] = [
  '1.',
  '1',
  '1)',
  'A.',
  'I.',
  'Article 1',
  'Clause 1',
  'Section 1',
  '§ 1',
];

/** The same offer with other numbers in its headings, or with numbers where it had none. */
export function renumberHeadings(offer: Offer, chance: Chance): Offer {
  const isNumbered = offer.body.some((block) => block.kind === 'section' && block.unnumbered !== true);
  const others = sectionMarks.filter((marks) => marks !== offer.numbering?.sections);
  const body = isNumbered && offer.numbering?.sections ? offer.body : offer.body.map(numbered);
  return { ...offer, body, numbering: { ...offer.numbering, sections: chance.pick(others) } };
}

function numbered(block: Block): Block {
  return block.kind === 'section' ? { ...block, unnumbered: false } : block;
}
