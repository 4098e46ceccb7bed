import type { ClauseFinding, ExitScenario, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import { mostImportantFindings } from '../assessment/most-important-findings.ts';
import { type BoardSeats, boardSeats } from './board-seats.ts';
import { headlineOf } from './headline.ts';
import { shortAsk } from './short-ask.ts';

/** What an answer is made from; an older server leaves facts out. */
export type AnswerInput = Pick<
  TermSheetAnalysis,
  | 'overallRisk'
  | 'verdict'
  | 'economicTerms'
  | 'governanceTerms'
  | 'founderRestrictions'
  | 'missingClauses'
  | 'coverage'
  | 'exitScenarios'
> & { readonly facts: Partial<TermSheetAnalysis['facts']> };

/** A finding to settle first, and what to ask for in a few words. */
export interface Priority {
  readonly finding: ClauseFinding;
  readonly ask: string;
}

/** How many findings have a colour. */
export interface RatingCount {
  readonly rating: RiskRating;
  readonly count: number;
}

/** The answer to "what is this offer?", for the first screen of a report. */
export interface Answer {
  /** What the offer is and what to do, in one or two short sentences; empty for an unknown rating. */
  readonly headline: string;
  /** Why the colour is what it is. */
  readonly reason: string;
  /** At most three. */
  readonly priorities: readonly Priority[];
  /** The gravest first; colours that no finding has are left out. */
  readonly counts: readonly RatingCount[];
  /** A sale at what the round values the company at; null where there are no figures. */
  readonly exitAtValuation: ExitScenario | null;
  /** Null where the document does not state the board. */
  readonly board: BoardSeats | null;
}

/** Sale prices go from half of the valuation after the round, through the valuation itself, upwards. */
const placeOfValuation = 1;

/**
 * Puts the answer together that a founder should have in ten seconds.
 * @example answerOf(analysis).headline // '18 terms are harsh for founders. Settle these three first.'
 */
export function answerOf(analysis: AnswerInput): Answer {
  const priorities = mostImportantFindings(analysis).map((finding) => ({
    finding,
    ask: shortAsk(finding.recommendation),
  }));
  return {
    headline: headlineOf(analysis, priorities.length),
    reason: analysis.verdict,
    priorities,
    counts: countsOf(analysis),
    exitAtValuation: analysis.exitScenarios?.[placeOfValuation] ?? null,
    board: boardSeats(analysis.facts.board),
  };
}

/** How many findings of a report have each colour, the gravest first. */
export function countsOf(
  lists: Pick<AnswerInput, 'economicTerms' | 'governanceTerms' | 'founderRestrictions' | 'missingClauses'>,
): readonly RatingCount[] {
  const all = [
    ...lists.economicTerms,
    ...lists.governanceTerms,
    ...lists.founderRestrictions,
    ...lists.missingClauses,
  ];
  return (['Red', 'Amber', 'Green'] as const)
    .map((rating) => ({ rating, count: all.filter((finding) => finding.rating === rating).length }))
    .filter(({ count }) => count > 0);
}
