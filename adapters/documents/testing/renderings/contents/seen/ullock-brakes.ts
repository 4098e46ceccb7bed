import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A banker in Yorkshire, no longer in the bank: an advance subscription under lettered heads. */
export const ullockBrakes: Offer = {
  id: 'ullock-brakes',
  hand: 'A10 Keighley syndicate lead, once a corporate banker, lettered heads',
  place: 'UK',
  type: 'safe',
  language: 'en-GB',
  title: 'Ullock Regenerative Brakes Ltd – Advance Subscription (EIS): what has been settled',
  front: [
    'Airedale Business Angels, 26 January',
    'Third version; the second went out with the wrong long stop',
  ],
  numbering: { sections: 'A.' },
  running: { heads: ['Ullock ASA, version 3', 'Airedale Business Angels'], foot: '{page}' },
  facts: {
    currency: 'GBP',
    amount: 300_000,
    safeCap: 3_600_000,
    safeDiscountPercent: 15,
    proRata: true,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 14,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph(
      'What follows was gone through line by line in the canteen at Ullock’s on Wednesday and nobody left the room unhappy. It goes to Messrs Thwaite for drafting once the company has initialled it.',
    ),
    section(
      'Who pays what',
      'Five members subscribe £300,000 between them. Each is liable for his or her own line and for no other.',
      grid(
        ['Member', 'Sum', 'Paid by'],
        ['M. Illingworth (lead)', '£100,000', 'CHAPS'],
        ['Mrs D. Pickles', '£75,000', 'CHAPS'],
        ['Aire Valley Nominees', '£50,000', 'BACS'],
        ['S. Hussain', '£50,000', 'BACS'],
        ['J. & R. Holdsworth', '£25,000', 'cheque'],
      ),
      drafting('Holdsworths to decide whether they subscribe jointly; HMRC dislikes it'),
    ),
    section(
      'Nature of the payment',
      'The subscription is paid for shares and for nothing else. There is neither interest nor security, it cannot be varied or assigned, and under no circumstances is it given back, because otherwise relief under the Enterprise Investment Scheme is lost.{^cln}',
    ),
    named(
      'events',
      section(
        'Events that lead to shares',
        list(
          '(i)',
          'A Funding Round: new money of £750,000 or more from persons who are not in the table above.',
          'A Takeover: somebody acquires control, or the patents are sold.',
          'The Long Stop: 31 July, or six months from payment if that is sooner.',
          'Insolvency, the day before.',
        ),
      ),
    ),
    section(
      'Price of the shares',
      list(
        '(i)',
        item(
          'In a Funding Round, the lower of',
          list(
            '(a)',
            'the price of the round with 15% taken off; and',
            '£3,600,000 divided by all shares and options in being before the round (this is the cap).',
          ),
        ),
        commented(
          item('In a Takeover, the same, reading the buyer’s price for the price of the round.'),
          'S. Hussain',
          'Is an earn-out part of the buyer’s price? I should say so.',
        ),
        'At the Long Stop, £2,000,000 divided likewise, so the company has every reason to get its round away in time.',
        withdrawn(item('In insolvency, one penny a share and first claim on the test rig.')),
        'In insolvency, nominal value.',
      ),
    ),
    section(
      'Class',
      'Ordinary shares, fully paid, with the rights every other ordinary share has. No preference is asked for or could be had.',
    ),
    section(
      'Tax undertakings',
      'Advance assurance reached the company on 9 January. The company will lodge form EIS1 within two months of issue and will, for three years after that, let nothing happen that might cause relief to be clawed back. If it does all the same, through its own carelessness, it makes good what the member has lost.',
      'Knowledge-intensive status has been applied for. Nothing hangs upon it.',
    ),
    section(
      'Until shares are issued',
      list(
        '•',
        'Management accounts by the 15th, showing cash to the week.',
        'One of the members may sit in at board meetings; it will usually be Mr Illingworth.',
        '£20,000 is the most the company borrows without asking.',
        'No dividend, no new class of share, no pay rise for a director, unless members with three quarters of the sums in head A have said yes.',
        'Once shares are held, a member may keep his or her fraction when more are issued.',
      ),
    ),
    section(
      'Fees',
      'Airedale takes nothing from the company. Messrs Thwaite have quoted £4,750 plus VAT, to be paid from the proceeds; whatever is above that is ours.',
    ),
    section(
      'Quiet fortnight',
      'From initialling, the company spends fourteen days with us and with nobody else. That promise is meant to bind, as is the one to keep these pages private.',
    ),
    section('Law', 'England and Wales. Head {ref:events} prevails should anything here contradict it.'),
  ],
  footnotes: {
    cln: 'Version 1 was a convertible loan: 8%, thirty months, a cap of £3,000,000 and 25% off. Three of the five would have forfeited relief, hence the change.',
  },
  signatures: [
    { for: 'Initialled for the members', lines: ['M.I.'] },
    { for: 'Initialled for the company', lines: ['Dr Kirsty Ullock', 'Graham Ullock (company secretary)'] },
  ],
  mail: {
    from: 'Malcolm Illingworth <malcolm@airedale-angels.example>',
    to: 'Kirsty Ullock <k.ullock@ullockbrakes.example>',
    subject: 'ASA version 3 (please bin version 2)',
    greeting: 'Kirsty, good afternoon,',
    opening:
      'Version 3, in the body of the mail since your firewall eats anything with a paper clip. Ring me on the landline if head D reads strangely.',
    signature: [
      'Yours ever,',
      'Malcolm',
      '',
      'Malcolm Illingworth FCIB (ret’d)',
      'Airedale Business Angels, c/o The Old Bobbin Store, Keighley',
      'Members of Airedale Business Angels are not authorised to give investment advice and do not do so.',
    ],
    older: [
      {
        from: 'Kirsty Ullock',
        sent: 'Fri 23 January 16:37',
        paragraphs: [
          'Malcolm,',
          'Version 2 says the long stop is 31 July of the year after next. Graham nearly fainted. Also, 25% off and a £3m cap is what we said no to before Christmas, so please check you have not sent an old one.',
          'K.',
        ],
      },
    ],
  },
};
