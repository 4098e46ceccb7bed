import type { CodeSystem } from '../classification.ts';
import { chanceError } from './chance-error.ts';
import type { Evaluation } from './evaluate-rows.ts';
import { reliability, type Score, type ScoredAnswer } from './score-answers.ts';

/** One measured set of descriptions. */
export interface MeasuredSet {
  readonly name: string;
  readonly evaluation: Evaluation;
  readonly millisecondsEach: number;
}

const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * The figures of several sets as a Markdown table, one line a set and system, in per cent. Beside the calibration error
 * stands what exact confidences would show by chance, and what only one draw of twenty would exceed.
 */
export function evaluationTable(sets: readonly MeasuredSet[]): string {
  const lines = [
    '| set | system | rows | @1 | @5 | @10 | 2 digits | calibration error | by chance (1 in 20) | ms each |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  for (const { name, evaluation, millisecondsEach } of sets) {
    for (const [system, score] of Object.entries(evaluation.scores) as [CodeSystem, Score][]) {
      const cells = [
        name,
        system.toUpperCase(),
        String(score.answers),
        percent(score.top1),
        percent(score.top5),
        percent(score.top10),
        percent(score.twoDigit),
        score.calibrationError.toFixed(3),
        byChance(evaluation.answers[system]),
        millisecondsEach.toFixed(1),
      ];
      lines.push(`| ${cells.join(' | ')} |`);
    }
  }
  return lines.join('\n');
}

function byChance(answers: readonly ScoredAnswer[] | undefined): string {
  if (!answers) return '-';
  const { mean, oneInTwenty } = chanceError(answers);
  return `${mean.toFixed(3)} (${oneInTwenty.toFixed(3)})`;
}

/** How often answers of each band of confidence had the right code first, as a Markdown table. */
export function reliabilityTable(set: MeasuredSet, system: CodeSystem): string {
  const lines = [
    `| confidence (${set.name}, ${system.toUpperCase()}) | answers | mean confidence | right first |`,
    '|---|---|---|---|',
  ];
  for (const band of reliability(set.evaluation.answers[system] ?? [])) {
    lines.push(
      `| ${band.from.toFixed(1)} to ${band.to.toFixed(1)} | ${band.answers} | ${percent(band.meanConfidence)} | ${percent(band.shareRight)} |`,
    );
  }
  return lines.join('\n');
}
