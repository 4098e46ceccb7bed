import { expect, it } from 'vitest';
import { asLine, usualLeading } from './line.ts';

/** Lines of letters of a size, each so many sizes below the one before. */
function lines(size: number, top: number, gaps: readonly number[]) {
  let baseline = top;
  return gaps.map((gap) => {
    baseline += gap * size;
    const look = { bold: false, italic: false, isRaised: false, isGlued: false };
    return asLine([{ text: 'words', left: 50, right: 90, baseline, size, ...look } as never], 1);
  });
}

it('takes the leading from lines of the usual size: those of a title stand closer', () => {
  const title = lines(17, 80, [0, 1.2, 1.2]);
  expect(usualLeading([...title, ...lines(12, 150, [1, 1.5, 1.9, 1.5, 1.9, 1.5])])).toBeCloseTo(1.5);
});

it('takes it from all lines where no two of the usual size are as far apart', () => {
  const title = lines(17, 80, [0, 1.2, 1.2]);
  expect(usualLeading([...title, ...lines(12, 150, [1, 1.5, 1.9, 1.7])])).toBeCloseTo(1.2);
});
