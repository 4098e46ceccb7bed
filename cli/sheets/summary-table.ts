import type { ClauseFinding, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { TextLine, Tone } from '../../core/termsheet/report/text-line.ts';
import type { SheetOutcome } from './sheet-outcome.ts';

const longestFile = 40;
const toneOf: Readonly<Record<ClauseFinding['rating'], Tone>> = {
  Red: 'red',
  Amber: 'amber',
  Green: 'green',
};

/** One row of the summary of several documents. */
export interface SummaryRow {
  readonly file: string;
  readonly risk: ClauseFinding['rating'] | 'not read';
  readonly red: number;
  readonly amber: number;
  /** The verdict, or why there is none. */
  readonly says: string;
}

/** A document in one row: its risk, how many findings stand behind it, and the verdict. */
export function summaryRow({ file, outcome }: SheetOutcome): SummaryRow {
  if (!outcome.ok) return { file, risk: 'not read', red: 0, amber: 0, says: outcome.error.message };
  const { overallRisk: risk, verdict: says } = outcome.value;
  return { file, risk, red: count(outcome.value, 'Red'), amber: count(outcome.value, 'Amber'), says };
}

/** The rows for a terminal, under a head. */
export function summaryLines(rows: readonly SummaryRow[]): readonly TextLine[] {
  const width = Math.max('File'.length, ...rows.map(({ file }) => Math.min(file.length, longestFile)));
  const line = (file: string, risk: string, red: string, amber: string, says: string) =>
    `${shortened(file).padEnd(width)}  ${risk.padEnd(8)}  ${red.padStart(3)}  ${amber.padStart(5)}  ${says}`.trimEnd();
  const hang = line('', '', '', '', '|').length - 1;
  const head: TextLine = { text: line('File', 'Risk', 'Red', 'Amber', ''), tone: 'heading' };
  const body = rows.map(({ file, risk, red, amber, says }): TextLine => {
    const isRead = risk !== 'not read';
    const text = line(file, risk, isRead ? String(red) : '', isRead ? String(amber) : '', says);
    return isRead ? { text, tone: toneOf[risk], hang } : { text, hang };
  });
  return [head, ...body];
}

/** The end of a long name tells documents apart. */
function shortened(file: string): string {
  return file.length <= longestFile ? file : `…${file.slice(1 - longestFile)}`;
}

function count(analysis: TermSheetAnalysis, colour: ClauseFinding['rating']): number {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [economicTerms, governanceTerms, founderRestrictions, missingClauses]
    .flat()
    .filter(({ rating }) => rating === colour).length;
}
