import type { Offer } from '../../content/offer.ts';
import {
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

/** A Neuchâtel notary’s clerk: Roman chapters, worked figures, a calendar and a last page of definitions. */
export const chasseronCapteurs: Offer = {
  id: 'chasseron-capteurs',
  hand: 'B10 Neuchâtel notary’s clerk, Roman chapters, everything worked in figures',
  place: 'CH',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Chasseron Capteurs SA, Fleurier: terms of a capital increase (series A)',
  front: ['Neuchâtel, le 6 mars', 'Annule et remplace le document du 14 février'],
  cover: [
    'Étude Perrinjaquet & Robert, notaires',
    'Chasseron Capteurs SA',
    'Terms of a capital increase',
    'Exemplaire n° 3 de 5',
    'Le présent document est remis à titre personnel. It must not be copied.',
  ],
  numbering: { sections: 'I.', subsections: '1.' },
  running: {
    heads: ['Chasseron Capteurs SA', 'Chasseron Capteurs SA – annexes'],
    foot: 'Étude P&R – dossier 2188 – {page}/{pages}',
  },
  facts: {
    currency: 'CHF',
    preMoney: 9_600_000,
    postMoney: 12_000_000,
    amount: 2_400_000,
    pricePerShare: 120,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'senior',
    antiDilution: 'weighted-average',
    dividendPercent: 4,
    dividendCumulative: false,
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    acceleration: 'single',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 15,
    founderWarranties: 'capped',
    noShopDays: 40,
    governingLaw: 'Switzerland',
  },
  body: [
    paragraph(
      'Present at the Étude: Mme Aurélie Grandjean and M. Lukas Imboden (the founders), M. Blaise Jeanneret for the Fonds de l’Areuse, Mme Ottilie Senn for the pension fund of the Val. They asked that the following be set down.',
    ),
    fixed(
      section(
        'THE INCREASE',
        section(
          'Who pays what',
          grid(
            ['Subscriber', 'Shares', 'CHF'],
            ['Fonds de l’Areuse', '15’000', '1’800’000'],
            ['Pension fund of the Val', '5’000', '600’000'],
            ['', '20’000', '2’400’000'],
          ),
          'Payment is made into a blocked account (compte de consignation) at the Banque cantonale two days before the deed.',
        ),
        section(
          'On what value',
          'CHF 9’600’000 before, CHF 12’000’000 after, on all shares and rights to shares. One share A costs CHF 120, of which one franc is nominal. Subscribers will have one fifth, that is 20%.',
          'The 8’000 shares kept for employees (8% after the increase) are contained in the value before it.',
        ),
        section(
          'For what',
          list(
            '▪',
            'clean room at Fleurier, CHF 900’000',
            'two series of wafers, CHF 650’000',
            'working capital, what is left',
          ),
        ),
      ),
    ),
    section(
      'THE SHARES A',
      section(
        'Dividend',
        'Four per cent of CHF 120, before the ordinary shares, for a year in which the general meeting votes a dividend. A year without is lost.',
      ),
      named(
        'cascade',
        section(
          'Order of payment on an exit',
          list(
            '(1)',
            'Costs, and debts if it is a liquidation.',
            'Shares A: CHF 120 each, before all other classes.',
            item(
              'All shares, A included, in equal parts; but A leaves this step',
              list(
                'a)',
                'once it has had CHF 240 a share over steps (2) and (3) together, or',
                'if its holder has converted.',
              ),
            ),
            'The others: the remainder.',
          ),
          'Annex 1 works this out for four prices.',
          withdrawn(paragraph('The amount in step (2) grows by 6% a year, compounded.')),
        ),
      ),
      section(
        'Lower price later',
        'On an issue below CHF 120 the subscribers receive, at nominal value, as many shares as bring their price to the weighted average of both issues. {-During the first year: to the lower price itself.-}',
      ),
      section('Conversion', 'One against one, whenever a holder wishes, and for all on a listing at SIX.'),
    ),
    section(
      'THE COMPANY',
      section(
        'Conseil d’administration',
        'Five administrators. The founders are two of them. The Fonds names one, the pension fund one. The fifth, who presides, is found by the four and is a stranger to all. The president has no casting vote.',
        remark(
          'Me Perrinjaquet remarks that the clerk’s first version gave the presidency to M. Jeanneret, by a slip.',
        ),
      ),
      section(
        'Qualified decisions',
        'In the conseil these pass only with a voice named by a subscriber:',
        list(
          'a)',
          'budget and plan;',
          'engagements of over CHF 80’000, or over CHF 20’000 with a founder;',
          'the licence of the MEMS patents;',
          'loans given or taken;',
          'a company car.{^car}',
        ),
        'In the general meeting these need two thirds of the shares A: capital, aim, seat, merger, dissolution.',
      ),
      section(
        'To be sent',
        terms(
          ['By the 25th', 'sales, orders, cash of the month before'],
          ['In September', 'half-year accounts, not audited'],
          ['In April', 'yearly accounts with the auditor’s (limited) report'],
          commented(
            term('At once', 'any loss of half the capital in the sense of art. 725a CO'),
            'L. Imboden',
            'We know the law, do we need it here?',
          ),
        ),
      ),
    ),
    section(
      'THE SHAREHOLDERS AMONG THEMSELVES',
      section(
        'New shares',
        'The right of subscription of each is not to be withdrawn, the employees’ shares excepted.',
      ),
      section(
        'Sale by one',
        'Pre-emption for the others within thirty days. A founder who sells lets the subscribers sell with him or her, on the same conditions, in proportion.',
      ),
      section(
        'Sale by all',
        'When 66% of all shares and the half of the shares A wish to sell to a third party for money, the rest sell too.',
      ),
      section(
        'Founders’ shares',
        list(
          'a)',
          'They are earned over three years, a twelfth each quarter. On a sale of the company all are earned.',
          item(
            'A founder who goes',
            list(
              '–',
              'of his or her own will in those three years, or for just motives (art. 337 CO): gives back all at one franc;',
              'otherwise: gives back what is not earned, at CHF 12.',
            ),
          ),
          '15 months without competition after going; inertial sensors; Switzerland, France, Germany.',
        ),
        inserted(paragraph('Mme Grandjean’s evening lectures are no competition.')),
      ),
      section(
        'Declarations and guarantees',
        'By the company and, each for CHF 75’000 at the utmost, by the founders. They lapse after 20 months.',
        drafting(
          'Clerk: Mme Senn’s regulations may require a guarantee on the pension contributions; to be asked of her',
        ),
      ),
    ),
    fixed(
      section(
        'CALENDAR, COSTS, LAW',
        section(
          'Calendar',
          grid(
            ['When', 'What', 'Who'],
            ['20 March', 'answer of the founders', 'AG, LI'],
            ['30 April', 'data room closed', 'Fonds'],
            ['15 May', 'deed and general meeting', 'Étude'],
          ),
          'Forty days from the answer the founders receive no other proposal.',
        ),
        section('Costs', 'The Étude, the register and the stamp: company. Advisers: each his own.'),
        section(
          'Law',
          'Swiss law. Seat of the courts: Neuchâtel. This chapter obliges; the others are of good faith only.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEX 1 – THE ORDER OF PAYMENT IN FIGURES',
          'In millions of francs; costs and employees’ exercise price neglected.',
          grid(
            ['Price', 'Step (2)', 'Step (3) A', 'A in all', 'Others', 'Remark'],
            ['2.0', '2.0', '–', '2.0', '–', 'not covered'],
            ['10.0', '2.4', '1.52', '3.92', '6.08', ''],
            ['20.0', '2.4', '2.4', '4.8', '15.2', 'limit reached'],
            ['30.0', '–', '–', '6.0', '24.0', 'converted'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEX 2 – REGISTER AFTER THE DEED',
          grid(
            ['No.', 'Name', 'Class', 'Shares', '%'],
            ['1', 'Aurélie Grandjean', 'ord.', '33’000', '33'],
            ['2', 'Lukas Imboden', 'ord.', '27’000', '27'],
            ['3', 'Club du Seyon', 'ord.', '12’000', '12'],
            ['4', 'Employees (reserved)', 'ord.', '8’000', '8'],
            ['5', 'Fonds de l’Areuse', 'A', '15’000', '15'],
            ['6', 'Pension fund of the Val', 'A', '5’000', '5'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'ANNEX 3 – WORDS',
          terms(
            [
              'Exit',
              'sale of more than half of the shares or of the essential assets; liquidation; merger in which the founders come out below one half',
            ],
            ['Subscribers', 'the two who pay, and whoever comes after them'],
            ['Third party', 'not a relative, not a subscriber, not a company of either'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    car: 'Le document du 14 février en avait trente-deux, among them a veto on trips abroad. See the letter of 28 February.',
  },
  signatures: [
    { for: 'Les fondateurs', lines: ['Aurélie Grandjean', 'Lukas Imboden'] },
    { for: 'Fonds de l’Areuse', lines: ['_______________________', 'Blaise Jeanneret'] },
    { for: 'Caisse de pensions du Val', lines: ['_______________________', 'p. o. Ottilie Senn'] },
  ],
};
