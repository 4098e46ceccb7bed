import type { Jurisdiction } from '../analysis.ts';
import { countryOfCompany, placeOfLaw } from '../clauses/governance/places-of-law.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';

const homes: Readonly<Record<Exclude<Jurisdiction, 'EU'>, string>> = {
  US: 'United States',
  UK: 'United Kingdom',
};

/**
 * Whether a term of one place's tax law can be expected: the document is held against that place and does not
 * itself point to another one, by its law, its company or its words.
 */
export function isHeldAgainst(input: CheckInput, place: keyof typeof homes): boolean {
  if (input.jurisdiction !== place || (input.signals.statedJurisdiction ?? place) !== place) return false;
  return countriesOf(input).every((country) => country === homes[place]);
}

/** Whether the company is from a country: by its legal form, else by the law that governs. */
export function isCompanyOf(input: CheckInput, country: string): boolean {
  return countriesOf(input)[0] === country;
}

/** The countries that the company's form and the governing law point to, where they do, in this order. */
function countriesOf({ reading, facts }: CheckInput): string[] {
  const law = facts.governingLaw === null ? null : placeOfLaw(facts.governingLaw);
  return [countryOfCompany(reading), law?.country].filter((country) => typeof country === 'string');
}
