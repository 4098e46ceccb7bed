import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from './plain-text-document.ts';
import type { DocumentBlock } from './term-sheet-document.ts';

describe('for every text', () => {
  const piece = fc.constantFrom(
    'Amount',
    ': ',
    '£1m',
    '\n',
    '\r\n',
    '\n\n',
    '  ',
    '    ',
    '\t',
    '| ',
    ' |',
    '---',
    '# ',
    '- ',
    '(a) ',
    '1.',
    '2.1 ',
    'ECONOMIC TERMS',
    'the Company',
    '*',
    '**',
    '_',
    '___',
    '.',
    ' – ',
    '===',
    '```',
    '> ',
    '║',
    'é',
    '😀',
    '\u2028',
    '\f',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('keeps the text and cuts it into ordered blocks that hold their label and value', () => {
    fc.assert(
      fc.property(text, (input) => {
        const document = readPlainText(input);
        expect(document.text).toBe(input);
        let end = 0;
        for (const block of document.blocks) {
          expect(block.start).toBeGreaterThanOrEqual(end);
          expect(block.end).toBeGreaterThan(block.start);
          end = block.end;
          checkCells(block);
        }
        expect(end).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 600, examples: [['(a) \u2551\tAmount'], ['Amount\t\u2551']] },
    );
  });

  function checkCells({ start, end, label, value }: DocumentBlock): void {
    for (const cell of [label, value]) {
      if (!cell) continue;
      expect(cell.start).toBeGreaterThanOrEqual(start);
      expect(cell.end).toBeGreaterThan(cell.start);
      expect(cell.end).toBeLessThanOrEqual(end);
    }
    if (label && value) expect(label.end).toBeLessThanOrEqual(value.start);
  }

  // Some 0.1 s each; what grows with the square of the length takes minutes.
  it.each(['|', ' ', 'a ', ': ', '# ', '_', '1.1 ', '\t', 'A-'])(
    'reads a hundred thousand times %j',
    (unit) => {
      expect(readPlainText(unit.repeat(100_000)).text).toContain(unit.trim());
    },
  );
});
