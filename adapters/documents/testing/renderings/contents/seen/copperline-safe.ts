import type { Offer } from '../../content/offer.ts';
import { term, terms } from '../../content/write.ts';

/** A SAFE summarised in a small table. */
export const copperlineSafe: Offer = {
  id: 'copperline-safe',
  hand: 'Austin micro-fund, small table',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'Copperline Grid Co. | SAFE summary',
  facts: {
    currency: 'USD',
    amount: 500_000,
    safeCap: 9_000_000,
    safeDiscountPercent: 10,
    proRata: true,
    governingLaw: 'Texas',
  },
  body: [
    terms(
      ['Purchaser', 'Bluebonnet Micro Fund II'],
      ['Purchase amount', '$500,000'],
      ['Instrument', 'Simple agreement for future equity, post-money form'],
      ['Cap', '$9,000,000 post-money'],
      ['Discount rate', '90% (a ten percent discount); the better of cap and discount applies'],
      ['On a sale', 'Purchase amount or as-converted amount, whichever is larger'],
      term('Side letter', 'Pro rata in the equity financing, while Bluebonnet owns at least 1%{^mfn}'),
      ['Interest / maturity', 'None'],
      ['Law', 'Texas'],
    ),
  ],
  footnotes: {
    mfn: 'MFN rights and an $8,000,000 cap were discussed with another purchaser and are not granted here.',
  },
};
