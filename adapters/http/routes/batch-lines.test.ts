import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countRows, linesWithRows } from './batch-lines.ts';

it('gives the lines that hold something, whatever stands between them', () => {
  const line = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !/[\r\n]/u.test(text));
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\n\n \t\n'), (lines, between) => {
      const text = lines.join(between);
      expect([...linesWithRows(text)].map((each) => each.trim())).toEqual(lines);
      expect(countRows(text, 3)).toBe(Math.min(lines.length, 3));
    }),
  );
});

it('finds no row in blanks', () => {
  expect([...linesWithRows(' \r\n\n\t\n'.repeat(1000))]).toEqual([]);
});
