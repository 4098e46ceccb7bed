import { taxonomy } from '../clauses/taxonomy.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';
import { anyOf } from '../reading/any-of.ts';
import type { ExpectedTerm } from './expected-term.ts';
import { isCompanyOf } from './place.ts';

function isFrom(country: string): (input: CheckInput) => boolean {
  return (input) => input.jurisdiction === 'EU' && isCompanyOf(input, country);
}

const optionTax = anyOf(
  /\bVSOP\b|\bvirtual\b|\b(?:section|sec\.|s\.|\u00a7) ?19a\b|\blohnsteuer|\bwage tax/i,
  /\b(?:options?|ESOP|plan|programme|incentives?)\b[^.;]{0,80}\btax/i,
  /\btax\w*\b[^.;]{0,80}\b(?:options?|ESOP|plan|programme|incentives?)\b/i,
);

/** Form and tax that German and French rounds have to settle. */
export const continentalTerms: readonly ExpectedTerm[] = [
  {
    clause: taxonomy.bindingTerms,
    title: 'Notarisation',
    appliesTo: ['priced-equity'],
    isExpected: isFrom('Germany'),
    isDealtWith: ({ reading }) => /\bnotar|\bbeurkund/i.test(reading.text),
    risk: 'The document does not say what must be notarised or who pays for it; a promise not made in the required form may bind nobody.',
    recommendation:
      'Ask which agreements are notarised and when, and for the notary’s fee to count towards the capped costs.',
    law: 'notarisation',
  },
  {
    clause: taxonomy.optionPool,
    title: 'Tax of the option plan',
    appliesTo: ['priced-equity'],
    isExpected: isFrom('Germany'),
    isDealtWith: ({ reading }) => optionTax.test(reading.text),
    risk: 'The document does not say whether staff get real or virtual shares, on which their tax depends: real shares can be taxed before there is money to pay.',
    recommendation:
      'Ask for the plan to say whether it grants virtual options or real shares, and take tax advice on it before you sign.',
    law: 'german-option-plan',
  },
  {
    clause: taxonomy.optionPool,
    title: 'Founder warrants (BSPCE)',
    appliesTo: ['priced-equity'],
    isExpected: isFrom('France'),
    isDealtWith: ({ reading }) => /\bBS?PCE\b|\b163 bis G\b|\bparts? de cr\u00e9ateur/i.test(reading.text),
    risk: 'The document does not say whether staff and managers receive BSPCE, the French options with tax rules of their own.',
    recommendation:
      'Ask how many BSPCE the company may grant, and for nothing in this round to take away its right to grant them.',
    law: 'french-option-plan',
  },
];
