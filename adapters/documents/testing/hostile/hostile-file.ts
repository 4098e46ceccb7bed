import type { DocumentFormat } from '../../../../core/termsheet/document/term-sheet-document.ts';

/** A way to make a file that asks a reader for far more than its size lets expect. */
export interface HostileKind {
  readonly name: string;
  readonly format: DocumentFormat;
  /** Makes one; `size` scales it, 1 being as it was found to hurt, and grows no file beyond what may be uploaded. */
  make(size: number): Uint8Array;
}

/** A number of things at the given size, at least one. */
export function times(count: number, size: number): number {
  return Math.max(1, Math.round(count * size));
}
