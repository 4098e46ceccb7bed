import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  fixed,
  grid,
  item,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
} from '../../content/write.ts';

/** A fund of a Dubai free zone lends against conversion, every row of its table answered. */
export const khorHalophyteNote: Offer = {
  id: 'khor-halophyte-note',
  hand: 'CE4 Dubai free-zone fund, desk officer, banded facility table with dirhams in brackets, company stamp',
  place: 'AE',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'INDICATIVE TERM SHEET – SECURED CONVERTIBLE NOTE FACILITY',
  front: [
    'Issuer: Khor Halophyte Foods Ltd (DIFC)',
    'Ref. MFZ/VC/0417/R2',
    '17 Ramadan',
    'Strictly private; not an offer of securities to the public',
  ],
  cover: [
    'MARSA FREE ZONE VENTURES',
    'Investment Directorate, Gate 4, Level 2',
    'Khor Halophyte Foods Ltd',
    'Indicative Term Sheet R2',
    'This paper is addressed to its recipient only. It has not been reviewed or approved by the DFSA.',
  ],
  facts: {
    currency: 'USD',
    amount: 800_000,
    safeCap: 7_500_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 7,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'Dubai International Financial Centre',
  },
  running: {
    heads: ['MFZ/VC/0417/R2', 'Khor Halophyte Foods Ltd – Indicative Terms'],
    foot: 'Initials: ______ / ______      {page} of {pages}',
  },
  body: [
    paragraph(
      'Marsa Free Zone Ventures (“the Fund”) is pleased to share the terms on which its Directorate would recommend the below facility to the Investment Committee. US dollar figures prevail; dirhams are given for convenience at 3.6725.',
    ),
    terms(
      band('1 – FACILITY'),
      ['Issuer', 'Khor Halophyte Foods Ltd, a company limited by shares, DIFC licence CL-6188'],
      ['Principal', 'USD 800,000 (AED 2,938,000) in aggregate'],
      [
        'Availability',
        'Two drawings, see Schedule. The second requires:',
        list(
          'i.',
          'salicornia yield of not less than 9 tonnes per hectare over one harvest;',
          'Halal and HACCP certificates for the pickling line;',
          item(
            'signed offtake with one of',
            list(
              '–',
              'a national carrier’s catering arm, or',
              'a hypermarket group with 20 branches in the GCC.',
            ),
          ),
        ),
      ],
      ['Purpose', 'Seawater greenhouse (60%), pickling line (25%), working capital (15%)'],
      term(
        'Return',
        '7% per annum, simple, accruing from each drawing and payable at maturity or converted{^profit}',
      ),
      ['Tenor', '30 months from first drawing'],
      ['Prepayment', 'Not without consent'],
      band('2 – CONVERSION'),
      [
        'Qualifying round',
        'New equity of USD 2,500,000 or more: principal and return convert automatically at the lower of (x) the round price less 15% and (y) the price that follows from a valuation cap of USD 7,500,000 (AED 27,543,750)',
      ],
      ['Smaller round', 'At the Fund’s option, same price mechanism'],
      commented(
        term(
          'Change of control',
          'The Fund elects between repayment with a premium of 25% of principal, and ordinary shares at the cap immediately before completion',
        ),
        'Sahar (Legal)',
        'Premium was 100% in R1. Confirm with HE’s office that 25 is cleared.',
      ),
      ['At maturity', 'Repayment, or by mutual agreement a further 12 months with the return raised to 9%'],
      band('3 – SECURITY AND RANKING'),
      [
        'Security',
        'First-ranking charge over the pickling line and assignment of the land lease at Plot 22-B. No personal guarantees, no post-dated cheques.',
      ],
      ['Ranking', 'Senior to shareholder loans (USD 190,000), which stay in the company until conversion'],
      band('4 – UNDERTAKINGS'),
      [
        'Reserved matters',
        'Not without the Fund’s written approval: any dividend; debt above USD 100,000; change of business; issue of shares at less than the cap price; appointment of auditors outside of the approved list.',
      ],
      [
        'Reporting',
        'Management accounts within 25 days of quarter end; audited accounts within 120 days of year end',
      ],
      ['Board', 'One observer. No director.'],
      ['Future rounds', 'The Fund may subscribe up to its as-converted share'],
      ['Emiratisation', 'Two UAE national trainees in year one'],
      band('5 – GENERAL'),
      ['Exclusivity', '30 days from the Issuer’s stamp below'],
      ['Fees', 'Arrangement fee 1%, netted from the first drawing; legal fees each party its own'],
      ['Law / forum', 'DIFC law; DIFC Courts (Small Claims Tribunal excluded)'],
      ['Effect', 'Only Exclusivity, Fees as to legal fees, Law / forum and confidentiality are binding'],
      ['Shari’a certificate', 'N/A'],
    ),
    drafting(
      'Desk: row “Tawarruq alternative” taken out after call on Tuesday, renumber bands if it comes back',
    ),
    fixed(
      unnumbered(
        section(
          'SCHEDULE – DRAWINGS',
          grid(
            ['Drawing', 'Not before', 'USD', 'AED', 'Remaining'],
            ['First', 'Signature of security', '500,000', '1,836,250', '300,000'],
            ['Second', 'Conditions above met', '300,000', '1,101,750', '0'],
          ),
          'Undrawn amounts lapse at the end of month 14.',
        ),
      ),
    ),
    remark(
      'FOR INTERNAL USE: scorecard 71/100 (threshold 65). Founder’s earlier company was struck off the register in 2019; explained. Remove this panel before release to client.',
    ),
  ],
  footnotes: {
    profit:
      'The Fund’s Islamic window quotes a profit rate of 8.25% for comparable facilities. The Issuer has opted for the conventional form.',
  },
  signatures: [
    {
      for: 'For the Fund',
      lines: [
        '____________________   (company stamp)',
        'Name: Khalfan Bin Dhaen Al Rumaithi',
        'Capacity: Acting Director, Investments',
        'Place: Dubai, U.A.E.',
      ],
    },
    {
      for: 'Acknowledged by the Issuer, without obligation to draw',
      lines: [
        '____________________   (company stamp)',
        'Name: Preethi Nambiar',
        'Capacity: Founder & General Manager',
      ],
    },
  ],
};
