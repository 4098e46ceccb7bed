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
  paragraph,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A public bank in North Wales: a letter in clauses, a schedule in parts, and a copy to be sent back. */
export const penrhosUltrasonics: Offer = {
  id: 'penrhos-ultrasonics',
  hand: 'C1 Bangor public bank, offer letter with a schedule and a copy to return',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Offer of investment: Penrhos Ultrasonics Cyfyngedig',
  front: [
    'Banc Menter Gogledd',
    'Ein cyf / Our ref: BMG/EQ/2291/ht',
    'By e-mail, hard copy to follow',
    'Y Cyfarwyddwyr / The Directors, Uned 6, Parc Hirael, Bangor',
    'The ninth day of September',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['BMG/EQ/2291/ht', 'Cynnig buddsoddi / Offer of investment', 'Atodlen / Schedule'],
    foot: 'Tudalen / Page {page} o/of {pages}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 2_400_000,
    postMoney: 3_000_000,
    amount: 600_000,
    pricePerShare: 4.8,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'none',
    dividendPercent: 6,
    dividendCumulative: true,
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 28,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph('Annwyl Mair, annwyl Tomos'),
    paragraph(
      'Our investment committee sat on the second of September and has sanctioned what follows. You asked for an English text. A Welsh one will be made if you want it, and neither would then outrank the other.',
    ),
    box(
      'Identity checks on every holder of a tenth or more have to be complete before money is released. Please bring passports to the office; do not e-mail them.',
    ),
    fixed(
      section(
        'The Investment',
        list(
          '1.1',
          'The Bank will subscribe £600,000 for 125,000 A Preferred Ordinary Shares of one penny (“A Shares”), paying £4.80 for each.',
          'At that price the Company is worth £2,400,000 before the Investment and £3,000,000 with it, every option granted or promised being counted as a share.',
          'The A Shares will amount to 20% of the capital counted in that way (Part 2 of the Schedule).',
          'Drawing is in two steps:',
        ),
        grid(
          ['Drawing', 'Sum', 'A Shares', 'Falls due', 'Lapses'],
          ['First', '£350,400', '73,000', 'On Completion', ''],
          [
            'Second',
            '£249,600',
            '52,000',
            'Two Health Boards under contract and the ISO 13485 certificate issued',
            '31 August next',
          ],
          ['', '£600,000', '125,000', '', ''],
        ),
        drafting(
          'HT: does Betsi’s framework agreement count as a contract? Mair says yes, committee paper says “call-off”',
        ),
      ),
    ),
    section(
      'Purpose',
      list(
        '(a)',
        'Probe tooling and a second test tank.',
        'A regulatory manager and two field engineers.',
        item(
          'Jobs. By the second anniversary:',
          list(
            '(i)',
            'eight posts more than today, all of them in Gwynedd or Môn;',
            'none paid below the Real Living Wage.',
          ),
        ),
      ),
      'Nothing may go towards directors’ loans or the Audi.',
    ),
    section(
      'Rights of the A Shares',
      list(
        '1.1',
        '{*Income.*} From the third anniversary of Completion the holder is due a fixed dividend of 6% a year on £4.80. What cannot lawfully be paid accumulates{-, and is compounded each quarter day-}.',
        item(
          '{*Capital.*} Sale proceeds, and whatever is distributed when the Company is wound up, are shared out thus:',
          list(
            '(a)',
            'A Shares, until each has recovered £4.80 and arrears of dividend;',
            'A Shares and Ordinary Shares together, penny for penny, until an A Share has had £9.60 from (a) and (b) combined;',
            'Ordinary Shares, the rest.',
          ),
          'Part 3 of the Schedule has examples.',
        ),
        '{*Conversion.*} One for one into Ordinary Shares on the holder’s notice, which may be given on the day before a sale.',
        '{*Later issues at a lower price.*} No adjustment. The Bank does not ask for anti-dilution rights.{^ratchet}',
      ),
      withdrawn(
        paragraph(
          '{*Redemption.*} The Bank may require the A Shares to be redeemed at par plus a premium of one third after year six.',
        ),
      ),
    ),
    section(
      'Options',
      'Before Completion the Company adopts an EMI scheme over 50,000 Ordinary Shares, 8% of the enlarged capital. The value of £2,400,000 already allows for it.',
    ),
    section(
      'Board',
      list(
        '1.1',
        'Four seats: Dr Ellis-Wynne, Mr Rhydderch, a director named by the Bank, and an independent chair, acceptable to us, at a fee of no more than £9,000.',
        'While the Bank’s seat is empty its observer gets the papers and may speak.',
        'Meetings are at least six a year. Anyone may speak Welsh; we pay the interpreter.',
      ),
    ),
    section(
      'Bank’s consent',
      'In writing and beforehand, for',
      list(
        '(a)',
        'an issue of shares, other than under the EMI scheme;',
        item(
          'borrowing or leasing',
          list('(i)', 'above £40,000 in one bargain, or', 'above £100,000 outstanding in all;'),
        ),
        'a charge over the patents (GB and EP);',
        'a salary above £75,000, or any payment to a person connected with a director;',
        'moving the registered office, or more than two posts, out of Wales;',
        'a change to the trade carried on.',
      ),
    ),
    section(
      'Figures and reports',
      commented(
        paragraph(
          'Management accounts by the twentieth of the following month; annual accounts, audited if we so request, within six months; the jobs return (form BMG7) each April and October.',
        ),
        'Tomos Rhydderch',
        'Is BMG7 the nine-page one? Please say it is not.',
      ),
    ),
    section(
      'Shares changing hands',
      list(
        '1.1',
        'New shares are offered round first, so that each holder may keep its percentage.',
        'So are shares that a holder wishes to transfer, family settlements apart.',
        'Anyone selling control must procure the same offer for the A Shares.',
        'Holders of 75%, if the Bank is one of them, may carry the remainder into a sale of the whole.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Founders’ shares are released evenly across 36 months.',
        'Whoever is dismissed for gross misconduct gives up at one penny all that is unreleased and half of what is released. Anybody else, those who resign included, keeps what has been released.',
        'For 12 months after leaving no Founder works in non-destructive testing by ultrasound within the United Kingdom.',
        'Warranties come from the Company and the Founders. A Founder is not liable beyond £60,000, nor after the second audit.',
        inserted(
          item(
            'Dr Ellis-Wynne may keep her honorary chair at the university, and the half-day that goes with it.',
          ),
        ),
      ),
    ),
    section(
      'What it costs',
      terms(
        ['Arrangement', '2.5% of a drawing, kept back from it'],
        ['Monitoring', '£450 a month plus VAT, by standing order'],
        [
          'Gwalchmai Preece LLP, who act for us',
          'Up to £11,500 plus VAT on Completion. Without a Completion each side bears its own.',
        ],
        ['Valuer', 'Nil'],
      ),
    ),
    section(
      'Subsidy',
      'The Bank invests as a market operator would and gives no subsidy. The Company lists, in the form we enclose, any minimal financial assistance of this year and the two before.',
    ),
    fixed(
      section(
        'Standing of this letter',
        list(
          '1.1',
          'Only this clause binds, and it binds from the date on which we get your copy.',
          'For 28 days after that you neither look for other equity nor encourage those who offer it.',
          'Both sides keep the terms to themselves. The Bank is a public authority and may be made to answer under the Freedom of Information Act.',
          'The law of England and Wales governs.',
          'The offer falls if your copy has not reached us at noon on the thirtieth of September.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule, Part 1: before the first drawing',
          grid(
            ['No.', 'Item', 'From', 'In'],
            ['1', 'Board minute and special resolution', 'Company secretary', ''],
            ['2', 'Assignment of the 2019 invention', 'Prifysgol y Fenai', '✓ 28/8'],
            ['3', 'Keyman cover, £300,000 a life', 'Broker', ''],
            ['4', 'Bank statements, six months', 'Company', '✓'],
            ['5', 'Letter of non-crystallisation', 'Holder of the 2021 debenture', ''],
            ['6', 'Not used', '', ''],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule, Part 2: register, both drawings made',
          grid(
            ['Holder', 'Class', 'Now', '%', 'Then', '%'],
            ['M. Ellis-Wynne', 'Ord', '210,000', '42.0', '210,000', '33.6'],
            ['T. Rhydderch', 'Ord', '150,000', '30.0', '150,000', '24.0'],
            ['Prifysgol y Fenai', 'Ord', '60,000', '12.0', '60,000', '9.6'],
            ['Teulu / family (4)', 'Ord', '30,000', '6.0', '30,000', '4.8'],
            ['EMI scheme', 'Options', '50,000', '10.0', '50,000', '8.0'],
            ['The Bank', 'A', '', '', '125,000', '20.0'],
            ['', '', '500,000', '100.0', '625,000', '100.0'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule, Part 3: a sale, worked through',
          'All options exercised, no dividend in arrear, £000.',
          grid(
            ['Sale at', '(a)', '(b), our part', 'Bank', 'All others', 'Note'],
            ['500', '500', '', '500', '', ''],
            ['1,000', '600', '80', '680', '320', ''],
            ['3,000', '600', '480', '1,080', '1,920', ''],
            ['5,000', '600', '600', '1,200', '3,800', '£9.60 reached'],
            ['8,000', '', '', '1,600', '6,400', 'converted'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    ratchet:
      'The template has a full ratchet for eighteen months. The regional panel struck it out for all medical devices after the case of the inhaler company.',
  },
  signatures: [
    {
      for: 'Yn gywir iawn, dros ac ar ran / for and on behalf of Banc Menter Gogledd',
      lines: [
        'Heulwen Tudor',
        'Uwch Weithredwr Buddsoddi / Senior Investment Executive',
        'Amg. / Encs: 3   cc: Gwalchmai Preece LLP',
      ],
    },
    {
      for: 'COPY TO BE RETURNED. I Fanc Menter Gogledd: derbyniwn / we accept, the board having so resolved.',
      lines: [
        'Cyfarwyddwr / Director ______________________',
        'Ysgrifennydd / Secretary ______________________',
        'Dyddiad / Date ______________________',
      ],
    },
    {
      for: 'Arwyddwyd gan / signed by MAIR ELLIS-WYNNE in the presence of',
      lines: ['Tyst / Witness ______________________', 'Cyfeiriad / Address', 'Galwedigaeth / Occupation'],
    },
  ],
};
