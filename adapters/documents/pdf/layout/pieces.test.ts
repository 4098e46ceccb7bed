import { expect, it } from 'vitest';
import { ReadingMeter } from '../../reading-meter.ts';
import { linesOf, textOf } from './line.ts';
import { cutLines } from './pieces.ts';

/** The texts of the pieces of a line, of which the last word stands behind a gap somewhat wider than a space. */
function piecesOf(...texts: readonly string[]): string[] {
  const words = texts.map((text, index) => {
    const left = 45 + index * 30 + (index === texts.length - 1 ? 6 : 0);
    const isPlain = { bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
    return { text, left, right: 45 + index * 30 + 28, baseline: 100, size: 10, ...isPlain };
  });
  const [pieces = []] = cutLines(linesOf(words, 1), [], new ReadingMeter(1000));
  return pieces.map((piece) => textOf(piece.words));
}

it('cuts between two figures, of which none ends with a comma as in a sentence', () => {
  expect(piecesOf('Pool', '1,000', '10%')).toEqual(['Pool 1,000', '10%']);
  expect(piecesOf('paragraphs', '8,', '9')).toEqual(['paragraphs 8, 9']);
});

it('leaves a number with its name in the column of labels, where a cell in line with others stands beside it', () => {
  const rows = [
    ['Article 1', 'Shares'],
    ['Price', 'preferred'],
    ['Article 2', 'Law'],
    ['Courts', 'Irish'],
    ['Costs', 'none'],
  ];
  const isPlain = { bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
  const words = rows.flatMap(([label = '', value = ''], row) => {
    const placed = (text: string, left: number) => {
      return { text, left, right: left + text.length * 5, baseline: 100 + row * 12, size: 10, ...isPlain };
    };
    return [...label.split(' ').map((text, index) => placed(text, 45 + index * 38)), placed(value, 130)];
  });
  const pieces = cutLines(linesOf(words, 1), [], new ReadingMeter(1000));
  expect(pieces.map((line) => line.map((piece) => textOf(piece.words)))).toEqual(rows);
});

it('cuts before a bullet, which ends no label and opens an item that begins with an amount', () => {
  const isPlain = { bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
  const words = [
    ['money', 45, 75],
    ['•', 79, 84],
    ['£250,000', 98, 140],
  ] as const;
  const line = words.map(([text, left, right]) => ({
    text,
    left,
    right,
    baseline: 100,
    size: 10,
    ...isPlain,
  }));
  const [pieces = []] = cutLines(linesOf(line, 1), [], new ReadingMeter(1000));
  expect(pieces.map((piece) => textOf(piece.words))).toEqual(['money', '• £250,000']);
});

it('cuts behind a figure that ends in line with others, however near the next cell begins', () => {
  const isPlain = { bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
  const rows = [
    ['Price', '9.0', 'preference, not covered'],
    ['Others', '28.0', 'exchanged'],
    ['Total', '–', 'not covered at all by it'],
  ] as const;
  const words = rows.flatMap(([label, figure, remark], row) => {
    const placed = (text: string, left: number) => {
      return { text, left, right: left + text.length * 4, baseline: 100 + row * 20, size: 10, ...isPlain };
    };
    const remarkLeft = 255 - remark.length * 4;
    return [placed(label, 45), placed(figure, 150 - figure.length * 4), placed(remark, remarkLeft)];
  });
  const pieces = cutLines(linesOf(words, 1), [], new ReadingMeter(1000));
  expect(pieces.map((line) => line.map((piece) => textOf(piece.words)))).toEqual(rows);
});
