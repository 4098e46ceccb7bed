import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph, section } from '../../content/write.ts';

/** An Accra seed fund: a SAFE in lettered sections, businesslike, sent in a mail by the fund's manager. */
export const tettehLanePharma: Offer = {
  id: 'tetteh-lane-pharma',
  hand: 'C1 Accra seed fund, lettered sections, to the point',
  place: 'GH',
  type: 'safe',
  language: 'en-GB',
  title: 'Tetteh Lane Pharma Logistics Ltd – SAFE Terms',
  front: ['Date: 9 April', 'Investor: Odum Tree Seed Fund LP', 'Valid for acceptance until: 30 April'],
  numbering: { sections: 'A.' },
  running: { heads: ['Odum Tree Seed Fund LP'], foot: 'Page {page} of {pages}' },
  facts: {
    currency: 'USD',
    amount: 300_000,
    safeCap: 4_500_000,
    safeDiscountPercent: 20,
    proRata: true,
    informationRights: true,
    protectiveProvisions: true,
    noShopDays: 21,
    governingLaw: 'Ghana',
  },
  body: [
    paragraph(
      'Odum Tree Seed Fund LP is pleased to offer Tetteh Lane Pharma Logistics Ltd, a private company registered in Accra, an investment by way of a Simple Agreement for Future Equity. The main terms are these.',
    ),
    section(
      'Investment',
      'US$300,000, remitted to the Company’s dollar account with its bankers in Accra in two transfers:',
      list(
        'i.',
        'US$200,000 within five working days of signature;',
        'US$100,000 once the Kumasi depot has received its licence from the Pharmacy Council.',
      ),
      'The Company registers each transfer with the Ghana Investment Promotion Centre and confirms it to the Bank of Ghana through its bankers.',
    ),
    section(
      'Nature of the instrument',
      'The SAFE is not a loan. No interest runs on it and there is no date for repayment.',
    ),
    section(
      'Conversion',
      'The SAFE converts in the next round in which the Company raises US$1,000,000 or more by issuing preference shares. The number of shares is the investment divided by the lower of:',
      list(
        'i.',
        'the cap price, which follows from a post-money value of US$4,500,000 (the valuation cap); and',
        'the price of the round less a discount of 20%.',
      ),
      'Shares are of the class issued in the round. All other SAFEs and convertible instruments count as part of the Company’s capital when the cap price is worked out.',
      drafting(
        'Note to Kwabena: confirm with registrar whether the 2021 angels were ever allotted. Remove before sending',
      ),
    ),
    section(
      'Sale or closure',
      'If the Company is sold before conversion, the Fund receives US$300,000 (or what it has actually paid) or the value of its shares at the cap, whichever is higher. If the Company closes, the Fund is paid after creditors and before ordinary shareholders, to the extent of what it has paid.',
    ),
    section(
      'Rights of the Fund until conversion',
      list(
        'i.',
        'A monthly email with sales, cash in cedis and dollars, and stock-outs; management accounts each quarter; audited accounts each year.',
        'The right to invest its pro rata share in the round in which the SAFE converts.',
        'If later SAFEs are issued at a lower cap or a higher discount, the Fund may take those terms instead.',
        'One person who attends board meetings without a vote.',
      ),
    ),
    section(
      'Matters for which the Fund is asked first',
      'The Company does not do the following unless the Fund has agreed in writing, and an answer is given within seven days:',
      list(
        'i.',
        'pledge its vehicles or receivables for more than GHS 1,500,000;',
        'pay dividends, or lend to directors or their families;',
        'change its business from the distribution of medicines;',
        'move its holding company outside Ghana.',
      ),
    ),
    section(
      'Founders',
      'Akosua Sarkodie and Kwabena Adjei confirm that they work full time for the Company and that the routing software and the trade name belong to it. They sign founder agreements in the Fund’s usual form before the first transfer.',
    ),
    section(
      'What we need before signing',
      list(
        'i.',
        'certificate of incorporation, and the register of members up to date;',
        'tax clearance certificate;',
        'licences for Accra and Tema;',
        'contracts with the three largest clinics.',
      ),
    ),
    section(
      'Exclusivity, costs and confidentiality',
      'For 21 days from acceptance the Company does not discuss funding with other investors, grants excepted. Each side pays its own lawyers. Both sides keep the terms confidential. Only this section binds the parties before the SAFE is signed.',
    ),
    section(
      'Law and disputes',
      'The laws of Ghana apply. Disputes are referred to the Ghana Arbitration Centre, one arbitrator sitting in Accra.',
    ),
  ],
  signatures: [
    {
      for: 'For Odum Tree Seed Fund LP',
      lines: ['Signature: ____________________', 'Name: Esi Quaye', 'Title: Managing Partner'],
    },
    {
      for: 'Accepted for Tetteh Lane Pharma Logistics Ltd',
      lines: ['Signature: ____________________', 'Name: Akosua Sarkodie', 'Title: Chief Executive'],
    },
  ],
  mail: {
    from: 'Esi Quaye <esi@odumtree.example>',
    to: 'Akosua Sarkodie <akosua@tettehlane.example>',
    subject: 'Odum Tree – SAFE terms for Tetteh Lane',
    greeting: 'Good morning Akosua,',
    opening:
      'Thank you for showing us round the Spintex warehouse. Our committee has approved, and I set the terms out here for you and Kwabena to go through with your lawyer.',
    signature: [
      'Kind regards,',
      'Esi Quaye',
      'Managing Partner, Odum Tree Seed Fund',
      'Ringway Estates, Accra',
      'Tel. +233 30 555 0142',
    ],
    older: [
      {
        from: 'Akosua Sarkodie <akosua@tettehlane.example>',
        sent: 'Tue, 2 Apr, 16:45',
        paragraphs: [
          'Dear Esi,',
          'A fund in Lagos has put US$500,000 at a cap of US$4,000,000 on the table, with 12% interest and a board seat. We prefer your approach but the amount matters to us.',
          'Best, Akosua',
        ],
      },
    ],
  },
};
