import type { Offer } from '../../content/offer.ts';
import { drafting, grid, item, list, paragraph, remark, section, unnumbered } from '../../content/write.ts';

/** A beet and barley man in the Broads buys a quarter of a neighbour’s company. */
export const thurneReedPellets: Offer = {
  id: 'thurne-reed-pellets',
  hand: 'CE1 Norfolk farmer-investor, letter on estate paper, slip to tear off',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'THURNE REED PELLETS LIMITED',
  front: [
    'Bastwick Hall Farms, near Potter Heigham',
    'Plough Monday',
    'Mrs J. Larter and Mr T. Larter, The Staithe',
    'Without prejudice to the drainage dispute',
  ],
  facts: {
    currency: 'GBP',
    preMoney: 900_000,
    amount: 300_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    tagAlong: true,
    dragAlong: false,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 12,
    noShopDays: 42,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph('Dear Judy, dear Tom,'),
    paragraph(
      'I came away from the yard on Saturday with reed dust in my ears and my mind made up. What follows is what I am good for and what I should like in return. Show it to your solicitor by all means; mine has seen it and only sighed twice.',
    ),
    unnumbered(
      section(
        'The money',
        'I will put in £300,000 for new shares. I reckon the business as it stands, press, barge and order book, at £900,000 before a penny of mine, so that afterwards a quarter of it (25%) is in my name and the rest is shared among you as now.',
        'It goes in when I have sold the barley, in two lots:',
        list(
          '–',
          '£180,000 on the day the shares are issued',
          item(
            '£120,000 once the second drier has run for a fortnight',
            list(
              '◦',
              'at nine tonnes a day or better',
              'with the moisture under a tenth, by the merchant’s meter',
            ),
          ),
        ),
        'Who has what, by my arithmetic:',
        grid(
          ['Holder', 'Shares now', 'Shares then', 'Part'],
          ['Judith Larter', '510', '510', '42½%'],
          ['Thomas Larter', '330', '330', '27½%'],
          ['Aunt Peggy', '60', '60', '5%'],
          ['Bastwick Hall Farms', 'nil', '300', '25%'],
          ['Together', '900', '1,200', '100%'],
        ),
      ),
    ),
    unnumbered(
      section(
        'If it is sold, or goes under',
        'My £300,000 comes out ahead of the family’s, and that is all that I get, unless a plain quarter of the proceeds is worth more; then I take the quarter and forget the other. I have no wish to be paid twice for one field.{^twice}',
      ),
    ),
    unnumbered(
      section(
        'Say in things',
        'There will be three directors: the two of you, and me or whoever farms Bastwick after me. I do not want the chair. I do want to be asked, and to have agreed in writing, before the company',
        list(
          'a)',
          'makes more shares or promises any;',
          'borrows beyond £40,000, the bank’s overdraft left aside;',
          'gives up the cutting licence on Heigham Sound;',
          'pays a director more than the foreman at Bastwick earns, which Tom knows to the pound.',
        ),
        'Accounts every quarter, on paper, and the tonnage every month. Aunt Peggy gets the same as I do.',
      ),
    ),
    unnumbered(
      section(
        'Shares coming and going',
        'Should you make new shares for anybody, I may take up as many as keep me at my quarter. Should either of you find a buyer for your own, he must offer for mine on the same footing. I shall not, on the other hand, ask for anything by which one of us could force the others to sell.',
        'If one of you leaves the company, you keep your shares, and keep out of reed, sedge and miscanthus pellets in Norfolk and Suffolk for 12 months.',
      ),
    ),
    drafting('Miss Gooch to check with Mr Tillett whether miscanthus wants a capital'),
    unnumbered(
      section(
        'What is firm',
        'Nothing is, until the articles are changed, apart from two matters. You will not hawk this round the county for 42 days from the date above; and we three keep it to ourselves, the Fisherman’s Return included. The law of England and Wales applies to it.',
        'I pay Mr Tillett. You pay yours.',
      ),
    ),
    remark(
      'Typed from the tape by E. Gooch. Side two was very faint because of the grain drier; where he says “ninety” I have put nine hundred after asking Mrs Cubitt.',
    ),
    paragraph(
      'Come up and shoot on the twentieth, whatever you decide. Tom may bring the spaniel if she has learnt anything.',
    ),
  ],
  footnotes: {
    twice:
      'In November I had talked of interest at 6% and of a charge on the barge. Mr Tillett talked me out of both.',
  },
  signatures: [
    { for: 'Ever yours,', lines: ['Humphrey', 'H. St J. Cubitt'] },
    {
      for: '- - - - - - - - please cut here and send back - - - - - - - -',
      lines: [
        'We have read Mr Cubitt’s letter and are content to go on along these lines.',
        'Judith Larter ................................',
        'Thomas Larter ................................',
        'Dated ....................',
      ],
    },
  ],
  mail: {
    from: 'Bastwick Farm Office <office@bastwickhall.example>',
    to: 'judy@thurnereed.example',
    subject: 'Mr Cubitt’s letter (scan to follow when the machine is mended)',
    greeting: 'Dear Mrs Larter,',
    opening: 'Mr Cubitt asks me to send you the words of his letter in advance of the post.',
    signature: [
      'Yours sincerely',
      'Edna Gooch (Miss)',
      'Farm Secretary, mornings only',
      'Tel. Potter Heigham 670 and ask for the office',
    ],
    older: [
      {
        from: 'Judy Larter <judy@thurnereed.example>',
        sent: 'Sun 5 Jan, 20:12',
        paragraphs: [
          'Humphrey, lovely to see you. Before you write: the Ipswich people want 40% for 350,000, two seats of four and their money back doubled.',
          'Tom says he would sooner sell the press. Jx',
        ],
      },
    ],
  },
};
