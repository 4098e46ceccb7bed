import type { Offer } from '../../content/offer.ts';
import { commented, inserted, item, list, paragraph, withdrawn } from '../../content/write.ts';

/** A grower's mail: short paragraphs, two rough lists, afterthoughts. */
export const gooloogongBurrMail: Offer = {
  id: 'gooloogong-burr-mail',
  hand: 'New South Wales wool grower, plain mail with afterthoughts',
  place: 'AU',
  type: 'priced-equity',
  language: 'en-AU',
  title: 'the burr picker, what we’d do',
  facts: {
    currency: 'AUD',
    preMoney: 850_000,
    amount: 150_000,
    postMoney: 1_000_000,
    investorStakePercent: 15,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'none',
    noShopDays: 30,
    governingLaw: 'New South Wales',
  },
  body: [
    paragraph(
      'Been chewing on this since you brought the machine out to the bottom paddock. Shane reckons anything that gets Bathurst burr out of a fleece without a bloke swearing at it is worth a punt, and for once he and I agree.',
    ),
    paragraph('So here’s what we’d do. Dot did the sums, blame her.'),
    paragraph(
      'We’d buy shares in Burr Off Pty Ltd for $150,000, Aussie dollars, through the super fund if Trevor the accountant lets us and otherwise through the family trust.{^trevor}',
    ),
    paragraph(
      'Dot puts what you’ve got today at $850,000. With ours on top that’s a round million and we’d have 15 per cent.',
    ),
    paragraph('You’d get it like this:'),
    list(
      '-',
      '$90,000 the day the share certificate turns up',
      item(
        '$60,000 once the Mark 2 has done a whole mob, by which I mean',
        list('*', '800 head or better', 'no torn skins', 'Shane not having to hit it'),
      ),
    ),
    withdrawn(
      paragraph('And we’d want first go at the twenty machines after that for cost plus ten per cent.'),
    ),
    paragraph(
      'If it all goes bung, or somebody buys you out, our hundred and fifty comes back before you kids divvy up. If our fifteen per cent of the sale is worth more than that we’ll have the fifteen per cent instead. One or the other, we’re not greedy.',
    ),
    paragraph(
      'If you have to sell shares cheaper down the track, so be it. We won’t come asking for extra ones.',
    ),
    paragraph(
      'Next time you sell new shares give us the chance to buy enough to stay at fifteen. Might not. Like to be asked.',
    ),
    paragraph(
      'Directors. Three of them: Bec, Nathan and me. I’m no good on computers but I can read a balance sheet and I’ve buried two co-ops.',
    ),
    paragraph('Things I’d want a yes from me on, in writing, text will do:'),
    list(
      '1)',
      'borrowing more than twenty grand',
      'issuing shares to anyone',
      'selling the patent or letting some other mob build it',
      commented(
        item('paying yourselves over $70,000 a year'),
        'Dot',
        'Ray, make it 75, they’ve got a baby coming',
      ),
      'packing it in',
    ),
    paragraph(
      'Every month I’d like to know what’s in the bank and who’s bought one. After 30 June, the proper accounts.',
    ),
    paragraph(
      'If either of you sells your shares to somebody I can sell mine too, same price per share, same day. And if holders of three quarters of the company want to sell the whole show then everybody sells, me included.',
    ),
    paragraph(
      'Now the awkward bit. You’re both young and there’s good money at the mines. Your shares get earned over three years, a bit each month. Walk off early and the unearned lot goes back to the company for a dollar.',
    ),
    inserted(paragraph('Getting crook or having a bub isn’t walking off.')),
    paragraph(
      'And if you do go, no building burr machines for anybody else for twelve months, this side of the Nullarbor.',
    ),
    paragraph(
      'I don’t want either of you signing personal guarantees or promises about the company out of your own pocket. If the books are wrong that’s on the company.',
    ),
    paragraph('R&D tax offset: claim it, and leave it in the business.{^offset}'),
    paragraph(
      'We pay Trevor, you pay yours. The shareholders deed can come off the solicitor in Cowra, and the company can pay her.',
    ),
    paragraph(
      'Give us thirty days from when you say yes where you’re not talking to that crowd in Sydney or anyone else with a vest on. New South Wales law, Dot says I have to put that.',
    ),
    paragraph('None of this is locked in till the deed’s signed, bar the thirty days.'),
    paragraph(
      'One more thing. Whatever happens, the prototype stays in our shed till the roads dry out. It’s under the tarp, next to the Fergie.',
    ),
  ],
  footnotes: {
    trevor:
      'Trevor says the super fund might count you as a related party on account of Bec being Shane’s cousin. He’s looking it up.',
    offset: 'Nathan’s first email had us getting the offset paid out as a dividend. No thanks.',
  },
  mail: {
    from: 'Ray & Dot Hennessy',
    to: 'Bec Tully, Nathan Tully',
    subject: 'the burr picker, what we’d do',
    greeting: 'G’day Bec and Nath',
    signature: [
      'Hooroo',
      'Ray',
      'R & D Hennessy, “Tilga Park”, Gooloogong NSW',
      'UHF 22 or leave a message with Dot',
      'Sent from Dot’s iPad',
    ],
    older: [
      {
        from: 'Nathan Tully',
        sent: 'Thursday, 5 June 2025 9:14 PM',
        paragraphs: [
          'Hi Ray, thanks for the roast. What we were thinking was $220,000 for 10%, so call it two mil before you come in, and no board seat.',
          'The Sydney fund is talking about a convertible note at 9% with an 18 month term. We’d rather it was you.',
          'Nath',
        ],
      },
      {
        from: 'Ray & Dot Hennessy',
        sent: 'Monday, 2 June 2025 6:02 AM',
        paragraphs: ['Bring the machine Wednesday. Bring gloves.'],
      },
    ],
  },
};
