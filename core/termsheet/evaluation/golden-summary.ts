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
    brokenQuotes: sum(({ brokenQuotes }) => brokenQuotes),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

/** The summary as lines of text, one figure a line, then the facts that were answered otherwise. */
export function formatSummary(summary: GoldenSummary, scores: readonly DocumentScore[]): string {
  const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
  return [
    `documents          ${summary.documents}`,
    `facts precision    ${percent(summary.precision)}`,
    `facts recall       ${percent(summary.recall)}`,
    `analysed / refused ${percent(summary.outcomeAccuracy)}`,
    `document type      ${percent(summary.typeAccuracy)}`,
    `overall risk       ${percent(summary.riskAccuracy)}`,
    `red flags found    ${percent(summary.redFlagRecall)}`,
    `broken quotes      ${summary.brokenQuotes}`,
    ...scores.flatMap(({ name, mismatches }) =>
      mismatches.map(
        ({ fact, given, accepted }) =>
          `  ${name}: ${fact} is ${JSON.stringify(given)}, not ${accepted.map((answer) => JSON.stringify(answer)).join(' or ')}`,
      ),
    ),
  ].join('\n');
}
