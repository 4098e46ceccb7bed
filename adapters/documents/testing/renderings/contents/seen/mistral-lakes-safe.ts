import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph } from '../../content/write.ts';

/** A Canadian SAFE by letter, with square-bracketed notes left in. */
export const mistralLakesSafe: Offer = {
  id: 'mistral-lakes-safe',
  hand: 'Toronto fund associate, letter with notes left in',
  place: 'CA',
  type: 'safe',
  language: 'en-CA',
  title: 'Re: Mistral Lakes Navigation Ltd. – simple agreement for future equity',
  front: ['June 30', 'By e-mail'],
  facts: {
    currency: 'CAD',
    amount: 600_000,
    safeCap: 10_000_000,
    safeDiscountPercent: 15,
    proRata: true,
    informationRights: true,
    governingLaw: 'Ontario',
  },
  body: [
    paragraph('Dear Anjali and Marc,'),
    paragraph(
      'Harbourfront Ventures confirms its wish to purchase a SAFE of C$600,000 in Mistral Lakes Navigation Ltd. on these terms.',
    ),
    list(
      '(i)',
      'Post-money valuation cap of C$10,000,000; discount of 15%; the one that gives more shares counts. {#AF: partner meeting said C$12m was fine, don’t offer#}',
      'Conversion in the first sale of preferred shares of C$1,500,000 or more.',
      'On a liquidity event, the greater of the purchase amount and the value of the shares at the cap.',
      'A pro rata right for one round, and quarterly reports.',
    ),
    drafting('Note: MFN clause removed per call with Marc on the 26th; conform the long form'),
    paragraph(
      'There is no interest and no date of repayment. The laws of Ontario govern. This letter is open until July 15.',
    ),
  ],
  signatures: [{ for: 'Yours truly,', lines: ['HARBOURFRONT VENTURES INC.', 'Anthony Fusco'] }],
};
