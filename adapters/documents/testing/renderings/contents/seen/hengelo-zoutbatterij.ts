import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A province’s fund: three columns under the same head row in each article, policy beside every term. */
export const hengeloZoutbatterij: Offer = {
  id: 'hengelo-zoutbatterij',
  hand: 'KA2 Twente regional fund, three columns with the policy reason beside each term',
  place: 'NL',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Investment proposal on main lines – Zoutbatterij Hengelo B.V.',
  front: [
    'Groeifonds Regge en Dinkel B.V. (the “Fund”)',
    'Reference: GRD.2207/3 – to be treated confidentially',
    'Enschede, 6 May',
    'English translation of the Dutch proposal, for Dr. Oyelaran. In case of difference this English version counts.',
  ],
  numbering: { sections: 'Article 1' },
  running: {
    heads: ['GRD.2207/3'],
    foot: 'Groeifonds Regge en Dinkel – a fund of province and municipalities – {page}/{pages}',
  },
  facts: {
    currency: 'EUR',
    preMoney: 3_600_000,
    postMoney: 4_500_000,
    amount: 900_000,
    pricePerShare: 20,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 4,
    dividendCumulative: true,
    board: { total: 3, founders: 1, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 24,
    noShopDays: 45,
    governingLaw: 'the Netherlands',
  },
  body: [
    paragraph(
      'On 24 April the investment committee advised positively. In the right column stands why we ask for something, because people say of public money that one never learns why.',
    ),
    section(
      'Money',
      grid(
        ['Subject', 'Proposal', 'Because'],
        ['Contribution', '€900,000 cash, 45,000 preference shares A at €20.00', 'Maximum is €1 million'],
        ['Valuation', '€3,600,000 before, €4,500,000 after; Fund 20%', 'DCF of 2 April'],
        ['Spending', 'Pilot 60%, certification 25%, remainder free', 'No export aid'],
        ['Private part', '€300,000 or more, subordinated, by the deed', 'Market conformity{^aid}'],
      ),
      'Private part means money from a party that no public body controls. The pilot stands at the Twentekanaal; real estate is not bought with our contribution.',
      drafting('Name of the bank is known to us but not yet to its own credit committee. Fill in later.'),
    ),
    named(
      'prefs',
      section(
        'Preference shares A',
        grid(
          ['Subject', 'Proposal', 'Because'],
          ['Dividend', '4% a year on €20.00, cumulative', 'What money costs us'],
          ['Sale or winding up', '1x and dividend in arrears, before all others', 'No double dip'],
          ['Cheaper issue', 'Weighted average, broad-based', '{-Full ratchet in the first year-} customary'],
          ['Conversion', 'One for one, any time', ''],
        ),
        'After its 1x, A takes no part in what remains; it may convert beforehand if that yields more.',
      ),
    ),
    section(
      'Say',
      grid(
        ['Subject', 'Proposal', 'Because'],
        [
          'Supervisors',
          'Three: one of the founders, one of the Fund, one independent',
          'Fund never presides',
        ],
        ['Approval', 'Of the Fund beforehand, for the acts below', 'Council’s list'],
        ['Figures', 'Quarterly in our portal; annual accounts by 1 May', '14 municipalities ask us'],
      ),
      'The acts are: issuing shares; loans above €100,000; selling know-how; starting other activities; moving the seat. The independent supervisor presides. Each January we count jobs.',
      commented(
        paragraph('Approval that is not refused within ten working days is given.'),
        'A. Oyelaran',
        'Very good. Please let this survive the lawyers.',
      ),
    ),
    section(
      'Staying',
      'Production and head office stay between Deventer and the border for five years. If the Company leaves sooner it buys back A at issue price with arrears.',
      withdrawn(paragraph('Moreover it then owes a penalty of €250,000.')),
      remark(
        'To Marloes: legal asks whether free movement of establishment allows this. Answer of Brussels desk not in yet. DO NOT SEND WITH THIS REMARK IN IT.',
      ),
    ),
    section(
      'Founders and transfer',
      list(
        '–',
        'Founders keep their shares 24 months from the deed; thereafter an obligation to offer them to fellow holders.',
        'Whoever takes part in a new issue may do so for his percentage.',
        'Tag-along for everybody at a sale by a founder; drag-along with 66⅔% of all votes, and A among them.',
        'Vesting in 48 monthly steps, of which the first twelve come together after a year.',
        'Bad leaver: dismissal for urgent reason or a grave breach, in no other case. Resigning is leaving well if three months’ notice is given.',
        'After leaving, 12 months without competing work on thermal storage in the Benelux and the Ruhr area.',
        'Company and founders give guarantees, founders to a maximum of €45,000 each.',
      ),
    ),
    fixed(
      section(
        'Progress',
        'From acceptance you negotiate for 45 days with no other party about capital. Until the deed of issue either party may stop, without reasons and without costs to the other.',
        'Reservations: approval by the shareholder (Provincial Executive) where the minutes of {*11 June*} show no objection; due diligence on patent NL 20 999 99; signature by Stichting Beheer Oyelaran.',
        'The law of the Netherlands applies. Disputes: court of Overijssel, location Almelo.',
        'This proposal falls under the Open Government Act. Business data in {ref:prefs} will be blackened if somebody requests it.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annex 1. Shares after the deed',
          grid(
            ['Holder', 'Number', 'Share'],
            ['Stichting Beheer Oyelaran', '99,000', '44%'],
            ['Kortink Holding B.V.', '63,000', '28%'],
            ['University of Twente Participations', '18,000', '8%'],
            ['Fund (A)', '45,000', '20%'],
            ['Total', '225,000', '100%'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    aid: 'Under the General Block Exemption Regulation the alternative is 10% private at the riskier stage. The first proposal was a loan of €600,000 at 8% under De minimis; that was withdrawn because of the ceiling.',
  },
  signatures: [
    {
      for: 'Groeifonds Regge en Dinkel B.V., represented by its director Regionale Beheermaatschappij Oost N.V.',
      lines: ['w.g. M. ter Braak', 'mr. drs. M.J. ter Braak', 'i.o. H. Wissink, fund manager'],
    },
    {
      for: 'Voor akkoord / agreed, in duplicate',
      lines: [
        'Zoutbatterij Hengelo B.V.',
        'Place: ....................   Date: ....................',
        'Dr. A. Oyelaran',
        'ir. B. Kortink',
      ],
    },
    {
      for: 'Bijlagen: 1 (capital), 2 (privacy statement, separately)',
      lines: ['Kopie: gemeente Hengelo, EZ'],
    },
  ],
};
