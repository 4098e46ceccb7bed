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
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Rajkot family’s office: a letter with Roman clauses, annexures, a family head who signs for the HUF, witnesses. */
export const jetpurDyeRecovery: Offer = {
  id: 'jetpur-dye-recovery',
  hand: 'KA4 Rajkot family office, letter of offer with annexures, HUF and witnesses',
  place: 'IN',
  type: 'priced-equity',
  language: 'en-IN',
  title: 'LETTER OF OFFER CUM TERM SHEET',
  front: [
    'Ref. No. VFO/INV/17/R2',
    'Date: 22.08',
    'To, The Board of Directors, Rangvapsi Technologies Pvt. Ltd., Jetpur-Navagadh, Dist. Rajkot',
    'Kind Attn.: Shri Hiren Dobariya and Ku. Zarna Limbasia',
    'Sub.: Subscription of CCPS by the Vithlani family',
  ],
  numbering: { sections: 'I.' },
  running: {
    heads: ['Vithlani Family Office', 'VFO/INV/17/R2'],
    foot: 'Page {page} of {pages}          Initials of Promoters: ______ / ______',
  },
  facts: {
    currency: 'INR',
    preMoney: 240_000_000,
    postMoney: 300_000_000,
    amount: 60_000_000,
    pricePerShare: 500,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 0.01,
    dividendCumulative: true,
    redemptionAfterYears: 6,
    board: { total: 5, founders: 3, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    lockUpMonths: 36,
    noShopDays: 75,
    breakFee: true,
    governingLaw: 'India',
  },
  body: [
    paragraph('Respected Sir and Madam,'),
    paragraph(
      'With reference to the visit of our Shri Bharatbhai to your unit on Janmashtami eve, and the trial in which 41 kilolitres of madder-red effluent came back as clean water and usable dye, we are pleased to convey the willingness of the family to invest, as under.',
    ),
    section(
      'Parties',
      terms(
        [
          'Investors',
          list(
            '(a)',
            'Vithlani Ventures LLP, 70% of the amount',
            'Bharat K. Vithlani (HUF), 20% of the amount',
            'Smt. Kokilaben Vithlani, 10% of the amount',
          ),
        ],
        ['Company', 'Rangvapsi Technologies Pvt. Ltd., CIN to be inserted'],
        ['Promoters', 'Shri Hiren Dobariya and Ku. Zarna Limbasia'],
        ['Angel', 'Shri Ashwin Sheth, Mumbai, holding 36,000 equity shares'],
      ),
    ),
    named(
      'sub',
      section(
        'Subscription',
        'The Investors shall subscribe to 1,20,000 Compulsorily Convertible Preference Shares (CCPS) of face value Rs. 10 at Rs. 500 each, premium included, aggregating to Rs. 6,00,00,000 (Rupees six crore only).',
        'Pre-money valuation: Rs. 24 crore on 4,80,000 shares on fully diluted basis. Post-money valuation: Rs. 30 crore. Investors’ holding: 20%.',
        'Tranches shall be as follows.',
        grid(
          ['Tranche', 'Amount (Rs. lakh)', 'When'],
          ['First', '350', 'Closing Date'],
          ['Second', '250', 'Commissioning of the Bhatgam plant, or 31 March, whichever is earlier'],
          ['Total', '600', ''],
        ),
        inserted(
          paragraph(
            'If an Investor delays the second tranche beyond 15 days, the CCPS for which it is due lapse.',
          ),
        ),
        drafting(
          'FEMA para deleted as no NR is involved – pls confirm Kokilaben’s residential status, she was 190 days in Leicester',
        ),
      ),
    ),
    section(
      'Terms of CCPS',
      list(
        '(a)',
        '{*Dividend:*} 0.01% p.a., cumulative, and participation with equity in any dividend above that.',
        item(
          '{*Conversion:*} 1:1 initially,',
          list(
            '(i)',
            'at option of the holder, any time;',
            'compulsorily at 19 years from allotment; or',
            'compulsorily before filing of the red herring prospectus, if law so requires.',
          ),
        ),
        '{*Anti-dilution:*} if any securities are issued below Rs. 500, conversion ratio shall be corrected on broad-based weighted average formula. ESOP of 25,000 options is excluded.',
        commented(
          item(
            '{*Liquidation preference:*} on Liquidation Event, CCPS shall receive Rs. 500 per share (1x) with unpaid dividend before any amount goes to equity. Thereafter CCPS share with equity as if converted, until CCPS have received 2x of their investment in all.',
          ),
          'Adv. Trivedi',
          'Client asks whether 2x includes the first 1x. I read it as including. Hence “in all”.',
        ),
      ),
    ),
    section(
      'Board and meetings',
      list(
        '(a)',
        'Five directors: three nominees of Promoters, one nominee of Investors (initially Shri Bharatbhai), one independent director, preferably an effluent man, acceptable to both.',
        'Quorum shall require the Investors’ nominee. If he is absent, meeting is adjourned by 7 days to same time and place, when those present are quorum.',
        'Nominee is non-executive, shall not be “officer in default”, and gets D&O cover of Rs. 2 crore.',
        withdrawn(item('Shri Vithlani’s son-in-law shall be engaged as CFO on terms to be settled.')),
      ),
    ),
    named(
      'rm',
      section(
        'Affirmative vote matters',
        'The following shall not be done, at Board or in general meeting, without written consent of the Investors.',
        list(
          '1)',
          'Alteration of Memorandum or Articles, or of rights of CCPS.',
          'Fresh issue, bonus, split, buy-back.',
          'Borrowing above Rs. 50,00,000 beyond the sanctioned limits of Rajkot Nagarik Bank.',
          'Capex above Rs. 25,00,000 per item if outside Business Plan.',
          'Transfer or licence of the membrane patent.',
          item(
            'Related party transactions, except',
            list(
              '•',
              'rent to Dobariya Dyeing Works at present Rs. 85,000 p.m.',
              'sale of recovered dye to the Jetpur association at listed rates',
            ),
          ),
        ),
      ),
    ),
    section(
      'Transfer of shares',
      list(
        '(a)',
        '{*Lock-in.*} Promoters shall not transfer or pledge for 36 months from Closing.',
        '{*ROFR.*} Thereafter first refusal of Investors, 30 days.',
        '{*Tag.*} If ROFR is not used, Investors may tag along pro rata; if Promoters go below 51%, for their whole holding.',
        '{*Pre-emption.*} In each further issue Investors may maintain their percentage.',
        '{*Transfers by Investors*} are free within family and to anybody who is not in dyestuff recovery.',
      ),
    ),
    named(
      'exit',
      section(
        'Exit',
        list(
          '(a)',
          'Company and Promoters shall endeavour for IPO or strategic sale within 6 years from Closing.',
          'Failing this, on completion of 6 years Investors may require Company to buy back CCPS at fair market value, to the extent the Companies Act permits.',
          'If buy-back is not completed in 9 further months, Investors holding 75% of CCPS may drag all shareholders in sale to a third party, price being not below two independent valuations.',
        ),
      ),
    ),
    section(
      'Covenants of Promoters',
      list(
        '(a)',
        'Whole time and attention. {-Foreign travel with prior intimation.-}',
        'No competing business during employment and for 24 months thereafter, in Gujarat and Rajasthan.',
        'Reps and warranties are given by Company along with Promoters, jointly and severally. Against Promoters claims stop at Rs. 6,00,00,000, fraud and title excepted.',
        'No Promoter shall give a personal property in security for the Company. {#At request of Zarnaben’s father. Agreed by KV on phone 19.08#}',
      ),
    ),
    section(
      'Information',
      'MIS by 10th of each month; provisional quarterly results in 30 days; audited accounts in 120 days; inspection of plant and books on 3 days’ notice. GPCB notices shall be forwarded same day.',
    ),
    section(
      'Exclusivity, break cost and expenses',
      list(
        '(a)',
        'For 75 days from acceptance Company and Promoters shall not solicit or accept funds from others, grants of State or Centre excepted.',
        'If Promoters withdraw without cause after due diligence has commenced, Company shall pay Rs. 8,00,000 plus GST to Vithlani Ventures LLP within 15 days.',
        'Stamp duty on CCPS by Company. Due diligence fee of M/s Pujara & Co. by Investors. Advocates by respective side.',
      ),
    ),
    fixed(
      section(
        'General',
        'Except {*Exclusivity*} clause and this clause, letter is non-binding. Conditions precedent are in Annexure B. Laws of India apply. Arbitration by sole arbitrator at Ahmedabad, language English or Gujarati. Courts at Rajkot.',
        'Offer is open for 10 days excluding Sundays and shall stand lapsed without further notice.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEXURE A – SHAREHOLDING',
          grid(
            ['Sr.', 'Name', 'Pre (nos.)', 'Post (nos.)', 'Post %'],
            ['1', 'Hiren Dobariya', '2,39,000', '2,39,000', '39.83'],
            ['2', 'Zarna Limbasia', '1,80,000', '1,80,000', '30.00'],
            ['3', 'Ashwin Sheth', '36,000', '36,000', '6.00'],
            ['4', 'ESOP', '25,000', '25,000', '4.17'],
            ['5', 'Investors (CCPS)', '–', '1,20,000', '20.00'],
            ['', 'Total', '4,80,000', '6,00,000', '100.00'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEXURE B – CONDITIONS PRECEDENT',
          list(
            'i)',
            'valuation report of registered valuer, and Rule 11UA certificate;',
            'consent to operate, renewed;',
            'increase of authorised capital; filing of PAS-3 follows in 15 days;',
            'no-objection of Rajkot Nagarik Bank;',
            'employment agreements with Promoters.',
            withdrawn(item('undated cheques of Promoters.')),
          ),
        ),
      ),
    ),
  ],
  signatures: [
    {
      for: 'Yours faithfully, For Vithlani Ventures LLP',
      lines: ['Sd/-', 'Keyur B. Vithlani', 'Designated Partner, DPIN ________'],
    },
    {
      for: 'For Bharat K. Vithlani (HUF)',
      lines: ['_______________', 'Karta', 'and as constituted attorney of Smt. Kokilaben Vithlani'],
    },
    {
      for: 'Accepted, for Rangvapsi Technologies Pvt. Ltd. and for ourselves',
      lines: [
        '(Affix round stamp)',
        'Hiren Dobariya, Managing Director, DIN ________',
        'Zarna Limbasia, Director, DIN ________',
        'Place: Jetpur',
        'Date: __.__.____',
      ],
    },
    {
      for: 'WITNESSES',
      lines: ['1. Name, address, PAN: ____________', '2. Name, address, PAN: ____________'],
    },
    { for: 'Encl.: Annexures A and B', lines: ['C.C.: Shri Ashwin Sheth; CA Nirav Pujara'] },
  ],
  mail: {
    from: 'Keyur Vithlani <keyur@vithlanifo.example>',
    to: 'hiren@rangvapsi.example',
    subject: 'Re: Re: Offer R2 – pls find trailing',
    greeting: 'Dear Hirenbhai,',
    opening: 'PFA revised offer, same reproduced below for mobile reading. Kindly revert at the earliest.',
    signature: [
      'Warm regards,',
      'Keyur',
      'Sent from my phone, kindly excuse typos',
      'Save paper. Save water. Save Bhadar river.',
    ],
    older: [
      {
        from: 'Hiren Dobariya',
        sent: 'Tue, 20 Aug, 9:14 pm',
        paragraphs: [
          'Keyurbhai, Zarna is okay with everything but CFO and cheques. Two points only and then we sign.',
          'Sheth uncle also wants his name as angel and not as “existing shareholder”.',
        ],
      },
      {
        from: 'Keyur Vithlani',
        sent: 'Sat, 17 Aug, 11:30 am',
        paragraphs: ['R1: Rs. 5 crore for 22%, buy-back at 18% IRR, son-in-law as CFO (joking, not joking).'],
      },
    ],
  },
};
