import type { Offer } from '../../content/offer.ts';
import { grid, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Eugene lawyer's summary of a note: plain headings without numbers, prose under each, purchasers listed. */
export const alseaCompositesNote: Offer = {
  id: 'alsea-composites-note',
  hand: 'C1 Eugene business lawyer, plain headings, plain prose',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'Alsea Composites, Inc. – Convertible Notes – Summary of Terms',
  front: ['Eugene, Oregon', 'October 21'],
  running: { heads: ['Alsea Composites, Inc.'], foot: '{page}' },
  facts: {
    currency: 'USD',
    amount: 600_000,
    safeCap: 7_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 6,
    noteMaturityMonths: 24,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'Oregon',
  },
  body: [
    paragraph(
      'This summary describes the convertible notes that Coburg Road Partners and three individuals propose to buy from Alsea Composites, Inc., an Oregon corporation. Except for the sections on confidentiality and on other offers, it is not binding until a note purchase agreement is signed.',
    ),
    unnumbered(
      section(
        'Amount and closings',
        'The company will sell notes with a total principal amount of $600,000. Coburg Road Partners buys $400,000 at a first closing, expected in the second week of November. The rest may be sold at later closings over the next sixty days to the individuals named at the end, or to others whom the board and Coburg Road both accept.',
      ),
    ),
    unnumbered(
      section(
        'Interest and maturity',
        'The notes bear simple interest at 6% per year. Interest is not paid as it accrues; it is added to what converts. Principal and interest come due 24 months after the first closing, on written demand of holders of more than half of the principal. The company may not prepay without their consent.{^warrants}',
      ),
    ),
    unnumbered(
      section(
        'Conversion in a financing',
        'If the company sells preferred stock for at least $2,000,000 in new cash while notes are outstanding, the notes convert automatically into that stock. The conversion price is whichever is less:',
        list(
          '(1)',
          '80% of the cash price per share, a discount of 20%; or',
          'the price per share obtained by dividing $7,000,000 by the fully diluted capitalization immediately before the financing, counting options granted and reserved but not the notes.',
        ),
        'The company may issue a shadow series that differs from the new stock only in its per-share preference and price.',
        'In a smaller preferred stock financing, holders of a majority of principal may choose to convert on the same terms.',
      ),
    ),
    unnumbered(
      section(
        'If the company is sold first',
        'On a change of control before conversion, each holder chooses between cash equal to one and a half times principal, plus accrued interest, and common stock at the $7,000,000 cap.',
      ),
    ),
    unnumbered(
      section(
        'If nothing has happened by maturity',
        'Holders of a majority of principal may extend the date by a year, as often as they see fit. They may also convert all notes into common stock at a valuation of $5,000,000.',
      ),
    ),
    unnumbered(
      section(
        'Ranking and security',
        'The notes are unsecured. They are subordinate to the equipment loan from Mary’s Peak Credit Union and to any bank line of up to $350,000 that the board approves, and rank equally with one another.',
      ),
    ),
    unnumbered(
      section(
        'Information and later rounds',
        'Each holder of $50,000 or more gets unaudited quarterly statements within 45 days and annual statements within 120 days. In the financing in which the notes convert, such a holder may buy up to its pro rata share of the new stock for cash.',
      ),
    ),
    unnumbered(
      section(
        'What the company will not do',
        'While $150,000 of principal is outstanding, the company needs consent from holders of a majority of principal before it',
        list(
          '(1)',
          'pays a dividend or buys back stock, other than at cost from departing employees;',
          'borrows on a basis senior to the notes beyond the limits given above;',
          'sells or exclusively licenses the resin-infusion process; or',
          'raises the pay of an officer by more than 15% in a year.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Amendments',
        'The notes may be amended, and defaults waived, by the company together with holders of a majority of principal, so long as all holders are treated alike.',
      ),
    ),
    unnumbered(
      section(
        'Fees',
        'The company pays its own counsel. It reimburses Coburg Road up to $7,500 for counsel at the first closing, out of proceeds.',
      ),
    ),
    unnumbered(
      section(
        'Confidentiality and other offers',
        'Both sides keep this summary private. For 30 days after signing it, the company will not solicit or accept debt or equity from anyone else, the individuals below excepted.',
      ),
    ),
    unnumbered(
      section('Law', 'Oregon law governs the notes. Disputes go first to mediation in Lane County.'),
    ),
    unnumbered(
      section(
        'Expected purchasers',
        grid(
          ['Purchaser', 'Closing', 'Principal'],
          ['Coburg Road Partners', 'First', '$400,000'],
          ['Dale and Ruth Sundquist', 'Second', '$100,000'],
          ['Marisol Ibarra', 'Second', '$60,000'],
          ['P. J. Toomey', 'Second', '$40,000'],
          ['Total', '', '$600,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    warrants:
      'The August summary also gave purchasers warrants for 10% of principal. Coburg Road agreed in September to leave them out.',
  },
  signatures: [
    {
      for: 'COBURG ROAD PARTNERS',
      lines: ['By: ______________________', 'Wendell Frye, Manager', 'Date: ____________'],
    },
    {
      for: 'ALSEA COMPOSITES, INC.',
      lines: ['By: ______________________', 'Katrina Moe, President', 'Date: ____________'],
    },
  ],
};
