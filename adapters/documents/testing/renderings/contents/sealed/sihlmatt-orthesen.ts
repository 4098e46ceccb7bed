import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  paragraph,
  section,
  terms,
  withdrawn,
} from '../../content/write.ts';

/** A private person's letter with Swiss figures and a place to countersign. */
export const sihlmattOrthesen: Offer = {
  id: 'sihlmatt-orthesen',
  hand: 'Zurich angel, retired engineer, letter in English',
  place: 'CH',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'My participation in Sihlmatt Orthesen AG',
  front: [
    'Dr. Hansruedi Aeschlimann, dipl. Ing. ETH',
    'Im Rebgarten 8, 8802 Kilchberg',
    'A-Post Plus, in advance by e-mail',
    'Sihlmatt Orthesen AG, attn. Seraina Caduff and Beat Wyss, Gessnerallee 38, 8001 Zürich',
    'Kilchberg, 3 February 2025',
    'Dear Seraina, dear Beat',
  ],
  numbering: { sections: '1)' },
  running: { heads: ['H. Aeschlimann, Kilchberg'], foot: '{page}' },
  facts: {
    currency: 'CHF',
    preMoney: 2_250_000,
    amount: 250_000,
    investorStakePercent: 10,
    pricePerShare: 22.5,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'none',
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    dragAlong: false,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    noShopDays: 45,
    governingLaw: 'Switzerland',
  },
  body: [
    paragraph(
      'Many thanks for the two very open hours in your workshop. My knee has since decided that it wants one of your braces, and I have decided the following.',
    ),
    paragraph(
      'I write it down as an engineer does, point after point. My notary friend has read it once and found it “brave but legible”.',
    ),
    section(
      'What I pay and what I get',
      'I subscribe to 11’111 new registered preference shares (Vorzugsaktien) of CHF 1.00 nominal each, at an issue price of CHF 22.50. That makes CHF 250’000, the missing 2 francs 50 I forgive you.',
      'We have agreed that the firm as it stands today, before my money, is worth CHF 2’250’000. I shall own ten percent.',
      commented(
        paragraph(
          'Payment goes to a blocked account at the Zürcher Kantonalbank within five bank days after the general meeting. The bank releases it when the entry in the commercial register is published.{^duty}',
        ),
        'Beat',
        'ZKB wants 3 weeks for such an account, start now!',
      ),
    ),
    section(
      'How the share book looks afterwards',
      grid(
        ['Shareholder', 'Shares', 'Votes'],
        ['Seraina Caduff', '55’000', '49.5%'],
        ['Beat Wyss', '35’000', '31.5%'],
        ['Orthopädie Limmattal GmbH', '10’000', '9.0%'],
        ['H. Aeschlimann', '11’111', '10.0%'],
      ),
    ),
    section(
      'If the firm is sold or closed',
      'My CHF 250’000 come back first. After this I take part in the remainder like everyone else, with my ten percent, and without an upper limit.',
      withdrawn(paragraph('On top of my stake I receive 4% interest for each year begun.')),
      'I ask for no correction should you one day issue shares more cheaply; whoever buys early must live with weather.',
    ),
    section(
      'Board of directors (Verwaltungsrat)',
      'Three persons: you two and I. Seraina presides, with no casting vote. I take CHF 500 for each meeting and nothing for the telephone calls in between.',
      'The following need my yes as a director. If I am silent for ten days, this counts as a yes:',
      list(
        '–',
        'budget, and expenses outside it of more than CHF 30’000',
        'credits and guarantees of any size',
        item('contracts with', list('a)', 'one of you,', 'your families, or', 'Orthopädie Limmattal GmbH')),
        'hiring anybody above CHF 140’000 a year',
        'sale or licence of the hinge patent (CH 717 204)',
      ),
    ),
    section(
      'What I would like to know',
      'A page each month: bank balance, orders, what went wrong. In spring the annual accounts with the report of the limited audit. Whoever has nothing to hide needs no more than one page.',
    ),
    section(
      'Shares: buying, selling, inheriting',
      'Your statutes already give pre-emptive subscription rights in new shares; they are not to be withdrawn from me (Art. 652b CO).',
      'If one of you sells to an outsider, I may come along with the same part of my shares and at an equal price.',
      'I do not wish to be dragged, and I shall not drag you.{^drag}',
      inserted(
        paragraph(
          'If I die, my daughter Regula takes my place. If she does not want it, you may buy the shares at the value which the auditor fixes, payable in three yearly parts.',
        ),
      ),
    ),
    section(
      'Your promise to stay',
      terms(
        ['Period', 'Four years. Every month frees one forty-eighth of your shares.'],
        [
          'Bad departure',
          'Dismissal for important reasons (Art. 337 CO), or own notice before the four years are over. The shares not yet free go to the others at nominal value.',
        ],
        [
          'Good departure',
          'Anything else: illness, dismissal without fault, death. Unfree shares go at book value.',
        ],
        ['No competition', 'Eighteen months after leaving, Switzerland and Vorarlberg, knee and ankle.'],
        [
          'Warranties',
          'Each of you stands for the usual points, up to one annual salary, for two years.',
          drafting('HA: ask Urs if the usual points should be listed. He says it is 4 pages'),
        ],
      ),
    ),
    section('Costs', 'Everybody pays his own adviser. Notary, register and bank are for the firm.'),
    fixed(
      section(
        'Validity',
        'I hold this offer open until 28 February, midnight. From your signature on, please speak with no other investor for 45 days.',
        'Until the shareholders’ agreement is signed, this point alone obliges us, the rest is a declaration of intent. Swiss law applies; the courts of Horgen will hopefully never hear of us.',
      ),
    ),
  ],
  footnotes: {
    duty: 'Issue duty (Emissionsabgabe) does not arise: the exempt amount of one million francs is not used up.',
    drag: 'In my December letter I had wanted a drag right from sixty percent. Seraina convinced me otherwise on the ski lift.',
  },
  signatures: [
    { for: 'With friendly greetings', lines: ['sig. H. Aeschlimann', 'Dr. Hansruedi Aeschlimann'] },
    {
      for: 'Read, understood and agreed:',
      lines: ['Place, date: ______________', 'Seraina Caduff ______________', 'Beat Wyss ______________'],
    },
    {
      for: 'Enclosures',
      lines: ['Extract from the register of debts', 'Copy of passport', 'cc: lic. iur. U. Tobler, notary'],
    },
  ],
};
