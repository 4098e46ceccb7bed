import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundDocument } from '../testing/document-reader.contract.ts';
import { assembleDocument } from './assemble-document.ts';
import type { DocumentPart } from './document-parts.ts';

const words = (text: string, more: object = {}): DocumentPart => ({ kind: 'words', words: text, ...more });
const row = (...cells: string[]): DocumentPart => ({ kind: 'row', cells });

function assemble(parts: readonly DocumentPart[], pageCount = 0) {
  const document = assembleDocument({ format: 'pdf', parts, pageCount, warnings: ['Look twice.'] });
  const quote = (span: { start: number; end: number } | undefined) =>
    span && document.text.slice(span.start, span.end);
  const blocks = document.blocks.map((block) => ({
    kind: block.kind,
    ...(block.level === undefined ? {} : { level: block.level }),
    words: quote(block),
    label: quote(block.label),
    value: quote(block.value),
  }));
  return { document, blocks };
}

it('gives an empty document for parts without words', () => {
  expect(assemble([words(''), words(' \n'), row('', '')], 2).document).toEqual({
    format: 'pdf',
    text: '',
    blocks: [],
    pages: [
      { number: 1, start: 0, end: 0 },
      { number: 2, start: 0, end: 0 },
    ],
    warnings: ['Look twice.'],
  });
});

describe('the text', () => {
  it('parts paragraphs by a blank line, rows by a break and cells by a tab', () => {
    const parts = [
      words('Terms of the round.'),
      row('Amount', '£1m'),
      row('Board', '2', '1'),
      words('End of terms.'),
    ];
    expect(assemble(parts).document.text).toBe(
      'Terms of the round.\n\nAmount\t£1m\nBoard\t2\t1\n\nEnd of terms.',
    );
  });

  it('tells the pages apart, also inside a paragraph', () => {
    const parts = [
      words('One sentence that ends on the next page.', { page: 1, breaks: [{ offset: 22, page: 2 }] }),
      words('The last page.', { page: 4 }),
    ];
    const { text, pages } = assemble(parts, 4).document;
    expect(pages.map(({ start, end }) => text.slice(start, end))).toEqual([
      'One sentence that ends',
      ' on the next page.\n\n',
      '',
      'The last page.',
    ]);
  });
});

describe('blocks', () => {
  it('strips clause numbers and colons from the labels of rows', () => {
    expect(
      assemble([row('1.', 'Amount:', '£1m', 'in cash'), row('2. Board', 'Two'), row('', 'alone')]).blocks,
    ).toMatchObject([
      { kind: 'table-row', label: 'Amount', value: '£1m\tin cash' },
      { kind: 'table-row', label: 'Board', value: 'Two' },
      { kind: 'table-row', label: undefined, value: 'alone' },
    ]);
  });

  it('takes bold words at the start for the label', () => {
    expect(
      assemble([words('3. Drag-along. Holders of 75% may sell.', { labelLength: 14 })]).blocks,
    ).toMatchObject([{ label: 'Drag-along', value: 'Holders of 75% may sell.' }]);
  });

  it('does not take the first sentence under a heading for a label', () => {
    const parts = [
      words('Anti-dilution', { prominent: true }),
      words('Broad-based weighted average. Options are excluded.'),
    ];
    expect(assemble(parts).blocks).toMatchObject([
      { kind: 'heading' },
      { kind: 'paragraph', label: undefined },
    ]);
  });

  it('knows a heading by number or by what follows, and a list by its next number', () => {
    const body = words('A founder who resigns keeps all of the shares that have vested by then.');
    const kinds = (parts: readonly DocumentPart[]) => assemble(parts).blocks.map(({ kind }) => kind);
    expect(kinds([body, words('4. Leavers'), body])).toEqual(['paragraph', 'heading', 'paragraph']);
    expect(kinds([body, words('Key terms'), row('Amount', '£1m')])).toEqual([
      'paragraph',
      'heading',
      'table-row',
    ]);
    expect(kinds([body, words('1. Sale of shares'), words('2. Change of name'), body])).toEqual([
      'paragraph',
      'list-item',
      'heading',
      'paragraph',
    ]);
  });
});

it('reads a part by the terms around it, whatever notes stand in between', () => {
  const note: DocumentPart = { kind: 'words', words: 'Dropped in May.', apart: 'note' };
  const heading: DocumentPart = { kind: 'words', words: 'Board seats' };
  const terms: DocumentPart = {
    kind: 'words',
    words: 'The founders name two directors and the investor names one of them.',
  };
  const opening: DocumentPart = { kind: 'words', words: 'The round closes when the shares are issued.' };
  const kinds = (...parts: DocumentPart[]) =>
    assemble(parts)
      .document.blocks.filter(({ apart }) => apart === undefined)
      .map(({ kind }) => kind);
  expect(kinds(opening, heading, note, terms)).toEqual(kinds(opening, heading, terms));
  expect(kinds(opening, heading, terms)).toContain('heading');
});

it('is sound whatever the parts are', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('1. A', 'Label: x', '2.', '\t', 'A\nB', 'B. C d', '(a)'),
  );
  const page = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
  const part = fc.oneof(
    fc.record({
      kind: fc.constantFrom('words' as const, 'heading' as const, 'list-item' as const),
      words: text,
      level: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      prominent: fc.boolean(),
      labelLength: fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined }),
      page,
    }),
    fc.record({ kind: fc.constant('row' as const), cells: fc.array(text, { maxLength: 4 }), page }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const cleaned = parts.map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)),
      );
      expectSoundDocument(assemble(cleaned as unknown as DocumentPart[], 3).document);
    }),
    { numRuns: 400 },
  );
});
