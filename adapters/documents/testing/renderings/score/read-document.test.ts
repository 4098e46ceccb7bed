import { expect, it } from 'vitest';
import type { TermSheetDocument } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import { asReadDocument } from './read-document.ts';

it('gives the words of a document by its offsets, and the cells of its rows', () => {
  const text = 'Offer\nAmount £1m\n';
  const document: TermSheetDocument = {
    format: 'text',
    text,
    blocks: [
      { kind: 'heading', start: 0, end: 5, level: 1 },
      { kind: 'table-row', start: 6, end: 16, label: { start: 6, end: 12 }, value: { start: 13, end: 16 } },
    ],
    pages: [],
    warnings: [],
  };
  expect(asReadDocument(document).blocks).toEqual([
    { kind: 'heading', text: 'Offer' },
    { kind: 'table-row', text: 'Amount £1m', cells: ['Amount', '£1m'] },
  ]);
});
