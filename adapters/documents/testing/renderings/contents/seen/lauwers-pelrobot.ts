import type { Offer } from '../../content/offer.ts';
import {
  band,
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
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Dutch food group’s venture arm: parts with letters, tables inside them, two milestones. */
export const lauwersPelrobot: Offer = {
  id: 'lauwers-pelrobot',
  hand: 'B8 Groningen corporate venturer, parts with tables inside and a firm view of suppliers',
  place: 'NL',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Indicative conditions, Series B, Lauwers Pelrobot B.V.',
  front: [
    'Noordkade Ventures B.V.',
    'Version for the founders, 19 November',
    'Earlier versions: 3 October (internal), 29 October',
  ],
  numbering: { sections: 'Part A', subsections: '1.' },
  running: {
    heads: ['Noordkade Ventures | Lauwers Pelrobot', 'Vertrouwelijk / confidential'],
    foot: 'versie 19/11 · {page}',
  },
  facts: {
    currency: 'EUR',
    preMoney: 14_000_000,
    postMoney: 20_000_000,
    amount: 6_000_000,
    pricePerShare: 10,
    investorStakePercent: 30,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: true,
    redemptionAfterYears: 7,
    payToPlay: false,
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    lockUpMonths: 24,
    noShopDays: 56,
    governingLaw: 'the Netherlands',
  },
  body: [
    remark(
      'Reading guide for the works council: whatever stands in square brackets is still with the lawyers and is no part of the offer.',
    ),
    fixed(
      section(
        'The deal in one table',
        terms(
          ['Company', 'Lauwers Pelrobot B.V. in Lauwersoog, maker of a machine that peels shrimps on board'],
          [
            'Investor',
            'Noordkade Ventures B.V., a full subsidiary of Noordkade Food Group N.V. (the “Parent”)',
          ],
          [
            'Money',
            '€6,000,000 on cumulative preference shares B, namely',
            list(
              '–',
              '€3,500,000 when the notary passes the deed, and',
              '€2,500,000 within a month after both milestones of {ref:miles} have been met.',
            ),
          ],
          [
            'Value',
            '€14,000,000 for everything that exists or has been promised before the deed; €20,000,000 with our money in it. Depositary receipts for staff, 8% of the capital as enlarged, sit inside the €14,000,000.',
          ],
          ['Price', '€10.00 for each share B, nominal value one cent'],
          ['What we end up with', '30% of the capital, both instalments paid, as in {ref:cap}'],
          commented(
            term('Use', 'Three machines for the Zoutkamp fleet, CE marking, a service crew in Husum'),
            'Wietske',
            'Husum can wait a season, no? Harm-Jan thinks Büsum anyway.',
          ),
        ),
      ),
    ),
    named(
      'miles',
      fixed(
        section(
          'Milestones',
          'The second instalment depends on two things and on nothing else.',
          grid(
            ['', 'What is to be shown', 'Not later than', 'Who says so'],
            [
              'M1',
              '40 tonnes peeled at sea in four weeks running, yield 34% or better',
              '30 June',
              'Laboratory in Wageningen',
            ],
            [
              'M2',
              'Two machines sold to buyers outside the Parent’s group',
              '31 December',
              'Auditor of the Company',
            ],
          ),
          'One quarter of delay changes nothing. After that we may pay, stay away or talk; we may not ask for a lower price on the first instalment.',
          drafting(
            'HJD: storm days should not count, Noordkade agrees in principle, wording from Hamersma’s office still missing',
          ),
        ),
      ),
    ),
    section(
      'Shares B',
      section(
        'Yearly preference',
        '6% of €10.00, adding up from year to year if it is not paid. It is paid out of free reserves, and only after the supervisory board has looked at the cash.',
      ),
      section(
        'When the Company is sold, split or wound up',
        'Before any other class, B has €10.00 a share and its arrears of preference. Nothing further: the remainder is for the ordinary shares and the receipts. B may be exchanged for ordinary shares first, if that brings more.',
        'What that means in round figures, arrears left aside (€ million):',
        grid(
          ['Proceeds', 'B', 'Others', 'How'],
          ['5', '5.0', '–', 'preference, not covered'],
          ['15', '6.0', '9.0', 'preference'],
          ['40', '12.0', '28.0', 'exchanged'],
        ),
      ),
      section(
        'Cheaper shares later',
        'The rate of exchange follows a weighted average on a broad base (all shares, receipts and options). It stays put for the staff receipts and for shares given to a lessor of vessels.{^ratchet}',
        'An investor who sits out such a round loses no rights by it.',
      ),
      section(
        'After the seventh year',
        'If by then there has been no exit, holders of two thirds of B may ask the Company to buy their shares back at €10.00 and arrears, in four half-yearly parts, as far as article 2:207 of the Civil Code lets it.',
      ),
    ),
    section(
      'Who decides what',
      section(
        'Supervisory board',
        'Five members: two upon nomination by the founders, two by us, and one, the chair, who has no tie to either. No casting vote.',
        'A member from our side who works for the Parent’s fish division leaves the room when buyers of machines are discussed.',
      ),
      section(
        'Approval',
        'The management board asks before it does any of this, and one of our two must have said yes:',
        list(
          'a)',
          'issue shares, receipts or options, or buy them in;',
          'adopt or exceed the budget (tolerance: a tenth);',
          item(
            'enter into agreements',
            list(
              '◦',
              'worth over €300,000,',
              'running over three years, or',
              'with a founder, or with a boat owned by one;',
            ),
          ),
          'license the vision software other than to users of a machine;',
          'hire or dismiss anyone at over €110,000 a year;',
          'apply for suspension of payments.',
        ),
      ),
      section(
        'Figures',
        'A monthly sheet in the third week; half-yearly accounts; annual accounts with an auditor’s report before June. We may send our own controller, once a year, at our own expense.',
      ),
      section(
        'What the Parent does not get',
        list(
          '→',
          'first call on machines',
          'a fixed price for peeling',
          'a right to match an offer for the Company',
        ),
        'Machines are sold to the Parent on the terms that others get. {-For five years the Parent may buy the first ten at cost.-}',
      ),
    ),
    section(
      'Shares on the move',
      terms(
        band('Going in'),
        ['New issues', 'Each holder may take what keeps its percentage level'],
        band('Going out'),
        ['First two years', 'Founders do not sell, pledge or give away: 24 months from the deed'],
        ['Afterwards', 'Offer round among holders, a month; then free for three months at no lower price'],
        ['Selling along', 'Where founders sell to a third party, all others may join, in proportion'],
        [
          'Having to sell',
          'Everybody follows when holders of 70% of the votes, at least half of B among them, accept a written bid in cash',
          withdrawn(paragraph('From year five our half of B is enough.')),
        ],
        inserted(
          term('Competitors', 'B is not sold to a maker of peeling machines without the founders’ consent'),
        ),
      ),
    ),
    section(
      'Wietske and Harm-Jan',
      section(
        'Earning the shares',
        'Four years for 70% of what each holds. The first quarter is earned after one year, the remainder month by month. A sale of the Company speeds up nothing.',
      ),
      section(
        'Leaving',
        terms(
          [
            'Early leaver',
            'resigns within three years, or is dismissed for urgent cause: all shares go, at nominal value or market value, whichever is lower',
          ],
          [
            'Other leaver',
            'everybody else, illness and death included: keeps what is earned, sells the rest at nominal value',
          ],
        ),
      ),
      section(
        'Covenants',
        '18 months, North Sea countries: no work for another who automates peeling. Same period: no poaching. Inventions belong to the Company, doctoral theses excepted.',
      ),
      section(
        'Statements',
        'Customary guarantees. The Company answers up to €1,500,000, each founder up to one gross yearly salary, for eighteen months, and without limit only for intent.',
      ),
    ),
    named(
      'end',
      fixed(
        section(
          'Closing matters',
          list(
            'a)',
            'Eight weeks from signature the Company and its founders talk to nobody else.',
            'Condition: consent of the Parent’s board (meets 12 December), a patent search, and a clean letter from Kwelder Seed.',
            'Costs: each its own; the notary is for the Company.',
            'Dutch law, court of Noord-Nederland, in English if both wish.',
          ),
          'a) and d) bind; b) and c) do not, nor does anything above.',
        ),
      ),
    ),
    named(
      'cap',
      fixed(
        unnumbered(
          section(
            'Annex: capital with both instalments paid',
            grid(
              ['Holder', 'Ordinary', 'B', 'Receipts', '%'],
              ['W. Bolhuis Holding B.V.', '620,000', '', '', '31'],
              ['Dijkema Techniek B.V.', '480,000', '', '', '24'],
              ['Kwelder Seed', '140,000', '', '', '7'],
              ['Stichting administratiekantoor (staff)', '', '', '160,000', '8'],
              ['Noordkade Ventures B.V.', '', '600,000', '', '30'],
              ['Together', '1,240,000', '600,000', '160,000', '100'],
            ),
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    ratchet:
      'The Parent’s policy asks for a full ratchet in the first 18 months and a preference of 1.5 times. The investment committee made an exception on 14 November, for both.',
  },
  signatures: [
    { for: 'Noordkade Ventures B.V.', lines: ['Jelmer Hoekzema', 'Investment director'] },
    { for: 'For information: the founders', lines: ['Wietske Bolhuis', 'Harm-Jan Dijkema'] },
  ],
  mail: {
    from: 'Jelmer Hoekzema <j.hoekzema@noordkade.example>',
    to: 'Wietske Bolhuis <wietske@pelrobot.example>',
    subject: 'Voorwaarden 19/11',
    greeting: 'Beste Wietske,',
    opening: 'Hierbij de nieuwe versie. I left it in English for your German shareholder.',
    signature: [
      'Groeten uit Groningen,',
      'Jelmer',
      'Jelmer Hoekzema | Noordkade Ventures B.V. | KvK 00000000',
      'Aan dit bericht kunnen geen rechten worden ontleend.',
    ],
    older: [
      {
        from: 'Wietske Bolhuis',
        sent: 'ma 11 nov. 2024 om 08:03',
        paragraphs: [
          'Moi Jelmer,',
          'Ten machines at cost is the whole of next year, so no. And 36 months without sector work is not a thing a peeler can do.',
          'Wietske',
        ],
      },
      {
        from: 'Jelmer Hoekzema',
        sent: 'di 29 okt. 2024 om 17:45',
        paragraphs: [
          'First sheet: €5,000,000 at €11,000,000 before, 1.5 times, three of five commissioners.',
        ],
      },
    ],
  },
};
