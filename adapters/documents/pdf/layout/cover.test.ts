import { expect, it } from 'vitest';
import { hasCover } from './cover.ts';
import type { Line } from './line.ts';
import { asLine } from './line.ts';

const content = {
  number: 1,
  width: 595,
  height: 842,
  words: [],
  rules: [],
  hiddenCharacters: 0,
  isRecognised: false,
};

function line(text: string, left: number, baseline: number): Line {
  const set = { bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
  return asLine([{ text, left, right: 595 - left, baseline, size: 11, ...set }], 1);
}

const page = (...lines: readonly Line[]) => ({ content, lines, heads: [], feet: [], comments: [] });
const text = page(line('The Investor subscribes one million pounds.', 60, 90));

it('is a first page of few centred lines that begin below its top', () => {
  expect(hasCover([page(line('Heads of terms', 200, 250), line('Larch Ltd', 240, 280)), text])).toBe(true);
});

it('is none without a page behind it, near the top, or of lines that are not centred', () => {
  const centred = [line('Heads of terms', 200, 250), line('Larch Ltd', 240, 280)];
  expect(hasCover([page(...centred)])).toBe(false);
  expect(hasCover([page(line('Heads of terms', 200, 60), line('Larch Ltd', 240, 90)), text])).toBe(false);
  const aside = { ...line('Larch Ltd', 240, 280), left: 60, right: 120 };
  expect(hasCover([page(line('Heads of terms', 200, 250), aside), text])).toBe(false);
});
