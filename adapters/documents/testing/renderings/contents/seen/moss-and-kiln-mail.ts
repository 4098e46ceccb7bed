import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A syndicate lead's mail with dashes for bullets. */
export const mossAndKilnMail: Offer = {
  id: 'moss-and-kiln-mail',
  hand: 'Edinburgh syndicate lead, mail with dashes',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Moss & Kiln: offer from the syndicate',
  facts: {
    currency: 'GBP',
    preMoney: 1_800_000,
    amount: 450_000,
    antiDilution: 'none',
    participation: 'none',
    liquidationMultiple: 1,
    board: { investors: 1 },
    protectiveProvisions: true,
    tagAlong: true,
    dragAlong: true,
    informationRights: true,
    vestingMonths: 24,
    noShopDays: 30,
    governingLaw: 'Scotland',
  },
  body: [
    paragraph(
      'The syndicate met last night and would like to offer the following, which I have written out in ordinary words.',
    ),
    list(
      '-',
      'Sixteen of us put in £450,000 between us, valuing Moss & Kiln at £1.8m beforehand.',
      'We hold through a nominee and the nominee has preference shares: its £450,000 comes out first on a sale unless an equal split pays it more.',
      'No anti-dilution.',
      'One director from us, likely Morag.',
      'A short list of things you ask us about first: new shares, loans above £30,000, selling the glaze recipe.',
      'You may not sell to an outsider without letting us sell too. If holders of 75% want to sell the lot, all do.',
      'Half your shares vest over the next 24 months.',
      'A page of news every quarter.',
    ),
    paragraph(
      'We would want thirty days to get the papers done without a rival bid. Scots law for the papers.',
    ),
  ],
  mail: {
    from: 'Alasdair Kerr',
    to: 'Ishbel Moss',
    subject: 'Moss & Kiln: offer from the syndicate',
    greeting: 'Ishbel,',
    signature: [
      'Best wishes',
      'Alasdair',
      '',
      'Alasdair Kerr',
      'Lead, Canongate Syndicate',
      'm: 07700 900456',
    ],
    older: [
      {
        from: 'Ishbel Moss',
        sent: 'Tuesday 14 January',
        paragraphs: [
          'Alasdair, the English fund has come in at £600,000 for 30%, full ratchet, two directors, 24-month restraint on me and a monitoring fee. I said I would think about it.',
        ],
      },
      {
        from: 'Alasdair Kerr',
        sent: 'Monday 13 January',
        paragraphs: ['Any other offers on the table? We could stretch to £500,000.'],
      },
    ],
  },
};
