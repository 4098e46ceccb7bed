import type { Offer } from '../../content/offer.ts';
import { grid, list, section, unnumbered } from '../../content/write.ts';

/** A São Paulo fund: a convertible loan, clauses in the Brazilian order. */
export const chapadaBio: Offer = {
  id: 'chapada-bio',
  hand: 'São Paulo fund, clauses with figures in brackets',
  place: 'BR',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Chapada Bioinsumos Ltda. | Mútuo conversível | Principal terms',
  front: ['Ipê Capital', 'São Paulo, 15 de agosto'],
  numbering: { sections: 'Clause 1' },
  facts: {
    currency: 'BRL',
    amount: 2_500_000,
    safeCap: 20_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 10,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 24,
    noShopDays: 40,
    governingLaw: 'Brazil',
  },
  body: [
    section(
      'Amount and schedule',
      'Ipê lends R$ 2.500.000,00 (two million five hundred thousand reais), as follows:',
      grid(
        ['Instalment', 'Amount', 'Event'],
        ['1', 'R$ 1.000.000,00', 'Signature'],
        ['2', 'R$ 900.000,00', 'Registration of the first product'],
        ['3', 'R$ 600.000,00', 'R$ 250.000,00 of monthly revenue'],
      ),
    ),
    section('Interest', '10% (ten per cent) a year, converted with the principal. No monetary correction.'),
    section(
      'Conversion',
      list(
        'a)',
        'On a qualified investment, being R$ 5.000.000,00 or more: at 20% (twenty per cent) below its price, limited to a valuation of R$ 20.000.000,00 before the investment.',
        'On a sale of control: by choice of Ipê, at that limit.',
        'On maturity, after 30 (thirty) months: at R$ 12.000.000,00, or repayment in twelve monthly parts, by choice of Ipê.{^debenture}',
      ),
      'The company becomes an S.A. before conversion. Until then Ipê is a creditor and not a partner, and answers for none of the company’s debts.',
    ),
    section(
      'Rights until conversion',
      list(
        'a)',
        'Prior approval of new loans, of distributions and of contracts with partners;',
        'Monthly report and audited yearly accounts;',
        'Preference in later investments in proportion to the converted holding.',
      ),
    ),
    section(
      'Partners',
      'Dedication to the company. No competition for 24 (twenty-four) months. Inventions belong to the company.',
    ),
    section(
      'Acceleration',
      'Ipê may declare the loan due if the partners transfer quotas without approval, in case of fraud, or if the company ceases its activity.',
    ),
    unnumbered(
      section('General', 'Exclusivity of forty days. Laws of Brazil; chamber of arbitration in São Paulo.'),
    ),
  ],
  footnotes: {
    debenture:
      'The model of the chamber of commerce gives a 30% discount and security over the plant. We use neither.',
  },
  signatures: [
    { for: 'Ipê Capital Gestora', lines: ['Marina Couto'] },
    { for: 'Witnesses', lines: ['1. ______________', '2. ______________'] },
  ],
};
