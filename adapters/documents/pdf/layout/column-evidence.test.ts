import { describe, expect, it } from 'vitest';
import { ReadingMeter } from '../../reading-meter.ts';
import type { Rule, Word } from '../page-content.ts';
import { dividersIn, isFewLinesOfColumns, isLikeColumns } from './column-evidence.ts';
import { middleGutter } from './gutter.ts';
import { linesOf } from './line.ts';
import { linesOfGrids } from './lines-of-grids.ts';
import { cutLines } from './pieces.ts';

const pageWidth = 600;
const meter = new ReadingMeter(1000);

/** Words of letters five points wide, set from a left edge on. */
function set(text: string, left: number, baseline: number, bold = false): Word[] {
  let from = left;
  return text.split(' ').map((word) => {
    const right = from + word.length * 5;
    const placed = { text: word, left: from, right, baseline, size: 10, bold, italic: false };
    from = right + 3;
    return { ...placed, isGlued: false, isStruck: false, isUnderlined: false };
  });
}

function bandOf(rows: readonly (readonly [left: string, right: string])[]) {
  const words = rows.flatMap(([left, right], index) => [
    ...(left === '' ? [] : set(left, 45, 100 + index * 12)),
    ...(right === '' ? [] : set(right, 310, 100 + index * 12)),
  ]);
  const lines = linesOf(words, 1);
  return { lines, pieces: cutLines(lines, [], meter), isFree: true };
}

const prose = bandOf([
  ['The lead investor will put in the whole sum at', 'Interest is four per cent'],
  ['completion and may bring in others.', 'and is never paid in cash or in kind before'],
  ['', 'the loan becomes shares.'],
]);
const signatures = bandOf([
  ['For Larkfield Limited', 'For Saltmarsh Ventures'],
  ['Name: Priya Venkat', 'Name: Joel Haskins'],
  ['Date:', 'Date:'],
]);

