import type { Jurisdiction } from '../analysis.ts';
import { type PlaceOfLaw, placeOfLaw } from '../clauses/governance/places-of-law.ts';
import { type Fact, unresolved } from '../facts.ts';

/** A place whose law we have notes on. `US`, `UK` and `Canada` are what holds in all of their states and parts. */
export type LawPlace = CountryOfLaw | PartOfCountry;
type CountryOfLaw = 'US' | 'UK' | MemberOfUnion | 'India' | 'Australia' | 'Singapore' | 'Canada';
type MemberOfUnion = 'Germany' | 'France' | 'Netherlands' | 'Ireland';
type PartOfCountry = 'Delaware' | 'California' | 'Scotland' | 'Ontario';

const placeOfCountry: Readonly<Record<string, CountryOfLaw>> = {
  'United States': 'US',
  'United Kingdom': 'UK',
  Germany: 'Germany',
  France: 'France',
  Netherlands: 'Netherlands',
  Ireland: 'Ireland',
  India: 'India',
  Australia: 'Australia',
  Singapore: 'Singapore',
  Canada: 'Canada',
};
const parts: readonly PartOfCountry[] = ['Delaware', 'California', 'Scotland', 'Ontario'];

const placesOfJurisdiction: Readonly<Record<Jurisdiction, readonly LawPlace[]>> = {
  // A venture-backed company is a Delaware corporation more often than not, but only its papers say so.
  US: ['US'],
  UK: ['UK'],
  EU: ['Germany', 'France', 'Netherlands', 'Ireland'],
};

/** Members of the European Union among the places whose laws documents choose. */
const unionMembers = new Set(
  [
    'Austria Belgium Bulgaria Croatia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy',
    'Latvia Lithuania Luxembourg Netherlands Poland Portugal Romania Spain Sweden',
  ]
    .join(' ')
    .split(' '),
).add('Czech Republic');

/** The law that a report speaks of. */
export interface ApplicableLaw {
  readonly places: readonly LawPlace[];
  /** A governing law that the document states and that we have no notes on. */
  readonly unknownLaw?: string;
}

/** The place whose law a document states; null where it states none that we know, or leaves it open. */
export function statedPlace(governingLaw: Fact<string>): PlaceOfLaw | null {
  return governingLaw === null || governingLaw === unresolved ? null : placeOfLaw(governingLaw);
}

/** The market whose counts fit the document: that of the law it states, else the chosen one; null where none is kept. */
export function marketOf(governingLaw: Fact<string>, jurisdiction: Jurisdiction): Jurisdiction | null {
  const stated = statedPlace(governingLaw);
  if (!stated) return jurisdiction;
  if (stated.country === 'United States') return 'US';
  if (stated.country === 'United Kingdom') return 'UK';
  return unionMembers.has(stated.country) ? 'EU' : null;
}

/** The law that the document states, else that of the chosen jurisdiction. */
export function applicableLaw(governingLaw: Fact<string>, jurisdiction: Jurisdiction): ApplicableLaw {
  const stated = statedPlace(governingLaw);
  if (!stated) return { places: placesOfJurisdiction[jurisdiction] };
  const country = placeOfCountry[stated.country];
  if (!country) return { places: [], unknownLaw: stated.name };
  return { places: [...parts.filter((part) => part === stated.name), country] };
}
