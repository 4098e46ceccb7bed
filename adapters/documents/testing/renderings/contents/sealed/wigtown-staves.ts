import type { Offer } from '../../content/offer.ts';
import {
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
} from '../../content/write.ts';

/** Galloway angels under the relief: ordinary shares, two calls, a schedule of names, a Scots testing clause. */
export const wigtownStaves: Offer = {
  id: 'wigtown-staves',
  hand: 'CA1 Galloway angels’ gatekeeper, letter with figures in brackets and a testing clause',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Offer by the Cree Valley syndicate to Wigtown Staves Limited',
  front: [
    'Bladnoch, 9th May',
    'To Eilidh McGuffie and Rory Hannay',
    'Our ref. CV/31/WS/rev. C',
    'By e-mail, and by hand at the Co-op',
  ],
  numbering: { sections: '(1)' },
  running: { heads: ['Cree Valley syndicate'], foot: 'CV/31/WS/rev. C     {page}' },
  facts: {
    currency: 'GBP',
    preMoney: 1_440_000,
    postMoney: 1_800_000,
    amount: 360_000,
    pricePerShare: 14.4,
    investorStakePercent: 20,
    antiDilution: 'none',
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 9,
    founderWarranties: 'capped',
    noShopDays: 42,
    breakFee: false,
    governingLaw: 'Scotland',
  },
  body: [
    paragraph('Dear Eilidh, dear Rory,'),
    paragraph(
      '2019 was the last year in which this many of us were of one mind, so please take the length of what follows as a compliment. Fourteen members have put their names down. What they offer is under the numbers below, and who they are is in {ref:names}.',
    ),
    fixed(
      section(
        'What we subscribe',
        'The fourteen pay £360,000 in cash for 25,000 new shares at £14.40 apiece. There are 100,000 in issue today, share options included, so you are worth £1,440,000 before a penny of ours and £1,800,000 with it, and one share in five (20%) will be the syndicate’s. It comes in two calls:',
        list(
          '(a)',
          '£240,000 on the day we all sign; and',
          item(
            '£120,000 as soon as one of these is so, no matter which:',
            list(
              '(i)',
              'a hundred of the bung sensors have sat in bond through ninety days without one going dumb;',
              'a distiller with over 40,000 casks has ordered twice.',
            ),
          ),
        ),
        'should that be before Martinmas.{^martinmas} Otherwise the second call lapses and nobody owes anybody for it.',
      ),
    ),
    section(
      'Relief',
      'Because of EIS our shares are ordinary shares and nothing fancier. On a sale or a winding up each share, yours or ours, takes the same as the next. We ask for no first slice, no right to be bought out, and nothing to soften the blow if a later price is lower than £14.40.',
      'You have told us that HMRC gave advance assurance on 2 April and that the first commercial sale was less than seven years ago. {#FG: was it not the Whithorn show? ask for the invoice#} You will do nothing for three years that would cost us the relief, and send the EIS3 forms within a month of having them.',
    ),
    section(
      'The board',
      'Four round the table: the two of you, one whom we send (Morna to begin with), and a chair on whom both sides agree and who has money in neither. The chair has one vote like the rest.',
      'Ours takes no fee. Mileage at 45p; soup at your expense.',
    ),
    section(
      'What you ask us before doing',
      list(
        'a)',
        'issue a share, an option or anything that turns into one;',
        'borrow past £25,000 all told, or give security to anyone but the Royal Bank;',
        'sell or license out the acoustic patent (GB 000 417 2);',
        'pay either of yourselves more than £46,000 a year;',
        'leave Wigtownshire.',
      ),
      'For b) to e) an e-mail from our director will do. For a) we need members who hold three quarters of what the syndicate holds.',
    ),
    section(
      'Shares, new and old',
      'New shares go round all holders by what they have before a stranger is asked. Old shares likewise. If the pair of you ever sell to a stranger more than half of what you own between you, the stranger must be willing to buy ours too, and at that price.',
      'If holders of 70% of all shares, and half of ours, say yes to an offer for the lot, the remaining holders sell with them.',
      'You may keep back 10% of the Company, reckoned on the number after our money is in, for whoever you need to hire. Everybody is thinned by it alike.',
    ),
    section(
      'Yourselves',
      'Your own shares are earned month by month over three years from signing. Go before that, for whatever reason, and the Company may have what is not yet earned for 1p a share; what has been earned stays with you. Only fraud, or a conviction that would keep you out of a bonded warehouse, puts the earned ones at risk. Handing in your notice does not.',
      'For nine months after leaving you will not work on cask monitoring for anybody in Scotland or Ireland.',
      'You warrant to us, in the usual terms, that what you have said is right. What that could cost either of you stops at £30,000, and after eighteen months it stops altogether.',
      drafting('drafting point for Brodie’s: “fraud” wants defining, last time it cost us a Saturday'),
    ),
    section(
      'News',
      'A page and the bank balance by the tenth of every month. Accounts inside five months of the year end. Any member may look at the books on a week’s notice, in working hours, wearing a hi-vis.',
    ),
    fixed(
      section(
        'Until we sign',
        'For six weeks from your signature you talk to no other money. If it falls through each side pays its own lawyer and that is all; there is no break fee either way.',
        'Only this heading is meant to hold you, or us, in law. It and the papers that follow are under the law of Scotland, Stranraer Sheriff Court having first refusal of our quarrels.',
      ),
    ),
    remark(
      'FILE COPY. The paragraph giving us 1.5 times our money ahead of the founders went at the April meeting, on account of the relief. Do not put it back, Fergus.',
    ),
    named(
      'names',
      fixed(
        unnumbered(
          section(
            'Schedule of members',
            grid(
              ['Member', 'Of', 'First call £', 'Second call £', 'Together £'],
              ['Morna Kirkpatrick', 'Creetown', '50,000', '25,000', '75,000'],
              ['Trs. of the late Col. Dunbar', 'Sorbie', '40,000', '20,000', '60,000'],
              ['A. & J. Maxwell, jointly', 'ditto', '40,000', '20,000', '60,000'],
              ['Dr S. McCutcheon', 'Port William', '32,000', '16,000', '48,000'],
              ['N. Hay (SIPP)', 'Ayr', '30,000', '15,000', '45,000'],
              ['Fergus Gordon', 'Glenluce', '16,000', '8,000', '24,000'],
              ['Eight at £6,000 each', '', '32,000', '16,000', '48,000'],
              ['', '', '240,000', '120,000', '360,000'],
            ),
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    martinmas:
      '28 November by statute, whatever your grandfather said. An earlier revision had Lammas, which the members thought was too hard on you.',
  },
  signatures: [
    {
      for: 'IN WITNESS WHEREOF this offer, typewritten on this and the preceding pages with its schedule, is subscribed at Newton Stewart on the ninth day of May',
      lines: [
        '.................................... Morna Kirkpatrick, for the syndicate',
        'before this witness:',
        '.................................... Wilma Jean Adair',
        'The Old Creamery, Sorbie',
        'Postmistress',
      ],
    },
    {
      for: 'Agreed, for the Company and each for self',
      lines: [
        'E. McGuffie ................',
        'R. Hannay ................',
        'at ................ on ................',
      ],
    },
  ],
  mail: {
    from: 'Morna Kirkpatrick <morna@creevalley.example>',
    to: 'Eilidh McGuffie <eilidh@wigtownstaves.example>; Rory Hannay <rory@wigtownstaves.example>',
    subject: 'RE: RE: staves (rev C, please bin A and B)',
    greeting: 'Morning both,',
    opening: 'As voted. Print it single-sided or Wilma will not witness it.',
    signature: [
      'Aye,',
      'Morna',
      'Gatekeeper, Cree Valley syndicate (an unincorporated body, before you ask)',
      'Tel. 01671 000 000, not Thursdays',
    ],
    older: [
      {
        from: 'Rory Hannay',
        sent: '6 May 2024, 23:52',
        paragraphs: [
          'Morna, if it is still £300,000 for a quarter with the 1.5x we would sooner take the loan from South of Scotland Enterprise at 6%.',
          'R',
        ],
      },
    ],
  },
};
