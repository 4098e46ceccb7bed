import { summarise } from '../../../../core/termsheet/evaluation/golden-summary.ts';
import type { AbsenceScore } from '../../../../core/termsheet/evaluation/score-absences.ts';
import type { DocumentScore } from '../../../../core/termsheet/evaluation/score-document.ts';

/** How one document was read; no absences where it is no offer, or was refused. */
export interface MeasuredDocument {
  readonly score: DocumentScore;
  readonly absences: AbsenceScore | null;
}

export const setColumns: readonly string[] = [
  'set',
  'offers',
  'facts right / wrong / missed',
  'missed facts called absent',
  'red flags found',
  'missed ones called absent',
  'missed ones named as unread',
  'Red findings',
  'Green with a red flag',
  'risk right',
  'share understood, median',
  'passages unread, mean',
];

/** The figures of several documents in one row. */
export function sumUp(name: string, documents: readonly MeasuredDocument[]): readonly string[] {
  const scores = documents.map(({ score }) => score);
  const offers = documents.flatMap(({ absences }) => (absences ? [absences] : []));
  const total = (pick: (score: DocumentScore) => number) => scores.reduce((sum, one) => sum + pick(one), 0);
  const count = (pick: (score: AbsenceScore) => number) => offers.reduce((sum, one) => sum + pick(one), 0);
  const found = total(({ redFlagsFound }) => redFlagsFound);
  const expected = total(({ redFlagsExpected }) => redFlagsExpected);
  const withRedFlag = offers.filter(({ hasRedFlag }) => hasRedFlag).length;
  const green = offers.filter(({ isGreenWithRedFlag }) => isGreenWithRedFlag).length;
  return [
    name,
    String(offers.length),
    `${total(({ right }) => right)} / ${total(({ wrong }) => wrong)} / ${total(({ missed }) => missed)}`,
    `${count(({ factsDenied }) => factsDenied)} of ${count(({ factsMissed }) => factsMissed)}`,
    `${found} of ${expected}`,
    `${count(({ redFlagsDenied }) => redFlagsDenied)} of ${count(({ redFlagsMissed }) => redFlagsMissed)}`,
    String(count(({ redFlagsNamed }) => redFlagsNamed)),
    String(total(({ redFindings }) => redFindings)),
    `${green} of ${withRedFlag}`,
    `${(summarise(scores).riskAccuracy * 100).toFixed(0)}%`,
    median(offers.map(({ share }) => share)).toFixed(2),
    (count(({ unread }) => unread) / Math.max(1, offers.length)).toFixed(1),
  ];
}

export function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
