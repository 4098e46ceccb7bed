import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula } from './escape-formula.ts';

describe('escapeFormula', () => {
  it.each(['=1+1', '+44 20 7946 0000', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '-'])('defuses %j', (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
  });

  it.each(['', 'bakery', "'=1", '5812', '-5', '+3.5', '1=1', ' =1'])('leaves %j alone', (cell) => {
    expect(escapeFormula(cell)).toBe(cell);
  });

  it('leaves no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        expect(escapeFormula(cell)).not.toMatch(/^[=@\t\r\n]|^[-+](?!\d+([.,]\d+)*$)/);
      }),
    );
  });
});
