import { type CarbonAnswers, carbonQuestions } from './answers.ts';
import type { CarbonCheck } from './describe-footprint.ts';
import { methodVersion } from './method.ts';

/** What a file keeps of a result; evidence is absent where a server did not send it. */
type KeptCheck = Pick<CarbonCheck, 'monthlyEmissions' | 'rating'> & Partial<CarbonCheck>;

/** A result as the visitor takes it away. */
export interface KeptResult {
  readonly answers: CarbonAnswers;
  readonly check: KeptCheck;
  /** ISO date on which it was worked out. */
  readonly date: string;
}

/** The whole result with the answers that led to it. */
export function keptResultAsJson({ answers, check, date }: KeptResult): string {
  return `${JSON.stringify({ date, methodVersion, unit: 'kg CO2e a month', answers, ...check }, null, 2)}\n`;
}

/** The answers and the figures, one a row. */
export function keptResultAsCsv({ answers, check, date }: KeptResult): string {
  const { monthlyEmissions, rating, evidence } = check;
  const figures: readonly (readonly [string, string | number])[] = evidence
    ? [
        ['evidence low, kg CO2e a month', evidence.lowKg],
        ['evidence central, kg CO2e a month', evidence.centralKg],
        ['evidence high, kg CO2e a month', evidence.highKg],
        ['note', evidence.note],
      ]
    : [];
  const rows: readonly (readonly [string, string | number])[] = [
    ['field', 'value'],
    ['date', date],
    ['method', methodVersion],
    ...carbonQuestions.map((question) => [question, answers[question]] as const),
    ['our figure, kg CO2e a month', monthlyEmissions],
    ['rating', rating],
    ...figures,
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string | number): string {
  return `"${`${cell}`.replaceAll('"', '""')}"`;
}
