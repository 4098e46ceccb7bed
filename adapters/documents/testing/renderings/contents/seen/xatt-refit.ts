import type { Offer } from '../../content/offer.ts';
import {
  band,
  drafting,
  grid,
  inserted,
  item,
  list,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A yard owner lends to the people who plan his berths: a table in three bands between short sections. */
export const xattRefit: Offer = {
  id: 'xatt-refit',
  hand: 'Birgu boatyard owner, loan set out by his bookkeeper',
  place: 'MT',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Convertible loan to Xatt Refit Planning Ltd',
  front: ['Lender: Zammit & Sons Slipways Ltd, Birgu', 'Third version, after the telephone call of Tuesday'],
  running: { heads: ['Convertible loan'], foot: 'Xatt Refit – {page}' },
  numbering: { sections: 'A.' },
  facts: {
    currency: 'EUR',
    amount: 650_000,
    safeCap: 5_500_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 6,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    noShopDays: 21,
    governingLaw: 'Malta',
  },
  body: [
    section(
      'Why we do this',
      'Our slipways stand empty one week in five because nobody knows when the hull before is done. Your planning board has cut that to one in eleven. We should like it to be sold to yards that are not ours, and lend to you so that it is.',
    ),
    section(
      'The loan in a table',
      terms(
        band('What is lent'),
        ['Principal', 'EUR 650,000, in the three draws of the plan at the end'],
        [
          'Purpose',
          list('·', 'two engineers and a tester;', 'a stand at the Genoa show;', 'translation into Turkish.'),
        ],
        [
          'Interest',
          'Six per cent (6%) a year, simple, added up and not paid until the end{^ghaxra}',
          drafting('Doris to check whether withholding tax is due on this.'),
        ],
        withdrawn(term('Arrangement fee', 'EUR 9,500, kept back from the first draw')),
        band('How it turns into shares'),
        [
          'Next round',
          'When EUR 1,500,000 of new equity comes in, loan and interest become shares of that round by themselves.',
        ],
        [
          'Price',
          '20% less than the new investors pay. It is never worked out on a value of the company above EUR 5,500,000 (the cap) before their money.',
        ],
        [
          'Smaller round',
          'The lender may convert on the same footing, or wait{-, at its pleasure and for ever-}.',
        ],
        inserted(
          term(
            'Takeover',
            'If control passes earlier, the lender has its choice of money back with interest or of ordinary shares at the cap.',
          ),
        ),
        band('How it is paid back'),
        ['Maturity', 'Thirty months from the first draw, where it has not been converted by then'],
        ['Early repayment', 'With the lender’s agreement'],
        ['Ranking', 'Unsecured. Behind the overdraft at the bank, level with trade creditors.'],
        [
          'Called in at once',
          list(
            '(i)',
            'a draw is spent on something else;',
            'insolvency, or talks with creditors at large;',
            item(
              'a breach that lasts',
              list('–', 'ten days where money is owed,', 'forty days in other cases.'),
            ),
          ),
        ],
      ),
    ),
    section(
      'While the loan is out',
      'You ask us first, and have our answer on paper, before you',
      list(
        'a.',
        'borrow from anybody else;',
        'hand out a dividend or buy back shares;',
        'raise what directors earn by more than a tenth;',
        'license the planning board to one yard alone;',
        'move the company from Malta.',
      ),
      'We get the management figures on the twentieth of each month, and the audited ones when they go to the Registry.',
    ),
    section(
      'After we are shareholders',
      'We may put in our share of each later issue. There is no seat for us on the board: {+my son would want it+}{-one director, named by the lender, comes with conversion-}.',
    ),
    section(
      'What you tell us is so',
      'The code was written by Kristina, Jean-Paul and two students who signed it over. There are no quarrels with former staff. The accounts that Doris saw are complete, but for the van.',
    ),
    section(
      'What binds already',
      'You speak with no other lender or investor for 21 days from signature. We say nothing about your customers to other yards. Maltese law governs; the court in Valletta decides. Everything else waits for the long contract.',
    ),
    unnumbered(
      section(
        'Plan of draws',
        grid(
          ['Draw', 'When', 'EUR'],
          ['First', 'long contract signed', '260,000'],
          ['Second', 'four foreign yards on paid trials', '220,000'],
          ['Third', 'two of the four on yearly contracts', '170,000'],
          ['All', '', '650,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    ghaxra:
      'Ten per cent was in the first version because the template of the ship mortgage had it. It was a mistake.',
  },
  signatures: [
    {
      for: 'Zammit & Sons Slipways Ltd',
      lines: ['Signed: ______________________', 'Ġorġ Zammit, director'],
    },
    {
      for: 'Xatt Refit Planning Ltd',
      lines: ['Signed: ______________________', 'Kristina Borg Cachia, director'],
    },
  ],
  mail: {
    from: 'Doris Micallef <doris@zammit-slipways.example>',
    to: 'Kristina Borg Cachia <kristina@xattrefit.example>',
    subject: 'Loan, third version',
    greeting: 'Dear Kristina,',
    opening: 'Ġorġ has read it through and asked me to send it. The fee is gone, as you wished.',
    signature: ['Regards,', 'Doris Micallef', 'Accounts, Zammit & Sons Slipways', 'Closed on feast days'],
    older: [
      {
        from: 'Kristina Borg Cachia',
        sent: 'Tue, 8 April at 16:40',
        paragraphs: [
          'Dear Doris,',
          'A discount of 35% with interest at 10% is more than we can explain to the next investor. And please, no fee.',
          'Kristina',
        ],
      },
    ],
  },
};
