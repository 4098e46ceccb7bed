import type { Offer } from '../../content/offer.ts';
import { band, drafting, list, term, terms, withdrawn } from '../../content/write.ts';

/** A Paris seed fund: table form after a French model, in English. */
export const atelierNuage: Offer = {
  id: 'atelier-nuage',
  hand: 'Paris seed fund, table after a French model',
  place: 'FR',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Atelier Nuage SAS – Seed financing – Indicative terms',
  front: ['Paris, le 2 octobre', 'Strictement confidentiel'],
  running: { heads: ['Atelier Nuage SAS', 'Indicative terms'], foot: '{page}/{pages}' },
  facts: {
    currency: 'EUR',
    preMoney: 5_000_000,
    postMoney: 6_200_000,
    amount: 1_200_000,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    lockUpMonths: 36,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 28,
    governingLaw: 'France',
  },
  body: [
    terms(
      band('A. Transaction'),
      ['Company', 'Atelier Nuage, société par actions simplifiée, RCS Paris.'],
      ['Investors', 'Fonds Passerelle (lead) for €900,000; business angels for €300,000.'],
      ['Amount', 'A total of €1,200,000, paid in full at closing against preference shares (ADP A).'],
      ['Valuation', 'Pre-money €5,000,000, post-money €6,200,000, on a fully diluted basis.'],
      [
        'BSPCE',
        'A new plan of 10% of the capital will be created after closing; it dilutes founders and Investors alike.',
      ],
      band('B. Rights of the ADP A'),
      [
        'Preferential distribution',
        'On a liquidation or change of control, after payment of the nominal value to every shareholder, the ADP A receive their subscription price once; the balance goes to the ordinary shares. Holders of ADP A take what they would get as holders of ordinary shares where that is higher.{^carve}',
      ],
      [
        'Ratchet',
        'Each ADP A carries a BSA: on an issue below the subscription price it gives ordinary shares on a weighted-average, broad-based formula. The BSA lapse after five years.',
      ],
      withdrawn(term('Dividend', 'Priority and cumulative dividend of 7% a year, to be paid at exit.')),
      band('C. Governance'),
      [
        'Strategic committee',
        'Four members: two founders, one member proposed by Fonds Passerelle, one independent member chosen by mutual agreement.',
      ],
      [
        'Prior approval',
        'The committee, with the vote of the lead’s member, approves beforehand:',
        list(
          '–',
          'the annual budget and any spending €50,000 above it;',
          'loans, pledges and guarantees;',
          'transfers of intellectual property;',
          'hiring of staff paid more than €90,000 a year;',
          'any change to the by-laws.',
        ),
      ],
      ['Reporting', 'Quarterly figures within 45 days, annual accounts, one meeting every quarter.'],
      band('D. Shares'),
      ['Founders’ lock-up', 'The founders may not transfer shares for 36 months, save 15% of their holding.'],
      [
        'Pre-emption and anti-dilution',
        'Shareholders buy first when one of them sells; on new issues each Investor may keep its percentage.',
      ],
      [
        'Joint exit',
        'An Investor may sell in proportion when founders sell, and in full on a change of control.',
      ],
      [
        'Forced exit',
        'If an offer for 100% of the shares is accepted by holders of 70% of the votes, Fonds Passerelle included, all must sell.',
      ],
      band('E. Founders'),
      [
        'Vesting',
        'One third of the founders’ shares is released each year over three years. A founder dismissed for gross misconduct (faute lourde) sells unreleased shares at nominal value; any other departure is at fair value.',
        drafting(
          'Note to draft: Passerelle’s lawyers wanted resignation treated as misconduct for four years. Not accepted',
        ),
      ],
      [
        'Exclusivity of work and non-competition',
        'Full time; twelve months after departure, paid at 50% of salary.',
      ],
      [
        'Warranties',
        'Given by the founders, paid in shares or cash, limited to 20% of the investment and to 18 months.',
      ],
      band('F. Process'),
      ['Exclusivity', 'Four weeks from signature.'],
      [
        'Law',
        'French law; Tribunal de commerce de Paris. Only this part and the confidentiality of these terms bind the parties.',
      ],
    ),
  ],
  footnotes: {
    carve:
      'The first draft gave 20% of the proceeds to all shareholders beforehand (carve-out). It was removed at the founders’ own request.',
  },
};
