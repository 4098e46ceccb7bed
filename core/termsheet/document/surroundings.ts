import type { LineReading } from './line-reading.ts';
import type { OpenBlock } from './open-block.ts';
import type { TextLine } from './text-line.ts';
import type { Measure } from './wrapping.ts';

/** Where a line stands among the others. */
export interface Surroundings {
  readonly lines: readonly TextLine[];
  readonly readings: readonly LineReading[];
  readonly measure: Measure;
  readonly index: number;
  readonly blocks: readonly OpenBlock[];
  readonly isMarkdown: boolean;
  /** Titles with a bare number in front, by line: the length of the number. */
  readonly bareNumbers: ReadonlyMap<number, number>;
}
