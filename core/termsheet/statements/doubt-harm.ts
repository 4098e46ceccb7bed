import { correctedFinding, type PlacedFinding } from '../assessment/finding.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import type { Reading } from '../reading/reading.ts';
import { clauseHarms, type HarmWeights } from './clause-harm.ts';
import { hasMildFigures, isMildValue } from './harsh-value.ts';
import type { SentenceJudgement } from './judge-sentence.ts';
import { anyReader } from './read-passages.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes, columnOf, redLabel } from './sentence-labels.ts';
import { isTerseAnswer } from './terse-answer.ts';

const redColumn = columnOf(redLabel);
const historyColumn = clauseCodes.indexOf('X5');
/** Below this, nothing in the words resembles harm. The usual words of a harsh term need not either, so that is not enough. */
const faintHarm = 0.1;
/** From here on, what is told may be the past or somebody else's. */
const possibleHistory = 0.04;
/** From here on a passage is about the clause and nothing else, as its usual words are. */
const plainlyAbout = 0.95;
/** From here on a passage states a value, which spares founders the term or does not. */
const likelyStated = 0.5;
/** And below this, what may be history is harmless whatever the clause. */
const harmlessHistory = 0.05;
/**
 * Clauses whose harm is told in words. Elsewhere it lies in a figure, in what is not there, or in the law of a place:
 * "seventy-five days", "three of five seats" and "a sale changes nothing" sound like any other term.
 */
const harmfulByWords: ReadonlySet<string> = new Set(
  'E07 E09 E10 F01 F03 F05 F09 G02 G03 G05 G11 G13'.split(' '),
);

/** Clauses whose harm is a figure or a choice: under their label, a few words say it in full. */
const saidByFigure: ReadonlySet<string> = new Set('E03 E04 E05 E06 E08'.split(' '));

/**
 * Takes back a Red that rests on words alone where the learned reader finds nothing harmful in any of its passages: "no
 * ratchet, please" and "resignation counts as good" use the words of the harm and deny it. What is left is Amber,
 * marked, and quotes the passage.
 */
export function withDoubtedHarm(
  findings: readonly PlacedFinding[],
  reading: Reading,
  judge: SentenceJudge,
  harmWeights: HarmWeights,
): readonly PlacedFinding[] {
  return findings.map((placed) => {
    const { rating, id, evidence = [] } = placed.finding;
    if (rating !== 'Red' || evidence.length === 0 || placed.isContradiction) return placed;
    if (saidByFigure.has(id) && isTerseAnswer(reading, evidence)) return placed;
    const isQuoted = anyReader(evidence);
    const isHarmless = reading.sentences
      .filter((sentence) => isQuoted(reading.evidence(sentence)))
      .every((sentence) => isHarmlessFor(id, judge(sentence, reading.decimalMark).judgement, harmWeights));
    return isHarmless ? correctedFinding(amber(placed)) : placed;
  });
}

/**
 * Whether a passage harms nobody for the clause: nothing in it resembles harm, of this clause or any, and it tells of
 * others, denies the term, or is not plainly about it. That a right is there says nothing of its extent.
 */
function isHarmlessFor(
  clause: string,
  { labels, statements }: SentenceJudgement,
  weights: HarmWeights,
): boolean {
  const anyHarm = labels[redColumn] ?? 0;
  const own = clauseHarms(weights, labels).filter((one) => one.clause === clause);
  const harm = Math.max(0, ...own.map(({ probability }) => probability));
  const isHistory = (labels[historyColumn] ?? 0) >= possibleHistory;
  if (isHistory && harm < harmlessHistory) return true;
  if (!harmfulByWords.has(clause) || Math.max(harm, anyHarm) >= faintHarm) return false;
  const stated = statements.filter(
    ({ fact, value, probability }) =>
      clauseOfFact[fact] === clause && value !== true && probability >= likelyStated,
  );
  if (stated.length > 0) {
    return stated.every(({ fact, value }) => isMildValue(fact, value) || hasMildFigures({ [fact]: value }));
  }
  return isHistory || (labels[clauseCodes.indexOf(clause)] ?? 0) < plainlyAbout;
}

function amber(placed: PlacedFinding): PlacedFinding {
  return { ...placed, finding: { ...placed.finding, rating: 'Amber' } };
}
