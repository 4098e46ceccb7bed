import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A university's own fund: numbered paragraphs, a schedule, a testing clause with a witness. */
export const inchkeithSpectra: Offer = {
  id: 'inchkeith-spectra',
  hand: 'Edinburgh spin-out fund, numbered paragraphs, subscribed before a witness',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Inchkeith Spectra Limited (SC714 902): Offer of Seed Investment',
  front: [
    'From: Forth Valley University Spin-Out Fund LP, acting by its general partner',
    'To: Dr Sadia Iqbal and Mr Ruaridh Geddes',
    'Draft (3): 14 March 2025',
  ],
  cover: [
    'FORTH VALLEY UNIVERSITY SPIN-OUT FUND LP',
    'Offer of Seed Investment in Inchkeith Spectra Limited',
    'Draft (3) for the Investment Panel of 19 March',
    'In strict confidence. FOI exempt: commercial interests, s.33(1)(b).',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['Spin-Out Fund / Inchkeith / Draft (3)', 'In strict confidence'],
    foot: 'Page {page} of {pages}    FVU-SOF-0417',
  },
  facts: {
    currency: 'GBP',
    preMoney: 1_400_000,
    amount: 350_000,
    postMoney: 1_750_000,
    investorStakePercent: 20,
    pricePerShare: 14,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 6,
    founderWarranties: 'capped',
    noShopDays: 56,
    governingLaw: 'Scotland',
  },
  body: [
    remark(
      'Mhairi – the bit on the Old Chemistry lease has to come out before Sadia sees this. Estates have not agreed anything yet.',
    ),
    section(
      'Background',
      'Inchkeith makes a hand-held Raman probe that tells a genuine malt from a fake through the glass of the bottle. The work was done in the School of Physics under two Scottish Enterprise grants.',
      'The Fund is owned by the University and a pension scheme. Its Panel meets every second month and nothing said here commits it before the Panel has minuted its approval.',
    ),
    section(
      'The investment',
      list(
        '1.1',
        'The Fund will subscribe £350,000 in cash for 25,000 A Ordinary Shares at £14 each.',
        commented(
          item(
            'That price rests on a value of £1,400,000 for the whole Company ahead of the subscription, options included, and £1,750,000 after it. The Fund will then hold 20%.',
          ),
          'R. Geddes',
          'Is the £60k Innovate loan part of this or on top? Asked twice now.',
        ),
        item(
          'Money will be paid over in two parts:',
          list(
            '(a)',
            '£200,000 at Completion; and',
            '£150,000 when ten probes have been left with paying distillers for a full month.{^distillers}',
          ),
        ),
        'Options over 8% of the share capital are to be reserved for staff before Completion, and dilute the existing members alone.',
      ),
    ),
    section(
      'Who will hold what',
      grid(
        ['Member', 'Class', 'Now', 'At Completion'],
        ['Dr S Iqbal', 'Ordinary', '46,000', '36.8%'],
        ['Mr R Geddes', 'Ordinary', '26,000', '20.8%'],
        ['The University Court', 'Ordinary', '18,000', '14.4%'],
        ['Options (reserved)', 'Ordinary', '10,000', '8.0%'],
        ['The Fund', 'A Ordinary', '–', '20.0%'],
      ),
      'Percentages assume both parts are drawn.',
      drafting(
        'FVU Legal: Court’s 18,000 still to be confirmed by Finance; the register shows 17,999 and one share in the name of the late Prof. Auld',
      ),
    ),
    section(
      'Rights of the A Ordinary Shares',
      list(
        '1.1',
        'On a winding up or a sale of the Company the A Ordinary Shares are repaid what was subscribed for them, £14 a share, before other members receive a penny. What remains goes to the Ordinary Shares only.',
        'A holder who would do better as an ordinary member may turn A Ordinary Shares into Ordinary Shares, one for one, at any time.',
        'There is no fixed dividend. Any dividend is shared equally over both classes.',
        withdrawn(
          item(
            'Should shares be issued below £14 within two years, the Fund is given bonus shares as if it had paid the lower price throughout.',
          ),
        ),
        'The A Ordinary Shares carry no protection against a later round at a lower price.',
      ),
    ),
    section(
      'The University’s intellectual property',
      'The University keeps title to the two patent families and licenses them to the Company exclusively for beverages.{^families}',
      inserted(
        paragraph(
          'Title passes to the Company for £1 once it has raised a further £2,000,000 from persons other than the Fund.',
        ),
      ),
      'Dr Iqbal’s research group may go on using and publishing everything, after giving the Company thirty days to file.',
    ),
    section(
      'Running the Company',
      list(
        '1.1',
        'There will be four directors: Dr Iqbal, Mr Geddes, a nominee of the Fund, and a chair from industry whom none of them employs.',
        item(
          'The Fund’s written agreement is needed before the Company may:',
          list(
            '(a)',
            'allot shares or vary the rights of any;',
            'take on debt of more than £40,000 in all;',
            'part with, charge or sub-license its technology;',
            'pay any person more than £65,000 a year; or',
            'do business outside the plan in {+any year in which+} {-a year when-} it has less than four months’ cash.',
          ),
        ),
        'The Fund is sent management accounts by the 20th of each month and audited or, while exempt, unaudited accounts by the end of the sixth month after the year.',
        'The Fund charges a monitoring fee of £3,000 a year plus VAT, waived for the first twelve months.',
      ),
    ),
    section(
      'Dealing in shares',
      list(
        '1.1',
        'New shares are offered first to the members in proportion.',
        'So are shares that a member wishes to sell. The Fund, though, may transfer freely to the University Court or to a fund that succeeds it.',
        'If more than half of the Company is being bought, each other member may insist on selling on like terms.',
        'Holders of seventy per cent, the Fund among them, may oblige the rest to join a sale.',
      ),
    ),
    named(
      'founders',
      section(
        'The founders',
        list(
          '1.1',
          'Each founder’s shares vest in equal monthly parts over three years from Completion, and none of them in the first six months.',
          'A founder who is dismissed for gross misconduct loses the lot at nominal value. One who resigns, falls ill or goes back to full-time academic life keeps what has vested.',
          'Mr Geddes will work full time. Dr Iqbal will give two days a week under a consultancy of which the University has approved.{^consultancy}',
          'Neither will compete for six months after leaving.',
          'Both will warrant the disclosure letter, up to £25,000 apiece; the Company’s own warranty goes up to the sum invested.',
        ),
      ),
    ),
    section(
      'Before Completion',
      list(
        '•',
        'Approval of the Panel and of the University’s Conflicts Committee',
        'HMRC’s letter is not needed: the Fund cannot use EIS relief',
        'Employment contracts and assignations of all inventions',
        'Key person cover of £250,000 on Dr Iqbal, assigned in security to the Company',
      ),
    ),
    fixed(
      section(
        'Standing of this letter',
        list(
          '1.1',
          'For eight weeks from the date of the last signature the founders and the Company will not seek or entertain money from elsewhere.',
          'Legal outlays fall on the Company if the investment completes, to a limit of £12,000 plus VAT; failing that, each side bears its own.',
          'Only this section binds. The rest, {ref:founders} included, is a record of what is hoped for, and no contract or promise is to be inferred under the law of Scotland, which governs.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule: what the Fund expects by when',
          grid(
            ['Month', 'Expected', 'Seen by'],
            ['3', 'CE mark for the probe', 'Board'],
            ['7', 'Ten units on trial in Speyside and Islay', 'Fund nominee'],
            ['14', 'First £100,000 of invoices', 'Auditor'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    distillers:
      'Glen Ardoch and the Strathmore group have said yes by e-mail; the latter wants its data kept in Scotland.',
    families:
      'GB2019 811.4 and PCT/GB2021/050633. The earlier paper offered an assignation at once and a 3% royalty; the Panel turned this down in January.',
    consultancy: 'Standard form CON-2. The day rate has not been put to her.',
  },
  signatures: [
    {
      for: 'Subscribed for and on behalf of Forth Valley University Spin-Out Fund LP by its general partner',
      lines: [
        'at Edinburgh on ____________ 2025',
        'Authorised signatory ____________________',
        'before this witness:',
        'Witness ____________________',
        'Full name ____________________',
        'Address ____________________',
      ],
    },
    {
      for: 'Subscribed by the said Sadia Iqbal',
      lines: ['at ____________ on ____________', '____________________'],
    },
    {
      for: 'Subscribed by the said Ruaridh Geddes',
      lines: ['at ____________ on ____________', '____________________'],
    },
  ],
};
