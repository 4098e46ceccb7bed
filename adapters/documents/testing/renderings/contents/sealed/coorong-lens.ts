import type { Offer } from '../../content/offer.ts';
import {
  band,
  box,
  commented,
  drafting,
  fixed,
  grid,
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

/** An Adelaide accelerator’s SAFE: a reference schedule by items, clauses under it, boxes in plain words. */
export const coorongLens: Offer = {
  id: 'coorong-lens',
  hand: 'CA5 Adelaide accelerator, SAFE with a reference schedule and boxes in plain words',
  place: 'AU',
  type: 'safe',
  language: 'en-AU',
  title: 'Simple Agreement for Future Equity (Autumn Cohort)',
  cover: [
    'Weir Street Accelerator',
    'Autumn Cohort pack: document 3 of 5',
    'We acknowledge the Kaurna people as the Traditional Custodians of the land on which we work.',
    'Read this with your own lawyer. We are not your lawyer.',
  ],
  front: ['Coorong Lens Pty Ltd', 'Version 4.2 of our standard paper'],
  numbering: { sections: 'Clause 1' },
  running: {
    heads: ['Weir Street Accelerator', 'SAFE v4.2 – Coorong Lens'],
    foot: 'WSA-SAFE-4.2 p {page}',
  },
  facts: {
    currency: 'AUD',
    amount: 150_000,
    safeCap: 2_500_000,
    safeDiscountPercent: 20,
    protectiveProvisions: false,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    governingLaw: 'South Australia',
  },
  body: [
    fixed(
      unnumbered(
        section(
          'Reference schedule',
          terms(
            band('Who'),
            ['Item 1. Company', 'Coorong Lens Pty Ltd ACN 000 000 417, of Goolwa SA 5214'],
            ['Item 2. Investor', 'WSA Nominees Pty Ltd as trustee for the Weir Street Unit Trust'],
            ['Item 3. Founders', 'Tahlia Rigney; Jarrod Pfeiffer; Dr Mei-Ling Auhl'],
            band('How much'),
            [
              'Item 4. Investment Amount',
              'A$150,000, namely',
              list(
                '(a)',
                'A$120,000 in cleared funds, half on the Start Date and half after Demo Day; and',
                'A$30,000 in kind (desk, lab, mentors){^gst}',
              ),
            ],
            ['Item 5. Valuation Cap', 'A$2,500,000 (post-money)'],
            ['Item 6. Discount', '20%'],
            commented(
              term('Item 7. Start Date', '3 March'),
              'Priya (WSA ops)',
              'Public holiday Monday week – does the half payment slip?',
            ),
            band('Options ticked'),
            ['Item 8. Pro rata right', 'Yes [X]    No [ ]'],
            ['Item 9. Board observer', 'Yes [ ]    No [X]'],
            ['Item 10. Most favoured terms', 'Yes [X]    No [ ]'],
            withdrawn(term('Item 11. Success fee', '2.5% of any grant won during the Program')),
            ['Item 12. Special conditions', 'See {ref:special}'],
          ),
        ),
      ),
    ),
    section(
      'How the money becomes shares',
      box(
        paragraph(
          '{*In plain words:*} you get money now, we get shares later, at the cheaper of two prices. It is not a loan and there is no interest.',
        ),
      ),
      list(
        '(a)',
        item(
          'On the closing of an Equity Round the Company must issue to the Investor shares worth the Investment Amount at the lower of:',
          list(
            '(i)',
            'the price reached by dividing the Valuation Cap by the Company Capitalisation; and',
            'the lowest price that anyone pays in cash in that round, less the Discount.',
          ),
        ),
        'The shares are those that new money gets, except that any preference on them is limited to what the Investor has in fact paid.',
        'An Equity Round is one that raises A$500,000 or more from people who are not holders of SAFEs.',
        'Company Capitalisation counts everything: issued shares, options granted, options promised, the pool before any top-up, and all SAFEs.',
      ),
      'Worked example, 1,000,000 shares after this SAFE is counted (A$2.50 at the Cap):',
      grid(
        ['If new investors pay', 'With Discount', 'At the Cap', 'Price used', 'Our shares'],
        ['$2.00', '$1.60', '$2.50', '$1.60', '93,750'],
        ['$3.00', '$2.40', '$2.50', '$2.40', '62,500'],
        ['$6.00', '$4.80', '$2.50', '$2.50', '60,000'],
      ),
    ),
    section(
      'If you sell or wind up first',
      list(
        '(a)',
        'Sale: the Investor has the greater of the Investment Amount and the value of the shares it would have been issued at the Cap.',
        'Winding up: the Investment Amount, after creditors, with other SAFEs in equal rank and before ordinary shareholders.',
        'No sale and no round: this document simply goes on. It has no end date.{^end}',
      ),
    ),
    section('(Not used)', 'Numbering kept so that clause references in the cohort pack still work.'),
    section(
      'What you tell us, what you ask us',
      list(
        '(a)',
        'A one-page update and the cash balance each quarter, and the annual accounts whenever your accountant is done with them.',
        'You do not need our approval to run your business. We have no veto and no seat on your board.',
        'If you hand anybody a SAFE on better terms before the Equity Round, we may swap ours for that one within 20 Business Days.',
        'In the Equity Round we may put in as much again as keeps our percentage, on the terms of the others.',
      ),
    ),
    section(
      'Founders',
      box(
        '{*In plain words:*} if one of you nicks off early, the others should not be carrying a passenger.',
      ),
      list(
        '(a)',
        item(
          'Within 14 days of the Start Date each Founder signs the vesting deed in the pack:',
          list(
            '(i)',
            'thirty-six months, in equal monthly parts;',
            'nothing in the first six months, which then vest together;',
            'what has not vested may be bought back for $1 in all.',
          ),
        ),
        'IP made before incorporation is assigned to the Company. Dr Auhl’s doctoral data stay with the University of Adelaide.',
        'The Program is full time: 3 March to 30 May, Lot Fourteen, four days of five.',
      ),
    ),
    named(
      'special',
      section(
        'Special conditions',
        list(
          '(a)',
          'The second cash payment waits until ASIC shows Ms Rigney as a director.',
          'Cultural heritage: no imagery of Ngarrindjeri sites is used for training without the written consent of the corporation concerned.',
        ),
        drafting('JP asked whether (b) covers the barrages. Ask NAC, not our call'),
      ),
    ),
    section(
      'Boring but necessary',
      list(
        '(a)',
        'Either side may transfer with the other’s consent; the Investor may transfer to a related trust without it.',
        'Changes need to be in writing. E-mail is writing. A thumbs-up is not.',
        'The Investor confirms that it is a sophisticated investor under section 708 of the Corporations Act.',
        'The law of South Australia applies, and its courts hear disputes.',
      ),
    ),
    unnumbered(
      section(
        'Key dates',
        grid(
          ['What', 'When', 'You bring'],
          ['Sign-on night', 'Thu 27 Feb, 5.30 pm', 'photo ID, all Founders'],
          ['First half: $60,000', '3 March', 'BSB and account no.'],
          ['Mid-point review', '14 April', ''],
          ['Demo Day', '29 May', 'a demo'],
          ['Second half: $60,000', 'within 5 Business Days', 'ASIC extract'],
        ),
      ),
    ),
    remark(
      'Template instructions – delete before sending: Items 1, 3, 5 and 7 change by cohort. Clause 3 was the 5% warrant, dropped from v4.0 after the founders’ survey. Caps this year run from $1.8m to $3m.',
    ),
  ],
  footnotes: {
    gst: 'Tax invoice to follow. Earlier cohorts paid a program fee of $33,000 out of the cash; you do not.',
    end: 'Version 3 made SAFEs repayable after 24 months with 10% interest. It was a note in all but name and has been retired.',
  },
  signatures: [
    {
      for: 'Executed as an agreement by Coorong Lens Pty Ltd in accordance with section 127(1) of the Corporations Act 2001 (Cth)',
      lines: [
        'Signature of director ____________________',
        'Name (print) ____________________',
        'Signature of director/company secretary* ____________________',
        '*cross out whichever does not apply',
      ],
    },
    {
      for: 'Signed for WSA Nominees Pty Ltd ATF the Weir Street Unit Trust by its attorney under power dated 1 July',
      lines: ['____________________', 'Attorney: B. Schirmer', 'Witness (not a party): ____________________'],
    },
    {
      for: 'Founders, for the clause about them only',
      lines: ['T Rigney ________', 'J Pfeiffer ________', 'M-L Auhl ________'],
    },
  ],
  mail: {
    from: 'Bec Schirmer <bec@weirstreet.example>',
    to: 'team@coorong-lens.example',
    subject: 'You’re in!! (doc 3 of 5)',
    greeting: 'Hi Tahlia, Jarrod and Mei-Ling,',
    opening:
      'Stoked to have you. The SAFE is pasted below because half of last cohort’s spam filters ate the attachment.',
    signature: ['Cheers', 'Bec', 'Program Lead, Weir Street Accelerator', 'she/her | I work school hours'],
  },
};
