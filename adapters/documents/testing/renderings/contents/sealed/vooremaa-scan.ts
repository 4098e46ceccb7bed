import type { Offer } from '../../content/offer.ts';
import { commented, fixed, grid, item, list, section } from '../../content/write.ts';

/** A Tartu accountant who writes heads of terms for clients: exact in figures, plain in words. */
export const vooremaaScan: Offer = {
  id: 'vooremaa-scan',
  hand: 'D1 Tartu accountant, heads of terms for three clients',
  place: 'EE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Heads of Terms: investment in Vooremaa Scan OÜ',
  front: [
    'Drawn up by Pärnaõis Raamatupidamine OÜ, Tartu',
    'On behalf of Kolm Tamme OÜ',
    'Version of 17 May',
  ],
  numbering: { sections: '1' },
  running: { heads: ['Vooremaa Scan OÜ – Heads of Terms'], foot: '{page}' },
  facts: {
    currency: 'EUR',
    preMoney: 1_350_000,
    postMoney: 1_800_000,
    amount: 450_000,
    investorStakePercent: 25,
    antiDilution: 'none',
    board: { total: 3, founders: 1, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    noShopDays: 35,
    governingLaw: 'Estonia',
  },
  body: [
    section(
      'Who and what',
      list(
        '1.1',
        'Kolm Tamme OÜ (the investor) belongs to Mr Aavik, Mrs Lepp and Mr Sild in equal parts.',
        'Vooremaa Scan OÜ (the company), Jõgeva, builds scanners that find metal in sawlogs.',
        'Ms Kaja Rebane and Mr Priit Hunt (the founders) hold all its shares today.',
      ),
    ),
    section(
      'Money and share',
      list(
        '1.1',
        'The investor pays EUR 450,000 into the share capital: EUR 1,000 as nominal value and EUR 449,000 as premium.',
        'The company is worth EUR 1,350,000 before the payment and EUR 1,800,000 after it. The investor receives 25% of the shares.',
        'Payment is made in one sum when the notary has certified the resolution.',
      ),
      grid(
        ['Shareholder', 'Nominal before, EUR', 'Before', 'Nominal after, EUR', 'After'],
        ['Kaja Rebane', '1,800', '60%', '1,800', '45%'],
        ['Priit Hunt', '1,200', '40%', '1,200', '30%'],
        ['Kolm Tamme OÜ', '–', '–', '1,000', '25%'],
        ['Total', '3,000', '100%', '4,000', '100%'],
      ),
    ),
    section(
      'Kind of shares',
      'There is one class of shares. Nobody is paid before others on a sale or a liquidation, and nobody’s share is adjusted if a later investor pays less.{^preference}',
    ),
    section(
      'What the money is for',
      grid(
        ['Purpose', 'This year, EUR', 'Next year, EUR'],
        ['Two demonstration scanners', '140,000', '–'],
        ['Engineer and service technician', '45,000', '95,000'],
        ['Certification', '30,000', '15,000'],
        ['Stock of detectors', '50,000', '75,000'],
        ['Total', '265,000', '185,000'],
      ),
      'Amounts may be moved between lines by up to EUR 20,000 without asking.',
    ),
    section(
      'Supervisory board',
      list(
        '1.1',
        'A council of three is formed: one member named by the founders, one by the investor, and Prof. Mets of the University of Life Sciences, who is independent of both.',
        item(
          'The management board asks the council, where the investor’s member must agree, before it',
          list(
            'a)',
            'adopts the budget;',
            'takes a loan or a lease above EUR 30,000;',
            'mortgages or pledges anything;',
            'sells a patent or gives an exclusive licence;',
            'agrees pay above EUR 4,500 a month;',
            'founds or buys a company.',
          ),
        ),
        'Increases of capital and changes of the articles need four fifths of the votes.',
      ),
    ),
    section(
      'Figures',
      list(
        '1.1',
        'Turnover, gross margin and cash: by the 12th of each month, one sheet.',
        'Balance sheet and profit and loss account: by the 25th after each quarter.',
        'Annual report, reviewed by an auditor: by 30 April.',
        'Our office may look into the books on two days’ notice.',
      ),
    ),
    section(
      'Transfer of shares',
      list(
        '1.1',
        'On a new issue each shareholder may subscribe in proportion to what he holds.',
        'A shareholder who wants to sell offers the share to the others first. If the others do not buy and a founder sells, the investor may sell its share along with the founder’s, in the same proportion.',
        'Shareholders who have 75% of the votes may demand that all sell to a buyer of the whole company, at one price per share and not before three years have passed.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Both work full time. Ms Rebane is paid EUR 3,600 and Mr Hunt EUR 3,200 gross a month until the council decides otherwise.',
        commented(
          item(
            'A founder who leaves does not work for or own a competitor in the Baltic states, Finland and Sweden for eighteen months, and receives half of the last salary for that time.',
          ),
          'Maarika P.',
          'Is Latvia a market at all? Priit laughed when I asked.',
        ),
        'What a founder has invented or will invent for scanners belongs to the company.',
        'Founders warrant the accounts of the last two years, taxes and title to the patent. Together they are liable up to EUR 90,000, for two years.',
      ),
    ),
    section(
      'Dividends',
      'None for two business years. Later the general meeting decides by simple majority.',
    ),
    section(
      'Steps until completion',
      list(
        '1.1',
        'We review the books in the week of 27 May. Stocktaking is on 31 May.',
        'The founders’ loans of EUR 38,400 are turned into reserves before completion.',
        'The shareholders’ agreement is drawn up by an attorney of the investor. The company bears one half of his bill, at most EUR 4,000.',
        'For five weeks from signature the company and the founders do not negotiate with other investors.',
      ),
    ),
    fixed(
      section(
        'Force',
        'Only the last line of the steps and the duty of secrecy are binding. The law of Estonia applies; Tartu County Court.',
      ),
    ),
  ],
  footnotes: {
    preference:
      'In April Mr Sild asked for one and a half times his money in front of the founders. The other two partners of Kolm Tamme outvoted him.',
  },
  signatures: [
    { for: 'Kolm Tamme OÜ', lines: ['_____________________', 'Ülo Aavik, member of the board'] },
    { for: 'Vooremaa Scan OÜ', lines: ['_____________________', 'Kaja Rebane, member of the board'] },
  ],
};
