import type { Offer } from '../../content/offer.ts';
import { inserted, item, list, paragraph, section, withdrawn } from '../../content/write.ts';

/** Convertible loan notes under English law, revised in tracked changes. */
export const tamarBiscuitsCln: Offer = {
  id: 'tamar-biscuits-cln',
  hand: 'Exeter solicitor, tracked revision',
  place: 'UK',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Tamar Biscuits Limited – convertible loan notes – principal terms',
  front: ['Revision 2, 9 July'],
  numbering: { sections: '1)' },
  running: { heads: ['Tamar Biscuits CLN'], foot: '{page}' },
  facts: {
    currency: 'GBP',
    amount: 400_000,
    safeCap: 3_200_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 8,
    noteMaturityMonths: 36,
    protectiveProvisions: true,
    informationRights: true,
    governingLaw: 'England and Wales',
  },
  body: [
    section(
      'Notes',
      '£400,000 of unsecured notes of £1 each, issued at par to the Plym Investment Club and any director who wishes.',
    ),
    section(
      'Interest',
      '{-Ten-}{+Eight+} per cent a year, rolled up and payable on redemption or conversion.',
    ),
    section(
      'Redemption',
      'Three years from issue, at par and accrued interest.',
      withdrawn(paragraph('On an event of default, at twice par.')),
    ),
    section(
      'Conversion',
      'Holders of three quarters of the notes may convert all of them; on a fundraising of £1,000,000 they convert without notice.',
      list(
        'a)',
        'On a fundraising the price is 80% of that paid by new subscribers, or if less,',
        item(
          'the price that results from',
          list('i)', 'a value of £3,200,000,', 'divided by the shares in issue and under option.'),
        ),
        'Otherwise the price is £1.85.',
      ),
    ),
    section(
      'Undertakings',
      'Without the consent of holders of half the notes the Company will not charge its assets, pay dividends or repay directors.',
      inserted(paragraph('The Company will send noteholders its management accounts each quarter.')),
    ),
    section('Law', 'English.'),
  ],
};
