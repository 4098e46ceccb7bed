import { analyse } from 'scslre';
import type { Expression } from './read-expressions.ts';

/**
 * Why an expression may take longer than its text is long: "Self" and "Trade" are two parts that can share one run of
 * characters in many ways, "Move" is a run that is tried anew from each of its characters.
 */
export function superLinearReports({ source, flags }: Omit<Expression, 'place'>): string[] {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Self: true, Trade: true, Move: true }, assumeRejectingSuffix: false },
  );
  return reports.map((report) => {
    const parts = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
    return `${report.type}: ${parts.map(({ raw }) => raw).join(' and ')}`;
  });
}
