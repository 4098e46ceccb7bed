import type { Offer } from '../../content/offer.ts';
import { commented, fixed, grid, item, list, named, paragraph, section } from '../../content/write.ts';

/** A Munich fund writing English with German habits. */
export const kellerwerkSensorik: Offer = {
  id: 'kellerwerk-sensorik',
  hand: 'Munich fund, English with German habits',
  place: 'DE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term Sheet – Participation in Kellerwerk Sensorik GmbH, Munich',
  front: [
    'Munich, 14.02.',
    'between Isartor Beteiligungen GmbH & Co. KG (“Investor”) and the shareholders of Kellerwerk Sensorik GmbH (“Company”)',
  ],
  numbering: { sections: '§ 1' },
  running: { heads: ['Term Sheet Kellerwerk Sensorik GmbH'], foot: 'Seite {page} von {pages}' },
  facts: {
    currency: 'EUR',
    preMoney: 4_500_000,
    amount: 1_500_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'narrow-based',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 1, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    noShopDays: 60,
    governingLaw: 'Germany',
  },
  body: [
    section(
      'Subject of the investment',
      'The Investor shall participate in the Company by way of a capital increase. The total investment amounts to EUR 1.500.000, of which the nominal amount is paid upon notarisation and the remainder, as additional payment into the capital reserve (§ 272 Abs. 2 Nr. 4 HGB), within ten bank working days.',
      'The parties agree on a pre-money valuation of EUR 4.500.000 (fully diluted, including a virtual option pool of 8 % of the share capital after the financing round, to be borne by the existing shareholders). The Investor will hold 25 % of the share capital.',
      grid(
        ['Gesellschafter / Shareholder', 'Nominal EUR', 'Share'],
        ['Jonas Keller', '14.250', '33,5 %'],
        ['Dr. Annika Bruns', '14.250', '33,5 %'],
        ['VSOP', '3.400', '8,0 %'],
        ['Isartor Beteiligungen', '10.633', '25,0 %'],
      ),
    ),
    section(
      'Proceeds preference',
      'In case of an exit the Investor receives from the proceeds, before all other shareholders, an amount equal to 100 % of its investment. This amount is credited against the share of the proceeds to which the Investor is otherwise entitled (anrechenbar), so that it receives the higher of both.{^zins}',
    ),
    section(
      'Dilution protection',
      'If within 36 months a financing round takes place at a lower valuation, the Investor may subscribe new shares at nominal value until its average price equals the narrow-based weighted average.',
    ),
    section(
      'Advisory board',
      'An advisory board (Beirat) with three members shall be established: one member is appointed by the founders, one by the Investor, and one is a neutral industry expert elected unanimously.',
      'The following measures require the consent of the Investor’s member:',
      list(
        '1.',
        'amendments of the articles and capital measures;',
        item(
          'contracts',
          list('a)', 'with a volume above EUR 75.000, or', 'with a term of more than two years;'),
        ),
        'appointment and dismissal of managing directors;',
        'annual budget.',
      ),
      'The management reports monthly; the Investor receives the annual accounts within four months.',
    ),
    section(
      'Transfer of shares',
      list(
        '(1)',
        'All shareholders have a right of first refusal.',
        'In case of a sale of more than 50 % of the shares, every shareholder may sell along pro rata (tag along).',
        'From the third year on, shareholders representing 60 % of the capital, including the Investor, may request the sale of all shares (drag along).',
        'In each future capital increase every shareholder may participate pro rata.',
      ),
    ),
    section(
      'Founders',
      commented(
        paragraph(
          'The founders’ shares vest over 36 months, with a cliff of 12 months. A founder who terminates his managing director contract without good cause within this period, or is dismissed for good cause, is a bad leaver and sells his unvested shares at nominal value.',
        ),
        'A. Bruns',
        'We asked for good leaver status on parental leave. No answer yet.',
      ),
      'After leaving, a founder is subject to a non-compete covenant of 24 months against compensation of 50 % of the last remuneration.',
    ),
    named(
      'exclusivity',
      fixed(
        section(
          'Exclusivity',
          'The Company and the founders shall not negotiate with third parties for a period of 60 days after signing.',
        ),
      ),
    ),
    fixed(
      section(
        'Final provisions',
        'This term sheet is not legally binding with the exception of § {ref:exclusivity} and this section. German law applies. Place of jurisdiction is Munich.',
      ),
    ),
  ],
  footnotes: {
    zins: 'A preference with interest of 6 % p.a. and a multiple of 1,5 was part of the first proposal of the Investor and is not pursued any more.',
  },
  signatures: [
    {
      for: 'Isartor Beteiligungen GmbH & Co. KG',
      lines: ['München, den ____________', '________________________', 'Dr. Klaus Obermaier'],
    },
    {
      for: 'Kellerwerk Sensorik GmbH',
      lines: ['München, den ____________', '________________________', 'Jonas Keller'],
    },
  ],
};
