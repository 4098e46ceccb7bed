import type { Offer } from '../../content/offer.ts';
import { list, section, term, terms } from '../../content/write.ts';

/** A Japanese corporate investor: polite, complete, a table and remarks to it. */
export const shinanoSteam: Offer = {
  id: 'shinano-steam',
  hand: 'Tokyo corporate investor, table and remarks',
  place: 'JP',
  type: 'safe',
  language: 'en-GB',
  title: 'Proposal of investment by way of convertible equity (J-KISS type): Shinano Steam K.K.',
  front: [
    'To: Representative Director Mr. Hayashi',
    'From: Corporate Venture Office, Asama Thermal Co., Ltd.',
    '20 April',
  ],
  numbering: { sections: '1.' },
  running: { heads: ['Asama Thermal Co., Ltd.'], foot: '{page} / {pages}' },
  facts: {
    currency: 'JPY',
    amount: 50_000_000,
    safeCap: 600_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    informationRights: true,
    governingLaw: 'Japan',
  },
  body: [
    section(
      'Outline',
      terms(
        ['Instrument', 'Share acquisition rights issued without interest and without a date of repayment'],
        ['Amount', 'JPY 50,000,000'],
        ['Valuation cap', 'JPY 600,000,000 (pre-money)'],
        ['Discount', '20%'],
        ['Next round', 'Issue of shares of JPY 100,000,000 or more in total'],
        term(
          'If there is no next round in 18 months',
          'Conversion to common shares at the cap, if holders of a majority of the rights wish so{^eq}',
        ),
        [
          'Sale of the company',
          'Payment of the amount invested, or conversion at the cap, by choice of the holder',
        ],
        ['Holding of', 'One third of the rights, the rest being taken by angels in Nagano'],
      ),
    ),
    section(
      'Rights we respectfully ask for',
      list(
        '(1)',
        'Participation in the next round in proportion, as a major holder.',
        'Financial statements in each quarter, within 45 days.',
        'First talks, without obligation, if the company looks for a partner for boilers of more than 2 MW.',
      ),
    ),
    section(
      'What we do not ask for',
      list('(1)', 'A director or an observer.', 'Exclusivity of sales.', 'Rights to intellectual property.'),
    ),
    section(
      'Procedure',
      'Approval by our Management Meeting in May; contract, payment and registration in June. The law of Japan governs, and the Nagano District Court has jurisdiction.',
    ),
  ],
  footnotes: {
    eq: 'Our Investment Guidelines speak of a cap of JPY 400,000,000 for this size. An exception has been granted.',
  },
};
