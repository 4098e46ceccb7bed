import type { Offer } from '../../content/offer.ts';
import {
  box,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A landman lends to a start-up on the lease form that he has used all his life. */
export const llanoHailwatch: Offer = {
  id: 'llano-hailwatch',
  hand: 'C2 Midland landman, note on the form of an oil and gas lease',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'AGREEMENT TO ADVANCE MONEY ON A CONVERTIBLE NOTE',
  front: [
    'Holder: Roy Dell Hatcher, Midland, Texas',
    'Maker: Llano Hailwatch, Inc., a Texas corporation',
    'File RDH 22-N, second go-round',
  ],
  numbering: { sections: 'Section 1' },
  running: {
    heads: ['Hatcher / Llano Hailwatch', 'Agreement to Advance Money'],
    foot: 'Initial here ______ and here ______          Page {page}',
  },
  facts: {
    currency: 'USD',
    amount: 300_000,
    safeCap: 4_750_000,
    safeDiscountPercent: 17.5,
    noteInterestPercent: 7,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    governingLaw: 'Texas',
  },
  body: [
    box(
      'NEITHER THE NOTE NOR ANY SHARE THAT COMES OF IT IS REGISTERED WITH THE UNITED STATES OR WITH TEXAS. DO NOT SELL EITHER ONE TO ANYBODY WITHOUT ASKING A LAWYER.',
    ),
    paragraph(
      'WHEREAS Maker has a radar the size of a bread box which tells a cotton gin, a car lot or a solar field that hail is eleven minutes off; and WHEREAS Holder lost two pickups and a roof for want of one;',
    ),
    paragraph('NOW, THEREFORE, for Ten Dollars and other good consideration, it is agreed:'),
    fixed(
      section(
        'Granting Clause',
        'Holder will advance Maker $300,000 (“Principal”) as follows, each draw being called by Maker on ten days’ notice in writing.',
        grid(
          ['Draw', 'Amount', 'Total out', 'Not before', 'Called (date)', 'Initials'],
          ['1', '$120,000', '$120,000', 'signing', '', ''],
          ['2', '$100,000', '$220,000', '25 units bolted down and reporting', '', ''],
          ['3', '$80,000', '$300,000', 'first renewal by a paying customer', '', ''],
        ),
        commented(
          paragraph(
            'A draw that has not been called two years from today is released, like unleased acreage.',
          ),
          'P. Aguirre-Boone',
          'Roy, can we call early if a gin association signs up all at once?',
        ),
      ),
    ),
    section(
      'Primary Term',
      'This Note matures thirty (30) months after the first draw. It is held open past that date for ninety (90) days, and no more, when a Qualified Round is papered and only waiting on signatures.',
    ),
    section(
      'Interest',
      list(
        '(a)',
        'Seven percent (7%) per annum, simple, on a year of 365 days, counted from each draw.',
        'No checks are cut for it in the meantime. It follows Principal into shares, or comes due along with Principal.',
        'If a court should find that the highest lawful rate is lower, the lower one is what was always meant, and any excess pays down Principal.',
      ),
    ),
    named(
      'conv',
      section(
        'Conversion',
        list(
          '(a)',
          item(
            '{*Qualified Round.*} When Maker sells preferred stock for cash of $1,500,000 or better in one round, this Note turns into that stock, all of it, without anyone having to ask. The price is the smaller of',
            list(
              '(i)',
              'what the new money pays, less seventeen and one-half percent (17.5%); and',
              '$4,750,000 over the Fully Diluted Count (the “Cap Price”).',
            ),
          ),
          '{*Little round.*} In a round under that size Holder may convert on the same price, or sit.',
          '{*Maturity.*} From Maturity on, and until paid, Holder may convert into common at the Cap Price.',
          item(
            '{*Count.*} The Fully Diluted Count is taken the minute before the round. It takes in',
            list(
              '(i)',
              'stock outstanding,',
              item('options and warrants,', list('A.', 'granted, or', 'promised in a signed offer letter,')),
              'and shares kept back for a plan,',
            ),
            'and leaves out notes, this one with the rest.',
          ),
        ),
        drafting('need Denise to run the count again, the 2022 spreadsheet had the Lubbock advisors twice'),
      ),
    ),
    section(
      'Sale of Maker Before Conversion',
      'Holder picks one, within fifteen days of being told the price:',
      list(
        '(1)',
        'Principal, interest, and half of Principal over again; or',
        'the money that the common would bring, converted at the Cap Price.',
      ),
    ),
    withdrawn(
      paragraph(
        'OVERRIDING ROYALTY. Holder keeps two percent of gross receipts, free of cost, for as long as a unit reports.',
      ),
    ),
    section(
      'What Maker Will Not Do Without Holder’s Say-So',
      list(
        '(a)',
        'Borrow ahead of this Note, except $75,000 on the line at Permian Farmers Bank.{^line}',
        'Hang a lien on the radar designs or the weather data.',
        'Pay a dividend, or buy in stock from someone who is not quitting.',
        'Raise an officer above $135,000.',
        'Leave the State of Texas, on paper or in fact.',
      ),
    ),
    section(
      'Division Orders and Reports',
      'Every quarter: units standing, units paying, cash, and who owes what. Every March: a tax return and a year-end balance sheet. Holder’s bookkeeper may come look, with a week’s warning, twice a year.',
    ),
    section(
      'Preferential Right',
      'After conversion Holder may buy into any later issue far enough to stay even. If Maker signs another note on easier terms before a Qualified Round, Holder may swap this one for that.',
    ),
    section(
      'Default',
      'The whole is due when',
      list(
        '(a)',
        item(
          'Maker',
          list(
            '(i)',
            'misses a payment and lets ten days go by;',
            'files in bankruptcy, or is put there and stays sixty days;',
          ),
        ),
        'a statement in {ref:warr} was false in a way that would have kept a careful man from lending; or',
        'Ms. Aguirre-Boone quits inside of a year, unless her replacement suits Holder.',
      ),
      'Default interest: none. Late charge: none. {-Confession of judgment.-}',
    ),
    named(
      'warr',
      section(
        'What Maker Says Is True',
        'It exists; it owns what it sells; Texas Tech has let go of the antenna in writing; nobody has sued it, but for the man in Plainview whose claim is with the insurer.',
      ),
    ),
    section(
      'No Recourse',
      'Nobody signs for this personally. No homestead is pledged or could be. Holder has no seat on the board and wants none.',
      inserted(paragraph('Holder may bring his nephew to the annual meeting.')),
    ),
    fixed(
      section(
        'Housekeeping',
        terms(
          ['Law and venue', 'Texas; the courthouse at Midland'],
          ['Lawyers', 'Maker pays Holder’s, not over $4,000, out of Draw 1'],
          ['Notice to Holder', 'P.O. Box 00417, Midland. He does not read e-mail.'],
          ['Notice to Maker', 'In person, or pboone@llanohailwatch.example'],
          ['Transfer', 'To a Hatcher, or to a trust for one. Else Maker must agree.'],
          ['Changes', 'In ink'],
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Exhibit A. How Conversion Comes Out',
          'Under {ref:conv}, with a Fully Diluted Count of 5,000,000. All draws out two years, so $342,000 converts.',
          grid(
            ['Round values Maker at', 'New money pays', 'Less 17.5%', 'Cap Price', 'Holder pays', 'Shares'],
            ['$4,000,000', '$0.80', '$0.66', '$0.95', '$0.66', '518,181'],
            ['$6,000,000', '$1.20', '$0.99', '$0.95', '$0.95', '360,000'],
            ['$10,000,000', '$2.00', '$1.65', '$0.95', '$0.95', '360,000'],
            ['(your number)', '', '', '$0.95', '', ''],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    line: 'First go-round had it at zero, with twelve percent interest and a deed of trust on the shop. Nelda said that was no way to treat a neighbor, and those came out.',
  },
  signatures: [
    {
      for: 'HOLDER',
      lines: [
        '______________________________',
        'Roy Dell Hatcher, dealing in his sole and separate property',
      ],
    },
    { for: 'JOINED PRO FORMA BY SPOUSE', lines: ['______________________________', 'Nelda Faye Hatcher'] },
    {
      for: 'MAKER: LLANO HAILWATCH, INC.',
      lines: [
        'By: ___________________________',
        'Priscilla Aguirre-Boone, President',
        'ATTEST: _______________________ Secretary',
      ],
    },
    {
      for: 'THE STATE OF TEXAS     §',
      lines: [
        'COUNTY OF MIDLAND     §',
        'Acknowledged before me on the ______ day of ______________ by Roy Dell Hatcher and Nelda Faye Hatcher.',
        '(seal)     Notary Public in and for the State of Texas',
      ],
    },
  ],
  mail: {
    from: 'Denise Quintanilla <denise@hatcherland.example>',
    to: 'Priscilla Aguirre-Boone <pboone@llanohailwatch.example>',
    subject: 'RE: RE: Roy’s paper',
    greeting: 'Priscilla hon,',
    opening: 'Typed up from the yellow pad. He says it is this or nothing but he said that last time too.',
    signature: [
      'Denise',
      'Hatcher Land Services | Abstracts, Leases, Curative',
      'Closed Fridays during football',
    ],
    older: [
      {
        from: 'Priscilla Aguirre-Boone <pboone@llanohailwatch.example>',
        sent: 'Mon, Apr 14 at 7:52 AM',
        paragraphs: [
          'Denise, a 12% rate and a $3,000,000 cap I could maybe live with, but not the royalty AND the deed of trust.',
          'The Dallas folks are at a $7,000,000 cap with no interest at all. Tell him that gently.',
        ],
      },
    ],
  },
};
