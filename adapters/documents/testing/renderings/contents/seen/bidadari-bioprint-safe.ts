import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  inserted,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A SAFE as it is used in Singapore, with a page of side terms behind it. */
export const bidadariBioprintSafe: Offer = {
  id: 'bidadari-bioprint-safe',
  hand: 'Singapore SAFE with side terms, definitions in a table',
  place: 'SG',
  type: 'safe',
  language: 'en-GB',
  title: 'BIDADARI BIOPRINT PTE. LTD. – SAFE (Simple Agreement for Future Equity) and Side Terms',
  front: ['UEN 202311846R', 'Dated this ___ day of __________ 2025'],
  cover: [
    'Dated 2025',
    'BIDADARI BIOPRINT PTE. LTD.',
    'MANGOSTEEN ANGELS FUND VCC (acting for Sub-Fund 2)',
    'SAFE AND SIDE TERMS',
    'Execution version (subject to KYC)',
  ],
  numbering: { sections: '1', subsections: '1.1' },
  running: { heads: ['SAFE', 'Bidadari Bioprint / Mangosteen'], foot: '{page}' },
  facts: {
    currency: 'SGD',
    amount: 400_000,
    safeCap: 8_000_000,
    safeDiscountPercent: 15,
    liquidationMultiple: 1,
    participation: 'none',
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 9,
    governingLaw: 'Singapore',
  },
  body: [
    remark(
      'Wei Ling: client says pls use post-money cap throughout, the July form was pre-money. Remove this note when done.',
    ),
    paragraph(
      'In exchange for S$400,000 (the “Subscription Sum”), paid by Mangosteen Angels Fund VCC (the “Holder”) within seven days from today, Bidadari Bioprint Pte. Ltd. (the “Company”) grants to the Holder the right to shares in its capital on what follows.',
    ),
    section(
      'Words used',
      terms(
        [
          '“Valuation Cap”',
          'S$8,000,000, post-money: it includes all SAFEs and promised options but not the new money.',
        ],
        ['“Discount”', 'Fifteen per cent.{^disc}'],
        [
          '“Equity Round”',
          'A bona fide issue of preference shares in which the Company raises S$1,500,000 or more at a fixed price.',
        ],
        [
          '“Capitalisation”',
          'Every share in issue, every option whether granted or only promised, and every convertible, counted as if exercised.',
        ],
        [
          '“Exit”',
          list(
            '(a)',
            'a transfer of over half of the votes;',
            'a sale of the undertaking; or',
            'a listing on SGX, including Catalist.',
          ),
        ],
        withdrawn(
          term(
            '“Long-Stop Date”',
            'Twenty-four months from today, when the Holder may ask for its money back with five per cent.',
          ),
        ),
        ['“Dissolution”', 'Winding up, whether or not voluntary; judicial management is not a Dissolution.'],
      ),
    ),
    named(
      'events',
      section(
        'What turns the SAFE into shares or money',
        list(
          '1.1',
          'Equity Round. On its first closing the Company allots preference shares to the Holder. The number is the Subscription Sum divided by the lower of (x) the Valuation Cap over the Capitalisation and (y) the round’s price less the Discount.',
          commented(
            item(
              'Those shares are a shadow series: the same rights as the new investors’, save that preference and price protection are reckoned on what the Holder has paid.',
            ),
            'KS Teo',
            'Put “per share” after preference? ACRA forms will need a separate class anyway.',
          ),
          'Exit. Just before it, the Holder chooses: its Subscription Sum back, one time, in cash; or ordinary shares at the Valuation Cap price. It does not get both.',
          item(
            'Dissolution. The Subscription Sum is to be paid',
            list(
              '(i)',
              'after creditors, convertible loans included; and',
              'before anything goes to shareholders.',
            ),
          ),
          'The SAFE ends when shares have been allotted or the cash has been paid. It bears no interest and never falls due.',
        ),
      ),
    ),
    section(
      'What the Company confirms',
      list(
        '(a)',
        'It is properly incorporated and its directors have approved this paper under section 161 of the Companies Act 1967.',
        'The allotment to come will be within the limit set at the last general meeting, or another meeting will be held.',
        'It owns, or has from A*STAR a licence in good order for, the bio-ink and the nozzle.',
        inserted(
          item('No person has been promised equity by message, napkin or handshake other than as disclosed.'),
        ),
      ),
    ),
    section(
      'What the Holder confirms',
      list(
        '(a)',
        'It is an accredited investor within section 4A of the Securities and Futures Act 2001.',
        'It may lose everything and has been told so in plain words.',
      ),
    ),
    section(
      'Side terms',
      section(
        'Later rounds',
        'The Holder may take up, in the Equity Round and in the one following, as many shares as keep its percentage level.',
      ),
      section(
        'Most favoured holder',
        'If another SAFE is signed before the Equity Round with a lower cap or a deeper discount, the Holder may swap.',
      ),
      section(
        'News',
        'Half-yearly accounts and a cash figure on the first of every month. The Holder’s partner may call Dr Faizal any Friday.',
      ),
      section(
        'Matters for prior approval',
        'So long as the SAFE lives, the Company asks the Holder before it',
        list(
          '–',
          'changes its constitution to the Holder’s hurt;',
          'lends to, or pays bonuses to, any director;',
          'moves its seat or its IP away from Singapore.',
        ),
      ),
      section(
        'Founders',
        'Dr Faizal Rahmat and Ms Joanne Koh put their shares under reverse vesting for 36 months, in monthly portions. After leaving, neither will print tissue for a rival for nine months.',
        drafting(
          'WL: restraint must be reasonable or the court strikes the whole. Nine is what Joanne’s counsel took; twelve was the ask',
        ),
      ),
      section(
        'Observer',
        'One seat at board meetings, {-with-} {+without+} a vote, until the Equity Round closes.',
      ),
    ),
    fixed(
      section(
        'General',
        list(
          '1.1',
          'The Holder has no vote and no dividend until it holds shares.',
          'Neither side may assign, except the Holder to another sub-fund of the same VCC.',
          'Each pays its own lawyers. Stamp duty, if any, is for the Company.{^stamp}',
          'A person who is no party has no right under the Contracts (Rights of Third Parties) Act 2001.',
          'Singapore law governs. Disputes go to SIMC for mediation and, failing that within thirty days, to the courts of Singapore.',
          'Where the side terms and {ref:events} differ, the side terms win. Counterparts and DocuSign are fine.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule – Payment particulars',
          terms(
            ['Bank', 'DBS Bank Ltd, Marina Bay Financial Centre'],
            ['Account', 'Bidadari Bioprint Pte. Ltd., 072-904418-3'],
            ['Reference', 'MAF-SF2 / SAFE'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    disc: 'The round-robin e-mail of 2 September says 20%. That was before the Temasek Poly grant came in.',
    stamp: 'None on a SAFE on present IRAS practice; 0.2% may arise on a later transfer of shares.',
  },
  signatures: [
    {
      for: 'IN WITNESS WHEREOF the parties have executed this SAFE on the date first above written.',
      lines: [
        'SIGNED by FAIZAL BIN RAHMAT, Director )',
        'for and on behalf of BIDADARI BIOPRINT PTE. LTD. ) ____________________',
        'in the presence of: )',
        'Name of witness: ____________________',
        'NRIC (last 4 characters): ______',
      ],
    },
    {
      for: 'SIGNED by TEO KIM SENG )',
      lines: [
        'for and on behalf of MANGOSTEEN ANGELS FUND VCC ) ____________________',
        'in the presence of: )',
        'Name of witness: ____________________',
      ],
    },
    {
      for: 'Acknowledged and agreed as to the Founders side term only:',
      lines: ['Faizal bin Rahmat ____________________', 'Koh Hui Min Joanne ____________________'],
    },
  ],
};
