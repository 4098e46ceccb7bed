import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A letter from a Rotterdam corporate fund. */
export const polderlichtBv: Offer = {
  id: 'polderlicht-bv',
  hand: 'Rotterdam corporate fund, formal letter',
  place: 'NL',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Subject: non-binding offer for shares in Polderlicht B.V.',
  front: [
    'Maasvlakte Ventures B.V., Wilhelminakade 300, Rotterdam',
    'To the board of Polderlicht B.V.',
    'Rotterdam, 6 May',
  ],
  facts: {
    currency: 'EUR',
    preMoney: 11_000_000,
    amount: 4_000_000,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'weighted-average',
    board: { total: 3, investors: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    lockUpMonths: 24,
    noShopDays: 45,
    governingLaw: 'the Netherlands',
  },
  body: [
    paragraph('Dear members of the board,'),
    paragraph(
      'Following our meetings in March and April, Maasvlakte Ventures is pleased to set out the conditions on which it is willing to become a shareholder of your company. This letter does not bind either of us, save for its last two paragraphs.',
    ),
    unnumbered(
      section(
        'Price and shares',
        'We will pay EUR 4,000,000 for newly issued preferred shares. We arrive at this on the basis that the company, free of cash and debt and before our payment, is worth EUR 11,000,000 on a fully diluted basis.',
      ),
    ),
    unnumbered(
      section(
        'Exit proceeds',
        'When the company is sold or dissolved, we first recover EUR 4,000,000. We then divide the remainder with all other shareholders according to the number of shares held, our preferred shares included.{^one}',
      ),
    ),
    unnumbered(
      section(
        'Later rounds',
        'If new shares are issued at a lower price than ours, we receive additional shares on a weighted average basis. We may subscribe pro rata to any issue.',
      ),
    ),
    unnumbered(
      section(
        'Supervision',
        'A supervisory board of three will be formed, of whom one on our nomination. Its approval, including the vote of our nominee, is required for',
        list(
          'a)',
          'budget and business plan;',
          'investments above EUR 250,000;',
          'agreements with shareholders;',
          'the issue of shares.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Transfer',
        'Founders will not transfer shares during 24 months. After that the usual right of first refusal and tag-along apply; a drag-along applies when holders of 75% of the capital accept an offer.',
      ),
    ),
    paragraph(
      'For 45 days after you countersign this letter the company will negotiate with nobody else about funding.',
    ),
    paragraph('Dutch law applies to this letter. The district court of Rotterdam is competent.'),
  ],
  footnotes: {
    one: 'In our presentation of 12 March we showed a preference of two times with a cap at four times. This letter replaces that presentation.',
  },
  signatures: [
    { for: 'With kind regards,', lines: ['Maasvlakte Ventures B.V.', 'W. de Haas, managing director'] },
  ],
};
