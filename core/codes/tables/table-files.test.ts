import { expect, it } from 'vitest';
import { linesByFirstCell } from './table-files.ts';

const codes = Array.from({ length: 40 }, (_, number) => String(100 + number));
const table = codes.map((code) => `${code}\tfirst of ${code}\t9${code}\t`).join('\n');

it('finds a line by what it begins with, among the first that are asked for and among many', () => {
  const lines = linesByFirstCell(table);
  for (const code of [...codes, ...codes.toReversed()]) {
    expect(lines.of(code)).toEqual([`first of ${code}`, `9${code}`, '']);
  }
});

it.each([[[]], [codes]])(
  'has no line that only holds or begins with what is asked for, after %j',
  (before) => {
    const lines = linesByFirstCell(table);
    for (const code of before) lines.of(code);
    for (const none of ['10', '9100', 'first of 100', '']) expect(lines.of(none)).toEqual([]);
  },
);
