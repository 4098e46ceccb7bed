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

/** A Parkville university’s fund gives a company of its own researchers a SAFE, in plain words by policy. */
export const merriCochleaSafe: Offer = {
  id: 'merri-cochlea-safe',
  hand: 'CE6 Parkville university fund, plain-words policy, decimal clauses, key numbers in a frame, template hints',
  place: 'AU',
  type: 'safe',
  language: 'en-AU',
  title: 'Investment outline for Merri Cochlea Pty Ltd',
  front: [
    'Prepared by the Wominjeka Genesis Fund, an activity of the University',
    'Outline 2 of 2, replacing the one sent before the mid-semester break',
    'TRIM reference 25/11871',
  ],
  cover: [
    'Wominjeka Genesis Fund',
    'Merri Cochlea Pty Ltd',
    'Investment outline (SAFE)',
    'COMMERCIAL IN CONFIDENCE',
    'We acknowledge the Wurundjeri Woi-wurrung people as the owners of the land on which we work.',
  ],
  facts: {
    currency: 'AUD',
    amount: 450_000,
    safeCap: 6_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    acceleration: 'none',
    founderWarranties: 'none',
    governingLaw: 'Victoria',
  },
  numbering: { sections: '1', subsections: '1.1' },
  running: {
    heads: ['Outline 2 of 2', 'Wominjeka Genesis Fund / Merri Cochlea'],
    foot: 'Page {page} of {pages}, printed copies are uncontrolled',
  },
  body: [
    box(
      'We invest: $450,000 (all dollars are Australian)',
      'On: a SAFE, post-money cap $6,000,000, discount 20%',
      'You repay: nothing, unless the company is wound up or sold first',
    ),
    section(
      'About this outline',
      'It says what we mean to do, so that you can ask questions before lawyers cost money. Neither side has to go ahead because of it.',
      paragraph(
        '“You” is the company. “Yasmin and Piotr” are Dr Haddad and Dr Zielinski. “We” is the University as trustee of the fund.',
      ),
    ),
    named(
      'safe',
      section(
        'The SAFE',
        section(
          'When it turns into shares',
          'When you next raise $1,000,000 or more by selling shares for cash (SAFEs and notes do not count towards it), ours become shares of that same class. The number is our $450,000 divided by the smaller of:',
          list(
            '(a)',
            'the new investors’ price with a fifth (20%) taken off; and',
            item(
              'the cap price, which is $6,000,000 divided by every share there is, counting',
              list(
                '(i)',
                'options, whether granted or merely set aside;',
                'all SAFEs, this one among them; but',
                'not the shares sold in the round.',
              ),
            ),
          ),
        ),
        section(
          'If you are bought first',
          'We choose, within ten business days of being told: our money back, or what our shares at the cap price would have fetched.',
        ),
        section(
          'If you are wound up first',
          'After creditors and before shareholders we get our $450,000, or our part of it side by side with other SAFE holders if there is not enough.',
        ),
        section(
          'What it does not carry',
          'Interest. An end date. Votes. A seat: the fund’s people are busy and you will have enough professors in the room.{^seat}',
        ),
      ),
    ),
    section(
      'Instalments',
      'We pay in three lots, into the account you gave Research Finance:',
      grid(
        ['Lot', 'Sum', 'Paid after', 'Looking for'],
        ['1', '$200,000', 'the SAFE is signed', '–'],
        ['2', '$150,000', 'ethics approval HREC 2', 'electrode array in six sheep, no infection at day 60'],
        ['3', '$100,000', 'the TGA pre-submission meeting', 'minutes, whatever they say'],
      ),
      drafting('Guidance for authors: delete “Looking for” column where investment is in humanities'),
    ),
    section(
      'What we ask of you',
      list(
        '1.1',
        'Send us two pages each quarter: cash, people, what went wrong. Send your annual accounts when your accountant has them.',
        commented(
          item(
            'Let us put in more in the round named in clause {ref:safe}, up to the part we would then hold.',
          ),
          'Bronwyn K.',
          'Policy MPF1229 says up to $500k in total per company?? Check w/ Treasury before promising.',
        ),
        'Keep the licence of patent family P2207AU in good standing; it is a paper of its own and is not altered here.',
        withdrawn(item('Give the Deputy Vice-Chancellor (Research) a veto over any change of the board.')),
        inserted(item('Tell us a fortnight beforehand if the board changes.')),
      ),
    ),
    section(
      'Yasmin and Piotr',
      terms(
        [
          'Their shares',
          'Released to them bit by bit over 36 months from the day of the SAFE, none of it in the first six months. A sale of the company does not speed this up.',
        ],
        ['Their time', 'Yasmin four days a week; Piotr one, the rest being his University appointment'],
        ['Their inventions', 'Assigned to you, save what the staff IP regulation gives the University'],
        ['Promises to us', 'Come from you, not from the two of them'],
      ),
    ),
    section(
      'Odds and ends',
      list(
        '•',
        'Victorian law.',
        'Our in-house lawyers are free to you in the sense that we do not bill them. They act for us.',
        'The Investment Committee meets on the second Wednesday of {#month – ask Fiona#} and may say no.',
        'Please keep these pages from anyone but advisers. The Freedom of Information Act binds us, and we will tell you if somebody asks.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Worked example (not a promise)',
          'Say you raise $2,000,000 at a price of $1.50 and there are 5,000,000 shares, options and SAFE shares. The discounted price is $1.20, and so is the cap price; we would hold 375,000 shares.',
        ),
      ),
    ),
  ],
  footnotes: {
    seat: 'Outline 1 had an observer, a $4,500,000 cap and a two-year sunset. Following your reply we let all three go.',
  },
  signatures: [
    {
      for: 'Happy with this? Sign where your name is and scan it to genesis-fund@unimail.example',
      lines: [
        'Dr Yasmin Haddad, Director  ......................  on ....../....../......',
        'Dr Piotr Zielinski, Director  ......................  on ....../....../......',
      ],
    },
    {
      for: 'For the University',
      lines: ['Bronwyn Kerr-Adeyemi', 'Fund Manager, Wominjeka Genesis Fund', '(under delegation FD-38)'],
    },
  ],
};
