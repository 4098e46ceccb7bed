import type { Apart } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { BlockKind } from '../truth/true-block.ts';

/** What a reader found, in a shape that belongs to no reader. */
export interface ReadBlock {
  readonly kind: BlockKind;
  readonly text: string;
  readonly number?: string;
  readonly cells?: readonly string[];
  readonly apart?: Apart;
}

/** A document as a reader returned it, in its reading order. */
export interface ReadDocument {
  readonly blocks: readonly ReadBlock[];
}
