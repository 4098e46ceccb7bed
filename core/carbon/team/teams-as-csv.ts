import { carbonQuestions } from '../answers.ts';
import type { TeamEstimates } from './estimate-teams.ts';

const figures = ['monthlyEmissions', 'lowKg', 'centralKg', 'highKg'] as const;

/** The teams with their answers, figures and sum, to twelve figures, as the same table that can be read again. */
export function teamsAsCsv({ teams, total }: TeamEstimates): string {
  const head = ['team', ...carbonQuestions, ...figures, 'share'];
  const rows = teams.map((one) => [
    one.team,
    ...carbonQuestions.map((question) => one.answers[question]),
    ...figures.map((figure) => one[figure]),
    one.share,
  ]);
  const sum = ['all', ...carbonQuestions.map(() => ''), ...figures.map((figure) => total[figure]), 1];
  return [head, ...rows, sum].map((row) => `${row.map(csvCell).join(',')}\n`).join('');
}

/** Cells that a spreadsheet would run as a formula begin with an apostrophe. */
function csvCell(value: string | number): string {
  // More figures than these are those of the binary sum.
  if (typeof value === 'number') return `${Number(value.toPrecision(12))}`;
  const safe = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
