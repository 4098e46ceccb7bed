import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentBlock } from '../document.ts';
import { readPlainText } from './plain-text-document.ts';

/** Blocks in a form that reads well in an expectation: kind, then label and value, or the words. */
function read(text: string): string[][] {
  const quote = (span: { start: number; end: number }): string => text.slice(span.start, span.end);
  return readPlainText(text).blocks.map((block) =>
    block.label || block.value
      ? [block.kind, block.label ? quote(block.label) : '', block.value ? quote(block.value) : '']
      : [block.kind, quote(block)],
  );
}

describe('what is no structure', () => {
  it.each(['', ' \n\t\n ', '\uFEFF', '---\n***\n```'])('finds no block in %j', (text) => {
    expect(readPlainText(text)).toEqual({ format: 'text', text, blocks: [], pages: [], warnings: [] });
  });

  it('does not take a sentence with a colon for a label', () => {
    const text = 'the consent of the holders is required for the following matters: a sale of the Company.';
    expect(read(text)).toEqual([['paragraph', text]]);
  });

  it('does not take an amount in capitals for a heading', () => {
    expect(read('Amount:\nEUR 1,500,000')).toEqual([
      ['heading', 'Amount:'],
      ['paragraph', 'EUR 1,500,000'],
    ]);
  });

  it('does not take two spaces after a full stop for a column', () => {
    expect(read('Paid when declared.  No dividend accrues.')[0]?.[0]).toBe('paragraph');
  });

  it('does not take a decimal for a clause number', () => {
    expect(read('1.5 million pounds in one closing')).toEqual([
      ['paragraph', '1.5 million pounds in one closing'],
    ]);
  });
});

describe('headings', () => {
  it.each([
    ['# Terms', 'Terms'],
    ['## **Offering Terms** ##', 'Offering Terms'],
    ['ECONOMIC TERMS\nx', 'ECONOMIC TERMS'],
    ['2.1 Liquidation preference\nOne times cost.', '2.1 Liquidation preference'],
    ['4. Board\nTwo directors.', '4. Board'],
    ['Schedule 2 Reserved Matters\nx', 'Schedule 2 Reserved Matters'],
    ['Protective Provisions:\nx', 'Protective Provisions:'],
    ['Closing Date\nOn signing the long form documents.', 'Closing Date'],
    ['Term Sheet\n==========\nx', 'Term Sheet'],
  ])('reads %j', (text, heading) => {
    expect(read(text)[0]).toEqual(['heading', heading]);
  });

  it('orders them by level', () => {
    const levels = readPlainText('# A\n## B\nNote:\nx').blocks.map((block) => block.level);
    expect(levels).toEqual([1, 2, 3, undefined]);
  });

  it('reads labels and answers that alternate without blank lines', () => {
    const text = 'Liquidation preference\nNon-participating\nGoverning law\nEngland and Wales';
    expect(read(text).map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  });
});

describe('labels', () => {
  it.each([
    ['Pre-money valuation: £4,000,000', 'Pre-money valuation', '£4,000,000'],
    ['**Pre-money valuation:** £4,000,000', 'Pre-money valuation', '£4,000,000'],
    ['**Board**: two seats', 'Board', 'two seats'],
    ['Option pool – 10% post-money', 'Option pool', '10% post-money'],
    ['Discount. 15%', 'Discount', '15%'],
  ])('reads %j', (text, label, value) => {
    expect(read(text)).toEqual([['paragraph', label, value]]);
  });

  it('reads them inside list items, without the marker', () => {
    expect(read('- **Price:** $20.00\n3. Drag-along: 75% of all shares')).toEqual([
      ['list-item', 'Price', '$20.00'],
      ['list-item', 'Drag-along', '75% of all shares'],
    ]);
  });

  it('keeps a blank to be filled in as the value', () => {
    expect(read('Amount: ________')).toEqual([['paragraph', 'Amount', '________']]);
  });
});

describe('table rows', () => {
  it('reads pipe tables without their rule', () => {
    const text = '| Parameter | Value |\n|---|:--:|\n| Price | **€600,00** |\n| Holder | 25,000 | 90% |';
    expect(read(text)).toEqual([
      ['table-row', 'Parameter', 'Value'],
      ['table-row', 'Price', '**€600,00**'],
      ['table-row', 'Holder', '25,000 | 90%'],
    ]);
  });

  it('reads tabs, the number of a row aside', () => {
    expect(read('Pre-money valuation\t£4,000,000\n1.\tBoard\tTwo founders, one investor')).toEqual([
      ['table-row', 'Pre-money valuation', '£4,000,000'],
      ['table-row', 'Board', 'Two founders, one investor'],
    ]);
  });

  it('reads aligned columns with cells that wrap', () => {
    const text =
      'Amount         £500,000\nPreference     One times cost, and then\n               nothing more.';
    expect(read(text)).toEqual([
      ['table-row', 'Amount', '£500,000'],
      ['table-row', 'Preference', 'One times cost, and then\n               nothing more.'],
    ]);
  });

  it('keeps rows apart whose values begin in lower case', () => {
    expect(
      read('Preference      once, pari passu\nAnti-dilution   broad-based\nBoard           of three'),
    ).toEqual([
      ['table-row', 'Preference', 'once, pari passu'],
      ['table-row', 'Anti-dilution', 'broad-based'],
      ['table-row', 'Board', 'of three'],
    ]);
  });

  it('passes over a column of clause numbers and the foot of a page', () => {
    const text =
      '6   Board:      three in all,\n                of whom two\n\n   Page 1 of 2\n7   Law:        Dutch law';
    expect(read(text)).toEqual([
      ['table-row', 'Board:', 'three in all,\n                of whom two'],
      ['table-row', 'Law:', 'Dutch law'],
    ]);
  });
});

describe('paragraphs and lists', () => {
  it('joins lines that a program broke, and no others', () => {
    const line = 'The Company shall reimburse the reasonable fees of one counsel to the';
    const text = `${line}\n${line}\n${line}\n${line}\nInvestors.\nAnother paragraph begins here.`;
    expect(read(text).map(([, words]) => words)).toEqual([
      `${line}\n${line}\n${line}\n${line}\nInvestors.`,
      'Another paragraph begins here.',
    ]);
  });

  it('reads bullets and letters as items, with their depth', () => {
    const { blocks } = readPlainText('• one\n    - two\n(a) three\n2.1 The Investor subscribes for shares.');
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['list-item', 1],
      ['list-item', 3],
      ['list-item', 1],
      ['list-item', 2],
    ]);
  });

  it('reads consecutive numbers as a list, not as headings', () => {
    expect(
      read('1. Sale of the business\n2. Issue of shares\n3. Change of name').map(([kind]) => kind),
    ).toEqual(['list-item', 'list-item', 'list-item']);
  });
});

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
      { numRuns: 600 },
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

  it.each(['|', ' ', 'a ', ': ', '# ', '_', '1.1 ', '\t', 'A-'])(
    'reads a hundred thousand times %j without delay',
    (unit) => {
      const started = process.cpuUsage();
      readPlainText(unit.repeat(100_000));
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000).toBeLessThan(500);
    },
  );
});