describe('few lines on both sides of the middle of a page', () => {
  const gutter = middleGutter(prose.pieces, pageWidth) ?? { left: 0, right: 0 };

  it('have their gutter before the place where the right ones begin', () => {
    expect(gutter).toEqual({ left: 307, right: 310 });
  });

  it('are columns where sentences run on in them', () => {
    expect(isFewLinesOfColumns(prose, gutter, pageWidth, [])).toBe(true);
  });

  const lowered = (down: number) => {
    const rows = [0, 1, 2].flatMap((row) =>
      [45, 310].flatMap((left, side) => set('Law Estonia', left, 100 + row * 15 + side * down)),
    );
    const lines = linesOf(rows, 1);
    return { lines, pieces: cutLines(lines, [], meter), isFree: true };
  };

  it('are columns where lines stand beside the gaps between others, and rows where they stand at one height', () => {
    expect(isFewLinesOfColumns(lowered(5), gutter, pageWidth, [])).toBe(true);
    expect(isFewLinesOfColumns(lowered(0), gutter, pageWidth, [])).toBe(false);
  });

  it('are parted by a rule along them all, not by the side of a box beside which others stand', () => {
    const side: Rule = { direction: 'vertical', at: 300, from: 80, to: 150 };
    const above: Rule = { direction: 'horizontal', at: 80, from: 40, to: 300 };
    expect(isFewLinesOfColumns(lowered(5), gutter, pageWidth, dividersIn(gutter, [side], meter, false))).toBe(
      false,
    );
    expect(
      isFewLinesOfColumns(lowered(5), gutter, pageWidth, dividersIn(gutter, [side, above], meter, false)),
    ).toBe(true);
  });

  it('are rows where a rule between them crosses others, and may have one between them that crosses none', () => {
    const side: Rule = { direction: 'vertical', at: 300, from: 80, to: 150 };
    const across = [80, 150].map((at): Rule => ({ direction: 'horizontal', at, from: 40, to: 560 }));
    const ofTable = dividersIn(gutter, [side, ...across], meter, true);
    expect(isLikeColumns(lowered(5), gutter, ofTable)).toBe(false);
    expect(isLikeColumns(lowered(5), gutter, dividersIn(gutter, [side], meter, true))).toBe(true);
  });

  it('have their gutter before items that are as far in as those on the left', () => {
    const items = (left: number) => [0, 1].flatMap((row) => set('1) a budget and', left, 112 + row * 12));
    const lines = linesOf(
      [...set('Here it is', 45, 100), ...items(69), ...items(334), ...set('Think', 310, 148)],
      1,
    );
    expect(middleGutter(cutLines(lines, [], meter), pageWidth)).toEqual({ left: 307, right: 310 });
  });

  it('are columns where the numbers of the right one count on from those of the left one', () => {
    const clauses = bandOf([
      ['A. Status', 'C. Later rounds'],
      ['Not binding.', 'At our choice.'],
      ['B. Law', 'D. Costs'],
      ['Irish law.', 'Each its own.'],
    ]);
    expect(isFewLinesOfColumns(clauses, gutter, pageWidth, [])).toBe(true);
    expect(isLikeColumns(clauses, gutter, [])).toBe(true);
    const rows = bandOf([
      ['A. Status', 'Not binding.'],
      ['B. Law', 'Irish law.'],
    ]);
    expect(isFewLinesOfColumns(rows, gutter, pageWidth, [])).toBe(false);
  });

  it('are columns where each has headings over its own lines, and rows where labels alone are bold', () => {
    const band = (isBold: (side: number, row: number) => boolean) => {
      const words = [0, 1, 2, 3].flatMap((row) =>
        [45, 310].flatMap((left, side) => set('Law Estonia.', left, 100 + row * 12, isBold(side, row))),
      );
      const lines = linesOf(words, 1);
      return { lines, pieces: cutLines(lines, [], meter), isFree: true };
    };
    const headed = band((_, row) => row % 2 === 0);
    expect(isFewLinesOfColumns(headed, gutter, pageWidth, [])).toBe(true);
    const labelled = band((side) => side === 0);
    expect(isFewLinesOfColumns(labelled, gutter, pageWidth, [])).toBe(false);
    expect(isLikeColumns(labelled, gutter, [])).toBe(false);
  });

  it('are columns where their lines stand at heights of their own, as those of no row do', () => {
    const words = [0, 1, 2, 3].flatMap((row) => [
      ...set('Pool', 45, 100 + row * 12),
      ...set('Law', 310, 105 + row * 13),
    ]);
    const lines = linesOf(words, 1);
    expect(isLikeColumns({ lines, pieces: cutLines(lines, [], meter), isFree: true }, gutter, [])).toBe(true);
  });

  it('are columns where the left one has sentences, which labels are not', () => {
    const letter = bandOf([
      ['I write to put on paper what we agreed over the', 'The law of England'],
      ['lathe, and shall send the money to the account of', ''],
      ['the firm this week, without any more conditions or', 'Agreed'],
      ['papers than this one.', ''],
    ]);
    expect(isLikeColumns(letter, gutter, [])).toBe(true);
  });

  it('have their gutter before their text, of which a table may stand further in', () => {
    const words = [310, 310, 314, 314, 314].flatMap((left, row) => set('Pool', left, 100 + row * 15));
    expect(middleGutter(cutLines(linesOf(words, 1), [], meter), pageWidth)?.right).toBe(310);
  });

  it('are columns beside known ones where clauses with numbers stand beside each other', () => {
    expect(isLikeColumns(bandOf([['4 Cap Table', '8 Holdings']]), gutter, [])).toBe(true);
    expect(isLikeColumns(bandOf([['4 Cap Table', 'Five million']]), gutter, [])).toBe(false);
    expect(isLikeColumns(bandOf([['A. Control', 'B. Timing']]), gutter, [])).toBe(true);
    expect(isLikeColumns(bandOf([['S. Vellis', 'M. Roe']]), gutter, [])).toBe(false);
  });

  it('have their gutter before a mark that the words of its item hang behind', () => {
    const words = [...set('(3) Dilution', 309, 100), ...set('protection', 330, 112)];
    expect(middleGutter(cutLines(linesOf(words, 1), [], meter), pageWidth)?.right).toBe(309);
  });

  it('are none where two parties sign, or where a rule parts them', () => {
    expect(isFewLinesOfColumns(signatures, gutter, pageWidth, [])).toBe(false);
    const rule = { direction: 'vertical' as const, at: 305, from: 80, to: 200 };
    expect(isFewLinesOfColumns(prose, gutter, pageWidth, [rule])).toBe(false);
  });
});

