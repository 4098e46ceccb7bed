import { expect, it } from 'vitest';
import { ReadingMeter } from '../../reading-meter.ts';
import type { Rule, Word } from '../page-content.ts';
import { linesOf } from './line.ts';
import { readingRegions } from './page-regions.ts';

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

const rows = [
  ['What becomes of the shares of a founder who', 'Whoever leaves within three years gives back'],
  ['leaves the company in the first of its years?', 'all of them at the price that was paid once.'],
  ['What are the founders and the company to', 'The usual statements about the business, its'],
  ['promise to those who put in their money?', 'licences and its accounts up to that day.'],
  ['Who may sell to others, and may whoever is', 'Everybody offers to the others first, and may'],
  ['left behind sell beside them at their price?', 'be made to sell where three quarters agree.'],
] as const;
const words = rows.flatMap(([left, right], index) => [
  ...set(left, 30, 100 + index * 12),
  ...set(right, 310, 100 + index * 12),
]);
const page = { width: 600, lines: linesOf(words, 1) };
/** The border of a cell ends where that of the next one begins. */
const borders = [88, 114, 138, 162].flatMap((at): Rule[] => [
  { direction: 'horizontal', at, from: 28, to: 305 },
  { direction: 'horizontal', at, from: 305, to: 580 },
  { direction: 'vertical', at: 305, from: at, to: at + 24 },
]);

it('reads the rows of a table whose cells have borders of their own from top to bottom', () => {
  const [regions = []] = readingRegions([{ ...page, rules: borders }], new ReadingMeter(1000));
  expect(regions).toHaveLength(1);
});

/** A row for each pair of texts, the first and every third one in bold letters. */
function pageOf(title: Word[], pairs: readonly (readonly [left: string, right: string])[]) {
  const beside = pairs.flatMap(([left, right], index) => [
    ...set(left, 45, 100 + index * 12, index % 3 === 0),
    ...set(right, 309, 106 + index * 12, index % 3 === 0),
  ]);
  return { width: 595, lines: linesOf([...title, ...beside], 1), rules: [] as Rule[] };
}

function textsOf(pages: Parameters<typeof readingRegions>[0]): string[] {
  const [regions = []] = readingRegions(pages, new ReadingMeter(1000));
  return regions.map(({ lines }) => lines.map(({ text }) => text).join(' / '));
}

/** Two columns of headings at equal heights, each with its own lines below. */
const columnPairs = [
  ['Sum', 'After'],
  ['Three hundred thousand, today, in', 'Pro rata once, later'],
  ['one amount.', 'or never.'],
  ['Cap', 'Law'],
  ['Five million.', 'Estonia.'],
  ['No discount.', 'Courts of Tallinn.'],
] as const;

it('takes no title that begins between the columns for the edge of the right one', () => {
  const columns = [0, 1].map((side) => columnPairs.map((pair) => pair[side]).join(' / '));
  expect(textsOf([pageOf(set('Saaremaa: an agreement', 230, 60), columnPairs)])).toEqual([
    'Saaremaa: an agreement',
    ...columns,
  ]);
});

it('reads two tables in boxes of their own beside each other one after the other', () => {
  const pairs = [
    ['Purchaser', 'On a sale'],
    ['Amount', 'Side letter'],
    ['Instrument', 'Interest'],
    ['Cap', 'Law'],
  ] as const;
  const page = pageOf(set('Copperline Grid Co.: the summary of an agreement on shares', 150, 60), pairs);
  const box = (at: number): Rule => ({ direction: 'vertical', at, from: 90, to: 150 });
  const columns = [0, 1].map((side) => pairs.map((pair) => pair[side]).join(' / '));
  expect(textsOf([{ ...page, rules: [box(286), box(307)] }]).slice(1)).toEqual(columns);
  expect(textsOf([{ ...page, rules: [box(296)] }])).toHaveLength(1);
});

it('reads names below the columns after both, though they stand under the left one alone', () => {
  const page = pageOf(
    set('An agreement that stands across both of the columns of a page', 150, 60),
    columnPairs,
  );
  const texts = (words: Word[]) => textsOf([{ ...page, lines: [...page.lines, ...linesOf(words, 1)] }]);
  expect(texts(set('Maasvlakte Ventures B.V.', 45, 220)).at(-1)).toBe('Maasvlakte Ventures B.V.');
  expect(texts(set('Fees: none at all;', 45, 220)).at(-1)).toBe(
    columnPairs.map(([, right]) => right).join(' / '),
  );
});
