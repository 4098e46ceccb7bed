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
  section,
  term,
  terms,
  withdrawn,
} from '../../content/write.ts';

/** A family office's loan that converts: clauses, Brazilian figures, witnesses and a spouse. */
export const cipoPolen: Offer = {
  id: 'cipo-polen',
  hand: 'Belo Horizonte family office, English of its own, convertible loan',
  place: 'BR',
  type: 'convertible-note',
  language: 'en-US',
  title: 'PROPOSAL OF CONVERTIBLE LOAN (MÚTUO CONVERSÍVEL)',
  front: [
    'Lender: Família Drummond Vilela Participações S.A., CNPJ 31.550.874/0001-06 (“FDV”)',
    'Borrower: Cipó Pólen Tecnologia Ltda., CNPJ 48.917.220/0001-53 (the “Startup”)',
    'Consenting parties: Iara Bastos Leal and Otávio Nishimura (the “Partners”)',
  ],
  cover: [
    'FDV Participações',
    'Proposal nº 022/2025',
    'Cipó Pólen Tecnologia Ltda.',
    'Valid without signature only for discussion',
  ],
  numbering: { sections: 'Clause 1' },
  running: { heads: ['FDV – Proposal nº 022/2025'], foot: 'Initials: ____ ____ ____      {page}/{pages}' },
  facts: {
    currency: 'BRL',
    amount: 4_000_000,
    safeCap: 30_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 8,
    noteMaturityMonths: 30,
    antiDilution: 'full-ratchet',
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 60,
    cliffMonths: 12,
    nonCompeteMonths: 24,
    founderWarranties: 'uncapped',
    noShopDays: 90,
    breakFee: true,
    governingLaw: 'Brazil',
  },
  body: [
    paragraph(
      'CONSIDERING THAT the Startup breeds stingless bees and rents them by the week to growers of coffee and passion fruit, and that FDV has coffee in three municipalities and wishes to see more bees there;',
    ),
    paragraph(
      'CONSIDERING THAT the Startup is still a limitada and will be turned into a corporation (S.A.) before any conversion;',
    ),
    paragraph('FDV proposes what comes below.'),
    section(
      'The Loan',
      'FDV lends R$ 4.000.000,00 (four million reais) to the Startup, in three deposits:',
      grid(
        ['Deposit', 'When', 'R$'],
        ['First', '5 business days after signing', '1.500.000,00'],
        ['Second', '1.200 hives in service', '1.500.000,00'],
        ['Third', 'MAPA registration of the feed', '1.000.000,00'],
      ),
      commented(
        paragraph(
          'Use of proceeds: hives, two trucks, the laboratory in Santana do Riacho. No payment of debts with the Partners.',
        ),
        'Lívia (jurídico)',
        'Otávio put in R$ 180 mil as AFAC. Is that a debt with the Partners?',
      ),
    ),
    section(
      'Interest and term',
      terms(
        ['Interest', '8% per year, simple, pro rata die, capitalised only at conversion.'],
        ['Term', '30 months counted from the first deposit.'],
        [
          'IOF and income tax',
          'IOF for the account of the Startup; withholding income tax following the regressive table.{^iof}',
        ],
        withdrawn(term('Monetary correction', 'The balance is corrected by IPCA on each anniversary.')),
      ),
    ),
    named(
      'conversion',
      section(
        'Conversion',
        'The balance converts into preferred shares of the Startup:',
        list(
          'I.',
          'automatically, in a round of R$ 6.000.000,00 or more led by a third party;',
          'by decision of FDV, in any smaller round, or at the end of the term;',
          'by decision of FDV, on the eve of a change of control.',
        ),
        'The price per share is the lower of (x) the price of the round less 20% and (y) the price that results from a valuation of R$ 30.000.000,00 (thirty million reais), which is the cap.',
        'If FDV does not convert at the end of the term, the balance is paid in six monthly instalments.',
        inserted(
          paragraph(
            'Until conversion FDV is not a partner, does not answer for labor or tax debts, and does not form an economic group with the Startup (art. 61-A, LC 123/2006, by analogy).',
          ),
        ),
      ),
    ),
    section(
      'Protection of the price',
      'When the Startup, in the 24 months after conversion, issues shares at less than FDV’s price, FDV receives free of charge the shares needed for its price to become equal to the lower one (full ratchet).',
      drafting(
        'Comment FDV: Partners’ lawyer asked for weighted average on 06/08. Dr. Renato refused by telephone. Keep',
      ),
    ),
    section(
      'Governance until conversion',
      'FDV indicates an observer to the meetings of the Partners. It has no seat and no vote there.{^conselho}',
      'Depend on prior consent of FDV, in writing, e-mail being sufficient:',
      list(
        'a)',
        'alteration of the social contract, except for transformation into S.A.;',
        'loans and guarantees whose sum surpasses R$ 250.000,00;',
        item('disposal of', list('–', 'mother colonies,', 'the brand, or', 'the software of routes;')),
        'remuneration of Partners beyond R$ 18.000,00 per month each;',
        'distribution of profits.',
      ),
    ),
    section(
      'Information',
      'Balance sheet of each month by the 25th day of the following one; annual statements reviewed by an independent auditor; access to the books with 48 hours of notice.',
    ),
    section(
      'Preference, tag and drag',
      '{*Preference.*} FDV has preference in new issues, in the proportion it would have if converted.',
      '{*Tag along.*} 100% of the price paid to any Partner who sells.',
      '{*Drag along.*} After the fourth year, FDV and one Partner together can oblige the other to sell to a third party in good faith for no less than R$ 60.000.000,00.',
    ),
    section(
      'The Partners',
      'Quotas are subject to vesting of 60 months with a cliff of 12 months, monthly after the cliff.',
      'Exclusive dedication. Non-competition in bees, pollination and honey for 24 months after the exit, in Minas Gerais, Espírito Santo and Bahia.',
      'The Partners declare and guarantee, jointly and without limit of value, that the Startup has no hidden liabilities, especially environmental ones (IBAMA, IEF) and labor ones.',
    ),
    section(
      'Exclusivity and fine',
      '90 days of exclusivity as of the acceptance. The Startup that negotiates with another in this period pays to FDV a non-compensatory fine of R$ 120.000,00.',
    ),
    section(
      'Anticipated maturity',
      'The balance falls due at once in the event of:',
      list(
        '(i)',
        'judicial recovery or bankruptcy;',
        'false declaration;',
        'Partner leaving without consent before the second deposit;',
        'use of the money in disagreement with the first clause.',
      ),
    ),
    fixed(
      section(
        'Law and arbitration',
        'Laws of the Federative Republic of Brazil. Disputes go to the CAMARB, in Belo Horizonte, one arbitrator, in Portuguese. Should this text and its Portuguese version diverge, the Portuguese prevails.',
        'Nothing in {ref:conversion} obliges FDV before the definitive instrument. Exclusivity, fine and confidentiality oblige as of now.',
      ),
    ),
  ],
  footnotes: {
    iof: 'Accountant estimates IOF at R$ 75 thousand. A previous minute had FDV paying half.',
    conselho:
      'In the first proposal FDV had one of three chairs in a consultative council. The Partners preferred not to have a council.',
  },
  signatures: [
    {
      for: 'And, being thus just and agreed, they sign electronically (MP 2.200-2/2001), Belo Horizonte, 12 August 2025.',
      lines: [
        '_______________________________',
        'FAMÍLIA DRUMMOND VILELA PARTICIPAÇÕES S.A.',
        'p. Renato Drummond Vilela, Director',
      ],
    },
    {
      for: 'CIPÓ PÓLEN TECNOLOGIA LTDA.',
      lines: ['_______________________________', 'Iara Bastos Leal (administrator)', 'Otávio Nishimura'],
    },
    {
      for: 'Marital consent (outorga uxória)',
      lines: ['_______________________________', 'Camila Reis Nishimura, CPF ___.___.___-__'],
    },
    {
      for: 'Witnesses:',
      lines: ['1. ____________________ Name: CPF:', '2. ____________________ Name: CPF:'],
    },
  ],
};
