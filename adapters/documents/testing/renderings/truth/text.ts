import type { LaidRun } from '../layout/laid.ts';
import type { BlockKind, TrueBlock } from './true-block.ts';

/** White space of every width and kind as single spaces, none at the ends. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The words that count: those that stand and those that were put in. */
export function plainText(runs: readonly LaidRun[]): string {
  return squeeze(
    runs.map((run) => (run.kind === 'words' || run.kind === 'inserted' ? run.text : '')).join(''),
  );
}

/** The words that count with the marks of their footnotes. */
export function markedText(runs: readonly LaidRun[], printMark: (mark: string) => string): string {
  return plainText(
    runs.map((run) => (run.kind === 'mark' ? { kind: 'words', text: printMark(run.mark) } : run)),
  );
}

/** Every word of the runs but marks: what is left of a paragraph that was struck out whole. */
export function allWords(runs: readonly LaidRun[]): string {
  return squeeze(runs.map((run) => (run.kind === 'mark' ? '' : run.text)).join(''));
}

/** A true block of squeezed text. */
export function asBlock(kind: BlockKind, text: string, further: Partial<TrueBlock> = {}): TrueBlock {
  return { kind, text: squeeze(text), ...further };
}
