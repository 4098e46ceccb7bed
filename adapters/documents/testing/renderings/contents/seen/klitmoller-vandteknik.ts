import type { Offer } from '../../content/offer.ts';
import { drafting, grid, item, list, named, section, unnumbered } from '../../content/write.ts';

/** A law firm in Aalborg: every clause in numbered paragraphs, defined words in capitals, a cap table at the back. */
export const klitmollerVandteknik: Offer = {
  id: 'klitmoller-vandteknik',
  hand: 'C1 Aalborg law firm, every sentence a numbered paragraph',
  place: 'DK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'TERM SHEET – INVESTMENT IN KLITMØLLER VANDTEKNIK APS',
  front: [
    'Aalborg, 3 September',
    'J.no. 41-20877 / MHB',
    'Prepared by Advokatfirmaet Brandstrup Holm for Skagerum Kapital K/S',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['Term Sheet – Klitmøller Vandteknik ApS', 'Advokatfirmaet Brandstrup Holm'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'DKK',
    preMoney: 54_000_000,
    postMoney: 72_000_000,
    amount: 18_000_000,
    pricePerShare: 120,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 36,
    noShopDays: 45,
    governingLaw: 'Denmark',
  },
  body: [
    section(
      'Parties and background',
      list(
        '1.1',
        'Klitmøller Vandteknik ApS, CVR no. 39 90 41 76, Ørhagevej, 7700 Thisted (the “Company”), makes dosing units that take ochre out of well water.',
        'Signe Kallehave and Mads Uhrenholt (the “Founders”) hold their shares through SK Kallehave Holding ApS and Uhrenholt Invest ApS. Agger Engle ApS is the only other shareholder.',
        'Skagerum Kapital K/S (the “Investor”) has had access to a data room since June and wishes to invest on the terms below.',
        'Clauses {ref:exclusivity}, {ref:confidentiality} and {ref:law} bind the Parties from signature. All else is a statement of intent.',
      ),
    ),
    named(
      'investment',
      section(
        'The investment',
        list(
          '1.1',
          'The Investor subscribes for 150,000 new B-shares of nominally DKK 1 at a price of DKK 120 per share, DKK 18,000,000 in total, in cash.',
          'The subscription price reflects a pre-money valuation of DKK 54,000,000, fully diluted, and consequently a post-money valuation of DKK 72,000,000. The Investor will hold 25% of the share capital on a fully diluted basis.',
          item(
            'Payment is made in two portions:',
            list(
              '(a)',
              'DKK 12,000,000 at Closing; and',
              'DKK 6,000,000 when the third-generation unit has run for ninety days at two waterworks, which the Parties expect next summer.',
            ),
          ),
          'The second portion is for the same class at the same price. If the event in (b) has not occurred within 18 months of Closing, the Investor may pay it but need not.',
          'Before Closing the Company sets aside warrants for employees equal to 8% of the capital after Closing. They are included in the valuation before the investment, so that the Investor is not diluted by them.',
        ),
      ),
    ),
    section(
      'Use of proceeds',
      list(
        '1.1',
        'The proceeds go to production tooling, two sales engineers for Schleswig-Holstein and the certification of the dosing unit. They are not used to repay shareholders.',
        'A budget is attached to the Investment Agreement.',
      ),
    ),
    section(
      'Share classes and liquidation preference',
      list(
        '1.1',
        'There will be A-shares, held by today’s shareholders, and B-shares. Each share carries one vote irrespective of class.',
        'In a Liquidation Event the B-shares receive, before anything is paid on the A-shares, an amount equal to 1.0 times what was paid for them.{^coupon}',
        'What remains is distributed among the A-shares only. A holder of B-shares may instead elect to have them treated as A-shares, and will do so if that yields more.',
        item(
          '“Liquidation Event” means',
          list(
            '(a)',
            'solvent or insolvent liquidation of the Company;',
            'a transfer of more than half of the votes to one buyer or to buyers acting together;',
            'a sale or exclusive licence of substantially all assets; and',
            'a merger or demerger in which the shareholders do not keep control.',
          ),
        ),
        'B-shares may be exchanged one for one into A-shares whenever the holder so requests, and are exchanged without request upon admission to trading on a regulated market.',
      ),
    ),
    section(
      'Protection against dilution',
      list(
        '1.1',
        'Should the Company issue shares, warrants or convertible instruments at a price below DKK 120, the B-shares are compensated with new shares at nominal value in accordance with a broad-based weighted average formula.',
        'No compensation is given for the warrants in Clause {ref:investment} or for bonus issues in which everyone takes part.',
        'Every shareholder has a right of pre-emption in capital increases for cash, pro rata to its holding.',
      ),
      drafting(
        'Note to draft: formula to be set out in Schedule 3 of the Investment Agreement; Mads has asked for a worked example',
      ),
    ),
    section(
      'Governance',
      list(
        '1.1',
        'The general meeting elects a board of directors with five members. The holders of A-shares appoint two from among the Founders, the Investor appoints two, and the fifth, who takes the chair, is an independent person on whom both agree.',
        'The board meets six times a year, at least twice in Thisted. The chair has no casting vote.',
        'Members other than the chair are unpaid. The Company takes out directors’ liability insurance.',
        item(
          'The following require the consent of the Investor, given by one of its board members or in writing:',
          list(
            '(a)',
            'amendment of the articles of association;',
            'capital increases, capital reductions and own shares;',
            'borrowing of more than DKK 1,500,000 other than the existing facility with the savings bank;',
            'appointment, dismissal and pay of the managing director;',
            'agreements between the Company and a shareholder or somebody close to one;',
            'litigation, and settlement of it, above DKK 400,000; and',
            'dividends until the second portion has been paid.',
          ),
        ),
      ),
    ),
    section(
      'Reporting',
      list(
        '1.1',
        'The Investor receives a management report by the twentieth of each month, quarterly figures with a liquidity forecast, and the audited annual report no later than 30 April.',
        'It may speak with the auditor and visit the premises on three days’ notice.',
      ),
    ),
    section(
      'Transfer of shares',
      list(
        '1.1',
        'The Founders do not sell, pledge or otherwise dispose of shares for 36 months after Closing.',
        'Afterwards the others have a right of first refusal at the price a bona fide buyer has offered, to be exercised within 25 days.',
        'If the Investor does not use it, it may sell the same proportion of its own shares along with the seller (tag-along).',
        'Shareholders holding two thirds of the votes, the Investor among them, may require all others to sell to a third party on equal terms (drag-along). In the first three years this applies only at a price of at least DKK 240 per share.',
        'Transfers to a wholly owned holding company are free.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Each Founder works full time for the Company under a service contract with nine months’ notice by the Company and four by the Founder.',
        'The shares of each Founder are subject to vesting over 36 months from Closing. Nothing vests in the first twelve months; one third vests at their end and the remainder in equal quarterly parts.',
        item(
          'A Founder is a bad leaver if, during the vesting period, he or she',
          list(
            '(a)',
            'is dismissed for material breach;',
            'gives notice, unless for serious illness or because the Company has breached the contract; or',
            'otherwise breaks the covenants in this Clause in a material way.',
          ),
        ),
        'A bad leaver sells unvested shares to the other shareholders at nominal value and vested shares at 75% of market value. A good leaver sells unvested shares at cost and keeps the rest.',
        'While employed and for 12 months thereafter a Founder takes no part in a business that competes with the Company and hires none of its staff. Compensation follows the Danish Act on Restrictive Covenants.',
        'All intellectual property made by the Founders, the two pending patent applications included, is assigned to the Company at Closing.',
      ),
    ),
    section(
      'Warranties',
      list(
        '1.1',
        'The Company gives customary warranties on accounts, tax, contracts, employees, environment and intellectual property.',
        'The Founders give the same warranties severally. The liability of each is limited to DKK 750,000 and to claims raised within 18 months of Closing.',
        'Nothing in this Clause limits liability for fraud or gross negligence.',
      ),
    ),
    section(
      'Conditions for Closing',
      'Closing takes place when:',
      list(
        '(a)',
        'the Investor’s accountant has reviewed the half-year balance and found no material deviation;',
        'the largest waterworks customer has renewed its framework agreement for two years;',
        'the growth loan has been prolonged on unchanged terms; and',
        'the Investment Agreement, Shareholders’ Agreement and new articles are signed and the capital increase is registered.',
      ),
    ),
    named(
      'exclusivity',
      section(
        'Exclusivity',
        list(
          '1.1',
          'For 45 days from signature the Company and its shareholders do not solicit, negotiate or accept any other investment in, or purchase of, the Company.',
          'They inform the Investor without delay of approaches they receive.',
        ),
      ),
    ),
    named(
      'confidentiality',
      section(
        'Confidentiality and costs',
        list(
          '1.1',
          'The Parties keep the existence and content of this Term Sheet to themselves and their advisers.',
          'Each Party pays its own advisers. If Closing takes place, the Company reimburses the Investor’s legal and accounting costs with up to DKK 250,000 excluding VAT.',
        ),
      ),
    ),
    named(
      'law',
      section(
        'Law and venue',
        list(
          '1.1',
          'This Term Sheet is governed by Danish law, disregarding its rules on choice of law.',
          'Disputes which cannot be settled by negotiation are decided by the Court in Aalborg.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Schedule: capital before and after Closing',
        grid(
          ['Shareholder', 'Class', 'Before', 'After', 'After, %'],
          ['SK Kallehave Holding ApS', 'A', '201,000', '201,000', '33.50'],
          ['Uhrenholt Invest ApS', 'A', '141,000', '141,000', '23.50'],
          ['Agger Engle ApS', 'A', '60,000', '60,000', '10.00'],
          ['Warrants, not granted', 'A', '48,000', '48,000', '8.00'],
          ['Skagerum Kapital K/S', 'B', '–', '150,000', '25.00'],
          ['Total', '', '450,000', '600,000', '100.00'],
        ),
        'The table counts both portions of the investment as paid.',
      ),
    ),
  ],
  footnotes: {
    coupon:
      'The indicative offer of 19 June also had an annual preferred return of 8%. The Investor gave this up when the price was raised, and it is not part of these terms.',
  },
  signatures: [
    {
      for: 'For Skagerum Kapital K/S',
      lines: ['Date: ____________', '______________________________', 'Lars Brogaard, partner'],
    },
    {
      for: 'For Klitmøller Vandteknik ApS and as Founders',
      lines: [
        'Date: ____________',
        '______________________________',
        'Signe Kallehave',
        '______________________________',
        'Mads Uhrenholt',
      ],
    },
  ],
};
