import type { Offer } from '../../content/offer.ts';
import { inserted, item, list, paragraph, section, withdrawn } from '../../content/write.ts';

/** A regional fund in the south of France: articles and dashes. */
export const cevennesFil: Offer = {
  id: 'cevennes-fil',
  hand: 'Montpellier regional fund, articles and dashes',
  place: 'FR',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'CÉVENNES FIL SAS – LETTER OF INTENT',
  front: [
    'Montpellier, le 22 octobre',
    'To the attention of Mme Aurélie Bastide, Présidente',
    'Strictly confidential',
  ],
  numbering: { sections: 'Article 1' },
  running: { heads: ['Cévennes Fil – LOI'], foot: '{page}/{pages}' },
  facts: {
    currency: 'EUR',
    preMoney: 5_000_000,
    amount: 1_500_000,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'full-ratchet',
    optionPoolPercent: 7,
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    lockUpMonths: 48,
    noShopDays: 90,
    governingLaw: 'France',
  },
  body: [
    paragraph('Madame la Présidente,'),
    paragraph(
      'Following the meeting of our committee we are pleased to set out the principles on which Occitanie Croissance (the “Fund”) could become a shareholder.',
    ),
    section(
      'Operation',
      'Capital increase of EUR 1.500.000 by issue of preferred shares (“ADP”), in two tranches:',
      list(
        '–',
        'EUR 900.000 at closing;',
        'EUR 600.000 when the second loom is in production, and in any case before 31 December of next year.',
      ),
      'The valuation before the operation is EUR 5.000.000, fully diluted, with BSPCE for 7 % of the capital included.',
    ),
    section(
      'Liquidation and transfer',
      'In case of liquidation or change of control the price is distributed as follows:',
      list(
        '–',
        'first, to the ADP, their issue price;',
        'then, the balance to all shareholders, the ADP among them, in proportion to capital.',
      ),
      withdrawn(paragraph('The part of the ADP may not exceed three times their issue price.')),
    ),
    section(
      'Protection of the entry price',
      'If shares are issued at a lower price within three years, the Fund receives by exercise of BSA ratchet the shares that bring its average price to that of the new shares, without a weighting.',
      inserted(paragraph('The ratchet is limited to the first such issue.')),
    ),
    section(
      'Governance',
      'A strategic committee meets each quarter. The following decisions need its prior opinion in favour, the Fund’s representative voting for:',
      list(
        '(a)',
        'annual budget and business plan;',
        item(
          'commitments above',
          list('–', 'EUR 50.000 for investments;', 'EUR 30.000 for salaries, per person;'),
        ),
        'indebtedness;',
        'creation or closing of subsidiaries.',
      ),
      'The company sends monthly indicators and quarterly accounts.',
    ),
    section(
      'Founders',
      'Mme Bastide and M. Rouvière keep their shares for four years (inaliénabilité). A founder who resigns or is dismissed for faute grave in this time sells two thirds of his or her shares at nominal.',
      'Exclusivity of activity; non-competition for two years after leaving, with compensation.',
    ),
    section(
      'Movements of shares',
      'Pre-emption among shareholders, total joint exit if control passes, and an obligation to sell if 66,67 % accept an offer for everything.{^sortie} The Fund may follow at later capital increases so as not to be diluted.',
    ),
    section(
      'Guarantee',
      'The founders guarantee the accounts and the ownership of the spinning process up to EUR 150.000 together.',
    ),
    section(
      'Exclusivity and law',
      'The company does not negotiate with third parties for three months. This article and confidentiality apart, this letter does not bind. French law; tribunal de commerce of Montpellier.',
    ),
  ],
  footnotes: {
    sortie:
      'Our usual letter has a sale mandate from year six and an 8 % yearly return. The committee gave both up for this file.',
  },
  signatures: [
    { for: 'Occitanie Croissance', lines: ['Le directeur d’investissement'] },
    { for: 'Bon pour accord', lines: ['Aurélie Bastide', 'Jean-Marc Rouvière'] },
  ],
};
