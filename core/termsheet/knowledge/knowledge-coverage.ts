import type { Jurisdiction } from '../analysis.ts';
import { noFacts } from '../facts.ts';
import { colourRules } from './colour-rules.ts';
import { legalNote } from './find-legal-notes.ts';
import { applicableLaw } from './law-places.ts';
import { normOf } from './norms.ts';

/** What a report can show beside a clause: a market figure, a point of law, both or neither. */
export type KnowledgeCover = 'figure' | 'law' | 'both' | 'none';

/** A chosen jurisdiction without a stated law, or a law that a document states. */
export interface CoverPlace {
  readonly name: string;
  readonly jurisdiction: Jurisdiction;
  readonly governingLaw: string | null;
}

const chosen = (jurisdiction: Jurisdiction): CoverPlace => {
  return { name: jurisdiction, jurisdiction, governingLaw: null };
};
// Whatever was chosen, a stated law decides: the United States are what a visitor has who chooses nothing.
const stated = (governingLaw: string): CoverPlace => {
  return { name: governingLaw, jurisdiction: 'US', governingLaw };
};

/** The three choices, then laws that documents state. */
export const coverPlaces: readonly CoverPlace[] = [
  ...(['US', 'UK', 'EU'] as const).map(chosen),
  ...['Delaware', 'California', 'England and Wales', 'Scotland', 'Ireland', 'Germany', 'France'].map(stated),
  ...['Netherlands', 'India', 'Australia', 'Singapore', 'Canada', 'Ontario', 'South Africa'].map(stated),
];

/** One clause with its cover in each place of {@link coverPlaces}. */
export interface ClauseCover {
  readonly clause: string;
  readonly name: string;
  readonly covers: readonly KnowledgeCover[];
}

/** What the report knows of each clause in each place. */
export function knowledgeCoverage(): ClauseCover[] {
  return colourRules.map(({ clause, name, norm, law }) => {
    const covers = coverPlaces.map(({ jurisdiction, governingLaw }) => {
      const facts = { ...noFacts, governingLaw };
      const hasFigure = norm !== undefined && normOf(norm, { jurisdiction, facts }) !== undefined;
      const { places } = applicableLaw(governingLaw, jurisdiction);
      return coverOf(
        hasFigure,
        law.some((topic) => legalNote(topic, places) !== undefined),
      );
    });
    return { clause, name, covers };
  });
}

function coverOf(hasFigure: boolean, hasLaw: boolean): KnowledgeCover {
  if (hasFigure) return hasLaw ? 'both' : 'figure';
  return hasLaw ? 'law' : 'none';
}
