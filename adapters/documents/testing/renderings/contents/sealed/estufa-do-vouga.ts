import type { Offer } from '../../content/offer.ts';
import {
  commented,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Lisbon law firm: numbered clauses in courteous prose, the founders' counsel's changes showing, two annexes. */
export const estufaDoVouga: Offer = {
  id: 'estufa-do-vouga',
  hand: 'C1 Lisbon law firm, recitals and clauses, second turn',
  place: 'PT',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Estufa do Vouga, S.A. – Investment Term Sheet',
  front: ['Lisbon, 14 May', 'Second turn, with the comments of counsel to the Founders'],
  cover: [
    'Quintela Barros Advogados',
    'Project Coentro',
    'Investment Term Sheet',
    'Strictly confidential. For discussion between the Parties and their advisers only.',
  ],
  numbering: { sections: 'Clause 1' },
  running: {
    heads: ['Project Coentro', 'Term Sheet – Annexes'],
    foot: 'QBA/4471 – {page}/{pages}',
  },
  facts: {
    currency: 'EUR',
    preMoney: 5_600_000,
    postMoney: 8_000_000,
    amount: 2_400_000,
    pricePerShare: 8,
    investorStakePercent: 30,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    dividendPercent: 5,
    dividendCumulative: true,
    redemptionAfterYears: 6,
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 3, investors: 2, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    lockUpMonths: 48,
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'Portugal',
  },
  body: [
    unnumbered(
      section(
        'Recitals',
        list(
          '(A)',
          'Estufa do Vouga, S.A., with registered office in Gafanha da Nazaré (the {*Company*}), designs and operates closed greenhouses that are warmed by the waste heat of cold stores.',
          'Inês Furtado, Rui Calado and Teodoro Lapa (the {*Founders*}) and the association Incubadora da Gafanha are its shareholders.',
          'Bicadouro Crescimento, FCR, a venture capital fund managed by Bicadouro Capital, SCR, S.A. (the {*Fund*}), is interested in becoming a shareholder.',
          'The Parties set down here the principal terms on which they will negotiate the final agreements in good faith.',
        ),
      ),
    ),
    section(
      'Capital increase',
      'The Fund shall subscribe for 300,000 new Series A preferred shares at €8.00 each, in a total of €2,400,000, paid up in cash on the date of completion.',
      'The price corresponds to a fully diluted pre-money valuation of €5,600,000 and a post-money valuation of €8,000,000. On completion the Fund shall hold 30% of the capital.',
      'An incentive plan of {-15%-}{+10%+} of the fully diluted capital after completion is created beforehand and is comprised in the pre-money valuation. Annex I shows the resulting distribution of capital.',
    ),
    section(
      'Preferred dividend',
      'Each Series A share confers a priority dividend of 5% a year on its issue price. Where distributable profits do not suffice the dividend is carried forward to following years. It is paid only upon a distribution, an exit or a redemption.',
    ),
    section(
      'Liquidation and exit',
      'Upon winding-up, a change of control or the disposal of the whole or the greater part of the business, the proceeds shall be applied in the following order:',
      list(
        'a)',
        'firstly, to the Series A shares, their issue price once together with any dividend carried forward;',
        'secondly, to all shares in proportion, until each Series A share has received {-three-}{+two+} times its issue price in aggregate, the amount under the preceding line included;',
        'thirdly, to the ordinary shares.',
      ),
      'The Fund may at any moment convert its shares into ordinary shares in the ratio of one to one and share in the proceeds as an ordinary shareholder.',
    ),
    section(
      'Adjustment of price',
      withdrawn(
        paragraph(
          'In the event of an issue at a lower price the conversion ratio is adjusted so that the Fund’s price equals the lowest price of such issue, whatever its amount.',
        ),
      ),
      inserted(
        paragraph(
          'In the event of an issue at less than €8.00 a share, the conversion ratio of the Series A shares is adjusted by the broad-based weighted average of the prices, save for shares under the incentive plan.',
        ),
      ),
      commented(
        paragraph(
          'Each shareholder has a right of preference in proportion to its holding in every new issue of shares or convertible securities.',
        ),
        'Joana Quintela',
        'Founders’ counsel accepted this on the call; the articles need no change.',
      ),
    ),
    section(
      'Redemption',
      'From the sixth anniversary of completion, and if no exit has taken place, the Fund may request that the Company redeem its shares, within the limits of the Portuguese Companies Code, at the issue price plus dividends carried forward.{^put}',
    ),
    section(
      'Board of directors',
      'The board shall be composed of five directors. Three are nominated by the Founders, one of whom chairs without a casting vote, and two by the Fund. It shall meet at least every two months, by video if so agreed.',
      'The statutory auditor is elected on the proposal of the Fund among three firms of recognised standing.',
    ),
    section(
      'Reserved matters',
      'The following shall not be resolved upon without the favourable vote of the Fund, or of one of the directors nominated by it when the matter belongs to the board:',
      list(
        'a)',
        'changes to the articles, mergers, demergers, transformation and dissolution;',
        'issue of shares, bonds or options outside the incentive plan;',
        'distributions to shareholders and supplementary contributions;',
        'approval of the annual budget, and expenditure exceeding it by more than one tenth;',
        item(
          'financial debt and security,',
          list(
            '(i)',
            'above €200,000 for each transaction, or',
            'of any value when given for the benefit of third parties;',
          ),
        ),
        'acquisition or sale of holdings, real estate or plant varieties;',
        'remuneration of the Founders and transactions with their relatives.',
      ),
    ),
    section(
      'Information',
      'The Company shall deliver to the Fund monthly accounts within 25 days, a quarterly report on the trial houses, and audited annual accounts within 120 days of the close of the year. The Fund may inspect books and sites on reasonable notice.',
    ),
    section(
      'Transfers of shares',
      list(
        'a)',
        '{*Lock-up.*} No Founder may transfer shares in the 48 months following completion, other than to a personal holding company.',
        '{*Preference.*} After that period any sale is first offered to the Company and then to the remaining shareholders.',
        '{*Tag-along.*} If Founders sell to a third party, the Fund may accompany the sale proportionally, and entirely where control is sold.',
        '{*Drag-along.*} Once four years have gone by, shareholders with 70% of the votes, the Fund being one of them, can oblige the others to sell to a third party in good faith.',
      ),
    ),
    section(
      'Commitment of the Founders',
      'Each Founder shall work exclusively for the Company. One quarter of the shares of each vests on the first anniversary of completion and the balance month by month over the following three years, 48 months in all.',
      'A Founder who resigns, or is removed without just cause, is a good leaver and retains vested shares; those not vested may be acquired by the Company at nominal value. Only a Founder removed with just cause is a bad leaver, and also transfers the vested shares, at half of their fair value.',
      inserted(
        paragraph(
          'If, within a year after a change of control, a Founder is removed without just cause, all of that Founder’s shares vest.',
        ),
      ),
      'During employment and for {-30-}{+18+} months thereafter the Founders shall not compete with the Company in Portugal or Spain, nor solicit its customers and growers.',
      'Plant recipes, control software and trial data belong to the Company, and the Founders shall sign whatever is required to register them in its name.',
    ),
    section(
      'Representations and warranties',
      'The Company and the Founders shall make the usual representations and warranties on incorporation, accounts, tax, labour, licences and intellectual property. The liability of each Founder may not exceed €120,000 and lapses two years after completion, or upon prescription in matters of tax. Wilful misconduct is not limited.',
    ),
    section(
      'Conditions precedent',
      'Completion is subject to the verification of the following, by 31 July:',
      list(
        'a)',
        'satisfactory conclusion of legal, tax and agronomic due diligence;',
        'approval by the investment committee of the Fund, which met in principle on 6 May;',
        'renewal of the heat supply contract with the port’s cold store for no less than eight years;',
        'waiver by Incubadora da Gafanha of its right to subscribe.',
      ),
    ),
    named(
      'exclusive',
      section(
        'Exclusivity',
        'During 60 days from the signature of this document the Company and the Founders undertake not to negotiate with third parties any investment in the Company or the sale of their shares. Should they breach this undertaking, or withdraw without a serious reason, the Company shall pay the Fund €40,000 by way of compensation.',
      ),
    ),
    named(
      'expenses',
      section(
        'Expenses and secrecy',
        'On completion the Company bears the cost of due diligence and of the agreements up to {-€60,000-}{+€45,000+} plus VAT. If there is no completion each Party bears what it has spent, without prejudice to {ref:exclusive}.',
        'The Parties shall not disclose this document except to advisers, banks and the authorities that may lawfully require it.',
      ),
    ),
    named(
      'law',
      section(
        'Effect and law',
        'With the exception of {ref:exclusive}, {ref:expenses} and {ref:law}, this document creates no obligation to conclude a contract.',
        'It is subject to Portuguese law. The courts of Lisbon are competent, with waiver of any other.',
      ),
    ),
    unnumbered(
      section(
        'Annex I – Capital after completion',
        grid(
          ['Shareholder', 'Shares', '%'],
          ['Inês Furtado', '240,000', '24.0'],
          ['Rui Calado', '160,000', '16.0'],
          ['Teodoro Lapa', '120,000', '12.0'],
          ['Incubadora da Gafanha', '80,000', '8.0'],
          ['Incentive plan', '100,000', '10.0'],
          ['Bicadouro Crescimento, FCR', '300,000', '30.0'],
          ['Total', '1,000,000', '100.0'],
        ),
      ),
    ),
    unnumbered(
      section(
        'Annex II – Application of funds',
        grid(
          ['Item', 'Year 1', 'Year 2'],
          ['Second greenhouse, Ílhavo', '€620,000', '€410,000'],
          ['Control software', '€280,000', '€240,000'],
          ['Commercial team', '€190,000', '€310,000'],
          ['Working capital', '€150,000', '€200,000'],
          ['Total', '€1,240,000', '€1,160,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    put: 'The first turn had a put option against the Founders in person, at 1.5 times the issue price. It was removed at the request of their counsel.',
  },
  signatures: [
    {
      for: 'Bicadouro Capital, SCR, S.A., on behalf of the Fund',
      lines: ['______________________', 'Name: Helena Sarmento', 'Capacity: Director'],
    },
    {
      for: 'Estufa do Vouga, S.A.',
      lines: ['______________________', 'Name: Inês Furtado', 'Capacity: Sole director'],
    },
    {
      for: 'The Founders',
      lines: ['______________________', '______________________', '______________________'],
    },
  ],
};
