import { correctedFinding, type PlacedFinding } from '../assessment/finding.ts';
import type { Reading } from '../reading/reading.ts';
import { anyReader } from './read-passages.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes, redLabel, sentenceLabels } from './sentence-labels.ts';

const redColumn = sentenceLabels.indexOf(redLabel);
const historyColumn = clauseCodes.indexOf('X5');
/**
 * Below this, what is said is harmless: of 64 Reds that were right in offers of five hands, the least likely one of
 * these clauses had 0.33; of 21 that were wrong, six had 0.09 or less.
 */
const surelyHarmless = 0.1;
/** From here on, what is harmless is told of the past or of others, whatever the clause. */
const possibleHistory = 0.04;
/** And below this it is harmless enough for that. */
const harmlessHistory = 0.05;
/**
 * Clauses whose harm is told in words. Elsewhere it lies in a figure, in what is not there, or in the law of a place:
 * "seventy-five days", "three of five seats" and "a sale changes nothing" sound like any other term.
 */
const harmfulByWords: ReadonlySet<string> = new Set(
  'E07 E09 E10 F01 F03 F05 F09 G02 G03 G05 G11 G13'.split(' '),
);

/**
 * Takes back a Red that rests on words alone where the learned reader finds nothing harmful in any of its passages: "no
 * ratchet, please" and "resignation counts as good" use the words of the harm and deny it. What is left is Amber,
 * marked, and quotes the passage.
 */
export function withDoubtedHarm(
  findings: readonly PlacedFinding[],
  reading: Reading,
  judge: SentenceJudge,
): readonly PlacedFinding[] {
  return findings.map((placed) => {
    const { rating, id, evidence = [] } = placed.finding;
    if (rating !== 'Red' || evidence.length === 0 || placed.isContradiction) return placed;
    const isQuoted = anyReader(evidence);
    const isHarmless = reading.sentences
      .filter((sentence) => isQuoted(reading.evidence(sentence)))
      .every((sentence) => {
        const { labels } = judge(sentence, reading.decimalMark).judgement;
        const harm = labels[redColumn] ?? 0;
        if (harmfulByWords.has(id) && harm < surelyHarmless) return true;
        return harm < harmlessHistory && (labels[historyColumn] ?? 0) >= possibleHistory;
      });
    return isHarmless ? correctedFinding(amber(placed)) : placed;
  });
}

function amber(placed: PlacedFinding): PlacedFinding {
  return { ...placed, finding: { ...placed.finding, rating: 'Amber' } };
}
