import type { Offer } from '../../content/offer.ts';
import { paragraph, section, unnumbered } from '../../content/write.ts';

/** A SAFE with a discount and no cap. */
export const millraceSafeUncapped: Offer = {
  id: 'millrace-safe-uncapped',
  hand: 'Corporate accelerator, careful paragraphs',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'Millrace Water Systems, Inc. – proposed SAFE',
  front: ['Prepared by the Northfield Utilities Innovation Office'],
  facts: {
    currency: 'USD',
    amount: 350_000,
    safeDiscountPercent: 20,
    informationRights: true,
    governingLaw: 'New York',
  },
  body: [
    unnumbered(
      section(
        'What is proposed',
        paragraph(
          'Northfield Utilities would purchase a SAFE for $350,000. It converts when the company next sells preferred stock in a bona fide financing, at a twenty percent discount to the price of that financing. There is no valuation cap.{^cap}',
        ),
      ),
    ),
    unnumbered(
      section(
        'If things go otherwise',
        paragraph(
          'Should the company be sold first, Northfield receives back what it paid. Should the company dissolve, Northfield ranks with other SAFE holders and before common stockholders.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Relationship',
        paragraph(
          'A pilot at two plants is agreed separately and does not depend on this purchase. Northfield receives the same annual report as stockholders. Northfield obtains no license, no exclusivity and no right over a sale of the company.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Formalities',
        paragraph('New York law. Approval by Northfield’s treasury committee is outstanding.'),
      ),
    ),
  ],
  footnotes: {
    cap: 'The committee paper of March mentioned a cap of $5,000,000; the company preferred none, and the discount was raised from 15%.',
  },
};
