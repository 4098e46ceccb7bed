import type { Offer } from '../../content/offer.ts';
import { paragraph } from '../../content/write.ts';

/** The owner of a haulage firm puts her offer in a letter: no headings, no lists, no lawyer yet. */
export const stormlineWhanganui: Offer = {
  id: 'stormline-whanganui',
  hand: 'C1 Whanganui haulier, letter in her own words',
  place: 'NZ',
  type: 'priced-equity',
  language: 'en-NZ',
  title: 'Offer to invest in Stormline Inspection Limited',
  front: ['Castlecliff, Whanganui', '17 February', 'To Hemi Tapsell and Jess Corlett'],
  facts: {
    currency: 'NZD',
    preMoney: 2_100_000,
    postMoney: 2_500_000,
    amount: 400_000,
    investorStakePercent: 16,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    noShopDays: 30,
    governingLaw: 'New Zealand',
  },
  body: [
    paragraph('Dear Hemi and Jess,'),
    paragraph(
      'Thank you for bringing the little robot out to the yard and sending it up our drain. I have made up my mind and would like to come in with you. This is what I am offering.',
    ),
    paragraph(
      'I will put NZ$400,000 into Stormline Inspection Limited for new shares. I reckon the company is worth $2,100,000 as it stands and $2,500,000 with my money in it, which gives me 16%. Half is paid when we sign and half when the second robot is built.',
    ),
    paragraph(
      'If the company is sold or shut down, I get my $400,000 back ahead of the two of you, or my 16% of what there is, whichever comes to more, but not both. If you later have to sell shares cheaper than I paid, I take the knock like everyone else.',
    ),
    paragraph(
      'I would like to be a director. That makes three of us: you two and me. Day to day you run it. I only ask that you do not take on debt over $50,000, issue shares, sell the patent or change your own pay unless I have said yes.',
    ),
    paragraph(
      'Send me the bank balance and the bookings at the end of each month and the accounts once a year. When you next raise money I want the chance to keep my 16%, and if either of you sells shares to an outsider I can sell the same portion of mine.',
    ),
    paragraph(
      'Your own shares should be earned over three years from the day we sign, a bit each month. Whoever leaves keeps what has been earned by then and the company gets the rest back for a dollar.',
    ),
    paragraph(
      'Please do not take this to anybody else for 30 days while my accountant, Graeme, goes through the books. We each pay our own bills. New Zealand law applies, and apart from the 30 days nothing is binding until proper papers are signed.',
    ),
  ],
  signatures: [{ for: 'Yours sincerely', lines: ['Bev Hollings', 'Hollings Haulage'] }],
  mail: {
    from: 'Bev Hollings <bev@hollingshaulage.example>',
    to: 'Hemi Tapsell, Jess Corlett',
    subject: 'My offer',
    greeting: 'Kia ora you two,',
    opening: 'I have typed it up properly so you can show it to your parents. It is all below.',
    signature: ['Cheers', 'Bev', '', 'Hollings Haulage Ltd', 'Heads Road, Whanganui', '06 555 0188'],
    older: [
      {
        from: 'Jess Corlett <jess@stormline.example>',
        sent: 'Friday 13 February, 8.12 pm',
        paragraphs: [
          'Hi Bev,',
          'Just so you know, the council’s fund talked about a $250,000 loan at 9% over four years, and an outfit in Auckland wanted 30% for $500,000 and two of the four directors.',
          'Jess',
        ],
      },
    ],
  },
};
