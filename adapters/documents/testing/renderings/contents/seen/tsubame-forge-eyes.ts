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
  remark,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Niigata tool maker’s venture office: articles with figures in brackets, polite, seals, a request for answers. */
export const tsubameForgeEyes: Offer = {
  id: 'tsubame-forge-eyes',
  hand: 'KA5 Niigata tool maker’s open innovation office, articles in translated English, seals',
  place: 'JP',
  type: 'priced-equity',
  language: 'en',
  title: 'Memorandum of Principal Conditions (Draft for Consultation)',
  front: [
    'Kitakan Hamono Co., Ltd., Open Innovation Promotion Office',
    'To: Forge Eyes K.K., Representative Director Mr. Daniel Ishiguro',
    'November 5',
    'Document control: OIP-0093, version 1.2',
  ],
  cover: [
    'STRICTLY CONFIDENTIAL',
    'Capital and Business Alliance with Forge Eyes K.K.',
    'Memorandum of Principal Conditions',
    'Kitakan Hamono Co., Ltd.',
    'Handling: persons on distribution list B only',
  ],
  numbering: { sections: 'Article 1' },
  running: { heads: ['OIP-0093 ver. 1.2'], foot: '{page} / {pages}' },
  facts: {
    currency: 'JPY',
    preMoney: 720_000_000,
    postMoney: 900_000_000,
    amount: 180_000_000,
    pricePerShare: 60_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'full',
    seniority: 'senior',
    antiDilution: 'broad-based',
    redemptionAfterYears: 7,
    board: { total: 4, founders: 3, investors: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    noShopDays: 60,
    governingLaw: 'Japan',
  },
  body: [
    paragraph(
      'We are very grateful for your continued kindness. Following the demonstration at our Plant No. 2 we would like to confirm our mutual understanding as below. Points marked in brackets are under examination by our Legal Section.',
    ),
    section(
      'Purpose',
      'The two companies cooperate so that the surface inspection AI of Forge Eyes K.K. (the “Company”) may be used widely in the metal industry of Tsubame and Sanjo, and Kitakan Hamono Co., Ltd. (“Kitakan”) holds shares to deepen such relation.',
    ),
    named(
      'shares',
      section(
        'Shares to be issued',
        list(
          '(1)',
          'Kind: Class A preferred shares, with voting right.',
          'Number: 3,000 shares by third-party allotment.',
          'Amount to be paid in: JPY 60,000 per share, JPY 180,000,000 in total.',
          'Corporate value: JPY 720,000,000 before payment, JPY 900,000,000 after payment, calculated with 12,000 existing shares including stock acquisition rights.',
          'Holding ratio of Kitakan after payment: 20%.',
          commented(
            item('Payment date: {-December 20-} {+January 31+}.'),
            'Accounting Div. (Sakai)',
            'Must fall in this fiscal year. January is possible, February is not possible.',
          ),
        ),
      ),
    ),
    section(
      'Contents of Class A preferred shares',
      list(
        '(1)',
        'Dividend: same as common shares.',
        'Distribution of residual assets: JPY 60,000 per share is distributed to Class A before common shares. When there is residue, Class A receives it together with common shares as if converted.',
        item(
          'The same distribution is made, by agreement among all shareholders, at:',
          list(
            'a)',
            'merger or share exchange in which control is lost;',
            'transfer of all or material business;',
            'sale of the majority of voting rights.',
          ),
        ),
        'Acquisition request (conversion): one common share for one Class A share. If shares are issued at lower price, adjusted by broad-based weighted average.',
        'Acquisition by the Company: when application for listing is resolved and the lead underwriter requests.',
        'Acquisition for money: from the seventh anniversary of payment, Kitakan may request the Company to acquire Class A at JPY 60,000 within the distributable amount.',
      ),
      remark(
        'Internal: Ringi No. 2-118 was approved at “participating, 1.5 times”. CFO said verbally 1 time is sufficient. Amended ringi is circulating. Please delete this frame when sending outside.',
      ),
    ),
    section(
      'Management',
      list(
        '(1)',
        'The Board of Directors consists of four: three recommended by the Founders (Mr. Ishiguro and Ms. Honma) and one recommended by Kitakan.',
        'Kitakan may dispatch one observer in addition, who has no voting right.',
      ),
    ),
    named(
      'consent',
      section(
        'Matters of prior approval and prior notice',
        'Division shall be as follows.',
        grid(
          ['Matter', 'Approval', 'Notice'],
          ['Amendment of the Articles of Incorporation', '○', ''],
          ['Issue of shares or stock acquisition rights (up to 1,000 for employees excluded)', '○', ''],
          ['Borrowing of JPY 30,000,000 or more', '○', ''],
          ['Transfer or exclusive license of the trained model', '○', ''],
          ['Petition for commencement of bankruptcy or civil rehabilitation', '○', ''],
          ['Change of important employees', '', '○'],
          ['Contract with another manufacturer of kitchen knives', '', '○'],
        ),
        'Kitakan shall reply within 10 business days and shall not refuse approval without reasonable ground.',
      ),
    ),
    section(
      'Information',
      'The Company submits (i) monthly trial balance by the 20th of following month, (ii) financial statements within three months from end of fiscal year, and (iii) business plan before each fiscal year starts. Kitakan is a listed company and may disclose the outline on the day of resolution.',
    ),
    section(
      'Transfer',
      list(
        '(1)',
        'A Founder who intends to transfer notifies Kitakan, who may purchase with priority or request to sell together in proportion.',
        'When shareholders of two-thirds or more of voting rights, including Kitakan, agree to sell the Company, the other shareholders accept the same conditions (not before three years from payment).',
        'Kitakan may subscribe to new shares in proportion to its holding ratio.',
        withdrawn(
          item(
            'When listing is not achieved by the end of the fifth fiscal year, Founders purchase the shares of Kitakan.',
          ),
        ),
      ),
    ),
    section(
      'Founders',
      list(
        '(1)',
        'The Founders devote themselves to the duties and do not resign without consent during three years.',
        'The Founders do not engage in competing business while in office and for 18 months after retirement.',
        'The Company and the Founders represent and warrant usual matters. Compensation by Founders is limited to JPY 20,000,000 per person.',
        inserted(item('If a Founder becomes unable to work by illness, item (1) does not apply.')),
      ),
      drafting(
        'vesting is not usual for us. Founders’ counsel proposed to mention it; kept open until next meeting',
      ),
    ),
    section(
      'Business alliance',
      list(
        '(1)',
        'Joint development of inspection for mirror polish, results shared by contribution.',
        'Installation at three lines of Plant No. 2. Price will be agreed by separate contract and is not lower than price to third parties of same quantity.',
        'The Company can sell to anybody. Kitakan asks only for six months’ advance in scissors.{^scissors}',
      ),
    ),
    section(
      'Elimination of anti-social forces',
      'Each party states that it is not, and has no relation with, an organized crime group or equivalent. On violation the other party can cancel at once without notice and without compensation.',
    ),
    fixed(
      section(
        'Miscellaneous',
        list(
          '(1)',
          'Negotiation: until 60 days pass from signing, the Company does not negotiate capital increase with a third party.',
          'Legal effect: {ref:consent} and others express intention only. Confidentiality, negotiation, anti-social forces and this Article are binding.',
          'Governing law is the law of Japan; the Niigata District Court has exclusive jurisdiction in first instance.',
          'Matters not provided are settled through sincere consultation.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Attachment: shareholders',
          grid(
            ['Shareholder', 'Before', 'After', 'Ratio after'],
            ['D. Ishiguro', '6,300', '6,300', '42.0%'],
            ['M. Honma', '3,600', '3,600', '24.0%'],
            ['Echigo University Fund', '1,200', '1,200', '8.0%'],
            ['Stock acquisition rights', '900', '900', '6.0%'],
            ['Kitakan', '0', '3,000', '20.0%'],
            ['Total', '12,000', '15,000', '100.0%'],
          ),
        ),
      ),
    ),
    paragraph('End of document'),
  ],
  footnotes: {
    scissors:
      'In version 1.0 Kitakan requested permanent exclusivity for all blades. The Company answered that two other knife makers are already customers.',
  },
  signatures: [
    {
      for: 'Two originals are made, and each party affixes name and seal and keeps one.',
      lines: ['Date:        (year)      (month)      (day)'],
    },
    {
      for: 'Party A:',
      lines: [
        'Address: 0-0 Higashi-Ota, Tsubame-shi, Niigata',
        'Kitakan Hamono Co., Ltd.',
        'Representative Director and President   Shozo Kitamura   (seal)',
      ],
    },
    {
      for: 'Party B:',
      lines: ['Address:', 'Forge Eyes K.K.', 'Representative Director   Daniel Ishiguro   (seal)'],
    },
    { for: 'Founders:', lines: ['Daniel Ishiguro   (seal)', 'Miho Honma   (seal)'] },
  ],
  mail: {
    from: 'TAKAHASHI Yui (Kitakan OIP) <oip@kitakan.example>',
    to: 'd.ishiguro@forge-eyes.example',
    subject: '[Kitakan] Sending of draft memorandum ver. 1.2',
    greeting: 'Dear Ishiguro-sama,',
    opening:
      'Thank you for always supporting us. I send the draft. I would appreciate your reply by the 15th.',
    signature: [
      '------------------------------',
      'TAKAHASHI Yui (Ms.)',
      'Assistant Manager, Open Innovation Promotion Office',
      'Kitakan Hamono Co., Ltd.',
      'TEL 0256-00-0000',
      '------------------------------',
    ],
  },
};
