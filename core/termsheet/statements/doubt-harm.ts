import { correctedFinding, type PlacedFinding } from '../assessment/finding.ts';
import type { Reading } from '../reading/reading.ts';
import { anyReader } from './read-passages.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { redLabel, sentenceLabels } from './sentence-labels.ts';

const redColumn = sentenceLabels.indexOf(redLabel);
/** Below this, what is said is harmless: of passages that lawyers object to hardly any is so unlike the others. */
const surelyHarmless = 0.03;
/**
 * Clauses whose harm is told in words. Elsewhere it lies in a figure, in what is not there, or in the law of a place:
 * "seventy-five days", "three of five seats" and "a sale changes nothing" sound like any other term.
 */
const harmfulByWords: ReadonlySet<string> = new Set('E07 E09 E10 F01 F03 F05 G02 G03 G05 G11 G13'.split(' '));

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
    if (rating !== 'Red' || evidence.length === 0 || !harmfulByWords.has(id)) return placed;
    const isQuoted = anyReader(evidence);
    const isHarmless = reading.sentences
      .filter((sentence) => isQuoted(reading.evidence(sentence)))
      .every((sentence) => {
        const { labels } = judge(sentence, reading.decimalMark).judgement;
        return (labels[redColumn] ?? 0) < surelyHarmless;
      });
    return isHarmless ? correctedFinding(amber(placed)) : placed;
  });
}

function amber(placed: PlacedFinding): PlacedFinding {
  return { ...placed, finding: { ...placed.finding, rating: 'Amber' } };
}
