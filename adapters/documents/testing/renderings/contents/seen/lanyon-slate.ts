import type { Offer } from '../../content/offer.ts';
import { box, drafting, paragraph, section } from '../../content/write.ts';

/** A Cornish club: a memo with a box and a note. */
export const lanyonSlate: Offer = {
  id: 'lanyon-slate',
  hand: 'Cornish club, memo with a box',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Memo: Lanyon Slate Tools',
  facts: {
    currency: 'GBP',
    amount: 120_000,
    preMoney: 480_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
  },
  body: [
    box(paragraph('£120,000'), paragraph('20 per cent')),
    section('Why', 'Roofers like the tool, and no one else makes it.'),
    section(
      'How',
      'Preferred shares at a price that makes the firm worth £480,000 today. On a sale, our money or our share.',
    ),
    drafting('Internal: committee would have gone to £600,000'),
    section('When', 'Before the quarry reopens in March.'),
  ],
};
