import { escapeFormula } from '../../text/escape-formula.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import { factsInOrder, factText } from '../fact-descriptions.ts';
import { factValue, rowOf } from '../facts.ts';

/**
 * The facts as CSV, one a line: its key, name, value, the value in words, and its clause. A value is empty where the
 * document says nothing.
 */
export function renderFactsCsv({ facts }: Pick<TermSheetAnalysis, 'facts'>): string {
  const rows = factsInOrder.map((fact) => {
    const { label, clause = '' } = rowOf(fact);
    return [fact, label, String(factValue(facts, fact) ?? ''), factText(fact, facts), clause];
  });
  const head = ['fact', 'name', 'value', 'text', 'clause'];
  return `${[head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  const harmless = escapeFormula(cell);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