it('finds the rows of a table of short cells that reaches over both columns', () => {
  const cells = ['Holder Founders Pool', '1,000 2,000 3,000', '10% 20% 30%'].map((row) => row.split(' '));
  const lines = linesOf(
    [0, 1, 2].flatMap((row) =>
      [45, 310, 450].flatMap((left, column) => set(cells[column]?.[row] ?? '', left, 100 + row * 15)),
    ),
    1,
  );
  expect([...linesOfGrids(cutLines(lines, [], meter), { left: 300, right: 303 })].sort()).toEqual([0, 1, 2]);
  const gaps = [
    [0, 1, 2, 3],
    [0, 1, 3],
    [0, 1, 3],
    [0, 2, 3],
  ].flatMap((columns, row) =>
    columns.flatMap((column) => set('Pool', [45, 200, 380, 480][column] ?? 0, 100 + row * 15)),
  );
  const withGaps = cutLines(linesOf(gaps, 1), [], meter);
  expect(linesOfGrids(withGaps, { left: 300, right: 303 }).has(3)).toBe(true);
  const total = linesOf(
    [0, 1, 2, 3].flatMap((row) =>
      [45, 310, 450]
        .filter((left) => row < 3 || left !== 310)
        .flatMap((left) => set('Pool', left, 100 + row * 15)),
    ),
    1,
  );
  expect(linesOfGrids(cutLines(total, [], meter), { left: 300, right: 303 }).has(3)).toBe(true);
  expect(linesOfGrids(prose.pieces, { left: 300, right: 303 }).size).toBe(0);
  const sum = linesOf(
    [0, 1, 2, 3].flatMap((row) =>
      [45, 310, 380, 450]
        .filter((left) => row < 3 || left > 45)
        .flatMap((left) => set('2.0', left, 100 + row * 15)),
    ),
    1,
  );
  expect(linesOfGrids(cutLines(sum, [], meter), { left: 300, right: 303 }).size).toBe(4);
  const items = linesOf(
    [0, 1, 2].flatMap((row) =>
      [`${row + 1})`, 'budget;', 'Holder', '20%'].flatMap((text, column) =>
        set(text, [45, 71, 313, 480][column] ?? 0, 100 + row * 15),
      ),
    ),
    1,
  );
  const apart = items.map(({ words }) => words.map((word) => ({ ...word, words: [word] })));
  expect(linesOfGrids(apart, { left: 300, right: 303 }).size).toBe(0);
});

it('takes two tables beside each other for none, where one of them has a row more', () => {
  const cells = ['Founders 35 Ferrero 60%', 'Sommer 35 Bono 40%', 'Pool 10 Club 20%', 'Angels 20'];
  const words = cells.flatMap((row, index) =>
    row.split(' ').flatMap((cell, column) => set(cell, [45, 250, 310, 450][column] ?? 0, 100 + index * 15)),
  );
  const pieces = linesOf(words, 1).map((line) => line.words.map((word) => ({ ...word, words: [word] })));
  expect(linesOfGrids(pieces, { left: 300, right: 303 }).size).toBe(0);
  expect(linesOfGrids(pieces.slice(0, 3), { left: 300, right: 303 }).size).toBe(3);
});

it('takes rows filled up with spaces for those of one table, and tables that name their labels each for two', () => {
  const gutter = { left: 240, right: 243 };
  const placesOf = (rows: readonly (readonly (readonly [text: string, left: number])[])[]) => {
    const words = rows.flatMap((row, index) =>
      row.flatMap(([text, left]) => set(text, left, 100 + index * 12)),
    );
    return [...linesOfGrids(cutLines(linesOf(words, 1), [], meter), gutter)];
  };
  const calendar = [
    [
      ['Count of the lamps and ballast', 45] as const,
      ['engineer', 290] as const,
      ['3 October', 400] as const,
    ],
    [
      ['Articles in two languages', 45] as const,
      ['lawyers of it', 270] as const,
      ['17 October', 390] as const,
    ],
    [['Payment', 45] as const, ['Fund', 320] as const, ['24 October', 390] as const],
  ];
  expect(placesOf(calendar)).toEqual([0, 1, 2]);
  const holdings = ['Holder', 'Ann', 'Pool'].map((name, row) => [
    [name, 45] as const,
    [['Now', '60%', '40%'][row] ?? '', 150] as const,
    [['Holder', 'Ben', 'Carl'][row] ?? '', 260] as const,
    [['Part', '55%', '45%'][row] ?? '', 380] as const,
  ]);
  expect(placesOf(holdings)).toEqual([]);
});
