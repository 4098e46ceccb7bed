import type { LaidRun } from '../../layout/laid.ts';
import { squeeze } from '../../truth/text.ts';

/** How roles of words are written in signs. */
export interface Signs {
  mark(mark: string): string;
  strong(text: string): string;
  /** Absent: withdrawn words are left out. */
  withdrawn?(text: string): string;
}

/** Plain text: marks of notes in square brackets, nothing struck out. */
export const plainSigns: Signs = {
  mark: (mark) => `[${mark}]`,
  strong: (text) => text,
};

/** Runs as one line of text. */
export function writeRuns(runs: readonly LaidRun[], signs: Signs): string {
  return squeeze(runs.map((run) => writeRun(run, signs)).join(''));
}

function writeRun(run: LaidRun, signs: Signs): string {
  switch (run.kind) {
    case 'words':
      return run.strong ? signs.strong(run.text) : run.text;
    case 'inserted':
      return run.text;
    case 'withdrawn':
      return signs.withdrawn?.(run.text) ?? '';
    case 'drafting':
      return `[${run.text}]`;
    case 'mark':
      return signs.mark(run.mark);
  }
}
