import type { Offer } from '../../content/offer.ts';
import {
  box,
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
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** An impact fund: paragraphs with a section sign, goals in a grid, digital signatures. */
export const skaroVarmelager: Offer = {
  id: 'skaro-varmelager',
  hand: 'Danish impact fund, section signs, goals that move the price',
  place: 'DK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term sheet – investment in Skarø Varmelager ApS (CVR 43 18 77 05)',
  front: ['Sydhav Impact K/S, Svendborg', 'Founders: Maiken Thorup, Jeppe Lundager', 'Version 4, 22.05.2025'],
  numbering: { sections: '§ 1' },
  running: { heads: ['Sydhav Impact – fortroligt / confidential'], foot: 'v4    side {page} af {pages}' },
  facts: {
    currency: 'DKK',
    preMoney: 18_000_000,
    amount: 6_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'broad-based',
    redemptionAfterYears: 7,
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    acceleration: 'single',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 60,
    governingLaw: 'Denmark',
  },
  body: [
    box(
      'In short: 6 mDKK for a quarter of a company that stores summer heat in sand under allotment gardens; the goals for people and climate stand in the articles, not in a brochure.',
    ),
    remark('Til Anders: husk at slette kommentarerne i margen før vi sender til Maiken. /LK'),
    section(
      'Purpose',
      'Sydhav invests where a krone does good twice. The Company shall write into its articles that it exists to lower the heating bill of households below the median income and to remove CO2 while doing so.',
      'A change of that purpose requires nine tenths of the votes.',
    ),
    section(
      'Capital increase',
      'Sydhav subscribes for B-shares against a cash contribution of DKK 6,000,000.',
      'The valuation of the Company prior to the contribution is DKK 18,000,000. Following it, Sydhav’s stake amounts to 25 per cent.',
      commented(
        paragraph(
          'Of the contribution DKK 4,000,000 is paid at closing. The remainder falls due when the plant at Tåsinge has run one winter.',
        ),
        'Lene K.',
        'One winter = 1 Nov to 31 March? Say so.',
      ),
      'Warrants equal to 10 per cent of the capital may be issued to employees after the capital increase, and all owners bear them alike (ligningsloven § 7 P).',
    ),
    section(
      'Owners after closing',
      grid(
        ['Owner', 'Class', 'Nominal DKK', 'Share'],
        ['Thorup Holding ApS', 'A', '30,000', '37.5%'],
        ['Lundager Invest ApS', 'A', '22,000', '27.5%'],
        ['Skarø Beboerforening', 'A', '8,000', '10.0%'],
        ['Sydhav Impact K/S', 'B', '20,000', '25.0%'],
      ),
    ),
    section(
      'Goals',
      'The parties measure three things, once a year, by an assessor whom both accept:',
      grid(
        ['Goal', 'By end of 2027', 'By end of 2029'],
        ['Households connected', '400', '2,500'],
        ['Tonnes of CO2 avoided, per year', '900', '6,000'],
        ['Average saving per household', 'DKK 2,800', 'DKK 4,000'],
      ),
      'If two of three goals for 2029 are met, Sydhav hands back one tenth of its B-shares to the founders for nothing.{^earn}',
      drafting('Plesner: tax treatment of the hand-back must be cleared (bindende svar) before signing'),
    ),
    named(
      'exit',
      section(
        'Exit proceeds',
        'Upon exit or liquidation, proceeds are distributed in this order:',
        list(
          '1)',
          'to the B-shares, their subscription amount, once;',
          item(
            'thereafter to all shares pro rata, however:',
            list(
              'a)',
              'the B-shares stop when they have received twice their subscription amount in total;',
              'the holder may convert into A-shares instead, if that gives more.',
            ),
          ),
        ),
        withdrawn(
          paragraph('B-shares rank ahead of shareholder loans from the residents’ association as well.'),
        ),
      ),
    ),
    section(
      'Protection against dilution',
      'In a round at a lower valuation, the B-shares are compensated according to the weighted average method on a broad base. Warrants fall outside.',
    ),
    section(
      'Board (bestyrelse)',
      'Five members elected by the general meeting: two appointed by the founders, two by Sydhav, and an independent chairperson. Meetings every other month, of which one on the island.',
      inserted(paragraph('The residents’ association may send a listener.')),
      'Decisions on these matters need the vote of a member appointed by Sydhav:',
      list(
        '·',
        'business plan and yearly budget',
        'loans above DKK 500,000, mortgages and sureties',
        'acquisitions, and sale of material assets or rights',
        'agreements with owners or those near to them',
        'appointment and dismissal of the director',
      ),
    ),
    section(
      'Reporting',
      'Quarterly: accounts, liquidity for twelve months, and the three goals. Yearly: annual report with an auditor’s statement and an SFDR article 9 form, which Sydhav fills in and the Company checks.',
    ),
    section(
      'Transfer of shares',
      list(
        'a.',
        'Subscription rights in later capital increases follow ownership.',
        'Right of first refusal for all owners, except for transfers to one’s own holding company.',
        'Co-sale: when an owner sells more than 10 per cent, the others can sell in the same proportion and at the same terms.',
        'Co-sale duty: two thirds of all votes, including Sydhav’s, can require that everyone sells. It may not be used in favour of a buyer who would give up the purpose.',
      ),
      'When seven years have passed since closing without an exit, Sydhav can demand that the Company buys back the B-shares at the subscription amount, so far as the law on companies leaves room for it.',
    ),
    section(
      'Founders',
      'Reverse vesting for four years, month by month. All is vested at once when the Company is sold.',
      'A founder who gives notice in the vesting period, or who is rightfully dismissed, is a bad leaver and must offer the unvested part at nominal value. Illness, parental leave and death never make anyone a bad leaver.',
      'Non-competition clause of twelve months against compensation under ansættelsesklausulloven.{^komp}',
      'Warranties are given by the founders within a limit of DKK 600,000 for eighteen months.',
    ),
    section(
      'Conditions',
      list(
        '→',
        'legal and technical review, at most DKK 150,000, borne by the Company after closing',
        'permit from Svendborg Kommune for the second store',
        'approval by Sydhav’s investment committee on {-3-} {+17+} June',
      ),
    ),
    fixed(
      section(
        'Exclusivity, law',
        'The founders negotiate with nobody else for 60 days after signature.',
        'Danish law governs. Disputes that cannot be settled over coffee are decided by the City Court of Svendborg.',
        'Binding: this paragraph and confidentiality. {ref:exit} and all others await the ownership agreement (ejeraftale).',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annex: timetable',
          grid(
            ['Week', 'Step'],
            ['23', 'Data room open'],
            ['25', 'Committee'],
            ['27', 'Ejeraftale, first draft'],
            ['33', 'Extraordinary general meeting, payment'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    earn: 'Version 2 spoke of one fifth and of all three goals. Jeppe found it too hard, the committee too soft.',
    komp: '40% of salary, or 60% if a customer clause is added, which nobody wishes.',
  },
  signatures: [
    {
      for: 'Underskrifterne i dette dokument er juridisk bindende. Dokumentet er underskrevet via Penneo™ sikker digital underskrift.',
      lines: [
        'Anders Højbjerg (CPR valideret), Partner, på vegne af Sydhav Impact K/S',
        'Serienummer: 5c0e7d1a-93b2-4e0f-a1d7-60b9f2c4e8aa',
        'IP: 80.62.xxx.xxx   2025-05-26 07:41:12 UTC',
        'Maiken Thorup, Stifter',
        'Jeppe Lundager, Stifter',
        'Penneo dokumentnøgle: 7XQ4M-LB0ZT-KE3WA-HYD21',
      ],
    },
  ],
};
