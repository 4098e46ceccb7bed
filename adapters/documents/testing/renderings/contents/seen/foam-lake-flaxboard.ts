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
  paragraph,
  remark,
  section,
  term,
  terms,
  withdrawn,
} from '../../content/write.ts';

/** A prairie credit union’s commitment letter: boxes ticked, fees in a table, clauses that are not used. */
export const foamLakeFlaxboard: Offer = {
  id: 'foam-lake-flaxboard',
  hand: 'CA2 Saskatchewan credit union’s lending officer, commitment letter on a form',
  place: 'CA',
  type: 'convertible-note',
  language: 'en-CA',
  title: 'Commitment Letter – Convertible Debenture',
  front: [
    'QUILL PLAINS CREDIT UNION LIMITED',
    'Community Venture Fund',
    'Borrower: Foam Lake Flaxboard Inc.    Member no. 000 417-2',
    'Issued: May 29    Open for acceptance until: June 30, close of business',
  ],
  numbering: { sections: 'Section 1' },
  running: {
    heads: ['Quill Plains Credit Union – Community Venture Fund'],
    foot: 'Form CVF-7 (rev. 03)   Page {page} of {pages}   Initials: ____ ____',
  },
  facts: {
    currency: 'CAD',
    amount: 400_000,
    safeCap: 4_200_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 7.5,
    noteMaturityMonths: 60,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'Saskatchewan',
  },
  body: [
    paragraph('Dear Terry, dear members of the board:'),
    paragraph(
      'The Fund’s committee (five growers, a vice-principal and a retired banker) met at the Legion hall on May 28 and approved your application on what is written here. Terms in bold are explained in {ref:words}.',
    ),
    fixed(
      section(
        'The debenture at a glance',
        terms(
          band('MONEY'),
          ['Principal', 'Four hundred thousand dollars (C$400,000), advanced in one sum'],
          [
            'Interest',
            '[x] fixed    [ ] floating    [ ] none',
            '7.5% a year, counted daily, payable quarterly on the last banking day',
          ],
          ['Term', '60 months from the {*Advance*}; principal falls due as one amount on the last day of it'],
          ['Early repayment', 'After month 24, thirty days’ notice, no penalty; we may convert instead'],
          band('BECOMING SHARES'),
          [
            'When',
            list(
              'i)',
              'by itself, when the {*Borrower*} sells new shares for C$1,000,000 or more in cash to people at arm’s length; or',
              'at any time, when we say so in writing.',
            ),
          ],
          [
            'At what price',
            '15% under what the others pay, or the price that makes the whole {*Borrower*} worth C$4,200,000 before their money (every option and warrant counted), whichever of the two gets us more shares',
          ],
          ['Of what class', 'The class then being sold; otherwise Class A common'],
          band('COMFORT'),
          commented(
            term(
              'Security',
              'General security agreement, second to the operating line at Parkland Ag Lending (limit C$1,150,000). No mortgage on anyone’s home quarter.',
            ),
            'D. Kowalchuk',
            'Parkland wants C$1,300,000. I told them no. Call Brent before closing.',
          ),
          ['Guarantees', 'Nil {#was joint & several, 25%; committee let it go 05/28#}'],
          ['Key person insurance', 'T. Obodiak, C$250,000, loss payable to the Fund'],
          withdrawn(term('Royalty', '2% of gross sales of panel for the life of the loan')),
          ['Environmental', 'N/A'],
        ),
      ),
    ),
    section(
      'What it costs you',
      grid(
        ['Charge', 'C$', 'When'],
        ['Application (non-refundable)', '500.00', 'PAID'],
        ['Commitment, 1¼% of principal', '5,000.00', 'on acceptance'],
        ['Registry searches and filing', '95.00', 'on the Advance'],
        ['Our lawyer', 'at cost, max. 3,500.00', 'on the Advance'],
        ['Known today', '5,595.00', ''],
      ),
      'GST extra where it applies. Charges come off the Advance unless you send a cheque.',
    ),
    section(
      'Before we advance',
      list(
        '1.1',
        item(
          'We have in hand, and like:',
          list(
            '(a)',
            'a certified copy of your articles and of the directors’ resolution;',
            item(
              'proof of C$200,000 in new common equity, being',
              list('–', 'C$120,000 from the founders, and', 'C$80,000 from the Fishing Lake group;'),
            ),
            'a letter from the fire marshal about straw storage.',
          ),
        ),
        'Nothing bad has happened since the February statements.',
        'You have bought your C$5 membership share. (You have. Thank you.)',
      ),
    ),
    section(
      'While it is out',
      list(
        '1.1',
        'Statements every quarter within 45 days; year-end review engagement within 120; notice within two days if Parkland calls.',
        'One of our people may sit in at meetings of the board. That person has no vote.',
        item(
          'You will not, unless we have said yes in writing:',
          list(
            '(a)',
            'pay a dividend or repay a shareholder loan;',
            'issue shares or debt that rank ahead of us;',
            'sell the decorticator, or the business;',
            'spend over C$75,000 outside the budget.',
          ),
        ),
        inserted(item('Flax straw is bought from members first, where quality and price match.')),
      ),
    ),
    section(
      'Default',
      'Interest goes up by three points on whatever is late. If 30 days after a letter from us it is still not put right, the whole sum is due. We would sooner drive out and talk.',
      'On a sale of the Borrower before conversion we choose between our money with interest and the shares we would have had the day before.',
    ),
    section('Not used', 'Left out of this letter on purpose.'),
    section(
      'Later rounds',
      'Once our debenture has become shares we may buy into any later issue for as much as keeps our percentage what it was. Any credit union in the province may take that up in our place.',
      'By way of example, with 1,000,000 shares counted:',
      grid(
        ['Value before new money (C$)', 'They pay', '15% off', 'At the ceiling', 'We pay', 'Shares to us'],
        ['3,000,000', '3.00', '2.55', '4.20', '2.55', '156,862'],
        ['5,000,000', '5.00', '4.25', '4.20', '4.20', '95,238'],
        ['8,000,000', '8.00', '6.80', '4.20', '4.20', '95,238'],
      ),
      'Interest still owing is paid in cash and not converted.',
    ),
    named(
      'words',
      section(
        'Words',
        list(
          '•',
          '{*Advance*} means the day the money reaches your chequing account at our Wadena branch.',
          '{*Borrower*} means Foam Lake Flaxboard Inc. and whatever it turns into.',
          '{*We, us, the Fund*} means Quill Plains Credit Union Limited, acting only out of its Community Venture Fund.',
        ),
      ),
    ),
    fixed(
      section(
        'Accepting',
        box(
          'Sign both copies, initial every page, and bring one back with two pieces of identification for each signer.',
        ),
        'From the day you accept, and for 30 days, you will not look for or agree to other financing of this kind.',
        'This letter is governed by the laws of Saskatchewan and the laws of Canada that apply there. It may be withdrawn if there is a material change before the Advance.',
        drafting(
          'Deposit insurance paragraph goes here?? check with CUDGC, not sure it applies to a member’s borrowing',
        ),
      ),
    ),
    remark(
      'BRANCH USE ONLY. Risk 4B. Committee’s first resolution said 9% and a C$3,000,000 ceiling; superseded. Tear off before mailing.',
    ),
  ],
  signatures: [
    {
      for: 'QUILL PLAINS CREDIT UNION LIMITED',
      lines: [
        'Per: ______________________  Darlene Kowalchuk, Manager, Community Venture Fund',
        'Per: ______________________  second signing officer',
      ],
    },
    {
      for: 'ACCEPTED this _____ day of ______________, 20___',
      lines: [
        'FOAM LAKE FLAXBOARD INC.',
        'Per: ______________________ c/s',
        'Terry Obodiak, President',
        'I have authority to bind the corporation.',
      ],
    },
    { for: 'Witness to the above', lines: ['Print name: ______________', 'R.R. / Box: ______________'] },
  ],
  mail: {
    from: 'Darlene Kowalchuk <dkowalchuk@quillplains.example>',
    to: 'Terry Obodiak <terry@flaxboard.example>',
    subject: 'Good news from Wadena',
    greeting: 'Hi Terry,',
    opening: 'Congratulations! Wording is below and two paper copies are at the wicket.',
    signature: [
      'Darlene',
      'Darlene Kowalchuk, Manager, Community Venture Fund',
      'Quill Plains Credit Union | 306-555-0100 ext. 4',
      'We are closed Mondays in July.',
      'Unless you are the addressee you may not rely on this e-mail.',
    ],
    older: [
      {
        from: 'Terry Obodiak',
        sent: 'Tue, May 21 at 7:05 AM',
        paragraphs: [
          'Darlene, the guarantee is the one thing Shelley will not sign. And a 2% royalty on top of 9% makes us a sharecropper.',
        ],
      },
    ],
  },
};
