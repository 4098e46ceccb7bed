import type { Offer } from '../../content/offer.ts';
import {
  fixed,
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

/** Minutes of a Småland board that enter an offer of convertibles, paragraph by paragraph. */
export const vrigstadTramassa: Offer = {
  id: 'vrigstad-tramassa',
  hand: 'B4 Småland company secretary, minutes with an offer inside',
  place: 'SE',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Minutes no. 7 of the board of Vrigstad Trämassa AB',
  front: [
    'Extra meeting, Wednesday 17 April, 13.00–15.20, at the mill',
    'Present: Ingegerd Fasth, Pelle Anjou, Rasmus Modigh, Siv Tengblad (by telephone)',
    'Absent: none',
  ],
  numbering: { sections: '§ 1' },
  running: { heads: ['Vrigstad Trämassa AB – styrelseprotokoll 7'], foot: 'Sid. {page} ({pages})' },
  facts: {
    currency: 'SEK',
    amount: 6_000_000,
    safeCap: 48_000_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 6,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    informationRights: true,
    proRata: true,
    noShopDays: 21,
    governingLaw: 'Sweden',
  },
  body: [
    fixed(
      section(
        'Opening',
        'Ingegerd Fasth declared the meeting open and was chosen to lead it. Rasmus Modigh took the minutes; Pelle Anjou was to check them.',
      ),
    ),
    fixed(section('Agenda', 'Approved, the forklift being moved to other business.')),
    fixed(
      section(
        'Why the board met',
        'Östanå Invest AB and the Hultberg sisters have made an offer in a letter of 11 April. What it contains is entered below, so that every owner may read the same words.',
      ),
    ),
    section(
      'The sum',
      'SEK 6 000 000 against convertibles (konvertibler) in units of SEK 50 000, to be paid within ten banking days of the general meeting:',
      list('–', 'Östanå Invest AB: SEK 4 500 000', 'Gun and Maj Hultberg: SEK 750 000 each'),
    ),
    section(
      'Interest and end of term',
      'Interest is 6 per cent a year, {-paid each quarter-}{+added to the debt on 31 December+}. The convertibles fall due thirty months after payment unless they have become shares.{^term}',
      'Rasmus Modigh wished it recorded that the savings bank in Sävsjö asks 4 per cent, albeit with the mill as security.',
    ),
    named(
      'omv',
      section(
        'When the convertibles become shares',
        list(
          'a)',
          item(
            'If the company takes in SEK 10 000 000 or more by a new issue:',
            list(
              '·',
              'at 85 per cent of the issue price, or',
              'at the price that follows from a value of SEK 48 000 000 for the whole company before the issue,',
            ),
            'whichever gives more shares.',
          ),
          'If the company is sold: by choice of each holder, at the second of these prices or repaid with interest.',
          'On the last day: by choice of each holder, at a value of SEK 30 000 000.',
        ),
        withdrawn(
          paragraph('The holders were further to have options on 5 per cent of the shares at quota value.'),
        ),
      ),
    ),
    section(
      'What the lenders may see, and stop',
      'A report each quarter and the books on request. Siv Tengblad asked who pays for the copying; the company does.',
      'Until all convertibles have been dealt with under {ref:omv} these need a yes from Östanå:',
      list(
        'a)',
        'loans beyond SEK 1 000 000;',
        'dividend and group contributions;',
        'a pledge of the mill or of the water right;',
        'new shares, other than in the issue under {ref:omv} a).',
      ),
      inserted(
        paragraph('Holders may subscribe in that issue for the part that their shares then entitle them to.'),
      ),
    ),
    section(
      'Questions put by the directors',
      'Would a floating charge follow? It would not; the letter of 2 April asked for one, that of 11 April does not. Would Östanå want to sit on the board? It would not.',
    ),
    fixed(
      section(
        'Decision',
        'The board resolved to put the offer before a general meeting on 8 May and to recommend it. During 21 days from today the company discusses neither loans nor shares with others. All four were in favour.',
        'The convertibles are subject to the law of Sweden; disputes go to Jönköping district court.',
      ),
    ),
    fixed(
      section(
        'Other business and close',
        'The forklift was left until June. The chair thanked those present.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Appendix to the minutes: debts on 31 March',
          grid(
            ['Lender', 'SEK', 'Rate', 'Ranks'],
            ['Sävsjö Sparkassa', '3 200 000', '4,0 %', 'before'],
            ['Fasth family', '850 000', 'none', 'after'],
            ['Start loan of the region', '400 000', '7,5 %', 'equal'],
            ['Sum', '4 450 000', '', ''],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    term: 'Eighteen months in the letter of 2 April, with interest at 9 per cent. Both were changed at the telephone meeting.',
  },
  signatures: [
    { for: 'Vid protokollet', lines: ['Rasmus Modigh'] },
    {
      for: 'Justeras',
      lines: ['.........................', 'Ingegerd Fasth', '.........................', 'Pelle Anjou'],
    },
  ],
};
