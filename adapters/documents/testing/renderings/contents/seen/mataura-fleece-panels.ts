import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  paragraph,
  remark,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A farming family's trust in Southland: a letter with headings, typed by the accountant, signed by trustees. */
export const matauraFleecePanels: Offer = {
  id: 'mataura-fleece-panels',
  hand: 'C5 Southland sheep farmers’ trust, letter typed by the accountant',
  place: 'NZ',
  type: 'priced-equity',
  language: 'en-NZ',
  title: 'Our offer for a fifth of Mataura Fleece Panels Limited',
  front: [
    'The Trustees of the Glenure Family Trust',
    'RD 4, Gore',
    'Sunday night, 27 July',
    'To Aroha Te Maire and Callum Brodie, at the old paper mill',
  ],
  running: {
    heads: ['Glenure Family Trust'],
    foot: 'Typed at Rattray Shand, chartered accountants, who have not audited a word of it',
  },
  facts: {
    currency: 'NZD',
    preMoney: 3_600_000,
    amount: 900_000,
    pricePerShare: 1.8,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    dividendPercent: 4,
    dividendCumulative: false,
    redemptionAfterYears: 8,
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    dragAlong: false,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 24,
    founderWarranties: 'none',
    noShopDays: 35,
    governingLaw: 'New Zealand',
  },
  body: [
    paragraph('Kia ora Aroha, gidday Callum,'),
    paragraph(
      'Thanks for the tour, and for not laughing when the ram got at the samples. We have talked it through round the table, Bev has done the sums twice, and we would like to come in on the footing below. Where it says “we” it means the trust.',
    ),
    unnumbered(
      section(
        'What we put in',
        'NZ$900,000, which buys 500,000 new preference shares at $1.80. There are 2,000,000 shares now, so you are valued at $3,600,000 before our cheque and we finish with 20%.',
        'A farm is not a bank. The money comes when the farm has it:',
        grid(
          ['', 'When', 'Where from', 'Shares', '$'],
          ['1', 'Signing', 'Term deposit', '150,000', '270,000'],
          ['2', '20 December', 'Lamb cheque', '150,000', '270,000'],
          ['3', '15 March', 'Main shear', '200,000', '360,000'],
          ['', '', '', '500,000', '900,000'],
        ),
        'If lamb is under $6.20 a kilo on the first of December, row 2 waits till row 3. It waits once.',
      ),
    ),
    unnumbered(
      section(
        'What it is for',
        list(
          '-',
          'the second carding line, secondhand, from Timaru',
          'fire testing (BRANZ), both thicknesses',
          item('two people:', list('*', 'one who can sell to group housing builders', 'one who can count')),
          'strong wool from the district, bought at not less than the Gore sale average',
        ),
        withdrawn(paragraph('All wool to be bought from Glenure as long as we hold shares.')),
      ),
    ),
    unnumbered(
      section(
        'How our shares behave',
        list(
          '1)',
          'Four cents in the dollar a year on $1.80, ahead of the others, for any year the directors think you can afford it. Miss a year and it is gone; we do not chase it.',
          'If the company is sold or shuts its doors, we take out what we put in first. After that the rest is yours. If a straight fifth of the lot would be better for us, we swap to ordinary shares and take that instead.',
          'If you sell shares cheaper one day, hard luck on us. Nothing gets adjusted.',
          'Once eight years are up we can ask for the $1.80 back, over three years, as long as the solvency test is met each time.{^exit}',
          'One vote each, like anyone.',
        ),
        'So, with everything paid up:',
        grid(
          ['Somebody pays', 'We get', 'You two and Nan', 'Because'],
          ['$700,000', '$700,000', 'nothing', 'first in the gate'],
          ['$2,500,000', '$900,000', '$1,600,000', ''],
          ['$4,500,000', '$900,000', '$3,600,000', 'same either way'],
          ['$10,000,000', '$2,000,000', '$8,000,000', 'we swap'],
        ),
      ),
    ),
    unnumbered(
      section(
        'Having a say',
        'Three directors: you two, and Bev. She will drive over on the second Tuesday, not at lambing (20 August to 10 October), when papers go by e-mail and nothing big is decided.',
        'Ask us before you',
        list(
          '1)',
          'make more shares, or promise any;',
          'borrow over $80,000, the wool float aside;',
          item('buy or sell', list('(a)', 'land or a building, or', 'plant over $60,000;')),
          'pay either of you more than $95,000;',
          'take the making of panels out of Southland.',
        ),
        commented(
          paragraph('Ten days without an answer from us is a yes.'),
          'G. Shand',
          'Generous. Most people have it the other way about.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Being kept in the picture',
        terms(
          ['Monthly', 'Xero login for Bev, read only; bales in, square metres out'],
          ['Yearly', 'Accounts by 30 June, reviewed not audited'],
          ['Straight away', 'Any fire, any failed fire test, any letter from a lawyer'],
        ),
      ),
    ),
    unnumbered(
      section(
        'Shares coming and going',
        'New ones get offered to us for our fifth. If one of you sells to an outsider, we may sell to the same person at the same price, share for share. Nobody makes anybody sell: there is no drag-along, because Callum’s nan holds 40,000 and is to be left in peace.',
        inserted(
          paragraph('A transfer into a family trust or to whānau is free, if the trustees sign up to this.'),
        ),
        drafting(
          'Graeme: relationship property? Aroha and Tāne should get advice before any trust is settled. Not our advice.',
        ),
      ),
    ),
    unnumbered(
      section(
        'You two',
        list(
          '1)',
          'If you go, you do not make or sell wool insulation in the South Island for 24 months. Carpet is fine.',
          'We want no warranties from you personally. The company gives the ordinary ones.',
          'No vesting. We have shaken hands.',
          'Callum drops the fencing contracts by Labour Weekend.',
        ),
      ),
    ),
    remark(
      'Bev asks me to note that the family first thought of 30% and a mortgage over the carding line. That was before the tour. – G.S.',
    ),
    fixed(
      unnumbered(
        section(
          'Between now and signing',
          'Give us five weeks in which you shop it to no one else, and keep it off the marae noticeboard. Those two things you are held to; so are we. All the rest is what we mean to do, and gets lawyered in Invercargill (your half of the bill capped at $6,000). New Zealand law.',
          'It hangs on three things:',
          list(
            '(a)',
            'a look at the mill lease, seismic rating included;',
            'the resource consent for the boiler being in the company’s name, not Callum’s;',
            'independent trustee’s consent, which comes Thursday if at all.',
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Who holds what',
          grid(
            ['', 'Ordinary', 'Preference', 'Per cent'],
            ['Aroha Te Maire', '1,080,000', '', '43.2'],
            ['Callum Brodie', '880,000', '', '35.2'],
            ['Mrs J. Brodie (Nan)', '40,000', '', '1.6'],
            ['Glenure Family Trust', '', '500,000', '20.0'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    exit: 'Three years was in the note that Ross scribbled on the feed docket, with 10% a year on top. Ross has come round.',
  },
  signatures: [
    {
      for: 'SIGNED by the trustees of the GLENURE FAMILY TRUST',
      lines: [
        'Ross William McCrostie',
        'Beverley Jean McCrostie, by her attorney Ross William McCrostie',
        'Rattray Shand Trustees (2011) Limited, by its director',
        'The liability of the last-named trustee is limited to the assets of the trust in its hands.',
      ],
    },
    {
      for: 'CERTIFICATE OF NON-REVOCATION OF POWER OF ATTORNEY',
      lines: [
        'I, Ross William McCrostie, farmer, certify that I have no notice of the revocation of that power by death or otherwise.',
        'Signed at Gore this ______ day of ______________',
      ],
    },
    { for: 'Happy with that:', lines: ['A. Te Maire', 'C. Brodie', '(tear off and post back)'] },
  ],
  mail: {
    from: 'Graeme Shand <graeme@rattrayshand.example>',
    to: 'Aroha Te Maire <aroha@fleecepanels.example>; Callum Brodie <callum@fleecepanels.example>',
    subject: 'FW: Glenure – letter for the mill',
    greeting: 'Hi Aroha and Callum',
    opening: 'Letter from Ross and Bev as promised. Signed original is in the drop box at the vet club.',
    signature: [
      'Cheers',
      'Graeme Shand',
      'Director | Rattray Shand | Gore & Lumsden',
      'Please consider the environment, and the courier driver, before printing.',
    ],
    older: [
      {
        from: 'Callum Brodie',
        sent: 'Friday, 25 July 2025 6:12 am',
        paragraphs: [
          'Morning Graeme. 30% is too rich for us and a mortgage on the carder kills the bank line. The Queenstown syndicate said $1.2m at $6m but want a drag, options and three seats.',
          'Rather you lot. C',
        ],
      },
    ],
  },
};
