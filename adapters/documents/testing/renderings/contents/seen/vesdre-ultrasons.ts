import type { Offer } from '../../content/offer.ts';
import { band, drafting, inserted, list, remark, term, terms, withdrawn } from '../../content/write.ts';

/** A Liège fund's own form: a table that the investment manager fills in. */
export const vesdreUltrasons: Offer = {
  id: 'vesdre-ultrasons',
  hand: 'D1 Liège fund, house form filled in by the manager',
  place: 'BE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'INVESTMENT PROPOSAL – VESDRE ULTRASONS SRL',
  front: ['Ourthe Amont Capital SA, Quai de Rome, Liège', 'Form 7b', 'Date: 22 April'],
  running: { heads: ['Ourthe Amont Capital – form 7b'], foot: 'p. {page}' },
  facts: {
    currency: 'EUR',
    preMoney: 4_800_000,
    postMoney: 6_400_000,
    amount: 1_600_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'weighted-average',
    optionPoolPercent: 8,
    optionPoolBasis: 'post-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'Belgium',
  },
  body: [
    remark(
      'How to use form 7b: fill in the right-hand column and take out the rows that you do not need. Delete this frame before the form leaves the house.',
    ),
    terms(
      band('The operation'),
      ['Company', 'Vesdre Ultrasons SRL, Rue de Limbourg, Verviers'],
      ['Investor', 'Ourthe Amont Capital SA, alone'],
      [
        'Amount',
        '€1,600,000 in new class B shares, paid in two parts:',
        list(
          '–',
          '€1,000,000 at the notary’s;',
          '€600,000 when the probe has its CE mark, and in any event within fifteen months if the board decides so unanimously.',
        ),
      ],
      [
        'Valuation',
        '€4,800,000 before and €6,400,000 after both parts are paid. Ourthe Amont then holds 25%.',
      ],
      [
        'Warrants for staff',
        'A plan of 8% of the capital is set up after the operation, and dilutes all shareholders, Ourthe Amont too.',
      ],
      ['Purpose', 'Clinical trial in Ghent and Cologne (€700,000), moulds (€350,000), hiring (€550,000)'],
      band('Class B shares'),
      [
        'Exit',
        'The B shares take back their issue price first. Then A and B share what remains by their numbers, until a B share has received twice its issue price altogether; beyond that the A shares take the whole.',
      ],
      [
        'Lower price later',
        'Ourthe Amont receives free warrants, which bring its average price down to the weighted average of the two issues.',
      ],
      withdrawn(
        term(
          'Put option',
          'From year six Ourthe Amont may sell its B shares to the founders at issue price plus 5% per year.',
        ),
      ),
      ['Dividends', 'Equal on A and B; none before the second part is paid'],
      band('Running the company'),
      [
        'Board',
        'Four directors: Mrs Servais and Mr Toussaint for the founders, one on the list of Ourthe Amont, one independent whom both sides agree upon. The chair has no casting vote.',
      ],
      [
        'Decisions with the vote of our director',
        list(
          '–',
          'yearly budget and plan;',
          'engagements over €75,000 outside the budget;',
          'borrowing, leasing and sureties;',
          'licences on the patents EP-U1 to EP-U4;',
          'starting or settling a lawsuit;',
          'contracts with a director or shareholder.',
        ),
        'For capital, articles and dissolution the general meeting needs a majority of the B shares besides.',
      ],
      [
        'Reporting',
        'Cash position by the tenth of each month; quarterly accounts against budget; audited accounts in April.',
      ],
      inserted(
        term(
          'Management fee',
          'None. The fund’s director is paid €1,500 for each meeting, like the independent.',
        ),
      ),
      band('Transfers'),
      ['New issues', 'Every shareholder subscribes in proportion.'],
      [
        'Sales',
        'Standstill of the founders until the second part is paid. Thereafter pre-emption among all, and a right for Ourthe Amont to follow a founder who sells.',
      ],
      [
        'Sale of 100%',
        'After four years shareholders with two thirds of the shares may accept an offer for everything and the others follow, provided the B shares get at least their issue price.',
      ],
      band('Founders'),
      [
        'Departure',
        'The founders’ shares are earned over four years, a quarter after the first twelve months and the rest month by month. A founder who leaves in that time sells what is not earned at its accounting value, and keeps the rest.',
        drafting('JPM: Mrs Servais would like her years at the university to count. Ask the committee'),
      ],
      [
        'Non-competition',
        'As long as the person is a shareholder or director and 12 months after, in the Benelux, France and Germany, for medical probes',
      ],
      [
        'Warranties',
        'By the two founders jointly, for two years (five for taxes), threshold €15,000, ceiling €240,000.{^ceiling}',
      ],
      band('Next steps'),
      ['Exclusive dealings', 'Six weeks from the date on which this form comes back signed'],
      [
        'Conditions',
        'Agreement of our committee on 16 May; opinion of a patent attorney; transfer of the university’s licence',
      ],
      ['Costs', 'Notary: the company. Lawyers: each his own. Patent attorney: half and half, up to €9,000.'],
      ['Law and court', 'Belgian law; business court of Liège, Verviers division'],
      ['Validity', 'Until 9 May. Rows “Exclusive dealings” and “Costs” bind; the others do not.'],
    ),
  ],
  footnotes: {
    ceiling:
      'The standard text of the form makes founders liable up to the whole amount invested. It was waived for this file.',
  },
  signatures: [
    {
      for: 'For Ourthe Amont Capital SA',
      lines: ['______________________', 'Jean-Pol Marchal, investment manager'],
    },
    {
      for: 'For acceptance, Vesdre Ultrasons SRL',
      lines: ['______________________', 'Date:'],
    },
  ],
};
