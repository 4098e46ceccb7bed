import { expect, it } from 'vitest';
import type { Aside, DocumentBlock, TermSheetDocument } from './term-sheet-document.ts';
import { withNotes } from './with-notes.ts';

const block = (start: number, end: number, asides?: readonly Aside[]): DocumentBlock => ({
  kind: 'paragraph',
  start,
  end,
  ...(asides ? { asides } : {}),
});
const document = (...blocks: readonly DocumentBlock[]): TermSheetDocument => ({
  format: 'text',
  text: ' '.repeat(100),
  blocks,
  pages: [],
  warnings: [],
});
const asidesOf = (span: readonly [number, number], ...blocks: readonly DocumentBlock[]) =>
  withNotes(document(...blocks), [{ start: span[0], end: span[1] }]).blocks.map(({ asides = [] }) =>
    asides.map(({ start, end, apart }) => `${start}-${end} ${apart}`),
  );

it.each<[string, [number, number], string[][]]>([
  ['inside a block', [10, 20], [['10-20 note'], []]],
  ['that is a whole block', [0, 40], [['0-40 note'], []]],
  ['that is the other block', [40, 90], [[], ['40-90 note']]],
  ['across two blocks', [30, 50], [[], []]],
  ['that begins before its block', [30, 90], [[], []]],
  ['outside all blocks', [92, 98], [[], []]],
])('puts a note %s where it stands', (_, span, expected) => {
  expect(asidesOf(span, block(0, 40), block(40, 90))).toEqual(expected);
});

it.each<[string, [number, number], string[]]>([
  ['before', [5, 10], ['5-10 note', '20-30 withdrawn']],
  ['right before', [10, 20], ['10-20 note', '20-30 withdrawn']],
  ['into', [10, 21], ['20-30 withdrawn']],
  ['inside', [22, 28], ['20-30 withdrawn']],
  ['around', [10, 35], ['20-30 withdrawn']],
  ['out of', [29, 35], ['20-30 withdrawn']],
  ['right behind', [30, 35], ['20-30 withdrawn', '30-35 note']],
])('keeps what was set apart already from a note %s it, all in order', (_, span, expected) => {
  expect(asidesOf(span, block(0, 40, [{ start: 20, end: 30, apart: 'withdrawn' }]))).toEqual([expected]);
});

it('leaves blocks that state no term, and those without history, as they are', () => {
  const apart: DocumentBlock = { ...block(0, 40), apart: 'signature' };
  const other = block(40, 90);
  const noted = withNotes(document(apart, other), [{ start: 10, end: 20 }]);
  expect(noted.blocks[0]).toBe(apart);
  expect(noted.blocks[1]).toBe(other);
});

it('changes nothing else of a block', () => {
  const item: DocumentBlock = { ...block(0, 40), kind: 'list-item', level: 2 };
  const [noted] = withNotes(document(item), [{ start: 10, end: 20 }]).blocks;
  expect(noted).toEqual({ ...item, asides: [{ start: 10, end: 20, apart: 'note' }] });
});
