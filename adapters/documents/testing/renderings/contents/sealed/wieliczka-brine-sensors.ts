import type { Offer } from '../../content/offer.ts';
import {
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A Kraków fund with public money in it: English over a Polish contract, paragraphs of each § in brackets. */
export const wieliczkaBrineSensors: Offer = {
  id: 'wieliczka-brine-sensors',
  hand: 'CC3 Kraków fund with public money, paragraph signs and Polish words beside the English',
  place: 'PL',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'TERM SHEET (Arkusz warunków) – Solanka Sensors sp. z o.o.',
  front: [
    'Kraków, 18 March',
    'Fund: Wawel Bridge Alternatywna Spółka Inwestycyjna sp. z o.o. (“Fund”)',
    'Company: Solanka Sensors sp. z o.o., with its seat in Wieliczka (“Company”)',
    'Founders: dr inż. Agnieszka Kmiecik, Paweł Wrona',
  ],
  running: {
    heads: ['Wawel Bridge ASI – Solanka Sensors', 'Poufne / Confidential'],
    foot: 'Strona {page} z {pages}',
  },
  facts: {
    currency: 'PLN',
    amount: 4_000_000,
    preMoney: 12_000_000,
    postMoney: 16_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'weighted-average',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    lockUpMonths: 36,
    noShopDays: 60,
    governingLaw: 'Poland',
  },
  numbering: { sections: '§ 1' },
  body: [
    paragraph(
      'This Term Sheet describes the main conditions on which the Fund considers investment in the Company. It is not an offer in the meaning of Article 66 of the Civil Code. Only the paragraphs on exclusivity, confidentiality and costs oblige the Parties.',
    ),
    named(
      'investment',
      section(
        'Investment (Inwestycja)',
        list(
          '(1)',
          'The Fund shall invest PLN 4,000,000 (say: four million zlotys) in cash for new shares in the increased share capital.',
          'Valuation of the Company before the investment amounts to PLN 12,000,000 and after it to PLN 16,000,000. The Fund shall hold 25% of the shares and votes.',
          item(
            'The investment is paid in two tranches:',
            list(
              'a)',
              'PLN 2,500,000 within 14 days from registration of the capital increase in KRS;',
              'PLN 1,500,000 when Milestones M1 and M2 are achieved, however not later than 18 months from the first one.',
            ),
          ),
          'If a Milestone is not achieved the Fund may, but does not have to, pay the second tranche.{^wibor}',
        ),
        grid(
          ['No.', 'Milestone (Kamień milowy)', 'Evidence', 'Deadline'],
          ['M1', 'Sensor certified for underground use', 'ATEX certificate', '31 October'],
          ['M2', 'Contracts with three mines or spas', 'Signed copies', '31 March'],
          ['M3', 'Revenue of PLN 900,000 in one year', 'Auditor’s letter', 'For information only'],
        ),
      ),
    ),
    section(
      'Use of funds',
      list(
        '(1)',
        'Funds shall be spent according to the budget accepted by the Fund. Movements between items above 10% require consent.',
        'It is forbidden to repay loans of shareholders from the investment described in {ref:investment}.',
      ),
    ),
    section(
      'Corporate bodies (Organy)',
      list(
        '(1)',
        'The management board has two members, being the Founders.',
        'A supervisory board of five persons shall be established: two are appointed by the Founders, two by the Fund and one, independent, by both jointly.',
        item(
          'Without consent of at least one member appointed by the Fund, the Company shall not:',
          list(
            'a)',
            'incur liabilities above PLN 200,000 in one transaction;',
            'dispose of patents, know-how or trademarks;',
            'change remuneration of the management board;',
            item(
              'conclude contracts with',
              list('–', 'Founders,', 'their spouses and relatives,', 'entities controlled by them.'),
            ),
          ),
        ),
        'The Fund receives monthly management accounts until the 20th day of the next month, and the audited financial statement until 30 April.',
      ),
    ),
    section(
      'Preference and dilution',
      list(
        '(1)',
        'In case of an Exit (sale, merger, liquidation) the Fund obtains first the amount of its paid investment, without interest. The remaining proceeds belong to the other shareholders. In place of this amount the Fund may choose its proportional part of all proceeds.',
        'If new shares are issued below the price paid by the Fund, the Fund may subscribe additional shares at nominal value in the number resulting from the weighted average formula in Schedule 2.',
        'A pool for key employees equals 8% of the share capital after the investment. It shall be created from shares of the Founders.',
      ),
      drafting('SK/WB: proszę potwierdzić z doradcą podatkowym, whether phantom shares would be better here'),
    ),
    section(
      'Obligations of Founders',
      list(
        '(1)',
        'Founders shall not dispose of shares for 36 months without consent of the Fund (lock-up).',
        'Shares of each Founder are subject to reverse vesting during 36 months, with a cliff of 12 months.',
        'A Founder who resigns, or is dismissed for serious breach of duties, is a Bad Leaver and sells unvested shares at nominal value. In other cases the price is market value.',
        'Non-competition applies while a Founder is employed and 12 months afterwards; the second period is paid with 50% of the average remuneration.',
      ),
      withdrawn(
        paragraph(
          'For breach of the non-competition the Founder shall pay a contractual penalty of PLN 500,000 for every case, irrespective of fault.',
        ),
      ),
    ),
    section(
      'Exit',
      list(
        '(1)',
        'Tag along: if a Founder sells shares, the Fund may join on the same conditions in proportion.',
        'Drag along: after four years the Fund, having a buyer for 100% of shares at a price not lower than PLN 32,000,000, may demand that all shareholders sell.',
      ),
    ),
    fixed(
      section(
        'Final provisions (Postanowienia końcowe)',
        list(
          '(1)',
          'Exclusivity: during 60 days from signing, the Founders and the Company shall not negotiate with other investors.',
          'Confidentiality: 2 years.',
          'Costs: each Party bears its own; the notary is paid by the Company.',
          'Polish law is applicable. In case of discrepancy the Polish version prevails.',
        ),
      ),
    ),
  ],
  footnotes: {
    wibor:
      'In the draft of February the second tranche was a loan at WIBOR 3M plus 4 p.p. The programme regulations do not permit it.',
  },
  signatures: [
    {
      for: 'W imieniu Funduszu / on behalf of the Fund',
      lines: ['Stanisław Kubik, Prezes Zarządu', '........................................'],
    },
    {
      for: 'Założyciele / Founders',
      lines: ['dr inż. Agnieszka Kmiecik  ....................', 'Paweł Wrona  ....................'],
    },
    {
      for: 'W imieniu Spółki / on behalf of the Company',
      lines: ['........................................', '(podpis i pieczęć)'],
    },
  ],
};
