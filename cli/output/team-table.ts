import { massText } from '../../core/carbon/mass-text.ts';
import type { TeamEstimates } from '../../core/carbon/team/estimate-teams.ts';

/** The teams as a table for a reader: figure, share, evidence, the sum, and what dominates. */
export function teamTable({ teams, total, largest }: TeamEstimates): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const evidence = (of: { lowKg: number; highKg: number }) =>
    `${massText(of.lowKg)} to ${massText(of.highKg)}`;
  const rows = [
    ['team', 'CO₂e a month', 'share', 'evidence'],
    ...teams.map((one) => [one.team, massText(one.monthlyEmissions), percent(one.share), evidence(one)]),
    ['all', massText(total.monthlyEmissions), percent(teams.length > 0 ? 1 : 0), evidence(total)],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const dominant = largest ? `${largest.team} is the largest: ${percent(largest.share)} of the sum.` : '';
  return `${[...lines, '', dominant].join('\n').trimEnd()}\n`;
}
