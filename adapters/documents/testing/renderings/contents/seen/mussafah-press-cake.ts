import type { Offer } from '../../content/offer.ts';
import {
  band,
  box,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A listed food group in Abu Dhabi: an advance without interest, tied to purchases, under two calendars. */
export const mussafahPressCake: Offer = {
  id: 'mussafah-press-cake',
  hand: 'C7 Abu Dhabi food group, legal department, advance without interest beside a supply deal',
  place: 'AE',
  type: 'safe',
  language: 'en-GB',
  title: 'Offer Memorandum – Simple Agreement for Future Equity – Mussafah Press Cake Ltd',
  front: [
    'From: Liwa Crescent Provisions PJSC, Corporate Ventures',
    'Date: 12 Rabi al-Awwal / 4 September',
    'LCP/CV/M-118, Issue 2',
    'Circulation: addressee, Group Legal, Group Procurement',
  ],
  cover: [
    'LIWA CRESCENT PROVISIONS PJSC',
    'Offer Memorandum M-118',
    'Restricted – price sensitive until announced on the exchange',
    'Holders of this copy are entered on the insider register.',
  ],
  numbering: { sections: 'Clause 1' },
  running: {
    heads: ['LCP/CV/M-118 Issue 2', 'Liwa Crescent Provisions PJSC – Restricted'],
    foot: 'LCP-F-044 rev 7 | Uncontrolled when printed | {page} of {pages}',
  },
  facts: {
    currency: 'AED',
    amount: 5_500_000,
    safeCap: 44_000_000,
    safeDiscountPercent: 18,
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 9,
    lockUpMonths: 24,
    noShopDays: 40,
    governingLaw: 'Abu Dhabi Global Market',
  },
  body: [
    remark(
      'Group Legal: Issue 1 was released in error on 21 August with the template’s board seat and profit rate of 6%. Recipients were asked to destroy it. Please do not quote from it.',
    ),
    fixed(
      section(
        'The Advance',
        terms(
          band('Parties'),
          [
            'Company',
            'Mussafah Press Cake Ltd, a private company limited by shares, registered in ADGM under 000018842',
          ],
          ['LCP', 'Liwa Crescent Provisions PJSC, or a subsidiary in which it has all the shares'],
          ['Founders', 'Eng. Mariam Al Suwaidan; Dr. Jerome Villacorta'],
          band('Amount'),
          [
            'Advance',
            'AED 5,500,000 (UAE Dirhams five million five hundred thousand), in three parts under {ref:parts}',
          ],
          [
            'Return on the Advance',
            'None. It bears neither interest nor profit, and is not repayable as a debt.',
          ],
          ['Account', 'Company’s account with an Islamic window; IBAN to be confirmed by voice call'],
          band('Conversion'),
          [
            'On a Financing',
            'When AED 10,000,000 or more is raised for shares, the Advance becomes shares of the same class at whichever price is lower:',
            list(
              '(1)',
              '82% of the Financing price (a discount of 18%);',
              'AED 44,000,000 (the Cap) divided by Company Capital.',
            ),
          ],
          [
            'On a Disposal',
            'LCP may have the Advance back in cash, out of the proceeds, or shares priced under (2), whichever it elects within ten Working Days.',
          ],
          term(
            'On dissolution',
            'The Advance is returned before anything is distributed to shareholders, so far as assets reach.',
          ),
          commented(
            term(
              'Company Capital',
              'All shares, options and promised options. Advances of this kind count also, other than this one.',
            ),
            'Faisal (Treasury)',
            'So the student SAFE from the incubator dilutes them and not us. Good.',
          ),
          withdrawn(term('Longstop conversion', 'On the third anniversary, at half of the Cap.')),
        ),
      ),
    ),
    named(
      'parts',
      fixed(
        section(
          'Parts',
          grid(
            ['Part', 'AED', 'Released when', 'Evidence', 'Date met'],
            ['I', '2,000,000', 'This Memorandum is countersigned and KYC is clear', 'Compliance e-mail', ''],
            ['II', '2,000,000', 'Press line runs 300 hours at 1.2 tonnes an hour', 'Log, witnessed', ''],
            ['III', '1,500,000', 'ADAFSA and Halal certificates for feed and for flour', 'Originals', ''],
            ['', '5,500,000', '', '', ''],
          ),
          'A part not released within twenty months falls away. The Cap is not recalculated.',
          drafting(
            'Procurement wants Part III tied to the Al Ain silo as well. Founders refused 2/9. Leave as is unless GCEO insists',
          ),
        ),
      ),
    ),
    section(
      'Supply',
      'Separately, and at arm’s length, LCP’s dairies will buy date press cake. Neither arrangement depends upon the other.',
      grid(
        ['Season', 'Tonnes, at least', 'AED a tonne', 'Collected from', 'Remark'],
        ['Year 1', '1,800', '640', 'Mussafah', ''],
        ['Year 2', '3,000', '625', 'Mussafah', 'moisture under 11%'],
        ['Year 3', '3,000', '', '', 'price by index, floor AED 600'],
      ),
      list(
        '(a)',
        'No exclusivity. Others may buy, competitors of LCP among them.',
        item('No right to match an offer', list('(i)', 'for the Company’s shares, or', 'for its process.')),
        'Payment 45 days from delivery note.',
      ),
    ),
    section(
      'Conduct until conversion',
      'The Company obtains LCP’s written no-objection before it',
      list(
        '(a)',
        'issues shares in anything but a Financing, or under its option plan of 900 shares;',
        'takes conventional or Islamic finance above AED 750,000;',
        item(
          'grants',
          list(
            '(i)',
            'security over the press line;',
            'a licence of the enzyme process, field and territory regardless;',
          ),
        ),
        'pays a dividend or a director’s bonus;',
        'ceases to be registered in ADGM.',
      ),
      'An answer is due in seven Working Days (fifteen in Ramadan).',
    ),
    section(
      'Reporting',
      list(
        '•',
        'Tonnage and cash, each month, on form LCP-F-051.',
        'Accounts to 31 December, audited, by the end of April.',
        'Matters that a listed shareholder must disclose: forthwith, to the Disclosure Officer and nobody else.',
      ),
    ),
    section(
      'Later rights',
      terms(
        ['Participation', 'Having converted, LCP may subscribe for its percentage of each new issue'],
        ['Founders’ shares', 'Not to be transferred for 24 months from Part I'],
        ['Joining a sale', 'After that LCP may sell beside a Founder, same price, same proportion'],
        ['Board', 'No seat. {-One director and one alternate.-}{^seat}'],
        [
          'Non-competition',
          'A Founder who leaves does not work in date by-products, in the UAE, for 9 months',
        ],
        inserted(
          term(
            'Name',
            'The Company does not use LCP’s marks, and LCP does not announce before the Company has read the text',
          ),
        ),
      ),
    ),
    section(
      'Statements',
      'By the Company only: title to the process (Khalifa lab having assigned), licences, sanctions, no commission to any official. The trade licence of the former sole establishment has been cancelled.',
    ),
    box(
      'Sanctions, anti-bribery and conflict minerals forms LCP-F-009 to F-012 are to be completed even where the answer is nil.',
    ),
    fixed(
      section(
        'Binding provisions',
        list(
          '(1)',
          'The Company and the Founders deal with no other strategic investor for 40 days from countersignature. Financial investors are not affected by that.',
          'Confidentiality: two years; insider rules: as long as they apply.',
          'Each party its own costs. Notary and attestation: LCP.',
          'The laws of Abu Dhabi Global Market; its courts.',
          'English prevails over any Arabic text, which is for the file.',
        ),
        'Clauses not named here await the long form.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Appendix – Shares on conversion, illustrated',
          'Company Capital 10,000 shares; Parts I to III released. Cap price AED 4,400.',
          grid(
            ['Pre-money (AED m)', 'Financing price', '82%', 'Price for LCP', 'Shares to LCP'],
            ['30', '3,000', '2,460', '2,460', '2,235'],
            ['50', '5,000', '4,100', '4,100', '1,341'],
            ['80', '8,000', '6,560', '4,400', '1,250'],
            ['no Financing', '', '', '', ''],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    seat: 'Asked for in Issue 1, with a right of first refusal over the whole company and a cap of AED 30,000,000. The Ventures Committee withdrew the three at its meeting of 28 August.',
  },
  signatures: [
    {
      for: 'For and on behalf of Liwa Crescent Provisions PJSC, by its attorney',
      lines: [
        'Huda Al Breiki, General Counsel',
        'under power of attorney no. 000/2291 attested by the Notary Public',
        '(company stamp)',
      ],
    },
    {
      for: 'Countersigned, Mussafah Press Cake Ltd',
      lines: ['Eng. Mariam Al Suwaidan', 'Emirates ID: 784-____-_______-_', 'Mobile:', '(company stamp)'],
    },
    {
      for: 'Founder, who signs for the lock-in and the exclusivity only',
      lines: ['Dr. Jerome Villacorta', 'Passport no. ____________'],
    },
  ],
  mail: {
    from: 'Huda Al Breiki <h.albreiki@liwacrescent.example>',
    to: 'Mariam Al Suwaidan <mariam@presscake.example>',
    subject: '[EXTERNAL] RE: M-118 Issue 2',
    greeting: 'Dear Eng. Mariam,',
    opening: 'Greetings of the day. Issue 2 follows; the stamped original will be delivered by messenger.',
    signature: [
      'With appreciation,',
      'Huda Al Breiki',
      'General Counsel, Liwa Crescent Provisions PJSC',
      'P.O. Box 000, Abu Dhabi | T +971 2 000 0000 ext. 418',
      'CAUTION: this e-mail originated outside your organisation.',
    ],
    older: [
      {
        from: 'Mariam Al Suwaidan',
        sent: 'Thursday, 28 August 2025 22:16',
        paragraphs: [
          'Dear Huda,',
          'A cap of 30 million, a seat and a right of first refusal would close the door to every fund we speak with. The Riyadh family offered 50 million and 10%.',
          'Regards, Mariam',
        ],
      },
    ],
  },
};
