import type { ClauseFinding } from '../../analysis.ts';
import { correctedFinding, type PlacedFinding } from '../../assessment/finding.ts';
import type { Clause } from '../../clauses/clause.ts';
import { taxonomy } from '../../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../../facts.ts';
import type { Reading } from '../../reading/reading.ts';
import { isForm } from '../form.ts';
import { harshPassage } from '../harsh-passage.ts';
import { factsOfClause, hasHarshFigures, hasMildFigures, isToldByFigures } from '../harsh-value.ts';
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
 * From here on a clause is Red that nothing else has called so. More is asked for against the wordings: where they deny
 * the term or have read usual figures, and in a form.
 */
const harmful = { usual: 0.6, againstWordings: 0.75 };
/** And from here on a founder is asked to read its passages. */
const worthReading = 0.5;
/**
 * Below these a Red is taken for Amber: one by likeness, one by wordings, which are surer in a form, full participation,
 * whose usual words resemble nothing, figures that were reckoned or heard and are harmful by themselves, and two statements of a letter that differ, of which one is most often of another
 * deal. In offers of hands that the model was not trained with, 2,615 right Reds and 463 wrong ones become
 * 2,539 and 302 at 0.5 and 0.25 for wordings; at 0.35 and 0.2, three right Reds more of 1,150 and one wrong one (README.md).
 */
const doubtful = {
  likeness: { usual: 0.6, inForm: 0.7 },
  wordings: { usual: 0.35, inForm: 0.2 },
  participation: 0.1,
  heardFigures: 0.1,
  reckoned: 0.1,
  contradiction: 0.4,
};
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
  /** And what likeness has added to it. */
  readonly heard: TermSheetFacts;
  /** Clauses of which the wordings have read that there is no such term. */
  readonly denied: ReadonlySet<string>;
}

/**
 * Weighs for each clause whether it is Red, by its findings, by its passages and by how many other clauses are: what is
 * likely is Red, marked as read by likeness, and a Red that is not likely is Amber, and marked.
 */
export function withSettledRedFlags(
  findings: readonly PlacedFinding[],
  weights: HarmSettling | null,
  { reading, clauses, passages, facts, heard, denied }: RedFlagContext,
): readonly PlacedFinding[] {
  if (!weights) return findings;
  const isInForm = isForm(facts);
  const rated = ratedClauses(
    findings.map(({ finding }) => finding),
    passages,
  ).map((one) => ({ ...one, probability: weighed(weights, one.figures, weights.clauses[one.clause]) }));
  const chances = new Map(rated.map(({ clause, probability }) => [clause, probability]));
  const isDoubted = (placed: PlacedFinding): boolean =>
    placed.finding.rating === 'Red' &&
    (chances.get(placed.finding.id) ?? 0) < leastForRed(placed, { facts, heard }, isInForm);
  const settled = findings.map((placed) => (isDoubted(placed) ? doubted(placed) : placed));
  const red = new Set(settled.flatMap(({ finding }) => (finding.rating === 'Red' ? [finding.id] : [])));
  const isNamed = new Set(settled.flatMap(({ finding: { id, rating } }) => (rating === 'Amber' ? [id] : [])));
  const found = rated.flatMap(({ clause: id, probability, passages: own }) => {
    const clause = clauses.find((one) => one.id === id);
    const telling = own
      .filter(({ probability: chance, sentence }) => chance >= leastPassage && !oneWord.test(sentence.text))
      .slice(0, mostQuotes);
    const isAgainstWordings = isInForm || denied.has(id) || hasMildFigures(factsOfClause(id, facts));
    const least = isAgainstWordings ? harmful.againstWordings : harmful.usual;
    if (isToldByFigures(id, heard)) return [];
    if (!clause || probability < worthReading || red.has(clause.id) || telling.length === 0) return [];
    const rating = probability < least ? 'Amber' : 'Red';
    if (rating === 'Amber' && isNamed.has(clause.id)) return [];
    return [
      harshPassage(
        clause,
        rating,
        telling.map(({ sentence }) => reading.evidence(sentence)),
      ),
    ];
  });
  const named = new Set(found.map(({ finding }) => finding.id));
  return [...settled.filter(({ finding }) => !(named.has(finding.id) && finding.uncertain)), ...found];
}

/** "Dear Ann," and a name alone are no term, whatever they stand beside. */
const oneWord = /^[^\p{L}]{0,6}(?:dear )?\p{L}{1,30}[^\p{L}]{0,6}$/iu;

/** As Amber. What was harmful by likeness alone keeps the offer from being Green, as the wordings' Reds do by themselves. */
function doubted(placed: PlacedFinding): PlacedFinding {
  const { place, finding } = correctedFinding({
    ...placed,
    finding: { ...placed.finding, rating: 'Amber' },
  });
  return { place, finding: placed.finding.by === 'model' ? { ...finding, uncertain: true } : finding };
}

/** How likely the harm of a clause has to be for its Red to stand; 0 where figures or mechanics decide. */
function leastForRed(
  { finding: { id, by }, isContradiction, isReckoned }: PlacedFinding,
  { facts, heard }: Pick<RedFlagContext, 'facts' | 'heard'>,
  isInForm: boolean,
): number {
  const isOfParticipation = id === taxonomy.participation.id;
  // A label and mechanics that differ are held against each other by rule, and a form says a thing once.
  if (isContradiction) return isOfParticipation || isInForm ? 0 : doubtful.contradiction;
  if (isReckoned) return doubtful.reckoned;
  if (hasHarshFigures(id, facts)) return 0;
  if (isOfParticipation && by !== 'model') return doubtful.participation;
  if (hasHarshFigures(id, heard)) return doubtful.heardFigures;
  const { usual, inForm } = by === 'model' ? doubtful.likeness : doubtful.wordings;
  return isInForm ? inForm : usual;
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
