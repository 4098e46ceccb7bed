import { stringify } from 'csv-stringify/sync';
import { textOfLines } from '../../core/termsheet/report/text-line.ts';
import { escapeFormula } from '../../core/text/escape-formula.ts';
import { openBatchTarget } from '../batch/batch-target.ts';
import type { CommandContext, CommandEnvironment } from '../command-context.ts';
import { writeOutput } from '../output-file.ts';
import type { SheetOutcome } from './sheet-outcome.ts';
import { type SummaryRow, summaryLines, summaryRow } from './summary-table.ts';

/** Where the results of several documents go. */
export interface SheetResults {
  /** Whether an earlier run has read this document. */
  isKept(file: string): boolean;
  /** At the place of a document that an earlier run has read. */
  keep(file: string): Promise<void>;
  take(sheet: SheetOutcome): Promise<void>;
  end(): Promise<void>;
}

/** Where each run begins anew. */
export const nothingKept = { isKept: () => false, keep: async () => undefined };

/**
 * One JSON line a document, written at once.
 * @param earlier the lines of earlier runs, where this one goes on: interrupted again, it adds what is left of them
 */
export async function jsonLines(
  output: string | undefined,
  earlier: ReadonlyMap<string, string> | null,
  context: CommandContext,
): Promise<SheetResults> {
  const target = await openBatchTarget(output, earlier !== null, context);
  const left = new Map(earlier ?? []);
  const keep = async (file: string) => {
    const line = left.get(file);
    if (line !== undefined) await target.write(line);
    left.delete(file);
  };
  return {
    isKept: (file) => left.has(file),
    keep,
    take: ({ file, outcome, inputFingerprint }) => {
      const said = outcome.ok
        ? { inputFingerprint, ...outcome.value }
        : { error: { code: outcome.error.code, message: outcome.error.message } };
      return target.write(`${JSON.stringify({ file, ...said })}\n`);
    },
    end: async () => {
      for (const file of [...left.keys()]) await keep(file);
      await target.close();
    },
  };
}

/** One row a document, as a table for people or a spreadsheet, once all are there. */
export function summaryOf(
  format: 'text' | 'csv',
  output: string | undefined,
  { context, show }: CommandEnvironment,
): SheetResults {
  const rows: SummaryRow[] = [];
  return {
    ...nothingKept,
    take: async (sheet) => void rows.push(summaryRow(sheet)),
    end: async () => {
      if (format === 'csv') await writeOutput(asCsv(rows), output, context);
      else if (output === undefined || output === '-') await show(summaryLines(rows));
      else await writeOutput(textOfLines(summaryLines(rows)), output, context);
    },
  };
}

function asCsv(rows: readonly SummaryRow[]): string {
  const cells = rows.map(({ file, risk, red, amber, says }) => {
    return [escapeFormula(file), risk, String(red), String(amber), escapeFormula(says)];
  });
  return stringify([['file', 'risk', 'red', 'amber', 'verdict'], ...cells], { record_delimiter: 'windows' });
}
