import type { AnalysisStage } from '../../core/termsheet/analyze-term-sheet.ts';
import type { TextOutput } from '../command-context.ts';

const doing: Readonly<Record<AnalysisStage['stage'], string>> = {
  read: 'read, looking at the terms',
  terms: 'terms read, checking them',
  checks: 'checked',
  done: 'done',
};

/** Shows the finished steps of an analysis on one line of a terminal. */
export function showStage(output: TextOutput, { stage, done, total }: AnalysisStage): void {
  // The line is cleared first: a shorter stage would leave the end of a longer one standing.
  output.write(`\r\u001b[K${done} of ${total}: ${doing[stage]}${done === total ? '\n' : ''}`);
}
