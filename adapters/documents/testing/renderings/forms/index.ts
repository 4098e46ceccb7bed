import type { Form } from './form.ts';
import { drawnLines } from './lines/drawn-lines.ts';
import { letterPage } from './print/letter-page.ts';
import { oneColumn } from './print/one-column.ts';
import { smallPage } from './print/small-page.ts';
import { ruledTable, unruledTable } from './print/table-of-terms.ts';
import { twoColumns } from './print/two-columns.ts';
import { mailThread } from './text/mail-thread.ts';
import { markdown } from './text/markdown.ts';
import { recognised } from './text/recognised.ts';
import { indentedAt76, pasted, unwrapped, wrappedAt64, wrappedAt90 } from './text/wrapped.ts';
import { numberedWord, trackedWord, typedWord } from './word/word-forms.ts';

/** Every form that is made at test time. Binary Word files are committed: plain machines cannot make them. */
export const forms: readonly Form[] = [
  oneColumn,
  twoColumns,
  ruledTable,
  unruledTable,
  smallPage,
  drawnLines,
  letterPage,
  numberedWord,
  typedWord,
  trackedWord,
  wrappedAt64,
  wrappedAt90,
  unwrapped,
  markdown,
  mailThread,
  pasted,
  indentedAt76,
  recognised,
];
