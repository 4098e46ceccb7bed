import type { Offer } from '../../content/offer.ts';
import { drafting, grid, item, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A family office that asks itself what a founder would ask, and answers. */
export const hollowellTide: Offer = {
  id: 'hollowell-tide',
  hand: 'Family office, questions and answers',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Hollowell Tide Power Limited: what we offer, in questions and answers',
  front: ['Trelawney Family Holdings', 'Falmouth, 14 February', 'Subject to contract'],
  running: { heads: ['Hollowell Tide – offer'], foot: 'Sheet {page} of {pages}' },
  numbering: { sections: '1)' },
  facts: {
    currency: 'GBP',
    preMoney: 4_400_000,
    postMoney: 5_500_000,
    amount: 1_100_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 1, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    acceleration: 'double',
    nonCompeteMonths: 9,
    founderWarranties: 'capped',
    noShopDays: 35,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph(
      'Tamsin and Jory, you asked us to keep the lawyers out of the first draft. Here is the whole deal on two sheets, each heading being something you put to us over lunch.',
    ),
    section(
      'How much, and at what price?',
      'We subscribe £1,100,000 in one go. Hollowell Tide is valued at £4,400,000 before our cheque and £5,500,000 after it, which makes us a fifth of the company.',
      'The share options set aside for staff, 8% of everything after the round, are counted in that earlier figure, so they come off your side and not off ours.{^pool}',
    ),
    section(
      'Who holds what afterwards?',
      grid(
        ['Holder', 'Shares', 'Part'],
        ['Tamsin Hocking', '1,980,000', '36%'],
        ['Jory Penrose', '1,980,000', '36%'],
        ['Staff options', '440,000', '8%'],
        ['Trelawney Family Holdings', '1,100,000', '20%'],
      ),
    ),
    section(
      'What happens when the company is sold?',
      'We choose between our £1,100,000 back ahead of the ordinary shares, and turning our preferred shares into ordinary ones and sharing like everybody else. Never both.',
    ),
    section(
      'And if a later round is cheaper?',
      'The conversion price moves by the broad-based weighted average. It does not move for staff options or for shares issued to buy another business.',
    ),
    section(
      'Who decides?',
      'A board of five: the two of you, one person from our office, and two independent directors on whom we all agree.',
      list(
        '(i)',
        'Our written consent is needed before the company',
        item(
          'does any of these:',
          list(
            '–',
            'issues shares or changes its articles;',
            'borrows above £150,000;',
            'sells the Kilmar site.',
          ),
        ),
        'Everything else is for the board by simple majority.',
      ),
    ),
    section(
      'What do you want to see?',
      'Management figures each month and audited accounts within six months of the year end. We may keep up our fifth by joining later rounds in proportion.',
    ),
    section(
      'What ties us to the company?',
      'Your shares are earned month by month across three years, nothing in the opening six months. Should you be dismissed within a year after a sale, whatever is still unearned is yours at once; a sale alone changes nothing.',
      'For nine months after leaving you do not work for a rival in tidal power.',
      drafting('Note to Jory: the earlier draft said two years here, please forget that version'),
    ),
    section(
      'Can anybody be forced to sell, or left behind?',
      'Three quarters of the votes, ours among them, can bring all other holders into a sale. If you two sell, we may sell beside you at the price you get.',
    ),
    section(
      'What do we promise?',
      'The usual statements about the business, the turbine licence and the accounts. Neither of you can be liable for more than £60,000.',
    ),
    unnumbered(
      section(
        'Until we sign',
        'You talk to no other investor during the next thirty-five days. That promise, and the law of England and Wales, bind us now; nothing else does.',
      ),
    ),
  ],
  footnotes: {
    pool: 'Our adviser had asked for options of 12% and a dividend of 7%. We dropped both in January.',
  },
  signatures: [
    { for: 'For Trelawney Family Holdings', lines: ['_____________________', 'Morwenna Trelawney'] },
    { for: 'For Hollowell Tide Power Limited', lines: ['_____________________', 'Tamsin Hocking, director'] },
  ],
  mail: {
    from: 'Morwenna Trelawney <morwenna@trelawneyholdings.example>',
    to: 'Tamsin Hocking <tamsin@hollowelltide.example>',
    subject: 'Your questions, our answers',
    greeting: 'Dear both,',
    opening: 'As promised on Tuesday, below in plain words.',
    signature: ['With warm regards,', 'Morwenna', 'Trelawney Family Holdings, Falmouth'],
    older: [
      {
        from: 'Tamsin Hocking <tamsin@hollowelltide.example>',
        sent: 'Tue 11 Feb, 16:20',
        paragraphs: [
          'Lovely lunch. Could we have it in writing? The bank offers a loan of £900,000 at 11% instead.',
        ],
      },
    ],
  },
};
