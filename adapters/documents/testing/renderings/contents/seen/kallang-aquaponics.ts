import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  inserted,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A corporate secretary's table: notes of a family company, with rows that say nothing applies. */
export const kallangAquaponics: Offer = {
  id: 'kallang-aquaponics',
  hand: 'A7 Singapore corporate secretary, banded rows, nothing left blank',
  place: 'SG',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'CONVERTIBLE NOTE – TERM SHEET (KALLANG AQUAPONICS PTE. LTD.)',
  front: [
    'Ref: TBH/CN/04',
    'Version 3 (clean) of 19 July',
    'For discussion. Not legally binding save as marked “B”.',
  ],
  running: {
    heads: ['TBH/CN/04 v3', 'Kallang Aquaponics – Convertible Note'],
    foot: 'Strictly private & confidential                {page}/{pages}',
  },
  facts: {
    currency: 'SGD',
    amount: 1_250_000,
    safeCap: 9_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 5,
    noteMaturityMonths: 24,
    proRata: true,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 21,
    governingLaw: 'Singapore',
  },
  body: [
    remark(
      'How to read: column 1 is the item, column 2 is what Tan Brothers Holdings offers. Items shown as N.A. were considered and do not apply. Version 2 is superseded and should be shredded.',
    ),
    terms(
      band('PART 1 – THE NOTE'),
      ['Issuer', 'Kallang Aquaponics Pte. Ltd. (UEN to be inserted)'],
      [
        'Noteholder(s)',
        'Tan Brothers Holdings Pte Ltd, and any Tan family trust it may nominate before issue',
      ],
      term('Principal', 'S$1,250,000, drawn in one lump sum on the Issue Date'),
      commented(
        term(
          'Coupon',
          '5% per annum simple, accruing daily on a 365-day basis; payable in shares upon conversion and in cash only upon redemption',
        ),
        'Hui Min',
        'Uncle asked for 8% again this morning. I told him v3 is v3.',
      ),
      [
        'Tenor',
        'Two years from the Issue Date (“Maturity”). No extension unless the Noteholder writes to say so.',
      ],
      ['Security', 'N.A.'],
      ['Guarantee', 'N.A. {#v2 had a personal guarantee from Mr Goh; his bank would not consent#}'],
      ['Ranking', 'Direct and unsubordinated. Directors’ advances of S$210,000 stay in until Maturity'],
      band('PART 2 – TURNING THE NOTE INTO SHARES'),
      [
        'Automatic',
        'At the first closing of an equity round in which the Issuer receives S$2,500,000 or more of fresh cash (a “Round”; convertible instruments do not count).',
      ],
      [
        'Price',
        'Whichever produces more shares:',
        list(
          '(i)',
          'eighty per cent (80%) of the Round price; or',
          'S$9,000,000 ÷ Fully Diluted Shares immediately before the Round.',
        ),
        '“Fully Diluted Shares” takes in options granted and promised, and leaves out this Note.',
      ],
      term(
        'Voluntary',
        'The Noteholder may convert into ordinary shares at the figure in (ii) above at any time after the twelfth month, on ten business days’ notice.',
      ),
      withdrawn(
        term('Reset', 'If the tilapia licence is not renewed, the figure in (ii) is lowered to S$5,000,000.'),
      ),
      [
        'Trade sale before conversion',
        'Noteholder elects between',
        list(
          '(i)',
          'cash of 1.0x Principal plus coupon, and',
          'conversion at the figure in (ii), one day before completion.',
        ),
      ],
      [
        'At Maturity',
        'Redemption in cash within 30 days, unless the Noteholder prefers shares. A partial redemption is applied to coupon first.{^step}',
      ],
      band('PART 3 – WHILE THE NOTE IS OUT'),
      [
        'Reserved matters',
        'Prior written approval of the Noteholder is needed to:',
        list(
          '(a)',
          'borrow beyond S$300,000 in aggregate, hire purchase included;',
          'grant any charge or debenture;',
          'declare dividends or raise directors’ fees;',
          'move the farm out of the Kallang basin site;',
          'issue shares otherwise than in a Round or under the existing ESOS.',
        ),
      ],
      [
        'Reporting',
        'Harvest and sales figures weekly on the family’s chat group; management accounts every quarter; audited accounts in six months from year end.',
      ],
      inserted(
        term(
          'Later rounds',
          'After conversion the Noteholder may subscribe for its proportion of new shares.',
        ),
      ),
      ['Board', 'No seat. One observer (Ms Tan Hui Min), who may speak.'],
      [
        'Events of default',
        list(
          '(a)',
          'S$50,000 or more unpaid on any due date for 14 days;',
          'winding-up application not struck out in 21 days;',
          'loss of the SFA licence;',
          'untrue representation, if it matters.',
        ),
        drafting('Issuer’s counsel to revert on cure periods'),
      ],
      ['Default interest', 'N.A.'],
      band('PART 4 – OTHERS'),
      [
        'Exclusivity (B)',
        '21 days from countersignature; the Issuer and Mr Goh do not canvass other funders',
      ],
      ['Costs (B)', 'Own costs. Stamp duty, if any, by the Issuer.'],
      ['Governing law (B)', 'Singapore; SIAC arbitration before one arbitrator, seat Singapore'],
      ['Long stop', 'Definitive note instrument by 30 September, failing which this sheet falls away'],
    ),
    unnumbered(
      section(
        'Conditions before drawdown',
        'The Noteholder need not pay until each of the following has reached the secretary’s office in original:',
        list(
          '1)',
          'board resolution and, under section 161, members’ approval;',
          'ACRA business profile not older than seven days;',
          'the lease of the rooftop, with five years to run;',
          '2 years of water test reports.',
        ),
        paragraph('Scanned copies are accepted for item 4 only.'),
      ),
    ),
  ],
  footnotes: {
    step: 'A redemption premium of 25% and a coupon stepping up to 12% in month nineteen appeared in version 1. Both were removed at the Noteholder’s own instance.',
  },
  signatures: [
    {
      for: 'Acknowledged and agreed, for and on behalf of Kallang Aquaponics Pte. Ltd.',
      lines: ['_________________________', 'Name: Goh Wee Siong', 'NRIC: (last four characters)'],
    },
    { for: 'Tan Brothers Holdings Pte Ltd', lines: ['Tan Boon Hock', 'Managing Director'] },
  ],
};
