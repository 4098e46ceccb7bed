import { escapeFormula } from '../../codes/batch/batch-cells.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { factDescriptions, factText, factValue } from '../fact-descriptions.ts';

/**
 * The facts as CSV, one a line: its key, name, value, the value in words, and its clause. A value is empty where the
 * document says nothing.
 */
export function renderFactsCsv({ facts }: Pick<TermSheetAnalysis, 'facts'>): string {
  const rows = factDescriptions.map((description) => {
    const { fact, name } = description;
    const clause = fact === 'currency' ? '' : clauseOfFact[fact];
    return [fact, name, String(factValue(facts, fact) ?? ''), factText(description, facts), clause];
  });
  const head = ['fact', 'name', 'value', 'text', 'clause'];
  return `${[head, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  const harmless = escapeFormula(cell);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
