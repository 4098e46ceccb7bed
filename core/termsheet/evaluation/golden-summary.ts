import type { FigureRow } from '../../evaluation/figure-table.ts';
import type { DocumentScore } from './score-document.ts';

/** The figures of a whole set of documents, shares from 0 to 1. */
export interface GoldenSummary {
  readonly documents: number;
  readonly precision: number;
  readonly recall: number;
  readonly outcomeAccuracy: number;
  readonly typeAccuracy: number;
  readonly riskAccuracy: number;
  readonly redFlagRecall: number;
  /** Findings rated Red, expected or not: an engine that cries wolf finds every red flag. */
  readonly redFindings: number;
  readonly brokenQuotes: number;
}

/** Adds up the scores of a set; a share of nothing is 1. */
export function summarise(scores: readonly DocumentScore[]): GoldenSummary {
  const sum = (pick: (score: DocumentScore) => number): number =>
    scores.reduce((total, score) => total + pick(score), 0);
  const right = sum(({ right: count }) => count);
  const rated = scores.filter(({ isRiskRight }) => isRiskRight !== null);
  return {
    documents: scores.length,
    precision: share(right, right + sum(({ wrong }) => wrong)),
    recall: share(right, right + sum(({ missed }) => missed)),
    outcomeAccuracy: share(scores.filter(({ isOutcomeRight }) => isOutcomeRight).length, scores.length),
    typeAccuracy: share(scores.filter(({ isTypeRight }) => isTypeRight).length, scores.length),
    riskAccuracy: share(rated.filter(({ isRiskRight }) => isRiskRight === true).length, rated.length),
    redFlagRecall: share(
      sum(({ redFlagsFound }) => redFlagsFound),
      sum(({ redFlagsExpected }) => redFlagsExpected),
    ),
    redFindings: sum(({ redFindings }) => redFindings),
    brokenQuotes: sum(({ brokenQuotes }) => brokenQuotes),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

const figures: readonly (readonly [label: string, cell: (summary: GoldenSummary) => string])[] = [
  ['documents', ({ documents }) => String(documents)],
  ['facts precision', ({ precision }) => percent(precision)],
  ['facts recall', ({ recall }) => percent(recall)],
  ['analysed / refused', ({ outcomeAccuracy }) => percent(outcomeAccuracy)],
  ['document type', ({ typeAccuracy }) => percent(typeAccuracy)],
  ['overall risk', ({ riskAccuracy }) => percent(riskAccuracy)],
  ['red flags found', ({ redFlagRecall }) => percent(redFlagRecall)],
  ['findings rated Red', ({ redFindings }) => String(redFindings)],
  ['broken quotes', ({ brokenQuotes }) => String(brokenQuotes)],
];

/** The figures of several engines side by side, one line a figure. */
export function summaryRows(summaries: readonly GoldenSummary[]): readonly FigureRow[] {
  return figures.map(([label, cell]) => [label, ...summaries.map(cell)]);
}

/** The facts that were answered otherwise than the truth has them, one line each. */
export function mismatchLines(scores: readonly DocumentScore[]): readonly string[] {
  return scores.flatMap(({ name, mismatches }) =>
    mismatches.map(
      ({ fact, given, accepted }) =>
        `  ${name}: ${fact} is ${JSON.stringify(given)}, not ${accepted.map((answer) => JSON.stringify(answer)).join(' or ')}`,
    ),
  );
}

/** The summary as lines of text, one figure a line, then the facts that were answered otherwise. */
export function formatSummary(summary: GoldenSummary, scores: readonly DocumentScore[]): string {
  return [
    ...figures.map(([label, cell]) => `${label.padEnd(18)} ${cell(summary)}`),
    ...mismatchLines(scores),
  ].join('\n');
}
