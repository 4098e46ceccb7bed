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
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Sauerland family of screw makers takes a minority share, on a sheet that its Prokurist wrote in English. */
export const lennestadtHonwerk: Offer = {
  id: 'lennestadt-honwerk',
  hand: 'CE3 Sauerland Mittelstand family, Prokurist’s English, letters with A.1, figures with points',
  place: 'DE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Eckpunktepapier / Key points: Participation in Lennestadt Honwerk GmbH',
  front: [
    'Gebr. Hesselbarth Beteiligungs GmbH & Co. KG, Attendorn',
    'Stand / as of: 14.02.',
    'Status: agreed in the family circle, not yet with Notar Dr. Pöppel',
  ],
  facts: {
    currency: 'EUR',
    preMoney: 4_800_000,
    amount: 1_200_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    lockUpMonths: 60,
    noShopDays: 60,
    governingLaw: 'Germany',
  },
  numbering: { sections: 'A.' },
  running: { heads: ['Hesselbarth / Honwerk – vertraulich'], foot: 'Seite {page} von {pages}' },
  body: [
    paragraph(
      'The family Hesselbarth makes screws since 1911 and would like to take part in the young company of Mr. Vollmer and Mrs. Sökeland. We think in generations; please read the following in this sense.',
    ),
    section(
      'Investment',
      list(
        '1.1',
        'The Stammkapital is raised from 32.000 EUR by 8.000 EUR to 40.000 EUR. We take over all new shares, which are 20 % of the company.',
        'For this we pay altogether 1.200.000 EUR, namely the nominal amount in cash at the Notar and the rest as Aufgeld in the Kapitalrücklage (§ 272 Abs. 2 Nr. 4 HGB).{^rueck}',
        'Thereby all parties take as a basis that the company is worth 4.800.000 EUR before our payment.',
        item(
          'The Aufgeld becomes due as follows:',
          list(
            'a)',
            '492.000 EUR ten banking days after registration in the Handelsregister Siegen;',
            '400.000 EUR with acceptance of the second honing machine by an automotive customer;',
            '300.000 EUR on 1 March of the next year, without condition.',
          ),
        ),
      ),
      drafting('Fr. Kruse: Bitte Quersumme prüfen, 8 + 492 + 400 + 300 = 1.200, passt'),
    ),
    section(
      'Proceeds and price',
      list(
        '1.1',
        'From a sale or liquidation we receive at first our payment one time back, or, if this is more, the proceeds that fall on our share; not both.',
        'A protection against dilution is not agreed. If the next round is cheaper we have all done something wrong.',
        'Profits stay in the company during three business years. Afterwards the shareholders decide with simple majority.',
      ),
    ),
    named(
      'beirat',
      section(
        'Beirat and consent',
        list(
          '1.1',
          'An advisory board is not formed. Mr. Hesselbarth sen. visits the workshop on the first Thursday of the month.',
          withdrawn(
            item(
              'The family appoints the second managing director, who has the right to sole representation.',
            ),
          ),
          item(
            'The Geschäftsführung needs our prior consent (Textform is enough) for',
            list(
              '–',
              'investments above 75.000 EUR outside of the budget,',
              'loans above 150.000 EUR and any guarantee,',
              'Prokura,',
              'contracts with relatives,',
              'every change of the Gesellschaftsvertrag.',
            ),
          ),
          'Silence of two weeks counts as consent.',
          'By the 15th we receive the BWA of the month before, by 31 May the annual accounts, and we may look into the books with our Steuerberater.',
        ),
      ),
    ),
    section(
      'Shares',
      list(
        '1.1',
        'Nobody of the founders sells during 60 months. Thereafter the others have a Vorkaufsrecht at the price that a third party has offered.',
        'Who sells must take us along on the same conditions (Mitverkaufsrecht). If shareholders with 75 % of the votes want to sell the whole company, the remaining ones sell too, yet not within the first four years and not under 9.000.000 EUR.',
        'In each capital increase we can draw in proportion.',
      ),
    ),
    section(
      'The founders personally',
      list(
        '1.1',
        'The shares of the founders are earned over 36 months in equal monthly steps. Who goes as bad leaver gives the shares that are not yet earned back at nominal value.',
        'Bad leaver is only who is dismissed for important reason (§ 626 BGB). Whoever gives notice himself is not.',
        'During the activity and 24 months thereafter no competition in the field of honing and lapping in DACH; compensation 50 % of the last salary.',
        'The founders warrant as independent guarantee existence, shares, IP and annual accounts. Liability of each is limited to 120.000 EUR, limitation period 18 months.',
      ),
    ),
    section(
      'Procedure',
      list(
        '1.1',
        'For 60 days after signature the company speaks with no other investor. This point, confidentiality and German law are binding; in all other respects this paper obliges nobody and a contract needs the form of § 15 GmbHG.',
        'Costs of Notar and register: the company. Lawyers: everyone his own. Part {ref:beirat} is reviewed after two years.',
        'Place of jurisdiction is Siegen as far as permissible.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Anlage 1: Gesellschafterliste (neu)',
          grid(
            ['lfd. Nr.', 'Gesellschafter', 'Nennbetrag EUR', 'in %'],
            ['1–19.200', 'Vollmer, Henrik', '19.200', '48,0'],
            ['19.201–32.000', 'Sökeland, Dr. Anke', '12.800', '32,0'],
            ['32.001–40.000', 'Gebr. Hesselbarth Bet. GmbH & Co. KG', '8.000', '20,0'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    rueck:
      'In the paper of December a silent partnership with 7 % fixed remuneration stood here. Our tax adviser has advised against it.',
  },
  signatures: [
    {
      for: 'Attendorn, den ______________',
      lines: ['Gebr. Hesselbarth Beteiligungs GmbH & Co. KG', 'ppa. Wiebke Kruse        i. V. Stefan Tigges'],
    },
    { for: 'Zur Kenntnis genommen und einverstanden', lines: ['(Henrik Vollmer)', '(Dr. Anke Sökeland)'] },
    { for: 'Anlagen', lines: ['1 Gesellschafterliste', 'Verteiler: Notar Dr. Pöppel, StB Ewers, Akte'] },
  ],
  mail: {
    from: 'Kruse, Wiebke <kruse@hesselbarth.example>',
    to: 'Vollmer, Henrik <vollmer@honwerk.example>',
    subject: 'WG: Eckpunkte, english version for Mrs. Sökelands co-inventor',
    greeting: 'Hello Mr. Vollmer,',
    opening:
      'attached below the points as discussed on Thursday. The old Mr. Hesselbarth has still changed the sum.',
    signature: [
      'Mit freundlichen Grüßen / best regards',
      'i. A. Wiebke Kruse, Prokuristin',
      'Gebr. Hesselbarth Schraubenfabrik',
      'Sitz Attendorn, AG Siegen HRA 9907, Geschäftsführer: Friedhelm Hesselbarth sen.',
      'Bitte prüfen Sie, ob diese Mail wirklich ausgedruckt werden muss.',
    ],
    older: [
      {
        from: 'Henrik Vollmer',
        sent: 'Montag, 10. Februar 17:41',
        paragraphs: [
          'Frau Kruse, the bank in Olpe would lend us 900.000 at 6,5 % with five years and a Bürgschaft of my parents.',
          'So the 15 % for 1.000.000 we cannot do, sorry.',
        ],
      },
    ],
  },
};
