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
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** Three doctors who pool their savings: heads of terms that a company secretary wrote, three levels deep. */
export const malwaSoyaLab: Offer = {
  id: 'malwa-soya-lab',
  hand: 'C4 Indore micro-fund of three doctors, Roman heads of a company secretary',
  place: 'IN',
  type: 'safe',
  language: 'en-GB',
  title: 'HEADS OF TERMS FOR ISSUE OF iSAFE NOTES BY MALWA SOYA LAB PRIVATE LIMITED',
  front: [
    '(To be executed on non-judicial stamp paper of Rs. 500/-)',
    'Indore, this Twenty-First day of November',
    'Draft-3, supersedes Draft-2 shared on WhatsApp',
  ],
  numbering: { sections: 'I.' },
  running: {
    heads: ['Heads of Terms – iSAFE – Malwa Soya Lab Pvt. Ltd.'],
    foot: 'For Rajwada Micro Ventures                                                   P.T.O.',
  },
  facts: {
    currency: 'INR',
    amount: 7_500_000,
    safeCap: 60_000_000,
    safeDiscountPercent: 20,
    dividendPercent: 0.001,
    dividendCumulative: false,
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    lockUpMonths: 24,
    noShopDays: 30,
    governingLaw: 'India',
  },
  body: [
    paragraph(
      'AMONGST (1) Rajwada Micro Ventures, a trust settled by Dr. Sudha Holkar-Joshi, Dr. Firoz Khandwawala and Dr. Pradeep Chouksey, and the persons of Annexure A (“Subscribers”); (2) the above-named company (“Company”); and (3) Ms. Tanvi Solanki and Mr. Yash Bhandari (“Founders”).',
    ),
    section(
      'AMOUNT AND INSTRUMENT',
      list(
        '(a)',
        'Subscribers shall remit Rs. 75,00,000/- (Rupees Seventy-Five Lakh only) in aggregate, and in the shares shown in Annexure A.',
        item(
          'Against remittance the Company shall allot iSAFE notes, being compulsorily convertible preference shares',
          list(
            '(i)',
            'of face value Rs. 100/- each, issued at par;',
            'carrying dividend at 0.001% p.a., non-cumulative;',
            item(
              'converting into equity upon the happening of a Trigger, that is to say,',
              list(
                '(1)',
                'a Priced Round;',
                'a Liquidity Event; or',
                'completion of three years from allotment.',
              ),
            ),
          ),
        ),
        'No interest accrues. The amount is not a deposit and shall not be treated as such.',
      ),
      drafting(
        'CS to confirm that valuation report under rule 11UA is no more required after abolition of angel tax. Dr. Chouksey wants it in writing.',
      ),
    ),
    named(
      'price',
      section(
        'CONVERSION PRICE',
        list(
          '(a)',
          item(
            'Upon a Priced Round of Rs. 2,00,00,000/- or above, the lower of:',
            list(
              '(i)',
              'the price per share of such round reduced by 20% (twenty percent);',
              'Rs. 6,00,00,000/- (Rupees Six Crore), being the valuation cap, divided by the Capital.',
            ),
          ),
          'Upon a Liquidity Event, at option of each Subscriber, the amount remitted or the price at (a)(ii).',
          'Upon completion of three years, at (a)(ii).{^floor}',
          item(
            '“Capital” means all shares on a fully diluted basis',
            list('–', 'including ESOP, granted and ungranted;', 'excluding iSAFE notes of this issue;'),
            'as standing immediately prior to the Trigger.',
          ),
        ),
        'Illustration, where Capital is 1,00,000 shares:',
        grid(
          [
            'Sr.',
            'Pre-money of round (Rs.)',
            'Round price',
            '80%',
            'Cap price',
            'Applies',
            'Shares allotted',
          ],
          ['1', '4,00,00,000', '400', '320', '600', '320', '23,437'],
          ['2', '7,50,00,000', '750', '600', '600', 'equal', '12,500'],
          ['3', '12,00,00,000', '1,200', '960', '600', '600', '12,500'],
          ['4', 'Nil (three years)', '–', '–', '600', '600', '12,500'],
        ),
        commented(
          paragraph('Fraction of a share shall be ignored.'),
          'Dr. Khandwawala',
          'Ignored or rounded? In row 1 it is ignored. OK then.',
        ),
      ),
    ),
    section(
      'UTILISATION',
      grid(
        ['Head', 'Q1', 'Q2', 'Q3', 'Q4', 'Total (Rs. lakh)'],
        ['NIR spectrometer', '18.0', '', '', '', '18.0'],
        ['Mandi kiosks (Dewas, Ujjain)', '', '9.5', '9.5', '', '19.0'],
        ['Salaries', '5.0', '6.0', '7.0', '8.0', '26.0'],
        ['NABL accreditation', '', '', '4.5', '', '4.5'],
        ['Contingency', '', '', '', '', '7.5'],
        ['TOTAL', '23.0', '15.5', '21.0', '8.0', '75.0'],
      ),
      'Contingency shall be drawn on joint signature of one Founder and Dr. Holkar-Joshi.',
    ),
    section(
      'PRIOR CONSENT',
      'Until conversion the Company shall not, without written consent of the trust (e-mail suffices; thumbs-up on the group does not):',
      list(
        '1)',
        'alter its objects;',
        item(
          'take a loan',
          list('(a)', 'from any person, above Rs. 10 lakh;', 'from a Founder, in any sum;'),
        ),
        'shift the laboratory out of Indore district;',
        'pay a Founder above Rs. 90,000/- per month;',
        'issue another note on terms superior to these.',
      ),
      withdrawn(
        paragraph('The trust shall have right to nominate two Directors and to operate the bank account.'),
      ),
    ),
    section(
      'INFORMATION',
      list(
        '(a)',
        'Samples tested and receipts, by 7th of each month, in the existing Google sheet.',
        'GST returns, as and when filed.',
        'Audited accounts with Form AOC-4, by 30 October.',
        inserted(item('Minutes of each Board meeting, in seven days.')),
      ),
    ),
    section(
      'FURTHER RIGHTS',
      list(
        '(a)',
        '{*Participation.*} A Subscriber, after conversion, may take up its pro rata in subsequent rounds.',
        '{*Transfer by Founders.*} None for 24 months from allotment. Thereafter Subscribers may sell along with a transferring Founder at same price, proportionately.',
        '{*No directorship.*} Trust shall not nominate any Director. It may depute an invitee to two meetings a year.',
      ),
    ),
    section(
      'CONDITIONS PRECEDENT',
      list(
        '(i)',
        'PAS-3 and PAS-4 in order, private placement being limited to the persons of Annexure A;',
        'special resolution passed at EGM on shorter notice;',
        item(
          'copies, self-attested, of',
          list(
            '–',
            'PAN and Aadhaar (masked) of Founders;',
            'rent agreement of Plot 17, Pologround;',
            'FSSAI licence, central or State;',
          ),
        ),
        'separate bank account, in terms of section 42(6).',
      ),
    ),
    section(
      'MISCELLANEOUS',
      list(
        '(a)',
        'Company and Founders shall entertain no other investor for 30 days herefrom.',
        'Stamp duty and ROC fees shall be borne by the Company; conveyance of the doctors, by the doctors.',
        'Indian law. Courts at Indore alone.',
        'Save for this head and, upon remittance, head {ref:price}, nothing herein is enforceable.',
        'Notices: by registered A.D. post and WhatsApp, both.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEXURE A – SUBSCRIBERS',
          grid(
            ['S. No.', 'Name', 'PAN', 'Rs.', 'Notes', 'UTR no. and date'],
            ['1', 'Rajwada Micro Ventures', 'on file', '40,00,000', '40,000', ''],
            ['2', 'Dr. F. Khandwawala (HUF not permitted)', 'on file', '15,00,000', '15,000', ''],
            ['3', 'Smt. Kusum Chouksey', '', '10,00,000', '10,000', ''],
            ['4', 'Nimar Pathology LLP', '', '10,00,000', '10,000', ''],
            ['5', '–', '', '', '', ''],
            ['', 'Total', '', '75,00,000', '75,000', ''],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEXURE B – HOLDING AS ON DATE',
          grid(
            ['Folio', 'Member', 'Equity shares', '%'],
            ['01', 'Tanvi Solanki', '48,000', '48'],
            ['02', 'Yash Bhandari', '36,000', '36'],
            ['03', 'IIT Indore incubator (ACIC)', '6,000', '6'],
            ['', 'ESOP (unissued)', '10,000', '10'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    floor:
      'Draft-2 provided for refund with 15% compound interest at this stage. As preference shares of a loss-making company cannot be so redeemed, the same is given up.',
  },
  signatures: [
    {
      for: 'For RAJWADA MICRO VENTURES (Trustee)',
      lines: ['Sd/-', 'Dr. Sudha Holkar-Joshi', 'Place: Indore     Date:'],
    },
    {
      for: 'For MALWA SOYA LAB PRIVATE LIMITED',
      lines: ['Director     DIN: ________________', '(Affix common seal, if any)'],
    },
    {
      for: 'FOUNDERS',
      lines: ['1. Tanvi Solanki, d/o Shri Mahesh Solanki', '2. Yash Bhandari, s/o Late Shri Anil Bhandari'],
    },
    {
      for: 'WITNESSES',
      lines: [
        '1. Name: ______________ s/o ______________ r/o ______________',
        '2. Name: ______________ s/o ______________ r/o ______________',
      ],
    },
  ],
  mail: {
    from: 'CS Neelam Porwal <neelam@porwalassociates.example>',
    to: 'tanvi@malwasoyalab.example; yash@malwasoyalab.example',
    subject: 'Fwd: Fwd: HOT Draft 3 - kindly revert',
    greeting: 'Dear Tanvi ma’am and Yash sir,',
    opening: 'PFA and also pasted below as Dr. Sahab could not open the attachment. Kindly revert by EOD.',
    signature: [
      'Thanks & Regards',
      'CS Neelam Porwal, ACS',
      'Porwal & Associates, Company Secretaries, M.G. Road, Indore',
      'Save paper. Print only if unavoidable.',
    ],
    older: [
      {
        from: 'Dr. Pradeep Chouksey',
        sent: 'Sun, Nov 16 at 10:48 PM',
        paragraphs: [
          'Neelam ji, please put 15% interest, two directors and cheque book with us, valuation cap 4 crore.',
          'They are good children but children only.',
        ],
      },
    ],
  },
};
