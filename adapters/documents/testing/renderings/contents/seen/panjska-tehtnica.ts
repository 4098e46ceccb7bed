import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  grid,
  item,
  list,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** The minutes of an evening at which everything was agreed: a list a topic, with who asked for what. */
export const panjskaTehtnica: Offer = {
  id: 'panjska-tehtnica',
  hand: 'Maribor beekeepers’ circle, minutes of an evening',
  place: 'SI',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Minutes of the meeting on an investment in Panjska tehtnica d.o.o.',
  front: [
    'Held at the inn Pri Treh Lipah, Maribor, Thursday 14 March, from six in the evening',
    'Present: Ms Zupanič and Mr Horvat (company); Messrs Rozman, Kobal and Ms Lešnik (circle)',
    'Minutes: Ms Lešnik',
  ],
  numbering: { sections: '1)' },
  facts: {
    currency: 'EUR',
    preMoney: 1_600_000,
    postMoney: 2_000_000,
    amount: 400_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 24,
    noShopDays: 30,
    governingLaw: 'Slovenia',
  },
  body: [
    paragraph(
      'What follows is the circle’s offer as it stood when the bill was paid. It is meant as an outline; only topics that say so oblige anyone.',
    ),
    section(
      'How much, for what',
      'The circle puts in EUR 400,000. The company was taken at EUR 1,600,000 before and EUR 2,000,000 after, so that the circle has one fifth, that is 20%, of the business shares.',
      'The money comes in two parts:',
      list(
        '→',
        'EUR 250,000 when the notary has entered the new shares;',
        'EUR 150,000 when three hundred scales{^tehtnica} have stood through a winter and still send.',
      ),
    ),
    section(
      'If the company is sold or closed',
      commented(
        paragraph(
          'The circle takes back what it paid, once and no more; or else it takes its fifth, if that is better. It does not do both.',
        ),
        'Kobal',
        'Agreed after the soup. I had asked for one and a half.',
      ),
    ),
    section(
      'Later rounds',
      'In every increase of capital the circle may subscribe its portion. No compensation is given to the circle should the price then be lower than ours: there is no anti-dilution.',
      drafting('Rozman wants it minuted that he was against this last sentence.'),
    ),
    section(
      'Supervision',
      'A council of three is formed. Ms Zupanič and Mr Horvat sit on it, and one person chosen by the circle, at first Mr Rozman.',
      'The vote of the person chosen by the circle is indispensable for',
      list(
        'i)',
        'any change of the social contract;',
        'new shares, options, loans that convert;',
        'purchases of more than EUR 25,000 that are not in the plan;',
        withdrawn(item('the hiring of anybody at all;')),
        'contracts between the company and its members or their kin;',
        'the sale of the firmware or of the brand with the painted panel.',
      ),
    ),
    section(
      'What the circle gets to read',
      'Every quarter: scales sold, scales returned, subscribers, money at bank. Once a year, by the end of April, the balance sheet. Mr Kobal asked for a look at the server whenever he likes; {-this was granted-} this was declined with thanks.',
    ),
    section(
      'The two founders',
      list(
        '•',
        'Their shares vest over four years, month by month; nothing before twelve months have gone by.',
        'They keep all of their shares, vested or not, for twenty-four months from the entry and sell to no one in that time.',
        item(
          'They warrant that',
          list(
            '–',
            'the circuit is their own work;',
            'the faculty in Ljubljana has no claim on it;',
            'the taxes are paid.',
          ),
        ),
        'Their liability for these warranties ends at EUR 30,000 each and after eighteen months.',
      ),
    ),
    section(
      'Selling one’s share',
      'A member who finds a buyer shows the offer to the others, who have a month to buy instead. Whoever does not buy may go along, at that price and in proportion.',
      withdrawn(
        paragraph('Members with three quarters of the shares can make the remaining members sell too.'),
      ),
      commented(
        paragraph('Inheritance and gifts to children are free, the contract passing with the share.'),
        'Lešnik',
        'Mr Horvat asked about godchildren. No.',
      ),
    ),
    section(
      'Patience',
      'This topic obliges. For 30 days from tonight the company neither seeks nor hears other investors, and the circle looks at no other scale. What was said about the Austrian customer stays in the room. The law of Slovenia governs.',
    ),
    unnumbered(
      section(
        'Who of the circle brings what',
        grid(
          ['Member', 'First part', 'Second part', 'Together'],
          ['Rozman', 'EUR 100,000', 'EUR 60,000', 'EUR 160,000'],
          ['Kobal', 'EUR 75,000', 'EUR 45,000', 'EUR 120,000'],
          ['Lešnik', 'EUR 75,000', 'EUR 45,000', 'EUR 120,000'],
          ['{*Circle*}', 'EUR 250,000', 'EUR 150,000', 'EUR 400,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    tehtnica:
      'The model with the steel frame. Those with the wooden frame that Mr Horvat’s uncle tests do not count.',
  },
  signatures: [
    { for: 'Minutes confirmed, for the circle', lines: ['____________________', 'J. Rozman'] },
    { for: 'Minutes confirmed, for the company', lines: ['____________________', 'T. Zupanič'] },
  ],
};
