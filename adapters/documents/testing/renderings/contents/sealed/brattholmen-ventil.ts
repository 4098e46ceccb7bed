import type { Offer } from '../../content/offer.ts';
import { paragraph, section, unnumbered } from '../../content/write.ts';

/** A Norwegian industrial group that takes a minority: a memo of its venture desk. */
export const brattholmenVentil: Offer = {
  id: 'brattholmen-ventil',
  hand: 'D1 Bergen industrial group, memo of its venture desk',
  place: 'NO',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'MEMO: minority investment in Brattholmen Ventil AS',
  front: [
    'To: Brattholmen Ventil AS, Sigrid Landro and Tor Eide',
    'From: Hordvik Industrier ASA, New Business',
    'Date: 9 January',
  ],
  facts: {
    currency: 'NOK',
    preMoney: 100_000_000,
    amount: 25_000_000,
    investorStakePercent: 20,
    board: { total: 5, founders: 2, investors: 1, independent: 2 },
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    lockUpMonths: 24,
    noShopDays: 60,
    governingLaw: 'Norway',
  },
  body: [
    paragraph(
      'Our group management has cleared the following. It is meant as a basis for a shareholders’ agreement and binds neither of us, except for exclusivity and confidentiality.',
    ),
    unnumbered(
      section(
        'Investment',
        'Hordvik subscribes for new ordinary shares for NOK 25 million in cash. The pre-money value is NOK 100 million, fully diluted, so that Hordvik will own 20%. We do not ask for preference shares.',
      ),
    ),
    unnumbered(
      section(
        'Governance',
        'The board will have five members: two from the founders, one from Hordvik, and two independent ones elected by the general meeting. Our consent is needed to change the articles, to sell the valve business, to borrow more than NOK 10 million and to make an agreement with a competitor of Hordvik in subsea isolation.',
        'We receive the board papers, quarterly accounts and the annual budget. Technical drawings are not shared with our own engineering department.',
      ),
    ),
    unnumbered(
      section(
        'Shares',
        'We may keep our 20% in future issues. The founders keep their shares for 24 months; afterwards, if one of them sells, we may sell with them. There is no option for Hordvik to acquire the rest of the company.',
      ),
    ),
    unnumbered(
      section(
        'Business between us',
        'A separate supply agreement for three years, at market prices and without exclusivity, will be negotiated by our purchasing department. It is not a condition for the investment.',
      ),
    ),
    unnumbered(
      section(
        'Process',
        'We need six weeks for technical and financial due diligence and then the approval of our board of directors. For 60 days from your acceptance you do not negotiate with other industrial or financial investors, and both of us keep this memo confidential.',
        'Norwegian law applies. Each company carries its own costs.',
      ),
    ),
  ],
};
