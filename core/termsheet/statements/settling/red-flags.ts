import type { ClauseFinding } from '../../analysis.ts';
import { correctedFinding, type PlacedFinding } from '../../assessment/finding.ts';
import type { Clause } from '../../clauses/clause.ts';
import type { TermSheetFacts } from '../../facts.ts';
import type { Reading } from '../../reading/reading.ts';
import { harmfulByWords } from '../doubt-harm.ts';
import { isForm } from '../form.ts';
import { harshPassage } from '../harsh-passage.ts';
import { hasHarshFigures } from '../harsh-value.ts';
import { logOdds, weighed } from '../log-odds.ts';
import type { HarshPassage } from '../read-statements.ts';
import type { HarmSettling } from './settling-weights.ts';

/** A clause with what tells whether a founder's lawyer would call it seriously harmful. */
export interface RatedClause {
  readonly clause: string;
  readonly figures: readonly number[];
  /** Its likeliest passages to harm, the likeliest first. */
  readonly passages: readonly HarshPassage[];
}

type Rated = Pick<ClauseFinding, 'id' | 'rating' | 'by' | 'evidence'>;

/**
 * From here on a clause is Red that nothing else has called so, and below this a Red is taken for Amber. In offers of
 * hands that the model was not trained with, that takes back four wrong Reds for each right one, and finds two right
 * ones for each wrong one. More is asked for against the wordings: where they deny the term, in a form, and where harm
 * lies in a figure rather than in words.
 */
const harmful = { usual: 0.5, againstWordings: 0.75 };
const doubtful = { usual: 0.4, certain: 0.1 };
/** A passage that is less likely to be harmful than this cannot make a clause Red by what stands elsewhere. */
const leastPassage = 0.1;
/** A founder reads a few passages, not twenty. */
const mostQuotes = 2;

/** What a document is rated by once more. */
export interface RedFlagContext {
  readonly reading: Reading;
  readonly clauses: readonly Clause[];
  readonly passages: readonly HarshPassage[];
  /** What the wordings have read. In a form they are at home: what they call Red there is taken back more rarely. */
  readonly facts: TermSheetFacts;
  /** Clauses of which the wordings have read that there is no such term. */
  readonly denied: ReadonlySet<string>;
}

/**
 * Weighs for each clause whether it is Red, by its findings, by its passages and by how many other clauses are: what is
 * likely is Red, marked as read by likeness, and a Red that is not likely is Amber, and marked. Contradictions are left alone.
 */
export function withSettledRedFlags(
  findings: readonly PlacedFinding[],
  weights: HarmSettling | null,
  { reading, clauses, passages, facts, denied }: RedFlagContext,
): readonly PlacedFinding[] {
  if (!weights) return findings;
  const isInForm = isForm(facts);
  const rated = ratedClauses(
    findings.map(({ finding }) => finding),
    passages,
  ).map((one) => ({ ...one, probability: weighed(weights, one.figures, weights.clauses[one.clause]) }));
  const below = (least: number): ReadonlySet<string> =>
    new Set(rated.flatMap(({ clause, probability }) => (probability < least ? [clause] : [])));
  const [unlikely, hardlyThere] = [below(doubtful.usual), below(doubtful.certain)];
  const isDoubted = ({ finding: { id, rating, by }, isContradiction }: PlacedFinding): boolean => {
    if (rating !== 'Red' || isContradiction || hasHarshFigures(id, facts)) return false;
    if (by === 'model') return unlikely.has(id);
    return (isInForm || !harmfulByWords.has(id) ? hardlyThere : unlikely).has(id);
  };
  const settled = findings.map((placed) =>
    isDoubted(placed)
      ? correctedFinding({ ...placed, finding: { ...placed.finding, rating: 'Amber' } })
      : placed,
  );
  const red = new Set(settled.flatMap(({ finding }) => (finding.rating === 'Red' ? [finding.id] : [])));
  const found = rated.flatMap(({ clause: id, probability, passages: own }) => {
    const clause = clauses.find((one) => one.id === id);
    const telling = own.filter((passage) => passage.probability >= leastPassage).slice(0, mostQuotes);
    const least = isInForm || denied.has(id) ? harmful.againstWordings : harmful.usual;
    if (!clause || probability < least || red.has(clause.id) || telling.length === 0) return [];
    return [
      harshPassage(
        clause,
        'Red',
        telling.map(({ sentence }) => reading.evidence(sentence)),
      ),
    ];
  });
  const named = new Set(found.map(({ finding }) => finding.id));
  return [...settled.filter(({ finding }) => !(named.has(finding.id) && finding.uncertain)), ...found];
}

/** A clause without a passage that resembles harm has one faintly. */
const nothing = 0.01;

/**
 * The clauses that have findings or passages. Figures: log odds of the likeliest passage and of the next; 1 where the
 * clause has read it, where it is too short to tell, and where harm for no other clause is likelier in it; 1 where a
 * finding is Red, where one is Amber, where a Red comes from the wordings, from likeness, and from what is not there; and
 * how many other clauses are Red, as the logarithm of one more.
 */
export function ratedClauses(
  findings: readonly Rated[],
  passages: readonly HarshPassage[],
): readonly RatedClause[] {
  const clauses = [...new Set([...findings.map(({ id }) => id), ...passages.map(({ clause }) => clause)])];
  const isRed = new Set(findings.flatMap(({ id, rating }) => (rating === 'Red' ? [id as string] : [])));
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return clauses.map((clause) => {
    const own = findings.filter(({ id }) => id === clause);
    const reds = own.filter(({ rating }) => rating === 'Red');
    const ranked = passages
      .filter((passage) => passage.clause === clause)
      .toSorted((one, other) => other.probability - one.probability);
    const [first, second] = ranked;
    const others = isRed.size - is(isRed.has(clause));
    return {
      clause,
      passages: ranked,
      figures: [
        logOdds(first?.probability ?? nothing),
        logOdds(second?.probability ?? nothing),
        is(first?.readBy.has(clause) ?? false),
        is(first?.isShort ?? false),
        is(first?.isLikeliest ?? false),
        is(reds.length > 0),
        is(own.some(({ rating }) => rating === 'Amber')),
        is(reds.some(({ by }) => by !== 'model')),
        is(reds.some(({ by }) => by === 'model')),
        is(reds.some(({ evidence }) => !evidence)),
        Math.log1p(others),
      ],
    };
  });
}
