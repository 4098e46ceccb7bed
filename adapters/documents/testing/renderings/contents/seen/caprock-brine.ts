import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  list,
  paragraph,
  section,
  term,
  terms,
  unnumbered,
} from '../../content/write.ts';

/** A cotton family on the High Plains lends to a lithium company, by letter. */
export const caprockBrine: Offer = {
  id: 'caprock-brine',
  hand: 'B5 Lubbock cotton heiress, letter whose headings are sentences',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'Re: Money for Caprock Brine Recovery, Inc.',
  front: [
    'STILES-OCHOA FAMILY OFFICE',
    'Suite 2 over the old gin, Lubbock',
    'October 29',
    'Ms. Rosalind Teague, by e-mail and by hand',
  ],
  facts: {
    currency: 'USD',
    amount: 1_750_000,
    safeCap: 14_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 9,
    noteMaturityMonths: 24,
    protectiveProvisions: true,
    informationRights: true,
    proRata: true,
    noShopDays: 45,
    governingLaw: 'Texas',
  },
  body: [
    paragraph('Dear Rosalind:'),
    paragraph(
      'My late husband used to say that a handshake is a contract with good manners. My nephew the lawyer says to write it down anyhow, so here goes. When I say “we” I mean the family office; when I say “you” I mean the company, and I will say so when I mean you yourself.',
    ),
    unnumbered(
      section(
        'We lend you $1,750,000.',
        'It comes in two pieces, and both are convertible notes on the same paper:',
        list(
          '1)',
          '$1,000,000 the day you sign, which I would like to be before Thanksgiving;',
          '$750,000 the day the Railroad Commission permits your second disposal well.{^well}',
        ),
        'If the permit has not come by next July, you may ask for the second piece and we may say no.',
      ),
    ),
    unnumbered(
      section(
        'This is what it costs you.',
        terms(
          ['Interest', '9% a year, simple, added up and not paid out'],
          ['Due', 'Two years from the date of the first note'],
          ['Paying early', 'Only if we say so'],
          ['Security', 'None. I have enough pump jacks.'],
          commented(
            term('Late interest', '4% on top, from the eleventh day'),
            'Cy',
            'Aunt Fay: check usury ceiling with Austin counsel before this goes.',
          ),
          ['Your lawyers', 'You pay yours, we pay ours'],
        ),
      ),
    ),
    unnumbered(
      section(
        'But we would rather own a piece.',
        'The day you sell $5,000,000 or more of preferred stock to people who do it for a living, every dollar we have lent and every dollar it has earned becomes that stock. We get it for 20% less than they do, or at whatever price makes the company worth $14,000,000 before their money, if that is cheaper for us.',
        'Should a bigger outfit buy you first, you pay us what we are owed plus half of the principal again, or we take common stock at the $14,000,000 figure. We pick.',
        drafting('Cy: she means 1.5x principal, she said so twice. The 2x in the Midland draft is not ours'),
      ),
    ),
    unnumbered(
      section(
        'A few things you will ask us about first.',
        list(
          '•',
          'Borrowing over $200,000 from anybody',
          'Putting the Gaines County leases in hock',
          'Paying yourself more than $140,000 a year (this time I do mean you)',
          'Selling the company, or the extraction patent, which comes to the same',
        ),
        'A no has to come inside of a week or it counts as a yes.',
      ),
    ),
    unnumbered(
      section(
        'And a few we want to see.',
        'Barrels in, carbonate out and cash on hand, once a month, on one sheet. Audited books when you have them. When you do sell that preferred stock, we may buy enough more of it to keep the share we have.',
      ),
    ),
    unnumbered(
      section(
        'Until the ink is dry.',
        'You have our word for thirty days, and for 45 we have yours that you will not carry this letter to Dallas. Texas law, and a Lubbock courtroom if it comes to that, which it will not. The paragraph you are reading is the only one that ties anybody’s hands today.',
      ),
    ),
    paragraph('Come to supper Sunday either way.'),
  ],
  footnotes: {
    well: 'The August term sheet had $2,500,000 in three pieces and a seat on your board for Cy. He is just as glad.',
  },
  signatures: [
    { for: 'Yours truly,', lines: ['Fay Ochoa Stiles'] },
    {
      for: 'Agreed to for Caprock Brine Recovery, Inc.',
      lines: ['________________________', 'Rosalind Teague, President'],
    },
  ],
  mail: {
    from: 'Cyrus Ochoa <cy@stilesochoa.example>',
    to: 'Rosalind Teague <rteague@caprockbrine.example>',
    subject: 'Fwd: letter from Fay',
    greeting: 'Rosalind,',
    opening: 'Aunt Fay dictated, I typed. The hard copy is on its way with a pecan pie.',
    signature: [
      'Cy',
      'Cyrus Ochoa, Attorney at Law',
      'Licensed in Texas and New Mexico',
      'Nothing in this e-mail is tax advice.',
    ],
    older: [
      {
        from: 'Rosalind Teague <rteague@caprockbrine.example>',
        sent: 'Wednesday, October 23, 2:15 PM',
        paragraphs: [
          'Cy, before she writes anything: the Houston group is at a $10,000,000 cap, 12% and an 18-month fuse, with a blanket lien.',
          'I would sooner deal with your aunt.',
          'R.',
        ],
      },
    ],
  },
};
