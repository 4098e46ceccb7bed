import type { Offer } from '../../content/offer.ts';
import {
  box,
  commented,
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

/** A Houston syndicate of the Nigerian diaspora: a SAFE in articles, filled in by a nurse who is its treasurer. */
export const abaLastworksSafe: Offer = {
  id: 'aba-lastworks-safe',
  hand: 'CD6 Houston syndicate of the Nigerian diaspora, SAFE in articles with a list of members',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'SAFE between Umunne Ventures and Aba Lastworks, Inc.',
  front: [
    '(Simple Agreement for Future Equity, as adapted by our members)',
    'Houston, Texas, the 2nd of August',
  ],
  numbering: { sections: 'Article 1' },
  running: { heads: ['Umunne Ventures – SAFE'], foot: 'Initials: ____ ____ | {page}' },
  facts: {
    currency: 'USD',
    amount: 180_000,
    safeCap: 3_000_000,
    safeDiscountPercent: 15,
    proRata: true,
    informationRights: true,
    protectiveProvisions: true,
    governingLaw: 'Delaware',
  },
  body: [
    remark(
      'Ify – I worked from the form my cousin’s accelerator uses and put our changes in. Please read {ref:events} twice. Then remove this box before it goes to Aba. Thanks, Obi',
    ),
    paragraph(
      'THIS CERTIFIES that Umunne Ventures SPV 2 LLC, a Texas company (the “Syndicate”), will pay Aba Lastworks, Inc., a Delaware corporation that owns all of Aba Lastworks Nigeria Limited (together the “Company”), the Purchase Amount, and that the Company owes it shares in the events below.',
    ),
    section(
      'The Numbers',
      list(
        '•',
        'Purchase Amount: $180,000.',
        'Post-Money Valuation Cap: $3,000,000.',
        'Discount: 15% off.',
        'Purchase date: the day the wire lands at Mercury, not the day of signing.',
      ),
      commented(
        paragraph(
          'The Purchase Amount is wired once. The Company moves what it needs to Nigeria as an intercompany loan and obtains a certificate of capital importation for each transfer.',
        ),
        'Ify A.',
        'My bank says CCI takes 24 hours. In my experience it takes a month.',
      ),
    ),
    named(
      'events',
      section(
        'When We Become Shareholders',
        'Only these events matter:',
        list(
          '(a)',
          item(
            'Equity Financing. When the Company sells preferred stock to raise capital at a fixed price, whatever the size, the Purchase Amount turns into preferred stock at the lower of',
            list(
              '(i)',
              'the Cap divided by all shares, options, promised options and other SAFEs just before the sale; and',
              '85% of the price that the new money pays.',
            ),
          ),
          'Liquidity Event. On a sale or an IPO the Syndicate gets, as it chooses by vote of its members, its Purchase Amount in cash or the proceeds of as many common shares as the Cap would buy.',
          'Dissolution. The Syndicate is paid its Purchase Amount, after creditors, alongside other SAFE holders and ahead of common stock.',
        ),
        'The SAFE ends when shares or cash have been delivered under one of these. It earns no interest and never has to be paid back otherwise.',
        withdrawn(
          paragraph(
            'After three years the Syndicate may demand $180,000 back in naira at the parallel rate.',
          ),
        ),
      ),
    ),
    section(
      'Side Promises of the Company',
      list(
        '(a)',
        'If a later SAFE has a lower cap or a bigger discount, ours is amended to match on the day we ask.',
        'In the Equity Financing of {ref:events}(a) the Syndicate may put in more, up to its percentage after conversion.',
        'A Zoom call for all members each quarter, and by the 20th of the month a sheet with pairs sold, leather bought, diesel and the balance in each account.',
        inserted(
          item(
            'The Company needs the Syndicate’s written yes before it pays any officer over $2,500 a month, takes a loan of more than $20,000, or pledges the sole-press machines.',
          ),
        ),
        'Members who travel home may visit the Ariaria workshop on a day’s notice. {#Kelechi: can we say ‘reasonable notice’? December is a zoo#}',
      ),
    ),
    section(
      'Company Says',
      'It is in good standing in Delaware and at the CAC; has issued 8,000,000 shares of common stock and set aside 1,000,000 for options; owes nothing to its officers; has one other SAFE, for $25,000 from a cousin in Leeds;{^leeds} and is not in breach of any contract that matters. The officers say so for the Company, not for themselves.',
    ),
    section(
      'Syndicate Says',
      'Each member is accredited, or is outside the United States, and invests his or her own money. The SPV speaks through its manager alone. No member will call the founders about the investment after 9 p.m. West Africa Time.',
    ),
    box(
      paragraph(
        'Money from home stays with people from home: the Syndicate may assign this SAFE only to its members or to another vehicle that its manager runs.',
      ),
    ),
    section(
      'Small Print That Counts',
      list(
        '(a)',
        'Changes need the signatures of both sides. An e-signature will do.',
        'Until shares are issued the Syndicate has no vote and gets no dividends.',
        'For US tax both sides treat this as stock.',
        'Delaware law governs. If we quarrel, the president of the Aba town union in Houston hears us first; after that, the courts of Delaware.',
      ),
    ),
    unnumbered(
      section(
        'Schedule of Members',
        'For information; the Company deals with the SPV only.',
        grid(
          ['Member', 'City', 'Pledged', 'Received'],
          ['Dr. N. Okpara', 'Houston', '$50,000', 'Yes'],
          ['Ifeoma Anyanwu, RN', 'Katy', '$25,000', 'Yes'],
          ['Obinna and Grace Eke', 'Atlanta', '$30,000', '$20,000'],
          ['Eleven others', 'Various', '$75,000', 'Yes, less $5,000'],
          ['Total', '', '$180,000', '$165,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    leeds:
      'His has a cap of $2,200,000 and no discount. He signed in the first lockdown; the members have agreed not to ask for the same.',
  },
  signatures: [
    {
      for: 'COMPANY: Aba Lastworks, Inc.',
      lines: [
        '/s/ ______________________',
        'Kelechi Nwachukwu, President',
        'Email: kelechi@lastworks.example',
      ],
    },
    {
      for: 'SYNDICATE: Umunne Ventures SPV 2 LLC',
      lines: ['/s/ ______________________', 'Ifeoma Anyanwu, Manager', 'Email: treasurer@umunne.example'],
    },
  ],
  mail: {
    from: 'Ifeoma Anyanwu <treasurer@umunne.example>',
    to: 'kelechi@lastworks.example',
    subject: 'Our SAFE (finally!!)',
    greeting: 'Nwanne, good morning,',
    opening:
      'Members voted 13 to 1. The agreement follows; sign when you have read it with your lawyer and not before.',
    signature: ['God bless,', 'Ify', 'Treasurer, Umunne Ventures', 'Sent between shifts'],
    older: [
      {
        from: 'Kelechi Nwachukwu <kelechi@lastworks.example>',
        sent: 'Sat, Jul 20 at 11:03 PM',
        paragraphs: [
          'Aunty Ify, a fund in Lekki offers $200,000 at a $2,500,000 cap with 25% discount. I prefer our people, but please let me know by month end.',
        ],
      },
    ],
  },
};
