import type { Offer } from '../../content/offer.ts';
import { grid, list, named, paragraph, remark, section, terms, unnumbered } from '../../content/write.ts';

/** A Downpatrick solicitor's advance subscription agreement: particulars in a table, then the clauses. */
export const lecaleProstheticsAsa: Offer = {
  id: 'lecale-prosthetics-asa',
  hand: 'C1 Downpatrick solicitor, particulars first, then clauses',
  place: 'UK',
  type: 'safe',
  language: 'en-GB',
  title: 'Advance Subscription Agreement – Lecale Prosthetics Limited',
  front: ['Draft for approval, 22 May'],
  numbering: { sections: '1.' },
  running: { heads: ['Lecale Prosthetics Limited – ASA'], foot: 'Magennis Doyle Solicitors, page {page}' },
  facts: {
    currency: 'GBP',
    amount: 250_000,
    safeCap: 3_000_000,
    safeDiscountPercent: 15,
    proRata: true,
    informationRights: true,
    governingLaw: 'Northern Ireland',
  },
  body: [
    remark(
      'Covering note for the directors: this is our first draft. Dr Teggart has not commented on it yet, so please do not pass it round.',
    ),
    unnumbered(
      section(
        'Particulars',
        terms(
          ['Company', 'Lecale Prosthetics Limited (NI 668 041), Scotch Street, Downpatrick'],
          ['Subscribers', 'Quoile Angels Nominees Limited and Dr Fionnuala Teggart'],
          [
            'Advance Subscription',
            '£250,000, of which £200,000 comes from Quoile Angels and £50,000 from Dr Teggart',
          ],
          ['Valuation Cap', '£3,000,000, fully diluted, before the Qualifying Round'],
          ['Discount', '15%'],
          ['Qualifying Round', 'An issue of shares for cash of at least £750,000, not counting this money'],
          ['Longstop Date', 'Six months after the date of this agreement'],
        ),
      ),
    ),
    section(
      'Payment',
      'The Subscribers pay the Advance Subscription to the Company within three working days of the date of this agreement. The Company spends it on the clinical study at Musgrave Park and on tooling for the knee joint, and on nothing else without telling them.',
      'The Advance Subscription is paid for shares. It bears no interest, and in no circumstances is it refundable.{^interest}',
    ),
    named(
      'allotment',
      section(
        'Allotment of shares',
        'The Company allots shares to the Subscribers on the first of these to happen:',
        list(
          '(a)',
          'completion of a Qualifying Round, in which case they are shares of the most senior class issued in it, save that a Subscriber who claims EIS relief takes ordinary shares;',
          'a Change of Control, immediately before it, in ordinary shares;',
          'the Longstop Date, in ordinary shares; and',
          'the passing of a resolution to wind the Company up, in ordinary shares.',
        ),
      ),
    ),
    section(
      'Price of the shares',
      'In the first case the price is the lowest paid by any other investor in the round, reduced by the Discount. It is never more than the Valuation Cap divided by the number of shares in issue before the round, options included.',
      'In the second case it is the same Valuation Cap divided in the same way, or the price a buyer pays less the Discount if that is lower. In the third and fourth cases it is £2.40 a share, the price of the last issue.',
      'The Schedule shows what this comes to.',
    ),
    section(
      'Tax',
      'The Company has advance assurance from HMRC and means the shares to qualify under EIS. It will send in the compliance statement within two months of allotment and will not knowingly do anything for three years that would cause relief to be withdrawn.',
    ),
    section(
      'Before the allotment',
      'Until the shares are allotted the Company:',
      list(
        '(a)',
        'sends each Subscriber a management report every two months and the accounts as filed;',
        'gives ten working days’ notice of a Qualifying Round or Change of Control, with the proposed terms;',
        'issues no shares below £2.40, other than on the exercise of options already granted; and',
        'carries on its business in the ordinary way.',
      ),
    ),
    section(
      'After the allotment',
      'The Subscribers adhere to whatever shareholders’ agreement is made in the Qualifying Round. It must allow each of them to keep up its proportion in later issues.',
    ),
    section(
      'Warranties',
      'The Company warrants that it has power to enter into this agreement, that the accounts to March are true and fair, and that it owns the two patents listed in the disclosure letter. No director or founder gives a warranty in person.',
    ),
    section(
      'General',
      list(
        '(a)',
        'The rights of a Subscriber may pass to a spouse, a nominee or a fund under the same manager, and to nobody else.',
        'Changes to this agreement are made in writing by the Company and Subscribers who paid two thirds of the Advance Subscription.',
        'The Company contributes £2,000 plus VAT to the Subscribers’ solicitors.',
        'The law of Northern Ireland governs this agreement and its courts have jurisdiction.',
      ),
    ),
    unnumbered(
      section(
        'Schedule: worked examples',
        paragraph(
          'There are 1,000,000 shares and options before the round. For the whole of the Advance Subscription, shares are allotted as follows.',
        ),
        grid(
          ['Price in the round', 'After Discount', 'At the Cap', 'Price used', 'Shares'],
          ['£2.80', '£2.38', '£3.00', '£2.38', '105,042'],
          ['£3.20', '£2.72', '£3.00', '£2.72', '91,911'],
          ['£4.00', '£3.40', '£3.00', '£3.00', '83,333'],
        ),
      ),
    ),
  ],
  footnotes: {
    interest:
      'Quoile Angels’ usual form is a loan note at 8%. It was not pursued because relief would have been lost.',
  },
  signatures: [
    {
      for: 'Signed for Lecale Prosthetics Limited',
      lines: ['..............................', 'Conor Heaney, director'],
    },
    {
      for: 'Signed for Quoile Angels Nominees Limited',
      lines: ['..............................', 'Authorised signatory'],
    },
    { for: 'Signed by Dr Fionnuala Teggart', lines: ['..............................'] },
  ],
};
