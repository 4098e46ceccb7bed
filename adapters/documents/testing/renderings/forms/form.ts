import type { DocumentFormat } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { Chance } from '../chance.ts';
import type { Offer } from '../content/offer.ts';
import type { TrueBlock } from '../truth/true-block.ts';
import type { Press } from './print/press.ts';

/** A file of an offer and what stands in it. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly blocks: readonly TrueBlock[];
  readonly noisy?: true;
}

/** One way in which offers reach people. */
export interface Form {
  /** Names the form in files and tables, such as `two-columns`. */
  readonly id: string;
  readonly format: DocumentFormat;
  readonly extension: 'pdf' | 'docx' | 'txt' | 'md';
  /** False for contents that nobody would send in this form. Absent: it takes every content. */
  suits?(offer: Offer): boolean;
  /** Makes the file; the same offer and chance make the same words. The browser is started on first use. */
  make(offer: Offer, chance: Chance, press: () => Promise<Press>): Promise<Made>;
}
